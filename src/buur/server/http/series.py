"""A series of games for the page, which keeps it: the server draws it up and ranks the pairs."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from buur.bots import DEFAULT as BOT
from buur.bots import bot
from buur.errors import RulesError, SeriesError
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.server.errors import Problem
from buur.tournament import Series, new_series, standings
from buur.tournament.series import MOST
from buur.variants.registry import variant

RULES: Final = "match-aux-cartes"
MOST_GAMES: Final = MOST * (MOST - 1) // 2
MOST_AT_ONCE: Final = 8
"""Games that bots play for one request, a third of a second each."""


class SeriesRequest(Struct, forbid_unknown_fields=True):
    """A series as the page has kept it."""

    pairs: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=2 * MOST)]
    rules: Annotated[str, Meta(max_length=64)] = RULES
    options: dict[str, Any] = {}
    points: Annotated[list[tuple[int, int] | None], Meta(max_length=MOST_GAMES)] = []
    """Of each game in turn, null for one not yet played; the games at the end may be left out."""
    bots: Annotated[list[int], Meta(max_length=MOST_AT_ONCE)] = []
    """Numbers of games, from 1, that bots are to play."""


def read_series(wanted: SeriesRequest) -> Series:
    """Return the series that is meant, after the check of the games that bots are to play.

    Raises:
        Problem: the rules, the pairs, the points or a number cannot be.
    """
    try:
        series = new_series(variant(wanted.rules, wanted.options), wanted.pairs)
        for number, points in enumerate(wanted.points, start=1):
            if points is not None:
                series = series.with_points(number, points)
        for number in wanted.bots:
            series.game(number)
    except RulesError as error:
        raise Problem(422, "bad-rules", str(error), why=(error.code, error.values)) from error
    except SeriesError as error:
        raise Problem(422, "bad-series", str(error), why=(error.code, error.values)) from error
    return series


def play_by_bots(series: Series, numbers: Iterable[int]) -> Series:
    """Return a series with the points of some games that bots have played."""
    for number in numbers:
        players = [bot(BOT, secrets.randbits(32)) for _ in range(series.variant.seats)]
        table = Table(series.variant, players, chance=secrets.SystemRandom(), rule=ruled)
        for _ in table.run():
            pass
        home, away = table.state.scores
        series = series.with_points(number, (home, away))
    return series


def series_json(series: Series) -> dict[str, Any]:
    """Return a series with its ranking as JSON."""
    return {
        "pairs": series.pairs,
        "deals": series.variant.partie.deals,
        "games": [asdict(game) for game in series.games],
        "standings": [asdict(one) for one in standings(series)],
        "next": series.next_game,
    }
