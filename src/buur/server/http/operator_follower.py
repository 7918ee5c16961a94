"""`OperatorFollower`: a node carries out the operator's orders and follows the bans.

Both stand in the database, so ``buur admin`` reaches all nodes, also from another machine.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

import sqlalchemy as sa

from buur.errors import BuurError
from buur.server import metrics
from buur.server.errors import ServerError
from buur.server.fault_log import FaultLog
from buur.server.http.ban_list import BanList
from buur.server.http.lifecycle import Lifecycle
from buur.server.http.readiness import Readiness
from buur.server.storage.operator_store import Bans, Order, bans_now, last_order, orders_after
from buur.server.storage.ownership import give_up, owner_of
from buur.server.tables.registry import TableRegistry

_LOG = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
"""Seconds between two looks into the database."""


class _News(NamedTuple):
    orders: tuple[Order, ...]
    bans: Bans


class OperatorFollower:
    """Carries out what an operator wants of this node.

    Args:
        registry: its tables.
        readiness: whether it takes more people.
        bans: whom it keeps out.
        lifecycle: hands its tables over.
    """

    def __init__(
        self, registry: TableRegistry, readiness: Readiness, bans: BanList, lifecycle: Lifecycle
    ) -> None:
        self._registry = registry
        self._readiness = readiness
        self._bans = bans
        self._lifecycle = lifecycle
        self._draining: asyncio.Task[None] | None = None
        self._faults = FaultLog(_LOG, monotonic)
        self._last = 0
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Follow from now on; orders from before are not for this node."""
        self._last = await self._registry.store.run(last_order)
        await self.look()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Follow no more."""
        for task in filter(None, (self._task, self._draining)):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except ServerError:
                continue  # the log has a line of the store
            except Exception as error:  # noqa: BLE001 - the server goes on
                self._faults.report_mistake("an order of the operator has failed", error)

    async def look(self) -> None:
        """Carry out the orders that have come since the last look, and follow the bans."""

        def read(connection: sa.Connection) -> _News:
            orders = orders_after(connection, self._last, self._registry.store.node or 0)
            return _News(orders, bans_now(connection))

        news = await self._registry.store.run(read)
        self._bans.replace(news.bans)
        for order in news.orders:
            self._last = order.id
            await self._carry_out(order)

    async def _carry_out(self, order: Order) -> None:
        registry, table = self._registry, order.table_id or ""
        if order.kind == "drain":
            self._drain()
        elif order.kind == "stop" and table in registry.actors:
            _LOG.warning("the operator stops table %s: %s", table, order.reason)
            await registry.stop(table)
        elif order.kind == "end":
            _LOG.warning("the operator ends table %s: %s", table, order.reason)
            await registry.end_for_good(table, order.reason)
        elif order.kind == "load":
            await self._load(table)

    async def _load(self, table: str) -> None:
        """Load a table that was given to this node; if it cannot, another one may claim it."""

        def let_go(connection: sa.Connection) -> None:
            owner = owner_of(connection, table)
            if owner is not None and owner.node == self._registry.store.node:
                give_up(connection, table, owner.epoch)

        try:
            await self._registry.load(table)
            metrics.count_claim("moved")
        except BuurError as error:
            _LOG.warning("table %s cannot come to this node: %s", table, error)
            await self._registry.store.run(let_go)

    def _drain(self) -> None:
        """Send people elsewhere and hand the tables over; meanwhile other orders are followed."""
        if self._draining is None:
            _LOG.info("the operator drains this node")
            self._readiness.drain()
            draining = self._lifecycle.drain(self._registry.settings.drain_seconds)
            self._draining = asyncio.create_task(draining)
