"""`SeatSocket`: a seat's WebSocket for load tests, with the view and the messages counted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from buur.client.connection import PROTOCOL
from buur.client.invitation import Invitation
from buur.client.view_changes import changed_view

Message = dict[str, Any]
Receive = Callable[["SeatSocket", Message], None]


class SeatSocket(asyncio.Protocol):
    """The WebSocket of a seat. Clients like `buur.client` take a thread each, too many for this.

    Args:
        invitation: the seat.
        receive: called with every message, after `view` and `version` follow it.
        address: the address of the WebSocket; None for the one of all tables, which servers of
            all versions have.
    """

    def __init__(
        self, invitation: Invitation, receive: Receive, address: str | None = None
    ) -> None:
        self.view: dict[str, Any] = {}
        """The last table view."""
        self.version = 0
        """Version of the table in that view."""
        self.table = invitation.table
        """The id of the table."""
        self.bytes = 0
        """Bytes received since the socket was opened."""
        self.messages = 0
        """Messages received."""
        self.lost = asyncio.get_running_loop().create_future()
        """Done once the server has closed the connection."""
        self._invitation = invitation
        self._hello: Message = {}
        self._receive = receive
        self._protocol = _protocol(address or any_table(invitation.server))
        self._transport: asyncio.Transport | None = None
        self._moves = False
        """Whether it closes the connection to connect to another server."""
        self._moving: asyncio.Task[None] | None = None

    @property
    def server(self) -> str:
        """The address of the server at which it plays."""
        return self._invitation.server

    async def open(self) -> None:
        """Connect, and say hello once the server has accepted."""
        uri = self._protocol.uri
        await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)

    def close(self) -> None:
        """Disconnect."""
        if self._transport is not None:
            self._transport.abort()

    def sit(self, invitation: Invitation) -> None:
        """Take a seat, at another server through a new connection."""
        moves = invitation.server != self._invitation.server
        self._invitation = invitation
        if moves:
            self.reconnect()
        else:
            self._greet()

    def reconnect(self) -> None:
        """Leave the table and come back through a new connection."""
        self.version = 0
        self._protocol = _protocol(any_table(self._invitation.server))
        self._moves = True
        self.close()

    def _greet(self) -> None:
        """Say hello."""
        invitation = self._invitation
        self.view, self.version, self.table = {}, 0, invitation.table
        self._hello = {"t": "hello", "table": invitation.table, "token": invitation.token}
        self.send({**self._hello, "since": None, "protocol": PROTOCOL})

    def send(self, message: Message) -> None:
        """Send a message; it is dropped once the server closes the connection."""
        with contextlib.suppress(InvalidState):
            self._protocol.send_text(json.dumps(message).encode())
            self._write()

    @property
    def close_code(self) -> int | None:
        """The code with which the server has closed the connection, None without one."""
        frame = self._protocol.close_rcvd
        return None if frame is None else frame.code

    # The protocol of asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.send_request(self._protocol.connect())
        self._write()

    def data_received(self, data: bytes) -> None:
        """Take what the server has sent."""
        self.bytes += len(data)
        self._protocol.receive_data(data)
        self._write()
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._greet()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take(msgspec.json.decode(event.data))

    def connection_lost(self, exc: Exception | None) -> None:
        """Connect to the next server, or tell that this one has closed the connection."""
        if self._moves:
            self._moves = False
            self._moving = asyncio.get_running_loop().create_task(self._move())
        elif not self.lost.done():
            self.lost.set_result(None)

    async def _move(self) -> None:
        try:
            await self.open()
        except OSError:
            self.lost.set_result(None)

    def _take(self, message: Message) -> None:
        self.messages += 1
        kind = message["t"]
        if "view" in message:  # every event of the first protocol has it
            self.view, self.version = message["view"], message["v"]
        elif kind == "event" and self.version:  # else it is one of the table before
            self.view, self.version = changed_view(self.view, message), message["v"]
        elif kind == "error" and not self.version:
            self.send(self._hello)  # this server does not know versions of the protocol
        self._receive(self, message)

    def _write(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(self._protocol.data_to_send()))


def _protocol(address: str) -> ClientProtocol:
    return ClientProtocol(parse_uri(address), max_size=None)


def any_table(server: str) -> str:
    """Return the address of the WebSocket for all tables of a server."""
    return f"ws{server.removeprefix('http')}/ws"
