"""`Utility`: value of a deal's result to each side, as arrays, and its evaluation in kernels."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba.extending import register_jitable

from buur.kernels.game import Floats, Ints
from buur.rules.placement_scores import extreme, middle, putze

TABLE_RANGE: Final = 1024
"""Largest absolute points in a table of values."""
NEVER: Final = 1 << 40
"""A number of points that no deal reaches."""

POINTS, EXTREMES, MIDDLE, PUTZES = range(4)
"""Kinds of scoring: by points, or one of three scores by placement."""


class Utility(NamedTuple):
    """Arrays that give the value of points and tricks to each side."""

    values: Floats
    """Value by side and points, for points from -TABLE_RANGE to TABLE_RANGE."""
    offsets: Ints
    """By world and side, points that are subtracted before the value is looked up."""
    point_limits: Ints
    """By world and side, points from which on the side avoids more."""
    first_trick_bonus: Floats
    """By side, the value that its first trick adds."""
    sweep_bonus: Floats
    """By side that takes all tricks, and by side: the value that this adds to the latter."""
    winning_points: Ints
    """By side, points with which it wins the partie."""
    sweep_points: int
    """Points that make a sweep where points and not tricks decide it, else `NEVER`."""
    ranking: int
    """Kind of scoring: `POINTS`, `EXTREMES`, `MIDDLE` or `PUTZES`."""
    pomme_below: int
    """Points below which a side gets a pomme."""
    putzes: int
    """See `buur.rules.placement_scores.putze`."""
    pommes: int
    """See `buur.rules.placement_scores.putze`."""
    partie_bonus: float
    """Value of winning the partie."""
    spread: float
    """Usual standard deviation of the utility of a rollout."""
    marriages: int
    """1 where king and queen of a suit count, in a trick or in a hand."""


@register_jitable
def evaluate(
    utility: Utility,
    world: int,
    points: Any,
    tricks: Any,
    all_tricks: int,
    first: int,
    results: Any,
) -> None:
    """Fill in for each side the utility of a deal, less the mean utility of the other sides.

    Args:
        utility: the utility of the deal.
        world: the index of the world.
        points: the points by side; with scores by placement they are changed.
        tricks: the number of tricks by side.
        all_tricks: the number of tricks of the deal.
        first: the side that won the partie, -1 for none.
        results: the array by side to fill in.
    """
    sides = utility.values.shape[0]
    for side in range(sides):
        at = points[side] - utility.offsets[world, side] + TABLE_RANGE
        results[side] = utility.values[side, max(0, min(2 * TABLE_RANGE, at))]
        if tricks[side] > 0:
            results[side] += utility.first_trick_bonus[side]
    if utility.ranking != POINTS:
        for side in range(sides):
            points[side] -= utility.offsets[world, side]
        for side in range(sides):
            results[side] += rank_utility(utility, points, tricks, sides, side)
    for taker in range(sides):
        swept = tricks[taker] == all_tricks
        if utility.sweep_points < NEVER:
            swept = points[taker] == utility.sweep_points
        if swept:
            for side in range(sides):
                results[side] += utility.sweep_bonus[taker, side]
    if first >= 0:
        results[first] += utility.partie_bonus
    whole = 0.0
    for side in range(sides):
        whole += results[side]
    for side in range(sides):
        results[side] -= (whole - results[side]) / max(1, sides - 1)


@register_jitable
def rank_utility(utility: Utility, points: Any, tricks: Any, sides: int, side: int) -> int:
    """Return the score of a side by placement: strokes, or putzes less pommes."""
    if utility.ranking == EXTREMES:
        return extreme(points, sides, side)
    if utility.ranking == MIDDLE:
        return middle(points, tricks, sides, side)
    return putze(points, sides, side, utility.pomme_below, utility.putzes, utility.pommes)
