"""`Readiness`: whether a proxy should send people here, as ``/api/ready`` tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from buur.server.bus.bus import Bus
from buur.server.errors import ServerError
from buur.server.http.responses import json_response
from buur.server.http.token_buckets import Clock
from buur.server.storage.node import Node
from buur.server.storage.schema import SCHEMA_VERSION
from buur.server.storage.table_store import TableStore

PATIENCE: Final = 1.0
"""Seconds in which the database has to answer."""
FRESH: Final = 0.5
"""Seconds for which an answer counts, so that many requests ask the database once."""

BUS_PATIENCE: Final = 3.0
"""Seconds without the bus after which people should go to another node."""

Status = Literal["ready", "starting", "draining", "database", "lease", "bus"]
"""Ready, or the reason why not: the server starts; it ends soon; the database does not answer in
time; this process may not own tables for now; it is cut off from the other nodes."""


class Readiness:
    """Whether a server takes more people.

    Args:
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, clock: Clock) -> None:
        self.is_draining = False
        """Whether the server will end soon, so that people should go elsewhere."""
        self.holds_lease: Callable[[], bool] = lambda: True
        """Tells whether this process may own tables now."""
        self.on_drain: Callable[[], None] = lambda: None
        """Called once, when the server begins to drain."""
        self.is_cut_off: Callable[[], bool] = lambda: False
        """Tells whether this process has not reached other nodes for too long."""
        self.store: TableStore | None = None
        """The database, None before it is open."""
        self._clock = clock
        self._asking: asyncio.Task[bool] | None = None
        self._asked = clock()

    def follow(self, node: Node, store: TableStore, bus: Bus) -> None:
        """Depend on this process as an owner of tables, and on the database, which is open.

        Args:
            node: this process.
            store: the database.
            bus: connects it with other nodes.
        """
        self.is_cut_off = lambda: _is_cut_off(bus)
        self.store, self.on_drain = store, node.drain
        self.holds_lease = lambda: node.state != "lost" and node.lease_left > 0

    def drain(self) -> None:
        """Send people elsewhere from now on, and take no more tables."""
        if not self.is_draining:
            self.is_draining = True
            self.on_drain()

    async def answer(self, _: Request) -> Response:
        """Return 200 if people may come, else 503; the status is one word."""
        status = await self.status()
        return json_response({"status": status}, 200 if status == "ready" else 503)

    async def status(self) -> Status:
        """Return whether people may come."""
        if self.is_draining:
            return "draining"
        if self.store is None:
            return "starting"
        if not self.holds_lease():
            return "lease"
        if self.is_cut_off():
            return "bus"
        return "ready" if await self._database_answers(self.store) else "database"

    async def _database_answers(self, store: TableStore) -> bool:
        now = self._clock()
        if self._asking is None or (self._asking.done() and abs(now - self._asked) >= FRESH):
            self._asking, self._asked = asyncio.create_task(_answers(store)), now
        return await asyncio.shield(self._asking)


def _is_cut_off(bus: Bus) -> bool:
    since = bus.down_since
    return since is not None and asyncio.get_running_loop().time() - since >= BUS_PATIENCE


async def _answers(store: TableStore) -> bool:
    """Tell whether the database answers in time, after all that waits for it."""
    asked = sa.select(SCHEMA_VERSION.c.version)
    try:
        async with asyncio.timeout(PATIENCE):
            await store.run(lambda connection: connection.scalar(asked))
    except (ServerError, TimeoutError):
        return False
    return True
