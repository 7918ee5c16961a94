"""Means, errors, and when a duel is decided."""

from __future__ import annotations

from itertools import cycle
from statistics import fmean, stdev

import pytest

from buur.arena import Board, DuelStatistics, Score
from buur.arena.bot_measurement import Tally
from buur.arena.statistics import ERROR_RATE, MIN_BOARDS
from tests.chance import seeded


def score_of(gains: list[float]) -> Score:
    found = Score()
    for gain in gains:
        found.add(gain)
    return found


def test_mean_and_error_are_those_of_the_books() -> None:
    gains = [seeded(seed).gauss(3, 50) for seed in range(300)]
    score = score_of(gains)
    assert score.mean == pytest.approx(fmean(gains))
    assert score.deviation == pytest.approx(stdev(gains))
    assert score.error == pytest.approx(stdev(gains) / 300**0.5)


def test_nothing_is_known_of_one_board() -> None:
    score = score_of([7.0])
    assert (score.error, score.bound, score.is_decided) == (None, None, False)


def decided_after(*gains: float) -> int:
    """Return after how many boards a duel is decided whose gains are these again and again."""
    score = Score()
    for gain in cycle(gains):
        score.add(gain)
        if score.is_decided:
            break
    return score.boards


def test_a_clear_lead_is_decided_soon_and_never_at_once() -> None:
    assert decided_after(60.0, 61.0) == decided_after(0.0, 120.0) == MIN_BOARDS
    assert MIN_BOARDS < decided_after(-20.0, 80.0) < decided_after(-35.0, 65.0)


def test_equals_are_hardly_ever_told_apart_however_long_one_watches() -> None:
    """Two standard errors, looked at 1000 times, would tell half of them apart.

    Each is distinguished with a probability of `ERROR_RATE` at most, 5 %; of 150 then more than 28
    are with one below 4e-10, by the binomial distribution.
    """
    wrong = 0
    for seed in range(150):
        dice, score = seeded(seed), Score()
        for _ in range(1000):
            score.add(dice.gauss(0, 50))
            if score.is_decided:
                wrong += 1
                break
    assert ERROR_RATE == 0.05
    assert wrong <= 28


def test_the_bound_is_wider_than_two_errors_and_shrinks() -> None:
    score = score_of([-50.0, 50.0] * 50)
    before = score.bound or 0
    assert 2 * (score.error or 0) < before < 4 * (score.error or 0)
    for _ in range(150):
        score.add(-50.0)
        score.add(50.0)
    assert (score.bound or 0) < 0.6 * before


def test_a_standing_adds_up_boards() -> None:
    standing = DuelStatistics()
    for seed, gains in enumerate([(4.0, -2.0), (0.0, 6.0)]):
        tally = Tally()
        tally.add(0.002)
        standing.add(Board(seed, gains, 8, (tally, Tally())))
    assert (standing.deals, standing.places, standing.win_rate) == (16, 4, 0.625)
    assert standing.score.mean == 2
    assert standing.tallies[0].acts == 2
    assert standing.tallies[0].quantile(0.95) == pytest.approx(0.002, rel=0.06)
