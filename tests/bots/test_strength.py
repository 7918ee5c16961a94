"""The steady player beats the random one by far."""

from __future__ import annotations

import statistics

import pytest

from buur.bots.levels.random_bot import RandomBot
from buur.bots.levels.steady import Steady
from buur.variants.registry import variant
from tests.bots.parties import duplicate

SCHIEBER = variant("schieber", {"first": "random_dealer"})


def gains(deals: int) -> list[float]:
    """Return the points of each deal by which two steady players beat two random ones."""
    return [duplicate(SCHIEBER, Steady, RandomBot, seed) for seed in range(deals)]


def test_steady_beats_random() -> None:
    """By 93 points a deal in duplicate, with a standard deviation of 53.

    The mean of 16 is seven of its own deviations above zero, and below it once in 10^11 times.
    """
    assert statistics.mean(gains(16)) > 0


@pytest.mark.slow
def test_steady_beats_random_by_seventy_points() -> None:
    """800 deals in duplicate; ``docs/notebook``, "steady in every rule set", has a figure."""
    found = gains(800)
    assert statistics.mean(found) - 3 * statistics.stdev(found) / 800**0.5 > 70
