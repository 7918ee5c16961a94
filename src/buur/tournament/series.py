"""Round-robin series of games between pairs under one rule set (W25, T06).

The documents say that games have a fixed number of deals and that the ranking goes by all points.
They leave the order of the games open: Buur makes rounds in which no pair plays twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from buur.completion import PublicNames
from buur.errors import SeriesError
from buur.scoring import MATCH_BONUS
from buur.seats import ByTeam
from buur.variants.model import Variant

FEWEST_PAIRS: Final = 2
MOST_PAIRS: Final = 40
MOST_POINTS: Final = 1_000_000
DEAL_POINTS: Final = 152
"""The card points of a deal without the bonus of the last trick."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two pairs; pairs are numbered from 0."""

    round: int
    """The number of its round, from 1."""
    pairs: tuple[int, int]
    """The numbers of both pairs; pair 0 comes first in all its games."""
    points: ByTeam[int] | None = None
    """The points of each pair; None until the game is played."""


@dataclass(frozen=True, slots=True)
class Series(PublicNames):
    """A round-robin of pairs under a rule set, with all its games."""

    variant: Variant
    pairs: tuple[str, ...]
    """The names of the pairs, all different."""
    games: tuple[Game, ...]
    """The games in the order of the rounds."""

    @property
    def next_game(self) -> int | None:
        """The number of the first game without points, from 1; None if all games have points."""
        for number, game in enumerate(self.games, start=1):
            if game.points is None:
                return number
        return None

    def game(self, number: int) -> Game:
        """Return a game by its number, from 1.

        Raises:
            SeriesError: there is no such game.
        """
        if not 1 <= number <= len(self.games):
            last = len(self.games)
            raise SeriesError("no-game", f"games are 1 to {last}, not {number}", last=last)
        return self.games[number - 1]

    def with_points(self, number: int, points: tuple[int, int]) -> Series:
        """Return the series with the points of a game, which replace any earlier ones.

        Raises:
            SeriesError: there is no such game, or the points are impossible.
        """
        game = replace(self.game(number), points=points)
        check_points(self.variant, points)
        games = (*self.games[: number - 1], game, *self.games[number:])
        return replace(self, games=games)


def new_series(variant: Variant, pairs: Sequence[str]) -> Series:
    """Return a new series, without points.

    Raises:
        SeriesError: the rule set is not for two pairs with a fixed number of deals, or the pairs
            are too few, too many, without a name or of the same name.
    """
    if variant.teams != (0, 1, 0, 1) or variant.partie.finish != "deals":
        raise SeriesError("rules", "a series needs four players in pairs and a number of deals")
    if not FEWEST_PAIRS <= len(pairs) <= MOST_PAIRS:
        message = f"a series has {FEWEST_PAIRS} to {MOST_PAIRS} pairs, not {len(pairs)}"
        raise SeriesError("count", message, low=FEWEST_PAIRS, high=MOST_PAIRS, count=len(pairs))
    names = tuple(" ".join(name.split()) for name in pairs)
    if not all(names):
        raise SeriesError("name", "every pair needs a name")
    for name in names:
        if names.count(name) > 1:
            raise SeriesError("twice", f"two pairs are called {name}", name=name)
    return Series(variant, names, tuple(_rounds(len(names))))


def _rounds(pairs: int) -> Iterator[Game]:
    """Yield the games of a round-robin by the circle method: one pair stays, the others rotate."""
    places: list[int | None] = [*range(pairs), *([None] if pairs % 2 else [])]
    for number in range(1, len(places)):
        for home, away in zip(places, reversed(places), strict=True):
            if places.index(home) >= len(places) // 2:
                break
            if home is not None and away is not None:
                yield Game(number, (home, away))
        places.insert(1, places.pop())


def check_points(variant: Variant, points: tuple[int, int]) -> None:
    """Raise `SeriesError` if the points of a game are impossible under the rule set.

    Raises:
        SeriesError: a number is out of range, or the sum is not that of all deals of a game.
    """
    if not all(0 <= one <= MOST_POINTS for one in points):
        raise SeriesError("range", f"points are 0 to {MOST_POINTS}", high=MOST_POINTS)
    total = total_points(variant)
    if total is not None and sum(points) != total:
        message = f"the points of both pairs are {total} together, not {sum(points)}"
        raise SeriesError("sum", message, total=total, found=sum(points))


def total_points(variant: Variant) -> int | None:
    """Return the sum of both pairs' points in a game; None if it varies from game to game."""
    score, counted = variant.score, (variant.play.values, variant.choice.multipliers)
    extras = variant.meld.melds or variant.stoeck.stock or MATCH_BONUS[score.match]
    if extras or counted != ("jass", "all1") or score.write != "points":
        return None
    return variant.partie.deals * (DEAL_POINTS + variant.score.last_trick)
