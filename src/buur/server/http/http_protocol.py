"""`HttpProtocol`: uvicorn's HTTP protocol with limits of size, time and connections.

uvicorn with h11 reads one request at a time and stops reading while an answer is unread. It has no
deadline for requests and answers, and no limit of connections by address; both are added here.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

from buur.server.errors import Problem
from buur.server.http.connections import UnreadAnswers
from buur.server.http.raw_response import error_bytes
from buur.server.http.request_reader import RequestReader
from buur.server.http.server_config import ServerConfig

_REFUSALS: Final[Mapping[int, tuple[str, str]]] = {
    408: ("too-slow", "the request did not come in time"),
    414: ("address-too-long", "the address of this request is too long"),
    431: ("head-too-large", "the headers of this request are too large"),
    501: ("bad-http", "this transfer encoding is not known here"),
}
"""Code and sentence of a refusal by its status; others are of the client's HTTP."""


class HttpProtocol(H11Protocol):
    """An HTTP connection of a client; a WebSocket takes it over after an upgrade.

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
        self._limits = config.limits
        self.conn = RequestReader(config.limits, self._begin)
        self._unread = UnreadAnswers(config.limits.unread_seconds)
        self._since = self.loop.time()
        """Time when the current request, or its body, began to be due."""
        self._has_begun = False
        """Whether any byte of the current request has come."""

    # The protocol of asyncio.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or refuse it if there are too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        problem = self.config.open_connections.admit(transport, self, address)
        if problem is not None:
            self._refuse(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.config.open_connections.forget(self.transport)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.transport.is_closing():
            return
        if not self._has_begun:
            self._begin()
        super().data_received(data)

    # Hooks of uvicorn.

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._begin(has_begun=False)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        longest = max((len(name) + len(value) for name, value in self.headers), default=0)
        if longest + 4 > MAX_LINE_LENGTH or len(self.headers) > MAX_NUM_HEADERS:
            self._refuse(_refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE))
        elif event.method != b"GET":
            self._refuse(Problem(405, "method-not-allowed", "a WebSocket is opened with GET"))
        else:
            super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that the parser has refused, with the parser's status."""
        error = sys.exc_info()[1]
        status = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else 400
        self._refuse(_refusal(status))

    # Deadlines.

    def check(self, now: float) -> None:
        """Close the connection if one of its deadlines has passed."""
        if self._unread.is_stuck(self.transport.get_write_buffer_size(), now):
            self.transport.abort()
        elif not self.transport.is_closing() and now - self._since >= self._time_limit:
            if self._has_begun:
                self._refuse(_refusal(HTTPStatus.REQUEST_TIMEOUT))
            else:
                self.transport.close()

    @property
    def _time_limit(self) -> float:
        """Seconds for what the client has to send now; endless if it has to send nothing."""
        if self.conn.their_state is h11.SEND_BODY:
            return self._limits.body_seconds
        if self.conn.states == {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}:
            return self._limits.head_seconds
        return float("inf")

    def _begin(self, *, has_begun: bool = True) -> None:
        """Give the client its time anew, for a head or for a body."""
        self._since = self.loop.time()
        self._has_begun = has_begun

    def _refuse(self, problem: Problem) -> None:
        """Answer with an error, unless an answer has begun, and close the connection."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(error_bytes(problem))
        self.transport.close()


def _refusal(status: int) -> Problem:
    code, sentence = _REFUSALS.get(status, ("bad-http", "this is no request in HTTP"))
    return Problem(status, code, sentence)
