"""Measuring speed beside other packages: the counting, not the figures."""

from __future__ import annotations

from itertools import cycle

import pytest

from peers import playouts, speed
from peers.speed import Rate


def test_a_try_is_doubled_until_it_takes_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(playouts, "process_time", lambda: clock[0])
    tries: list[int] = []

    def play(count: int) -> int:
        tries.append(count)
        clock[0] += count / 1000
        return 36 * count

    assert playouts.measured(play, 0.5) == {"per_second": pytest.approx(1000), "acts": 36}
    assert tries == [200, 400, 800]


def test_the_best_round_counts() -> None:
    rate = Rate()
    for per_second in (10.0, 30.0, 20.0):
        rate.meet(per_second, 36)
    assert rate.per_second == 30


def test_programs_are_compared_by_their_acts() -> None:
    found = {name: Rate(1000, 36) for name in speed.OURS}
    found |= {name: Rate(500, 52) for name in speed.THEIRS}
    lines = list(speed.rate_table(found))
    assert lines[2] == "| Buur, trump | 1,000 | 36 | 36,000 |  |"
    assert lines[-1] == "| OpenSpiel oh_hell (C++) | 500 | 52 | 26,000 | × 1.4 |"


def test_kernels_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock by which the first try is too short and the second takes long enough."""
    clock = cycle((0.0, 0.25, 0.0, 0.5))
    monkeypatch.setattr(speed, "process_time", lambda: next(clock))
    assert speed.ours("trump:S", 0.5) == 40_000 / 0.5
    assert speed.rest_seconds(2, 3, 0.5) == 0.5 / 2 / 3
