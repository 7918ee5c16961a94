"""Duels, training games and simulations on a real Ray cluster, one node of which is killed.

`./buur test --slow` installs Ray from its lock; without it these tests fail.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from buur.arena import BotFailure, Duel, fight
from buur.arena.executors import in_order, local_executor
from buur.arena.openings import openings
from buur.arena.ray_executor import ClusterUnavailable, RayExecutor, ray_executor
from buur.arena.statistics import DuelStatistics
from buur.arena.training_games import TrainingPlan, fit_policy, training_games
from buur.bots.policy.weights import dumps
from buur.notation import RuleSet
from tests.arena.comparison import plain
from tools.rating_pool import PoolTask, PoolWorkload, by_lot, by_waves

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(900),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]

DUEL = Duel(rules=RuleSet("schieber"), first="steady", second="random", seed=3)

PLAN = TrainingPlan(
    bot="steady",
    rules=(("schieber", RuleSet("schieber"), 100), ("misere", RuleSet("misere"), 40)),
    seed=3,
)

POOLS = PoolWorkload(size=40, looks=(5, 20))
TASKS = [PoolTask(seat, seed) for seat in (by_lot, by_waves) for seed in range(20)]

NODE = {"num_cpus": 1, "include_dashboard": False}


@contextmanager
def cluster(nodes: int) -> Iterator[Any]:
    """Start a cluster with a core for each node, all on this machine."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        for _ in range(1, nodes):
            made.add_node(**NODE)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@contextmanager
def started(workload: Any, address: str) -> Iterator[Any]:
    """Start an executor and wait for all of its workers, so that each gets tasks."""
    with ray_executor(workload, address) as running:
        assert isinstance(running, RayExecutor)
        while not all(worker.has_started for worker in running._workers):
            running.advance()
        yield running


def with_a_kill(start: Callable[[str], Iterable[Any]], after: int) -> list[Any]:
    """Return the results of three nodes, one of which is killed after some results.

    Args:
        start: function that starts the work at the address of a cluster.
        after: the number of results before the kill.
    """
    results = []
    with cluster(3) as nodes:
        killed = next(iter(nodes.worker_nodes))
        for result in start(str(nodes.address)):
            results.append(result)
            if len(results) == after:
                nodes.remove_node(killed, allow_graceful=False)
    return results


def lost_workers(caplog: pytest.LogCaptureFixture) -> int:
    """Return how many workers the executor has noticed to be lost."""
    return sum(record.levelno == logging.WARNING for record in caplog.records)


def figures(one: DuelStatistics) -> tuple[Any, ...]:
    """Return all of the statistics that does not depend on times."""
    score = one.score
    return score.mean, score.error, score.boards, one.deals, one.won, score.illegal


def test_a_duel_loses_no_deal_and_counts_none_twice(caplog: pytest.LogCaptureFixture) -> None:
    boards = 120
    alone = [figures(one) for one in fight(DUEL, boards)]
    spread = with_a_kill(
        lambda address: map(
            figures, fight(DUEL, boards, executor=lambda duel: started(duel, address))
        ),
        boards // 4,
    )
    assert lost_workers(caplog)
    assert spread == alone
    assert spread[-1][3] == 2 * boards


def test_training_games_are_the_same_and_give_the_same_policy(
    caplog: pytest.LogCaptureFixture,
) -> None:
    alone = list(training_games(PLAN, 1))
    spread = with_a_kill(
        lambda address: training_games(PLAN, 1, lambda plan: started(plan, address)),
        len(alone) // 4,
    )
    assert lost_workers(caplog)
    assert plain(spread) == plain(alone)
    assert sum(one.deals for one in spread) == 140
    assert dumps(fit_policy(PLAN, spread)) == dumps(fit_policy(PLAN, alone))


def test_openings_are_the_same(caplog: pytest.LogCaptureFixture) -> None:
    alone = list(openings(PLAN))
    spread = with_a_kill(
        lambda address: openings(PLAN, 1, lambda work: started(work, address)),
        len(alone) // 4,
    )
    assert lost_workers(caplog)
    assert plain(spread) == plain(alone)


def test_a_simulation_has_the_same_figures(caplog: pytest.LogCaptureFixture) -> None:
    def simulated(address: str) -> Iterator[Any]:
        with started(POOLS, address) as running:
            yield from in_order(running, TASKS)

    spread = with_a_kill(simulated, len(TASKS) // 4)
    with local_executor(POOLS, 1) as running:
        alone = list(in_order(running, TASKS))
    assert lost_workers(caplog)
    assert spread == alone
    assert len(spread) == len(TASKS)


def test_a_cluster_of_this_machine_plays_the_same_duel() -> None:
    alone = [figures(one) for one in fight(DUEL, 24)]
    spread = fight(DUEL, 24, executor=lambda duel: ray_executor(duel, "local", 2))
    assert [figures(one) for one in spread] == alone


def test_what_goes_wrong_there_is_told() -> None:
    duel = Duel(rules=RuleSet("schieber"), first="random", second="buur.bots:nobody")
    with pytest.raises(BotFailure) as caught:
        list(fight(duel, 2, executor=lambda one: ray_executor(one, "local", 1)))
    assert (caught.value.code, caught.value.name) == ("no-factory", duel.second)
    with pytest.raises(ClusterUnavailable) as missing:
        list(fight(DUEL, 2, executor=lambda one: ray_executor(one, "127.0.0.1:1")))
    assert missing.value.code == "no-cluster"
