"""A table that fails: closed once, kept for inspection, and loaded no more."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from buur.server.errors import ServerError
from buur.server.settings import Settings
from buur.server.storage.schema import EVENTS, TABLES
from buur.server.tables.actor import TableActor
from buur.server.tables.table_end import CLOSED_BROKEN
from tests.server.harness import Client, Running, may_play, move, running
from tests.server.visitors import visitor

BROKEN = {"code": "broken-table", "message": "this table has failed and is closed"}


@asynccontextmanager
async def at_the_fault(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Running, dict[str, Any], Client]]:
    """Yield a server, a ticket and a client whose next act makes the table fail."""
    async with running(settings) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)

            def fail(*_: object) -> None:
                raise ZeroDivisionError("by our mistake")

            monkeypatch.setattr(TableActor, "_wanted_event", fail)
            yield server, ticket, client


async def end_of(client: Client) -> tuple[dict[str, Any], int]:
    """Return the error that a client gets, and the code by which its socket is closed."""
    message = await client.until("error")
    with pytest.raises(ConnectionClosed) as closed:
        await client.next()
    assert closed.value.rcvd is not None
    return message["error"], closed.value.rcvd.code


async def act(client: Client) -> None:
    """Send an act, and do not wait for its answer."""
    await client.send({"t": "do", "id": "fault", "act": move(client.view)})


async def rows(server: Running, ticket: dict[str, Any]) -> tuple[str | None, int]:
    """Return the mark of a table in the database, and its number of events."""
    table = ticket["table"]

    def read(connection: sa.Connection) -> tuple[str | None, int]:
        mark = connection.scalar(sa.select(TABLES.c.broken).where(TABLES.c.id == table))
        events = sa.select(sa.func.count()).where(EVENTS.c.table_id == table)
        return mark, connection.scalar(events) or 0

    return await server.registry.store.run(read)


def entries(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors and warnings of the log."""
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_table_that_fails_is_closed_once_and_for_good(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_the_fault(settings, monkeypatch) as (server, ticket, client):
        played = client.version
        await act(client)
        assert await end_of(client) == (BROKEN, CLOSED_BROKEN)
        for _ in range(3):
            async with server.client() as again:
                assert (await again.hello(ticket))["error"] == BROKEN
                with pytest.raises(ConnectionClosed) as closed:
                    await again.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CLOSED_BROKEN
        assert await rows(server, ticket) == (
            "ZeroDivisionError: by our mistake",
            played,
        )
        assert entries(caplog) == [f"table {ticket['table']} is broken and closed"]
        assert (await server.table())["seat"] == 0
    monkeypatch.undo()
    async with running(settings) as server, server.client() as later:
        assert (await later.hello(ticket))["error"] == BROKEN
        wrong = {**ticket, "token": "x"}
    async with running(settings) as server, server.client() as stranger:
        assert (await stranger.hello(wrong))["error"]["code"] == "no-seat"


async def test_a_mark_that_is_taken_away_opens_the_table_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_the_fault(settings, monkeypatch) as (server, ticket, client):
        played = client.version
        await act(client)
        await end_of(client)
        cleared = sa.update(TABLES).values(broken=None)
        await server.registry.store.run(lambda connection: connection.execute(cleared))
    monkeypatch.undo()
    async with running(settings) as server, server.client() as client:
        assert (await client.hello(ticket))["v"] == played


async def test_a_table_that_cannot_be_marked_stays_closed_while_the_server_runs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_the_fault(settings, monkeypatch) as (server, ticket, client):

        async def refuse(*_: object) -> None:
            raise ServerError("the disk is full")

        monkeypatch.setattr(server.registry.store, "mark_broken", refuse)
        await act(client)
        assert await end_of(client) == (BROKEN, CLOSED_BROKEN)
        async with server.client() as again:
            assert (await again.hello(ticket))["error"] == BROKEN
        assert len(entries(caplog)) == 1


async def test_a_hint_that_fails_stops_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("buur.server.tables.actor.hint_reply", fail)
    async with running(settings) as server, server.seated(await server.table()) as client:
        await client.play_until(may_play)
        for _ in range(2):
            assert (await client.ask("hint"))["code"] == "nothing-to-advise"
        assert (await client.do(client.move()))["t"] == "ok"
    assert len(entries(caplog)) == 1


async def test_only_the_owner_of_a_table_marks_it(settings: Settings) -> None:
    async with running(settings) as server:
        ticket = await server.table()
        async with server.seated(ticket) as client:
            store, table = server.registry.store, ticket["table"]
            epoch = client.actor.epoch
            await store.mark_broken(table, epoch - 1, "an earlier owner")
            assert (await rows(server, ticket))[0] is None
            await store.mark_broken(table, epoch, "x" * 500)
            assert (await rows(server, ticket))[0] == "x" * 200


@pytest.mark.parametrize("is_marked", [True, False])
async def test_a_broken_table_is_no_unfinished_partie(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, is_marked: bool
) -> None:
    """Also where the mark could not be written, as long as the server runs."""
    async with running(settings) as server, visitor(server) as anna:
        broken, sound = await anna.table(), await anna.table()
        if is_marked:
            await server.registry.store.mark_broken(broken["table"], 0, "by our mistake")
        else:
            server.registry.broken.add(broken["table"])
        keys = [{"table": one["table"], "token": one["token"]} for one in (broken, sound)]
        mine = (await server.http.post("/api/tables/mine", json={"tables": keys})).json()
        assert [(one["broken"], one["over"]) for one in mine["tables"]] == [
            (True, False),
            (False, False),
        ]
        assert await anna.ids(state="unfinished") == [sound["table"]]
        assert await anna.ids(state="finished") == [broken["table"]]
        assert set(await anna.ids()) == {broken["table"], sound["table"]}
        (listed,) = (await anna.games(state="finished"))["games"]
        assert (listed["broken"], listed["result"]) == (True, None)
        game = (await anna.http.get(f"/api/games/{broken['table']}")).json()["game"]
        assert game["broken"]
        assert (await anna.games())["totals"]["played"] == 0
