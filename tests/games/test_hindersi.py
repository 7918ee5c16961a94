"""Hindersi (variants §2): the fewest points, with strokes by round."""

from __future__ import annotations

import pytest

from buur.cards import parse_card
from buur.play.model.events import Counted, Played
from buur.play.queries.rounds import better_half
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.games.tables import EACH_HIS_SUIT, dealt, ended, finished, next_dealt, taken, written
from tests.rules.scenario import MIXED, deal, play, refused

RULES = PRESETS["hindersi"].variant


def test_the_dealers_last_card_makes_trumps() -> None:
    """[S] JW, JO: it cannot be robbed."""
    assert str(deal(dealt("hindersi", EACH_HIS_SUIT, "CA")).contract) == "trump:C"


def test_undertrumping_is_allowed_without_the_suit() -> None:
    """[S] JW; JO knows a form that forbids it."""
    hands = ("S6", "C9 H6", "C7 C8 H7", "CA")
    state = play(dealt("hindersi", hands, "CA"), "S6 C9")
    assert refused(state, Played(Seat(2), parse_card("C7"))) is None
    strict = play(dealt("hindersi", hands, "CA", undertrump="only_trumps"), "S6 C9")
    assert refused(strict, Played(Seat(2), parse_card("C7"))) == "undertrump"


def test_all_tricks_charge_the_others() -> None:
    """[S] JW: 157 to each other player; [R] nothing to the one who took them."""
    state = finished(dealt("hindersi", EACH_HIS_SUIT, "CA"))
    assert taken(state) == [0, 0, 0, 9]
    assert written(state) == (157, 157, 157, 0)


def test_otherwise_everybody_writes_his_points() -> None:
    """[S] JW."""
    state = finished(dealt("hindersi", MIXED, "CA"))
    assert sum(written(state)) == 157
    assert written(state) == state.card_points


@pytest.mark.parametrize(
    ("totals", "strokes"),
    [
        ((100, 200, 150, 178), (1, 0, 1, 0)),
        ((100, 150, 150, 228), (1, 1, 1, 0)),
        ((157, 157, 157, 157), (1, 1, 1, 1)),
        ((10, 10, 10, 600), (1, 1, 1, 0)),
        ((90, 150, 231), (1, 0, 0)),
    ],
)
def test_the_better_half_of_a_round_has_a_stroke(
    totals: tuple[int, ...], strokes: tuple[int, ...]
) -> None:
    """[S] JW: two of four, one of three; [R] who is level in the middle has it, too."""
    assert better_half(totals) == strokes


def test_four_deals_are_a_round_and_the_most_strokes_win() -> None:
    """[S] JW: strokes, not points, decide."""
    rules = {"deals": 8, "strokes": "low_half"}
    state = finished(dealt("hindersi", EACH_HIS_SUIT, "CA", **rules))
    for turned in ("S6", "H6", "D6", "C6", "S6", "H6"):
        state = finished(next_dealt(state, EACH_HIS_SUIT, turned))
    result = ended(finished(next_dealt(state, MIXED, "D6")).do(Counted()))
    assert result.scores[:3] < (1000, 1000, 1000)
    assert sum(result.strokes) == 4 + 2
    best = max(result.strokes)
    assert result.winner == (
        result.strokes.index(best) if result.strokes.count(best) == 1 else None
    )
