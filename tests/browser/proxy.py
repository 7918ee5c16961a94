"""The proxy between a page and its server, which a test can cut and mend."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = "127.0.0.1"
CHUNK: Final = 1 << 16
UNREACHABLE: Final = (
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_\w+|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED"
    r"|ERR_CONTENT_LENGTH_MISMATCH"
    r"|^failed: |WebSocket connection to"
)
"""What a browser says about a proxy that is cut."""


class Proxy:
    """A proxy with an address of its own, which stays the same whatever happens to the server.

    A cut proxy breaks every connection, also those that are made while it is cut.

    Args:
        server: tells the address of the server; it may change while the proxy is cut.
    """

    def __init__(self, server: Callable[[], str]) -> None:
        self._server = server
        self.delay = 0.0
        """Seconds for which everything is held back, in both directions."""
        self._entrance: asyncio.Server | None = None
        self._carried: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_cut = False
        self.url = ""

    async def lay(self) -> None:
        """Begin to carry."""
        self._entrance = await asyncio.start_server(self._enter, LOOPBACK, 0)
        port = self._entrance.sockets[0].getsockname()[1]
        self.url = f"http://{LOOPBACK}:{port}/"

    async def take_up(self) -> None:
        """End for good."""
        self.cut()
        if self._entrance:
            self._entrance.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break what is connected, and whatever connects until the proxy is mended."""
        self.is_cut = True
        for writer in self._carried:
            writer.transport.abort()

    def mend(self) -> None:
        """Carry what connects from now on."""
        self.is_cut = False

    async def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if task := asyncio.current_task():
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._carried.add(writer)
        try:
            if not self.is_cut:
                await self._connect(reader, writer)
        finally:
            writer.transport.abort()
            self._carried.discard(writer)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = urlsplit(self._server())
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port)
            self._carried.add(far_writer)
            try:
                if not self.is_cut:
                    await asyncio.gather(
                        self._carry(reader, far_writer), self._carry(far_reader, writer)
                    )
            finally:
                far_writer.transport.abort()
                self._carried.discard(far_writer)

    async def _hold(self) -> None:
        """Hold back what came, as a slow line does."""
        passed = asyncio.Event()
        asyncio.get_running_loop().call_later(self.delay, passed.set)
        await passed.wait()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry everything in one direction, its end as well."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._hold()
                writer.write(data)
                await writer.drain()
        if not writer.transport.is_closing():
            writer.close()
