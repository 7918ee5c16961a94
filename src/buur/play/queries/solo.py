"""Score of a deal that a declarer plays alone for a bid (§7.11)."""

from __future__ import annotations

from typing import Final

from buur.play.model.auction import Stake
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.bids import stake_of
from buur.seats import NO_SIDE, ByTeam, Seat
from buur.variants.model import Variant
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.solo import number_worth

FLAT: Final = 2
"""The points of a seat that sits out, in rule sets that always give it two (Egg)."""


def rung_worth(rules: Variant, rung: Rung | Stake) -> int:
    """Return the points that are written on the slate for a bid, before doubles."""
    if rung.goal == "all_points":
        return number_worth(rung.points)
    return rules.solo.misere_worth if rung.height == "misere" else rung.points


def solo_points(state: State) -> ByTeam[int]:
    """Return the score of each line: the bid's worth for the declarer or for each opponent."""
    stake, deal = stake_of(state), deal_of(state)
    assert stake is not None  # noqa: S101 - nobody plays alone without a bid
    worth = rung_worth(state.variant, stake) * stake.factor
    return tuple(
        _of_seat(state, deal, stake, Seat(state.variant.teams.index(line)), worth)
        for line in range(state.variant.lines)
    )


def _of_seat(state: State, deal: Deal, stake: Stake, seat: Seat, worth: int) -> int:
    if deal.sides[seat] == NO_SIDE:
        rule = state.variant.solo.sitter
        return FLAT if rule == "two" else worth if rule == "inherits" and stake.made else 0
    return worth if (state.team(seat) == state.team(stake.seat)) == stake.made else 0
