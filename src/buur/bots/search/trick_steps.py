"""Steps of a trick that the tree and the rollouts share (inlined into their kernels)."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from buur.bots.utility.model import Utility, won_marriage_points
from buur.contracts import Tables
from buur.kernels.game import Frame
from buur.rules.bits import nth_card
from buur.rules.legality import leading_cards, legal_cards


@register_jitable(forceinline=True)
def seat_at(leader: int, turn: int, seats: int) -> int:
    """Return the seat that plays so many turns after the leader."""
    seat = leader + turn
    return seat - seats if seat >= seats else seat


@register_jitable(forceinline=True)
def determinize(world: Any, seats: int, left: Any) -> int:
    """Fill in the cards that each seat holds in a world, and return all of them together."""
    together = 0
    for seat in range(seats):
        left[seat] = world[seat]
        together |= world[seat]
    return together


@register_jitable(forceinline=True)
def playable_cards(
    tables: Tables, hand: int, led: int, best: int, lying: int, has_to_open: bool
) -> int:
    """Return the legal cards of a hand; the first card of a deal may have to be a trump."""
    legal = legal_cards(tables, hand, led, best, lying)
    return leading_cards(tables, legal) if has_to_open else legal


@register_jitable(forceinline=True)
def sum_points(tables: Tables, counted: int, cards: int) -> int:
    """Return the points of some cards.

    Args:
        tables: of any trick.
        counted: where the points of this deal begin in the table.
        cards: whose points are added.
    """
    points = 0
    for _ in range(cards.bit_count()):
        points += tables.points[counted + nth_card(cards, 0)]
        cards &= cards - 1
    return points


@register_jitable(forceinline=True)
def credit_trick(
    frame: Frame,
    utility: Utility,
    cards: int,
    trumps: int,
    worth: int,
    side: int,
    sides: Any,
    left: Any,
    points: Any,
    tricks: Any,
) -> None:
    """Credit a side with a trick: its points, and the marriages that it wins.

    Args:
        frame: of the game.
        utility: of the sides.
        cards: of the trick.
        trumps: the mask of them.
        worth: points of the trick, with the bonus of the last.
        side: that took it.
        sides: by seat.
        left: by seat, cards held after the trick.
        points: by side.
        tricks: by side.
    """
    points[side] += worth
    tricks[side] += 1
    is_first = tricks[side] == 1
    points[side] += won_marriage_points(
        utility, cards, trumps, side, is_first, frame.seats, sides, left
    )
