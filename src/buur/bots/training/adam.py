"""`Adam`: gradient steps scaled by running means of the gradient (Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import Final

import numpy as np

from buur.kernels.game import Floats

BETA1: Final = 0.9
"""Share of the mean gradient that is kept from step to step."""
EPSILON: Final = 1e-9


class Adam:
    """The running means of a gradient and of its squares.

    Args:
        shape: the shape of the gradient.
        beta2: share of the mean squared gradient that is kept from step to step.
    """

    def __init__(self, shape: tuple[int, ...], beta2: float) -> None:
        self._mean, self._squares = np.zeros(shape), np.zeros(shape)
        self._beta2 = beta2
        self._steps = 0

    def step(self, gradient: Floats) -> Floats:
        """Update the means by a gradient; return the step for a learning rate of one."""
        self._steps += 1
        self._mean = BETA1 * self._mean + (1 - BETA1) * gradient
        self._squares = self._beta2 * self._squares + (1 - self._beta2) * gradient**2
        mean = self._mean / (1 - BETA1**self._steps)
        squares = self._squares / (1 - self._beta2**self._steps)
        found: Floats = mean / (np.sqrt(squares) + EPSILON)
        return found
