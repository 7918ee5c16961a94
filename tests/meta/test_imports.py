"""What ``import buur`` costs and brings along."""

import json
import subprocess
import sys
from collections.abc import Callable

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


def test_import_is_instant(record_property: Callable[[str, object], None]) -> None:
    """At most 50 ms on a machine that imports ``asyncio`` in 100; a ratio on every other one."""
    code = "import time; start = time.perf_counter(); import {}; print(time.perf_counter() - start)"
    ours, known = zip(
        *((float(fresh(code.format(name))) for name in ("buur", "asyncio")) for _ in range(15)),
        strict=True,
    )
    times = f"{min(ours) * 1000:.0f} ms, asyncio beside it {min(known) * 1000:.0f} ms"
    record_property("measured", f"import buur: {times}")
    assert min(ours) < 0.5 * min(known)


def test_import_loads_neither_kernels_nor_application() -> None:
    loaded = modules_after("import buur")
    assert "buur" in loaded
    above = ("buur.kernels", "buur.server", "buur.cli", "buur.web", "numba", "numpy")
    assert not [name for name in loaded if name.startswith(above)]


@pytest.mark.parametrize("statement", ["import buur", *(f"import buur.{name}" for name in CORE)])
def test_the_core_loads_the_standard_library_only(statement: str) -> None:
    top = {name.partition(".")[0] for name in modules_after(statement)}
    assert top - sys.stdlib_module_names <= {"buur"}
