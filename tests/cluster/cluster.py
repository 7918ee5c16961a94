"""A cluster of nodes as processes, players who go on at another node, and the check of the log.

Whatever dies, every acknowledged act has to be in the log once, at its version, and the epochs of
a table never fall.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tests.chance import seeded
from tests.server.crashing_server import NEVER
from tests.server.harness import http_client
from tests.server.test_crash import ROOT, Player, check, make_table
from tools.postgres import PostgresServer
from tools.waiting import next_look

COMMAND = (sys.executable, "-m", "tests.server.crashing_server")
IN_ROOT: dict[str, Any] = {"cwd": ROOT, "stdout": PIPE}
GONE = (OSError, InvalidMessage, InvalidHandshake, TimeoutError)
"""Errors of a player whose node does not answer."""


class ClusterNode:
    """A node as a process.

    Args:
        database: the URL of the database.
        point: where it kills itself.
        number: the number of times that it comes to this point.
        bus: the URL of the bus; None for a node that knows no others.
    """

    def __init__(
        self, database: str, point: str = NEVER, number: int = 1, bus: str | None = None
    ) -> None:
        self._database = database
        self._bus = [bus] if bus else []
        self._point = (point, str(number))
        self._process: Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self.url = ""
        self.codes: list[int] = []
        """The exit code of its process once it has ended."""

    async def start(self) -> None:
        """Start its process and wait until it answers."""
        arguments = [self._database, *self._point, *self._bus]
        process = await asyncio.create_subprocess_exec(*COMMAND, *arguments, **IN_ROOT)
        self._process = process  # which `close` ends while it starts, too
        assert process.stdout is not None
        self.url = (await process.stdout.readline()).decode().strip()
        assert self.url, "the node does not start"
        self._watching = asyncio.create_task(self._watch(process))

    async def _watch(self, process: Process) -> None:
        self.codes.append(await process.wait())
        self._ended.set()

    def send(self, number: signal.Signals) -> None:
        """Send a signal to its process."""
        assert self._process is not None
        self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait for the end of a process, and return its exit code."""
        await self._ended.wait()
        return self.codes[-1]

    async def health(self) -> int:
        """Return the status of its health."""
        async with http_client(httpx.AsyncClient, self.url) as http:
            return (await http.get("/api/health")).status_code

    async def close(self) -> None:
        """End its process at once."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        if self._watching is not None:
            self._watching.cancel()


class Cluster:
    """Nodes on one PostgreSQL, with a player at each of some tables.

    Args:
        postgres: the server.
        nodes: the nodes.
        database: the name of their database.
    """

    def __init__(
        self, postgres: PostgresServer, nodes: Sequence[ClusterNode], database: str
    ) -> None:
        self.postgres = postgres
        self.nodes = nodes
        self.players: list[Player] = []
        self.database = database

    async def seat_players(self, tables: int, target: int) -> None:
        """Make tables, each with a player whose table's node is the one of its number."""
        for number in range(tables):
            ticket = await make_table(self.nodes[0].url, target)
            self.players.append(Player(ticket, seeded(number)))

    async def play(self, fault: Callable[[], Any], acts: int) -> None:
        """Have everybody play to the end; a fault happens after a number of acts.

        Args:
            fault: an asynchronous function.
            acts: answered acts of all players before it.
        """
        playing = [
            asyncio.create_task(self._go_on(player, number))
            for number, player in enumerate(self.players)
        ]
        try:
            while sum(len(player.answered) for player in self.players) < acts:
                done = [task for task in playing if task.done()]
                assert not done, [task.exception() for task in done]
                await next_look()
            await fault()
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()

    async def _go_on(self, player: Player, number: int) -> None:
        """Play to the end, at the next node where one does not answer or does not own the table."""
        while True:
            for turn in range(len(self.nodes)):
                node = self.nodes[(number + turn) % len(self.nodes)]
                with contextlib.suppress(*GONE):
                    if await player.sit(node.url):
                        return
            await next_look()

    def check(self) -> None:
        """Compare what all players were answered with the log."""
        for player in self.players:
            table = player.ticket["table"]
            rows = self.postgres.execute(
                "SELECT version, event, command, epoch FROM events"
                f" WHERE table_id = '{table}' ORDER BY version",
                self.database,
            )
            check_log([(row[0], row[3]) for row in rows])  # type: ignore[misc]
            check(player, [(row[0], row[1], row[2]) for row in rows])  # type: ignore[misc]

    def epochs(self) -> list[int]:
        """Return the epoch of each player's table."""
        rows = self.postgres.execute("SELECT id, epoch FROM tables", self.database)
        found: dict[Any, Any] = dict(rows)  # type: ignore[arg-type]
        return [found[player.ticket["table"]] for player in self.players]


def check_log(rows: Sequence[tuple[int, int]]) -> None:
    """Check versions and epochs of the log of a table, in its order."""
    versions, epochs = [version for version, _ in rows], [epoch for _, epoch in rows]
    assert versions == list(range(1, len(rows) + 1)), "a version is missing or there twice"
    assert epochs == sorted(epochs), "an epoch has fallen"


@contextlib.asynccontextmanager
async def cluster(
    postgres: PostgresServer,
    nodes: int = 2,
    *,
    point: str = NEVER,
    number: int = 1,
    bus: str | None = None,
) -> AsyncIterator[Cluster]:
    """Run nodes on a new database.

    Args:
        postgres: the server.
        nodes: the number of nodes.
        point: where the process of the first node kills itself.
        number: the number of times that it comes to this point.
        bus: the URL of the bus; None for nodes that know no others.
    """
    url = postgres.new_database()
    others = [ClusterNode(url, bus=bus) for _ in range(nodes - 1)]
    found = [ClusterNode(url, point, number, bus), *others]
    try:
        await found[0].start()  # it makes the schema
        await asyncio.gather(*(node.start() for node in found[1:]))
        yield Cluster(postgres, found, url.rpartition("/")[2])
    finally:
        for node in found:
            await node.close()
