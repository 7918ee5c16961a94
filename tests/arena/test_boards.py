"""One seed of a duel: the same cards from every place."""

from __future__ import annotations

from itertools import count

import pytest

from buur.arena import deals_per_board, gain_per_deal, play_board, play_deals, seatings
from buur.arena.boards import DISTINCT_DEALS
from buur.bots import Bot, bot
from buur.play.model.events import Act, Played
from buur.play.views import View
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.bots.naive import Naive


def steady(seed: int) -> Bot:
    return bot("steady", seed)


def test_every_place_is_held_once() -> None:
    assert seatings(variant("schieber")) == (frozenset({0, 2}), frozenset({1, 3}))
    assert seatings(variant("mise")) == tuple(frozenset({seat}) for seat in range(3))
    assert len(seatings(variant("hindersi-5"))) == 5


def test_as_many_deals_are_played_as_differ() -> None:
    assert deals_per_board(variant("schieber")) == 1
    assert deals_per_board(variant("guggitaler")) == DISTINCT_DEALS
    assert deals_per_board(variant("coiffeur")) is None
    assert deals_per_board(variant("mise")) is None


def test_cards_depend_on_seed_and_deal_alone() -> None:
    """Whoever plays, so that a duel is in duplicate."""
    rules = variant("estimation-3")
    tables = [
        play_deals(rules, [bot(kind, seat) for seat in range(3)], 4, 4)
        for kind in ("steady", "random")
    ]
    hands = [
        [getattr(event, "hands", ()) for event in table.events if type(event).__name__ == "Dealt"]
        for table in tables
    ]
    assert hands[0] == hands[1]
    assert len(hands[0]) == 4


def test_the_fewest_points_are_a_gain_where_the_lowest_wins() -> None:
    rules = variant("hindersi-3")
    table = play_deals(rules, [Naive(), Naive(), Naive()], 1, 4)
    low = min(range(3), key=table.state.scores.__getitem__)
    assert gain_per_deal(table, frozenset({low})) > 0


@pytest.mark.parametrize("name", ["schieber", "hindersi-3", "guggitaler-3"])
def test_equals_gain_nothing(name: str) -> None:
    """What one place gains the others lose, so the luck of the deal falls out."""
    rules = variant(name)
    board = play_board(rules, steady, steady, 5, 1)
    assert board.gain == pytest.approx(0)
    assert board.deals == len(seatings(rules))


class Cheat:
    """Plays a card that it does not hold, and calls out what nobody asks for."""

    name = "cheat"

    def choose(self, view: View) -> Act:
        if view.state.phase != "play":
            return next(iter(view.legal))
        absent = next(card for card in range(36) if card not in view.hand)
        return Played(view.seat or Seat(0), absent)

    def interject(self, view: View) -> Act | None:
        return Played(Seat(0), 0)


def test_acts_against_the_rules_are_counted_and_replaced() -> None:
    board = play_board(variant("schieber"), lambda seed: Cheat(), steady, 1, 1)
    assert board.tallies[0].illegal > 36
    assert board.tallies[1].illegal == 0
    assert board.deals == 2
    assert board.gain < 0


def test_times_are_taken_of_every_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    clock = count(step=0.001)
    monkeypatch.setattr("buur.arena.bot_measurement.perf_counter", lambda: next(clock))
    board = play_board(variant("schieber"), Naive, Naive, 1, 1)
    for tally in board.tallies:
        assert tally.acts == sum(tally.times.values()) > 0
        assert tally.mean == pytest.approx(0.001)
        for share in (0.5, 0.95):
            assert tally.quantile(share) == pytest.approx(0.001, rel=0.06)


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_equals_gain_nothing_in_any_rule_set(name: str) -> None:
    board = play_board(variant(name), Naive, Naive, 2, deals_per_board(variant(name)))
    assert board.gain == pytest.approx(0, abs=1e-9)
