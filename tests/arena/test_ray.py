"""A duel on a real Ray cluster of this machine; collected where the extra ``ray`` is installed."""

from __future__ import annotations

import pytest

from buur.arena import BotFailure, Duel, fight
from buur.arena.ray_executor import ClusterUnavailable, ray_executor
from buur.notation import RuleSet

DUEL = Duel(rules=RuleSet("schieber"), first="steady", second="random", seed=3)


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
