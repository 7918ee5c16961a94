"""Ranking of a series by the sum of points of all games (W25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from buur.arguments import instance, integer
from buur.tournament.series import MOST_SUM, Series

_BOUNDS: Final = {"rank": 1, "pair": 0, "points": -MOST_SUM, "games": 0, "won": 0}
"""The least value of each field of a standing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The rank of a pair, with its points and its games; `standings` makes it.

    >>> Standing(rank=1, pair=0, points=1500, games=1, won=1).points
    1500

    Raises:
        ArgumentError: a number is out of range.
    """

    rank: int
    """The rank, from 1; pairs with the same points share it."""
    pair: int
    """The number of the pair, from 0."""
    points: int
    """Points of all games of the pair, and those of its rounds without opponents."""
    games: int
    """Number of games played."""
    won: int
    """Number of games won, which does not affect the rank."""

    def __post_init__(self) -> None:
        for name, low in _BOUNDS.items():
            integer(getattr(self, name), low, MOST_SUM, name)


def standings(series: Series) -> tuple[Standing, ...]:
    """Return the ranking, best first; pairs with equal points keep their order.

    >>> from buur.tournament import new_series
    >>> series = new_series("match-aux-cartes", ["Anna & Beat", "Carla & Dario"])
    >>> best = standings(series.with_points(1, (1012, 1500)))[0]
    >>> best.pair, best.points
    (1, 1500)

    Raises:
        ArgumentError: this is no series.
    """
    instance(series, Series, "series", "a Series, such as new_series returns")
    found = [_record(series, pair) for pair in range(len(series.pairs))]
    found.sort(key=lambda one: -one[1])
    totals = [points for _, points, _, _ in found]
    return tuple(
        Standing(totals.index(points) + 1, pair, points, games, won)
        for pair, points, games, won in found
    )


def _record(series: Series, pair: int) -> tuple[int, int, int, int]:
    """Return (pair, points, games played, games won)."""
    made = [
        (game.points[side], game.points[1 - side])
        for game in series.games
        if game.points is not None
        for side in range(2)
        if game.pairs[side] == pair
    ]
    points = sum(own for own, _ in made) + series.variant.table.bye * _rounds_off(series, pair)
    return pair, points, len(made), sum(own > other for own, other in made)


def _rounds_off(series: Series, pair: int) -> int:
    """Return the number of complete rounds in which a pair had no opponents."""
    rounds = {game.round for game in series.games}
    open_rounds = {game.round for game in series.games if game.points is None}
    played = {game.round for game in series.games if pair in game.pairs}
    return len(rounds - open_rounds - played)
