"""`ServerLoad`: people at many tables of a server, who act at given times however slow it is."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, replace
from time import process_time
from typing import Final
from zlib import crc32

from buur.arena.act_times import quantile
from buur.benchmarks.first_acts import first_act
from buur.benchmarks.seat_socket import Message, SeatSocket
from buur.benchmarks.server_process import ServerProcess
from buur.client.invitation import Invitation
from buur.client.new_table import open_table
from buur.variants.registry import PRESETS

PATIENCE: Final = 300.0
"""Seconds after which a server that answers nothing counts as hung."""
_SEED: Final = 20


class ServerHungError(Exception):
    """The server has closed a connection, or has not answered for `PATIENCE` seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadFigures:
    """Figures of a load on a server."""

    number: int
    """Acts that were answered."""
    rate: float
    """Acts a second that were due."""
    acts: float
    """Acts a second that were answered."""
    p50: float
    """Median time from the moment when an act is due to its answer, in seconds."""
    p99: float
    """The time within which 99 % of the acts are answered, in seconds."""
    bytes: float
    """Bytes sent to all clients of a table for an act."""
    messages: float
    """Messages sent to all clients of a table for an act."""
    refused: int
    """Acts that the server refused."""
    cpu: float
    """Processor time of all servers for an act, in seconds."""
    client_cpu: float
    """Processor time of all clients of a table for an act, in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """The way to the servers of a cluster, as a proxy in front of them chooses it."""

    addresses: tuple[str, ...]
    """The addresses of the servers."""
    scatters: bool = False
    """Whether each seat of a table connects to another server; else all connect to the one that a
    hash of the table's id names."""

    def maker(self, number: int) -> str:
        """Return the address at which a table is made, from a running number."""
        return self.addresses[number % len(self.addresses)]

    def to_seat(self, invitation: Invitation, seat: int) -> Invitation:
        """Return an invitation with the address to which its seat connects."""
        number = crc32(invitation.table.encode()) + (seat if self.scatters else 0)
        return replace(invitation, server=self.addresses[number % len(self.addresses)])


class LoadTable:
    """The people at one table. One act at a time is sent; acts that are due meanwhile wait.

    Args:
        route: the way to the servers.
        rules: the rule set.
        waits: gets the time from due to answered of every act, in seconds.
        number: the number of the table.
    """

    def __init__(self, route: Route, rules: str, waits: list[float], number: int) -> None:
        self.refused = 0
        """Acts that the server refused."""
        self._route = route
        self._makers = itertools.count(number)
        self._rules = rules
        self._waits = waits
        self._due: deque[float] = deque()
        self._pending: float | None = None
        """When the act without an answer was due."""
        self.sockets: tuple[SeatSocket, ...] = ()
        """One for each seat."""
        self._renewal: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._ids = itertools.count()

    async def open(self) -> None:
        """Make a table and take all its seats."""
        self.sockets = tuple(SeatSocket(one, self._receive) for one in await self._new_table())
        for socket in self.sockets:
            await socket.open()

    def close(self) -> None:
        """Disconnect."""
        if self._renewal is not None:
            self._renewal.cancel()
        for socket in self.sockets:
            socket.close()

    def add(self, *times: float) -> None:
        """Have acts due at some times of the event loop."""
        self._due.extend(times)
        self._idle.clear()
        self._act()

    async def settle(self) -> None:
        """Wait until every act that was due has its answer, and all seats have seen its events."""
        self._act()
        waiting = [asyncio.ensure_future(self._idle.wait()), *(one.lost for one in self.sockets)]
        await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting[0].cancel()
        if not self._idle.is_set():
            raise ServerHungError

    async def _new_table(self) -> list[Invitation]:
        """Make a table, and return its invitations in the order of the seats."""
        others = [None] * (PRESETS[self._rules].variant.seats - 1)
        address = self._route.maker(next(self._makers))
        seats = await asyncio.to_thread(open_table, address, self._rules, others=others)
        return [self._route.to_seat(seats[seat], seat) for seat in sorted(seats)]

    def _receive(self, _: SeatSocket, message: Message) -> None:
        if self._pending is not None and message["t"] in ("ok", "no", "error"):
            self._waits.append(asyncio.get_running_loop().time() - self._pending)
            self.refused += message["t"] != "ok"
            self._pending = None
        self._act()

    def _act(self) -> None:
        """Send the next act that is due, once all seats have seen the same events."""
        if self._pending is not None or not self._agree():
            return
        if not self._due:
            self._idle.set()
            return
        if self.sockets[0].view.get("result"):
            self._renew()
            return
        for socket in self.sockets:
            act = first_act(socket.view)
            if act is not None:
                self._pending = self._due.popleft()
                socket.send({"t": "do", "id": f"{next(self._ids)}", "act": act})
                return

    def _agree(self) -> bool:
        version = self.sockets[0].version
        return version > 0 and all(socket.version == version for socket in self.sockets)

    def _renew(self) -> None:
        """Go on at another table, as the partie is over."""
        if self._renewal is None or self._renewal.done():
            self._renewal = asyncio.create_task(self._move())

    async def _move(self) -> None:
        for invitation, socket in zip(await self._new_table(), self.sockets, strict=True):
            socket.sit(invitation)


