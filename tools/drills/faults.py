"""Faults of a cluster, by name: each happens once and ends before the function returns."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tools.drills.nodes import Cluster

LEASE: Final = 3.5
"""Seconds after which other nodes may claim the tables of a silent one."""
DOWN: Final = 1.0
"""Seconds between the end of a part and its restart."""
HANDED_OVER: Final = 0.5
"""Seconds within which a drained table has to go on."""
SLOW: Final = 100_000
"""Microseconds that each commit takes longer on a slow disk."""
SLOW_FOR: Final = LEASE
"""Seconds for which the disk is slow."""

Happen = Callable[[Cluster, random.Random], Awaitable[None]]


async def _none(_: Cluster, __: random.Random) -> None:
    """Let nothing happen."""


async def _kill(cluster: Cluster, chance: random.Random) -> None:
    """Kill a node, and start it again."""
    node = chance.choice(cluster.nodes)
    node.kill()
    await asyncio.sleep(DOWN)
    await node.start()


async def _drain(cluster: Cluster, chance: random.Random) -> None:
    """End a node by SIGTERM, as a deploy does, and start it again."""
    node = chance.choice(cluster.nodes)
    node.send(signal.SIGTERM)
    await node.ended()
    await node.start()


async def _deploy(cluster: Cluster, _: random.Random) -> None:
    """Replace all nodes, one after the other."""
    for node in cluster.nodes:
        node.send(signal.SIGTERM)
        await node.ended()
        await node.start()


async def _freeze(cluster: Cluster, chance: random.Random) -> None:
    """Let a node stand still for twice its lease."""
    node = chance.choice(cluster.nodes)
    node.send(signal.SIGSTOP)
    await asyncio.sleep(2 * LEASE + DOWN)
    node.send(signal.SIGCONT)


async def _database(cluster: Cluster, _: random.Random) -> None:
    """Stop PostgreSQL at once; nodes that end are started again, as systemd does."""
    await asyncio.to_thread(cluster.database.stop)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(cluster.database.start)


async def _bus(cluster: Cluster, _: random.Random) -> None:
    """Kill the broker, and start it again."""
    cluster.broker.kill()
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(cluster.broker.start)


async def _proxy(cluster: Cluster, _: random.Random) -> None:
    """Kill the proxy, and start it again: everybody comes back at once."""
    assert cluster.proxy is not None  # noqa: S101 - the fault has it
    cluster.proxy.kill()
    await asyncio.sleep(DOWN)
    cluster.proxy.start()


async def _slow_disk(cluster: Cluster, _: random.Random) -> None:
    """Make every commit slow for a while."""
    for setting in ("commit_siblings = 0", f"commit_delay = {SLOW}"):
        await asyncio.to_thread(cluster.database.execute, f"ALTER SYSTEM SET {setting}")
    await asyncio.to_thread(cluster.database.execute, "SELECT pg_reload_conf()")
    await asyncio.sleep(SLOW_FOR)
    await asyncio.to_thread(cluster.database.execute, "ALTER SYSTEM RESET ALL")
    await asyncio.to_thread(cluster.database.execute, "SELECT pg_reload_conf()")


@dataclass(frozen=True)
class Fault:
    """A fault that a drill repeats."""

    happen: Happen
    longest: float = 5.0
    """Seconds within which every table has to go on."""
    shifts: tuple[float, ...] = ()
    """By how many seconds the clock of each node is wrong."""
    drop: float = 0.0
    """Probability that a person's connection is cut at an act."""
    double: float = 0.0
    """Probability that a command is sent twice."""
    late: float = 0.0
    """Probability that an old command comes once more."""
    is_proxied: bool = False
    """Whether people come through a proxy."""


FAULTS: Final[Mapping[str, Fault]] = {
    "none": Fault(_none),
    "kill": Fault(_kill),
    "drain": Fault(_drain, longest=HANDED_OVER),
    "deploy": Fault(_deploy, longest=HANDED_OVER),
    "freeze": Fault(_freeze),
    "database": Fault(_database),
    "bus": Fault(_bus),
    "proxy": Fault(_proxy, is_proxied=True),
    "disk": Fault(_slow_disk),
    "clocks": Fault(_kill, shifts=(3600.0, -86_400.0, 40.0)),
    "lines": Fault(_none, drop=0.02, double=0.05, late=0.05),
}
"""Each drill, by the name of what goes wrong."""
