"""Strokes and noughts by rank in a deal, for the highest, the lowest, the one between (§7.14)."""

from __future__ import annotations

from typing import Final

from buur.contracts import OPEN
from buur.play.state import State, deal_of
from buur.seats import ByTeam

TOO_MANY: Final = 100
"""From so many points on the highest has failed."""


def extremes_written(state: State) -> ByTeam[int]:
    """Return a stroke for whoever alone has the fewest points, and the most below a hundred."""
    points = state.card_points
    if deal_of(state).contract == OPEN:
        return (0,) * len(points)
    low, high = _alone(points, min(points)), _alone(points, max(points))
    return tuple(
        int(side == low) + int(side == high and points[side] < TOO_MANY)
        for side in range(len(points))
    )


def middle_written(state: State) -> ByTeam[int]:
    """Return a stroke for the two outer ones and two noughts for the one between, as a balance.

    A hundred points or no trick are two noughts; every trick is two strokes. Without a lone
    player between, nobody is written anything, and so where no trump was found.
    """
    points, tricks = state.card_points, _tricks(state)
    if deal_of(state).contract == OPEN:
        return (0,) * len(points)
    all_tricks = _alone(tricks, sum(tricks))
    if all_tricks is not None:
        return _balance(len(points), all_tricks, 2)
    over = _alone(tuple(own >= TOO_MANY for own in points), True)
    without = _alone(tuple(own == 0 for own in tricks), True)
    between = _alone(points, sorted(points)[1])
    loser = next((one for one in (over, without, between) if one is not None), None)
    return (0,) * len(points) if loser is None else _balance(len(points), loser, -2)


def _alone(values: tuple[int, ...], wanted: int) -> int | None:
    """Return who alone has a value, None if nobody or several have it."""
    return values.index(wanted) if values.count(wanted) == 1 else None


def _balance(sides: int, one: int, written: int) -> ByTeam[int]:
    """Return what one is written, and the others against it."""
    return tuple(written if side == one else -written // (sides - 1) for side in range(sides))


def _tricks(state: State) -> ByTeam[int]:
    deal = deal_of(state)
    taken = [0] * state.variant.sides
    for trick in deal.tricks:
        taken[state.team(trick.winner)] += 1
    return tuple(taken)
