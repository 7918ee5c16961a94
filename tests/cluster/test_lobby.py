"""The coordinator of the lobby is killed while people wait, or while their table is stored."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from tests.cluster.cluster import Cluster, ClusterNode, cluster
from tests.server.crashing_server import MATCH_POINTS, NEVER
from tests.server.harness import Running
from tests.server.lobby import Guest
from tools.broker import running_broker
from tools.postgres import PostgresServer


class Address:
    """Where a node answers, as people use it."""

    def __init__(self, node: ClusterNode) -> None:
        self.url = node.url
        self.socket_url = node.url.replace("http", "ws") + "ws"


class Lobbies:
    """Two nodes, and people in their lobbies."""

    def __init__(self, made: Cluster, stack: AsyncExitStack) -> None:
        self.nodes, self._stack = made.nodes, stack
        self.cluster = made
        self.servers = [cast("Running", Address(node)) for node in made.nodes]

    def meet(self, node: int, name: str) -> Guest:
        """Return a new person at a node."""
        guest = Guest(self.servers[node], name)
        self._stack.push_async_callback(guest.close)
        return guest


@pytest.fixture
async def lobbies(postgres: PostgresServer, tmp_path: Path) -> AsyncIterator[Lobbies]:
    """Run two nodes, of which the first one is the coordinator."""
    async with two_lobbies(postgres, tmp_path) as found:
        yield found


@asynccontextmanager
async def two_lobbies(
    postgres: PostgresServer, folder: Path, point: str = NEVER
) -> AsyncIterator[Lobbies]:
    """Run two nodes, of which the first one is the coordinator and kills itself at a point."""
    async with AsyncExitStack() as stack:
        broker = stack.enter_context(running_broker(folder))
        made = await stack.enter_async_context(cluster(postgres, point=point, bus=broker.url))
        yield Lobbies(made, stack)


@pytest.mark.slow
async def test_people_wait_on_when_the_coordinator_is_killed(lobbies: Lobbies) -> None:
    people = [lobbies.meet(0, "Anna"), lobbies.meet(0, "Beat"), lobbies.meet(1, "Carla")]
    await people[0].enter(pair=True)
    await people[2].enter(link=people[0].link)
    await people[2].hears_that("waiting", lambda: people[2].waiting.get("ready"))
    await people[1].waits()
    lobbies.nodes[0].send(signal.SIGKILL)
    assert await lobbies.nodes[0].ended() == -signal.SIGKILL
    for one in people[:2]:  # their pages come back at the other node
        await one.vanish()
        one.server = lobbies.servers[1]
        await one.watch()
        await one.tell(t="wait", entry=one.entry)
    late = lobbies.meet(1, "Dario")
    await late.enter()
    people.append(late)
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert len({one.matched["table"] for one in people}) == 1
    assert (people[0].matched["seat"] - people[2].matched["seat"]) % 4 == 2


@pytest.mark.slow
async def test_nobody_is_matched_with_people_of_a_node_that_was_killed(lobbies: Lobbies) -> None:
    people = [lobbies.meet(0, name) for name in ("Anna", "Beat", "Carla", "Dario")]
    ghost = lobbies.meet(1, "Emil")
    await ghost.waits()
    lobbies.nodes[1].send(signal.SIGKILL)
    for one in people[:3]:
        await one.waits()
    await people[0].hears_that("waiting", lambda: people[0].waiting["people"] == 3)
    await people[3].enter()
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert len({one.matched["table"] for one in people}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("point", MATCH_POINTS)
async def test_nobody_gets_two_seats_when_the_coordinator_is_killed_while_it_stores_a_table(
    postgres: PostgresServer, tmp_path: Path, point: str
) -> None:
    async with two_lobbies(postgres, tmp_path, point) as lobbies:
        people = [lobbies.meet(1, name) for name in ("Anna", "Beat", "Carla", "Dario")]
        for one in people:
            await one.enter()
        assert await lobbies.nodes[0].ended() == -signal.SIGKILL
        await asyncio.gather(*(one.hears("matched") for one in people))
        rows = postgres.execute("SELECT table_id, seat FROM pool_seats", lobbies.cluster.database)
        assert {(one.matched["table"], one.matched["seat"]) for one in people} == {*rows}
        assert len(rows) == 4
