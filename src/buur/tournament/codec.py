"""JSON codec of a series of games, for files."""

from __future__ import annotations

import json
from typing import Any, Final

from buur.arguments import instance
from buur.errors import RulesError, SeriesError
from buur.tournament.series import Series, new_series
from buur.variants.registry import PRESETS, variant

VERSION: Final = 1


def dumps(series: Series) -> str:
    """Return a series as JSON with a line for each game.

    Raises:
        ArgumentError: this is no series.
    """
    instance(series, Series, "series", "a Series, such as new_series returns")
    rules = series.variant
    options = rules.differences(PRESETS[rules.code].variant)
    head: dict[str, object] = {"version": VERSION, "rules": rules.code, "options": options}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    lines.append(f'"pairs": {json.dumps(list(series.pairs), ensure_ascii=False)}')
    games = ",\n".join(
        f"    {json.dumps({'round': game.round, 'pairs': game.pairs, 'points': game.points})}"
        for game in series.games
    )
    return "{\n  " + ",\n  ".join(lines) + f',\n  "games": [\n{games}\n  ]\n}}\n'


def loads(text: str) -> Series:
    """Return the series of a JSON text.

    Raises:
        SeriesError: the text is no series, or its contents are invalid.
    """
    try:
        found = json.loads(text)
        if found["version"] != VERSION:
            raise SeriesError("file", f"the version is {found['version']}, not {VERSION}")
        series = new_series(variant(found["rules"], found["options"]), found["pairs"])
        return _with_games(series, found["games"])
    except SeriesError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RulesError, RecursionError) as error:
        raise SeriesError("file", "this is no series") from error


def _with_games(series: Series, written: list[dict[str, Any]]) -> Series:
    """Return a series with the points from a file, whose games must be those of the series."""
    if len(written) != len(series.games):
        raise SeriesError("file", "these are not the games of the pairs")
    for number, (game, one) in enumerate(zip(series.games, written, strict=True), start=1):
        if (one["round"], tuple(one["pairs"])) != (game.round, game.pairs):
            raise SeriesError("file", f"game {number} is not the one of the pairs")
        if one["points"] is not None:
            home, away = one["points"]
            if type(home) is not int or type(away) is not int:
                raise SeriesError("file", f"the points of game {number} are no numbers")
            series = series.with_points(number, (home, away))
    return series
