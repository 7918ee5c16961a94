"""The time in which a bot compiles does not count as its thinking time."""

from __future__ import annotations

import pytest

from buur.arena import Duel
from buur.arena.duel_session import DuelSession
from buur.arena.warm_up import warm_up
from buur.bots import Bot, bot
from buur.bots.budget import Budget
from buur.bots.registry import BOTS, THINKERS
from buur.notation import RuleSet
from buur.variants.registry import variant


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Budget | None]:
    """Register a bot that thinks, and return the budgets with which it is made."""
    budgets: list[Budget | None] = []

    def make(seed: int | None = None, budget: Budget | None = None) -> Bot:
        budgets.append(budget)
        return bot("random", seed)

    monkeypatch.setitem(THINKERS, "deep", make)
    monkeypatch.setitem(BOTS, "deep", make)
    return budgets


def test_a_bot_that_thinks_plays_a_deal_before_the_first_board(
    given: list[Budget | None],
) -> None:
    session = DuelSession(Duel(rules=RuleSet("schieber"), first="deep@300", second="deep"))
    session.run(1)
    assert given[:4] == [Budget(rounds=1)] * 4
    assert given[4:].count(Budget(rounds=300)) == given[4:].count(None) == 4
    session.close()


def test_others_have_nothing_to_compile(given: list[Budget | None]) -> None:
    warm_up(variant("schieber"), ("steady", "cmd:deep", "tests.bots.naive:Naive"))
    assert given == []
