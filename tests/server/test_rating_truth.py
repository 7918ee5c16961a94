"""Ratings find the truth: the more parties, the nearer they come to the true order."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from tools.rating_pool import by_lot, by_waves, simulate


@pytest.mark.slow
@pytest.mark.parametrize("seat", [by_lot, by_waves])
def test_the_rank_correlation_rises_with_the_parties(seat: object) -> None:
    runs = [simulate(seat, seed=seed) for seed in range(5)]  # type: ignore[arg-type]
    means = [fmean(run[place].correlation for run in runs) for place in range(4)]
    assert all(before < after for before, after in pairwise(means)), means
    assert means[0] > 0.3
    assert means[-1] > 0.65
    assert all(run[0].sigma > run[-1].sigma for run in runs)


def test_a_small_pool_knows_something_after_a_few_parties() -> None:
    looks = simulate(by_lot, seed=2, size=40, looks=(1, 20))
    assert looks[1].correlation > looks[0].correlation
    assert looks[0].provisional == 1.0
