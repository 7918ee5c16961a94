"""Compares ASGI servers under the table server: speed, memory, and what each refuses.

``pip install hypercorn granian`` beside Buur, then from the repository
``PYTHONPATH=src:. python docs/decisions/measure/servers.py``. It needs Linux.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from buur.server.http.app import create_app
from buur.server.settings import AT_ONCE, Limits, Rate, Settings
from tests.server.harness import move

KINDS = ("uvicorn, httptools", "uvicorn, h11", "Hypercorn", "Granian", "Buur")
TABLES, SECONDS, SOCKETS, REQUESTS = 8, 10, 400, 1000
PATIENCE = 20
"""Seconds after which a connection counts as open for ever."""
TICKS = os.sysconf("SC_CLK_TCK")
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


def settings() -> Settings:
    """Return settings without limits of rate; a socket may be silent."""
    fast = Rate(1e6, 1e6)
    names = ("requests", "computations", "tables", "games", "messages")
    rates = dict.fromkeys((*names, "person_messages", "address_messages"), fast)
    limits = Limits(**rates, hello_seconds=600, connections_per_address=1000)  # type: ignore[arg-type]
    return Settings(
        database=os.environ["DATABASE"], durability="process", pace=AT_ONCE, limits=limits
    )


def __getattr__(name: str) -> Any:
    if name == "app":  # Granian imports it by name
        return create_app(settings())
    raise AttributeError(name)


def run(kind: str, port: int) -> None:
    """Run the table server under one of the servers."""
    if kind == "Buur":
        from buur.server.run import serve

        serve(settings(), port=port)
    elif kind == "Hypercorn":
        from hypercorn.asyncio import serve as hypercorn
        from hypercorn.config import Config

        config = Config()
        config.bind = [f"127.0.0.1:{port}"]
        config.h11_max_incomplete_size = 32_768
        config.websocket_max_message_size = 65_536
        config.read_timeout = 10
        asyncio.run(hypercorn(create_app(settings()), config))  # type: ignore[arg-type]
    elif kind == "Granian":
        from granian import Granian
        from granian.constants import Interfaces
        from granian.http import HTTP1Settings

        sys.path.insert(0, str(Path(__file__).parent))
        http = HTTP1Settings(header_read_timeout=10_000, max_buffer_size=32_768)
        Granian(
            "servers:app",
            port=port,
            interface=Interfaces.ASGI,
            http1_settings=http,
            log_enabled=False,
        ).serve()
    else:
        import uvicorn

        uvicorn.run(
            create_app(settings()),
            port=port,
            log_config=None,
            http="h11" if "h11" in kind else "httptools",
            ws="websockets-sansio",
            ws_max_size=65_536,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=32_768,
        )


class Running:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.port = port
        self._process = process

    def _processes(self) -> list[Path]:
        """Return the server's process and its children."""
        found, names = [], [str(self._process.pid)]
        while names:
            folder = Path("/proc") / names.pop()
            found.append(folder)
            names += (folder / "task" / folder.name / "children").read_text().split()
        return found

    @property
    def memory(self) -> float:
        """Resident memory in MB."""
        pages = sum(int((one / "statm").read_text().split()[1]) for one in self._processes())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def cpu(self) -> float:
        """CPU time in seconds."""
        stats = [(one / "stat").read_text().rpartition(")")[2] for one in self._processes()]
        return sum(int(time) for stat in stats for time in stat.split()[11:13]) / TICKS

    def settle(self) -> None:
        """Wait until the memory no longer grows: the page is bundled after the start."""
        before = 0.0
        while self.memory > before + 1:
            before = self.memory
            time.sleep(2)

    def connect(self, data: bytes = b"") -> socket.socket:
        """Connect and send some bytes; the socket does not block."""
        line = socket.create_connection(("127.0.0.1", self.port))
        line.sendall(data)
        line.setblocking(False)
        return line


