"""Turned trumps and predictions (core §3.4, §3.5, §7.8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import card_code, parse_card
from buur.play.acts.deal_count import count_event as count_of
from buur.play.codec import event_json
from buur.play.model.deal import HIDDEN
from buur.play.model.events import Counted, Cut, Dealt, Opened, Played, Predicted
from buur.play.partie import Partie
from buur.play.views import redact
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import SUITS_APART, cut, deal, refused, seats_filled

ALOUD = {"prediction": "open"}


def predicting(card: str = "CA", **options: object) -> Partie:
    """Return a deal of estimation: seat 0 has all spades and leads, seat 3 deals the clubs."""
    rules = variant("estimation", options)
    state = Partie(variant=rules, scores=(0,) * 4).do(Opened(Seat(3))).do(Cut(Seat(2), 7))
    return state.do(Dealt(seats_filled(SUITS_APART), parse_card(card)))


def predicted(*points: int, aloud: bool = False, **options: object) -> Partie:
    """Return the state after all have predicted."""
    state = predicting("CA", **options)
    for seat, number in enumerate(points):
        state = state.do(Predicted(Seat(seat), number, aloud))
    return state


def written(*points: int, aloud: bool = False, **options: object) -> tuple[int, ...]:
    """Return what is written after a deal in which seat 3 ruffs every trick, 157 to nothing."""
    state = predicted(*points, aloud=aloud, **options)
    while state.phase == "play":
        state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    state = state.do(count_of(state))
    return state.history[0].total


def test_the_turned_card_names_the_trump() -> None:
    state = predicting()
    assert (str(deal(state).contract), deal(state).chooser) == ("trump:C", None)
    assert (state.phase, state.waiting) == ("predict", (0, 1, 2, 3))
    assert deal(predicted(1, 2, 3, 4)).leader == 0


@pytest.mark.parametrize(
    ("turned", "contract"), [("CA", "oben"), ("CQ", "oben"), ("C8", "unten"), ("CJ", "trump:C")]
)
def test_kreuzjass_reads_the_rank(turned: str, contract: str) -> None:
    """§3.4. JW."""
    assert str(deal(predicting(turned, turned="kreuzjass")).contract) == contract


def test_the_turned_card_is_the_dealers() -> None:
    state = Partie(variant=variant("estimation"), scores=(0,) * 4).do(Opened(Seat(3)))
    state = state.do(Cut(Seat(2), 7))
    hands = seats_filled(SUITS_APART)
    assert refused(state, Dealt(hands)) == "bad-deal"
    assert refused(state, Dealt(hands, parse_card("SA"))) == "bad-deal"


def test_hidden_predictions_come_in_any_order() -> None:
    state = predicting().do(Predicted(Seat(2), 40)).do(Predicted(Seat(0), 0))
    assert state.waiting == (1, 3)
    assert refused(state, Predicted(Seat(2), 41)) == "not-your-turn"
    assert refused(state, Predicted(Seat(1), 41, aloud=True)) == "bad-prediction"


def test_a_prediction_is_what_a_deal_holds() -> None:
    assert refused(predicting(), Predicted(Seat(0), 158)) == "bad-prediction"
    assert refused(predicting(), Predicted(Seat(0), 157)) is None


def test_a_deal_whose_tricks_cost_points_may_be_predicted_with_nothing() -> None:
    """§1.6, §3.5: tricks count less than nothing in later deals of a Guggitaler of ten."""
    state = Partie(variant=variant("estimation", {"values": "guggitaler10"}), scores=(0,) * 4)
    state = state.do(Opened(Seat(3)))
    state = replace(state, deal=replace(deal(state), number=6))
    state = cut(state).do(Dealt(seats_filled(SUITS_APART), parse_card("CA")))
    assert list(state.legal_for(0)) == [Predicted(Seat(0), 0, False)]


def test_open_predictions_go_round() -> None:
    """§3.5: from forehand; the dealer speaks last."""
    state = predicting(**ALOUD)
    assert state.waiting == (0,)
    assert refused(state, Predicted(Seat(1), 5, aloud=True)) == "not-your-turn"
    assert refused(state, Predicted(Seat(0), 5)) == "bad-prediction"
    assert state.do(Predicted(Seat(0), 5, aloud=True)).waiting == (1,)


def test_no_card_before_the_predictions() -> None:
    state = predicting()
    assert refused(state, Played(Seat(0), parse_card("SA"))) == "wrong-phase"
    assert refused(predicted(1, 2, 3, 4), Predicted(Seat(0), 1)) == "wrong-phase"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_hidden_predictions_reach_nobody_else(viewer: int | None) -> None:
    seat = None if viewer is None else Seat(viewer)
    state = predicted(11, 22, 33, 44)
    seen = deal(state.view(seat).state).predictions
    assert seen == tuple(
        points if who == viewer else HIDDEN for who, points in enumerate((11, 22, 33, 44))
    )
    for who in range(4):
        told = event_json(redact(Predicted(Seat(who), 99), seat))
        assert ("points" in told) == (who == viewer)
        assert "points" in event_json(redact(Predicted(Seat(who), 99, aloud=True), seat))


def test_the_count_shows_what_was_hidden() -> None:
    state = predicted(1, 2, 3, 4)
    while state.phase == "play":
        state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    assert refused(state, Counted()) == "bad-prediction"
    assert refused(state, Counted((1, 2, 3, 5))) == "bad-prediction"
    after = state.do(Counted((1, 2, 3, 4)))
    assert after.history[0].predictions == (1, 2, 3, 4)


def test_undertrumping_is_free_where_the_suit_is_missing() -> None:
    """§4.2. K16, for all backward games."""
    assert variant("estimation").play.undertrump == "free_if_void"


def test_the_difference_is_written() -> None:
    """§7.8, by hand: seat 3 holds all nine clubs, trumps, and takes everything: 157 to nothing."""
    assert written(0, 10, 40, 120) == (0, 10, 40, 37)
    assert written(0, 0, 0, 157) == (0, 0, 0, 0)


def test_exactness_is_rewarded() -> None:
    """§7.8: not for nothing predicted and no trick taken."""
    assert written(0, 1, 0, 157, exact_bonus=True) == (0, 1, 0, -10)


def test_the_dealer_is_compensated() -> None:
    """§7.8: 10 + 20 + 30 + 140 is 43 more than 157, which spares the dealer eight points."""
    found = written(10, 20, 30, 140, aloud=True, dealer_compensation=True, **ALOUD)
    assert found == (10, 20, 30, 17 - 8)


def test_the_lowest_total_wins() -> None:
    state = finished(deals=1)
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (0, "deals")
    assert state.result.scores == (5, 10, 40, 37)


def finished(*points: int, **options: object) -> Partie:
    state = predicted(*(points or (5, 10, 40, 120)), aloud=False, **options)
    while state.phase == "play":
        state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    return state.do(count_of(state))


@pytest.mark.parametrize(("tie", "goes_on"), [("draw", False), ("deal", True)])
def test_ties(tie: str, goes_on: bool) -> None:
    state = finished(5, 5, 40, 120, deals=1, tie=tie)
    assert state.is_over != goes_on
    assert goes_on or (state.result is not None and state.result.winner is None)


def test_the_turned_card_is_for_everybody() -> None:
    shown = deal(predicting("C9").view(Seat(1)).state).turned
    assert shown is not None
    assert card_code(shown) == "C9"


def test_a_prediction_that_is_not_known_stands_as_nothing() -> None:
    """It was not made yet, or in secret."""
    state = predicted(30)
    assert deal(state).told_predictions == (30, 0, 0, 0)
    secret = state.do(Predicted(Seat(1), None, False))
    assert (deal(secret).predictions[1], deal(secret).told_predictions) == (HIDDEN, (30, 0, 0, 0))
