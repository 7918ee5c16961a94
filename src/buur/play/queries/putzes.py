"""Putzes (marks won) and pommes (marks lost) by the points of a deal (§7.10)."""

from __future__ import annotations

from collections.abc import Mapping

from buur.play.model.state import State, deal_of
from buur.rules.placement_scores import putze
from buur.scoring import totals
from buur.seats import NO_SIDE, ByTeam, Team
from buur.variants.model import Variant


def putzes_by_line(state: State) -> ByTeam[int]:
    """Return the putzes of each line for a played deal; a pomme counts -1."""
    deal, variant = deal_of(state), state.variant
    earned = totals(deal.credits, variant.sides, deal.multiplier)
    made = {side: earned[side] for side in deal.sides if side != NO_SIDE}
    marks = putzes_of(variant, made)
    return tuple(marks.get(Team(line), 0) for line in range(variant.lines))


def putzes_of(variant: Variant, made: Mapping[Team, int]) -> dict[Team, int]:
    """Return the putzes of each side that played; a pomme counts -1.

    Args:
        variant: the rules.
        made: the points of the sides that played.
    """
    rules = variant.putze
    if len(made) == 1:
        earned = rules.putzes if variant.join.lone == "putzes" else 0
        return dict.fromkeys(made, earned)
    points, pommes = list(made.values()), rules.all_below == "pommes"
    return {
        side: putze(points, len(points), at, rules.pomme_below, rules.putzes, pommes)
        for at, side in enumerate(made)
    }
