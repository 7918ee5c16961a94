"""`LiveServer`: a table server in a process of its own, for tools that drive the page.

``python -m tools.live_server --database FILE --port N`` runs it until its standard input ends. Bots
act without delay unless ``--paced`` is given; with ``--seed`` every table gets the same cards.
With ``--skips`` a number of seconds as a line of standard input advances the clock of all tables.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parent.parent

LONGEST = 60.0
"""Seconds until stopping a server times out."""

DRAIN = 3.0
"""Seconds for which a node of a cluster drains, as docs/how-to/operating.md has it."""

NOTICED = 0.2
"""Seconds within which a table notices that its clock was advanced."""


class LiveServer:
    """A server process; after a restart its ``url`` is a different one unless it keeps its port.

    Args:
        database: file of its tables, or URL of its database.
        seed: of every table's random generator, one more after each restart, so that no seal of a
            deal comes twice; never for people.
        paced: whether bots wait before their acts, as on a server for people.
        keeps_port: whether it has the same ``url`` after a restart.
        skips: whether the clock of its tables may be advanced.
        bus: URL of the broker between the nodes of a cluster behind a proxy; none for one alone.
        mail: URL of the relay of its letters; none to send none.
    """

    def __init__(
        self,
        database: Path | str,
        seed: int | None = None,
        *,
        paced: bool = False,
        keeps_port: bool = False,
        skips: bool = False,
        bus: str | None = None,
        mail: str | None = None,
    ) -> None:
        self.database = Path(database)
        self._source = str(database)
        self._seed = seed
        self._starts = 0
        self._paced = paced
        self._keeps_port = keeps_port
        self._skips = skips
        self._bus = bus
        self._mail = mail
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server on a free port and wait until it answers."""
        command = [sys.executable, "-m", "tools.live_server", "--database", self._source]
        if self._seed is not None:
            command += ["--seed", str(self._seed + self._starts)]
            self._starts += 1
        if self._keeps_port and self.url:
            command += ["--port", self.url.rstrip("/").rpartition(":")[2]]
        command += ["--paced"] * self._paced + ["--skips"] * self._skips
        command += [] if self._bus is None else ["--bus", self._bus]
        command += [] if self._mail is None else ["--mail", self._mail]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        output = self._process.stdout
        self.url = output.readline().strip() if output else ""
        if not self.url:
            raise RuntimeError(f"the server ended with code {self._process.wait()}")

    def stop(self) -> None:
        """Stop the server gracefully."""
        self._end(lambda process: process.terminate())

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self._end(lambda process: process.kill())

    def skip(self, seconds: float) -> None:
        """Advance the clock of all tables, so that nobody waits for the end of a time to act."""
        if self._process is None or self._process.stdin is None:
            raise RuntimeError("the server does not run")
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()

    @property
    def process_id(self) -> int:
        """The id of its process, 0 while it does not run."""
        return self._process.pid if self._process else 0

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        how(process)
        process.communicate(timeout=LONGEST)


def main(arguments: list[str]) -> None:
    """Run a server and print its address once it answers."""
    from buur.server.mail import mail_settings
    from buur.server.run import serve
    from buur.server.settings import AT_ONCE, Limits, Rate, Settings

    parser = argparse.ArgumentParser(prog="python -m tools.live_server")
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--paced", action="store_true")
    parser.add_argument("--skips", action="store_true")
    parser.add_argument("--bus")
    parser.add_argument("--mail")
    chosen = parser.parse_args(arguments)
    fast = Rate(per_second=1000, burst=1000)
    settings = Settings(
        database=chosen.database,
        bus=chosen.bus,
        mail=chosen.mail and mail_settings(chosen.mail, "buur@example.ch", "https://example.ch"),
        trusted_proxies=frozenset({ip_network("127.0.0.1")} if chosen.bus else ()),
        drain_seconds=DRAIN if chosen.bus else 0.0,
        durability="process",
        gathering_tables=1000,
        pace=Settings().pace if chosen.paced else AT_ONCE,
        limits=Limits(
            requests=fast,
            computations=fast,
            tables=fast,
            games=fast,
            boards=fast,
            clubs=fast,
            messages=fast,
            person_messages=fast,
            address_messages=fast,
        ),
        board_field=("easy", "steady"),
        chance=None if chosen.seed is None else lambda: random.Random(chosen.seed),
    )
    threading.Thread(
        target=_follow_input, args=[_clock_of_tables() if chosen.skips else None], daemon=True
    ).start()
    serve(settings, port=chosen.port, on_ready=lambda url: print(url, flush=True))


class TableClock:
    """The clock of all tables, which may be advanced."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the time in seconds."""
        return time.monotonic() + self._ahead

    def skip(self, seconds: float) -> None:
        """Advance the clock; each table notices it within `NOTICED` seconds."""
        self._ahead += seconds


def _clock_of_tables() -> TableClock:
    """Return the clock of the tables that this process will run."""
    from buur.server.tables.actor import TableActor

    clock, time_to_deadline = TableClock(), TableActor._time_to_deadline

    def soon(self: TableActor) -> float | None:
        left = time_to_deadline(self)
        return None if left is None else min(left, NOTICED)

    TableActor.now = staticmethod(clock.now)  # type: ignore[method-assign]
    TableActor._time_to_deadline = soon  # type: ignore[method-assign]
    return clock


def _follow_input(clock: TableClock | None) -> None:
    """Advance the clock as told; stop the server once the process that started it has ended."""
    while told := os.read(0, 64):
        if clock is not None:
            clock.skip(sum(map(float, told.split())))
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1:])
