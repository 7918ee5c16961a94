"""Fuzz target of a TCP connection: request lines, heads, bodies and WebSocket frames as bytes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

import h11
from uvicorn.server import ServerState

from buur.server.http.http_protocol import HttpProtocol
from buur.server.http.server_config import ServerConfig
from buur.server.http.websocket_protocol import WebSocketProtocol
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, server_examiner

STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3}) [ -~]*\r\n")
FAULTS: Final = (b"500", b"502", b"503", b"504")
TURNS: Final = 30
"""Turns of the event loop in which a server answers whatever needs no thread."""


class FakeTransport(asyncio.Transport):
    """A connection whose client reads at once."""

    def __init__(self, protocol: asyncio.Protocol) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 80)})
        self.protocol = protocol
        self.written = bytearray()
        self._is_closing = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        assert not self._is_closing
        self.written += data

    def close(self) -> None:
        self._is_closing = True

    abort = close

    def is_closing(self) -> bool:
        return self._is_closing

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Nothing: the bytes are given whether they are read or not."""

    def resume_reading(self) -> None:
        """Nothing: the bytes are given whether they are read or not."""


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that sends bytes on a connection of its own."""
    return server_examiner(_connect)


async def _connect(server: FuzzedServer, data: bytes) -> None:
    """Send bytes, in pieces whose size depends on their number, and hang up."""
    config = ServerConfig(
        server.app,
        server.app.settings,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        log_config=None,
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
    )
    config.load()
    state = ServerState()
    transport = FakeTransport(HttpProtocol(config, state, {}))
    transport.protocol.connection_made(transport)
    size = (4096, 7, 64)[len(data) % 3]
    for start in range(0, len(data), size):
        if not transport.is_closing():
            transport.protocol.data_received(data[start : start + size])
            await asyncio.sleep(0)
    await _answered(transport, state)
    transport.protocol.connection_lost(None)
    if state.tasks:
        await asyncio.wait(state.tasks)
    check_answers(bytes(transport.written))


async def _answered(transport: FakeTransport, state: ServerState) -> None:
    """Wait for the answers to complete requests."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
    while isinstance(http := transport.protocol, HttpProtocol):
        if not state.tasks or http.conn.their_state is h11.SEND_BODY:
            return
        await asyncio.wait(state.tasks)


def check_answers(written: bytes) -> None:
    """Fail if the server answers with anything but HTTP, or admits a mistake of its own."""
    if written:
        assert STATUS.match(written), written[:100]
    for status in STATUS.findall(written):
        assert status not in FAULTS, written[-500:]
