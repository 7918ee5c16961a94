"""`Counted`: the deal is counted, with the predictions that were hidden (§3.5, §7.1)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.acts.predictions import check_points
from buur.play.model.deal import HIDDEN
from buur.play.model.events import Counted
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of


def counted(state: State) -> Counted:
    """Return the count of the deal, with what was predicted in secret."""
    hidden = state.variant.predict.prediction == "hidden"
    return Counted(deal_of(state).told_predictions if hidden else None)


def check_disclosed(state: State, event: Counted) -> None:
    """Raise unless the count tells the predictions that were made, where they were hidden."""
    told, made = event.predictions or (), deal_of(state).predictions
    hidden = state.variant.predict.prediction == "hidden"
    if (event.predictions is not None) != hidden or (hidden and len(told) != len(made)):
        refuse("bad-prediction", "the count tells every hidden prediction, and no other", "3.5")
    for points, before in zip(told, made, strict=False):
        check_points(state, points)
        if before not in (HIDDEN, points):
            refuse("bad-prediction", f"{before} points were predicted, not {points}", "3.5")


def disclosed(state: State, event: Counted) -> State:
    """Return the state in which all predictions are known."""
    if event.predictions is None:
        return state
    return replace(state, deal=replace(deal_of(state), predictions=event.predictions))
