"""Two nodes in this process, with one PostgreSQL and one broker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.harness import Client, Running, running, settings_for
from tools.broker import Broker, running_broker
from tools.postgres import PostgresServer


class Cluster:
    """Two nodes with one database and one bus."""

    def __init__(self, broker: Broker, one: Running, other: Running) -> None:
        self.broker, self.one, self.other = broker, one, other

    @asynccontextmanager
    async def seated_at_other(self, ticket: dict[str, Any]) -> AsyncIterator[Client]:
        """Take a seat over the node that does not own the table."""
        async with self.other.client() as client:
            client._registry = self.one.registry
            assert (await client.hello(ticket))["t"] == "welcome"
            yield client


@asynccontextmanager
async def two_nodes(folder: Path, postgres: PostgresServer, **more: Any) -> AsyncIterator[Cluster]:
    """Run two nodes on a new database.

    Args:
        folder: the folder of the broker.
        postgres: the server of the database.
        more: settings that differ from those of other tests.
    """
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        broker = stack.enter_context(running_broker(folder))
        settings = replace(settings_for(folder, bus=broker.url, **more), database=url)
        nodes = [await stack.enter_async_context(running(settings)) for _ in range(2)]
        yield Cluster(broker, *nodes)
