"""The table of positions, kept where a trick begins.

A bound of a position is proved by a play, and for few cards of a play does it matter which rank
they have: most only fall. So an entry says which cards were *needed*: the highest of each suit,
down to the lowest whose rank decided who took a trick or what might be played. It serves every
position in which the same seat leads, every seat holds as many cards of each suit, and the needed
cards belong, from the highest down, to the same seats. There any play of the one is a play of the
other, card by card, in which the same seats take the same tricks; so the count differs by no more
than the points by which the cards of one exceed those of the other. Most bounds leave so much room.

Entries of the same lengths stand in one bucket, eight in a block: first their keys, then their
cards of every other seat, and so on, so that all eight are looked at in one step. Within a search a
bucket is filled from its beginning.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.rules.bits import WORD, times
from buur.solver.array_layout import (
    ALL_CARDS,
    BUCKET_SIZE,
    CANONICAL_SETS,
    ENTRY_SIZE,
    EXCESS,
    EXCESS_SUIT,
    FIXED,
    GENERATION,
    HANDS,
    MAXIMIZERS,
    NEEDED,
    REMAINING,
    SEATS,
    SUIT_BITS,
    SUIT_SETS,
    TABLE_BITS,
    UNKNOWN,
)
from buur.solver.intrinsics import LANES, match_lanes, match_lanes_of_two, offset, prefetch, repack

_KEYS: Final = 0
_ODD: Final = 1 * LANES
"""Cards of every other seat, here and below at the places of the shape."""
_HIGH: Final = 2 * LANES
"""Cards of the seats 2 and 3."""
_NEEDED: Final = 3 * LANES
_CARDS: Final = 4 * LANES
"""The cards themselves; above them the card that did best, 1 if the count cannot be lower than
what is above that, 0 if it cannot be higher, and the count."""
_BEST: Final = 36
_LOW: Final = 42
_VALUE: Final = 43
_THIRD: Final = 18
"""Cards of the seats 4 and 5 stand above those of every other seat and those of 2 and 3, so many in
each."""
_BLOCK: Final = ENTRY_SIZE * LANES
_BLOCKS: Final = BUCKET_SIZE // LANES
_LENGTHS: Final = (1 << 48) - 1
ALL_LANES: Final = (1 << LANES) - 1
_LEADER: Final = 52
"""Where the leader stands in a key."""
_GENERATION: Final = 55
"""Where the number of a search stands in a key."""
_MIXING: Final = 0x1F83D9ABFB41BD6B, 0x1BE0CD19137E2179


@register_jitable(forceinline=True)
def canonical_set(w: Any, left: int) -> int:
    """Return the cards that stand for all that remain, whichever they are."""
    return (
        w[CANONICAL_SETS + (left & SUIT_BITS)]
        | w[CANONICAL_SETS + SUIT_SETS + (left >> 9 & SUIT_BITS)] << 9
        | w[CANONICAL_SETS + 2 * SUIT_SETS + (left >> 18 & SUIT_BITS)] << 18
        | w[CANONICAL_SETS + 3 * SUIT_SETS + (left >> 27 & SUIT_BITS)] << 27
    )


@register_jitable(forceinline=True)
def owner_bits(w: Any, shape: int) -> tuple[int, int, int]:
    """Return who holds the cards, one bit of the number of its seat after the other."""
    left = w[REMAINING]
    odd = w[HANDS + 1] | w[HANDS + 3] | w[HANDS + 5]
    third = 0
    if w[SEATS] > 4:
        third = repack(w[HANDS + 4] | w[HANDS + 5], left, shape)
    return repack(odd, left, shape), repack(w[HANDS + 2] | w[HANDS + 3], left, shape), third


@register_jitable(forceinline=True)
def table_key(w: Any, leader: int) -> int:
    """Return the leader and how many cards of each suit every seat holds, as an int.

    It is one to one for up to four seats; more are mixed in, each by a factor of its own: hands
    that change places are another position.
    """
    lengths = 0
    for seat in range(w[SEATS]):
        hand = w[HANDS + seat]
        three = (hand & SUIT_BITS).bit_count()
        three |= (hand >> 9 & SUIT_BITS).bit_count() << 4 | (
            hand >> 18 & SUIT_BITS
        ).bit_count() << 8
        if seat < 4:
            lengths ^= three << 12 * seat
        else:
            lengths ^= times(three + 1, _MIXING[seat - 4]) & _LENGTHS
    return lengths | w[HANDS].bit_count() << 48 | leader << _LEADER | w[GENERATION] << _GENERATION


@register_jitable(forceinline=True)
def bucket_of(w: Any, table: Any, key: int) -> Any:
    """Return the bucket of a key."""
    mixed = times(key, _MIXING[1])
    mixed = times(mixed ^ mixed >> 31, _MIXING[0]) >> WORD - w[TABLE_BITS]
    return offset(table, (mixed & ~(BUCKET_SIZE - 1)) * ENTRY_SIZE)


@register_jitable(forceinline=True)
def excess(w: Any, cards: int, others: int) -> int:
    """Return the points by which cards exceed others of the same lengths, one by one."""
    total = 0
    for suit in range(4):
        one, other = cards >> 9 * suit & SUIT_BITS, others >> 9 * suit & SUIT_BITS
        word = w[EXCESS + suit * EXCESS_SUIT + (one << 6 | other >> 3)]
        total += word >> ((other & 7) << 3) & 0xFF
    return total


@register_jitable(forceinline=True)
def _difference(w: Any, entry: Any, shape: int, low: int, room: int) -> int:
    """Return by how many points a bound of an entry may be wrong for the position, or more than
    there is room for."""
    cards = entry[_CARDS] & ALL_CARDS
    odd, high = repack(entry[_ODD], shape, cards), repack(entry[_HIGH], shape, cards)
    third = 0
    if w[SEATS] > 4:
        third = repack(_third(entry), shape, cards)
    total = 0
    for seat in range(w[SEATS]):
        theirs = cards & (odd if seat & 1 else ~odd)
        theirs &= (high if seat & 2 else ~high) & (third if seat & 4 else ~third)
        hand = w[HANDS + seat]
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
def prefetch_bucket(place: Any) -> None:
    """Have the first block of a bucket brought near, which is going to be probed."""
    for field in range(_BLOCK // LANES - 1):
        prefetch(offset(place, field * LANES))


@register_jitable(forceinline=True)
def probe(
    w: Any, place: Any, key: int, shape: int, odd: int, high: int, third: int, goal: int
) -> tuple[int, int]:
    """Return a value on the same side of the goal as the position's, or NOTHING, and a card that
    settled a position of the same pattern, or else of the same lengths, or -1."""
    hint, left, stamp = -1, w[REMAINING], w[GENERATION]
    settling = (w[MAXIMIZERS] >> (key >> _LEADER & 7) & 1) << _LOW
    for number in range(_BLOCKS):
        block = offset(place, number * _BLOCK)
        same = match_lanes(offset(block, _KEYS), key, -1)
        settled = same & match_lanes(offset(block, _CARDS), settling, 1 << _LOW)
        same &= match_lanes(offset(block, _CARDS), left, w[FIXED])
        same &= match_lanes_of_two(
            offset(block, _ODD), odd, offset(block, _HIGH), high, offset(block, _NEEDED)
        )
        nearest = settled & same
        if not nearest and hint < 0:
            nearest = settled
        if nearest:
            hint = block[_CARDS + _lowest(nearest)] >> _BEST & 63
        while same:
            entry = offset(block, _lowest(same))
            same &= same - 1
            low, value = entry[_CARDS] >> _LOW & 1, entry[_CARDS] >> _VALUE
            serves = w[SEATS] <= 4 or not (third ^ _third(entry)) & entry[_NEEDED]
            if serves and (value >= goal) == (low == 1):
                room = value - goal if low else goal - 1 - value
                difference = _difference(w, entry, shape, low, room)
                value += -difference if low else difference
                if (value >= goal) == (low == 1):
                    w[NEEDED] = repack(entry[_NEEDED], shape, left)
                    return value, hint
        if block[_KEYS + LANES - 1] >> _GENERATION != stamp:
            break
    return UNKNOWN, hint


@register_jitable(forceinline=True)
def _lowest(ways: int) -> int:
    """Return the first of some entries of a block."""
    return (ways & -ways).bit_length() - 1


@register_jitable(forceinline=True)
def store(
    w: Any,
    place: Any,
    key: int,
    shape: int,
    odd: int,
    high: int,
    third: int,
    value: int,
    goal: int,
    card: int,
    turn: int,
) -> None:
    """Keep what was found, in place of what it makes superfluous or of one that can be spared.

    The cards that were needed stand at `NEEDED`.
    """
    left, low, needed = (
        w[REMAINING],
        1 if value >= goal else 0,
        repack(w[NEEDED], w[REMAINING], shape),
    )
    odd |= (third & (1 << _THIRD) - 1) << _BEST
    high |= third >> _THIRD << _BEST
    known = left | card << _BEST | low << _LOW | value << _VALUE
    entry = offset(place, (turn & BUCKET_SIZE - 1) // LANES * _BLOCK + (turn & LANES - 1))
    for number in range(_BLOCKS):
        block = offset(place, number * _BLOCK)
        keys = offset(block, _KEYS)
        fit = match_lanes(keys, key, -1)
        fit &= match_lanes(offset(block, _ODD), odd, -1) & match_lanes(
            offset(block, _HIGH), high, -1
        )
        fit &= match_lanes(offset(block, _CARDS), known, ALL_CARDS | 1 << _LOW)
        fit &= match_lanes(offset(block, _NEEDED), needed, needed)
        fit |= ALL_LANES & ~match_lanes(keys, w[GENERATION] << _GENERATION, -1 << _GENERATION)
        if fit:
            entry = offset(block, _lowest(fit))
            break
    entry[_KEYS], entry[_ODD], entry[_HIGH] = key, odd, high
    entry[_NEEDED], entry[_CARDS] = needed, known
