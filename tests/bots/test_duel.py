"""Steady against a beginner, in every rule set: the figures stand in docs/adding-a-bot.md."""

from __future__ import annotations

import pytest

from buur.bots import bot
from buur.variants.registry import PRESETS, variant
from tests.bots.duel import DEALS, MAKERS, duel, gained, partie, places
from tests.bots.naive import Naive

FEW = ("pomme-2", "estimation-2", "hindersi-3", "brouc")
"""Small games of different kinds: putzes, predictions, points to shun, partners."""


@pytest.mark.parametrize("name", FEW)
def test_steady_beats_a_beginner(name: str) -> None:
    mean, error = duel(variant(name), MAKERS["steady"], Naive, range(5))
    assert mean > 2 * error


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_steady_beats_a_beginner_in_every_rule_set(name: str) -> None:
    mean, error = duel(variant(name), MAKERS["steady"], Naive, range(60))
    assert mean > error


def test_every_place_is_held_once() -> None:
    assert places(variant("schieber")) == (frozenset({0, 2}), frozenset({1, 3}))
    assert places(variant("mise")) == tuple(frozenset({seat}) for seat in range(3))
    assert len(places(variant("hindersi-5"))) == 5


def test_cards_depend_on_seed_and_deal_alone() -> None:
    """Whoever plays, so that a duel is in duplicate."""
    rules = variant("estimation-3")
    tables = [
        partie(rules, [bot(kind, seat) for seat in range(3)], 4, DEALS)
        for kind in ("steady", "random")
    ]
    hands = [
        [getattr(event, "hands", ()) for event in table.events if type(event).__name__ == "Dealt"]
        for table in tables
    ]
    assert hands[0] == hands[1]
    assert len(hands[0]) == DEALS


def test_the_fewest_points_are_a_gain_where_the_lowest_wins() -> None:
    rules = variant("hindersi-3")
    table = partie(rules, [Naive(), Naive(), Naive()], 1, DEALS)
    low = min(range(3), key=table.state.scores.__getitem__)
    assert gained(table, frozenset({low})) > 0
