"""The parts of the mutation test that need no mutation tool."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

from tools.mutants.coverage_plugin import blocks_of
from tools.mutants.targets import SOURCE
from tools.mutants.trials import FIRST, spread, stages_of

EQUIVALENT = Path(__file__).resolve().parents[1] / "mutants" / "equivalent.toml"
MODULE = '''"""A module."""

from __future__ import annotations

LIMIT = 3


def sign(number: int) -> int:
    """Return the sign."""
    if number < 0:
        return -1
    for _ in range(LIMIT):
        number += 0
    return int(number > 0)
'''


def test_every_block_inside_a_function_gets_a_mark() -> None:
    _, blocks = blocks_of("module", MODULE, first=7)
    assert blocks == [("module", 11, 11), ("module", 13, 13), ("module", 9, 14)]


def test_a_marked_module_does_what_it_did_and_leaves_marks() -> None:
    tree, _ = blocks_of("module", MODULE, first=7)
    assert ast.get_docstring(tree) == "A module."
    names: dict[str, object] = {}
    exec(compile(tree, "module", "exec"), names)
    marks: object = names["__marks__"]
    assert isinstance(marks, bytearray)
    marks[:] = bytes(len(marks))
    assert eval("sign(-5)", names) == -1
    assert [index for index, mark in enumerate(marks) if mark] == [7, 9]


def test_tests_of_different_functions_come_first() -> None:
    tests = [(f"test_a[{number}]", 0.1) for number in range(50)]
    tests += [(f"test_{letter}", 1.0) for letter in "bcdefghijklmnop"]
    names = [name for name, _ in spread(tests)]
    assert names[:3] == ["test_a[0]", "test_a[1]", "test_b"]
    assert len(names) == FIRST


def test_a_test_that_takes_too_long_is_left_out_of_a_trial() -> None:
    slow, quick = ("test_slow", 50.0), [(f"test_{number}", 1.0) for number in range(20)]
    stages = stages_of([*quick[:10], slow, *quick[10:]], most=40.0)
    assert [stage.seconds for stage in stages] == [FIRST, 20.0]
    assert "test_slow" not in stages[1].tests


def test_every_equivalent_mutant_still_names_a_line_of_its_module() -> None:
    for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]:
        module, _, change = entry["key"].partition(": ")
        path = SOURCE / Path(*module.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        lines = {line.strip() for line in path.read_text(encoding="utf-8").splitlines()}
        parts = change.split(" -> ")  # the lines may have arrows themselves
        befores = [" -> ".join(parts[:end]).split(" / ") for end in range(1, len(parts))]
        assert any(set(before) <= lines for before in befores), entry["key"]
        assert len(entry["reason"].split()) >= 4, f"{entry['key']}: say why"
