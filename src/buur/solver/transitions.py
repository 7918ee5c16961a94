"""State transitions of the search: a card is played, a trick is completed."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.rules.tricks import beats, to_beat
from buur.solver.array_layout import (
    BARRED,
    BUUR,
    JACK_MASK,
    LAST,
    POINTS,
    POLICY,
    STRENGTH,
    TAKERS,
    TRICK,
    TRICK_TABLE_SIZE,
    TRICK_TABLES,
    TRICKS,
    TRUMP_MASK,
)
from buur.solver.intrinsics import offset
from buur.solver.suit_masks import suit_mask


@register_jitable(forceinline=True)
def tables_of(w: Any, trick: int) -> Tables:
    """Return the tables of a trick, counted from 0."""
    at = TRICK_TABLES + trick * TRICK_TABLE_SIZE
    return Tables(
        offset(w, at),
        offset(w, at + BARRED),
        offset(w, at + STRENGTH),
        offset(w, POINTS),
        w[at + TRUMP_MASK],
        w[at + JACK_MASK],
        w[at + BUUR],
        w[at + POLICY],
        0,
        0,
    )


@register_jitable(forceinline=True)
def lay_card(
    tables: Tables, turn: int, seat: int, led: int, best: int, winner: int, card: int
) -> tuple[int, int, int]:
    """Return the suit led, the card to be beaten and the winner of the trick after a card."""
    if turn == 0:
        return card // 9, card, seat
    if beats(tables, card, best):
        return led, to_beat(tables, card, best), seat
    return led, best, winner


@register_jitable(forceinline=True)
def finish_trick(w: Any, trick: int, taker: int, worth: int, rest: int) -> tuple[int, int]:
    """Return the points that a full trick adds to the count, and the points left after it."""
    worth += w[TRICK]
    if trick + 1 == w[TRICKS]:
        worth += w[LAST]
    return (worth if w[TAKERS] >> taker & 1 else 0), rest - worth


@register_jitable(forceinline=True)
def deciding_card(best: int, lying: int) -> int:
    """Return the card that takes a full trick, if it had to beat another of its suit."""
    bit = 1 << best
    return bit if lying & suit_mask(best) & ~bit else 0


@register_jitable(forceinline=True)
def ruffing_card(tables: Tables, hand: int, led: int, best: int) -> int:
    """Return the trump that ruffed a trick, where undertrumping depends on it."""
    return 1 << best if led != best // 9 and hand & tables.trump_mask else 0
