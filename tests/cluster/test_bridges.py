"""The owner of a table dies or stands still while players and watchers are bridged to it."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from buur.server.tables.table_end import CLOSED_RESTART
from tests.cluster.cluster import Cluster, ClusterNode, cluster
from tests.server.harness import Client, http_client
from tests.server.test_watching import watch
from tools.broker import running_broker
from tools.postgres import PostgresServer


@asynccontextmanager
async def client(node: ClusterNode) -> AsyncIterator[Client]:
    """Give a socket at a node."""
    address = node.url.replace("http", "ws") + "ws"
    async with connect(address, ping_interval=None) as socket:
        yield Client(socket)


async def tickets(node: ClusterNode) -> list[dict[str, Any]]:
    """Make a table for two friends; return their tickets, the host's first."""
    async with http_client(httpx.AsyncClient, node.url) as anna:
        bots = ["random", "random", None]
        body = {"friends": True, "name": "Anna", "bots": bots, "options": {"target": 200}}
        mine = (await anna.post("/api/tables", json=body)).json()
    async with http_client(httpx.AsyncClient, node.url) as beat:
        body = {"table": mine["table"], "invitation": mine["invitation"], "name": "Beat"}
        yours = (await beat.post("/api/tables/join", json=body)).json()
    return [mine, yours]


async def watch_link(host: Client, table: str) -> dict[str, Any]:
    """Have the host let people watch; return what a watcher needs."""
    friends = json.loads(next(text for text in host.received if '"t":"friends"' in text))
    wanted = {"rev": friends["rev"], "act": "watch", "watch": "after"}
    await host.send({"t": "arrange", "id": "a1", **wanted})
    answer = await host.until("arranged", "no", "error")
    assert answer["t"] == "arranged", answer
    return {"table": table, "token": answer["watch_link"]}


async def closed(bridged: Client) -> int | None:
    """Read until the socket is closed; return the code."""
    try:
        while True:
            await bridged.next()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def epoch(made: Cluster, table: str) -> Any:
    """Return the epoch of a table."""
    found = made.postgres.execute(f"SELECT epoch FROM tables WHERE id = '{table}'", made.database)
    return found[0][0]


@pytest.mark.parametrize(
    "number", [signal.SIGKILL, pytest.param(signal.SIGSTOP, marks=pytest.mark.slow)]
)
async def test_who_is_bridged_goes_on_without_the_owner(
    postgres: PostgresServer, tmp_path: Path, number: signal.Signals
) -> None:
    with running_broker(tmp_path) as broker:
        async with cluster(postgres, bus=broker.url) as made:
            owner, other = made.nodes
            mine, yours = await tickets(owner)
            async with client(owner) as anna, client(other) as beat, client(other) as guest:
                assert (await anna.hello(mine))["t"] == "welcome"
                await anna.until("clock")
                link = await watch_link(anna, mine["table"])
                assert (await beat.hello(yours))["t"] == "welcome"
                assert (await watch(guest, link))["t"] == "welcome"
                before = epoch(made, mine["table"])
                owner.send(number)
                for code in await asyncio.gather(closed(beat), closed(guest)):
                    assert code == CLOSED_RESTART
            async with client(other) as beat, client(other) as guest:
                assert (await beat.hello(yours))["t"] == "welcome"
                assert (await watch(guest, link))["t"] == "welcome"
                assert epoch(made, mine["table"]) == before + 1
                if number == signal.SIGSTOP:
                    owner.send(signal.SIGCONT)
                back = owner if number == signal.SIGSTOP else other
                async with client(back) as anna:
                    assert (await anna.hello(mine))["t"] == "welcome"
                    assert epoch(made, mine["table"]) == before + 1
