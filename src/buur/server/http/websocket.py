"""`WebSocketConnection`: a client's WebSocket, with its seat, rate limit and outgoing queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from buur.server.errors import (
    BrokenTable,
    EndedTable,
    EntryRefused,
    Problem,
    ServerError,
    other_protocol,
    unavailable,
)
from buur.server.http.client_line import EXTENSION, ClientLine
from buur.server.http.guest_cookie import guest_token
from buur.server.http.rate_limits import RateLimits, client_address
from buur.server.http.token_buckets import Clock, TokenBucket, network_of
from buur.server.storage.ownership import Draining, OwnedElsewhere
from buur.server.tables.bridged_table import LiveTable
from buur.server.tables.registry import TableRegistry
from buur.server.tables.requests import (
    Arrange,
    Ask,
    Join,
    Leave,
    LineChange,
    Proceed,
    SeatMessage,
    SetPace,
    Speak,
    Watch,
)
from buur.server.tables.seats import CLOSED_POLICY, token_hash
from buur.server.tables.table_end import CLOSED_BROKEN, CLOSED_LATER, CLOSED_RESTART
from buur.server.tables.watchers import Watcher, plays_here
from buur.server.wire import messages

CLOSED_FAULT = 1011
"""Close code for a mistake of the server."""
CLOSED_SLOW = 4003
"""Close code for a client that reads too slowly."""


async def _pause(seconds: float) -> None:
    """Wait; unlike `asyncio.sleep`, no time at all takes no turn of the event loop."""
    if seconds > 0:
        await asyncio.sleep(seconds)


class WebSocketConnection:
    """The WebSocket of one client, and the seat that it has taken.

    Args:
        socket: the client's WebSocket.
        registry: the tables of the server.
        rate_limits: limits of messages by seat, guest and address, which outlive the connection.
        clock: the clock for the rate limit of messages.
        sleep: delays messages above the rate limit.
    """

    def __init__(
        self,
        socket: WebSocket,
        registry: TableRegistry,
        rate_limits: RateLimits,
        *,
        clock: Clock = monotonic,
        sleep: Callable[[float], Awaitable[None]] = _pause,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._limits = registry.settings.limits
        self._rate_limits = rate_limits
        self._address = client_address(socket)
        self._guest = guest_token(socket)
        self._bucket = TokenBucket(self._limits.messages, clock)
        self._sleep = sleep
        self._line: ClientLine | None = None
        """Sends messages at once, unless earlier ones wait."""
        self._outgoing: deque[str] | None = None
        """The messages that wait; None while none do."""
        self._close_code: int | None = None
        self._writing: asyncio.Task[None] | None = None
        """Sends what waits, through the application; it runs only while something does."""
        self._ended = asyncio.get_running_loop().create_future()
        """Done once either side has closed the WebSocket."""
        self._table: LiveTable | None = None
        self._seat_token = ""
        """The hash of its seat's token; a draw for partners may move the player to another seat."""
        self._watches = False
        """Whether it has no seat and watches the table."""

    # The `Connection` protocol, which the table uses.

    def send(self, text: str) -> None:
        """Send a message, or queue it; a client that reads too slowly is disconnected."""
        if self._close_code is not None:
            return
        if self._writing is None and self._line is not None and self._line.write(text):
            return
        self._outgoing = self._outgoing or deque()
        if len(self._outgoing) >= self._limits.backlog:
            self._outgoing.clear()
            self.close(CLOSED_SLOW)
            return
        self._outgoing.append(text)
        self._start_writing()

    def close(self, code: int) -> None:
        """Close the WebSocket after the queued messages are sent."""
        if self._close_code is None:
            self._close_code = code
            self._start_writing()

    def _start_writing(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    # Lifecycle.

    async def run(self) -> None:
        """Serve the client until either side closes the WebSocket."""
        await self._socket.accept()
        self._line = self._socket.scope.get("extensions", {}).get(EXTENSION)
        if self._line is not None:
            self._line.listener = self._tell_line
        reading = asyncio.create_task(self._read())
        reading.add_done_callback(lambda _: self._end())
        try:
            await self._ended
        finally:
            tasks = [task for task in (reading, self._writing) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._leave()
        if reading.done() and not reading.cancelled():
            reading.result()

    def _end(self, error: Exception | None = None) -> None:
        """Note the end of the WebSocket, at a fault with its error."""
        if self._ended.done():
            return
        if error is None:
            self._ended.set_result(None)
        else:
            self._ended.set_exception(error)

    @property
    def _is_known(self) -> bool:
        """Whether a hello has come."""
        return self._table is not None

    def _tell_line(self, is_slow: bool) -> None:
        if self._table is not None:
            self._table.submit(LineChange(self, is_slow))

    def _leave(self) -> None:
        if self._table is not None:
            self._table.submit(Leave(self))
            self._table = None

    async def _write(self) -> None:
        """Send the messages that wait, then close if that is wanted."""
        try:
            while self._outgoing:
                await self._socket.send_text(self._outgoing.popleft())
            self._outgoing = self._writing = None
            if self._close_code is not None:
                await self._socket.close(self._close_code)
                self._end()
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has disconnected; the reading task ends as well
        except Exception as error:  # noqa: BLE001 - `run` raises it
            self._end(error)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_seconds) as hello_timeout:
                while True:
                    text = await self._next_text()
                    await self._sleep(self._delay())
                    deadline = hello_timeout.when()
                    hello_timeout.reschedule(None)  # a table may take long to load
                    if text is not None:
                        await self._receive(text)
                    hello_timeout.reschedule(None if self._is_known else deadline)
        except TimeoutError:
            self._send_error(Problem(408, "no-hello", "no hello came in time"))
            self.close(CLOSED_POLICY)
        except WebSocketDisconnect:
            return
        await asyncio.sleep(self._limits.hello_seconds)  # until the last message is written

    def _delay(self) -> float:
        """Count a message and return the seconds for which it has to wait."""
        table, token = self._table, self._seat_token
        seat = f"{table.id}/{token}" if table is not None and token else None
        shared = self._rate_limits.message_delay(self._address, self._guest, seat)
        return max(self._bucket.wait(), shared)

    async def _next_text(self) -> str | None:
        """Return the next message; None if it was invalid and got an error as its answer."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:
            self._send_error(Problem(400, "bad-message", "messages are JSON in text frames"))
            return None
        size = len(text.encode())
        if size > self._limits.frame:
            limit = self._limits.frame
            self._send_error(
                Problem(413, "too-large", f"a message has at most {limit} bytes, not {size}")
            )
            return None
        return str(text)

    async def _receive(self, text: str) -> None:
        try:
            await self._take(text)
        except Problem as problem:
            self._send_error(problem, messages.decode_id(text))
            if isinstance(problem, EntryRefused):
                is_closed = isinstance(problem, (BrokenTable, EndedTable))
                self.close(CLOSED_BROKEN if is_closed else CLOSED_POLICY)
        except (Draining, OwnedElsewhere):
            self.close(CLOSED_RESTART)
        except ServerError:
            self._send_error(unavailable())  # the log has a line of the store
            self.close(CLOSED_LATER)
        except Exception as error:  # noqa: BLE001 - the server goes on
            self._registry.faults.report_mistake("a message has made the server fail", error)
            self.close(CLOSED_FAULT)

    async def _take(self, text: str) -> None:
        await self._handle(messages.decode(text))

    async def _handle(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Do():
                self._ask(message, "act")
            case messages.HintRequest():
                self._ask(message, "ask")
            case messages.Look():
                self._ask(message, "look")
            case messages.SetPace(pace):
                self._seated("choose a pace").submit(SetPace(self, pace))
            case messages.Proceed(version):
                self._seated("proceed").submit(Proceed(self, version))
            case messages.Arrange():
                self._seated("arrange seats").submit(Arrange(self, message))
            case (
                messages.Say() | messages.Mute() | messages.ReportPlayer() | messages.WantFreeText()
            ):
                table = self._seated("talk")
                if isinstance(message, messages.ReportPlayer):
                    self._rate_limits.take_report(self._address, self._guest)
                table.submit(Speak(self, message))
            case messages.Hello():
                await self._hello(message)
            case messages.Watch():
                await self._watch(message)
            case messages.Ping():
                self.send(_PONG)

    def _ask(self, message: SeatMessage, verb: str) -> None:
        self._seated(verb).submit(Ask(self, message))

    def _seated(self, verb: str) -> LiveTable:
        if self._table is None or self._watches:
            raise Problem(403, "no-hello", f"say hello before you {verb}")
        return self._table

    async def _hello(self, hello: messages.Hello) -> None:
        if hello.protocol != messages.PROTOCOL:
            raise other_protocol(hello.protocol, messages.PROTOCOL)
        actor, token = await self._registry.authenticate(hello.table, hello.token, self._guest)
        if (actor, token) != (self._table, self._seat_token):
            self._leave()
        if self._line is not None and self._line.is_gone():
            # The search may have taken seconds. It must not take the seat from a connection that
            # its client has opened meanwhile.
            actor.submit(Leave(self))
            return
        self._table, self._seat_token, self._watches = actor, token, False
        actor.submit(Join(self, token, hello.since, hello.bot, hello.pace, self._guest_hash))

    async def _watch(self, wanted: messages.Watch) -> None:
        if wanted.protocol != messages.PROTOCOL:
            raise other_protocol(wanted.protocol, messages.PROTOCOL)
        if self._table is not None and not self._watches:
            raise plays_here()  # a seat and the gallery on one socket
        actor, has_played = await self._registry.galleries.enter(
            wanted.table, wanted.token, self._guest_hash
        )
        if actor is not self._table:
            self._leave()
        self._table, self._seat_token, self._watches = actor, "", True
        watcher = Watcher(self._guest_hash, network_of(self._address))
        actor.submit(Watch(self, watcher, wanted.since, has_played))

    @property
    def _guest_hash(self) -> str | None:
        return None if self._guest is None else token_hash(self._guest)

    def _send_error(self, problem: Problem, command: str | None = None) -> None:
        self.send(messages.encode(messages.Error(problem.shape, command)))


_PONG = messages.encode(messages.Pong())
