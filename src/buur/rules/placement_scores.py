"""Scores by placement: by the rank of a side's points, where the points are not written.

Every function scores one side; ``points`` and ``tricks`` are by side, ``sides`` is their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TOO_MANY: Final = 100
"""Points from which on the highest side has failed."""
POMME: Final = -1
"""A pomme takes a putze away; who has none has one less than nothing."""


def extreme(points: Sequence[int], sides: int, side: int) -> int:
    """Return the strokes of a side: for the fewest points alone, for the most below a hundred.

    Source: §7.14.
    """
    own, low, high = points[side], 1, 1
    for other in range(sides):
        if other != side:
            low = low if points[other] > own else 0
            high = high if points[other] < own else 0
    return low + (high if own < TOO_MANY else 0)


def middle(points: Sequence[int], tricks: Sequence[int], sides: int, side: int) -> int:
    """Return the strokes of a side of three, as a balance: the one between pays the outer ones.

    A hundred points or no trick are as bad as being between; every trick is two strokes. Without a
    lone player between, nobody is written anything. Source: §7.14.
    """
    taken = 0
    for other in range(sides):
        taken += tricks[other]
    one, written = -1, -2
    for other in range(sides):
        if taken and tricks[other] == taken:
            one, written = other, 2
    if one < 0:
        one = _failed(points, tricks, sides)
    if one < 0:
        return 0
    return written if side == one else -written // (sides - 1)


def _failed(points: Sequence[int], tricks: Sequence[int], sides: int) -> int:
    """Return who alone has too many points, or no trick, or is between; -1 for nobody."""
    over, without, between = -1, -1, -1
    overs, withouts, betweens = 0, 0, 0
    for side in range(sides):
        below, level = 0, 0
        for other in range(sides):
            below += 1 if points[other] < points[side] else 0
            level += 1 if points[other] == points[side] else 0
        if points[side] >= TOO_MANY:
            over, overs = side, overs + 1
        if tricks[side] == 0:
            without, withouts = side, withouts + 1
        if below == 1 and level == 1:
            between, betweens = side, betweens + 1
    if overs == 1:
        return over
    if withouts == 1:
        return without
    return between if betweens == 1 else -1


def putze(
    points: Sequence[int], sides: int, side: int, below: int, putzes: int, pommes: int
) -> int:
    """Return the putzes of a side that played a deal with others, or its pomme.

    Args:
        points: by side.
        sides: how many played.
        side: that is asked for.
        below: with fewer points it has a pomme.
        putzes: how many are marked.
        pommes: 1 where all have a pomme if nobody reaches that, 0 where that deal is void.

    Source: §7.10.
    """
    above, better = 0, 0
    for other in range(sides):
        above += 1 if points[other] >= below else 0
        better += 1 if points[other] >= points[side] else 0
    if points[side] < below:
        return POMME if above or pommes else 0
    if above == 1:
        return putzes
    return 1 if better <= putzes else 0
