"""Series of games between several pairs, and their ranking (W25, T06)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from buur.errors import BuurError, SeriesError
from buur.tournament import Game, Series, Standing, new_series, standings
from buur.tournament.codec import dumps, loads
from buur.tournament.series import total_points
from buur.variants.registry import variant

NAMES = ("Anna & Beat", "Carla & Dario", "Eva & Fritz", "Gina & Hans", "Ines & Jon")


def series(pairs: int = 3, rules: str = "match-aux-cartes", **options: Any) -> Series:
    """Return a series of some pairs."""
    return new_series(variant(rules, options), NAMES[:pairs])


@pytest.mark.parametrize("pairs", range(2, 12))
def test_every_pair_meets_every_other_once_and_plays_once_a_round(pairs: int) -> None:
    games = new_series(variant("tournoi-2006"), [str(number) for number in range(pairs)]).games
    assert sorted(tuple(sorted(game.pairs)) for game in games) == [*combinations(range(pairs), 2)]
    for number in {game.round for game in games}:
        busy = [pair for game in games if game.round == number for pair in game.pairs]
        assert len(busy) == len(set(busy)) == pairs // 2 * 2
    assert [game.round for game in games] == sorted(game.round for game in games)


def test_the_ranking_goes_by_points_whoever_won() -> None:
    """W25: by the sum of all points, independent of games won and lost."""
    played = series()
    meets = {frozenset(game.pairs): number for number, game in enumerate(played.games, 1)}
    for home, away, points in ((0, 1, 1300), (0, 2, 1300), (1, 2, 2500)):
        number = meets[frozenset((home, away))]
        first = played.game(number).pairs[0] == home
        made = (points, 2512 - points)
        played = played.with_points(number, made if first else made[::-1])
    ranking = [(one.rank, one.pair, one.points, one.games, one.won) for one in standings(played)]
    assert ranking == [(1, 1, 3712, 2, 1), (2, 0, 2600, 2, 2), (3, 2, 1224, 2, 0)]
    assert played.next_game is None


def test_equal_points_share_a_rank() -> None:
    played = series(2).with_points(1, (1256, 1256))
    assert [(one.rank, one.won) for one in standings(played)] == [(1, 0), (1, 0)]
    assert [one.rank for one in standings(series(3))] == [1, 1, 1]


def test_a_round_without_opponents_brings_what_the_rules_write() -> None:
    played = series(3, bye=550).with_points(1, (2000, 512))
    idle = ({0, 1, 2} - set(played.games[0].pairs)).pop()
    points = {one.pair: one.points for one in standings(played)}
    assert points[idle] == 550
    assert sum(points.values()) == 2512 + 550, "nothing for rounds that are not complete"


@pytest.mark.parametrize(
    ("rules", "options", "total"),
    [
        ("match-aux-cartes", {}, 2512),
        ("tournoi-2006", {"deals": 8}, 1256),
        ("tournoi-2006", {"melds": True}, None),
        ("tournoi-2006", {"stock": True}, None),
        ("tournoi-2006", {"match": "bonus100"}, None),
        ("tournoi-2006", {"multipliers": "spades2"}, None),
    ],
)
def test_the_points_of_a_game_are_known_where_every_deal_brings_the_same(
    rules: str, options: dict[str, Any], total: int | None
) -> None:
    assert total_points(variant(rules, options)) == total


@pytest.mark.parametrize(
    ("names", "code"),
    [((), "count"), (("A",), "count"), (("A", " "), "name"), (("A", "B", " A "), "twice")],
)
def test_pairs_that_cannot_be(names: tuple[str, ...], code: str) -> None:
    with pytest.raises(SeriesError) as found:
        new_series(variant("match-aux-cartes"), names)
    assert found.value.code == code


@pytest.mark.parametrize("rules", ["chibre", "estimation", "schieber"])
def test_a_series_needs_pairs_and_a_number_of_deals(rules: str) -> None:
    with pytest.raises(SeriesError) as found:
        series(rules=rules)
    assert found.value.code == "rules"


@pytest.mark.parametrize(
    ("number", "points", "code"),
    [
        (0, (1256, 1256), "no-game"),
        (4, (1256, 1256), "no-game"),
        (1, (1256, 1257), "sum"),
        (1, (-1, 2513), "range"),
    ],
)
def test_points_that_cannot_be(number: int, points: tuple[int, int], code: str) -> None:
    with pytest.raises(SeriesError) as found:
        series().with_points(number, points)
    assert found.value.code == code


def test_points_may_be_written_anew() -> None:
    played = series().with_points(2, (1300, 1212)).with_points(2, (1301, 1211))
    assert played.game(2).points == (1301, 1211)
    assert played.next_game == 1


def test_a_file_holds_the_whole_series() -> None:
    played = series(5, rules="tournoi-2006", deals=4, bye=300).with_points(3, (600, 28))
    assert loads(dumps(played)) == played


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"rules": "nothing"},
        {"rules": 7},
        {"options": {"deals": -1}},
        {"pairs": 5},
        {"pairs": ["A", "A", "B"]},
        {"games": []},
        {"games": 1},
        {"games": [{"round": 1, "pairs": [0, 1], "points": None}] * 3},
    ],
    ids=str,
)
def test_a_file_that_is_none_is_refused(change: dict[str, object]) -> None:
    told = json.dumps({**json.loads(dumps(series())), **change})
    with pytest.raises(SeriesError):
        loads(told)


@pytest.mark.parametrize("points", [[1], [1.5, 2510.5], ["1", "2"], [1, 2], "ab", {}])
def test_a_file_with_other_points_is_refused(points: object) -> None:
    told = json.loads(dumps(series()))
    told["games"][0]["points"] = points
    with pytest.raises(SeriesError):
        loads(json.dumps(told))


@pytest.mark.parametrize("text", ["", "[]", "7", "{", "[" * 100_000])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(SeriesError) as found:
        loads(text)
    assert found.value.code == "file"


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: new_series(5, NAMES), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: new_series("match-aux-carts", NAMES), "rule set 'match-aux-carts' does not exist"),
        (lambda: new_series("chibre", "Anna"), "pairs is 'Anna': expected the names of the pairs"),
        (lambda: new_series("chibre", [1, 2]), "pairs is 1: expected names of pairs"),  # type: ignore[list-item]
        (lambda: new_series("chibre", None), "pairs is None: expected the names"),  # type: ignore[arg-type]
        (lambda: series().game("1"), "number is '1': expected a whole number"),  # type: ignore[arg-type]
        (lambda: series().game(0), "games are 1 to 3, not 0"),
        (lambda: series().with_points(1, (1,)), "points is (1,): expected the points of two"),
        (lambda: series().with_points(1, ("a", 1)), "points is 'a': expected a whole"),  # type: ignore[arg-type]
        (lambda: series().with_points(1, None), "points is None: expected the points"),  # type: ignore[arg-type]
        (lambda: Game(0, (0, 1)), "round is 0: expected a whole number from 1"),
        (lambda: Game(1, (1, 1)), "pairs is (1, 1): expected two numbers of different pairs"),
        (lambda: Game(1, (0, 40)), "pairs is 40: expected a whole number from 0 to 39"),
        (lambda: Game(1, (0, 1), (-1, 5)), "points is -1: expected a whole number from 0"),
        (lambda: Series(variant("chibre"), ("a",), (5,)), "games is 5: expected a Game"),  # type: ignore[arg-type]
        (lambda: Series(variant("chibre"), ("a",), (Game(1, (0, 1)),)), "games is Game("),
        (lambda: Series("chibre", (), ()), "variant is 'chibre': expected a Variant"),  # type: ignore[arg-type]
        (lambda: standings(None), "series is None: expected a Series, such as new_series"),  # type: ignore[arg-type]
        (lambda: dumps(5), "series is 5: expected a Series"),  # type: ignore[arg-type]
        (lambda: Standing(0, 0, 0, 0, 0), "rank is 0: expected a whole number from 1"),
    ],
)
def test_a_wrong_argument_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


def test_integers_of_numpy_are_points_and_numbers() -> None:
    played = series().with_points(np.int64(1), (np.int32(1300), np.int32(1212)))
    assert played == series().with_points(1, (1300, 1212))
    assert loads(dumps(played)) == played