@contextmanager
def running(kind: str) -> Iterator[Running]:
    """Run a server."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DATABASE": f"{folder}/t.db"}
        command = [sys.executable, __file__, kind, str(port)]
        process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            for _ in range(300):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False)
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            else:
                raise TimeoutError(f"{kind} does not start")
            server = Running(process, port)
            server.settle()
            yield server
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


async def play(server: Running, until: float) -> int:
    """Play at a table with bots; return the number of acts."""
    base = f"127.0.0.1:{server.port}"
    async with httpx.AsyncClient(trust_env=False) as http:
        body = {"bots": ["random"] * 3, "options": {"target": 100_000}}
        ticket = (await http.post(f"http://{base}/api/tables", json=body)).json()
    hello = {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
    acts, ids = 0, map(str, itertools.count())
    async with connect(f"ws://{base}/ws", compression=None, proxy=None, max_size=None) as line:
        await line.send(json.dumps(hello))
        while time.monotonic() < until:
            try:
                text = await asyncio.wait_for(line.recv(), until - time.monotonic())
            except TimeoutError:
                break
            message = json.loads(text)
            act = move(message["view"]) if "view" in message else None
            if act is not None:
                await line.send(json.dumps({"t": "do", "id": next(ids), "act": act}))
            acts += message["t"] == "ok"
    return acts


async def speed(server: Running) -> tuple[float, float]:
    """Return acts a second, and CPU milliseconds of an act."""
    before, start = server.cpu, time.monotonic()
    acts = sum(await asyncio.gather(*(play(server, start + SECONDS) for _ in range(TABLES))))
    return acts / (time.monotonic() - start), 1000 * (server.cpu - before) / acts


def request_time(server: Running) -> float:
    """Return the CPU milliseconds of a request on an open connection."""
    with httpx.Client(trust_env=False, base_url=f"http://127.0.0.1:{server.port}") as http:
        before = server.cpu
        for _ in range(REQUESTS):
            http.get("/api/health").raise_for_status()
    return 1000 * (server.cpu - before) / REQUESTS


def socket_size(server: Running) -> float:
    """Return the kilobytes of an idle WebSocket."""
    before = server.memory
    lines = [server.connect(UPGRADE + b"\r\n") for _ in range(SOCKETS)]
    time.sleep(3)
    size = 1000 * (server.memory - before) / SOCKETS
    for line in lines:
        line.close()
    return size


def flood(server: Running, line: socket.socket, data: bytes, most: int) -> str:
    """Send without reading; return what the server takes, and how its memory grows."""
    before, sent, quiet = server.memory, 0, time.monotonic()
    while sent < most and time.monotonic() - quiet < 2:
        try:
            sent += line.send(data)
            quiet = time.monotonic()
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            break
    growth = server.memory - before
    line.close()
    taken = "endless" if sent >= most else f"{sent / 1e6:.1f} MB"
    return f"{taken}, +{growth:.0f} MB"


def patience(server: Running, starts: dict[str, bytes]) -> dict[str, str]:
    """Return after how many seconds the server closes connections that begin in some way."""
    lines = {name: server.connect(data) for name, data in starts.items()}
    found, start = dict.fromkeys(lines, "never"), time.monotonic()
    while lines and time.monotonic() - start < PATIENCE:
        for name, line in list(lines.items()):
            try:
                is_over = not line.recv(65_536)
            except BlockingIOError:
                is_over = False
            except OSError:
                is_over = True
            if is_over:
                found[name] = f"{time.monotonic() - start:.0f} s"
                del lines[name]
        time.sleep(0.1)
    return found


STARTS = {
    "silent connection closed after": b"",
    "partial head closed after": b"GET / HTTP/1.1\r\nHost: loc",
    "half handshake closed after": UPGRADE,
    "slow body closed after": (
        b"POST /api/explain HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{"
    ),
}
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
FLOODS: dict[str, tuple[bytes, bytes, int]] = {
    "endless header": (HEAD + b"X: ", b"a" * 65_536, 60_000_000),
    "endless headers": (HEAD, b"a: b\r\n" * 10_000, 30_000_000),
    "pings, answers unread": (UPGRADE + b"\r\n", b"\x89\x80\0\0\0\0" * 10_000, 12_000_000),
    "requests, answers unread": (b"", (HEAD + b"\r\n") * 5000, 30_000_000),
}


def measured(kind: str) -> dict[str, str]:
    """Return the figures of a server by their names."""
    figures: dict[str, str] = {}
    with running(kind) as server:
        acts, cost = asyncio.run(speed(server))
        figures["acts a second"] = f"{acts:.0f}"
        figures["CPU of an act, ms"] = f"{cost:.2f}"
        figures["CPU of a request, ms"] = f"{request_time(server):.2f}"
        figures["an idle WebSocket, KB"] = f"{socket_size(server):.0f}"
    with running(kind) as server:
        figures |= patience(server, STARTS)
    for name, (start, data, most) in FLOODS.items():
        with running(kind) as server:
            figures[name] = flood(server, server.connect(start), data, most)
    return figures


def main(arguments: list[str], show: Callable[[str], None]) -> None:
    """Run one server, or measure the named ones, by default all."""
    if arguments and arguments[-1].isdigit():
        run(arguments[0], int(arguments[1]))
        return
    kinds = arguments or list(KINDS)
    figures = {kind: measured(kind) for kind in kinds}
    show(f"| | {' | '.join(kinds)} |")
    show(f"| --- {'| --- ' * len(kinds)}|")
    for name in figures[kinds[0]]:
        show(f"| {name} | {' | '.join(figures[kind][name] for kind in kinds)} |")


if __name__ == "__main__":
    main(sys.argv[1:], lambda line: sys.stdout.write(line + "\n"))
