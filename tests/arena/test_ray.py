"""A duel on a real Ray cluster of this machine; collected where the extra ``ray`` is installed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from buur.arena import BotFailure, Duel, fight
from buur.arena.ray_executor import ClusterUnavailable, ray_executor
from buur.arena.statistics import DuelStatistics
from buur.notation import RuleSet

DUEL = Duel(rules=RuleSet("schieber"), first="steady", second="random", seed=3)

NODE = {"num_cpus": 1, "include_dashboard": False}


@contextmanager
def cluster(nodes: int) -> Iterator[Cluster]:
    """Start a cluster with a core for each node, all on this machine."""
    made = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        for _ in range(1, nodes):
            made.add_node(**NODE)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def figures(one: DuelStatistics) -> tuple[Any, ...]:
    """Return all of the statistics that does not depend on times."""
    score = one.score
    return score.mean, score.error, score.boards, one.deals, one.won, score.illegal


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_node_is_killed_and_no_deal_is_lost_or_counted_twice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    boards = 120
    alone = [figures(one) for one in fight(DUEL, boards)]
    spread = []
    with cluster(3) as nodes:
        killed = next(iter(nodes.worker_nodes))
        for one in fight(
            DUEL, boards, executor=lambda duel: ray_executor(duel, str(nodes.address))
        ):
            spread.append(figures(one))
            if len(spread) == boards // 4:
                nodes.remove_node(killed, allow_graceful=False)
    assert [record.args for record in caplog.records if record.levelno == logging.WARNING]
    assert spread == alone
    assert spread[-1][3] == 2 * boards


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_of_this_machine_plays_the_same_duel() -> None:
    alone = [(one.score.mean, one.deals, one.won) for one in fight(DUEL, 24)]
    spread = fight(DUEL, 24, executor=lambda duel: ray_executor(duel, "local", 2))
    assert [(one.score.mean, one.deals, one.won) for one in spread] == alone


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")
def test_what_goes_wrong_there_is_told() -> None:
    duel = Duel(rules=RuleSet("schieber"), first="random", second="buur.bots:nobody")
    with pytest.raises(BotFailure) as caught:
        list(fight(duel, 2, executor=lambda one: ray_executor(one, "local", 1)))
    assert (caught.value.code, caught.value.name) == ("no-factory", duel.second)
    with pytest.raises(ClusterUnavailable) as missing:
        list(fight(DUEL, 2, executor=lambda one: ray_executor(one, "127.0.0.1:1")))
    assert missing.value.code == "no-cluster"
