"""Statistics of a person: points by rule set, contracts with their success, partners."""

import asyncio
from typing import Any

import pytest

from tests.server.harness import Running
from tests.server.visitors import SHORT, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def statistics(visitor: Visitor) -> dict[str, Any]:
    """Return the statistics of a person."""
    response = await visitor.http.get("/api/me/statistics")
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def test_figures_are_those_of_the_deals(anna: Visitor, server: Running) -> None:
    tickets = [await anna.table(options=SHORT, bots=["random"] * 3) for _ in range(3)]
    for ticket in tickets:
        await anna.play(ticket)
    found = await statistics(anna)
    (rules,) = found["rules"]
    scores = [
        score
        for ticket in tickets
        for score in await server.registry.loader.scores(ticket["table"], 1, 100)
    ]
    games = (await anna.games())["games"]
    assert rules["rules"] == "chibre"
    assert (rules["played"], rules["won"]) == (3, sum(one["result"] == "won" for one in games))
    assert rules["deals"] == rules["counted"] == len(scores)
    assert rules["points"] == sum(score.total[0] for score in scores)
    own = [score for score in scores if score.chooser == 0 and score.contract is not None]
    named = {score.contract.code for score in own if score.contract is not None}
    assert {one["contract"] for one in found["contracts"]} == named
    assert sum(one["times"] for one in found["contracts"]) == len(own)
    made = sum(score.total[0] > score.total[1] for score in own)
    assert sum(one["made"] for one in found["contracts"]) == made
    (partner,) = found["partners"]
    assert partner == {
        "name": "",
        "bot": "random",
        "friend": None,
        "played": 3,
        "won": rules["won"],
    }


async def test_partners_are_persons_and_friends_among_them_have_an_id(
    anna: Visitor, beat: Visitor
) -> None:
    for name in ("Beat", "Beatus"):
        bots = ["random", None, "random"]
        ticket = await anna.table(bots=bots, names=["", name, ""], options=SHORT)
        claim = {"table": ticket["table"], "token": ticket["others"][0]["token"]}
        await beat.games(tables=[claim])
        await asyncio.gather(anna.play(ticket), beat.play(claim))
    (partner,) = (await statistics(anna))["partners"]
    assert (partner["name"], partner["bot"], partner["friend"]) == ("Beatus", None, None)
    assert partner["played"] == 2
    link = (await beat.http.post("/api/me/friends/link", json={})).json()["link"]
    await anna.http.post("/api/me/friends/follow", json={"link": link})
    (partner,) = (await statistics(anna))["partners"]
    (friend,) = (await anna.http.get("/api/me/friends")).json()["friends"]
    assert partner["friend"] == friend["id"]


async def test_who_has_no_party_has_empty_statistics(anna: Visitor) -> None:
    assert await statistics(anna) == {"rules": [], "contracts": [], "partners": []}
    await anna.table()
    assert await statistics(anna) == {"rules": [], "contracts": [], "partners": []}


async def test_points_that_cannot_be_compared_are_unknown(anna: Visitor) -> None:
    ticket = await anna.table(rules="molotow", bots=["random"] * 3, options={})
    await anna.play(ticket, done=lambda view: view["deal"] > 1)
    found = await statistics(anna)
    assert [(one["rules"], one["counted"], one["points"]) for one in found["rules"]] == [
        ("molotow", 0, None)
    ]
    assert found["contracts"] == []
