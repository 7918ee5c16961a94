"""Round-robin series of games between pairs under one rule set (W25, T06).

The documents say that games have a fixed number of deals and that the ranking goes by all points.
They leave the order of the games open: Buur makes rounds in which no pair plays twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import index
from typing import Final, SupportsIndex

from buur.arguments import instance, integer, text, wrong
from buur.completion import PublicNames
from buur.errors import SeriesError
from buur.scoring import MATCH_BONUS
from buur.seats import ByTeam
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of

FEWEST_PAIRS: Final = 2
MOST_PAIRS: Final = 40
MOST_POINTS: Final = 1_000_000
MOST_SUM: Final = 10**12
"""A bound of all numbers of a series."""
DEAL_POINTS: Final = 152
"""The card points of a deal without the bonus of the last trick."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two pairs; pairs are numbered from 0.

    >>> Game(1, (0, 1), (1500, 1012)).points
    (1500, 1012)

    Raises:
        ArgumentError: a number is out of range or of another type, or a pair plays against itself.
    """

    round: int
    """The number of its round, from 1."""
    pairs: tuple[int, int]
    """The numbers of both pairs; pair 0 comes first in all its games."""
    points: ByTeam[int] | None = None
    """The points of each pair; None until the game is played."""

    def __post_init__(self) -> None:
        integer(self.round, 1, MOST_PAIRS, "round")
        expected = f"two numbers of different pairs, from 0 to {MOST_PAIRS - 1}"
        pairs = _two(self.pairs, 0, MOST_PAIRS - 1, "pairs", expected)
        if pairs[0] == pairs[1]:
            raise wrong("pairs", self.pairs, expected)
        object.__setattr__(self, "pairs", pairs)
        if self.points is not None:
            object.__setattr__(self, "points", two_points(self.points))


@dataclass(frozen=True, slots=True)
class Series(PublicNames):
    """A round-robin of pairs under a rule set, with all its games; `new_series` makes one.

    >>> from buur.variants.registry import variant
    >>> series = new_series(variant("match-aux-cartes"), ["Anna & Beat", "Carla & Dario"])
    >>> series.with_points(1, (1500, 1012)).game(1).points
    (1500, 1012)

    Raises:
        ArgumentError: a field is of another type.
    """

    variant: Variant
    """The rules of every game."""
    pairs: tuple[str, ...]
    """The names of the pairs, all different."""
    games: tuple[Game, ...]
    """The games in the order of the rounds."""

    def __post_init__(self) -> None:
        instance(self.variant, Variant, "variant", "a Variant, such as variant('match-aux-cartes')")
        for name, kind in (("pairs", str), ("games", Game)):
            for one in instance(getattr(self, name), tuple, name):
                instance(one, kind, name)
        for game in self.games:
            if max(game.pairs) >= len(self.pairs):
                raise wrong("games", game, f"games between the {len(self.pairs)} pairs")

    @property
    def next_game(self) -> int | None:
        """The number of the first game without points, from 1; None if all games have points."""
        for number, game in enumerate(self.games, start=1):
            if game.points is None:
                return number
        return None

    def game(self, number: SupportsIndex) -> Game:
        """Return a game by its number, from 1.

        Raises:
            SeriesError: there is no such game.
            ArgumentError: the number is no whole number.
        """
        number = integer(number, -MOST_SUM, MOST_SUM, "number")
        if not 1 <= number <= len(self.games):
            last = len(self.games)
            raise SeriesError("no-game", f"games are 1 to {last}, not {number}", last=last)
        return self.games[number - 1]

    def with_points(self, number: SupportsIndex, points: Sequence[SupportsIndex]) -> Series:
        """Return the series with the points of a game, which replace any earlier ones.

        >>> from buur.variants.registry import variant
        >>> series = new_series(variant("match-aux-cartes"), ["Anna & Beat", "Carla & Dario"])
        >>> series.with_points(1, (1500, 1012)).next_game is None
        True

        Args:
            number: the number of the game, from 1.
            points: the points of the first pair of the game and of the other.

        Raises:
            SeriesError: there is no such game, or the points are impossible.
            ArgumentError: an argument is of another type.
        """
        game = self.game(number)
        check_points(self.variant, points)
        game = replace(game, points=two_points(points))
        place = index(number) - 1
        games = (*self.games[:place], game, *self.games[place + 1 :])
        return replace(self, games=games)


def new_series(rules: RulesLike, pairs: Sequence[str]) -> Series:
    """Return a new series, without points.

    >>> new_series("match-aux-cartes", ["Anna & Beat", "Carla & Dario"]).next_game
    1

    Args:
        rules: the rules of every game, or the name of a preset.
        pairs: the names of the pairs.

    Raises:
        SeriesError: the rule set is not for two pairs with a fixed number of deals, or the pairs
            are too few, too many, without a name or of the same name.
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type.
    """
    variant = rules_of(rules)
    if isinstance(pairs, (str, bytes)) or not isinstance(pairs, Sequence):
        raise wrong("pairs", pairs, "the names of the pairs, such as ['Anna & Beat', …]")
    for name in pairs:
        text(name, "pairs", "names of pairs")
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


def check_points(variant: Variant, points: Sequence[SupportsIndex]) -> None:
    """Raise `SeriesError` if the points of a game are impossible under the rule set.

    Raises:
        SeriesError: a number is out of range, or the sum is not that of all deals of a game.
        ArgumentError: these are not two whole numbers.
    """
    made = _two(points, -MOST_SUM, MOST_SUM, "points", "the points of two pairs")
    if not all(0 <= one <= MOST_POINTS for one in made):
        raise SeriesError("range", f"points are 0 to {MOST_POINTS}", high=MOST_POINTS)
    total = total_points(variant)
    if total is not None and sum(made) != total:
        message = f"the points of both pairs are {total} together, not {sum(made)}"
        raise SeriesError("sum", message, total=total, found=sum(made))


def two_points(points: Sequence[SupportsIndex]) -> tuple[int, int]:
    """Return the points of two pairs.

    Raises:
        ArgumentError: these are not two whole numbers, or one is out of range.
    """
    return _two(points, 0, MOST_POINTS, "points", f"two numbers from 0 to {MOST_POINTS}")


def _two(numbers: object, low: int, high: int, name: str, expected: str) -> tuple[int, int]:
    if not isinstance(numbers, (tuple, list)) or len(numbers) != 2:
        raise wrong(name, numbers, expected)
    first, second = (integer(one, low, high, name) for one in numbers)
    return first, second


def total_points(variant: Variant) -> int | None:
    """Return the sum of both pairs' points in a game; None if it varies from game to game."""
    score, counted = variant.score, (variant.play.values, variant.choice.multipliers)
    extras = variant.meld.melds or variant.stoeck.stock or MATCH_BONUS[score.match]
    if extras or counted != ("jass", "all1") or score.write != "points":
        return None
    return variant.partie.deals * (DEAL_POINTS + variant.score.last_trick)
