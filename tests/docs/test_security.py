"""The table of ``SECURITY.md``: every attack has its row, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from tests.attack.attacks import ATTACKS

ROOT: Final = Path(__file__).parents[2]
ROW: Final = re.compile(r"^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
ROWS: Final = {
    int(number): re.findall(r"`([^`]+)`", tests)
    for number, _, _, tests in ROW.findall((ROOT / "SECURITY.md").read_text(encoding="utf-8"))
}
"""The named tests of each row by its number."""


def functions(path: Path) -> set[str]:
    """Return the names of the functions of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Module([], [])
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds)}


def is_there(test: str) -> bool:
    """Tell whether a test exists, given as ``PATH::NAME``."""
    path, _, name = test.partition("::")
    return name in functions(ROOT / path)


def test_the_rows_are_numbered_without_a_gap() -> None:
    assert list(ROWS) == list(range(1, max(ROWS) + 1))


@pytest.mark.parametrize("number", ROWS)
def test_every_test_of_an_attack_is_there(number: int) -> None:
    assert ROWS[number]
    assert [test for test in ROWS[number] if not is_there(test)] == []


def test_every_attack_has_its_row() -> None:
    assert {one.number for one in ATTACKS} <= set(ROWS)


def test_a_test_that_does_not_exist_is_noticed() -> None:
    assert is_there("tests/docs/test_security.py::is_there")
    assert not is_there("tests/docs/test_security.py::test_nothing")
    assert not is_there("tests/docs/nothing.py::is_there")
