"""Ranking of a series by the sum of points of all games (W25)."""

from __future__ import annotations

from dataclasses import dataclass

from buur.tournament.series import Series


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a pair."""

    rank: int
    """From 1; pairs with the same points share it."""
    pair: int
    points: int
    """Of all its games, with what the rule set writes for a round without opponents."""
    games: int
    """Games played."""
    won: int
    """Games won, which do not count for the rank."""


def standings(series: Series) -> tuple[Standing, ...]:
    """Return the ranking, best first; among equals in the order of the pairs."""
    found = [_record(series, pair) for pair in range(len(series.pairs))]
    found.sort(key=lambda one: -one[1])
    totals = [points for _, points, _, _ in found]
    return tuple(
        Standing(totals.index(points) + 1, pair, points, games, won)
        for pair, points, games, won in found
    )


def _record(series: Series, pair: int) -> tuple[int, int, int, int]:
    """Return a pair with its points, and how many games it has played and won."""
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
    """Return how many complete rounds had no opponents for a pair."""
    rounds = {game.round for game in series.games}
    open_rounds = {game.round for game in series.games if game.points is None}
    played = {game.round for game in series.games if pair in game.pairs}
    return len(rounds - open_rounds - played)
