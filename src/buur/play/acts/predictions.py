"""Prediction stage (§3.5): order of the seats, checks and offers of `Predicted`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Stage
from buur.play.model.deal import HIDDEN
from buur.play.model.events import Act, Predicted
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.seats import Seat, right_of
from buur.variants.model import Variant


def highest_prediction(state: State) -> int:
    """Return the total points of a deal's tricks; 0 if tricks cost points."""
    return max(0, all_points(state) + last_bonus(state))


def is_aloud(variant: Variant) -> bool:
    """Tell whether predictions are open, so that everybody hears them."""
    return variant.predict.prediction == "open"


def _begin(state: State) -> State:
    """Ask everybody at once, or forehand first and the dealer last (§3.5)."""
    deal, seats = deal_of(state), state.variant.seats
    everybody = tuple(Seat(seat) for seat in range(seats))
    asked = (deal.forehand,) if is_aloud(state.variant) else everybody
    return replace(state, deal=replace(deal, asked=asked, predictions=(None,) * seats))


def _check(state: State, event: Predicted) -> None:
    if event.aloud != is_aloud(state.variant):
        refuse("bad-prediction", "whether a prediction is heard is for the rule set to say", "3.5")
    if event.points is not None:
        check_points(state, event.points)


def check_points(state: State, points: int) -> None:
    """Refuse a prediction of more points than a deal holds."""
    most = highest_prediction(state)
    if not 0 <= points <= most:
        refuse("bad-prediction", f"a prediction is 0 to {most}, not {points}", "3.5")


def _predict(state: State, event: Predicted) -> State:
    deal, seat = deal_of(state), event.seat
    points = HIDDEN if event.points is None else event.points
    made = (*deal.predictions[:seat], points, *deal.predictions[seat + 1 :])
    if is_aloud(state.variant):
        following = right_of(seat, state.variant.seats)
        asked: tuple[Seat, ...] = () if None not in made else (following,)
    else:
        asked = tuple(other for other in deal.asked if other != seat)
    return replace(state, deal=replace(deal, predictions=made, asked=asked))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    aloud = is_aloud(state.variant)
    return (Predicted(seat, points, aloud) for points in range(highest_prediction(state) + 1))


PREDICT: Final = Stage(
    _begin, {Predicted: Rule(_check, _predict)}, _offers, doing="predict", clause="3.5"
)
