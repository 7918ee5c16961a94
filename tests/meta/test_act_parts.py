"""Where the time of a bot's acts goes: functions are timed where they are called."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

import pytest

from tools import act_parts
from tools.act_parts import PARTS, shares, stopped, table

MIND = {"signals": "buur.bots.heuristics.advisor:situation"}
"""A function of the steady player, which every installation has."""


def doubled(number: int) -> int:
    return 2 * number


def test_seconds_go_to_the_part_and_the_function_is_put_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = iter([1.0, 3.0, 10.0, 10.5])
    monkeypatch.setattr(act_parts, "process_time", lambda: next(ticks))
    home = ModuleType("home")
    home.__dict__["doubled"] = doubled
    monkeypatch.setitem(sys.modules, "home", home)
    with stopped({"doubling": "home:doubled"}) as seconds:
        assert [home.doubled(2), home.doubled(number=3)] == [4, 6]
    assert seconds == {"doubling": 2.5}
    assert home.doubled is doubled


@pytest.mark.usefixtures("ticking")
def test_parts_are_parts_of_the_whole() -> None:
    total, acts, seconds = shares("steady", "schieber", 1, MIND)
    assert 0 < acts < 4 * 9
    assert 0 < seconds["signals"] < total


@pytest.mark.usefixtures("ticking")
def test_the_table_adds_up() -> None:
    lines = list(table("steady", "schieber", 1, MIND))
    parts = [float(line.split(" | ")[1]) for line in lines[2:]]
    assert sum(parts[:-1]) == pytest.approx(parts[-1], rel=0.02)


def test_all_parts_are_there() -> None:
    for place in PARTS.values():
        module, _, function = place.partition(":")
        assert callable(getattr(importlib.import_module(module), function))
