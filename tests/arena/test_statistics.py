"""Means, errors, and when a duel is decided."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from buur.arena import Board, Score, Standing
from buur.arena.measured import Tally
from buur.arena.statistics import DOUBT, LEAST


def score_of(gains: list[float]) -> Score:
    found = Score()
    for gain in gains:
        found.add(gain)
    return found


def test_mean_and_error_are_those_of_the_books() -> None:
    gains = [Random(seed).gauss(3, 50) for seed in range(300)]
    score = score_of(gains)
    assert score.mean == pytest.approx(fmean(gains))
    assert score.deviation == pytest.approx(stdev(gains))
    assert score.error == pytest.approx(stdev(gains) / 300**0.5)


def test_nothing_is_known_of_one_board() -> None:
    score = score_of([7.0])
    assert (score.error, score.bound, score.is_decided) == (None, None, False)


def test_a_clear_lead_is_decided_soon_and_never_at_once() -> None:
    dice = Random(1)
    score = Score()
    while not score.is_decided:
        score.add(dice.gauss(60, 60))
    assert LEAST <= score.boards < 40


def test_equals_are_hardly_ever_told_apart_however_long_one_watches() -> None:
    """Two standard errors, looked at 1000 times, would tell half of them apart."""
    wrong = 0
    for seed in range(150):
        dice, score = Random(seed), Score()
        for _ in range(1000):
            score.add(dice.gauss(0, 50))
            if score.is_decided:
                wrong += 1
                break
    assert wrong <= 2 * DOUBT * 150


def test_the_bound_is_wider_than_two_errors_and_shrinks() -> None:
    dice = Random(2)
    score = score_of([dice.gauss(0, 50) for _ in range(100)])
    before = score.bound or 0
    assert 2 * (score.error or 0) < before < 4 * (score.error or 0)
    for _ in range(300):
        score.add(dice.gauss(0, 50))
    assert (score.bound or 0) < 0.6 * before


def test_a_standing_adds_up_boards() -> None:
    standing = Standing()
    for seed, gains in enumerate([(4.0, -2.0), (0.0, 6.0)]):
        tally = Tally()
        tally.add(0.002)
        standing.add(Board(seed, gains, 8, (tally, Tally())))
    assert (standing.deals, standing.places, standing.win_rate) == (16, 4, 0.625)
    assert standing.score.mean == 2
    assert standing.tallies[0].acts == 2
    assert standing.tallies[0].quantile(0.95) == pytest.approx(0.002, rel=0.06)
