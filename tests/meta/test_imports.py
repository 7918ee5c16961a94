"""Modules that ``import buur`` loads."""

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
    "referee",
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
    code = f"import sys; before = set(sys.modules); {statement};"
    return set(fresh(code + "print(*(set(sys.modules) - before))").split())


OWN = "import __future__, importlib, typing"
"""What the package itself needs before anything of it is used."""


def test_import_loads_nothing_but_the_package_itself() -> None:
    """What it loads decides how long it takes, which ``buur bench --only ratio`` measures."""
    loaded = modules_after("import buur")
    assert {name for name in loaded if name.partition(".")[0] == "buur"} == {"buur"}
    assert loaded - {"buur"} <= modules_after(OWN)


@pytest.mark.parametrize("statement", ["import buur", *(f"import buur.{name}" for name in CORE)])
def test_the_core_loads_the_standard_library_only(statement: str) -> None:
    top = {name.partition(".")[0] for name in modules_after(statement)}
    assert top - sys.stdlib_module_names <= {"buur"}
