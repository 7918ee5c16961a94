"""The series endpoint: pairings, ranking, games of bots, invalid requests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest

from buur.server.settings import Limits, Rate, Settings
from tests.server.harness import Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAIRS = ["Anna & Beat", "Vreni & Ueli", "Reto & Heidi"]
COUNT = {"low": 2, "high": 40, "count": 1}
TOTAL = 16 * 157
"""Points of a game of match-aux-cartes."""


async def asked(server: Running, **wanted: Any) -> httpx.Response:
    return await server.http.post("/api/series", json={"pairs": PAIRS} | wanted)


async def test_the_games_are_drawn_up(server: Running) -> None:
    response = await asked(server)
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    series = response.json()
    assert series["pairs"] == PAIRS
    assert series["deals"] == 16
    assert [tuple(sorted(game["pairs"])) for game in series["games"]] == [(1, 2), (0, 2), (0, 1)]
    assert [game["round"] for game in series["games"]] == [1, 2, 3]
    assert [game["points"] for game in series["games"]] == [None] * 3
    assert [one["rank"] for one in series["standings"]] == [1, 1, 1]
    assert series["next"] == 1


async def test_points_give_the_ranking(server: Running) -> None:
    first, third = [1500, TOTAL - 1500], [1100, TOTAL - 1100]
    series = (await asked(server, points=[first, None, third])).json()
    assert [game["points"] for game in series["games"]] == [first, None, third]
    assert series["next"] == 2
    told = [
        tuple(one[key] for key in ("rank", "pair", "games", "won")) for one in series["standings"]
    ]
    assert told == [(1, 1, 2, 2), (2, 0, 1, 0), (3, 2, 1, 0)]
    assert series["standings"][0]["points"] == 1500 + TOTAL - 1100


async def test_bots_play_what_is_asked_for(server: Running) -> None:
    first = [1500, TOTAL - 1500]
    series = (await asked(server, points=[first], bots=[2, 3])).json()
    points = [game["points"] for game in series["games"]]
    assert points[0] == first
    assert series["next"] is None
    assert [sum(pair) for pair in points] == [TOTAL] * 3
    again = (await asked(server, points=points)).json()
    assert again["standings"] == series["standings"]


@pytest.mark.parametrize(
    ("wanted", "code", "why"),
    [
        ({"pairs": ["A"]}, "bad-series", {"code": "count", "args": COUNT}),
        ({"pairs": ["A", " "]}, "bad-series", {"code": "name", "args": {}}),
        ({"pairs": ["A", " A "]}, "bad-series", {"code": "twice", "args": {"name": "A"}}),
        ({"points": [None] * 3 + [[1, 2]]}, "bad-series", {"code": "no-game", "args": {"last": 3}}),
        ({"points": [[-1, 2]]}, "bad-series", {"code": "range", "args": {"high": 1_000_000}}),
        ({"points": [[1, 2]]}, "bad-series", {"code": "sum", "args": {"total": TOTAL, "found": 3}}),
        ({"bots": [0]}, "bad-series", {"code": "no-game", "args": {"last": 3}}),
        ({"rules": "chibre"}, "bad-series", {"code": "rules", "args": {}}),
        ({"rules": "none"}, "bad-rules", {"code": "unknown-rules", "args": {"name": "none"}}),
    ],
)  # fmt: skip
async def test_what_cannot_be_is_refused_with_its_reason(
    server: Running, wanted: dict[str, Any], code: str, why: dict[str, Any]
) -> None:
    response = await asked(server, **wanted)
    assert response.status_code == 422
    error = response.json()["error"]
    assert (error["code"], error["why"]) == (code, why)


@pytest.mark.parametrize(
    "wanted",
    [{"pairs": "A"}, {"points": [[1]]}, {"points": [[1.5, 2]]}, {"bots": [1] * 9}, {"x": 1}],
)
async def test_what_has_another_shape_is_refused(server: Running, wanted: dict[str, Any]) -> None:
    response = await asked(server, **wanted)
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "bad-request"


async def test_bots_do_not_play_without_end(settings: Settings) -> None:
    few = replace(settings, limits=Limits(tables=Rate(per_second=1e-6, burst=1)))
    async with running(few) as server:
        answers = [await asked(server, bots=[number]) for number in (1, 2)]
        answers.append(await asked(server))
    assert [answer.status_code for answer in answers] == [200, 429, 200]
