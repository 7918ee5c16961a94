"""Acts taken back at a training table: server, storage, reconnection and record."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.notation import loads, verify
from buur.play.take_back import TakenBack
from buur.seats import Seat
from buur.server.tables.game_replay import GameReplay
from tests.server.harness import (
    Client,
    Running,
    is_over,
    may_play,
    playing,
    running,
    settings_for,
    settled,
)

BACK = {"e": "taken-back"}


@pytest_asyncio.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """The only person at a training table of three bots."""
    async with playing(settings_for(tmp_path), training=True) as client:
        yield client


async def played(client: Client) -> dict[str, Any]:
    """Play a card of the second trick, and return the view before it."""
    await client.play_until(lambda view: may_play(view) and view["taken"] != [0, 0])
    before = client.view
    await client.do(client.move())
    await settled(client.actor)
    await client.follow()
    return before


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Return what a view shows, without what the reconnection may change."""
    return {name: value for name, value in view.items() if name != "kinds"}


async def test_the_table_is_as_before_the_act(client: Client) -> None:
    before = await played(client)
    version = client.version
    assert client.view["legal"]["take_back"]
    answer = await client.do(BACK)
    assert answer == {"t": "ok", "id": answer["id"], "v": version + 1}
    assert shown(client.view) == shown(before)
    assert client.version == version + 1


async def test_each_client_hears_which_events_no_longer_stand(client: Client) -> None:
    await client.play_until(lambda view: may_play(view) and view["taken"] != [0, 0])
    version = client.version
    await client.do(client.move())
    await settled(client.actor)
    await client.follow()
    await client.send({"t": "do", "id": "back", "act": BACK})
    message = await client.until("event")
    assert message["event"] == {"e": "taken-back", "seat": 0, "to": version}


async def test_earlier_acts_follow_until_the_cards_were_dealt(client: Client) -> None:
    await played(client)
    times = 0
    while client.view["legal"]["take_back"]:
        assert (await client.do(BACK))["t"] == "ok"
        times += 1
    assert times >= 2
    assert client.view["taken"] == [0, 0]
    answer = await client.do(BACK)
    assert (answer["t"], answer["code"]) == ("no", "nothing-to-take-back")


async def test_a_repeated_command_is_carried_out_once(client: Client) -> None:
    await played(client)
    first = await client.do(BACK, "back")
    version = client.actor.table.version
    assert await client.do(BACK, "back") == first
    assert client.actor.table.version == version


async def test_nothing_is_taken_back_at_an_ordinary_table(tmp_path: Path) -> None:
    async with playing(settings_for(tmp_path)) as client:
        await played(client)
        assert not client.view["legal"]["take_back"]
        assert not client.view["training"]
        assert (await client.do(BACK))["code"] == "nothing-to-take-back"


async def test_training_is_for_one_person_alone(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        body = {"bots": [None, "random", "random"], "training": True}
        response = await server.http.post("/api/tables", json=body)
        assert response.status_code == 422
        assert response.json()["error"]["input"] == "training"


@pytest.mark.parametrize("seen", [None, "before", "between"])
async def test_a_client_that_comes_back_sees_the_same_table(
    client: Client, seen: str | None
) -> None:
    await played(client)
    known = {None: None, "before": client.version - 3, "between": client.version}[seen]
    await client.do(BACK)
    view = client.view
    welcome = await client.hello(client.ticket, known)
    assert shown(welcome["view"]) == shown(view)
    events = [past["event"]["e"] for past in welcome["events"]]
    assert ("taken-back" in events) is (seen is not None)
    assert welcome["snapshot"] is (seen is None)


async def test_a_table_with_acts_taken_back_is_read_again(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server:
        ticket = await server.table(training=True)
        async with server.seated(ticket) as client:
            await played(client)
            await client.do(BACK)
            view, version = client.view, client.version
    async with running(settings) as server:
        welcome = await server.hello(ticket)
        assert welcome["v"] == version
        assert shown(welcome["view"]) == shown(view)


async def finished(server: Running) -> dict[str, Any]:
    """Play a short partie to its end in which one card is taken back, and return its ticket."""
    ticket = await server.table(training=True, options={"target": 100})
    async with server.seated(ticket) as client:
        await played(client)
        await client.do(BACK)
        await client.play_until(is_over)
    return ticket


async def test_the_record_says_what_was_taken_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        ticket = await finished(server)
        stored = await server.registry.store.read(ticket["table"])
        assert stored is not None
        replay = GameReplay(stored)
        record = loads(replay.record("text", {}))
        assert record.taken_back == 1
        assert any(isinstance(entry, TakenBack) for entry in record.entries)
        found = verify(record)
        assert found.is_ok
        assert found.state.is_over
        events = [step["event"] for step in replay.steps(1, Seat(0))]
        cards = [event["card"] for event in events if event["e"] == "played"]
        assert "taken-back" not in [event["e"] for event in events]
        assert len(cards) == len(set(cards)) > 8


async def test_such_a_partie_counts_in_no_total(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        ticket = await finished(server)
        seat = {"table": ticket["table"], "token": ticket["token"]}
        response = await server.http.post("/api/games", json={"tables": [seat]})
        answer = response.json()
        assert [game["training"] for game in answer["games"]] == [True]
        assert answer["totals"]["played"] == 0
        for face in ("jass", "jsonl"):
            saved = await server.http.get(f"/api/games/{ticket['table']}/record.{face}")
            assert loads(saved.text).tags["training"] == "yes"
