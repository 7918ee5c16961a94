"""Strokes and noughts for the highest, lowest and middle points of a deal (§7.14)."""

from __future__ import annotations

from buur.contracts import OPEN
from buur.play.model.state import State, deal_of
from buur.rules.placement_scores import extreme, middle
from buur.seats import ByTeam


def extreme_strokes(state: State) -> ByTeam[int]:
    """Return by side a stroke for the fewest points, and one for the most if they are below 100.

    A tie gives no stroke; nor does a deal that ended without trumps.
    """
    points = state.card_points
    if deal_of(state).contract == OPEN:
        return (0,) * len(points)
    return tuple(extreme(points, len(points), side) for side in range(len(points)))


def middle_strokes(state: State) -> ByTeam[int]:
    """Return the balance of each side: a stroke for the outer two, two noughts for the middle one.

    `middle` states the exceptions. All are 0 if the deal ended without trumps.
    """
    points, tricks = state.card_points, _tricks(state)
    if deal_of(state).contract == OPEN:
        return (0,) * len(points)
    return tuple(middle(points, tricks, len(points), side) for side in range(len(points)))


def _tricks(state: State) -> ByTeam[int]:
    deal = deal_of(state)
    taken = [0] * state.variant.sides
    for trick in deal.tricks:
        taken[state.team(trick.winner)] += 1
    return tuple(taken)
