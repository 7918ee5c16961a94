"""`Traffic`: the share of acts that crossed nodes, by the figures of all processes of a cluster."""

import asyncio
import contextlib
import urllib.request
from typing import Final

from tools.drills.nodes import Cluster, Node

_LOOK: Final = 0.5
"""Seconds between two looks; the acts after the last look at a process are not counted."""
_ACTS: Final = "buur_acts_total{"
_CROSSED: Final = "buur_bridged_total"


class Traffic:
    """Acts of a cluster, and those that came to another node than the table's owner.

    Args:
        cluster: the nodes.
    """

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._found: dict[int, tuple[float, float]] = {}
        """By process: acts, and acts that its clients sent to other nodes."""

    async def follow(self) -> None:
        """Look at all nodes again and again."""
        while True:
            await asyncio.gather(*(self._look(node) for node in self._cluster.nodes))
            await asyncio.sleep(_LOOK)

    async def _look(self, node: Node) -> None:
        process = node.process
        with contextlib.suppress(OSError):
            text = await asyncio.to_thread(_figures, f"http://127.0.0.1:{node.metrics}/metrics")
            if process is not None:
                self._found[process.pid] = (_sum(text, _ACTS), _sum(text, _CROSSED))

    @property
    def crossed(self) -> float:
        """The share of acts that crossed nodes."""
        acts, crossed = (sum(one[part] for one in self._found.values()) for part in (0, 1))
        return crossed / acts if acts else 0.0


def _figures(address: str) -> str:
    with urllib.request.urlopen(address, timeout=_LOOK) as answer:
        return str(answer.read().decode())


def _sum(text: str, name: str) -> float:
    lines = (line for line in text.splitlines() if line.startswith(name))
    return sum(float(line.rpartition(" ")[2]) for line in lines)
