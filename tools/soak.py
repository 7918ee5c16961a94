"""Memory of a server over very many acts, while people leave, come back and change tables.

    python -m tools.soak --acts 1000000

Everybody acts as fast as the server answers. Between two rounds some people lose their connections
and come back, and some tables are left for new ones, which the server soon puts out of memory. It
ends with exit code 1 if the memory at the end differs by more than 5 % from that after the first
tenth of the acts, when code and caches are loaded.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Final

from buur.benchmarks.machine import machine
from buur.benchmarks.server_load import ServerLoad, load_on
from buur.benchmarks.server_process import (
    ServerProcess,
    beside,
    running_server,
    server_cores,
)

ROUND: Final = 50
"""Acts of each table in a round."""
LEAVERS: Final = 0.05
"""Share of the people who lose their connections after a round, and of the tables that end."""
RETIRED: Final = 5.0
"""Seconds after which the server forgets a table without people."""
MOST_GROWTH: Final = 0.05


@dataclass(frozen=True, kw_only=True)
class Soak:
    """A soaked server."""

    acts: int
    refused: int
    start: float
    """Bytes of memory after the first tenth of the acts, the median of a tenth of the rounds."""
    end: float
    """Bytes of memory at the end, likewise."""

    @property
    def growth(self) -> float:
        """Growth of the memory, as a share of that at the start."""
        return self.end / self.start - 1


async def soak(
    server: ServerProcess,
    *,
    acts: int,
    tables: int,
    seed: int = 20,
    report: Callable[[str], None] = print,
) -> Soak:
    """Have people act at a server and return its memory at the start and the end.

    Args:
        server: the server.
        acts: the number of acts, at least ten rounds.
        tables: the number of tables at once.
        seed: seed for who leaves.
        report: gets a line after each tenth of the rounds.
    """
    chance, memory = random.Random(seed), list[int]()
    rounds = max(10, acts // (ROUND * tables))
    tenth = rounds // 10
    async with load_on([server], "schieber", tables) as people:
        for number in range(1, rounds + 1):
            await people.play(ROUND)
            memory.append(server.memory)
            if number % tenth == 0:
                report(f"{number * ROUND * tables:,} acts: {median(memory[-tenth:]) / 1e6:.1f} MB")
            disturb(people, chance)
        refused = sum(table.refused for table in people.tables)
    return Soak(
        acts=rounds * ROUND * tables,
        refused=refused,
        start=median(memory[tenth : 2 * tenth]),
        end=median(memory[-tenth:]),
    )


def disturb(people: ServerLoad, chance: random.Random) -> None:
    """Have some people lose their connections, and those of some tables go on at new ones."""
    for table in people.tables:
        if chance.random() < LEAVERS:
            table.renew()
            continue
        for socket in table.sockets:
            if chance.random() < LEAVERS:
                socket.reconnect()


def main() -> int:
    """Soak a server, print its memory, and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--acts", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=40)
    given = parser.parse_args()
    cores = server_cores()
    with running_server(core=cores[0], retire_seconds=RETIRED) as server, beside(cores):
        server.warm_up()
        done = asyncio.run(soak(server, acts=given.acts, tables=given.tables))
    print(
        f"{done.acts:,} acts, {done.refused} refused: {done.start / 1e6:.1f} MB at the start,"
        f" {done.end / 1e6:.1f} MB at the end ({done.growth:+.1%})"
    )
    print(" · ".join(f"{key}: {value}" for key, value in machine().items()))
    return int(abs(done.growth) > MOST_GROWTH or done.refused > 0)


if __name__ == "__main__":
    sys.exit(main())
