"""The measurement of strategy advice finds positions for every advice and plays both ways."""

from __future__ import annotations

import pytest

from tools import strategy_gains
from tools.strategy_gains import HABITS, RULES, measure, measure_habit


@pytest.mark.parametrize("name", RULES)
def test_every_advice_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """W: the strategy of the article, one position an advice."""
    monkeypatch.setattr(strategy_gains, "BOTS", ("steady",))
    tally = measure("chibre", [name], 1, 0)[name]
    assert len(tally.gains) == len(tally.follows["steady"]) == 1


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_is_measured_on_whole_deals(name: str) -> None:
    gains = measure_habit("chibre", name, 12, 0)
    assert len(gains) == 12
    assert any(gains), "to forget changes some deal"
