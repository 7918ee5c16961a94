"""Search whether a side can bring its count into a range against every defence."""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.rules.bits import WORD, times
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.solver.array_layout import (
    ALL_CARDS,
    GENERATION,
    HANDS,
    MAXIMIZERS,
    NODES,
    POINTS,
    REMAINING,
    SEATS,
    SLACK,
    TABLE_BITS,
    TRICKS,
)
from buur.solver.bounds import counting_cards, last_trick
from buur.solver.intrinsics import call_address, offset, own_address, repack
from buur.solver.transitions import finish_trick, lay_card, tables_of
from buur.solver.transposition_table import canonical_set

RANGE_OFFSET: Final = 1 << 14
"""Added to both ends of a range, so that neither is negative."""
RANGE_BITS: Final = 16
"""Bits of the upper end."""
_ENTRY_SIZE: Final = 4
"""Ints of an entry of the transposition table."""
_BUCKET_SIZE: Final = 4
"""Entries of a bucket."""
_MIXING: Final = 0x1F83D9ABFB41BD6B, 0x1BE0CD19137E2179, 0x1D8E4E27C47D124F


@register_jitable
def _table_keys(w: Any, leader: int) -> tuple[int, int]:
    """Return the key of a position as two ints, unique for up to four seats.

    The owner of a card is a number of three bits. The keys hold the first two; for five or six
    seats the third is mixed in by a hash.
    """
    left = w[REMAINING]
    shape = canonical_set(w, left)
    odd = w[HANDS + 1] | w[HANDS + 3] | w[HANDS + 5]
    odd, high = repack(odd, left, shape), repack(w[HANDS + 2] | w[HANDS + 3], left, shape)
    first = shape | (odd & 0x3FFFFFF) << 36
    second = high | odd >> 26 << 36 | leader << 46 | w[GENERATION] << 49
    if w[SEATS] > 4:
        third = repack(w[HANDS + 4] | w[HANDS + 5], left, shape)
        first ^= times(third, _MIXING[0])
        second ^= times(third, _MIXING[1])
    return first, second


@register_jitable
def _bucket_of(w: Any, table: Any, first: int, second: int) -> Any:
    """Return the bucket of a key."""
    mixed = times(first ^ times(second, _MIXING[0]), _MIXING[1])
    mixed = times(mixed ^ mixed >> 31, _MIXING[0]) >> WORD - w[TABLE_BITS]
    return offset(table, (mixed & ~(_BUCKET_SIZE - 1)) * _ENTRY_SIZE)


@register_jitable
def pack_range(low: int, high: int) -> int:
    """Pack a range into one int."""
    return low + RANGE_OFFSET << RANGE_BITS | high + RANGE_OFFSET


@register_jitable
def _settled(low: int, high: int, rest: int, slack: int) -> int:
    """Return 1 if every possible count is in the range, 0 if none is, else -1."""
    if high < -slack or low > rest + slack or high < low:
        return 0
    return 1 if low <= -slack and high >= rest + slack else -1


@register_jitable
def _looked_up(w: Any, place: Any, first: int, second: int) -> int:
    """Return the answer of the table, 1 or 0, or -1 if it has none."""
    for way in range(_BUCKET_SIZE):
        entry = offset(place, way * _ENTRY_SIZE)
        if entry[0] == first and entry[1] == second and entry[2] & ALL_CARDS == w[REMAINING]:
            return entry[3]
    return -1


@kernel
def reaches_range(
    w: Any,
    table: Any,
    trick: int,
    turn: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    ends: int,
) -> int:
    """Return 1 if the maximizers can bring the count from here on into a range, else 0.

    Args:
        w: the array of the search.
        table: the transposition table.
        trick: counted from 0.
        turn: cards lying in the open trick.
        seat: whose turn it is.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten, 0 before one lies.
        winner: who played it.
        lying: the cards of the open trick.
        worth: their points.
        rest: all points that nobody has taken yet.
        ends: the range, see `pack_range`.
    """
    tables, own = tables_of(w, trick), own_address()
    low, high = (ends >> RANGE_BITS) - RANGE_OFFSET, (ends & (1 << RANGE_BITS) - 1) - RANGE_OFFSET
    first, second = 0, 0
    if turn == 0:
        found = _settled(low, high, rest, w[SLACK])
        if found >= 0:
            return found
        if trick + 1 == w[TRICKS]:
            count = last_trick(w, tables, trick, 0, counting_cards(w), seat, rest)
            return 1 if low <= count <= high else 0
        first, second = _table_keys(w, seat)
        first ^= times(ends, _MIXING[2]) & (1 << WORD) - 1
        found = _looked_up(w, _bucket_of(w, table, first, second), first, second)
        if found >= 0:
            return found
    seats, hand = w[SEATS], w[HANDS + seat]
    cards = legal_cards(tables, hand, led, best, lying)
    following = seat + 1 if seat + 1 < seats else 0
    wants = w[MAXIMIZERS] >> seat & 1
    found = 1 - wants
    while cards and found != wants:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        w[REMAINING] ^= bit
        w[NODES] += 1
        suit, highest, taker = lay_card(tables, turn, seat, led, best, winner, card)
        lies, gain = lying | bit, worth + w[POINTS + card]
        if turn + 1 < seats:
            found = call_address(
                own,
                w,
                table,
                trick,
                turn + 1,
                following,
                suit,
                highest,
                taker,
                lies,
                gain,
                rest,
                ends,
            )
        else:
            gain, left = finish_trick(w, trick, taker, gain, rest)
            if trick + 1 == w[TRICKS]:
                found = 1 if low <= gain <= high else 0
            else:
                after = pack_range(low - gain, high - gain)
                found = call_address(
                    own, w, table, trick + 1, 0, taker, NOBODY_LED, 0, 0, 0, 0, left, after
                )
        w[HANDS + seat] = hand
        w[REMAINING] ^= bit
    if turn == 0:
        entry = offset(
            _bucket_of(w, table, first, second), (w[NODES] & _BUCKET_SIZE - 1) * _ENTRY_SIZE
        )
        entry[0], entry[1], entry[2], entry[3] = first, second, w[REMAINING], found
    return found


@kernel
def can_reach_range(work: Ints, entries: Ints, place: Ints, rest: int, low: int, high: int) -> int:
    """Return 1 if the maximizers can bring the count into a range, else 0.

    Args:
        work: the array of the search, with the hands, as one row.
        entries: the transposition table, as one row.
        place: trick, turn, seat, led, best, winner, lying, worth as in `reaches_range`.
        rest: all points that nobody has taken yet.
        low: the lowest count wanted.
        high: the highest.
    """
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    trick, turn, seat, led = place[0], place[1], place[2], place[3]
    best, winner, lying, worth = place[4], place[5], place[6], place[7]
    ends = pack_range(low, high)
    return reaches_range(w, table, trick, turn, seat, led, best, winner, lying, worth, rest, ends)
