"""Pool of simulated people: their true strengths, their parties, and the ratings that follow.

Four people play ten deals. Their strengths are normal, with a spread of 5 points a deal; the luck
of a deal has a spread of 98 points, as measured with four `steady`. Partners are drawn by lot, or
the waves of the quick match seat everybody.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

from buur.server.storage.models import EventActor
from buur.server.storage.rating_store import (
    FinishedPartie,
    PoolSeat,
    SeatEnd,
    StoredRating,
)
from buur.server.tables.matching import Party, next_table
from buur.server.tables.pool_results import START, is_provisional, rate_partie

LINES: Final = (0, 1, 0, 1)
DEALS: Final = 10
SPREAD: Final = 5.0
"""Spread of strengths, in points a deal."""
LUCK: Final = 98.0
"""Spread of the luck of a deal, in points."""
LOOKS: Final = (10, 20, 50, 100)
"""Parties of each person after which the order is looked at."""
_ACTS: Final[tuple[EventActor, ...]] = ("person",)

Seat4 = Callable[["Pool"], Iterator[tuple[str, ...]]]
"""Yields tables at which everybody plays once."""


@dataclass
class Pool:
    """People with their true strengths and their ratings.

    Args:
        size: the number of people, a multiple of four.
        chance: source of randomness.
    """

    size: int
    chance: random.Random
    truth: dict[str, float] = field(init=False)
    ratings: dict[str, StoredRating] = field(init=False)

    def __post_init__(self) -> None:
        self.truth = {str(number): self.chance.gauss(0, SPREAD) for number in range(self.size)}
        self.ratings = {}

    def mu(self, person: str) -> float:
        """Return the expected strength of a person, as the ratings know it."""
        return self.ratings.get(person, START).mu

    def play(self, people: Sequence[str]) -> None:
        """Play and rate a partie of four people."""
        lead = sum(
            self.truth[one] * (1 if line == 0 else -1)
            for one, line in zip(people, LINES, strict=True)
        )
        margin = DEALS * lead + self.chance.gauss(0, LUCK * DEALS**0.5)
        self.ratings |= rate_partie(partie_of(people, 0 if margin > 0 else 1), self.ratings)

    def correlation(self) -> float:
        """Return the rank correlation between strengths and ratings."""
        return rank_correlation(
            [self.truth[one] for one in self.truth], [self.mu(one) for one in self.truth]
        )


def partie_of(people: Sequence[str], winner: int) -> FinishedPartie:
    """Return a partie that four people have played to its end."""
    seats = tuple(PoolSeat(seat, one, in_pair=False) for seat, one in enumerate(people))
    ends = tuple(SeatEnd(line, "person", _ACTS, _ACTS) for line in LINES)
    scores = (1000, 0) if winner == 0 else (0, 1000)
    return FinishedPartie("chibre", {}, winner, scores, seats, ends)


def by_lot(pool: Pool) -> Iterator[tuple[str, ...]]:
    """Seat everybody by lot."""
    people = list(pool.truth)
    pool.chance.shuffle(people)
    yield from (tuple(people[place : place + 4]) for place in range(0, len(people), 4))


def by_waves(pool: Pool) -> Iterator[tuple[str, ...]]:
    """Seat everybody by waves of the quick match, to each of which twelve people come."""
    people = list(pool.truth)
    pool.chance.shuffle(people)
    waiting: list[Party[str]] = []
    while people or len(waiting) >= 4:
        fresh = [people.pop() for _ in range(min(12, len(people)))]
        waiting = [Party(one.people, one.strength, waves=one.waves + 1) for one in waiting]
        waiting += [Party((one,), pool.mu(one)) for one in fresh]
        while (places := next_table(waiting, LINES)) is not None:
            waiting = [one for one in waiting if one not in places]
            yield tuple(party.people[0] for party in places)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation.

    >>> rank_correlation([1, 2, 3], [10, 20, 30]), rank_correlation([1, 2, 3], [3, 2, 1])
    (1.0, -1.0)
    """
    ranks = [np.argsort(np.argsort(values)) for values in (one, other)]
    return round(float(np.corrcoef(ranks[0], ranks[1])[0, 1]), 12)


@dataclass(frozen=True, slots=True)
class Look:
    """A pool after some parties of each person."""

    parties: int
    correlation: float
    sigma: float
    """The mean uncertainty."""
    provisional: float
    """The share of people whose rating is provisional."""


def simulate(
    seat: Seat4, *, seed: int, size: int = 200, looks: Sequence[int] = LOOKS
) -> list[Look]:
    """Return how a pool looks after some parties of each person."""
    pool, found = Pool(size, random.Random(seed)), []
    for parties in range(1, max(looks) + 1):
        for people in seat(pool):
            pool.play(people)
        if parties in looks:
            known = list(pool.ratings.values())
            sigma = fmean(one.sigma for one in known)
            share = fmean(is_provisional(one) for one in known)
            found.append(Look(parties, pool.correlation(), sigma, share))
    return found


class PoolTask(NamedTuple):
    """One pool to simulate."""

    seat: Seat4
    seed: int


@dataclass(frozen=True, slots=True)
class PoolWorkload:
    """Simulations of pools, as a workload of executors."""

    size: int = 200
    looks: tuple[int, ...] = LOOKS

    @property
    def names(self) -> tuple[str]:
        """The name of the simulation, for messages."""
        return ("rating simulation",)

    def session(self) -> PoolWorkload:
        """Return the workload itself, which holds nothing for its tasks."""
        return self

    def run(self, task: PoolTask) -> list[Look]:
        """Return how a pool looks after some parties of each person."""
        return simulate(task.seat, seed=task.seed, size=self.size, looks=self.looks)

    def close(self) -> None:
        """Nothing is open."""
