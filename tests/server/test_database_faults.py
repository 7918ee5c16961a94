"""A database with a fault: health names it, people read one sentence, and nothing is lost."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from buur.server.settings import Settings
from buur.server.storage import database
from buur.server.storage.availability import FRESH_SECONDS, RETRY_SECONDS
from buur.server.storage.faults import ADVICE
from tests.server.database_faults import FAULTS, Fault, full_disk, locked, path_of, read_only
from tests.server.harness import Client, HandClock, Running, may_play, move, running
from tests.server.test_crash import stored

UNAVAILABLE = {
    "code": "unavailable",
    "message": "the server can neither save nor read its tables for now",
}
LATER = 1013

every_fault = pytest.mark.parametrize(("code", "fault"), FAULTS.values(), ids=FAULTS)


@asynccontextmanager
async def server_with_clock(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Running, HandClock]]:
    """Yield a server that waits for no lock, and the clock of its looks at the database."""
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 0)
    clock = HandClock()
    async with running(settings, clock) as server:
        yield server, clock


async def health(server: Running) -> tuple[int, str]:
    """Return the status of the response and the status in it."""
    answer = await server.http.get("/api/health")
    assert answer.json().keys() == {"status", "version", "tables", "bots"}
    return answer.status_code, answer.json()["status"]


class Ending(NamedTuple):
    """The end of a connection, and the act that was not answered."""

    error: dict[str, Any]
    code: int
    command: str
    act: dict[str, Any]


async def play_to_the_end(client: Client) -> Ending:
    """Act until the server closes the connection."""
    code, command, act = 0, "", dict[str, Any]()
    try:
        for number in count():
            while (wanted := move(client.view)) is None:
                await client.until("event")
            command, act = f"a{number}", wanted
            await client.do(act, command)
    except ConnectionClosed as closed:
        code = 0 if closed.rcvd is None else closed.rcvd.code
    message = json.loads(client.received[-1])
    return Ending(message["error"], code, command, act)


async def refused_hello(server: Running, ticket: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Return the error and the close code that answer a hello."""
    async with server.client() as client:
        answer = await client.hello(ticket)
        with pytest.raises(ConnectionClosed) as closed:
            await client.next()
        assert closed.value.rcvd is not None
        return answer["error"], closed.value.rcvd.code


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the warnings of the log, none of which has a traceback."""
    found = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert not any(one.exc_info for one in found)
    return [one.getMessage() for one in found]


@every_fault
async def test_a_fault_is_told_and_the_partie_goes_on_after_it(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    code: str,
    fault: Fault,
) -> None:
    async with server_with_clock(settings, monkeypatch) as (server, clock):
        ticket, store = await server.table(), server.registry.store
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
            with fault(store):
                end, version = await play_to_the_end(client), client.version
                assert (end.error, end.code) == (UNAVAILABLE, LATER)
                for _ in range(3):
                    assert await refused_hello(server, ticket) == (UNAVAILABLE, LATER)
                    assert await health(server) == (503, code)
                    clock.now += RETRY_SECONDS
                answer = await server.http.post("/api/tables", json={})
                assert (answer.status_code, answer.json()["error"]) == (503, UNAVAILABLE)
                assert ADVICE[code] in lines(caplog)[0]  # type: ignore[index]
                assert str(path_of(store)) in lines(caplog)[0]
                assert len(lines(caplog)) == 1
        clock.now += RETRY_SECONDS
        assert await health(server) == (200, "ok")
        assert lines(caplog)[1:] == [f"the database {path_of(store)} can be used again"]
        async with server.seated(ticket, version) as client:
            assert (await client.do(end.act, end.command))["t"] == "ok"
            await client.play_until(may_play)
            played = client.version
    log = stored(path_of(store))
    assert [row[0] for row in log] == list(range(1, len(log) + 1))
    assert [command for _, _, command in log].count(end.command) == 1
    assert len(log) >= played


@pytest.mark.parametrize(
    ("code", "fault"),
    [made for made in FAULTS.values() if made[1] is not full_disk],  # small writes still succeed
)
async def test_health_finds_a_fault_while_nobody_plays(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, code: str, fault: Fault
) -> None:
    async with server_with_clock(settings, monkeypatch) as (server, clock):
        await server.table()
        with fault(server.registry.store):
            clock.now += FRESH_SECONDS
            assert await health(server) == (503, code)
        assert await health(server) == (503, code), "it looks again after a moment"
        clock.now += RETRY_SECONDS
        assert await health(server) == (200, "ok")


async def test_a_fault_that_goes_on_is_written_once_in_a_period(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_with_clock(settings, monkeypatch) as (server, clock):
        tickets = [await server.table() for _ in range(3)]
        with read_only(server.registry.store):
            for minute in range(25):
                clock.now = 60.0 * minute + FRESH_SECONDS
                for ticket in tickets:
                    assert await refused_hello(server, ticket) == (UNAVAILABLE, LATER)
        assert len(lines(caplog)) == 3, "after 0, 10 and 20 minutes"


async def test_a_lock_for_a_moment_is_waited_for(settings: Settings) -> None:
    async with running(settings) as server, server.playing() as client:
        await client.play_until(may_play)
        with locked(server.registry.store):
            await client.send({"t": "do", "id": "patient", "act": client.move()})
            await client.ping()
        while (answer := await client.until("ok", "no", "error")).get("id") != "patient":
            pass
        assert answer["t"] == "ok"
        assert await health(server) == (200, "ok")


async def test_a_lost_log_of_the_database_is_moved_into_the_database(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server, server.playing() as client:
        path = path_of(server.registry.store)
        await client.play_until(may_play)
        path.with_name(f"{path.name}-wal").unlink()
        answer = await client.do(client.move())
        assert answer["t"] == "ok"
        found = path.with_name("copy.db")
        found.write_bytes(path.read_bytes())  # what a killed server would leave
        assert max(version for version, _, _ in stored(found)) >= answer["v"]
        await client.play_until(may_play)
        assert await health(server) == (200, "ok")
    assert lines(caplog) == []


async def test_a_shorter_file_that_is_whole_is_no_fault(settings: Settings) -> None:
    async with running(settings) as server:
        path = path_of(server.registry.store)
        tickets = [await server.table() for _ in range(30)]
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("CREATE TABLE room (bytes)")
            other.execute("INSERT INTO room VALUES (zeroblob(1000000))")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            await server.table()
            before = path.stat().st_size
            other.execute("DROP TABLE room")
            other.execute("VACUUM")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert path.stat().st_size < before
        assert (await server.hello(tickets[0]))["t"] == "welcome"
        assert await health(server) == (200, "ok")
