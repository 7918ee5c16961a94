"""`Victim`: a table server with its usual limits in a process of its own, to be attacked."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PATIENCE = 60.0
"""Seconds after which an attack gives up waiting; this only ends a hang."""
QUIET = 2.0
"""Seconds without progress after which the server has stopped to read."""
OTHER = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"
"""Address of somebody else than the attacker, where the loopback network has several."""

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


class Victim:
    """A server in a process of its own.

    Args:
        process: the process.
        url: its address.
    """

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.url = url
        self.port = int(url.rstrip("/").rpartition(":")[2])
        self._process = process

    @property
    def memory(self) -> float:
        """Resident memory in MB."""
        command = ["ps", "-o", "rss=", "-p", str(self._process.pid)]
        return int(subprocess.run(command, capture_output=True, check=True).stdout) / 1024

    def connect(self, data: bytes = b"", *, source: str = "127.0.0.1") -> socket.socket:
        """Connect and send some bytes; the socket does not block."""
        line = socket.create_connection(
            ("127.0.0.1", self.port), PATIENCE, source_address=(source, 0)
        )
        line.sendall(data)
        line.setblocking(False)
        return line

    def is_well(self) -> bool:
        """Tell whether somebody else gets an answer."""
        with contextlib.suppress(OSError), self.connect(source=OTHER) as line:
            line.settimeout(PATIENCE)
            line.sendall(HEAD + b"Connection: close\r\n\r\n")
            return line.recv(100).startswith(b"HTTP/1.1 200 ")
        return False

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        """Return status and content of the answer to a request."""
        request = urllib.request.Request(
            self.url + path.lstrip("/"),
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with direct.open(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, json.load(refused)


@contextlib.contextmanager
def victim(folder: Path, descriptors: int | None = None) -> Iterator[Victim]:
    """Run a server.

    Args:
        folder: the place of its database and its log.
        descriptors: number of file descriptors that it may open.
    """

    def limit() -> None:
        if descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    program = "import sys; from buur.cli import main; sys.exit(main(['serve', '--port', '0']))"
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
        preexec_fn=limit,
    ) as process:
        assert process.stdout
        try:
            words = process.stdout.readline().split()
            one = Victim(process, next(word for word in words if word.startswith("http")))
            assert one.is_well()
            yield one
        finally:
            process.kill()


def flood(lines: list[socket.socket], data: bytes, most: int) -> int:
    """Send data on all connections for as long as the server takes it; return the bytes taken."""
    positions, sent, last = dict.fromkeys(lines, 0), 0, time.monotonic()
    while positions and sent < most and time.monotonic() - last < QUIET:
        for line, position in list(positions.items()):
            try:
                count = line.send(data[position:])
            except BlockingIOError:
                continue
            except OSError:
                del positions[line]
                continue
            positions[line], sent, last = (
                (position + count) % len(data),
                sent + count,
                time.monotonic(),
            )
    return sent


def ends(line: socket.socket) -> bytes:
    """Wait until the server closes a connection; return what it sends before."""
    line.settimeout(PATIENCE)
    received = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(65_536):
            received += data
    return received
