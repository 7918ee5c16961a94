"""Finding the weights that make choices likeliest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.bots.habits.manners import CONTEXTS, LIMIT, TRAITS, UNIT, Foresight, Weights
from buur.kernels.game import Floats, Ints

STEPS: Final = 600
RIDGE: Final = 2e-4
"""What a weight costs by its square, against a choice: what was seen once is not believed."""
RATE: Final = 0.15
SLOPES: Final = 0.9
SQUARES: Final = 0.995
"""How much of the slopes' means is kept from step to step (Adam: Kingma and Ba, 2015)."""


class Choice(NamedTuple):
    """A card that was laid, and those that might have been."""

    contexts: Ints
    traits: Ints
    """By card."""
    laid: int
    """Which of them."""


class Choices:
    """Many choices, their cards one below the other."""

    def __init__(self, found: Sequence[Choice]) -> None:
        sizes = np.array([len(each.contexts) for each in found])
        self.count = len(found)
        self.contexts = np.concatenate([each.contexts for each in found])
        self.traits = np.concatenate([each.traits for each in found]).astype(np.float64)
        self.starts = np.cumsum(sizes) - sizes
        self.owners = np.repeat(np.arange(len(found)), sizes)
        self.laid = self.starts + np.array([each.laid for each in found])
        self.even = float(np.exp(-np.log(sizes).mean()))

    def shares(self, weights: Floats) -> Floats:
        """Return how likely each card is laid by some weights, by context and trait."""
        wishes = np.einsum("ct,ct->c", weights[self.contexts], self.traits)
        wishes -= np.maximum.reduceat(wishes, self.starts)[self.owners]
        shares: Floats = np.exp(wishes)
        shares /= np.add.reduceat(shares, self.starts)[self.owners]
        return shares


def fit(found: Sequence[Choice], steps: int = STEPS) -> Weights:
    """Return the weights that make some choices likeliest, the unlikely ones shrunk to nothing.

    Args:
        found: the choices, one at least.
        steps: towards the likeliest weights.
    """
    choices = Choices(found)
    size = np.maximum(np.abs(choices.traits).max(axis=0), 1.0)
    choices.traits /= size
    laid = np.zeros(len(choices.contexts))
    laid[choices.laid] = 1.0
    weights = np.zeros((CONTEXTS, TRAITS))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, steps + 1):
        missed = (choices.shares(weights) - laid)[:, None] * choices.traits
        slope = _summed(missed, choices.contexts) / choices.count + RIDGE * weights
        first = SLOPES * first + (1 - SLOPES) * slope
        second = SQUARES * second + (1 - SQUARES) * slope**2
        rate = RATE * min(1.0, 3.0 * (1.0 - step / steps))
        pace = np.sqrt(second / (1 - SQUARES**step)) + 1e-9
        weights -= rate * first / (1 - SLOPES**step) / pace
    return _rounded(weights / size)


def _summed(values: Floats, contexts: NDArray[np.int64]) -> Floats:
    """Return the sums of rows by context."""
    columns = [np.bincount(contexts, values[:, trait], CONTEXTS) for trait in range(TRAITS)]
    return np.stack(columns, axis=1)


def _rounded(weights: Floats) -> Weights:
    whole = np.clip(np.round(weights * UNIT), -LIMIT, LIMIT).astype(int)
    return tuple(map(tuple, whole.tolist()))


def foresight(weights: Weights, found: Sequence[Choice]) -> Foresight:
    """Return how well weights foresee choices; nothing of none."""
    if not found:
        return Foresight()
    choices = Choices(found)
    shares = choices.shares(np.array(weights) / UNIT)
    best = np.maximum.reduceat(shares, choices.starts)
    return Foresight(
        choices=choices.count,
        likely=float(np.exp(np.log(shares[choices.laid]).mean())),
        foreseen=float((shares[choices.laid] >= best).mean()),
        even=choices.even,
    )
