"""The bounds of luck: how far counts of fair tosses may lie from what is expected of them."""

from __future__ import annotations

import math
from typing import Final

FALSE_ALARM: Final = 1e-9
"""The probability with which a test may take fair tosses for unfair ones."""


def width(tosses: int, chance: float, counts: int) -> float:
    """Return by how much none of so many counts of tosses differs from what is expected.

    By Bernstein's inequality one count of n tosses with chance p differs by t or more with a
    probability of at most 2 exp(-t² / (2 (n p (1 - p) + t / 3))). The width is the t for which
    this times the number of counts is the probability of a false alarm.
    """
    exponent = math.log(2 * counts / FALSE_ALARM)
    variance = tosses * chance * (1 - chance)
    return exponent / 3 + math.sqrt(exponent**2 / 9 + 2 * exponent * variance)
