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
from collections.abc import Iterator, Sequence
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


ROOT = Path(__file__).resolve().parents[2]
"""The checkout that holds the attacks."""
QUICK = """
import sys
from dataclasses import fields
from pathlib import Path
from buur.server.run import serve
from buur.server.settings import AT_ONCE, Limits, Rate, Settings
fast = {one.name: Rate(1e5, 1e5) for one in fields(Limits) if "Rate" in str(one.type)}
settings = Settings(
    database=Path(sys.argv[1]) / "tables.db", durability="process", pace=AT_ONCE,
    limits=Limits(**fast), chance=None,
)
serve(settings, on_ready=lambda url: print(url, flush=True))
"""
"""Program of a server whose bots act at once, and whose limits of rates are out of reach."""
USUAL = (
    "import sys; from buur.cli import main; sys.exit(main(['serve', '--port', '0', *sys.argv[2:]]))"
)
"""Program of a server with the usual settings."""


class Victim:
    """A server in a process of its own.

    Args:
        process: the process.
        url: its address.
        folder: the place of its database and its log.
    """

    def __init__(self, process: subprocess.Popen[str], url: str, folder: Path) -> None:
        self.url = url
        self.port = int(url.rstrip("/").rpartition(":")[2])
        self.folder = folder
        self._process = process

    @property
    def socket_url(self) -> str:
        """The address of the WebSocket."""
        return self.url.replace("http", "ws") + "ws"

    @property
    def tracebacks(self) -> int:
        """Number of tracebacks in the log and on standard error."""
        texts = [path.read_text(errors="replace") for path in self.folder.rglob("*.log*")]
        return sum(text.count("Traceback (most recent call last)") for text in texts)

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

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """Return status and content of the answer to a request."""
        request = urllib.request.Request(
            self.url + path.lstrip("/"),
            json.dumps(body).encode(),
            {"content-type": "application/json", **headers},
        )
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with direct.open(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, json.load(refused)


@contextlib.contextmanager
def victim(
    folder: Path,
    descriptors: int | None = None,
    *,
    root: Path = ROOT,
    program: str = USUAL,
    options: Sequence[str] = (),
) -> Iterator[Victim]:
    """Run a server.

    Args:
        folder: the place of its database and its log.
        descriptors: number of file descriptors that it may open.
        root: the checkout whose server it is.
        program: the Python program that serves.
        options: options of the program.
    """

    def limit() -> None:
        if descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    with (
        (folder / "stderr.log").open("a") as errors,
        subprocess.Popen(
            [sys.executable, "-c", program, str(folder), *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment_of(root, folder),
            preexec_fn=limit,
        ) as process,
    ):
        assert process.stdout
        try:
            words = process.stdout.readline().split()
            url = next(word for word in words if word.startswith("http"))
            one = Victim(process, url, folder)
            assert one.is_well()
            yield one
        finally:
            process.kill()


def environment_of(root: Path, folder: Path) -> dict[str, str]:
    """Return the environment of a program of a checkout, with its files in a folder."""
    places = {"XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    return {**os.environ, **places, "PYTHONPATH": f"{root / 'src'}:{root}"}


def flood(lines: list[socket.socket], data: bytes, most: int, seconds: float = PATIENCE) -> int:
    """Send data on all connections for as long as the server takes it; return the bytes taken."""
    positions, sent, last = dict.fromkeys(lines, 0), 0, time.monotonic()
    end = last + seconds
    while positions and sent < most and (now := time.monotonic()) - last < QUIET and now < end:
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
