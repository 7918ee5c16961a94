"""Strokes and noughts by rank in a deal, for the highest, the lowest, the one between (§7.14)."""

from __future__ import annotations

from buur.contracts import OPEN
from buur.play.model.state import State, deal_of
from buur.rules.placement_scores import extreme, middle
from buur.seats import ByTeam


def extreme_strokes(state: State) -> ByTeam[int]:
    """Return a stroke for whoever alone has the fewest points, and the most below a hundred."""
    points = state.card_points
    if deal_of(state).contract == OPEN:
        return (0,) * len(points)
    return tuple(extreme(points, len(points), side) for side in range(len(points)))


def middle_strokes(state: State) -> ByTeam[int]:
    """Return a stroke for the two outer ones and two noughts for the one between, as a balance.

    Where no trump was found, nobody is written anything.
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
