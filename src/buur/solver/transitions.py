"""State transitions of the search: a card is played, a trick is completed."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.rules.legality import legal_cards
from buur.rules.tricks import beats, to_beat
from buur.solver import array_layout as layout
from buur.solver.intrinsics import offset
from buur.solver.node import Node, first_node
from buur.solver.suit_masks import suit_mask


@register_jitable(forceinline=True)
def trick_table(w: Any, trick: int) -> Any:
    """Return the pointer to the tables of a trick, counted from 0."""
    return offset(w, layout.TRICK_TABLES + trick * layout.TRICK_TABLE_SIZE)


@register_jitable(forceinline=True)
def tables_of(w: Any, trick: int) -> Tables:
    """Return the tables of a trick, counted from 0."""
    row = trick_table(w, trick)
    return Tables(
        row,
        offset(row, layout.BARRED),
        offset(row, layout.STRENGTH),
        offset(w, layout.POINTS),
        row[layout.TRUMP_MASK],
        row[layout.JACK_MASK],
        row[layout.BUUR],
        row[layout.POLICY],
        0,
        0,
    )


@register_jitable(forceinline=True)
def playable_cards(w: Any, tables: Tables, node: Node) -> int:
    """Return the legal cards of the seat on turn."""
    return legal_cards(tables, w[layout.HANDS + node.seat], node.led, node.best, node.lying)


@register_jitable(forceinline=True)
def lay_card(tables: Tables, node: Node, seats: int, card: int) -> Node:
    """Return the node after a card; when the trick is full, its next seat has no meaning."""
    led, best, winner, seat = node.led, node.best, node.winner, node.seat
    if node.turn == 0:
        led, best, winner = card // 9, card, seat
    elif beats(tables, card, best):
        best, winner = to_beat(tables, card, best), seat
    return Node(
        node.trick,
        node.turn + 1,
        seat + 1 if seat + 1 < seats else 0,
        led,
        best,
        winner,
        node.lying | 1 << card,
        node.worth + tables.points[card],
        node.rest,
    )


@register_jitable(forceinline=True)
def play_card(w: Any, tables: Tables, node: Node, seats: int, card: int) -> Node:
    """Return the node after a card, which is taken out of its hand."""
    w[layout.HANDS + node.seat] ^= 1 << card
    w[layout.REMAINING] ^= 1 << card
    return lay_card(tables, node, seats, card)


@register_jitable(forceinline=True)
def take_back(w: Any, seat: int, card: int) -> None:
    """Put a card back into the hand from which `play_card` took it."""
    w[layout.HANDS + seat] ^= 1 << card
    w[layout.REMAINING] ^= 1 << card


@register_jitable(forceinline=True)
def finish_trick(w: Any, node: Node) -> tuple[int, Node]:
    """Return the points that a full trick adds to the count, and the node after it."""
    worth = node.worth + w[layout.TRICK]
    if node.trick + 1 == w[layout.TRICKS]:
        worth += w[layout.LAST]
    gain = worth if w[layout.TAKERS] >> node.winner & 1 else 0
    return gain, first_node(node.trick + 1, node.winner, node.rest - worth)


@register_jitable(forceinline=True)
def deciding_card(best: int, lying: int) -> int:
    """Return the card that takes a full trick, if it had to beat another of its suit."""
    bit = 1 << best
    return bit if lying & suit_mask(best) & ~bit else 0


@register_jitable(forceinline=True)
def ruffing_card(tables: Tables, hand: int, node: Node) -> int:
    """Return the trump that ruffed a trick, where undertrumping depends on it."""
    if node.turn == 0:
        return 0
    return 1 << node.best if node.led != node.best // 9 and hand & tables.trump_mask else 0
