"""`DrillTable`: four people who act, reconnect and repeat until each act has an answer."""

import asyncio
import contextlib
import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from buur.benchmarks.first_acts import first_act
from buur.benchmarks.seat_socket import Message, SeatSocket
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation
from buur.client.new_table import open_table
from buur.variants.registry import PRESETS
from tools.drills.nodes import Cluster

SILENCE: Final = 1.5
"""Seconds without an answer after which a person tries another connection."""
RETRY: Final = 0.05
"""Seconds between two tries."""
STILL: Final = 180.0
"""Seconds without a further act after which a table counts as hung."""
_HARMLESS: Final = frozenset({None, 1000, 1001, 1006, 1012, 1013, "unavailable"})
"""Codes of closes and errors after which a page says "one moment" and comes back."""


class StoodStillError(Exception):
    """A table did not go on."""


@dataclass(frozen=True)
class Acknowledged:
    """An act that the server has said to have stored."""

    table: str
    seat: int
    command: str
    version: int
    seconds: float
    """From the first try to the answer."""
    stood: float
    """From the moment when its player wanted to act to the answer, with all reconnections."""


@dataclass
class Pending:
    """An act without an answer."""

    seat: int
    command: str
    act: dict[str, Any]
    wanted: float
    begun: float
    sent: float


@dataclass
class Line:
    """What a bad line does to the messages of people, by chance."""

    chance: random.Random
    drop: float = 0.0
    """Probability that the connection is cut instead of sending."""
    double: float = 0.0
    """Probability that a command is sent twice."""
    late: float = 0.0
    """Probability that an earlier command comes once more, after later ones."""


