"""Static evaluation of a position by the ranks of its cards: the first goal of a search.

The nearer the first goal is to the true count, the fewer goals follow. Each card left has a weight
by its rank among the cards left of its suit, for the side that holds it. ``tools/fit_estimate.py``
fitted the weights to solved deals of four seats. Root mean square errors: 12 to 14 points with
trumps and six to eight cards each, 17 without trumps and nine cards, 36 to 43 for half of the
points, which all other games use.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.solver import array_layout as layout

UNIT: Final = 16
"""Weight that equals one point."""
TRUMPS: Final = (496, 280, 209, 166, 150, 142, 131, 134, 123)
"""Weights of the trumps that are left, the highest first."""
SIDE_SUITS: Final = (82, 28, 6, 4, 5, -1, 1, -8, -6)
"""Weights of the cards left in another suit, the highest first."""
NO_TRUMPS: Final = (288, 94, 33, 3, -1, -5, -12, -15, -4)
"""Weights of the cards left in any suit if there are no trumps, the highest first."""
LEAD: Final = 40, 136
"""Weights of being on lead, with trumps and without."""
LEAD_WEIGHT: Final = layout.WEIGHTS + 36
_TEAMS: Final = 0b0101, 0b1010


@register_jitable
def is_fitted(w: Any) -> bool:
    """Tell whether the weights fit these seats and sides."""
    takers = w[layout.TAKERS]
    return (
        w[LEAD_WEIGHT] != 0
        and takers == w[layout.MAXIMIZERS]
        and (takers == _TEAMS[0] or takers == _TEAMS[1])
    )


@register_jitable
def estimate(w: Any, leader: int, worth: int, rest: int) -> int:
    """Return the estimated count of a position.

    Args:
        w: the array of the search.
        leader: the seat that is to lead, or that wins the open trick so far.
        worth: points of the open trick.
        rest: all points that nobody has taken yet, those of the open trick included.
    """
    if not is_fitted(w):
        return rest >> 1
    takers = w[layout.TAKERS]
    first = layout.HANDS if takers & 1 else layout.HANDS + 1
    ours = w[first] | w[first + 2]
    lead = w[LEAD_WEIGHT] + UNIT * worth
    ahead = lead if takers >> leader & 1 else -lead
    for suit in range(4):
        left, at = w[layout.REMAINING] >> 9 * suit & layout.SUIT_BITS, layout.WEIGHTS + 9 * suit
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            ahead += w[at] if ours >> 9 * suit + card & 1 else -w[at]
            at += 1
    # Half of the points, plus the lead of the side whose tricks count.
    return min(max((rest * UNIT + 2 * ahead) // (2 * UNIT), 0), rest)
