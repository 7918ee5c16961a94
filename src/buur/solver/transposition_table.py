"""Transposition table of positions at the beginning of a trick, by partition search.

The rank of few cards matters to the proof of a bound. So an entry names the *needed* cards: the
highest of each suit, down to the lowest whose rank decided who took a trick or what was legal. The
entry holds for every position in which

- the same seat leads,
- every seat holds as many cards of each suit,
- the needed cards belong, from the highest down, to the same seats.

Every line of play in one such position corresponds to one in the other, card by card, in which the
same seats take the same tricks. So the counts differ by at most the points by which the cards of
one exceed those of the other. Most bounds leave that much room.

Positions with the same suit lengths share a bucket. A block of eight entries is stored field by
field: eight keys, then eight sets of cards of the odd seats, and so on, so that one vector
instruction compares all eight. Within a search a bucket is filled from its beginning.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba.extending import register_jitable

from buur.rules.bits import WORD, times
from buur.solver import array_layout as layout
from buur.solver.intrinsics import LANES, match_lanes, match_lanes_of_two, offset, prefetch, repack
from buur.solver.suit_masks import lowest

_KEYS: Final = 0
_ODD: Final = 1 * LANES
"""Cards of the odd seats, here and below mapped to the canonical set."""
_HIGH: Final = 2 * LANES
"""Cards of the seats 2 and 3."""
_NEEDED: Final = 3 * LANES
_CARDS: Final = 4 * LANES
"""All cards left. The bits above hold the best card, then 1 for a lower bound or 0 for an upper
bound, then the count."""
_BEST: Final = 36
_LOW: Final = 42
_VALUE: Final = 43
_THIRD: Final = 18
"""Bits of the cards of seats 4 and 5 that are stored above `_ODD`; the rest is above `_HIGH`."""
_BLOCK: Final = layout.ENTRY_SIZE * LANES
_BLOCKS: Final = layout.BUCKET_SIZE // LANES
_LENGTHS: Final = (1 << 48) - 1
ALL_LANES: Final = (1 << LANES) - 1
_LEADER: Final = 52
"""Offset of the leader in a key."""
_GENERATION: Final = 55
"""Offset of the generation in a key."""
MIXING: Final = 0x1F83D9ABFB41BD6B, 0x1BE0CD19137E2179, 0x1D8E4E27C47D124F
"""Odd factors of the hash functions."""


class TableKey(NamedTuple):
    """The parts of a position at the beginning of a trick that the table compares."""

    lengths: int
    """See `lengths_key`."""
    shape: int
    """The cards left, as a canonical set; the next three are parts of it."""
    odd: int
    """Cards of the odd seats."""
    high: int
    """Cards of the seats 2 and 3."""
    third: int
    """Cards of the seats 4 and 5."""


@register_jitable(forceinline=True)
def _canonical_set(w: Any, left: int) -> int:
    """Return the set that represents all sets equivalent to the cards left."""
    sets = offset(w, layout.CANONICAL_SETS)
    return (
        sets[left & layout.SUIT_BITS]
        | sets[layout.SUIT_SETS + (left >> 9 & layout.SUIT_BITS)] << 9
        | sets[2 * layout.SUIT_SETS + (left >> 18 & layout.SUIT_BITS)] << 18
        | sets[3 * layout.SUIT_SETS + (left >> 27 & layout.SUIT_BITS)] << 27
    )


@register_jitable(forceinline=True)
def table_key(w: Any, lengths: int) -> TableKey:
    """Return the key of a position, given its `lengths_key`."""
    left = w[layout.REMAINING]
    shape = _canonical_set(w, left)
    odd = w[layout.HANDS + 1] | w[layout.HANDS + 3] | w[layout.HANDS + 5]
    high = w[layout.HANDS + 2] | w[layout.HANDS + 3]
    third = 0
    if w[layout.SEATS] > 4:
        third = repack(w[layout.HANDS + 4] | w[layout.HANDS + 5], left, shape)
    return TableKey(lengths, shape, repack(odd, left, shape), repack(high, left, shape), third)


@register_jitable(forceinline=True)
def lengths_key(w: Any, leader: int) -> int:
    """Return a key of the leader and the suit lengths of every seat.

    It is unique for up to four seats; further seats are mixed in, each by a factor of its own.
    """
    lengths = 0
    for seat in range(w[layout.SEATS]):
        hand = w[layout.HANDS + seat]
        three = (hand & layout.SUIT_BITS).bit_count()
        three |= (hand >> 9 & layout.SUIT_BITS).bit_count() << 4 | (
            hand >> 18 & layout.SUIT_BITS
        ).bit_count() << 8
        if seat < 4:
            lengths ^= three << 12 * seat
        else:
            lengths ^= times(three + 1, MIXING[seat - 4]) & _LENGTHS
    tricks, generation = w[layout.HANDS].bit_count(), w[layout.GENERATION]
    return lengths | tricks << 48 | leader << _LEADER | generation << _GENERATION


@register_jitable(forceinline=True)
def hash_index(w: Any, key: int) -> int:
    """Return the index of the entry to which a key is hashed."""
    mixed = times(key, MIXING[1])
    return times(mixed ^ mixed >> 31, MIXING[0]) >> WORD - w[layout.TABLE_BITS]


@register_jitable(forceinline=True)
def bucket_of(w: Any, table: Any, lengths: int) -> Any:
    """Return the bucket of a position."""
    return offset(table, (hash_index(w, lengths) & ~(layout.BUCKET_SIZE - 1)) * layout.ENTRY_SIZE)


@register_jitable(forceinline=True)
def excess(w: Any, cards: int, others: int) -> int:
    """Return the sum of the points by which cards exceed their counterparts in another set.

    The sets have equally many cards of each suit. The n-th lowest card of a suit is compared with
    the n-th lowest in the other set, and only positive differences count.
    """
    total = 0
    for suit in range(4):
        one, other = cards >> 9 * suit & layout.SUIT_BITS, others >> 9 * suit & layout.SUIT_BITS
        word = w[layout.EXCESS + suit * layout.EXCESS_SUIT + (one << 6 | other >> 3)]
        total += word >> ((other & 7) << 3) & 0xFF
    return total


@register_jitable(forceinline=True)
def _difference(w: Any, entry: Any, shape: int, low: int, room: int) -> int:
    """Return the error of an entry's bound for the position, in points; any number above ``room``
    if it is too large."""
    cards = entry[_CARDS] & layout.ALL_CARDS
    odd, high = repack(entry[_ODD], shape, cards), repack(entry[_HIGH], shape, cards)
    third = 0
    if w[layout.SEATS] > 4:
        third = repack(_third(entry), shape, cards)
    total = 0
    for seat in range(w[layout.SEATS]):
        theirs = cards & (odd if seat & 1 else ~odd)
        theirs &= (high if seat & 2 else ~high) & (third if seat & 4 else ~third)
        hand = w[layout.HANDS + seat]
        if theirs != hand:
            total += excess(w, theirs, hand) if low else excess(w, hand, theirs)
            if total > room:
                break
    return total


@register_jitable(forceinline=True)
def _third(entry: Any) -> int:
    """Return the cards of the seats 4 and 5 of an entry."""
    return entry[_ODD] >> _BEST | entry[_HIGH] >> _BEST << _THIRD


@register_jitable(forceinline=True)
def prefetch_bucket(bucket: Any) -> None:
    """Prefetch the first block of a bucket."""
    for field in range(_BLOCK // LANES - 1):
        prefetch(offset(bucket, field * LANES))


@register_jitable(forceinline=True)
def probe(w: Any, bucket: Any, key: TableKey, goal: int) -> tuple[int, int]:
    """Return a bound that tells whether the goal is reached, or `UNKNOWN`, and a card to try first.

    The card settled an equivalent position, or else one of the same suit lengths; -1 for none.
    """
    hint, left, stamp = -1, w[layout.REMAINING], w[layout.GENERATION]
    settling = (w[layout.MAXIMIZERS] >> (key.lengths >> _LEADER & 7) & 1) << _LOW
    for number in range(_BLOCKS):
        block = offset(bucket, number * _BLOCK)
        same = match_lanes(offset(block, _KEYS), key.lengths, -1)
        settled = same & match_lanes(offset(block, _CARDS), settling, 1 << _LOW)
        same &= match_lanes(offset(block, _CARDS), left, w[layout.FIXED])
        same &= match_lanes_of_two(
            offset(block, _ODD), key.odd, offset(block, _HIGH), key.high, offset(block, _NEEDED)
        )
        nearest = settled & same
        if not nearest and hint < 0:
            nearest = settled
        if nearest:
            hint = block[_CARDS + lowest(nearest)] >> _BEST & 63
        while same:
            entry = offset(block, lowest(same))
            same &= same - 1
            low, value = entry[_CARDS] >> _LOW & 1, entry[_CARDS] >> _VALUE
            serves = w[layout.SEATS] <= 4 or not (key.third ^ _third(entry)) & entry[_NEEDED]
            if serves and (value >= goal) == (low == 1):
                room = value - goal if low else goal - 1 - value
                difference = _difference(w, entry, key.shape, low, room)
                value += -difference if low else difference
                if (value >= goal) == (low == 1):
                    w[layout.NEEDED] = repack(entry[_NEEDED], key.shape, left)
                    return value, hint
        if block[_KEYS + LANES - 1] >> _GENERATION != stamp:
            break
    return layout.UNKNOWN, hint


@register_jitable(forceinline=True)
def store(w: Any, bucket: Any, key: TableKey, value: int, goal: int, card: int) -> None:
    """Store a bound in place of an entry that it supersedes, of an older search, or of any other.

    `NEEDED` holds the cards that the bound depends on.
    """
    left, low = w[layout.REMAINING], 1 if value >= goal else 0
    needed = repack(w[layout.NEEDED], left, key.shape)
    odd = key.odd | (key.third & (1 << _THIRD) - 1) << _BEST
    high = key.high | key.third >> _THIRD << _BEST
    known = left | card << _BEST | low << _LOW | value << _VALUE
    stamp = w[layout.GENERATION] << _GENERATION
    way = w[layout.NODES] & layout.BUCKET_SIZE - 1
    entry = offset(bucket, way // LANES * _BLOCK + (way & LANES - 1))
    for number in range(_BLOCKS):
        block = offset(bucket, number * _BLOCK)
        keys = offset(block, _KEYS)
        fit = match_lanes(keys, key.lengths, -1)
        fit &= match_lanes(offset(block, _ODD), odd, -1) & match_lanes(
            offset(block, _HIGH), high, -1
        )
        fit &= match_lanes(offset(block, _CARDS), known, layout.ALL_CARDS | 1 << _LOW)
        fit &= match_lanes(offset(block, _NEEDED), needed, needed)
        fit |= ALL_LANES & ~match_lanes(keys, stamp, -1 << _GENERATION)
        if fit:
            entry = offset(block, lowest(fit))
            break
    entry[_KEYS], entry[_ODD], entry[_HIGH] = key.lengths, odd, high
    entry[_NEEDED], entry[_CARDS] = needed, known
