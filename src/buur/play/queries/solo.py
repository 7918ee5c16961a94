"""Score of a deal that a declarer plays alone for a bid (§7.11)."""

from __future__ import annotations

from typing import Final

from buur.play.model.auction import Stake
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


def bid_worth(state: State) -> tuple[ByTeam[int], ByTeam[int]]:
    """Return the worth of the bid for each line that gets it, and what doubles add to it.

    The declarer's side gets it if the bid is made, else each opponent.
    """
    stake, single = _stake(state)
    sides = [deal_of(state).sides[seat] for seat in _seats(state)]
    rightful = [
        side != NO_SIDE and (side == state.team(stake.seat)) == stake.made for side in sides
    ]
    points = tuple(single * gets for gets in rightful)
    return points, tuple((stake.factor - 1) * worth for worth in points)


def sitter_worth(state: State) -> ByTeam[int]:
    """Return the points of the lines whose players sit out, 0 for the others."""
    stake, single = _stake(state)
    inherited = single * stake.factor * stake.made
    worth = {"two": FLAT, "inherits": inherited}.get(state.variant.solo.sitter, 0)
    sides = deal_of(state).sides
    return tuple(worth * (sides[seat] == NO_SIDE) for seat in _seats(state))


def _seats(state: State) -> list[Seat]:
    """Return the player of each line."""
    return [Seat(state.variant.teams.index(line)) for line in range(state.variant.lines)]


def _stake(state: State) -> tuple[Stake, int]:
    """Return the bid that is played for, and its worth before doubles."""
    stake = stake_of(state)
    assert stake is not None  # noqa: S101 - nobody plays alone without a bid
    return stake, rung_worth(state.variant, stake)
