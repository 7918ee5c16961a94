"""Training games of the rollout policy: self-play of a bot, whose choices are the samples."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count, repeat
from typing import Final, NamedTuple

from buur.arena.bot_measurement import is_legal_act
from buur.arena.contestants import Contestant, contestant
from buur.arena.executors import ExecutorFactory, in_order, local_executor
from buur.arena.failures import BotFailure, NoAnswer
from buur.bots import Bot
from buur.bots.function_bot import IllegalAnswer
from buur.bots.heuristics.situation import situation
from buur.bots.policy.card_features import legal_card_features
from buur.bots.policy.weights import GOALS, Fit, Goal, PolicyWeights, imitation_weights
from buur.bots.training.maximum_likelihood import Choice, evaluate_held_out, fit
from buur.contracts import OPEN
from buur.notation import RuleSet
from buur.play.model.events import Act, Played
from buur.play.table import Table
from buur.play.views import View

DEFAULT_DEALS: Final = {
    "schieber": 700,
    "chibre": 150,
    "coiffeur": 150,
    "coinche": 100,
    "gluecksjass": 100,
    "estimation": 300,
    "misere": 250,
    "misere-teams": 150,
    "hindersi": 100,
}
"""Default number of deals by name of the rule set: some of every kind, most of typical ones."""
HOLDOUT_EVERY: Final = 5
"""Every fifth partie is held out to validate the fit."""
MAX_DEALS: Final = 4
"""Largest number of deals of a partie; few deals give the samples many different openings."""


class GameTask(NamedTuple):
    """Place of a partie in the plan."""

    rules: int
    """Index of its rule set."""
    number: int
    """Its number among those of its rule set, from 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingPlan:
    """Plan of the training games; a workload of executors."""

    bot: str
    """Name of the contestant that holds every seat."""
    rules: tuple[tuple[str, RuleSet, int], ...]
    """Name, rule set and least number of deals, for each rule set."""
    seed: int = 0
    """Seed of the first partie of each rule set; those of the next parties count up from it."""

    @property
    def names(self) -> tuple[str]:
        """The name of the bot."""
        return (self.bot,)

    def session(self) -> GameSession:
        """Return a session that plays parties of the plan."""
        return GameSession(self)


class GameSamples(NamedTuple):
    """Samples of one partie: the choices of its players."""

    rules: str
    number: int
    """Number of the partie among those of its rule set, from 0."""
    deals: int
    choices: tuple[tuple[Goal, Choice], ...]


class StrictBot:
    """Wraps the bot that makes the samples: an illegal act ends the training.

    Raises:
        BotFailure: the bot chose an illegal act.
    """

    def __init__(self, inner: Bot) -> None:
        self._inner = inner
        self.name = inner.name

    def choose(self, view: View) -> Act:
        """Return the bot's act for a view whose seat is on turn."""
        act = self._checked(self._inner.choose, view)
        if act is None:
            raise BotFailure("unlawful", self.name, "None")
        return act

    def interject(self, view: View) -> Act | None:
        """Return the bot's claim, if any."""
        return self._checked(self._inner.interject, view)

    def _checked(self, ask: Callable[[View], Act | None], view: View) -> Act | None:
        try:
            act = ask(view)
        except (NoAnswer, IllegalAnswer) as error:
            raise BotFailure("unlawful", self.name, str(error)) from error
        if act is not None and not is_legal_act(act, view):
            raise BotFailure("unlawful", self.name, repr(act))
        return act


class GameSession:
    """Plays parties of a plan; the bot is made for the first one."""

    def __init__(self, plan: TrainingPlan) -> None:
        self._plan = plan
        self._players: list[Contestant] = []

    def run(self, task: GameTask) -> GameSamples:
        """Return the samples of a partie, after playing it."""
        if not self._players:
            self._players.append(contestant(self._plan.bot))
        name, rules, _ = self._plan.rules[task.rules]
        return play_training_game(self._players[0], name, rules, task.number, self._plan.seed)

    def close(self) -> None:
        """Close the bot."""
        while self._players:
            self._players.pop().close()


