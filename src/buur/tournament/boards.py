"""Boards: sealed deals of a day that everybody plays, their seeds, and results against the mean.

The seeds of the days are a chain. Each is the digest of that of the next day, so the seed of one
day is a commitment to all days after it, and nobody can choose a later one anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from statistics import fmean
from typing import Any, Final

from buur.play.pack.prepared_deal import PreparedDeal
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant

BOARDS: Final = 8
"""Number of boards of a day."""
LEAST_DAYS: Final = 5
"""Number of days in a month from which on a mean is ranked."""
_ONE_DEAL: Final[Mapping[str, Any]] = {
    "finish": "deals",
    "deals": 1,
    "first": "scribe",
    "rubicon": "off",
}
"""Options of a partie of one deal."""
_RULES: Final = ("chibre", "schieber")
"""Rule sets of the boards, by turns from day to day."""


def rules_of_day(day: date) -> Variant:
    """Return the rule set of a day: chibre and schieber by turns, as a partie of one deal.

    >>> rules_of_day(date(2026, 11, 27)).code
    'schieber'
    """
    return variant(_RULES[day.toordinal() % len(_RULES)], _ONE_DEAL)


def seed_of_previous_day(seed: str) -> str:
    """Return the seed of the day before that of a seed.

    >>> seed_of_previous_day("00")[:16]
    '0eea02961857be30'
    """
    return sha256(f"buur-day:{seed}".encode()).hexdigest()


def seed_of_day(last_seed: str, last_day: date, day: date) -> str:
    """Return the seed of a day.

    >>> seed_of_day("00", date(2026, 1, 2), date(2026, 1, 1)) == seed_of_previous_day("00")
    True

    Args:
        last_seed: the seed of the last day of a chain.
        last_day: that day.
        day: the wanted day, not after the last one.

    Raises:
        ValueError: the day is after the last one.
    """
    steps = (last_day - day).days
    if steps < 0:
        raise ValueError(f"the chain of seeds ends on {last_day}, before {day}")
    for _ in range(steps):
        last_seed = seed_of_previous_day(last_seed)
    return last_seed


def prepared_board(day_seed: str, number: int) -> PreparedDeal:
    """Return the deal of a board; the deal goes round, so that everybody leads as often.

    >>> [prepared_board("00", number).dealer for number in range(1, 9)]
    [0, 1, 2, 3, 0, 1, 2, 3]

    Args:
        day_seed: the seed of the day.
        number: the number of the board, from 1.
    """
    seed = sha256(f"buur-board:{day_seed}:{number}".encode()).hexdigest()
    return PreparedDeal(Seat((number - 1) % 4), seed)


def bot_seed(board: PreparedDeal, seat: int) -> int:
    """Return the seed of the bot at a seat, the same at every table of a board."""
    return int(sha256(f"buur-bot:{board.seed}:{seat}".encode()).hexdigest()[:15], 16)


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The points of a board, and by how much they are better than the mean of all tables."""

    difference: int
    """Points of the own side minus those of the others."""
    mean: float
    """The mean difference of all tables, the own one included."""

    @property
    def score(self) -> float:
        """The difference minus the mean."""
        return self.difference - self.mean


def board_results(differences: Sequence[int]) -> tuple[BoardResult, ...]:
    """Return the result of every table of a board.

    >>> [result.score for result in board_results([57, -43, 10])]
    [49.0, -51.0, 2.0]

    Args:
        differences: by table, the points of its own side minus those of the others.
    """
    mean = fmean(differences) if differences else 0.0
    return tuple(BoardResult(difference, mean) for difference in differences)


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a player's scores over several boards."""

    player: str
    boards: int
    score: float

    @property
    def mean(self) -> float:
        """The score of a board on average."""
        return self.score / self.boards if self.boards else 0.0


def totals(boards: Iterable[Mapping[str, int]]) -> tuple[Total, ...]:
    """Return the totals of all players over several boards, best first.

    >>> [(one.player, one.score) for one in totals([{"a": 57, "b": 43}, {"a": 10, "b": 20}])]
    [('a', 2.0), ('b', -2.0)]

    Args:
        boards: by board, the difference of every player at it.
    """
    sums: dict[str, Total] = {}
    for board in boards:
        results = board_results([*board.values()])
        for player, result in zip(board, results, strict=True):
            before = sums.get(player, Total(player, 0, 0.0))
            sums[player] = Total(player, before.boards + 1, before.score + result.score)
    return tuple(sorted(sums.values(), key=lambda one: (-one.score, one.player)))
