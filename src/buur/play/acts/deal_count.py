"""Rule of `Counted`: counts the deal and reveals hidden predictions (§3.5, §7.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.play.acts.predictions import check_points
from buur.play.acts.rule import Rule, Rules, expect_phase
from buur.play.model.deal import HIDDEN
from buur.play.model.events import Counted
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.partie_end import close_deal


def count_event(state: State) -> Counted:
    """Return the event that counts the deal, with the hidden predictions if there are any."""
    hidden = state.variant.predict.prediction == "hidden"
    return Counted(deal_of(state).told_predictions if hidden else None)


def _check(state: State, event: Counted) -> None:
    expect_phase(state, "count", "count", "7.1")
    told, made = event.predictions or (), deal_of(state).predictions
    hidden = state.variant.predict.prediction == "hidden"
    if (event.predictions is not None) != hidden or (hidden and len(told) != len(made)):
        refuse("bad-prediction", "the count tells every hidden prediction, and no other", "3.5")
    for points, before in zip(told, made, strict=False):
        check_points(state, points)
        if before not in (HIDDEN, points):
            refuse("bad-prediction", f"{before} points were predicted, not {points}", "3.5")


def _count(state: State, event: Counted) -> State:
    if event.predictions is not None:
        known = replace(deal_of(state), predictions=event.predictions)
        state = replace(state, deal=known)
    return close_deal(state)


RULES: Final[Rules] = {Counted: Rule(_check, _count)}