GameExecutorFactory = ExecutorFactory[TrainingPlan, GameTask, GameSamples]
"""Function that makes the executor of training games, as a context manager that closes it."""


def training_games(
    plan: TrainingPlan, workers: int, executor: GameExecutorFactory | None = None
) -> Iterator[GameSamples]:
    """Yield parties in the order of their numbers, one rule set after the other.

    Args:
        plan: the plan of the games.
        workers: the number of processes; with 1 this process plays. The result is the same.
        executor: the factory of the executor to use instead of local processes.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    with executor(plan) if executor else local_executor(plan, workers) as running:
        for index, (_, _, deals) in enumerate(plan.rules):
            yield from _until_enough(
                in_order(running, map(GameTask, repeat(index), count())), deals
            )


def _until_enough(parties: Generator[GameSamples, None, None], deals: int) -> Iterator[GameSamples]:
    """Yield parties until they have at least ``deals`` deals together."""
    with closing(parties):
        played = 0
        for samples in parties:
            yield samples
            played += samples.deals
            if played >= deals:
                return


def play_training_game(
    player: Contestant, name: str, rules: RuleSet, number: int, seed: int
) -> GameSamples:
    """Play a partie, or its first deals, and return its samples.

    Args:
        player: the contestant that holds every seat.
        name: the name of the rules.
        rules: the rules.
        number: the number of the partie, from 0.
        seed: the seed of partie number 0.
    """
    seats = range(rules.variant.seats)
    players = [StrictBot(player.player(seed + number + seat)) for seat in seats]
    table = Table(rules.variant, players, chance=random.Random(f"habits/{seed + number}"))
    choices: list[tuple[Goal, Choice]] = []
    while len(table.state.history) < MAX_DEALS and (event := table.next_event()) is not None:
        if isinstance(event, Played):
            choices.extend(_sample(table, event))
        table.do(event)
    return GameSamples(name, number, len(table.state.history), tuple(choices))


def _sample(table: Table, event: Played) -> Sequence[tuple[Goal, Choice]]:
    """Return the training sample of a played card, with the goal of its seat.

    Empty where the card was forced, or where the contract is not known yet.
    """
    state, seat = table.state, event.seat
    deal, legal = state.deal, table.state.legal_for(seat).cards
    if deal is None or deal.contract in (None, OPEN) or len(legal) < 2:
        return ()
    contexts, features = legal_card_features(state.variant, deal, seat, legal.mask)
    view = state.view(seat)
    wants = situation(view, view.deal, seat).goal > 0
    played = list(legal).index(event.card)
    return (("wanting" if wants else "shunning", Choice(contexts, features, played)),)


def fit_policy(plan: TrainingPlan, parties: Sequence[GameSamples]) -> PolicyWeights:
    """Return the policy fitted to parties; goals without samples keep the shipped weights."""
    deals = dict.fromkeys((name for name, _, _ in plan.rules), 0)
    for samples in parties:
        deals[samples.rules] += samples.deals
    fits = {goal: _fit_goal(goal, parties) for goal in GOALS}
    return PolicyWeights(bot=plan.bot, rules=deals, fits=fits)


def _fit_goal(goal: Goal, parties: Sequence[GameSamples]) -> Fit:
    """Return the fit of a goal to most parties, validated by the held-out ones."""
    known, held = list[Choice](), list[Choice]()
    for samples in parties:
        choices = (choice for own, choice in samples.choices if own == goal)
        (held if samples.number % HOLDOUT_EVERY == HOLDOUT_EVERY - 1 else known).extend(choices)
    weights = fit(known) if known else imitation_weights().fits[goal].weights
    return Fit(weights=weights, choices=len(known), held_out=evaluate_held_out(weights, held))
