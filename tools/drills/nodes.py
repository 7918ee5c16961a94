"""`Node` and `Cluster`: processes of the server on one database, behind a proxy if wanted."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from tools.broker import Broker, free_port
from tools.haproxy import HaProxy
from tools.postgres import PostgresServer, postgres_server

ROOT: Final = Path(__file__).resolve().parents[2]
STARTING: Final = 120.0
"""Seconds after which a node that does not answer counts as failed."""
_LINES: Final = 4000
"""Maximum number of connections through the proxy."""
STOPPING: Final = 30.0
"""Seconds after which a node that does not end by itself is killed."""

# A node with a clock of its own, without limits for the many people of one address. It does not
# pack the page, for which nobody asks: that takes seconds of a core.
_LAUNCH: Final = """
import json, sys, time
given = json.loads(sys.argv[1])
real, shift = time.time, given.pop("shift")
time.time = lambda: real() + shift
from dataclasses import fields, replace
from ipaddress import ip_network
from buur.server.page.routes import PageRoutes
from buur.server.run import serve
from buur.server.settings import AT_ONCE, Limits, ListenAddress, Rate, Settings
limits = Limits()
plenty = {one.name: Rate(1e9, 1e9) for one in fields(limits)
          if isinstance(getattr(limits, one.name), Rate)}
plenty |= {one.name: 1_000_000 for one in fields(limits) if one.name.startswith("connections")}
async def at_leisure(_): pass
PageRoutes.warm = PageRoutes.warm_texts = at_leisure
port, here = given.pop("port"), "127.0.0.1"
metrics = ListenAddress(here, given.pop("metrics"))
settings = Settings(pace=AT_ONCE, limits=replace(limits, **plenty), metrics=metrics,
                    trusted_proxies=frozenset({ip_network(here)}), **given)
serve(settings, port=port, on_ready=lambda url: print(url, flush=True))
"""


class DrillError(Exception):
    """A part of the cluster did not start."""


@dataclass
class Node:
    """A process that serves tables; its port stays over restarts, as behind a proxy."""

    settings: dict[str, Any]
    log: Path
    port: int = field(default_factory=free_port)
    metrics: int = field(default_factory=free_port)
    """The port of its figures."""
    process: subprocess.Popen[str] | None = None
    is_ending: bool = False
    """Whether a fault ends it and starts it again."""
    has_started: bool = False
    """Whether its last process has answered."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_up(self) -> bool:
        """Whether its process has answered, and has not ended."""
        return self.has_started and self.process is not None and self.process.poll() is None

    async def start(self) -> None:
        """Start it, and wait until it answers.

        Raises:
            DrillError: it has ended at its start.
        """
        self.has_started = False
        reading = asyncio.to_thread(self._launch().readline)
        if not (await asyncio.wait_for(reading, STARTING)).strip():
            raise DrillError(f"a node did not start: {self.log.read_text(encoding='utf-8')}")
        self.has_started = True

    def _launch(self) -> IO[str]:
        """Start its process, and return its output."""
        self._close_output()
        given = json.dumps({**self.settings, "port": self.port, "metrics": self.metrics})
        with self.log.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _LAUNCH, given],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None  # noqa: S101 - it is a pipe
        return self.process.stdout

    def send(self, number: signal.Signals) -> None:
        """Send a signal to its process."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    async def ended(self) -> None:
        """Wait for the end of its process; kill it if it does not end by itself."""
        if self.process is None:
            return
        try:
            await asyncio.to_thread(self.process.wait, STOPPING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            await asyncio.to_thread(self.process.wait)

    def kill(self) -> None:
        """Kill it at once."""
        self.send(signal.SIGKILL)
        if self.process is not None:
            self.process.wait()
            self._close_output()

    def _close_output(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()


@dataclass(frozen=True)
class Cluster:
    """Nodes on one database and one bus."""

    nodes: list[Node]
    database: PostgresServer
    name: str
    """The name of the database."""
    broker: Broker
    proxy: HaProxy | None = None
    """The proxy through which everybody comes; None where people choose a node."""

    def route(self, table: str, skip: int = 0) -> Iterator[str]:
        """Yield addresses for a table without end: the proxy's, or of nodes as it would try them.

        Args:
            table: its id; people of one table begin at the same node.
            skip: how many nodes to leave out at first.
        """
        first = sum(table.encode()) + skip
        while self.proxy is not None:
            yield self.proxy.url.rstrip("/")
        while True:
            yield self.nodes[first % len(self.nodes)].url
            first += 1


@contextlib.asynccontextmanager
async def running_cluster(
    folder: Path,
    count: int = 3,
    *,
    fsync: bool = True,
    shifts: tuple[float, ...] = (),
    is_proxied: bool = False,
    database: PostgresServer | None = None,
) -> AsyncIterator[Cluster]:
    """Run a cluster for the duration of the context.

    Args:
        folder: for logs and the files of the broker.
        count: the number of nodes.
        fsync: whether a database of its own waits for the disk.
        shifts: by how many seconds the clock of each node is wrong.
        is_proxied: whether a proxy stands before the nodes.
        database: the server to use; None for one of its own.
    """
    with contextlib.ExitStack() as stack:
        database = database or stack.enter_context(postgres_server(fsync=fsync))
        url = database.new_database()
        broker = Broker(folder)
        broker.start()
        wrong = [*shifts, *[0.0] * count]
        nodes = [
            Node(
                {"database": url, "bus": broker.url, "shift": wrong[number]},
                folder / f"node-{number}.log",
            )
            for number in range(count)
        ]
        proxy = HaProxy(folder, [node.url for node in nodes], _LINES) if is_proxied else None
        try:
            await nodes[0].start()  # makes the schema
            await asyncio.gather(*(node.start() for node in nodes[1:]))
            if proxy is not None:
                proxy.start()
            yield Cluster(nodes, database, url.rpartition("/")[2], broker, proxy)
        finally:
            if proxy is not None:
                proxy.kill()
            for node in nodes:
                node.send(signal.SIGCONT)
                node.kill()
            broker.kill()
