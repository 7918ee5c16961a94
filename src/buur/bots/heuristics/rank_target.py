"""Goal of a seat where ranks are scored: the most or the fewest points."""

from __future__ import annotations

from typing import Final

from buur.play.model.state import State
from buur.seats import Seat

ENOUGH_FOR_HIGH: Final = 25
"""Points with which the leader goes on collecting."""
CLOSE_TO_TOO_MANY: Final = 85
"""Points from which another rich trick would exceed the limit of a hundred."""


def rank_goal(state: State, seat: Seat) -> int:
    """Return 1 to collect points, -1 to avoid them."""
    points = state.card_points
    own = points[state.team(seat)]
    leads = own >= ENOUGH_FOR_HIGH and own == max(points)
    return 1 if leads and own < CLOSE_TO_TOO_MANY else -1
