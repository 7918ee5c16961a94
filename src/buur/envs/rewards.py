"""Rewards of the environments, by deal and by partie."""

from __future__ import annotations

from typing import Literal

from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.variants.model import Variant

Reward = Literal["points", "partie"]
"""Kind of reward. ``points`` is the lead in each deal, given at its end. ``partie`` is 1 for the
winners, -1 for the others and 0 for a draw, given at the end of the partie."""


def deal_rewards(variant: Variant, score: DealScore) -> tuple[float, ...]:
    """Return by seat the points written on its line in a deal, less the mean of the other lines.

    Where the fewest points win, the sign is reversed, so that a higher reward is always better.
    """
    sign = -1 if variant.partie.lowest_wins else 1
    written = score.total
    others = len(written) - 1
    by_line = [sign * (own - (sum(written) - own) / others) for own in written]
    return tuple(by_line[line] for line in _lines(variant, score))


def _lines(variant: Variant, score: DealScore) -> tuple[int, ...]:
    """Return each seat's line of the slate: in king games its side in the deal, else its team."""
    return score.sides if variant.sharing == "king" else variant.teams


def partie_rewards(state: State) -> tuple[float, ...]:
    """Return by seat the reward of a finished partie, see `Reward`."""
    seats, result = range(state.variant.seats), state.result
    if result is None or result.winner is None:
        return (0.0,) * len(seats)
    lines = _lines(state.variant, state.history[-1])
    return tuple(1.0 if lines[seat] == result.winner else -1.0 for seat in seats)
