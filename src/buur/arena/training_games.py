"""Training games of the rollout policy: self-play of a bot, whose choices are the samples."""

from __future__ import annotations

import random
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from itertools import count as naturals
from itertools import islice
from typing import Final, NamedTuple

from buur.arena.bot_measurement import is_legal_act
from buur.arena.contestants import Contestant, contestant
from buur.arena.executors import MAX_QUEUED, worker_pool
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


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingPlan:
    """Plan of the training games."""

    bot: str
    """Name of the contestant that holds every seat."""
    rules: tuple[tuple[str, RuleSet, int], ...]
    """Name, rule set and least number of deals, for each rule set."""
    seed: int = 0
    """Seed of the first partie of each rule set; those of the next parties count up from it."""


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


def training_games(plan: TrainingPlan, count: int) -> Iterator[GameSamples]:
    """Yield parties in the order of their numbers, one rule set after the other.

    Args:
        plan: the plan of the games.
        count: the number of processes; with 1 this process plays. The result is the same.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    if count == 1:
        player = contestant(plan.bot)
        try:
            for name, rules, deals in plan.rules:
                samples = (
                    play_training_game(player, name, rules, n, plan.seed) for n in naturals()
                )
                yield from _until_enough(samples, deals)
        finally:
            player.close()
        return
    with worker_pool(count, plan.bot, _init_worker, plan.bot) as pool:
        for name, rules, deals in plan.rules:
            yield from _until_enough(_in_order(pool, count, name, rules, plan.seed), deals)


def _until_enough(parties: Iterator[GameSamples], deals: int) -> Iterator[GameSamples]:
    """Yield parties until they have at least ``deals`` deals together."""
    played = 0
    for samples in parties:
        yield samples
        played += samples.deals
        if played >= deals:
            return


def _in_order(
    pool: Executor, count: int, name: str, rules: RuleSet, seed: int
) -> Iterator[GameSamples]:
    """Yield parties without end; only a few are played ahead of the caller."""
    numbers = naturals()

    def submit(number: int) -> Future[GameSamples]:
        return pool.submit(_play_in_worker, name, rules, number, seed)

    waiting = deque(map(submit, islice(numbers, count * MAX_QUEUED)))
    try:
        while True:
            waiting.append(submit(next(numbers)))
            yield waiting.popleft().result()
    finally:
        for each in waiting:
            each.cancel()


_NAME: list[str] = []
_PLAYER: list[Contestant] = []
"""Player of a worker process, made with the first partie."""


def _init_worker(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process stops its workers
    _NAME[:] = [name]


def _play_in_worker(name: str, rules: RuleSet, number: int, seed: int) -> GameSamples:
    if not _PLAYER:
        _PLAYER.append(contestant(_NAME[0]))
    return play_training_game(_PLAYER[0], name, rules, number, seed)


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
