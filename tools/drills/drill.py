"""`run_drill`: people at many tables of a cluster in which a fault happens again and again."""

import asyncio
import contextlib
import math
import random
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from buur.arena.act_times import quantile
from buur.variants.registry import PRESETS
from tools.drills.faults import FAULTS, Fault
from tools.drills.log_check import Findings, Row, check_log
from tools.drills.nodes import Cluster, DrillError, Node, running_cluster
from tools.drills.people import Acknowledged, DrillTable, Line
from tools.drills.traffic import Traffic
from tools.postgres import PostgresServer
from tools.waiting import next_look

_SEED: Final = 23
_OTHERS: Final = 16
"""Threads for all but people."""
_LOOK: Final = 0.1
"""Seconds between two looks at the processes."""


class SizeError(ValueError):
    """A drill of such a size cannot be."""


@dataclass(frozen=True)
class Size:
    """The size of a drill.

    Raises:
        SizeError: there is no such drill; one sentence says why.
    """

    nodes: int = 3
    tables: int = 100
    acts: int = 10_000
    """Acts of all tables together."""
    rate: float = 200.0
    """Acts a second of all tables together."""
    pause: float = 3.0
    """Seconds between two faults."""
    astray: float = 0.1
    """Share of tables with a person who comes through another node."""
    rules: str = "schieber"

    def __post_init__(self) -> None:
        if self.nodes < 1 or self.tables < 1:
            raise SizeError("a drill has at least one node and one table")
        if self.acts < self.tables:
            raise SizeError(f"{self.tables} tables make at least {self.tables} acts")
        if not (0 < self.rate < math.inf and 0 <= self.pause < math.inf):
            raise SizeError("a drill has a finite rate above 0 and a finite pause of 0 or more")
        if not 0 <= self.astray <= 1:
            raise SizeError("the share of tables with a person astray is from 0 to 1")
        if self.rules not in PRESETS:
            raise SizeError(f"there is no rule set {self.rules!r}")


@dataclass(frozen=True)
class Outcome:
    """The result of a drill."""

    fault: str
    faults: int
    acknowledged: int
    shown: Counter[str]
    """Refusals, errors and closes of which a page tells more than "one moment", by code."""
    findings: Findings
    p50: float
    p99: float
    longest: float
    """The longest time from the first try of an act to its answer, in seconds."""
    stood: float
    """The longest time that a table stood still, in seconds."""
    crossed: float
    """The share of acts that crossed nodes."""
    restarts: int
    """Nodes that ended by themselves and were started again."""

    @property
    def is_correct(self) -> bool:
        """Whether nothing was lost or twice, and nobody saw more than "one moment"."""
        return self.findings.are_none and not self.shown

    @property
    def is_in_time(self) -> bool:
        """Whether every table went on in time."""
        return self.stood <= FAULTS[self.fault].longest


async def run_drill(name: str, size: Size, database: PostgresServer | None = None) -> Outcome:
    """Run a drill, and compare what people were told with the log.

    Args:
        name: the name of its fault.
        size: its size.
        database: the server to use; None for one that starts and ends with the drill.
    """
    fault = FAULTS[name]
    # Requests of people who open tables wait for nodes that are away, and must not keep the
    # drill from starting those.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(_OTHERS + size.tables))
    with tempfile.TemporaryDirectory(prefix="buur-drill-") as folder:
        cluster_of = running_cluster(
            Path(folder),
            size.nodes,
            shifts=fault.shifts,
            is_proxied=fault.is_proxied,
            database=database,
        )
        async with cluster_of as cluster:
            begun = asyncio.Event()
            tables = _tables(cluster, fault, size, begun)
            playing = asyncio.gather(*(table.play() for table in tables))
            keeping = [asyncio.create_task(_keep(node)) for node in cluster.nodes]
            faults = asyncio.create_task(_faults(cluster, fault, size, begun))
            traffic = Traffic(cluster)
            following = asyncio.create_task(traffic.follow())
            others: list[asyncio.Future[Any]] = [faults, following, *keeping]
            everything: list[asyncio.Future[Any]] = [playing, *others]
            try:
                await asyncio.wait(everything, return_when=asyncio.FIRST_COMPLETED)
                for task in others:
                    if task.done():
                        task.result()  # it raises: none of them ends by itself
                await playing
            finally:
                playing.cancel()
                faults.cancel()
                following.cancel()
            count = await _count_of(faults)
            for task in keeping:
                task.cancel()
            restarts = sum(await asyncio.gather(*(_count_of(task) for task in keeping)))
            return _outcome(name, tables, cluster, count, restarts, traffic.crossed)


