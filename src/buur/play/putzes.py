"""Putzes and pommes: what the ranks and points of a deal bring (§7.10)."""

from __future__ import annotations

from collections.abc import Mapping

from buur.play.state import State, deal_of
from buur.scoring import totals
from buur.seats import NO_SIDE, ByTeam, Team
from buur.variants.model import Variant

POMME = -1
"""A pomme takes a putze away; who has none has one less than nothing."""


def putzes_written(state: State) -> ByTeam[int]:
    """Return by line the putzes that a played deal brings, -1 for a pomme."""
    deal, variant = deal_of(state), state.variant
    brought = totals(deal.credits, variant.sides, deal.multiplier)
    made = {side: brought[side] for side in deal.sides if side != NO_SIDE}
    marks = marks_of(variant, made)
    return tuple(marks.get(Team(line), 0) for line in range(variant.lines))


def marks_of(variant: Variant, made: Mapping[Team, int]) -> dict[Team, int]:
    """Return what those who played are marked.

    Args:
        variant: the rules.
        made: their points, by side.
    """
    rules = variant.putze
    if len(made) == 1:
        earned = rules.putzes if variant.join.lone == "putzes" else 0
        return dict.fromkeys(made, earned)
    above = {side: points for side, points in made.items() if points >= rules.pomme_below}
    if not above and rules.all_below == "nothing":
        return {}
    marks = dict.fromkeys((side for side in made if side not in above), POMME)
    if len(above) == 1:
        return marks | dict.fromkeys(above, rules.putzes)
    return marks | dict.fromkeys(_highest(above, rules.putzes), 1)


def _highest(made: Mapping[Team, int], places: int) -> list[Team]:
    """Return who is among the highest; of equals all, or none where there is no place for all."""
    return [
        side
        for side, points in made.items()
        if sum(other >= points for other in made.values()) <= places
    ]
