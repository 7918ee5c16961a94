"""`ServerProcess`: the table server of a checkout in a process of its own, on a core of its own."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import buur

OWN: Final = Path(buur.__file__).parents[1]
"""The folder of this program's own sources."""
STOPPING: Final = 30.0
"""Seconds until a server that does not stop is killed."""
PAGE: Final = 120.0
"""Seconds until a server that has not made its page counts as hung."""
RESTING: Final = 0.05
"""Share of a core below which a server rests."""

# It runs with the sources of any checkout, so that it names only what all of them have.
_LAUNCH: Final = """
import json, os, sys
from dataclasses import fields, replace
sources, core, given = sys.argv[1:]
given = json.loads(given)
import buur
if not os.path.realpath(buur.__file__).startswith(os.path.realpath(sources)):
    sys.exit(f"{sources} has no package buur")
if core:
    os.sched_setaffinity(0, {int(core)})
from buur.server.run import serve
from buur.server.settings import AT_ONCE, Limits, Rate, Settings
limits = Limits()
plenty = {one.name: Rate(1e9, 1e9) for one in fields(limits)
          if isinstance(getattr(limits, one.name), Rate)}
plenty |= {one.name: 1_000_000 for one in fields(limits) if one.name.startswith("connections")}
limits = replace(limits, **plenty, hello_seconds=600.0)
if "metrics" in given:
    from buur.server.settings import ListenAddress
    given["metrics"] = ListenAddress("127.0.0.1", given["metrics"])
serve(Settings(pace=AT_ONCE, limits=limits, **given),
      on_ready=lambda url: print(url, flush=True))
"""


class ServerStartError(Exception):
    """The server of a checkout did not start."""


class ServerProcess:
    """A running server.

    Args:
        process: its process.
        url: its address.
        metrics: the port of its counters, 0 for none.
    """

    def __init__(self, process: subprocess.Popen[str], url: str, metrics: int = 0) -> None:
        self.url = url
        self.metrics = metrics
        """The port of its counters, 0 for none."""
        self._folder = Path("/proc", str(process.pid))

    def warm_up(self) -> None:
        """Have the server make the page, and wait until it rests; neither belongs to a table."""
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(self.url, timeout=PAGE) as answer:
            answer.read()
        for _ in range(int(PAGE)):
            before = self.cpu_seconds
            time.sleep(1)
            if self.cpu_seconds - before < RESTING:
                return

    @property
    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system has no ``/proc``."""
        try:
            pages = (self._folder / "statm").read_text(encoding="ascii").split()[1]
        except OSError:
            return 0
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu_seconds(self) -> float:
        """Processor time so far; 0 where the system has no ``/proc``."""
        try:
            stat = (self._folder / "stat").read_text(encoding="ascii").rpartition(")")[2]
        except OSError:
            return 0.0
        return sum(int(ticks) for ticks in stat.split()[11:13]) / os.sysconf("SC_CLK_TCK")


def server_cores(servers: int = 1) -> tuple[int | None, ...]:
    """Return a core for each server; None for all where each cannot have one to itself.

    One core is left for the clients.
    """
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    return tuple(cores[:servers]) if len(cores) > servers else (None,) * servers


@contextlib.contextmanager
def beside(cores: Sequence[int | None]) -> Iterator[None]:
    """Keep this process off some cores; None stands for no core."""
    if None in cores or sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, before - {*cores})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def running_server(
    sources: Path = OWN,
    core: int | None = None,
    database: str | None = None,
    bus: str | None = None,
    *,
    counts: bool = False,
) -> Iterator[ServerProcess]:
    """Run the server of some sources with a database that survives a power cut.

    Rates and numbers of connections are not limited, and bots act without delay.

    Args:
        sources: the folder that contains the package ``buur``.
        core: the only core on which it runs; None for any.
        database: the URL of the database; None for a new SQLite file.
        bus: the URL of the bus of a cluster; None for a single server.
        counts: whether it shows its counters; servers of older sources cannot.

    Raises:
        ServerStartError: it did not start.
    """
    with TemporaryDirectory() as folder:
        given: dict[str, Any] = {"database": database or str(Path(folder, "tables.db"))}
        metrics = _free_port() if counts else 0
        given |= ({"bus": bus} if bus else {}) | ({"metrics": metrics} if counts else {})
        arguments = [str(sources), "" if core is None else str(core), json.dumps(given)]
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", _LAUNCH, *arguments],
            env={**os.environ, "PYTHONPATH": str(sources)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with process:
            try:
                assert process.stdout is not None  # noqa: S101 - it is a pipe
                url = process.stdout.readline().strip()
                if not url:
                    raise ServerStartError(str(sources))
                yield ServerProcess(process, url, metrics)
            finally:
                process.terminate()
                _wait(process)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _wait(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()
