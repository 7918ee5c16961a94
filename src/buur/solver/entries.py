"""The table of positions, kept where a trick begins.

What a position is worth depends on who holds which cards in order of rank, and on their points. So
a position stands in the table under its *pattern*: by suit, the owners of its cards from the lowest
to the highest, whatever the cards. The entry keeps the cards. Where a position meets an entry of
its own pattern with other cards, any play of the one is a play of the other, card by card, in which
the same seats take the same tricks; so the count differs by no more than the points by which the
cards of one exceed those of the other. Most bounds leave so much room.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.rules.bits import WORD, times
from buur.solver.memory import (
    ALL,
    BITS,
    ENTRY,
    EXCESS,
    EXCESS_SUIT,
    HANDS,
    LANE,
    LEFT,
    NOTHING,
    SEATS,
    SHAPES,
    STAMP,
    SUIT,
    WAYS,
)
from buur.solver.words import along, relaid

ZERO: Final = 1 << 14
"""Added to bounds, so that none is negative."""
LOW: Final = 1 << 15
_BOUND: Final = LOW - 1
_MIXING: Final = 0x1F83D9ABFB41BD6B, 0x1BE0CD19137E2179


@register_jitable
def shape_of(w: Any, left: int) -> int:
    """Return the cards that stand for all that remain, whichever they are."""
    return (
        w[SHAPES + (left & SUIT)]
        | w[SHAPES + LANE + (left >> 9 & SUIT)] << 9
        | w[SHAPES + 2 * LANE + (left >> 18 & SUIT)] << 18
        | w[SHAPES + 3 * LANE + (left >> 27 & SUIT)] << 27
    )


@register_jitable
def keys_of(w: Any, leader: int) -> tuple[int, int]:
    """Return the pattern of a position as two ints; one to one for up to four seats.

    The owner of a card is a number of three bits, the first two of which fill the keys. Where there
    are five or six seats, the third is mixed in.
    """
    left = w[LEFT]
    shape = shape_of(w, left)
    odd = w[HANDS + 1] | w[HANDS + 3] | w[HANDS + 5]
    odd, high = relaid(odd, left, shape), relaid(w[HANDS + 2] | w[HANDS + 3], left, shape)
    first = shape | (odd & 0x3FFFFFF) << 36
    second = high | odd >> 26 << 36 | leader << 46 | w[STAMP] << 49
    if w[SEATS] > 4:
        third = relaid(w[HANDS + 4] | w[HANDS + 5], left, shape)
        first ^= times(third, _MIXING[0])
        second ^= times(third, _MIXING[1])
    return first, second


@register_jitable
def place_of(w: Any, table: Any, first: int, second: int) -> Any:
    """Return the entries in which a pattern may stand."""
    mixed = times(first ^ times(second, _MIXING[0]), _MIXING[1])
    mixed = times(mixed ^ mixed >> 31, _MIXING[0]) >> WORD - w[BITS]
    return along(table, (mixed & ~(WAYS - 1)) * ENTRY)


@register_jitable
def excess(w: Any, cards: int, others: int) -> int:
    """Return the points by which cards exceed others of the same pattern, one by one."""
    total = 0
    for suit in range(4):
        one, other = cards >> 9 * suit & SUIT, others >> 9 * suit & SUIT
        word = w[EXCESS + suit * EXCESS_SUIT + (one << 6 | other >> 3)]
        total += word >> ((other & 7) << 3) & 0xFF
    return total


@register_jitable
def probe(w: Any, place: Any, first: int, second: int, goal: int) -> tuple[int, int]:
    """Return a value on the same side of the goal as the position's, or NOTHING, and the card that
    did best in such a position, or -1."""
    hint, left = -1, w[LEFT]
    for way in range(WAYS):
        entry = along(place, way * ENTRY)
        if entry[0] == first and entry[1] == second:
            cards = entry[2] & ALL
            low, high = (entry[3] & _BOUND) - ZERO, (entry[3] >> 15) - ZERO
            if cards == left:
                hint = entry[2] >> 36
                if low >= goal:
                    return low, hint
                if high < goal:
                    return high, hint
                continue
            if hint < 0:
                hint = entry[2] >> 36
            if low >= goal:
                found = low - excess(w, cards, left)
                if found >= goal:
                    return found, hint
            if high < goal:
                found = high + excess(w, left, cards)
                if found < goal:
                    return found, hint
    return NOTHING, hint


@register_jitable
def store(
    w: Any, place: Any, first: int, second: int, value: int, goal: int, card: int, turn: int
) -> None:
    """Keep what was found, in the position's own entry or in one that can be spared."""
    left, chosen = w[LEFT], -1
    for way in range(WAYS):
        entry = along(place, way * ENTRY)
        if entry[0] == first and entry[1] == second and entry[2] & ALL == left:
            chosen = way
    if chosen < 0:
        chosen = turn & WAYS - 1
        for way in range(WAYS):
            if along(place, way * ENTRY)[1] >> 49 != w[STAMP]:
                chosen = way
        entry = along(place, chosen * ENTRY)
        entry[0], entry[1] = first, second
        entry[3] = (LOW - 1) << 15
    entry = along(place, chosen * ENTRY)
    low, high = entry[3] & _BOUND, entry[3] >> 15
    if value >= goal:
        low = max(low, value + ZERO)
    else:
        high = min(high, value + ZERO)
    entry[2] = left | card << 36
    entry[3] = low | high << 15
