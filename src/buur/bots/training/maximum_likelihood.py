"""Maximum likelihood fit of the policy to observed choices, with an L2 penalty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.bots.policy.weights import CONTEXTS, FEATURES, LIMIT, UNIT, HeldOutFit, Weights
from buur.bots.training.adam import Adam
from buur.kernels.game import Floats, Ints

STEPS: Final = 600
L2_PENALTY: Final = 2e-4
"""Factor of the weights in the gradient of the L2 penalty; the loss is the mean of the choices."""
LEARNING_RATE, BETA2 = 0.15, 0.995
"""Learning rate of the first steps, and the ``beta2`` of `Adam`."""


class Choice(NamedTuple):
    """A card that was played, and its alternatives."""

    contexts: Ints
    features: Ints
    """Features by legal card."""
    played: int
    """Index of the played card among the legal cards."""


class Choices:
    """Many choices, with the cards of all in one array, one a row."""

    def __init__(self, found: Sequence[Choice]) -> None:
        sizes = np.array([len(each.contexts) for each in found])
        self.count = len(found)
        self.contexts = np.concatenate([each.contexts for each in found])
        self.features = np.concatenate([each.features for each in found]).astype(np.float64)
        self.starts = np.cumsum(sizes) - sizes
        self.owners = np.repeat(np.arange(len(found)), sizes)
        self.played = self.starts + np.array([each.played for each in found])
        self.even = float(np.exp(-np.log(sizes).mean()))

    def shares(self, weights: Floats) -> Floats:
        """Return the probability of each card under the weights of a policy."""
        logits = np.einsum("ct,ct->c", weights[self.contexts], self.features)
        logits -= np.maximum.reduceat(logits, self.starts)[self.owners]
        shares: Floats = np.exp(logits)
        shares /= np.add.reduceat(shares, self.starts)[self.owners]
        return shares


def fit(found: Sequence[Choice], steps: int = STEPS) -> Weights:
    """Return the weights of maximum likelihood with the L2 penalty.

    Args:
        found: the choices, one at least.
        steps: the number of steps of Adam.
    """
    choices = Choices(found)
    size = np.maximum(np.abs(choices.features).max(axis=0), 1.0)
    choices.features /= size
    played = np.zeros(len(choices.contexts))
    played[choices.played] = 1.0
    weights = np.zeros((CONTEXTS, FEATURES))
    adam = Adam(weights.shape, BETA2)
    for step in range(1, steps + 1):
        missed = (choices.shares(weights) - played)[:, None] * choices.features
        gradient = _summed(missed, choices.contexts) / choices.count + L2_PENALTY * weights
        rate = LEARNING_RATE * min(1.0, 3.0 * (1.0 - step / steps))
        weights -= rate * adam.step(gradient)
    return _rounded(weights / size)


def _summed(values: Floats, contexts: NDArray[np.int64]) -> Floats:
    """Return the sums of rows by context."""
    columns = [np.bincount(contexts, values[:, feature], CONTEXTS) for feature in range(FEATURES)]
    return np.stack(columns, axis=1)


def _rounded(weights: Floats) -> Weights:
    whole = np.clip(np.round(weights * UNIT), -LIMIT, LIMIT).astype(int)
    return tuple(map(tuple, whole.tolist()))


def evaluate_held_out(weights: Weights, found: Sequence[Choice]) -> HeldOutFit:
    """Return the quality of the weights on choices that they were not fitted to."""
    if not found:
        return HeldOutFit()
    choices = Choices(found)
    shares = choices.shares(np.array(weights) / UNIT)
    best = np.maximum.reduceat(shares, choices.starts)
    return HeldOutFit(
        choices=choices.count,
        likely=float(np.exp(np.log(shares[choices.played]).mean())),
        foreseen=float((shares[choices.played] >= best).mean()),
        even=choices.even,
    )
