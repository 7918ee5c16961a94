"""A node is cut off from PostgreSQL, or from the bus, while all the others and its people live."""

from __future__ import annotations

import gc
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa

from buur.server.storage.postgres import postgres_engine
from buur.server.tables.table_end import CLOSED_RESTART
from tests.cluster.cluster import Cluster, ClusterNode, check_log
from tests.cluster.test_bridges import closed
from tests.server.harness import Client, Running, is_over, move, running, settings_for
from tests.server.visitors import SHORT
from tools.broker import running_broker
from tools.postgres import PostgresServer
from tools.relay import relay
from tools.waiting import next_look, until

TABLES = 2
FEW = 8
"""Answered acts before the cut."""


@asynccontextmanager
async def nodes(
    folder: Path, databases: Sequence[str], buses: Sequence[str | None]
) -> AsyncIterator[list[Running]]:
    """Run nodes in this process, each with its way to the database and to the bus."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(replace(settings_for(folder, bus=bus), database=database))
            )
            for database, bus in zip(databases, buses, strict=True)
        ]


async def test_a_node_that_is_cut_off_from_postgresql_loses_its_tables(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """The other one claims them at the end of the lease; what waited on the way is refused."""
    url = postgres.new_database()
    with relay(postgres.port) as way:
        ways = [url.replace(str(postgres.port), str(way.port)), url]
        async with nodes(tmp_path, ways, [None, None]) as (cut, other):
            found = cast("list[ClusterNode]", [cut, other])
            made = Cluster(postgres, found, url.rpartition("/")[2])

            async def cut_off() -> None:
                table = made.players[0].ticket["table"]
                assert table in cut.registry.actors
                lost = cut.registry.node
                assert lost is not None
                way.cut()
                await until(lambda: table in other.registry.actors)
                assert lost.state == "lost"
                assert not cut.registry.actors
                way.repair()

            await made.seat_players(TABLES, 200)
            try:
                await made.play(cut_off, FEW)
            finally:
                way.repair()  # else no node could end
            made.check()
            assert made.epochs()[0] > 1
            while (await cut.http.get("/api/ready")).status_code != 200:
                await next_look()


def test_connections_to_a_machine_that_is_gone_end_by_themselves(postgres: PostgresServer) -> None:
    """In time for other nodes: unanswered bytes after 3 s, and silence after 5 s."""
    engine = postgres_engine(sa.make_url(postgres.new_database()))
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        with socket.socket(fileno=socket.dup(driver.fileno())) as line:
            tcp = [
                line.getsockopt(socket.IPPROTO_TCP, option)
                for option in (
                    socket.TCP_USER_TIMEOUT,
                    socket.TCP_KEEPIDLE,
                    socket.TCP_KEEPINTVL,
                    socket.TCP_KEEPCNT,
                )
            ]
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
    engine.dispose()
    assert tcp == [3000, 2, 1, 3]


@pytest.mark.filterwarnings("ignore:unclosed <StreamWriter:ResourceWarning")
async def test_people_of_a_node_that_is_cut_off_from_the_bus_go_on(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Only they are told "one moment"; at the owner's node they play on, and later at their own."""
    url = postgres.new_database()
    with running_broker(tmp_path) as broker, relay(broker.port) as way:
        buses = [broker.url, broker.url, f"nats://127.0.0.1:{way.port}"]
        async with nodes(tmp_path, [url] * 3, buses) as (owner, other, cut):
            mine, *others = await seats(owner)
            async with owner.seated(mine) as anna, other.seated(others[0]) as beat:
                async with cut.seated(others[1]) as carla:
                    await play(lambda: len(anna.view["hand"]) < 8, anna, beat, carla)
                    way.cut()
                    assert await closed(carla) == CLOSED_RESTART
                async with owner.seated(others[1]) as carla:
                    await play(lambda: len(anna.view["hand"]) < 5, anna, beat, carla)
                way.repair()
                await until(lambda: cut.registry.bus.is_connected)
                async with cut.seated(others[1]) as carla:
                    await play(lambda: is_over(anna.view), anna, beat, carla)
                    assert cut.registry.bridges.sockets == (1, 0)
            table = mine["table"]
            rows = postgres.execute(
                f"SELECT version, epoch FROM events WHERE table_id = '{table}' ORDER BY 1",
                url.rpartition("/")[2],
            )
            check_log(cast("list[tuple[int, int]]", rows))
            assert {epoch for _, epoch in rows} == {1}
    gc.collect()  # nats-py leaves the attempts to connect that nobody answered


async def seats(owner: Running) -> list[dict[str, Any]]:
    """Make a table of three persons that a node owns; return their tickets."""
    made = await owner.table(bots=[None, None, "random"], options=SHORT)
    await owner.registry.load(made["table"])
    return [made, *({"table": made["table"], **one} for one in made["others"])]


async def play(done: Any, anna: Client, *others: Client) -> None:
    """Have people act in turn until a condition holds; nobody loses the socket."""
    people = [anna, *others]
    while not done():
        for one in people:
            while one.version < anna.actor.table.version:
                await one.until("event")
        for one in people:
            act = move(one.view)
            if act is not None:
                assert (await one.do(act))["t"] in ("ok", "no")
                break
