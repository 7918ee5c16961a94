"""What ``import buur`` costs and brings along."""

import json
import subprocess
import sys

import pytest

CORE = (
    "cards",
    "contracts",
    "errors",
    "melds",
    "notation",
    "play",
    "rules",
    "scoring",
    "seats",
    "slate",
    "variants",
)
"""Everything below the bots, which programmers use without the application."""


def fresh(code: str) -> str:
    """Run code in an interpreter of its own and return what it prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def modules_after(statement: str) -> set[str]:
    """Return the modules that a statement loads on top of a bare interpreter's."""
    code = f"import json, sys; before = set(sys.modules); {statement};"
    return set(json.loads(fresh(code + "print(json.dumps(sorted(set(sys.modules) - before)))")))


def test_import_takes_less_than_50_ms() -> None:
    code = (
        "import time; start = time.perf_counter(); import buur; print(time.perf_counter() - start)"
    )
    fresh(code)  # compiles what is not compiled yet
    assert min(float(fresh(code)) for _ in range(15)) < 0.050


def test_import_loads_neither_kernels_nor_application() -> None:
    loaded = modules_after("import buur")
    assert "buur" in loaded
    assert not [name for name in loaded if name.startswith(("buur.server", "buur.cli", "buur.web"))]


@pytest.mark.parametrize("statement", ["import buur", *(f"import buur.{name}" for name in CORE)])
def test_the_core_loads_the_standard_library_only(statement: str) -> None:
    top = {name.partition(".")[0] for name in modules_after(statement)}
    assert top - sys.stdlib_module_names <= {"buur"}