class ServerLoad:
    """People at many tables.

    Args:
        servers: the servers.
        tables: the tables.
        waits: the times of all answers, which the tables add.
    """

    def __init__(
        self, servers: Sequence[ServerProcess], tables: Sequence[LoadTable], waits: list[float]
    ) -> None:
        self._servers = servers
        self.tables = tables
        """The tables."""
        self._waits = waits
        self._next = itertools.cycle(tables)
        self._chance = random.Random(_SEED)

    async def play(self, acts: int) -> None:
        """Have every table make some acts as fast as it can."""
        now = asyncio.get_running_loop().time()
        for table in self.tables:
            table.add(*[now] * acts)
        await self._settle()

    async def run(self, rate: float, seconds: float) -> LoadFigures:
        """Have acts due at random times, which do not depend on the answers.

        Args:
            rate: acts a second, of all tables together.
            seconds: for how long.
        """
        self._waits.clear()
        bytes_before, messages_before = self._received()
        refused = self._refused()
        cpu, client_cpu = self._cpu_seconds, process_time()
        begun = asyncio.get_running_loop().time()
        for at in self._times(rate, begun, begun + seconds):
            await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))
            next(self._next).add(at)
        await self._settle()
        lasted = asyncio.get_running_loop().time() - begun
        acts, (received, messages) = max(1, len(self._waits)), self._received()
        return LoadFigures(
            number=len(self._waits),
            rate=rate,
            acts=len(self._waits) / lasted,
            p50=quantile(self._waits, 0.5),
            p99=quantile(self._waits, 0.99),
            bytes=(received - bytes_before) / acts,
            messages=(messages - messages_before) / acts,
            refused=self._refused() - refused,
            cpu=(self._cpu_seconds - cpu) / acts,
            client_cpu=(process_time() - client_cpu) / acts,
        )

    def _times(self, rate: float, begun: float, end: float) -> Iterable[float]:
        """Yield the times of a Poisson process, which begins with an act."""
        at = begun
        while at < end:
            yield at
            at += self._chance.expovariate(rate)

    async def _settle(self) -> None:
        for table in self.tables:
            await table.settle()

    @property
    def _cpu_seconds(self) -> float:
        return sum(server.cpu_seconds for server in self._servers)

    def _received(self) -> tuple[int, int]:
        sockets = [socket for table in self.tables for socket in table.sockets]
        return sum(one.bytes for one in sockets), sum(one.messages for one in sockets)

    def _refused(self) -> int:
        return sum(table.refused for table in self.tables)


@contextlib.asynccontextmanager
async def load_on(
    servers: Sequence[ServerProcess], rules: str, tables: int, *, scatters: bool = False
) -> AsyncIterator[ServerLoad]:
    """Seat people at new tables of a server or a cluster for the duration of the context.

    Args:
        servers: the servers.
        rules: the rule set.
        tables: the number of tables.
        scatters: whether the people of a table connect to different servers.
    """
    waits: list[float] = []
    route = Route(
        addresses=tuple([server.url.rstrip("/") for server in servers]), scatters=scatters
    )
    seated = [LoadTable(route, rules, waits, number) for number in range(tables)]
    try:
        for table in seated:
            await table.open()
        yield ServerLoad(servers, seated, waits)
    finally:
        for table in seated:
            table.close()
