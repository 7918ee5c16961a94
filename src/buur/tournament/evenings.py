"""Evenings: a series between pairs that are drawn from who is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from buur.errors import SeriesError
from buur.tournament.series import Series, new_series
from buur.tournament.standings import Standing, standings
from buur.variants.model import Variant
from buur.variants.registry import variant

FEWEST: Final = 3
"""Number of players from which on an evening can be drawn; a bot completes the last pair."""
MOST: Final = 40
"""Maximum number of players."""
DEALS: Final = (4, 8, 12, 16)
"""Numbers of deals of a game from which people choose."""

Pair = tuple[str, str | None]
"""Two players; None stands for a bot."""


def evening_rules(rules: Variant, deals: int) -> Variant:
    """Return a rule set as a game of some deals.

    >>> evening_rules(variant("schieber"), 8).partie.deals
    8

    Raises:
        RulesError: the rule set cannot end after a number of deals.
        SeriesError: it is not for two pairs.
    """
    fixed: Mapping[str, Any] = {
        **rules.differences(variant(rules.code)),
        "finish": "deals",
        "deals": deals,
        "rubicon": "off",
        "teams_drawn": False,
    }
    found = variant(rules.code, fixed)
    if found.teams != (0, 1, 0, 1):
        raise SeriesError("rules", "an evening needs four players in pairs")
    return found


def drawn_pairs(players: Sequence[str], random: Callable[[], float]) -> tuple[Pair, ...]:
    """Return pairs of players, drawn by Fisher-Yates; a last one alone gets a bot.

    >>> drawn_pairs(["a", "b", "c"], lambda: 0.0)
    (('b', 'c'), ('a', None))

    Args:
        players: who is there.
        random: numbers from 0 to below 1.

    Raises:
        SeriesError: they are too few or too many.
    """
    if not FEWEST <= len(players) <= MOST:
        told = f"an evening has {FEWEST} to {MOST} players, not {len(players)}"
        raise SeriesError("count", told, low=FEWEST, high=MOST, count=len(players))
    drawn = [*players]
    for place in range(len(drawn) - 1, 0, -1):
        other = int(random() * (place + 1))
        drawn[place], drawn[other] = drawn[other], drawn[place]
    firsts, seconds = drawn[0::2], [*drawn[1::2], None]
    return tuple(zip(firsts, seconds, strict=False))


@dataclass(frozen=True, slots=True)
class Evening:
    """Pairs with the games that each plays against each other.

    >>> evening = Evening(variant("match-aux-cartes"), (("a", "b"), ("c", "d")), {1: (1500, 1012)})
    >>> evening.standings()[0].points
    1500
    """

    rules: Variant
    pairs: tuple[Pair, ...]
    points: Mapping[int, tuple[int, int]]
    """The points of both pairs, by the number of the game, from 1."""

    def series(self) -> Series:
        """Return the series between the pairs, which it numbers from 1."""
        found = new_series(self.rules, [str(number + 1) for number in range(len(self.pairs))])
        for number, points in self.points.items():
            found = found.with_points(number, points)
        return found

    def standings(self) -> tuple[Standing, ...]:
        """Return the ranking of the pairs, best first."""
        return standings(self.series())
