"""Points for the rank of a side, against a plain reading of the documents (§7.10, §7.14).

Every function is asked for all scores of few sides: some of each kind, and those at a limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from buur.rules.placement_scores import extreme, middle, putze

SCORES = (0, 20, 21, 99, 100, 101)
TRICKS = ((3, 3, 3), (0, 4, 5), (5, 0, 4), (4, 5, 0), (0, 0, 9), (9, 0, 0), (0, 9, 0), (0, 0, 0))


def rivals(points: Sequence[int], side: int) -> list[int]:
    return [own for other, own in enumerate(points) if other != side]


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_strokes_of_the_extremes(sides: int) -> None:
    """§7.14: one for the fewest points alone, one for the most alone below a hundred."""
    for points in product(SCORES, repeat=sides):
        for side, own in enumerate(points):
            others = rivals(points, side)
            fewest, most = own < min(others), own > max(others) and own < 100
            assert extreme(points, sides, side) == fewest + most, (points, side)


@pytest.mark.parametrize("tricks", TRICKS)
def test_strokes_of_the_one_between(tricks: tuple[int, ...]) -> None:
    """§7.14: who alone has a hundred, or no trick, or is between, pays a stroke to each other."""
    for points in product(SCORES, repeat=3):
        found = [middle(points, tricks, 3, side) for side in range(3)]
        assert found == plain_middle(points, tricks), points


def plain_middle(points: Sequence[int], tricks: Sequence[int]) -> list[int]:
    every = [side for side in range(3) if tricks[side] == sum(tricks) > 0]
    over = [side for side in range(3) if points[side] >= 100]
    without = [side for side in range(3) if not tricks[side]]
    low, between, high = sorted(points)
    if every:
        return [2 if side in every else -1 for side in range(3)]
    for failed in (over, without):
        if len(failed) == 1:
            return [-2 if side in failed else 1 for side in range(3)]
    if low < between < high:
        return [-2 if own == between else 1 for own in points]
    return [0, 0, 0]


@pytest.mark.parametrize("pommes", [0, 1])
@pytest.mark.parametrize("putzes", [1, 2, 3])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_putzes_and_pommes(sides: int, putzes: int, pommes: int) -> None:
    """§7.10: all putzes for who alone reaches the limit, else one for each of the best."""
    for points in product(SCORES, repeat=sides):
        for side, own in enumerate(points):
            found = putze(points, sides, side, 21, putzes, pommes)
            reached = [score for score in points if score >= 21]
            if own < 21:
                assert found == (-1 if reached or pommes else 0), (points, side)
            elif len(reached) == 1:
                assert found == putzes, (points, side)
            else:
                level_or_better = sum(score >= own for score in points)
                assert found == (level_or_better <= putzes), (points, side)
