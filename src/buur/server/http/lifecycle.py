"""`Lifecycle`: what becomes of the tables of a node that drains, or has lost its session."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.types import Message, Send

from buur.server.errors import ServerError
from buur.server.storage.node import Node
from buur.server.tables.registry import TableRegistry

_LOG = logging.getLogger(__name__)


class Lifecycle:
    """The beginning and the end of a running application."""

    def __init__(self) -> None:
        self.failure: ServerError | None = None
        """Why the node did not start; the process ends."""
        self._node: Node | None = None
        self._registry: TableRegistry | None = None

    def begin(self, node: Node, registry: TableRegistry) -> None:
        """Follow a node that serves the tables of a registry."""
        self._node, self._registry = node, registry
        registry.node = node
        node.on_lapse = registry.drop
        node.on_loss = self._drop

    @contextlib.asynccontextmanager
    async def noted(self) -> AsyncIterator[None]:
        """Note the error with which the application cannot start, or cannot end in good order."""
        try:
            yield
        except ServerError as error:
            self.failure = self.failure or error
            raise

    def without_traceback(self, send: Send) -> Send:
        """Return a function that sends messages of ASGI; the sentence of the failure is enough."""

        async def send_bare(message: Message) -> None:
            if message["type"].endswith(".failed") and self.failure is not None:
                message = {"type": message["type"]}
            await send(message)

        return send_bare

    def _drop(self, error: ServerError) -> None:
        """Drop the tables, to which the node has no right any more."""
        _LOG.warning("%s", error)
        if self._registry is not None:
            self._registry.drop()

    @property
    def hands_over(self) -> bool:
        """Whether other nodes can go on with the tables of this one."""
        return self._node is not None and self._node.is_shared

    async def drain(self, seconds: float) -> None:
        """Hand all tables over to other nodes, if there may be any; clients come back to those.

        Args:
            seconds: the time in which a proxy notices that people should go elsewhere.
        """
        if seconds:
            _LOG.info("the server drains for %g s", seconds)
            await asyncio.sleep(seconds)
        if self.hands_over and self._registry is not None:
            await self._registry.drain()
            await asyncio.sleep(0)  # until the last closes are written
