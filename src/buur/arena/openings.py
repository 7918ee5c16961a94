"""Improvement of the rollout policy by policy gradient, on openings whose bids a bot makes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from buur.arena.contestants import Contestant, contestant
from buur.arena.executors import ExecutorFactory, in_order, local_executor
from buur.arena.training_games import GameTask, StrictBot, TrainingPlan
from buur.bots.policy.weights import PolicyWeights, imitation_weights
from buur.bots.training.policy_gradient import Opening, opening_of, reinforced
from buur.play.partie import Partie
from buur.play.table import Table
from buur.variants.model import Variant

OPENINGS_PER_DEAL: Final = 6
"""Number of openings for each deal of a plan: they are cheap, and many prevent overfitting."""


def reinforced_policies(
    plan: TrainingPlan, known: Sequence[Opening], steps: int
) -> Iterator[PolicyWeights]:
    """Yield the package's policy after each step of improvement on the openings of a plan."""
    played = {name: OPENINGS_PER_DEAL * deals for name, _, deals in plan.rules}
    for weights in reinforced(imitation_weights(), known, steps, plan.seed):
        yield replace(weights, bot=plan.bot, rules=played)


@dataclass(frozen=True, slots=True)
class OpeningWorkload:
    """The openings of a plan, as a workload of executors; a task has the seed as its number."""

    plan: TrainingPlan

    @property
    def names(self) -> tuple[str]:
        """The name of the bot."""
        return self.plan.names

    def session(self) -> OpeningSession:
        """Return a session that makes openings."""
        return OpeningSession(self.plan)


class OpeningSession:
    """Makes openings of a plan; the bot is made for the first one."""

    def __init__(self, plan: TrainingPlan) -> None:
        self._plan = plan
        self._players: list[Contestant] = []

    def run(self, task: GameTask) -> Opening | None:
        """Return the opening of a deal; None for a deal without play, such as one passed out."""
        if not self._players:
            self._players.append(contestant(self._plan.bot))
        _, rules, _ = self._plan.rules[task.rules]
        state = _first_deal(self._players[0], rules.variant, task.number)
        return None if state is None else opening_of(state)

    def close(self) -> None:
        """Close the bot."""
        while self._players:
            self._players.pop().close()


OpeningExecutorFactory = ExecutorFactory[OpeningWorkload, GameTask, Opening | None]
"""Function that makes the executor of openings, as a context manager that closes it."""


def openings(
    plan: TrainingPlan, workers: int = 1, executor: OpeningExecutorFactory | None = None
) -> Iterator[Opening | None]:
    """Yield the openings of a plan, None for a deal without play.

    Args:
        plan: the plan of the games.
        workers: the number of processes; with 1 this process plays. The result is the same.
        executor: the factory of the executor to use instead of local processes.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    tasks = [
        GameTask(index, number)
        for index, (_, _, deals) in enumerate(plan.rules)
        for number in range(plan.seed, plan.seed + OPENINGS_PER_DEAL * deals)
    ]
    workload = OpeningWorkload(plan)
    with executor(workload) if executor else local_executor(workload, workers) as running:
        yield from in_order(running, tasks)


def _first_deal(player: Contestant, rules: Variant, number: int) -> Partie | None:
    """Return a partie in its first deal before the first card; None if the deal has no play."""
    players = [StrictBot(player.player(number + seat)) for seat in range(rules.seats)]
    table = Table(rules, players, chance=random.Random(f"practice/{number}"))
    while not table.state.history:
        if table.state.phase == "play":
            return table.state
        event = table.next_event()
        if event is None:
            return None
        table.do(event)
    return None
