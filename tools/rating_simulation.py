"""Simulation of a pool: how soon do ratings find the true order of its people?

``python -m tools.rating_simulation`` prints the rank correlation between true strengths and ratings
after some parties of each person, with partners by lot and by the waves of the quick match; see
`tools.rating_pool`. The table is the same whatever the number of processes or machines.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from statistics import fmean

from buur.arena.executors import ExecutorFactory, TaskExecutor, in_order, local_executor
from buur.arena.ray_executor import ClusterUnavailable, ray_executor
from tools.rating_pool import LOOKS, Look, PoolTask, PoolWorkload, by_lot, by_waves

PoolExecutor = TaskExecutor[PoolTask, list[Look]]
PoolExecutorFactory = ExecutorFactory[PoolWorkload, PoolTask, list[Look]]


def looks_of(
    pools: int, executor: PoolExecutorFactory, workload: PoolWorkload
) -> tuple[list[list[Look]], list[list[Look]]]:
    """Return how pools look that are seated by lot, and how those that are seated by waves."""
    tasks = [PoolTask(seat, seed) for seat in (by_lot, by_waves) for seed in range(pools)]
    with executor(workload) as running:
        found = list(in_order(running, tasks))
    return found[:pools], found[pools:]


def print_table(lots: Sequence[Sequence[Look]], waves: Sequence[Sequence[Look]]) -> None:
    """Print the means of pools by lot and by waves."""
    print("| parties | seats by lot | by waves | sigma | provisional |")
    print("| --- | --- | --- | --- | --- |")
    for place, parties in enumerate(LOOKS):
        first, second = ([run[place] for run in runs] for runs in (lots, waves))
        means = [fmean(look.correlation for look in looks) for looks in (first, second)]
        sigma, share = (
            fmean(getattr(look, name) for look in second) for name in ("sigma", "provisional")
        )
        print(f"| {parties} | {means[0]:.2f} | {means[1]:.2f} | {sigma:.2f} | {share:.0%} |")


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pools", type=int, default=10, help="number of pools, 10 by default")
    parser.add_argument("--workers", type=int, help="number of processes, 1 by default")
    parser.add_argument("--ray", metavar="ADDRESS", help="simulate on a Ray cluster")
    given = parser.parse_args()

    def local(workload: PoolWorkload) -> AbstractContextManager[PoolExecutor]:
        return local_executor(workload, given.workers or 1)

    def remote(workload: PoolWorkload) -> AbstractContextManager[PoolExecutor]:
        return ray_executor(workload, given.ray, given.workers)

    try:
        print_table(*looks_of(given.pools, remote if given.ray else local, PoolWorkload()))
    except ClusterUnavailable as error:
        reason = "Ray is not installed" if error.code == "no-ray" else error.detail
        sys.exit(f"no Ray cluster at {error.address}: {reason}")


if __name__ == "__main__":
    main()
