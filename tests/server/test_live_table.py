"""Live tables: slow bots, reconnections, substitutes, and shutdown."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from buur.bots.registry import bot
from buur.play.model.events import Act, Pushed, Soldered
from buur.play.players import Bot
from buur.play.views import View
from buur.seats import Seat
from buur.server.errors import ServerError
from buur.server.http.rate_limits import RateLimits
from buur.server.http.websocket import WebSocketConnection
from buur.server.settings import Limits, Pace, Rate, Settings
from buur.server.storage.table_store import open_store
from buur.server.tables.bridged_table import LiveTable
from buur.server.tables.requests import Ask, BotReady, Join, Stop
from buur.server.tables.table_end import CLOSED_RESTART
from buur.server.wire import messages
from tests.chance import seeded
from tests.server.harness import (
    Client,
    Clock,
    FakeConnection,
    LoopClock,
    Running,
    eventually,
    is_over,
    may_play,
    move,
    playing,
    rows_of,
    running,
    settings_for,
)


async def play_deals(client: Client, deals: int) -> None:
    await client.play_until(lambda view: view["deal"] > deals or is_over(view))


async def test_a_partie_goes_on_after_a_restart(settings: Settings) -> None:
    async with running(settings) as server:
        ticket = await server.table(bots=["steady"] * 3, options={"target": 500})
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: view["deal"] == 2 and may_play(view))
            version, view = client.version, client.view
            act = move(view)
            assert act is not None
    for _ in range(2):
        async with running(settings) as server, server.client() as client:
            welcome = await client.hello(ticket, version)
            assert (welcome["v"], welcome["events"]) == (version, [])
            assert welcome["view"] == view
    async with running(settings) as server, server.seated(ticket) as client:
        answer = await client.do(act, "after")
        assert answer["t"] == "ok"
        await client.play_until(is_over)
        assert (await client.do(act, "after")) == answer
    async with running(settings) as server, server.client() as client:
        welcome = await client.hello(ticket)
        assert is_over(welcome["view"])
        assert (await client.do(act, "after")) == answer
        assert (await client.do(act, "too late"))["code"] == "game-over"


async def test_what_is_sealed_before_a_restart_is_dealt_after_it(settings: Settings) -> None:
    async with running(settings) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: view["legal"]["contribute"] and view["deal"] == 1)
            digest = client.view["fair"]["digest"]
    async with running(settings) as server, server.seated(ticket) as client:
        assert client.view["fair"] == {"digest": digest, "seed": None}
        await play_deals(client, 1)
        revealed = [text for text in client.received if '"e":"revealed"' in text]
        assert len(revealed) == 1
        assert digest in revealed[0]


async def test_bots_seem_to_think(tmp_path: Path, clock: Clock) -> None:
    pace = Pace(shortest=10, longest=20, after_trick=30)
    async with playing(settings_for(tmp_path, pace)) as client:
        actor = client.actor
        acts = {"leads": 0, "others": 0}
        while min(acts.values()) < 2:
            while act := move(client.view):
                await client.do(act)
            taken, trick = client.view["taken"], client.view["trick"]
            leads = sum(taken) > 0 and not (trick or {}).get("cards")
            version = client.version
            await clock.skip(pace.shortest - 1 + leads * pace.after_trick, actor)
            assert actor.table.version == version
            await clock.skip(pace.longest - pace.shortest + 1, actor)
            await client.follow()
            assert client.version > version
            acts["leads" if leads else "others"] += 1


async def test_a_person_gets_time_to_double(tmp_path: Path, clock: Clock) -> None:
    pace = Pace(shortest=1, longest=1, after_trick=0, for_doubling=5)
    async with playing(settings_for(tmp_path, pace), rules="sidi-jassverband") as client:
        actor = client.actor
        while not (client.view["legal"]["double"] and client.view["turn"] != 0):
            if act := move(client.view):
                await client.do(act)
            else:
                await clock.skip(1, actor)
            await client.follow()
        version = client.version
        await clock.skip(pace.longest + pace.for_doubling - 1, actor)
        assert actor.table.version == version
        await clock.skip(1, actor)
        assert actor.table.version == version + 1


async def test_a_person_may_speak_while_a_bot_thinks(tmp_path: Path, clock: Clock) -> None:
    pace = Pace(shortest=1, longest=1, after_trick=0)
    async with playing(settings_for(tmp_path, pace), options={"strokes": "jw"}) as client:
        actor = client.actor

        async def go_on() -> None:
            """Act, or let a bot act."""
            if act := move(client.view):
                await client.do(act)
            else:
                await clock.skip(1, actor)
            await client.follow()

        while client.view["phase"] != "play" or client.view["turn"] == 0:
            await go_on()
        assert client.view["legal"]["berg"]
        assert (await client.do({"e": "berg"}))["t"] == "ok"
        while client.view["taken"] == [0, 0]:
            await go_on()


async def test_a_lone_person_is_waited_for(tmp_path: Path, clock: Clock) -> None:
    async with running(settings_for(tmp_path, away_seconds=60)) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
            version = client.version
        actor = await server.actor(ticket)
        await eventually(lambda: not actor.seating.here[0])
        await clock.skip(90, actor)
        async with server.seated(ticket) as client:
            assert client.version == version
            assert client.view["kinds"][0] == "person"


async def test_a_deputy_plays_for_who_is_away_and_gives_way_at_once(
    tmp_path: Path, clock: Clock
) -> None:
    async with running(settings_for(tmp_path, away_seconds=60)) as server:
        ticket = await server.table(bots=[None, "random", "random"])
        other = {"table": ticket["table"], **ticket["others"][0]}
        actor = await server.actor(ticket)
        async with server.seated(ticket) as anna:
            async with server.seated(other) as bea:
                seats = await anna.until("seats")
                assert seats["here"] == [True, True, True, True]
                assert bea.view["kinds"][1] == "person"
            assert (await anna.until("seats"))["here"] == [True, False, True, True]
            await clock.skip(30, actor)
            assert actor.seating.kinds[1] == "person"
            await clock.skip(60, actor)
            await anna.play_until(lambda view: view["kinds"][1] == "deputy")
            await play_deals(anna, 1)
            assert {row.actor for row in await rows_of(actor)} == {
                *("person", "deputy", "bot", "table")
            }
            async with server.seated(other) as bea:
                assert bea.view["kinds"][1] == "person"
                while "deputy" in (await anna.until("seats", "event")).get("kinds", ["deputy"]):
                    pass


async def test_nobody_is_deputised_while_all_people_are_away(tmp_path: Path, clock: Clock) -> None:
    async with running(settings_for(tmp_path, away_seconds=60)) as server:
        ticket = await server.table(bots=[None, "random", "random"])
        async with server.seated(ticket):
            pass
        actor = await server.actor(ticket)
        await eventually(lambda: actor.seating.here[:2] == (False, False))
        await clock.skip(90, actor)
        assert actor.seating.kinds[:2] == ("person", "person")


async def test_a_table_without_anybody_is_put_away_and_found_again(
    tmp_path: Path, clock: Clock
) -> None:
    async with running(settings_for(tmp_path, retire_seconds=60)) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
            version = client.version
            actor = await server.actor(ticket)
            await clock.skip(90, actor)
            assert server.registry.actors
        await eventually(lambda: not actor.seating.here[0])
        await clock.skip(90, actor)
        await eventually(lambda: not server.registry.actors)
        async with server.seated(ticket) as client:
            assert client.version == version


async def test_whoever_asks_a_table_that_ends_comes_back(settings: Settings) -> None:
    """Whether the question came before the end or after it."""
    async with running(settings) as server:
        ticket = await server.table()
        _, token = await server.registry.authenticate(ticket["table"], ticket["token"])
        actor, sockets = (
            server.registry.actors[ticket["table"]],
            [FakeConnection() for _ in range(3)],
        )
        actor.submit(Join(sockets[0], token, None))
        await eventually(lambda: actor.seating.here[0])
        question = messages.HintRequest("?")
        for request in (Stop(), BotReady(), Ask(sockets[1], question), Stop()):
            actor.submit(request)
        await actor.task
        for late in (Stop(), BotReady(), Ask(sockets[2], question)):
            actor.submit(late)
        assert [socket.codes for socket in sockets] == [[1012]] * 3
        assert not server.registry.actors


class Late(Bot):
    """Plays at random and never speaks out of turn."""

    name = "late"

    def __init__(self, seed: int) -> None:
        self._inner = bot("random", seed)

    def choose(self, view: View) -> Act:
        return self._inner.choose(view)

    def interject(self, view: View) -> Act | None:
        return None


async def until_the_count(client: Client) -> None:
    """Play without ever calling the stöck, until it is the only thing left to say."""
    while not client.view["legal"]["count"]:
        act = move(client.view)
        await client.step(act and {key: act[key] for key in act if key != "stoeck"})


@asynccontextmanager
async def at_the_count(folder: Path) -> AsyncIterator[Client]:
    """Give a player at whose table nothing is left but a stöck that nobody has called.

    With this seed the player has one in the first deal.
    """
    options = {"stock_deadline": "end_with_proof", "stock_early_finish": False, "target": 9999}
    settings = settings_for(folder, bots=lambda _, seed: Late(seed), chance=lambda: seeded(29))
    async with playing(settings, options=options) as client:
        await until_the_count(client)
        yield client


async def test_the_count_waits_for_a_person_who_may_still_speak(tmp_path: Path) -> None:
    """Option stock_deadline=end_with_proof: a forgotten stöck may be called at the count."""
    async with at_the_count(tmp_path) as client:
        assert client.view["phase"] == "count"
        assert client.view["legal"]["stoeck"]
        assert client.view["waiting"] == []
        deal = client.view["deal"]
        assert (await client.do({"e": "stoeck"}))["t"] == "ok"
        assert client.view["deals"][-1]["deal"] == deal
        assert client.view["deals"][-1]["stoeck"] == [20, 0]


async def test_anybody_seated_may_have_the_deal_counted(tmp_path: Path) -> None:
    async with at_the_count(tmp_path) as client:
        deal = client.view["deal"]
        assert (await client.do({"e": "counted"}, "x"))["t"] == "ok"
        assert client.view["deals"][-1]["deal"] == deal
        assert (await client.do({"e": "counted"}, "x"))["t"] == "ok"
        assert (await client.do({"e": "counted"}))["code"] == "wrong-phase"


class Broken(Bot):
    """Breaks every rule there is."""

    name = "broken"

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def choose(self, view: View) -> Act:
        if self._chance.random() < 0.5:
            raise ZeroDivisionError
        return Pushed(Seat(0))

    def interject(self, view: View) -> Act | None:
        if self._chance.random() < 0.1:
            raise ZeroDivisionError
        return Soldered(Seat(0)) if self._chance.random() < 0.1 else None


async def test_a_broken_bot_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = settings_for(tmp_path, bots=lambda _, seed: Broken(seed))
    async with playing(settings, options={"target": 200}) as client:
        await client.play_until(is_over)
    assert "bot broken failed" in caplog.text
    assert "is not legal" in caplog.text


async def test_when_the_disk_is_full_nothing_is_told_and_everybody_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
            version, act = client.version, move(client.view)
            assert act is not None

            async def fail(*_: object) -> None:
                raise ServerError("the disk is full")

            monkeypatch.setattr(server.registry.store, "append", fail)
            with pytest.raises(ConnectionClosed) as closed:
                await client.do(act, "full")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert client.version == version
        monkeypatch.undo()
        async with server.seated(ticket, since=version) as client:
            assert client.version == version
            assert (await client.do(act, "full"))["v"] == version + 1


async def test_a_deposed_table_says_so_and_its_client_comes_back(settings: Settings) -> None:
    """A program on the same file, as of an operator, takes a table from its owner."""
    async with (
        running(settings) as server,
        open_store(settings.database) as other,
        server.playing() as client,
    ):
        await client.play_until(may_play)
        act = client.move()
        assert await other.acquire(client.actor.id)
        await client.send({"t": "do", "id": "x", "act": act})
        assert (await client.until("ok", "no", "moved"))["t"] == "moved"
        with pytest.raises(ConnectionClosed) as closed:
            await client.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_RESTART
        async with server.seated(client.ticket) as again:
            assert (await again.do(act, "x"))["t"] == "ok"


async def test_a_client_that_does_not_read_is_cut_off(settings: Settings) -> None:
    tight = replace(settings, limits=Limits(backlog=2, messages=Rate(10_000, 10_000)))
    async with running(tight) as server, server.seated(await server.table()) as client:
        await client.play_until(may_play)
        (line,) = [
            one for one in server.server.server_state.connections if hasattr(one, "writable")
        ]
        line.pause_writing()  # as if all buffers were full
        player: Any = client.actor.seating[client.view["seat"]]._player
        for _ in range(3):
            assert player._close_code is None
            player.send('{"t":"pong"}')  # as the table sends; from the client nothing is read now
        assert player._close_code is not None
        line.resume_writing()
        with pytest.raises(ConnectionClosed) as closed:
            await client.play_until(is_over)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003


AGES = 1e6
"""Seconds that never pass while a test runs."""


async def test_a_socket_without_hello_is_closed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = replace(settings, limits=Limits(hello_seconds=2 * AGES))
    async with running(patient) as server, server.client() as client:
        clock = LoopClock(monkeypatch)
        for _ in range(2):
            assert (await client.ping())["t"] == "pong"
            clock.skip(AGES)
        assert (await client.next())["error"]["code"] == "no-hello"
        await client.socket.wait_closed()
        assert client.socket.close_code == 1008


async def test_a_socket_that_said_hello_may_be_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = replace(settings, limits=Limits(hello_seconds=AGES))
    async with running(patient) as server, server.seated(await server.table()) as client:
        LoopClock(monkeypatch).skip(2 * AGES)
        await client.send({"t": "ping"})
        await client.until("pong")


async def test_the_time_until_hello_stands_still_while_a_table_loads(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = replace(settings, limits=Limits(hello_seconds=AGES))
    async with running(patient) as server, server.client() as client:
        ticket, find = await server.table(), server.registry.authenticate
        is_loading, is_loaded = asyncio.Event(), asyncio.Event()

        async def load(*wanted: Any) -> tuple[LiveTable, str]:
            is_loading.set()
            await is_loaded.wait()
            return await find(*wanted)

        monkeypatch.setattr(server.registry, "authenticate", load)
        await client.send(
            {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
        )
        await is_loading.wait()
        LoopClock(monkeypatch).skip(2 * AGES)
        async with server.client() as other:
            await other.ping()  # what was due has run before it is answered
        is_loaded.set()
        assert (await client.next())["t"] == "welcome"


class Pings:
    """A socket on which many pings have come at once; it closes when all are answered."""

    client = None
    cookies: Mapping[str, str] = {}
    scope: Mapping[str, Any] = {"extensions": {}}

    def __init__(self, count: int) -> None:
        self.answers: list[str] = []
        self._count = count
        self._coming = iter(range(count))
        self._answered = asyncio.Event()

    async def accept(self) -> None:
        """Take the connection."""

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        if next(self._coming, None) is not None:
            return {"type": "websocket.receive", "text": '{"t":"ping"}'}
        await self._answered.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send_text(self, text: str) -> None:
        """Take an answer."""
        self.answers.append(json.loads(text)["t"])
        if len(self.answers) == self._count:
            self._answered.set()


async def test_messages_that_come_too_fast_wait_and_none_is_lost(settings: Settings) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    slow = replace(settings, limits=Limits(messages=Rate(per_second=50, burst=5)))
    socket, registry = Pings(12), SimpleNamespace(settings=slow)
    rates = RateLimits(slow.limits, lambda: 0.0)
    await WebSocketConnection(socket, registry, rates, clock=lambda: 0.0, sleep=wait).run()  # type: ignore[arg-type]
    assert waits == [0] * 5 + [pytest.approx(late / 50) for late in range(1, 8)]
    assert socket.answers == ["pong"] * 12


async def test_an_event_that_is_missing_on_disk_is_noticed(
    server_with_gap: tuple[Running, dict[str, Any]],
) -> None:
    server, ticket = server_with_gap
    async with server.client() as client:
        answer = await client.hello(ticket)
        assert answer["error"]["code"] == "broken-table"


async def test_while_the_database_is_out_of_reach_clients_come_back_later(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ticket = await server.table()

        async def fail(*_: object) -> None:
            raise ServerError("the disk is gone")

        monkeypatch.setattr(server.registry.store, "run", fail)
        async with server.client() as client:
            assert (await client.hello(ticket))["error"]["code"] == "unavailable"
            with pytest.raises(ConnectionClosed) as closed:
                await client.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        wanted = {"tables": [{"table": ticket["table"], "token": ticket["token"]}]}
        response = await server.http.post("/api/tables/mine", json=wanted)
        assert response.status_code == 503
        assert response.json()["error"]["code"] == "unavailable"


@pytest.fixture
async def server_with_gap(settings: Settings) -> Any:
    """A server whose table has lost an event."""
    import sqlite3

    async with running(settings) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
    assert settings.database is not None
    connection = sqlite3.connect(settings.database)
    connection.execute("delete from events where version = 1")
    connection.commit()
    connection.close()
    async with running(settings) as server:
        yield server, ticket


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("since", [None, 0, 5])
async def test_nobody_looks_back_by_saying_that_events_were_lost(
    server: Running, since: int | None
) -> None:
    """§9.1 R7: whatever a client says it knows, it gets no card of a trick that lies face down."""
    async with server.playing(options={"last_trick_view": False}) as client:
        await client.play_until(lambda view: len(view["hand"]) == 7 and may_play(view))
        table, ticket = client.actor.table, client.ticket
        assert table.state.deal is not None
        lying, before = len(table.state.deal.lying), table.version
    async with server.client() as again:
        welcome = await again.hello(ticket, since)
    assert welcome["v"] == before, "a partie waits for its person"
    assert welcome["snapshot"] is (since is None)
    cards = [one["event"]["card"] for one in welcome["events"] if one["event"]["e"] == "played"]
    assert len(cards) >= 8
    assert [card is None for card in cards] == [True] * (len(cards) - lying) + [False] * lying
