"""Scores by placement: a side scores by the rank of its points, not by the points themselves.

Every function scores one side; ``points`` and ``tricks`` are by side, ``sides`` is their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TOO_MANY: Final = 100
"""Points from which on a side has too many."""
POMME: Final = -1
"""Score of a pomme, which cancels a putze; a balance may become negative."""


def extreme(points: Sequence[int], sides: int, side: int) -> int:
    """Return 1 stroke if a side alone has the fewest points, plus 1 if alone the most below 100.

    Source: §7.14.
    """
    own, low, high = points[side], 1, 1
    for other in range(sides):
        if other != side:
            low = low if points[other] > own else 0
            high = high if points[other] < own else 0
    return low + (high if own < TOO_MANY else 0)


def middle(points: Sequence[int], tricks: Sequence[int], sides: int, side: int) -> int:
    """Return the strokes of one of three sides, as a balance: the middle side pays the two others.

    A side with 100 points or without a trick pays in its place. A side that takes every trick gets
    two strokes. If no single side has to pay, nobody scores. Source: §7.14.
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
    """Return the one side with too many points, else without a trick, else between; -1 for none."""
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
        points: the points by side.
        sides: the number of sides that played.
        side: the side to score.
        below: the points below which a side has a pomme.
        putzes: the number of putzes of a deal.
        pommes: 1 if all get a pomme when no side reaches ``below``, 0 if that deal is void.

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
