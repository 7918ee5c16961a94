"""`run_drill`: people at many tables of a cluster in which a fault happens again and again."""

import asyncio
import random
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from buur.arena.act_times import quantile
from tools.drills.faults import FAULTS, Fault
from tools.drills.log_check import Findings, Row, check_log
from tools.drills.nodes import Cluster, Node, running_cluster
from tools.drills.people import Acknowledged, DrillTable, Line

_SEED: Final = 23
_LOOK: Final = 0.1
"""Seconds between two looks at the processes."""


@dataclass(frozen=True)
class Size:
    """The size of a drill."""

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


@dataclass(frozen=True)
class Outcome:
    """The result of a drill."""

    fault: str
    faults: int
    acknowledged: int
    refused: Counter[str]
    """Refused acts by the code of the refusal."""
    findings: Findings
    p50: float
    p99: float
    longest: float
    """The longest time from the first try of an act to its answer, in seconds."""
    restarts: int
    """Nodes that ended by themselves and were started again."""

    @property
    def holds(self) -> bool:
        """Whether nothing was lost, nothing was twice, and every table went on in time."""
        return self.findings.are_none and self.longest <= FAULTS[self.fault].longest

    @property
    def line(self) -> str:
        """The result as a row."""
        one = self.findings
        return (
            f"{self.fault:9} faults {self.faults:3}  acknowledged {self.acknowledged:6}  "
            f"refused {dict(self.refused)}  lost {one.lost}  twice {one.twice}  gaps {one.gaps}  "
            f"fallen {one.fallen}  p50 {self.p50 * 1e3:.1f}  p99 {self.p99 * 1e3:.0f}  "
            f"max {self.longest * 1e3:.0f} ms  restarts {self.restarts}"
        )


async def run_drill(name: str, size: Size) -> Outcome:
    """Run a drill, and compare what people were told with the log."""
    fault = FAULTS[name]
    with tempfile.TemporaryDirectory(prefix="buur-drill-") as folder:
        cluster_of = running_cluster(Path(folder), size.nodes, shifts=fault.shifts)
        async with cluster_of as cluster:
            tables = _tables(cluster, fault, size)
            playing = asyncio.gather(*(table.play() for table in tables))
            keeping = [asyncio.create_task(_keep(node)) for node in cluster.nodes]
            faults = asyncio.create_task(_faults(cluster, fault, size))
            try:
                await playing
            finally:
                faults.cancel()
            count = await _count_of(faults)
            for task in keeping:
                task.cancel()
            restarts = sum(await asyncio.gather(*(_count_of(task) for task in keeping)))
            return _outcome(name, tables, cluster, count, restarts)


def _tables(cluster: Cluster, fault: Fault, size: Size) -> list[DrillTable]:
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
        )
        for number in range(size.tables)
    ]


async def _faults(cluster: Cluster, fault: Fault, size: Size) -> int:
    """Have the fault happen until the drill ends; return how often it did."""
    chance, count = random.Random(_SEED), 0
    try:
        while True:
            await asyncio.sleep(size.pause)
            await asyncio.shield(_happen(cluster, fault, chance))
            count += 1
    except asyncio.CancelledError:
        return count


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
                await node.start()
    except asyncio.CancelledError:
        return count


async def _count_of(task: "asyncio.Task[int]") -> int:
    return await task


def _outcome(
    name: str, tables: list[DrillTable], cluster: Cluster, faults: int, restarts: int
) -> Outcome:
    acts: list[Acknowledged] = [act for table in tables for act in table.acknowledged]
    seconds = [act.seconds for act in acts]
    return Outcome(
        fault=name,
        faults=faults,
        acknowledged=len(acts),
        refused=sum((table.refused for table in tables), Counter()),
        findings=check_log(acts, _logs(cluster)),
        p50=quantile(seconds, 0.5),
        p99=quantile(seconds, 0.99),
        longest=max(seconds),
        restarts=restarts,
    )


def _logs(cluster: Cluster) -> dict[str, list[Row]]:
    """Return the log of every table."""
    statement = "SELECT table_id, version, epoch, seat, command FROM events ORDER BY 1, 2"
    logs: dict[str, list[Row]] = defaultdict(list)
    for table, *row in cluster.database.execute(statement, cluster.name):
        logs[str(table)].append(Row(*row))  # type: ignore[arg-type]
    return logs
