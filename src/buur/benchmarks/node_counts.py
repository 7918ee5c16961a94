"""`NodeCounts`: counters of running nodes, of commits and of acts that crossed nodes."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from buur.benchmarks.server_process import ServerProcess

_ANSWERING: Final = 30.0
"""Seconds until a request for counters times out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeCounts:
    """Sums over the nodes of a cluster since they started."""

    commits: float
    """Writes to the database."""
    commit_seconds: float
    """Time of all of them."""
    batches: float
    """Tables that these writes were about, each counted once a write."""
    crossed: float
    """Acts that went to a table of another node."""

    def since(self, before: NodeCounts) -> NodeCounts:
        """Return the counts after others."""
        return NodeCounts(
            commits=self.commits - before.commits,
            commit_seconds=self.commit_seconds - before.commit_seconds,
            batches=self.batches - before.batches,
            crossed=self.crossed - before.crossed,
        )


def node_counts(nodes: Iterable[ServerProcess]) -> NodeCounts:
    """Return the counts of nodes that show their counters."""
    pages = [_counters(node.metrics) for node in nodes]

    def total(name: str) -> float:
        return sum(page[name] for page in pages)

    return NodeCounts(
        commits=total("buur_commit_tables_count"),
        commit_seconds=total("buur_commit_seconds_sum"),
        batches=total("buur_commit_tables_sum"),
        crossed=total("buur_bridged_total"),
    )


def _counters(port: int) -> dict[str, float]:
    """Return the values of the counters without labels, by name."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"http://127.0.0.1:{port}/metrics", timeout=_ANSWERING) as answer:
        lines = answer.read().decode().splitlines()
    found = (line.split() for line in lines if line[:1] != "#" and "{" not in line)
    return {name: float(value) for name, value in found}
