"""Raw TCP clients that write what no browser writes, and read when they want."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from tests.server.harness import PATIENCE, Running

BLOCKED = 500
"""Turns of the event loop without progress after which the server has stopped to read."""

_SEND_BUFFER = 65_536
"""Bytes that the system keeps of what the server does not read."""

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
"""Head of a request for a WebSocket, without its last line."""

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUATION = 0


def frame(opcode: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """Return a frame of a client, with a mask of zeros."""
    length = len(data)
    size = bytes([128 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)
    return bytes([128 * is_last | opcode]) + size + bytes(4) + data


class RawClient:
    """A TCP connection to a server in this event loop.

    Args:
        line: the connected socket.
    """

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self._loop = asyncio.get_running_loop()
        self._received = b""

    @classmethod
    async def connect(cls, server: Running, *, source: str = "", buffer: int | None = None) -> Self:
        """Connect to a server.

        Args:
            server: the server.
            source: the address to connect from.
            buffer: bytes that the system keeps of what the client does not read.
        """
        line = socket.socket()
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        if source:
            line.bind((source, 0))
        port = int(server.url.rstrip("/").rpartition(":")[2])
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        return cls(line)

    async def send(self, data: bytes) -> None:
        """Send all bytes."""
        await asyncio.wait_for(self._loop.sock_sendall(self.line, data), PATIENCE)

    async def send_until_blocked(self, data: bytes, most: int) -> int:
        """Send the data again and again while the server takes it; return the number of bytes."""
        sent = turns = position = 0
        while turns < BLOCKED and sent < most:
            try:
                count = self.line.send(data[position:])
            except BlockingIOError:
                count = 0
            except OSError:
                return sent
            sent, position = sent + count, (position + count) % len(data)
            turns = 0 if count else turns + 1
            await asyncio.sleep(0)
        return sent

    async def receive(self) -> bytes:
        """Return the bytes that come next, empty at the end."""
        try:
            return await asyncio.wait_for(self._loop.sock_recv(self.line, 65_536), PATIENCE)
        except ConnectionError:
            return b""

    async def until(self, end: bytes) -> bytes:
        """Return what comes up to some bytes, without what follows."""
        while end not in self._received:
            data = await self.receive()
            assert data, self._received[-200:]
            self._received += data
        found, _, self._received = self._received.partition(end)
        return found + end

    async def rest(self) -> bytes:
        """Return everything until the server closes the connection."""
        while data := await self.receive():
            self._received += data
        return self._received

    async def status(self) -> int:
        """Return the status of the next answer."""
        head = (await self.until(b"\r\n\r\n")).lower()
        if b"\r\ncontent-length: " in head:
            await self._exactly(int(head.partition(b"\r\ncontent-length: ")[2].split()[0]))
        return int(head.split(b" ")[1])

    async def frames_at_hand(self) -> list[tuple[int, bytes]]:
        """Return the frames that come before the server has nothing more to say."""
        turns = 0
        while turns < BLOCKED:
            try:
                data = self.line.recv(65_536)
            except BlockingIOError:
                data = b""
            self._received += data
            turns = 0 if data else turns + 1
            await asyncio.sleep(0)
        frames = []
        while self._received:
            frames.append(await self.frame())
        return frames

    async def frame(self) -> tuple[int, bytes]:
        """Return opcode and data of the next frame."""
        opcode, size = await self._exactly(2)
        if size == 126:
            size = int.from_bytes(await self._exactly(2))
        return opcode & 15, await self._exactly(size)

    async def close_code(self) -> int:
        """Return the code with which the server closes the WebSocket."""
        while True:
            opcode, data = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2])

    async def _exactly(self, size: int) -> bytes:
        while len(self._received) < size:
            data = await self.receive()
            assert data, "the server has closed the connection"
            self._received += data
        found, self._received = self._received[:size], self._received[size:]
        return found


@asynccontextmanager
async def raw_client(
    server: Running, *, source: str = "", buffer: int | None = None
) -> AsyncIterator[RawClient]:
    """Connect to a server."""
    client = await RawClient.connect(server, source=source, buffer=buffer)
    with client.line:
        yield client


@asynccontextmanager
async def raw_socket(server: Running, *, buffer: int | None = None) -> AsyncIterator[RawClient]:
    """Open a WebSocket."""
    async with raw_client(server, buffer=buffer) as client:
        await client.send(UPGRADE + b"\r\n")
        assert await client.status() == 101
        yield client
