"""Aim for the most or the fewest points where ranks are rewarded and the middle is not."""

from __future__ import annotations

from typing import Final

from buur.play.model.state import State
from buur.seats import Seat

ENOUGH_FOR_HIGH: Final = 25
"""With so many points, and nobody having more, one goes on collecting."""
CLOSE_TO_TOO_MANY: Final = 85
"""From here on another rich trick would bring the hundred that spoils it."""


def rank_goal(state: State, seat: Seat) -> int:
    """Return 1 to collect points, -1 to shun them."""
    points = state.card_points
    own = points[state.team(seat)]
    leads = own >= ENOUGH_FOR_HIGH and own == max(points)
    return 1 if leads and own < CLOSE_TO_TOO_MANY else -1
