"""Takeover of all tables of a killed node, while people act at tables of another node.

``python -m tools.mass_takeover [--tables 1000] [--busy 40] [--rate 50] [--seconds 5]``
starts PostgreSQL, a broker and two nodes. One of them owns tables in the middle of their second
deal. It is killed, and at once somebody comes to each of its tables through the other node, which
serves people who act at a steady rate. The exit code is 1 when a bound is broken.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from buur.arena.act_times import quantile
from buur.benchmarks.machine import machine
from buur.benchmarks.seat_socket import Message, SeatSocket
from buur.benchmarks.server_load import LoadFigures, load_on
from buur.benchmarks.server_process import ServerProcess
from buur.client.invitation import Invitation
from buur.server.http.descriptors import raised_limit
from buur.server.storage.schema import NODES, TABLES
from buur.server.storage.table_store import TableStore, open_store
from tests.server.long_table import TOKEN, long_table, store_table
from tools.drills.nodes import Cluster, running_cluster
from tools.takeover import cut

DEALS: Final = 1
"""Counted deals of a table."""
LONGEST: Final = 5.0
"""Seconds within which every table has to answer."""
ACTS: Final = 0.5
"""Seconds within which 99 % of the acts at other tables have to be answered."""
RETRY: Final = 1 / 3
"""Seconds between two tries of a person whose connection was closed."""
HUNG: Final = 120.0
"""Seconds after which a table that has not answered counts as hung."""
_RESERVE: Final = 512
"""Descriptors apart from the connections to tables that are taken over."""


@dataclass(frozen=True)
class Figures:
    """Figures of a takeover, in seconds."""

    waits: list[float]
    """The time from the end of the node to the answer of each table, in order."""
    calm: LoadFigures
    """The acts at other tables before it."""
    acts: LoadFigures
    """The acts at other tables during it."""
    cpu: float
    """Processor time of the surviving node until the last table has answered."""
    taken: int
    """The tables that the surviving node owns afterwards."""

    @property
    def is_in_time(self) -> bool:
        """Whether the bounds hold."""
        return self.waits[-1] <= LONGEST and self.acts.p99 <= ACTS


async def store_tables(store: TableStore, count: int) -> list[str]:
    """Store tables in the middle of a deal, and return their ids."""
    table, names = long_table(DEALS, "schieber"), []
    for number in range(count):
        one = cut(table, number)
        await store_table(store, one)
        names.append(one.id)
    return names


async def set_owner(store: TableStore, tables: list[str], node: int) -> None:
    """Make a node the owner of tables."""
    owned = sa.update(TABLES).where(TABLES.c.id.in_(tables)).values(owner=node)
    await store.run(lambda connection: connection.execute(owned))


async def owned_by(store: TableStore, tables: list[str], node: int) -> int:
    """Return how many of the tables a node owns."""
    mine = TABLES.c.id.in_(tables), TABLES.c.owner == node
    found = sa.select(sa.func.count()).select_from(TABLES).where(*mine)
    count = await store.run(lambda connection: connection.scalar(found))
    return count or 0


async def node_ids(store: TableStore) -> list[int]:
    """Return the ids of the nodes, in the order of their starts."""
    found = sa.select(NODES.c.id).order_by(NODES.c.id)
    return await store.run(lambda connection: [*connection.scalars(found)])


class Visitor:
    """A person who comes to a table of the killed node, again and again until it answers.

    Args:
        seat: the person's seat.
    """

    def __init__(self, seat: Invitation) -> None:
        self._seat = seat
        self._socket: SeatSocket | None = None
        self._heard = asyncio.Event()

    async def come(self) -> float:
        """Return the time of the event loop when the table has answered."""
        loop = asyncio.get_running_loop()
        while True:
            self._socket = SeatSocket(self._seat, self._receive, self._seat.socket)
            await self._socket.open()
            heard = asyncio.ensure_future(self._heard.wait())
            await asyncio.wait([heard, self._socket.lost], return_when=asyncio.FIRST_COMPLETED)
            heard.cancel()
            if self._heard.is_set():
                return loop.time()
            await asyncio.sleep(RETRY)

    def leave(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            self._socket.close()

    def _receive(self, socket: SeatSocket, message: Message) -> None:
        if message["t"] == "welcome":
            self._heard.set()
        elif message["t"] == "error":
            socket.close()


async def run_takeover(
    cluster: Cluster, store: TableStore, tables: int, busy: int, rate: float, seconds: float
) -> Figures:
    """Kill the first node of a cluster, and have somebody come to each of its tables.

    Args:
        cluster: two nodes.
        store: their database.
        tables: the number of tables of the node that is killed.
        busy: the number of tables of the other one.
        rate: acts a second at these.
        seconds: for how long they go on after the end of the node.
    """
    dying, living = cluster.nodes
    first, second = await node_ids(store)
    names = await store_tables(store, tables)
    await set_owner(store, names, first)
    assert living.process is not None  # noqa: S101 - it runs
    server = ServerProcess(living.process, living.url)
    visitors = [Visitor(Invitation(living.url, table=name, token=TOKEN)) for name in names]
    async with load_on([server], "schieber", busy) as load:
        calm = await load.run(rate, seconds)
        cpu, begun = server.cpu_seconds, asyncio.get_running_loop().time()
        dying.kill()
        acts = asyncio.create_task(load.run(rate, seconds))
        answered = await asyncio.wait_for(asyncio.gather(*(one.come() for one in visitors)), HUNG)
        cpu = server.cpu_seconds - cpu
        during = await acts
        taken = await owned_by(store, names, second)
        for visitor in visitors:
            visitor.leave()
    return Figures(sorted(at - begun for at in answered), calm, during, cpu, taken)


async def measure(tables: int, busy: int, rate: float, seconds: float) -> Figures:
    """Start a cluster, and measure it."""
    raised_limit(_RESERVE + tables)
    with tempfile.TemporaryDirectory(prefix="buur-takeover-") as folder:
        async with running_cluster(Path(folder), 2) as cluster:
            database = cluster.database
            url = f"postgresql://postgres@127.0.0.1:{database.port}/{cluster.name}"
            async with open_store(url) as store:
                return await run_takeover(cluster, store, tables, busy, rate, seconds)


def _line(name: str, found: LoadFigures) -> str:
    return (
        f"acts {name}: {found.number}, p50 {found.p50 * 1e3:.0f} ms, p99 {found.p99 * 1e3:.0f} ms,"
        f" refused {found.refused}"
    )


def main() -> int:
    """Print the figures; return 1 if a bound is broken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="tables of the killed node")
    parser.add_argument("--busy", type=int, default=40, help="tables of the other node")
    parser.add_argument("--rate", type=float, default=50.0, help="acts a second at these")
    parser.add_argument("--seconds", type=float, default=LONGEST, help="time of acts")
    given = parser.parse_args()
    found = asyncio.run(measure(given.tables, given.busy, given.rate, given.seconds))
    waits = found.waits
    print(machine())
    print(
        f"{found.taken} tables taken over, each answers after p50 {quantile(waits, 0.5):.2f} s,"
        f" p99 {quantile(waits, 0.99):.2f} s, at most {waits[-1]:.2f} s (bound {LONGEST:g} s)"
    )
    print(f"processor time of the node: {found.cpu:.2f} s")
    print(_line("before", found.calm))
    print(_line("during", found.acts), f"(bound {ACTS * 1e3:.0f} ms)")
    return 0 if found.is_in_time and found.taken == given.tables else 1


if __name__ == "__main__":
    sys.exit(main())
