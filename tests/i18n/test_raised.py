"""Every code with which the program raises something for people has its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from buur.errors import BOT_FAULTS, PositionError
from buur.i18n import LANGUAGES
from tests.i18n.samples import messages

SOURCES = Path(__file__).parents[2] / "src/buur"
PLACES = {
    "RulesError": (1, "rules-"),
    "PositionError": (1, "cli-error-position-"),
    "SeriesError": (0, "cli-error-series-"),
    "UserError": (0, "cli-error-"),
    "Unsolvable": (0, "cli-error-solve-"),
    "ClusterUnavailable": (0, "cli-error-"),
    "BotFailure": (0, "cli-error-bot-"),
    "TableFailure": (0, "cli-error-table-"),
    "refuse": (0, "reason-"),
}
"""What raises: which argument is the code, and how the key of its text begins."""


@cache
def raised() -> dict[str, tuple[str, ...]]:
    """Return the keys of all texts that are needed, by what raises."""
    found: dict[str, set[str]] = {name: set() for name in PLACES}
    for path in SOURCES.rglob("*.py"):
        for name, key in _codes(ast.parse(path.read_text(encoding="utf-8"))):
            found[name].add(key)
    return {name: tuple(sorted(keys)) for name, keys in found.items()}


def _codes(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        at, start = PLACES.get(node.func.id, (len(node.args), ""))
        code = node.args[at] if at < len(node.args) else None
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield node.func.id, start + code.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_that_is_raised_has_a_text(lang: str) -> None:
    assert all(raised().values())
    assert {key for keys in raised().values() for key in keys} <= set(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_name_of_a_bot_has_a_text(lang: str) -> None:
    assert {f"cli-error-{code}" for code in BOT_FAULTS} <= set(messages(lang))


def test_no_text_is_left_without_a_position() -> None:
    written = {key for key in messages("fr") if key.startswith("cli-error-position-")}
    assert {key for key in written if "." not in key} == set(raised()["PositionError"])


def test_a_position_that_cannot_be_says_what_its_text_needs() -> None:
    error = PositionError("7 is not a seat: expected 0 to 3", "no-seat", seat=7, last=3)
    assert (str(error), error.code) == ("7 is not a seat: expected 0 to 3", "no-seat")
    assert error.values == {"seat": 7, "last": 3}
