"""Tables and connections that have ended are freed at once, without the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from buur.server.http.http_protocol import HttpProtocol
from buur.server.http.lobby_socket import LobbySocket
from buur.server.http.request_reader import RequestReader
from buur.server.http.websocket import WebSocketConnection
from buur.server.http.websocket_protocol import WebSocketProtocol
from buur.server.settings import Settings
from buur.server.tables.actor import TableActor
from buur.server.tables.bot_driver import BotDriver
from buur.server.tables.bridged_table import BridgedTable
from buur.server.tables.bridges import _BridgedConnection
from buur.server.tables.event_log import EventLog
from buur.server.tables.friend_seating import FriendSeating
from buur.server.tables.talk import Talk
from buur.server.wire.messages import PROTOCOL
from tests.server.fake_pool import FakePool
from tests.server.friends import Friend, company
from tests.server.harness import Client, Clock, Running, eventually, http_client, may_play, running
from tests.server.lobby import lobby_of
from tests.server.nodes import two_nodes
from tests.server.raw_client import HEALTH, UPGRADE, raw_client
from tests.server.test_bot_driver import until_asked
from tools.postgres import PostgresServer
from tools.waiting import until

TABLES: Final = (TableActor, BotDriver, FriendSeating, Talk, EventLog, BridgedTable)
CONNECTIONS: Final = (
    HttpProtocol,
    RequestReader,
    WebSocketProtocol,
    WebSocketConnection,
    LobbySocket,
    _BridgedConnection,
)


def kept() -> list[str]:
    """Return the kinds of the tables and connections in memory, each as often as it is there."""
    kinds = {*TABLES, *CONNECTIONS}
    # `isinstance` would ask a weak proxy, whose object may be gone.
    return [type(one).__name__ for one in gc.get_objects() if type(one) in kinds]


@contextmanager
def uncollected() -> Iterator[None]:
    """Switch the garbage collector off, after it has freed what others left."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def all_is_freed() -> None:
    """Wait until no table and no connection is in memory."""
    await until(lambda: not kept())


@asynccontextmanager
async def alone(server: Running, **wanted: Any) -> AsyncIterator[Client]:
    """Take the seat of a new table, whose maker leaves no other connection open."""
    async with http_client(httpx.AsyncClient, server.url) as http:
        body = {"bots": ["random"] * 3, "name": "Anna"} | wanted
        ticket = (await http.post("/api/tables", json=body)).json()
    async with server.seated(ticket) as client:
        yield client


async def begin_watched(anna: Friend) -> str:
    """Begin a partie of a host who says something; return the token of the link to watch it."""
    await anna.host(bots=["random"] * 3)
    answer = await anna.arrange("watch", watch="after")
    await anna.arrange("begin", bot="random")
    await anna.socket.send({"t": "say", "id": "s1", "phrase": "hello"})
    await anna.socket.until("said", "no")
    return str(answer["watch_link"])


async def retire(server: Running, clock: Clock) -> None:
    """Have the only table retire, once its player has left."""
    (actor,) = server.registry.actors.values()
    await eventually(lambda: not actor.seating.here[0])
    await clock.skip(2 * actor.settings.retire_seconds, actor)
    await eventually(lambda: not server.registry.actors)


async def test_a_table_that_retires_is_freed(settings: Settings, clock: Clock) -> None:
    with uncollected():
        async with running(settings) as server:
            async with alone(server) as client:
                await client.play_until(lambda view: view["deal"] > 1 and may_play(view))
                seen = kept()
                assert {"TableActor", "WebSocketConnection", "WebSocketProtocol"} <= {*seen}
            await retire(server, clock)
            await all_is_freed()


async def test_a_table_for_friends_is_freed_with_who_watches_it(settings: Settings) -> None:
    with uncollected():
        async with running(settings) as server:
            async with company(server) as meet, server.client() as watcher:
                anna = meet("Anna")
                link = {"table": "", "token": await begin_watched(anna)}
                link["table"] = anna.ticket["table"]
                await watcher.send({"t": "watch", "protocol": PROTOCOL, **link})
                assert (await watcher.until("welcome", "error"))["t"] == "welcome"
            await server.registry.stop(link["table"])
            await all_is_freed()


@pytest.mark.parametrize("end", ["stop", "drop"])
async def test_a_table_that_a_node_gives_up_is_freed_with_its_connections(
    settings: Settings, end: str
) -> None:
    with uncollected():
        async with running(settings) as server:
            async with alone(server) as client:
                if end == "stop":
                    await server.registry.stop(client.ticket["table"])
                else:
                    server.registry.drop()
            await all_is_freed()


async def test_a_table_is_freed_while_a_bot_thinks(settings: Settings) -> None:
    pool = FakePool()
    with uncollected():
        async with running(replace(settings, bot_pool=pool)) as server:
            async with alone(server, bots=["slow"] * 3) as client:
                await until_asked(client, pool)
            await server.registry.stop(client.ticket["table"])
            pool.asked.clear()
            await all_is_freed()


async def test_requests_and_the_lobby_leave_no_connection(settings: Settings) -> None:
    with uncollected():
        async with running(settings) as server:
            async with lobby_of(server) as meet:
                anna = meet("Anna")
                for path in ("/api/health", "/api/none"):
                    await anna.http.get(path)
                await anna.waits()
                await anna.tell(t="quit")
                await anna.hears("idle")
                assert {"HttpProtocol", "LobbySocket"} <= {*kept()}
            await all_is_freed()


async def test_a_request_before_an_upgrade_leaves_no_connection(settings: Settings) -> None:
    with uncollected():
        async with running(settings) as server:
            async with raw_client(server) as client:
                await client.send(HEALTH)
                assert await client.status() == 200
                await client.send(UPGRADE + b"\r\n")
                assert await client.status() == 101
            await all_is_freed()


async def test_a_bridge_between_two_nodes_is_freed(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    async with two_nodes(tmp_path, postgres) as cluster:
        with uncollected():
            for is_dropped in (False, True):
                async with http_client(httpx.AsyncClient, cluster.one.url) as http:
                    body = {"bots": ["random"] * 3, "name": "Anna"}
                    ticket = (await http.post("/api/tables", json=body)).json()
                await cluster.one.registry.load(ticket["table"])
                async with cluster.seated_at_other(ticket) as client:
                    await client.play_until(may_play)
                    assert {"BridgedTable", "_BridgedConnection"} <= {*kept()}
                    if is_dropped:
                        for bridge in [*cluster.other.registry.bridges._bridged]:
                            bridge.drop()
                        del bridge
                    await cluster.one.registry.stop(ticket["table"])
                await all_is_freed()
