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
from buur.server.http.readiness import Readiness
from buur.server.storage.operator_store import Bans, Order, bans_now, last_order, orders_after
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
    """

    def __init__(self, registry: TableRegistry, readiness: Readiness, bans: BanList) -> None:
        self._registry = registry
        self._readiness = readiness
        self._bans = bans
        self._faults = FaultLog(_LOG, monotonic)
        self._node = registry.store.node or 0
        self._last = 0
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Follow from now on; orders from before are not for this node."""
        self._last = await self._registry.store.run(last_order)
        await self.look()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Follow no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

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
            orders = orders_after(connection, self._last, self._node)
            return _News(orders, bans_now(connection))

        news = await self._registry.store.run(read)
        self._bans.replace(news.bans)
        for order in news.orders:
            self._last = order.id
            await self._carry_out(order)

    async def _carry_out(self, order: Order) -> None:
        registry, table = self._registry, order.table_id or ""
        if order.kind == "drain":
            _LOG.info("the operator drains this node")
            self._readiness.drain()
        elif order.kind == "stop" and table in registry.actors:
            _LOG.warning("the operator stops table %s: %s", table, order.reason)
            await registry.stop(table)
        elif order.kind == "load":
            with suppress(BuurError):  # whoever knocks next gets the sentence
                await registry.load(table)
                metrics.count_claim("moved")