def _tables(cluster: Cluster, fault: Fault, size: Size, begun: asyncio.Event) -> list[DrillTable]:
    chance = random.Random(_SEED)
    line = Line(chance, fault.drop, fault.double, fault.late)
    return [
        DrillTable(
            cluster,
            size.rules,
            acts=size.acts // size.tables,
            gap=size.tables / size.rate,
            astray=number < size.astray * size.tables,
            line=line,
            begun=begun,
        )
        for number in range(size.tables)
    ]


async def _faults(cluster: Cluster, fault: Fault, size: Size, begun: asyncio.Event) -> int:
    """Have the fault happen until the drill ends; return how often it did.

    Every node has run for a pause before the next one: two faults at once are another drill.
    """
    chance, count = random.Random(_SEED), 0
    while True:
        try:
            while not all(node.is_up for node in cluster.nodes):
                await next_look()
            await asyncio.sleep(size.pause)
        except asyncio.CancelledError:
            return count
        happening = asyncio.create_task(_happen(cluster, fault, chance))
        try:
            await asyncio.shield(happening)
        except asyncio.CancelledError:
            await happening  # it starts again what it has ended
            return count
        count += 1
        begun.set()


async def _happen(cluster: Cluster, fault: Fault, chance: random.Random) -> None:
    for node in cluster.nodes:
        node.is_ending = True  # the fault starts it again
    try:
        await fault.happen(cluster, chance)
    finally:
        for node in cluster.nodes:
            node.is_ending = False


async def _keep(node: Node) -> int:
    """Start a node again whenever it ends by itself, as systemd does; return how often."""
    count = 0
    try:
        while True:
            await asyncio.sleep(_LOOK)
            if not node.is_ending and node.process is not None and node.process.poll() is not None:
                count += 1
                await _restart(node)
    except asyncio.CancelledError:
        return count


async def _restart(node: Node) -> None:
    """Start a node, again and again while its database is away."""
    while not node.is_ending:
        with contextlib.suppress(DrillError):
            await node.start()
            return
        await asyncio.sleep(_LOOK)


async def _count_of(task: "asyncio.Task[int]") -> int:
    return await task


def _outcome(
    name: str,
    tables: list[DrillTable],
    cluster: Cluster,
    faults: int,
    restarts: int,
    crossed: float,
) -> Outcome:
    acts: list[Acknowledged] = [act for table in tables for act in table.acknowledged]
    seconds = [act.seconds for act in acts]
    return Outcome(
        fault=name,
        faults=faults,
        acknowledged=len(acts),
        shown=sum((table.shown for table in tables), Counter()),
        findings=check_log(acts, _logs(cluster)),
        p50=quantile(seconds, 0.5),
        p99=quantile(seconds, 0.99),
        longest=max(seconds),
        stood=max(act.stood for act in acts),
        crossed=crossed,
        restarts=restarts,
    )


def _logs(cluster: Cluster) -> dict[str, list[Row]]:
    """Return the log of every table."""
    statement = "SELECT table_id, version, epoch, seat, command FROM events ORDER BY 1, 2"
    logs: dict[str, list[Row]] = defaultdict(list)
    for table, *row in cluster.database.execute(statement, cluster.name):
        logs[str(table)].append(Row(*row))  # type: ignore[arg-type]
    return logs
