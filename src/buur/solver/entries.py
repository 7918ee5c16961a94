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
from buur.solver.memory import (
    ALL,
    BITS,
    CHOOSERS,
    ENTRY,
    EXCESS,
    EXCESS_SUIT,
    FIXED,
    HANDS,
    LANE,
    LEFT,
    NEEDED,
    NOTHING,
    SEATS,
    SHAPES,
    STAMP,
    SUIT,
    WAYS,
)
from buur.solver.words import EIGHT, alike, alike_in_both, along, fetch, relaid

_KEYS: Final = 0
_ODD: Final = 1 * EIGHT
"""Cards of every other seat, here and below at the places of the shape."""
_HIGH: Final = 2 * EIGHT
"""Cards of the seats 2 and 3."""
_NEEDED: Final = 3 * EIGHT
_CARDS: Final = 4 * EIGHT
"""The cards themselves; above them the card that did best, 1 if the count cannot be lower than
what is above that, 0 if it cannot be higher, and the count."""
_BEST: Final = 36
_LOW: Final = 42
_VALUE: Final = 43
_THIRD: Final = 18
"""Cards of the seats 4 and 5 stand above those of every other seat and those of 2 and 3, so many in
each."""
_BLOCK: Final = ENTRY * EIGHT
_BLOCKS: Final = WAYS // EIGHT
_LENGTHS: Final = (1 << 48) - 1
EVERY: Final = (1 << EIGHT) - 1
_LEADER: Final = 52
"""Where the leader stands in a key."""
_STAMPED: Final = 55
"""Where the number of a search stands in a key."""
_MIXING: Final = 0x1F83D9ABFB41BD6B, 0x1BE0CD19137E2179


@register_jitable(forceinline=True)
def shape_of(w: Any, left: int) -> int:
    """Return the cards that stand for all that remain, whichever they are."""
    return (
        w[SHAPES + (left & SUIT)]
        | w[SHAPES + LANE + (left >> 9 & SUIT)] << 9
        | w[SHAPES + 2 * LANE + (left >> 18 & SUIT)] << 18
        | w[SHAPES + 3 * LANE + (left >> 27 & SUIT)] << 27
    )


@register_jitable(forceinline=True)
def owners(w: Any, shape: int) -> tuple[int, int, int]:
    """Return who holds the cards, one bit of the number of its seat after the other."""
    left = w[LEFT]
    odd = w[HANDS + 1] | w[HANDS + 3] | w[HANDS + 5]
    third = 0
    if w[SEATS] > 4:
        third = relaid(w[HANDS + 4] | w[HANDS + 5], left, shape)
    return relaid(odd, left, shape), relaid(w[HANDS + 2] | w[HANDS + 3], left, shape), third


@register_jitable(forceinline=True)
def key_of(w: Any, leader: int) -> int:
    """Return the leader and how many cards of each suit every seat holds, as an int.

    It is one to one for up to four seats; more are mixed in, each by a factor of its own: hands
    that change places are another position.
    """
    lengths = 0
    for seat in range(w[SEATS]):
        hand = w[HANDS + seat]
        three = (hand & SUIT).bit_count()
        three |= (hand >> 9 & SUIT).bit_count() << 4 | (hand >> 18 & SUIT).bit_count() << 8
        if seat < 4:
            lengths ^= three << 12 * seat
        else:
            lengths ^= times(three + 1, _MIXING[seat - 4]) & _LENGTHS
    return lengths | w[HANDS].bit_count() << 48 | leader << _LEADER | w[STAMP] << _STAMPED


@register_jitable(forceinline=True)
def place_of(w: Any, table: Any, key: int) -> Any:
    """Return the bucket of a key."""
    mixed = times(key, _MIXING[1])
    mixed = times(mixed ^ mixed >> 31, _MIXING[0]) >> WORD - w[BITS]
    return along(table, (mixed & ~(WAYS - 1)) * ENTRY)


