"""`Relay`: TCP connections to a port of this machine, which a test cuts without closing them.

with relay(5432) as way:
    way.cut()
"""

from __future__ import annotations

import asyncio
import threading
from asyncio import AbstractEventLoop, StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_CHUNK: Final = 65_536
"""Bytes that are carried at a time."""


class Relay:
    """A way to a server that behaves, while it is cut, as a network that carries nothing.

    Nothing is closed then: what one side sends or closes, the other hears of after the repair.

    Args:
        target: the port of the server.
        loop: the event loop of its own thread: who connects may block the loop of a test.
    """

    def __init__(self, target: int, loop: AbstractEventLoop) -> None:
        self._target = target
        self._loop = loop
        self._server: asyncio.Server
        self._whole = asyncio.Event()
        self._whole.set()
        self._serving: set[asyncio.Future[None]] = set()
        self.port = 0
        """The port that leads to the server."""

    def cut(self) -> None:
        """Carry nothing any more."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def repair(self) -> None:
        """Carry again, first what has waited."""
        self._loop.call_soon_threadsafe(self._whole.set)

    async def start(self) -> None:
        """Listen on a port of its own."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        serving = asyncio.ensure_future(self._serve(reader, writer))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):  # the server is gone
            try:
                await self._whole.wait()
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
                there, back = self._carry(reader, far_writer), self._carry(far_reader, writer)
                await asyncio.gather(there, back)
            finally:
                writer.close()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry one direction until its side closes it; then close the other side."""
        try:
            with suppress(OSError):  # a side is gone
                while content := await reader.read(_CHUNK):
                    await self._whole.wait()
                    writer.write(content)
                    await writer.drain()
            await self._whole.wait()
        finally:
            writer.close()

    async def end(self) -> None:
        """Close all connections."""
        self._server.close()
        for serving in [*self._serving]:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._server.wait_closed()


@contextmanager
def relay(target: int) -> Iterator[Relay]:
    """Run a relay to a port of this machine."""
    loop = asyncio.new_event_loop()
    made = Relay(target, loop)
    thread = threading.Thread(target=loop.run_forever, name="relay", daemon=True)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(made.start(), loop).result()
        yield made
        asyncio.run_coroutine_threadsafe(made.end(), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
