"""Rewards of the environments, by deal and by partie."""

from __future__ import annotations

from typing import Literal

from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.variants.model import Variant

Reward = Literal["points", "partie"]
"""Points: the difference of each deal when it is counted. Partie: 1 for whoever has won it, -1 for
the others, 0 for a draw, when it is over."""


def deal_rewards(variant: Variant, score: DealScore) -> tuple[float, ...]:
    """Return for each seat what its line was written in a deal less the mean of the other lines.

    Where the fewest points win, the sign is the other way round: more is always better.
    """
    sign = -1 if variant.partie.lowest_wins else 1
    written = score.total
    others = len(written) - 1
    by_line = [sign * (own - (sum(written) - own) / others) for own in written]
    return tuple(by_line[line] for line in _lines(variant, score))


def _lines(variant: Variant, score: DealScore) -> tuple[int, ...]:
    """Return the line of the slate of each seat; a king's is known by the deal alone."""
    return score.sides if variant.sharing == "king" else variant.teams


def partie_rewards(state: State) -> tuple[float, ...]:
    """Return for each seat whether it has won the partie that is over."""
    seats, result = range(state.variant.seats), state.result
    if result is None or result.winner is None:
        return (0.0,) * len(seats)
    lines = _lines(state.variant, state.history[-1])
    return tuple(1.0 if lines[seat] == result.winner else -1.0 for seat in seats)
