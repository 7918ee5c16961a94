"""Search that tells whether a side can force its count into a range against every defence."""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.rules.bits import WORD, times
from buur.solver import array_layout as layout
from buur.solver.bounds import counting_cards, last_trick, root_node
from buur.solver.intrinsics import call_address, offset, own_address
from buur.solver.node import Node
from buur.solver.suit_masks import lowest
from buur.solver.transitions import finish_trick, play_card, playable_cards, tables_of, take_back
from buur.solver.transposition_table import MIXING, hash_index, table_key

RANGE_OFFSET: Final = 1 << 14
"""Added to both ends of a range, so that neither is negative."""
RANGE_BITS: Final = 16
"""Bits of the upper end."""
_ENTRY_SIZE: Final = 4
"""Ints of an entry of the transposition table."""
_BUCKET_SIZE: Final = 4
"""Entries of a bucket."""


@register_jitable(forceinline=True)
def _table_keys(w: Any, leader: int, ends: int) -> tuple[int, int]:
    """Return the key of a position and a range as two ints, unique for up to four seats.

    The owner of a card is a number of three bits. The keys hold the first two; for five or six
    seats the third is mixed in by a hash, as is the range.
    """
    key = table_key(w, 0)
    first = key.shape | (key.odd & 0x3FFFFFF) << 36
    second = key.high | key.odd >> 26 << 36 | leader << 46 | w[layout.GENERATION] << 49
    first ^= times(key.third, MIXING[0]) ^ times(ends, MIXING[2]) & (1 << WORD) - 1
    return first, second ^ times(key.third, MIXING[1])


@register_jitable(forceinline=True)
def _bucket_of(w: Any, table: Any, first: int, second: int) -> Any:
    """Return the bucket of a key."""
    index = hash_index(w, first ^ times(second, MIXING[0]))
    return offset(table, (index & ~(_BUCKET_SIZE - 1)) * _ENTRY_SIZE)


@register_jitable(forceinline=True)
def pack_range(low: int, high: int) -> int:
    """Pack a range into one int."""
    return low + RANGE_OFFSET << RANGE_BITS | high + RANGE_OFFSET


@register_jitable(forceinline=True)
def _settled(w: Any, node: Node, low: int, high: int) -> int:
    """Return 1 or 0 if the answer needs no search, else -1."""
    slack, rest = w[layout.SLACK], node.rest
    if high < -slack or low > rest + slack or high < low:
        return 0
    if low <= -slack and high >= rest + slack:
        return 1
    if node.trick + 1 == w[layout.TRICKS]:
        return 1 if low <= last_trick(w, node, 0, counting_cards(w)) <= high else 0
    return -1


@register_jitable(forceinline=True)
def _looked_up(w: Any, bucket: Any, first: int, second: int) -> int:
    """Return the answer of the table, 1 or 0, or -1 if it has none."""
    for way in range(_BUCKET_SIZE):
        entry = offset(bucket, way * _ENTRY_SIZE)
        same_cards = entry[2] & layout.ALL_CARDS == w[layout.REMAINING]
        if entry[0] == first and entry[1] == second and same_cards:
            return entry[3]
    return -1


@kernel
def reaches_range(w: Any, table: Any, node: Node, ends: int) -> int:
    """Return 1 if the maximizers can force the count from a node on into a range, else 0.

    Args:
        w: the array of the search.
        table: the transposition table.
        node: the node from which on points count.
        ends: the range, see `pack_range`.
    """
    tables, seats, own = tables_of(w, node.trick), w[layout.SEATS], own_address()
    low, high = (ends >> RANGE_BITS) - RANGE_OFFSET, (ends & (1 << RANGE_BITS) - 1) - RANGE_OFFSET
    first, second = 0, 0
    if node.turn == 0:
        found = _settled(w, node, low, high)
        if found >= 0:
            return found
        first, second = _table_keys(w, node.seat, ends)
        found = _looked_up(w, _bucket_of(w, table, first, second), first, second)
        if found >= 0:
            return found
    cards = playable_cards(w, tables, node)
    wants = w[layout.MAXIMIZERS] >> node.seat & 1
    found = 1 - wants
    while cards and found != wants:
        card = lowest(cards)
        cards &= cards - 1
        w[layout.NODES] += 1
        later = play_card(w, tables, node, seats, card)
        if later.turn < seats:
            found = call_address(own, w, table, later, ends)
        else:
            gain, following = finish_trick(w, later)
            if following.trick == w[layout.TRICKS]:
                found = 1 if low <= gain <= high else 0
            else:
                found = call_address(own, w, table, following, pack_range(low - gain, high - gain))
        take_back(w, node.seat, card)
    if node.turn == 0:
        way = w[layout.NODES] & _BUCKET_SIZE - 1
        entry = offset(_bucket_of(w, table, first, second), way * _ENTRY_SIZE)
        entry[0], entry[1], entry[2], entry[3] = first, second, w[layout.REMAINING], found
    return found


@kernel
def can_reach_range(work: Ints, entries: Ints, place: Ints, low: int, high: int) -> int:
    """Return 1 if the maximizers can force the count into a range, else 0.

    The first three arguments are those of `buur.solver.search.count_cards`.

    Args:
        low: the lowest count of the range.
        high: the highest count of the range.
    """
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    return reaches_range(w, table, root_node(w, place), pack_range(low, high))
