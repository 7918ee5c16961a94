"""`HaProxy`: the proxy of ``deploy/`` on a free port, in front of nodes that a test runs."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tools.broker import free_port
from tools.needs import apt_install
from tools.waiting import PATIENCE, next_look
from tools.watchdog import Watchdog

CONFIGURATION: Final = Path(__file__).parents[1] / "deploy" / "haproxy" / "haproxy.cfg"
HERE: Final = "127.0.0.1"
NODES: Final = (1, 2, 3)
"""The nodes of the configuration."""
_UP: Final = "UP"


def program() -> str:
    """Return the path of HAProxy, from the system's packages if need be."""
    if shutil.which("haproxy") is None:
        apt_install("haproxy")
    found = shutil.which("haproxy")
    if found is None:
        raise RuntimeError("no haproxy: install the package of the system")
    return found


class HaProxy:
    """A proxy in front of at most three nodes; those that are not given do not run.

    Args:
        folder: for its configuration.
        nodes: the URLs of the nodes, which keep their ports.
        connections: maximum number of connections; more than few need more descriptors than a
            test may have.
    """

    def __init__(self, folder: Path, nodes: Sequence[str], connections: int = 200) -> None:
        self._port = free_port()
        self.url = f"http://{HERE}:{self._port}/"
        self._file = folder / "haproxy.cfg"
        self._figures = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._watchdog: Watchdog | None = None
        ports = [urlsplit(node).port or 0 for node in nodes]
        ports += [free_port() for _ in NODES[len(ports) :]]
        self._file.write_text(self._configuration(ports, connections), encoding="utf-8")

    def _configuration(self, ports: Sequence[int], connections: int) -> str:
        text = CONFIGURATION.read_text(encoding="utf-8").replace("20000", str(connections))
        text = text.replace("bind :80\n", f"bind {HERE}:{self._port}\n")
        text = text.replace("global\n", f"global\n    stats socket {HERE}:{self._figures}\n", 1)
        for number, port in zip(NODES, ports, strict=True):
            text = text.replace(f"{HERE}:816{number}", f"{HERE}:{port}")
        return text

    def socket_url(self, table: str) -> str:
        """Return the address for the WebSockets of a table."""
        return f"ws{self.url.removeprefix('http')}ws/{table}"

    def start(self) -> None:
        """Start it."""
        self._process = subprocess.Popen(
            [program(), "-db", "-f", str(self._file)], stdout=subprocess.DEVNULL
        )
        self._watchdog = Watchdog(self._process.pid)

    def kill(self) -> None:
        """Kill it: all connections through it are cut."""
        if self._process is not None:
            if self._watchdog is not None:
                self._watchdog.release()
            self._process.kill()
            self._process.wait()
            self._process = None

    async def knows(self, *running: int) -> None:
        """Wait until it knows of each node whether it is ready.

        Args:
            running: the numbers of the nodes that are, from 1.
        """
        wanted = {f"node{number}" for number in running}
        async with asyncio.timeout(PATIENCE):
            while await self._states() != [wanted, wanted]:
                await next_look()

    async def _states(self) -> list[set[str]]:
        """Return for each of its two lists of nodes those that are ready; empty before it runs."""
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HERE, self._figures)
            try:
                writer.write(b"show stat\n")
                rows = [line.split(",") for line in (await reader.read()).decode().splitlines()]
            finally:
                writer.close()
            status = rows[0].index("status")
            return [
                {row[1] for row in rows if row[0] == backend and row[status].startswith(_UP)}
                & {f"node{number}" for number in NODES}
                for backend in ("tables", "nodes")
            ]
        return []


@contextmanager
def running_haproxy(folder: Path, nodes: Sequence[str]) -> Iterator[HaProxy]:
    """Run a proxy."""
    proxy = HaProxy(folder, nodes)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.kill()
