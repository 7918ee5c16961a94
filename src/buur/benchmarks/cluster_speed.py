"""Measurement of a cluster of one or more nodes, and of a single server on SQLite beside it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from buur.benchmarks.node_counts import node_counts
from buur.benchmarks.server_load import LoadFigures, load_on
from buur.benchmarks.server_process import (
    OWN,
    ServerProcess,
    beside,
    running_server,
    server_cores,
)
from buur.benchmarks.server_speed import Plan, fastest


@dataclass(frozen=True, slots=True, kw_only=True)
class ClusterPlan:
    """Nodes of a cluster and the load on them."""

    load: Plan
    """The load; its database is the one of the cluster, None for a single server on SQLite."""
    bus: str | None = None
    """The URL of the bus between the nodes; None for a single server."""
    nodes: int = 1
    scatters: bool = False
    """Whether the people of a table connect to different nodes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClusterFigures:
    """Figures of a cluster."""

    nodes: int
    pinned: bool
    """Whether each node had a core to itself."""
    load: LoadFigures
    crossed: float
    """Share of the acts that went to a table of another node."""
    batch: float
    """Mean number of tables that share a commit."""
    commit: float
    """Mean time of a commit, in seconds."""


def measure_cluster(plan: ClusterPlan) -> ClusterFigures:
    """Start a cluster, measure it, and stop it.

    Raises:
        ServerStartError: a node did not start.
        ServerHungError: a node has closed a connection, or answers no more.
    """
    cores = server_cores(plan.nodes)
    with _running_nodes(plan, cores) as nodes, beside(cores):
        for node in nodes:
            node.warm_up()
        return asyncio.run(_measured(plan, nodes, pinned=None not in cores))


@contextlib.contextmanager
def _running_nodes(plan: ClusterPlan, cores: Sequence[int | None]) -> Iterator[list[ServerProcess]]:
    """Run the nodes; the first one makes the schema of the database."""
    database = plan.load.database
    with contextlib.ExitStack() as running:
        yield [
            running.enter_context(running_server(OWN, core, database, plan.bus, counts=True))
            for core in cores
        ]


async def _measured(
    plan: ClusterPlan, nodes: Sequence[ServerProcess], *, pinned: bool
) -> ClusterFigures:
    attempts: dict[float, ClusterFigures] = {}
    load = plan.load
    async with load_on(nodes, load.rules, load.tables, scatters=plan.scatters) as people:
        await people.play(load.played)

        async def measure(rate: float) -> LoadFigures:
            before = node_counts(nodes)
            found = await people.run(rate, load.seconds)
            counts = node_counts(nodes).since(before)
            commits = max(1, counts.commits)
            attempts[rate] = ClusterFigures(
                nodes=len(nodes),
                pinned=pinned,
                load=found,
                crossed=counts.crossed / max(1, found.number),
                batch=counts.batches / commits,
                commit=counts.commit_seconds / commits,
            )
            return found

        best = await (measure(load.rate) if load.rate else fastest(measure))
    return attempts[best.rate]
