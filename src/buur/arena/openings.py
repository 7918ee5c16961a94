"""Deals at their first card, on which the rollout policy is improved; a bot makes the bids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Final

from buur.arena.contestants import Contestant, contestant
from buur.arena.training_games import StrictBot, TrainingPlan
from buur.bots.training.policy_gradient import Opening, opening_of
from buur.play.partie import Partie
from buur.play.table import Table
from buur.variants.model import Variant

OPENINGS_PER_DEAL: Final = 6
"""Openings for every deal of a plan: they are cheap, and many of them prevent overfitting."""


def openings(course: TrainingPlan) -> Iterator[Opening | None]:
    """Yield the openings of a plan, None for a deal without play, such as one passed out.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    player = contestant(course.bot)
    try:
        for _, rules, deals in course.rules:
            for number, _ in zip(
                count(course.seed), range(OPENINGS_PER_DEAL * deals), strict=False
            ):
                state = _first_deal(player, rules.variant, number)
                yield None if state is None else opening_of(state)
    finally:
        player.close()


def _first_deal(player: Contestant, rules: Variant, number: int) -> Partie | None:
    """Return the first deal of a partie before its first card."""
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
