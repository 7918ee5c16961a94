"""One socket: reads messages one after the other, writes through a queue of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from buur.seats import Seat
from buur.server.errors import EntryRefused, Problem, ServerError
from buur.server.http.rate_limits import Clock, TokenBucket
from buur.server.tables.actor import TableActor
from buur.server.tables.registry import TableRegistry
from buur.server.tables.requests import Command, HintRequest, Join, Leave, Look
from buur.server.wire import messages

_LOG = logging.getLogger(__name__)

CLOSED_POLICY = 1008
"""Close code for a client that does not keep to the protocol."""
CLOSED_LATER = 1013
"""Close code that asks the client to come back in a while."""
CLOSED_SLOW = 4003
"""Close code for a client that does not read what it is sent."""


class WebSocketConnection:
    """A client on a socket, and the seat it has taken.

    Args:
        socket: to the client.
        hall: the tables at which it may sit down.
        clock: by which messages come too fast.
        sleep: waits before such a message is read.
    """

    def __init__(
        self,
        socket: WebSocket,
        registry: TableRegistry,
        *,
        clock: Clock = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._limits = registry.settings.limits
        self._clock = clock
        self._sleep = sleep
        self._outgoing: deque[str] = deque()
        self._close_code: int | None = None
        self._wake = asyncio.Event()
        self._table: TableActor | None = None
        self._seat = Seat(-1)

    # What a table may call.

    def send(self, text: str) -> None:
        """Put a message on its way; a client that is too slow is cut off and may come back."""
        if self._close_code is not None:
            return
        if len(self._outgoing) >= self._limits.backlog:
            self._outgoing.clear()
            self.close(CLOSED_SLOW)
            return
        self._outgoing.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Hang up once everything is sent."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    # Its life.

    async def run(self) -> None:
        """Serve the client until either side hangs up."""
        await self._socket.accept()
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            self._leave()
        for task in (reading, writing):
            if not task.cancelled():
                task.result()

    def _leave(self) -> None:
        if self._table is not None:
            self._table.submit(Leave(self, self._seat))
            self._table = None

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outgoing:
                    await self._socket.send_text(self._outgoing.popleft())
                if self._close_code is not None:
                    await self._socket.close(self._close_code)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has hung up; reading notices as well

    async def _read(self) -> None:
        bucket = TokenBucket(self._limits.messages, self._clock)
        try:
            async with asyncio.timeout(self._limits.hello_seconds) as patience:
                while True:
                    text = await self._next_text()
                    await self._sleep(bucket.wait())
                    if text is not None:
                        await self._receive(text)
                    if self._table is not None:
                        patience.reschedule(None)
        except TimeoutError:
            self._complain(Problem(408, "no-hello", "no hello came in time"))
            self.close(CLOSED_POLICY)
        except WebSocketDisconnect:
            return
        await asyncio.sleep(self._limits.hello_seconds)  # until the last message is written

    async def _next_text(self) -> str | None:
        """Return the next message; None for one that has been refused already."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:
            self._complain(Problem(400, "bad-message", "messages are JSON in text frames"))
            return None
        size = len(text.encode())
        if size > self._limits.frame:
            limit = self._limits.frame
            self._complain(
                Problem(413, "too-large", f"a message has at most {limit} bytes, not {size}")
            )
            return None
        return str(text)

    async def _receive(self, text: str) -> None:
        try:
            await self._handle(messages.decode(text))
        except Problem as problem:
            self._complain(problem, messages.decode_id(text))
            if isinstance(problem, EntryRefused):
                self.close(CLOSED_POLICY)
        except ServerError as error:
            _LOG.warning("%s", error)
            self.close(CLOSED_LATER)

    async def _handle(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Do(command, act):
                if self._table is None:
                    raise Problem(403, "no-hello", "say hello before you act")
                self._table.submit(Command(self, self._seat, command, act))
            case messages.HintRequest(command):
                if self._table is None:
                    raise Problem(403, "no-hello", "say hello before you ask")
                self._table.submit(HintRequest(self, self._seat, command))
            case messages.Look(command):
                if self._table is None:
                    raise Problem(403, "no-hello", "say hello before you look")
                self._table.submit(Look(self, self._seat, command))
            case messages.Hello():
                await self._hello(message)
            case messages.Ping():
                self.send(_PONG)

    async def _hello(self, hello: messages.Hello) -> None:
        actor, seat = await self._registry.authenticate(hello.table, hello.token)
        if (actor, seat) != (self._table, self._seat):
            self._leave()
        self._table, self._seat = actor, seat
        actor.submit(Join(self, seat, hello.since, hello.bot))

    def _complain(self, problem: Problem, command: str | None = None) -> None:
        self.send(messages.encode(messages.Error(problem.shape, command)))


_PONG = messages.encode(messages.Pong())
