"""`BridgedTable`: a table of another node, as the connection of a client uses it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from buur.server import metrics
from buur.server.bus.bus import Bus, BusError
from buur.server.cancellation import forget_traceback
from buur.server.errors import no_seat
from buur.server.inbox import Inbox
from buur.server.tables import bridge_messages as bridge
from buur.server.tables.requests import Ask, ClientRequest, Join, Leave, Watch
from buur.server.tables.seats import CLOSED_POLICY, Connection
from buur.server.tables.table_end import CLOSED_RESTART
from buur.server.wire import messages

ANSWER_SECONDS: Final = 2.0
"""Time within which the owner must take a message."""
JOIN_SECONDS: Final = 10.0
"""Time within which a client must join once the table is found."""
LEAVE_SECONDS: Final = 0.5
"""Time for which an owner that is lost is told that the client has gone."""
BACKLOG: Final = 256
"""Messages of a client that may wait for the owner."""


class LiveTable(Protocol):
    """A live table, here or at another node."""

    @property
    def id(self) -> str:
        """The table's id."""
        ...

    def submit(self, request: ClientRequest) -> None:
        """Queue a request."""
        ...


class BridgedTable:
    """A table that another node owns. It ends when its client leaves, or its owner is gone.

    Each message is one request to the owner, so that this node is told at once if nobody is there.
    Then the client is told to come back: by its hello this node claims the table. What it had sent
    and got no answer for, it sends again with the same id.

    Args:
        table: the table's id.
        owner: the id of the owner on the bus.
        bus: the bus.
        peer: the id of this node on the bus.
        ended: called when it ends.
    """

    def __init__(
        self, table: str, owner: str, bus: Bus, peer: str, ended: Callable[[BridgedTable], None]
    ) -> None:
        self.id = table
        self.owner = owner
        """The id of the owner on the bus."""
        self.acts = 0
        """The acts that went over the bus."""
        self._bus = bus
        self._peer = peer
        self._socket = secrets.token_hex(16)
        self._connection: Connection | None = None
        self._requests: Inbox[ClientRequest] = Inbox()
        self._is_joined = False
        self._task = asyncio.create_task(self._run(), name=f"bridge to table {table}")
        self._task.add_done_callback(forget_traceback)
        self._task.add_done_callback(lambda _: ended(self))

    def submit(self, request: ClientRequest) -> None:
        """Queue a request of its client; the first one joins."""
        if self._task.done():
            return
        if isinstance(request, (Join, Watch)):
            self._connection = request.connection
        if self._requests.qsize() >= BACKLOG:
            self.drop()
        self._requests.put_nowait(request)

    def drop(self) -> None:
        """Tell the client to come back: the owner cannot be reached."""
        self._close(CLOSED_RESTART)
        self._task.cancel()

    async def settled(self) -> None:
        """Wait until it has ended."""
        await asyncio.wait({self._task})

    async def _run(self) -> None:
        subscription = await self._bus.subscribe(bridge.socket_subject(self._socket), self._take)
        try:
            async with asyncio.timeout(JOIN_SECONDS):
                first = await self._requests.get()
            self._is_joined = await self._forward(first)
            while self._is_joined:
                self._is_joined = await self._forward(await self._requests.get())
        except BusError:
            self._close(CLOSED_RESTART)
        except TimeoutError:
            return
        finally:
            if self._is_joined and self._connection is not None:
                with suppress(BusError):
                    await self._send(Leave(self._connection), LEAVE_SECONDS)
            await subscription.end()

    async def _forward(self, request: ClientRequest) -> bool:
        """Send a request to the owner; return whether more may follow.

        Raises:
            BusError: the owner does not take it.
        """
        if isinstance(request, Ask) and isinstance(request.message, messages.Do):
            self.acts += 1
            metrics.count_bridged()
        answer = await self._send(request, ANSWER_SECONDS)
        if isinstance(request, Leave):
            return False
        if answer == bridge.OK:
            return True
        if answer == bridge.NO_SEAT and self._connection is not None:
            self._connection.send(messages.encode(messages.Error(no_seat().shape, None)))
            self._close(CLOSED_POLICY)
        else:
            self._close(CLOSED_RESTART)
        return False

    async def _send(self, request: ClientRequest, seconds: float) -> bytes:
        content = bridge.encode_request(request, self._socket, self._peer)
        return await self._bus.request(bridge.table_subject(self.id), content, seconds)

    def _take(self, content: bytes) -> None:
        """Give what the owner sends to the client."""
        output = bridge.decode_output(content)
        if isinstance(output, int):
            self._close(output)
        elif output is not None and self._connection is not None:
            self._connection.send(output)

    def _close(self, code: int) -> None:
        if self._connection is not None:
            self._connection.close(code)
