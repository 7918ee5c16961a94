"""Other games than chibre over the protocol: views, refusals and secrets."""

import json
from typing import Any

import pytest

from tests.server.harness import Client, Running, is_over, move

pytestmark = pytest.mark.asyncio(loop_scope="module")


def act_of(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return a legal act of this seat; the six of trumps is exchanged wherever that may be."""
    return {"e": "robbed"} if view["legal"]["rob"] else move(view)


async def until_phase(client: Client, phase: str) -> None:
    """Act until the table waits for this seat in a phase."""
    while client.view["phase"] != phase or client.view["seat"] not in client.view["waiting"]:
        await client.step(act_of(client.view))


async def whole(client: Client) -> None:
    while not is_over(client.view):
        await client.step(act_of(client.view))


async def test_a_whole_estimation(server: Running) -> None:
    async with server.playing(rules="estimation", bots=["steady", "random", "steady"]) as client:
        await until_phase(client, "predict")
        view = client.view
        assert view["legal"]["predict"] == {"max": 157, "aloud": False}
        assert view["turned"] is not None
        assert view["predictions"][0] is None
        await whole(client)
        welcome = await client.hello(client.ticket)
    assert [deal["predictions"][0] for deal in welcome["view"]["deals"]] == [40] * 8
    assert client.view["result"]["reason"] == "deals"


async def test_predictions_of_others_are_not_sent_before_the_count(server: Running) -> None:
    async with server.playing(
        rules="estimation", bots=["steady"] * 3, options={"deals": 1}
    ) as client:
        await until_phase(client, "play")
        actor = await server.actor(client.ticket)
        made = actor.table.state.deal.predictions  # type: ignore[union-attr]
        assert None not in made
        assert client.view["predictions"] == [40, -1, -1, -1]
        told = [
            message["event"]
            for message in map(json.loads, client.received)
            if message["t"] == "event" and message["event"]["e"] == "predicted"
        ]
        assert {event["seat"]: event.get("points") for event in told} == {
            **dict.fromkeys(range(1, 4)),
            0: 40,
        }
        await whole(client)
    assert client.view["deals"][0]["predictions"] == list(made)


@pytest.mark.parametrize(
    "act",
    [
        {"e": "predicted"},
        {"e": "predicted", "points": None},
        {"e": "predicted", "points": "40"},
        {"e": "predicted", "points": 40, "hidden": True},
    ],
)
async def test_a_prediction_needs_its_points(server: Running, act: dict[str, Any]) -> None:
    async with server.playing(rules="estimation") as client:
        await until_phase(client, "predict")
        answer = await client.do(act)
        assert (answer["t"], answer["code"]) == ("no", "bad-act")
        refused = await client.do({"e": "predicted", "points": 158})
        assert refused["code"] == "bad-prediction"
        aloud = await client.do({"e": "predicted", "points": 15, "aloud": True})
        assert aloud["code"] == "bad-prediction"


async def test_predictions_aloud_are_for_everybody(server: Running) -> None:
    async with server.playing(
        rules="estimation", options={"prediction": "open", "deals": 1}
    ) as client:
        await until_phase(client, "play")
        assert -1 not in client.view["predictions"]
        await whole(client)


@pytest.mark.parametrize("rules", ["pomme", "pomme-3", "pomme-2", "estimation-2", "estimation-3"])
async def test_whole_parties(server: Running, rules: str) -> None:
    others = {"pomme-3": 2, "estimation-3": 2, "pomme-2": 1, "estimation-2": 1}.get(rules, 3)
    async with server.playing(rules=rules, bots=["steady"] * others) as client:
        await whole(client)
    assert client.view["result"]["reason"] in ("out", "deals")
    assert len(client.view["scores"]) == others + 1


async def test_who_plays_is_shown(server: Running) -> None:
    async with server.playing(rules="pomme", bots=["random"] * 3) as client:
        await until_phase(client, "join")
        assert client.view["legal"]["answers"] == ["play", "drop"]
        later = await client.do({"e": "joined", "answer": "later"})
        assert (later["t"], later["code"]) == ("no", "bad-answer")
        unknown = await client.do({"e": "joined", "answer": "never"})
        assert unknown["code"] == "bad-act"
        await client.step({"e": "joined", "answer": "drop"})
        while not client.view["deals"]:
            await client.step(act_of(client.view))
        out = [view for view in client.views if view["answers"][:1] == ["drop"]]
        assert out
        assert all(view["hand"] == [] and view["counts"][0] == 0 for view in out)
    score = client.view["deals"][0]
    assert score["sides"][0] == -1
    assert score["total"][0] == 0


async def test_what_is_exchanged_stays_secret(server: Running) -> None:
    async with server.playing(rules="pomme-2", bots=["steady"]) as client:
        await until_phase(client, "exchange")
        view = client.view
        assert view["legal"]["exchange"] == 3
        assert (view["widow"]["open"], view["widow"]["hidden"]) == ([view["turned"]], 11)
        for cards in (None, view["hand"][:2], ["S6", "S6", "S7"]):
            answer = await client.do({"e": "exchanged", "cards": cards})
            assert answer["t"] == "no"
            assert answer["code"] in ("bad-act", "bad-exchange")
        await until_phase(client, "play")
        told = [json.loads(text) for text in client.received if '"e":"exchanged","seat":1' in text]
        assert told
        assert all(one["event"].get("cards") is None for one in told)
        assert client.view["took"][0] is True
