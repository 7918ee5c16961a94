"""Deals at their first card, which habits are bettered with: what was said before is a bot's."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Final

from buur.arena.contestants import Contestant, contestant
from buur.arena.lessons import Course, Model
from buur.bots.sharp.practice import Opening, opening_of
from buur.play.partie import Partie
from buur.play.table import Table
from buur.variants.model import Variant

FOR_ONE: Final = 6
"""Openings for every deal of a course: each costs next to nothing, and few are learnt by heart."""


def openings(course: Course) -> Iterator[Opening | None]:
    """Give what is played in a course, None for a deal that tells nothing: passed out, say.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
    """
    player = contestant(course.bot)
    try:
        for _, rules, deals in course.rules:
            for number, _ in zip(count(course.seed), range(FOR_ONE * deals), strict=False):
                state = _dealt(player, rules.variant, number)
                yield None if state is None else opening_of(state)
    finally:
        player.close()


def _dealt(player: Contestant, rules: Variant, number: int) -> Partie | None:
    """Return the first deal of a partie when its first card is to be laid."""
    players = [Model(player.player(number + seat)) for seat in range(rules.seats)]
    table = Table(rules, players, chance=random.Random(f"practice/{number}"))
    while not table.state.history:
        if table.state.phase == "play":
            return table.state
        event = table.next_event()
        if event is None:
            return None
        table.do(event)
    return None
