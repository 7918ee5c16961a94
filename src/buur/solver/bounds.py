"""Static bounds of the count: quick winners of a side, without search."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.solver.array_layout import (
    HANDS,
    LAST,
    NEEDED,
    POINTS,
    REMAINING,
    SEATS,
    SORTED,
    SUIT_BITS,
    TAKERS,
    TRICK,
    TRICK_TABLE_SIZE,
    TRICK_TABLES,
    UNKNOWN,
    VALUE_COUNT,
    VALUES,
)
from buur.solver.suit_masks import fill_down, suit_mask

# Loops over some of the seats, not over all, are what the compiler does not try to vectorize.


@register_jitable(forceinline=True)
def first_seat(seats: int) -> int:
    """Return the first of a set of seats, which is not empty."""
    return (seats & -seats).bit_length() - 1


@register_jitable(forceinline=True)
def counting_cards(w: Any) -> int:
    """Return the cards of the seats whose tricks count."""
    found, seats = 0, w[TAKERS]
    while seats:
        found |= w[HANDS + first_seat(seats)]
        seats &= seats - 1
    return found


@register_jitable(forceinline=True)
def points_of(w: Any, cards: int) -> int:
    """Return the points of cards."""
    total = 0
    while cards:
        total += w[POINTS + (cards & -cards).bit_length() - 1]
        cards &= cards - 1
    return total


@register_jitable(forceinline=True)
def highest_points(w: Any, cards: int, count: int) -> int:
    """Return the points of the most valuable cards."""
    total = 0
    for worth in range(w[VALUE_COUNT]):
        many = min((cards & w[VALUES + 2 * worth + 1]).bit_count(), count)
        total += many * w[VALUES + 2 * worth]
        count -= many
        if not count:
            break
    return total


@register_jitable(forceinline=True)
def cashable_points(
    w: Any, trump_mask: int, seat: int, leader: int, tricks: int, rest: int, least: int
) -> int:
    """Return the points that the side of a seat takes at least by leading its winners, or 0 if they
    are fewer than wanted.

    The leader is this seat, or one of its side that can reach it in a suit of which it holds the
    highest card. The seat leads the highest cards there are, trumps first where others could ruff.
    Every other hand keeps its most valuable cards.
    """
    hand, left = w[HANDS + seat], w[REMAINING]
    masters = hand & ~fill_down(left & ~hand)
    if not masters:
        return 0
    everybody, longest, ruffers = (1 << w[SEATS]) - 1, 0, 0
    against = everybody & (~w[TAKERS] if w[TAKERS] >> seat & 1 else w[TAKERS])
    while against:
        trumps = w[HANDS + first_seat(against)] & trump_mask
        against &= against - 1
        ruffers |= trumps
        longest = max(longest, trumps.bit_count())
    if leader != seat and not _reached(masters, w[HANDS + leader], trump_mask if ruffers else -1):
        return 0
    winners = w[NEEDED] = masters
    if (masters & trump_mask).bit_count() < longest:
        winners &= trump_mask
        w[NEEDED] = winners
    else:
        winners |= _established(w, seat, masters)
    won = winners.bit_count()
    if won >= tricks:
        return rest
    kept = points_of(w, hand & ~winners) + w[LAST] + w[TRICK] * (tricks - won)
    others = everybody ^ 1 << seat
    while others and rest - kept >= least:
        kept += highest_points(w, w[HANDS + first_seat(others)], tricks - won)
        others &= others - 1
    return rest - kept if rest - kept >= least else 0


@register_jitable(forceinline=True)
def _reached(masters: int, hand: int, by: int) -> bool:
    """Tell whether a hand can lead one of the allowed cards in a suit of the masters."""
    while masters:
        suit = suit_mask((masters & -masters).bit_length() - 1)
        if suit & hand and suit & by:
            return True
        masters &= ~suit
    return False


@register_jitable(forceinline=True)
def _established(w: Any, seat: int, masters: int) -> int:
    """Return all cards of the suits in which the masters draw every card of the others."""
    found, hand = 0, w[HANDS + seat]
    for number in range(4):
        suit = SUIT_BITS << 9 * number
        many = (masters & suit).bit_count()
        if many and hand & suit & ~masters:
            others = (1 << w[SEATS]) - 1 ^ 1 << seat
            while others and (w[HANDS + first_seat(others)] & suit).bit_count() <= many:
                others &= others - 1
            if not others:
                found |= hand & suit
    return found


@register_jitable(forceinline=True)
def certain_bound(w: Any, trump_mask: int, leader: int, tricks: int, rest: int, goal: int) -> int:
    """Return a bound of the count that settles the goal, or `UNKNOWN`.

    Both sides must want the points that they take.
    """
    takes = w[TAKERS] >> leader & 1
    best, needed = 0, 0
    least = goal if takes else rest - goal + 1
    side = (1 << w[SEATS]) - 1 & (w[TAKERS] if takes else ~w[TAKERS])
    while side:
        gain = cashable_points(w, trump_mask, first_seat(side), leader, tricks, rest, least)
        side &= side - 1
        if gain > best:
            best, needed = gain, w[NEEDED]
    w[NEEDED] = needed
    low, high = (best, rest) if takes else (0, rest - best)
    if low >= goal:
        return low
    if high < goal:
        return high
    trumps = w[REMAINING] & trump_mask
    if trumps:
        # The highest trumps cannot be lost.
        ours = counting_cards(w)
        w[NEEDED] = ours & trumps & ~fill_down(trumps & ~ours)
        low = points_of(w, w[NEEDED])
        if low >= goal:
            return low
        w[NEEDED] = trumps & ~ours & ~fill_down(trumps & ours)
        high = rest - points_of(w, w[NEEDED])
        if high < goal:
            return high
    return UNKNOWN


@register_jitable(forceinline=True)
def last_trick(
    w: Any, tables: Tables, trick: int, gone: int, ours: int, leader: int, rest: int
) -> int:
    """Return the count of the last trick, in which every card is forced.

    The card that takes it is needed where another of its suit could take it for the other side.

    Args:
        w: the array of the search; hands may still hold cards that are gone.
        tables: of the trick.
        trick: counted from 0.
        gone: cards of the trick before.
        ours: cards of the seats whose tricks count (`counting_cards`), gone or not.
        leader: who leads.
        rest: all points that nobody has taken yet.
    """
    left, best = w[REMAINING] & ~gone, (w[HANDS + leader] & ~gone).bit_length() - 1
    if w[TRICK_TABLES + trick * TRICK_TABLE_SIZE + SORTED]:
        trumps = left & tables.trump_mask
        best = (trumps or left & suit_mask(best)).bit_length() - 1
        takes = ours >> best & 1
    else:
        winner = leader
        for turn in range(1, w[SEATS]):
            seat = leader + turn
            seat = seat - w[SEATS] if seat >= w[SEATS] else seat
            card = (w[HANDS + seat] & ~gone).bit_length() - 1
            if tables.beaten_by[best] >> card & 1:
                winner = seat
                best = card if best != tables.buur else best
        takes = w[TAKERS] >> winner & 1
    theirs = left & (~ours if takes else ours)
    w[NEEDED] = 1 << best if theirs & suit_mask(best) else 0
    return rest if takes else 0
