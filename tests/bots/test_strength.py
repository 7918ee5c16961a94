"""The steady player beats the random one by far, and is quick about it."""

from __future__ import annotations

import statistics
import time

import pytest

from buur.bots.random_bot import RandomBot
from buur.bots.steady import Steady
from buur.variants.registry import variant
from tests.bots.parties import duplicate, events_of

SCHIEBER = variant("schieber", {"first": "random_dealer"})


def lead_over_random(deals: int) -> tuple[float, float]:
    """Return points per deal by which two steady players beat two random ones, and its error."""
    gains = [duplicate(SCHIEBER, Steady, RandomBot, seed) for seed in range(deals)]
    return statistics.mean(gains), statistics.stdev(gains) / deals**0.5


def test_steady_beats_random_clearly() -> None:
    mean, error = lead_over_random(40)
    assert mean - 3 * error > 30


@pytest.mark.slow
def test_steady_beats_random_by_seventy_points() -> None:
    """800 deals in duplicate; the figure stands in ``docs/adding-a-bot.md``."""
    mean, error = lead_over_random(800)
    assert mean - 3 * error > 70


@pytest.mark.slow
def test_an_act_takes_less_than_three_milliseconds() -> None:
    taken = []
    player = Steady(1)
    for state, event in events_of(variant("schieber"), [Steady(n) for n in range(4)], 2):
        seat = getattr(event, "seat", None)
        if seat is not None and state.phase in ("choose", "play") and seat in state.waiting:
            view = state.view(seat)
            start = time.perf_counter()
            player.choose(view)
            taken.append(time.perf_counter() - start)
    assert statistics.median(taken) < 0.003