@dataclass
class DrillTable:
    """A table whose seats are all people of the drill.

    Args:
        cluster: the nodes.
        rules: the rule set.
        acts: how many acts it makes.
        gap: seconds between two acts.
        astray: whether its last person comes through another node than the others.
        line: the line of its people.
        begun: set once the first fault has happened; each table goes on after it.
    """

    cluster: Cluster
    rules: str
    acts: int
    gap: float
    astray: bool
    line: Line
    begun: asyncio.Event
    acknowledged: list[Acknowledged] = field(default_factory=list)
    shown: Counter[str] = field(default_factory=Counter)
    """Refusals, errors and closes of which a page tells more than "one moment", by code."""
    tables: list[str] = field(default_factory=list)
    """The ids of its tables, one after the other."""

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)
        self._pending: Pending | None = None
        self._sockets: list[SeatSocket | None] = []
        self._seats: list[Invitation] = []
        self._changed = asyncio.Event()
        self._heard: list[float] = []
        self._old: tuple[str, dict[str, Any]] | None = None
        self._went_on = False

    async def play(self) -> None:
        """Play until all acts are acknowledged, and one of them since the fault has happened."""
        while not self._has_played:
            await self._play_partie()

    @property
    def _has_played(self) -> bool:
        return len(self.acknowledged) >= self.acts and self._went_on

    async def _play_partie(self) -> None:
        self._seats = await self._new_table()
        self._sockets = [None] * len(self._seats)
        self._heard = [0.0] * len(self._seats)
        self._pending = self._old = None
        keepers = [asyncio.create_task(self._keep(seat)) for seat in range(len(self._seats))]
        try:
            await self._seated()
            while not (self._has_played or self._is_over()):
                await asyncio.sleep(self.gap)
                await self._act()
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            for socket in self._sockets:
                if socket is not None:
                    socket.close()

    async def _new_table(self) -> list[Invitation]:
        others = [None] * (PRESETS[self.rules].variant.seats - 1)
        for address in self.cluster.route("", len(self.tables)):
            with contextlib.suppress(TableFailure, OSError):
                found = await asyncio.to_thread(open_table, address, self.rules, others=others)
                self.tables.append(found[0].table)
                return [found[seat] for seat in sorted(found)]
            await asyncio.sleep(RETRY)
        raise AssertionError("a route has no end")

    async def _seated(self) -> None:
        """Wait until all have come."""
        wanted = asyncio.get_running_loop().time()
        while not all(one is not None and one.version for one in self._sockets):
            self._changed.clear()
            await self._wait(wanted)

    async def _keep(self, seat: int) -> None:
        """Keep a person connected; who was welcome comes back to the same node first."""
        mine = self._seats[seat]
        skip = 1 if self.astray and seat == len(self._seats) - 1 else 0
        while True:
            for address in self.cluster.route(mine.table, skip):
                here = replace(mine, server=address)
                socket = SeatSocket(here, self._receiver(seat), here.socket)
                with contextlib.suppress(OSError, TimeoutError):
                    await asyncio.wait_for(socket.open(), SILENCE)
                    await self._attend(seat, socket)
                socket.close()
                self._sockets[seat] = None
                self._note(socket.close_code)
                await asyncio.sleep(RETRY)
                if socket.version:
                    break

    async def _attend(self, seat: int, socket: SeatSocket) -> None:
        """Wait until a connection is lost, or silent: a ping or an act has no answer."""
        self._sockets[seat] = socket
        loop = asyncio.get_running_loop()
        self._heard[seat] = loop.time()
        while True:
            done, _ = await asyncio.wait([socket.lost], timeout=SILENCE / 3)
            if done:
                return
            silent = loop.time() - self._heard[seat]
            waits = self._pending if self._pending and self._pending.seat == seat else None
            if silent > SILENCE or (waits and loop.time() - waits.sent > SILENCE):
                return
            if silent > SILENCE / 3 and socket.version:
                socket.send({"t": "ping"})

    def _receiver(self, seat: int) -> Callable[[SeatSocket, Message], None]:
        def receive(socket: SeatSocket, message: Message) -> None:
            pending = self._pending
            kind = message["t"]
            self._heard[seat] = asyncio.get_running_loop().time()
            if kind == "welcome" and pending is not None and pending.seat == seat:
                self._send(socket, pending)
            elif kind == "error" and not message.get("id"):
                self._note(message["error"]["code"])
                socket.close()
            elif kind == "replaced":
                self._note(kind)
                socket.close()  # a page would wait until its person takes the seat back
            elif pending is not None and message.get("id") == pending.command:
                self._take(pending, message)
            self._changed.set()

        return receive

    def _take(self, pending: Pending, message: Message) -> None:
        self._pending = None
        if message["t"] != "ok":
            self._note(str(message.get("code") or message["error"]["code"]))
            return
        self._old = pending.command, pending.act
        self._went_on = self.begun.is_set()
        now = asyncio.get_running_loop().time()
        times = now - pending.begun, now - pending.wanted
        self.acknowledged.append(
            Acknowledged(self.tables[-1], pending.seat, pending.command, message["v"], *times)
        )

    def _note(self, code: str | int | None) -> None:
        """Note what a page would show."""
        if code not in _HARMLESS:
            self.shown[str(code)] += 1

    async def _act(self) -> None:
        """Make the next act, and wait for its answer.

        Raises:
            StoodStillError: there is none for a long time.
        """
        wanted = asyncio.get_running_loop().time()
        while self._pending is None and not self._is_over():
            self._changed.clear()
            if self._begin(wanted):
                break
            await self._wait(wanted)
        while self._pending is not None:
            self._changed.clear()
            await self._wait(wanted)

    async def _wait(self, wanted: float) -> None:
        if asyncio.get_running_loop().time() - wanted > STILL:
            views = [one and (one.version, one.view.get("phase")) for one in self._sockets]
            raise StoodStillError(
                f"table {self.tables[-1]} has stood still for {STILL:g} s after"
                f" {len(self.acknowledged)} acts; waiting act {self._pending}; views {views}"
            )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), SILENCE)

    def _begin(self, wanted: float) -> bool:
        """Send the act of a person whose view is the newest; tell whether there is one."""
        here = [one for one in self._sockets if one is not None and one.version]
        newest = max((one.version for one in here), default=0)
        for seat, socket in enumerate(self._sockets):
            if socket is None or not socket.version or socket.version < newest:
                continue
            act = first_act(socket.view)
            if act is not None:
                now = asyncio.get_running_loop().time()
                pending = Pending(seat, f"c{next(self._ids)}", act, wanted, now, now)
                self._pending = pending
                self._send(socket, pending)
                return True
        return False

    def _send(self, socket: SeatSocket, pending: Pending) -> None:
        """Send a command through the line."""
        pending.sent = asyncio.get_running_loop().time()
        line, message = self.line, {"t": "do", "id": pending.command, "act": pending.act}
        socket.send(message)
        if line.chance.random() < line.drop:
            socket.close()
            return
        if line.chance.random() < line.double:
            socket.send(message)
        if self._old is not None and line.chance.random() < line.late:
            socket.send({"t": "do", "id": self._old[0], "act": self._old[1]})

    def _is_over(self) -> bool:
        return any(one is not None and one.view.get("result") for one in self._sockets)
