"""`rank_goal`: whether a seat collects or avoids points where scores depend on placement."""

from __future__ import annotations

from typing import Final

from buur.play.model.state import State
from buur.seats import Seat

ENOUGH_FOR_HIGH: Final = 25
"""Fewest points with which the leading side goes on collecting."""
CLOSE_TO_TOO_MANY: Final = 85
"""Points from which another rich trick would exceed the limit of a hundred."""


def rank_goal(state: State, seat: Seat) -> int:
    """Return 1 where a seat should collect points, -1 where it should avoid them."""
    points = state.card_points
    own = points[state.team(seat)]
    leads = own >= ENOUGH_FOR_HIGH and own == max(points)
    return 1 if leads and own < CLOSE_TO_TOO_MANY else -1
