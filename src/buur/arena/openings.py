"""Improvement of the rollout policy by policy gradient, on openings whose bids a bot makes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from buur.arena.contestants import Contestant, contestant
from buur.arena.training_games import StrictBot, TrainingPlan
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


def openings(plan: TrainingPlan) -> Iterator[Opening | None]:
    """Yield the openings of a plan, None for a deal without play, such as one passed out.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    player = contestant(plan.bot)
    try:
        for _, rules, deals in plan.rules:
            for number in range(plan.seed, plan.seed + OPENINGS_PER_DEAL * deals):
                state = _first_deal(player, rules.variant, number)
                yield None if state is None else opening_of(state)
    finally:
        player.close()


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
