"""The series endpoint's logic: pairings and ranking of a series that the page stores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from buur.bots import DEFAULT as BOT
from buur.errors import ArgumentError, RulesError, SeriesError
from buur.server.errors import Problem
from buur.server.tables.free_text import without_unseen
from buur.tournament import Series, new_series, standings
from buur.tournament.series import MOST_PAIRS
from buur.variants.registry import variant

RULES: Final = "match-aux-cartes"
MOST_GAMES: Final = MOST_PAIRS * (MOST_PAIRS - 1) // 2
MOST_AT_ONCE: Final = 8
"""Maximum number of games that bots play in one request; each takes a third of a second."""


class SeriesRequest(Struct, forbid_unknown_fields=True):
    """Body of a request: a series as the page has stored it."""

    pairs: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=2 * MOST_PAIRS)]
    rules: Annotated[str, Meta(max_length=64)] = RULES
    options: dict[str, Any] = {}
    points: Annotated[list[tuple[int, int] | None], Meta(max_length=MOST_GAMES)] = []
    """Result of each game in order, null for an open one; trailing games may be omitted."""
    bots: Annotated[list[int], Meta(max_length=MOST_AT_ONCE)] = []
    """Numbers, from 1, of the games that bots shall play."""


def read_series(wanted: SeriesRequest) -> Series:
    """Return the series of a request.

    Raises:
        Problem: the rules, the pairs, a result or a game number is invalid.
    """
    try:
        pairs = [without_unseen(pair) for pair in wanted.pairs]
        series = new_series(variant(wanted.rules, wanted.options), pairs)
        for number, points in enumerate(wanted.points, start=1):
            if points is not None:
                series = series.with_points(number, points)
        for number in wanted.bots:
            series.game(number)
    except RulesError as error:
        raise Problem.of("bad-rules", error) from error
    except SeriesError as error:
        raise Problem.of("bad-series", error) from error
    except ArgumentError as error:
        raise Problem(422, "bad-request", str(error)) from error
    return series


def play_by_bots(series: Series, numbers: Iterable[int]) -> Series:
    """Have bots play some games, and return the series with their results."""
    from buur.arena.self_play import play_table  # imported here, so that the server starts sooner

    for number in numbers:
        table = play_table(series.variant, [BOT] * series.variant.seats, None)
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