@register_jitable(forceinline=True)
def excess(w: Any, cards: int, others: int) -> int:
    """Return the points by which cards exceed others of the same lengths, one by one."""
    total = 0
    for suit in range(4):
        one, other = cards >> 9 * suit & SUIT, others >> 9 * suit & SUIT
        word = w[EXCESS + suit * EXCESS_SUIT + (one << 6 | other >> 3)]
        total += word >> ((other & 7) << 3) & 0xFF
    return total


@register_jitable(forceinline=True)
def _difference(w: Any, entry: Any, shape: int, low: int, room: int) -> int:
    """Return by how many points a bound of an entry may be wrong for the position, or more than
    there is room for."""
    cards = entry[_CARDS] & ALL
    odd, high = relaid(entry[_ODD], shape, cards), relaid(entry[_HIGH], shape, cards)
    third = 0
    if w[SEATS] > 4:
        third = relaid(_third(entry), shape, cards)
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
def bring_near(place: Any) -> None:
    """Have the first block of a bucket brought near, which is going to be probed."""
    for field in range(_BLOCK // EIGHT - 1):
        fetch(along(place, field * EIGHT))


@register_jitable(forceinline=True)
def probe(
    w: Any, place: Any, key: int, shape: int, odd: int, high: int, third: int, goal: int
) -> tuple[int, int]:
    """Return a value on the same side of the goal as the position's, or NOTHING, and a card that
    settled a position of the same pattern, or else of the same lengths, or -1."""
    hint, left, stamp = -1, w[LEFT], w[STAMP]
    settling = (w[CHOOSERS] >> (key >> _LEADER & 7) & 1) << _LOW
    for number in range(_BLOCKS):
        block = along(place, number * _BLOCK)
        same = alike(along(block, _KEYS), key, -1)
        settled = same & alike(along(block, _CARDS), settling, 1 << _LOW)
        same &= alike(along(block, _CARDS), left, w[FIXED])
        same &= alike_in_both(
            along(block, _ODD), odd, along(block, _HIGH), high, along(block, _NEEDED)
        )
        nearest = settled & same
        if not nearest and hint < 0:
            nearest = settled
        if nearest:
            hint = block[_CARDS + _lowest(nearest)] >> _BEST & 63
        while same:
            entry = along(block, _lowest(same))
            same &= same - 1
            low, value = entry[_CARDS] >> _LOW & 1, entry[_CARDS] >> _VALUE
            serves = w[SEATS] <= 4 or not (third ^ _third(entry)) & entry[_NEEDED]
            if serves and (value >= goal) == (low == 1):
                room = value - goal if low else goal - 1 - value
                difference = _difference(w, entry, shape, low, room)
                value += -difference if low else difference
                if (value >= goal) == (low == 1):
                    w[NEEDED] = relaid(entry[_NEEDED], shape, left)
                    return value, hint
        if block[_KEYS + EIGHT - 1] >> _STAMPED != stamp:
            break
    return NOTHING, hint


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
    left, low, needed = w[LEFT], 1 if value >= goal else 0, relaid(w[NEEDED], w[LEFT], shape)
    odd |= (third & (1 << _THIRD) - 1) << _BEST
    high |= third >> _THIRD << _BEST
    known = left | card << _BEST | low << _LOW | value << _VALUE
    entry = along(place, (turn & WAYS - 1) // EIGHT * _BLOCK + (turn & EIGHT - 1))
    for number in range(_BLOCKS):
        block = along(place, number * _BLOCK)
        keys = along(block, _KEYS)
        fit = alike(keys, key, -1)
        fit &= alike(along(block, _ODD), odd, -1) & alike(along(block, _HIGH), high, -1)
        fit &= alike(along(block, _CARDS), known, ALL | 1 << _LOW)
        fit &= alike(along(block, _NEEDED), needed, needed)
        fit |= EVERY & ~alike(keys, w[STAMP] << _STAMPED, -1 << _STAMPED)
        if fit:
            entry = along(block, _lowest(fit))
            break
    entry[_KEYS], entry[_ODD], entry[_HIGH] = key, odd, high
    entry[_NEEDED], entry[_CARDS] = needed, known
