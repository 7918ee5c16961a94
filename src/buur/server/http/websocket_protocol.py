"""`WebSocketProtocol`: uvicorn's WebSocket protocol with budgets and back-pressure.

A client's bytes are parsed in small pieces, and only while the client reads its answers, the
application has taken the last message, and the budget of control frames is not used up. Otherwise
the server stops to read, so that the client's own buffers fill.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from buur.server.errors import Problem
from buur.server.http.client_line import EXTENSION, ClientLine, RoundTrips
from buur.server.http.connections import UnreadAnswers
from buur.server.http.raw_response import error_bytes
from buur.server.http.server_config import ServerConfig
from buur.server.http.token_buckets import TokenBucket
from buur.server.inbox import Inbox

_PIECE: Final = 4096
"""Bytes that are parsed at once."""
_TEXT: Final = 0x81
"""First byte of a frame that is a whole text."""
_MOST_FRAGMENTS: Final = 64
"""Maximum number of frames of a message."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of a client.

    Args:
        config: uvicorn's configuration, with the limits.
        server_state: uvicorn's connections and tasks.
        app_state: the state of the application.
    """

    config: ServerConfig

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue: Inbox[ASGIReceiveEvent] = Inbox()  # type: ignore[assignment]
        self._budget = TokenBucket(config.limits.frames, self.loop.time)
        self._unread = UnreadAnswers(config.limits.unread_seconds)
        self._opened = self.loop.time()
        self._waiting = bytearray()
        """Bytes received that are not parsed yet."""
        self._frames_parsed = 0
        """Control frames and fragments of the last piece."""
        self._pause: asyncio.TimerHandle | None = None
        """Runs until the budget of frames allows the next piece."""
        self._heard = self.loop.time()
        """Time when the last bytes came."""
        self._round_trips = RoundTrips(config.limits.slow_seconds)
        self._line = ClientLine(self._write_text, lambda: self.transport.is_closing())

    # The protocol of asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that the HTTP protocol has admitted."""
        super().connection_made(transport)
        self.config.open_connections.replace(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.config.open_connections.forget(self.transport)
        self._waiting.clear()
        if self._pause is not None:
            self._pause.cancel()
        super().connection_lost(exc)
        self._line.end()

    def data_received(self, data: bytes) -> None:
        """Parse what came, as far as the client may send."""
        self._heard = self.loop.time()
        self._waiting += data
        self._parse()

    def resume_writing(self) -> None:
        """Go on with a client that reads again."""
        super().resume_writing()
        self._parse()

    # Back-pressure.

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message for the application."""
        message = await self.queue.get()
        self._parse()
        return message

    def _parse(self) -> None:
        """Parse what waits until the client has to wait, and read on if nothing is left."""
        while self._waiting and not self._has_to_wait():
            piece = bytes(self._waiting[:_PIECE])
            del self._waiting[:_PIECE]
            super().data_received(piece)
            self._check_handshake()
            self._charge()
        if not self.transport.is_closing():
            self._read(not self._waiting and not self._has_to_wait())

    def _has_to_wait(self) -> bool:
        return (
            self._pause is not None
            or not self.writable.is_set()
            or self.transport.is_closing()
            or not (self.queue.empty() or self.close_sent)
        )

    def _read(self, is_reading: bool) -> None:
        if is_reading and self.read_paused:
            self.transport.resume_reading()
        elif not is_reading and not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = not is_reading

    def _charge(self) -> None:
        """Take the frames of the last piece from the budget, and pause if it is used up."""
        delay = self._budget.wait(self._frames_parsed) if self._frames_parsed else 0.0
        self._frames_parsed = 0
        if delay > 0:
            self._pause = self.loop.call_later(delay, self._go_on)

    def _go_on(self) -> None:
        self._pause = None
        self._parse()

    def _write_text(self, text: str) -> bool:
        """Send a text at once; return False if the client has to read before, or is gone."""
        is_open = self.handshake_complete and not (self.close_sent or self.transport.is_closing())
        if not (is_open and self.writable.is_set() and self.conn.state is State.OPEN):
            return False
        self.transport.write(_text_frame(text))
        return True

    # Hooks of uvicorn.

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # The request is answered with a refusal; uvicorn would log that as a fault of ours.
            self.handshake_complete = True
        if self.handshake_complete:
            self.response.headers = Headers()  # kept by uvicorn, as long as the connection lasts

    def handle_connect(self, event: Request) -> None:
        """Open the WebSocket if its head is right."""
        self.handshake_initiated = True
        if self.conn.accept(event).status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
            event.headers = Headers()  # the library's parser keeps them; the scope has its own
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self._line
        else:
            self._refuse_handshake()

    def handle_ping(self) -> None:
        """Answer a ping."""
        self._frames_parsed += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        self._frames_parsed += 1
        was_asked = self.pending_ping_payload is not None
        super().handle_pong(event)
        if was_asked and self.pending_ping_payload is None:
            self._round_trips.answer(self.loop.time())
            self._line.note(is_slow=self._round_trips.is_slow)

    def send_keepalive_ping(self) -> None:
        """Ask the client for a sign of life."""
        super().send_keepalive_ping()
        self._round_trips.ask(self.loop.time())

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        self._frames_parsed += 1
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            if not self.close_sent:
                self._fail(CloseCode.INVALID_DATA, "no UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _check_handshake(self) -> None:
        """Close the connection if its head is no request for a WebSocket."""
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer like everywhere; the answer of the library tells of its parser."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(error_bytes(_NO_HANDSHAKE))
        self.transport.close()

    # Deadlines.

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that is silent.

        A client whose bytes wait here is alive: its pong may stand behind them.
        """
        if self.read_paused or self._heard >= self.ping_sent_at:
            self.ping_sent_at = self.loop.time()
            assert self.ping_timeout is not None  # noqa: S101 - the timer has run
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def check(self, now: float) -> None:
        """Close the connection if one of its deadlines has passed."""
        is_late = now - self._opened >= self.config.limits.hello_seconds
        if not self.read_paused:  # a pong may wait here
            self._round_trips.wait(now)
        self._line.note(is_slow=self._round_trips.is_slow)
        is_stuck = self._unread.is_stuck(self.transport.get_write_buffer_size(), now)
        if is_stuck or (is_late and not self.handshake_complete):
            self.transport.abort()


_NO_HANDSHAKE: Final = Problem(400, "bad-http", "this is no handshake of a WebSocket")


@lru_cache(maxsize=4)
def _text_frame(text: str) -> bytes:
    """Return a text as a WebSocket frame; several clients of a table get the same one."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2) + data
    return bytes((_TEXT, 127)) + size.to_bytes(8) + data


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
