"""The coordinator of the lobby is killed while people wait; all are matched with one another."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast

import pytest

from tests.cluster.cluster import ClusterNode, cluster
from tests.server.harness import Running
from tests.server.lobby import Guest
from tools.broker import running_broker
from tools.postgres import PostgresServer


class Address:
    """Where a node answers, as people use it."""

    def __init__(self, node: ClusterNode) -> None:
        self.url = node.url
        self.socket_url = node.url.replace("http", "ws") + "ws"


@pytest.mark.slow
async def test_people_wait_on_when_the_coordinator_is_killed(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        broker = stack.enter_context(running_broker(tmp_path))
        made = await stack.enter_async_context(cluster(postgres, bus=broker.url))
        first, other = (cast("Running", Address(node)) for node in made.nodes)
        people = [Guest(first, "Anna"), Guest(first, "Beat"), Guest(other, "Carla")]
        for one in people:
            stack.push_async_callback(one.close)
        await people[0].enter(pair=True)
        await people[2].enter(link=people[0].link)
        await people[2].hears_that("waiting", lambda: people[2].waiting.get("ready"))
        await people[1].waits()
        made.nodes[0].send(signal.SIGKILL)
        assert await made.nodes[0].ended() == -signal.SIGKILL
        for one in people[:2]:  # their pages come back at the other node
            await one.vanish()
            one.server = other
            await one.watch()
            await one.tell(t="wait", entry=one.entry)
        late = Guest(other, "Dario")
        stack.push_async_callback(late.close)
        await late.enter()
        people.append(late)
        await asyncio.gather(*(one.hears("matched") for one in people))
        assert len({one.matched["table"] for one in people}) == 1
        assert (people[0].matched["seat"] - people[2].matched["seat"]) % 4 == 2


@pytest.mark.slow
async def test_nobody_is_matched_with_people_of_a_node_that_was_killed(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        broker = stack.enter_context(running_broker(tmp_path))
        made = await stack.enter_async_context(cluster(postgres, bus=broker.url))
        first, other = (cast("Running", Address(node)) for node in made.nodes)
        people = [Guest(first, name) for name in ("Anna", "Beat", "Carla", "Dario")]
        ghost = Guest(other, "Emil")
        for one in (*people, ghost):
            stack.push_async_callback(one.close)
        await ghost.waits()
        made.nodes[1].send(signal.SIGKILL)
        for one in people[:3]:
            await one.waits()
        await people[0].hears_that("waiting", lambda: people[0].waiting["people"] == 3)
        await people[3].enter()
        await asyncio.gather(*(one.hears("matched") for one in people))
        assert len({one.matched["table"] for one in people}) == 1
