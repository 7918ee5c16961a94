"""Bounds of a position's count without search, and the exact count of the last trick."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from buur.kernels.game import Ints
from buur.solver import array_layout as layout
from buur.solver.node import Node
from buur.solver.suit_masks import fill_down, lowest, suit_mask
from buur.solver.transitions import tables_of, trick_table

# Loops run over a set of seats, not over all of them, so that the compiler does not vectorize them.


@register_jitable(forceinline=True)
def counting_cards(w: Any) -> int:
    """Return the cards of the seats whose tricks count."""
    found, seats = 0, w[layout.TAKERS]
    while seats:
        found |= w[layout.HANDS + lowest(seats)]
        seats &= seats - 1
    return found


@register_jitable(forceinline=True)
def points_of(w: Any, cards: int) -> int:
    """Return the sum of the points of cards."""
    total = 0
    while cards:
        total += w[layout.POINTS + lowest(cards)]
        cards &= cards - 1
    return total


@register_jitable
def root_node(w: Any, place: Ints) -> Node:
    """Return the root of a search, given the fields of `Node` without ``rest`` as an array.

    A call from Python costs less with an array than with a named tuple.
    """
    trick, worth = place[0], place[7]
    rest = points_of(w, w[layout.REMAINING]) + worth + w[layout.LAST]
    rest += w[layout.TRICK] * (w[layout.TRICKS] - trick)
    return Node(trick, place[1], place[2], place[3], place[4], place[5], place[6], worth, rest)


@register_jitable(forceinline=True)
def highest_points(w: Any, cards: int, count: int) -> int:
    """Return the points of the ``count`` most valuable cards."""
    total = 0
    for worth in range(w[layout.VALUE_COUNT]):
        many = min((cards & w[layout.VALUES + 2 * worth + 1]).bit_count(), count)
        total += many * w[layout.VALUES + 2 * worth]
        count -= many
        if not count:
            break
    return total


@register_jitable(forceinline=True)
def cashable_points(w: Any, trump_mask: int, seat: int, node: Node, least: int) -> int:
    """Return the points that the side of a seat takes at least by leading its winners, or 0 if they
    are fewer than wanted.

    The leader is this seat, or one of its side that can reach it in a suit of which it holds the
    highest card. The seat leads the highest cards there are, trumps first where others could ruff.
    Every other hand keeps its most valuable cards.
    """
    hand, left = w[layout.HANDS + seat], w[layout.REMAINING]
    leader, tricks, rest = node.seat, w[layout.TRICKS] - node.trick, node.rest
    masters = hand & ~fill_down(left & ~hand)
    if not masters:
        return 0
    everybody, longest, ruffers = (1 << w[layout.SEATS]) - 1, 0, 0
    against = everybody & (~w[layout.TAKERS] if w[layout.TAKERS] >> seat & 1 else w[layout.TAKERS])
    while against:
        trumps = w[layout.HANDS + lowest(against)] & trump_mask
        against &= against - 1
        ruffers |= trumps
        longest = max(longest, trumps.bit_count())
    by = trump_mask if ruffers else -1
    if leader != seat and not _reached(masters, w[layout.HANDS + leader], by):
        return 0
    winners = w[layout.NEEDED] = masters
    if (masters & trump_mask).bit_count() < longest:
        winners &= trump_mask
        w[layout.NEEDED] = winners
    else:
        winners |= _established(w, seat, masters)
    won = winners.bit_count()
    if won >= tricks:
        return rest
    kept = points_of(w, hand & ~winners) + w[layout.LAST] + w[layout.TRICK] * (tricks - won)
    others = everybody ^ 1 << seat
    while others and rest - kept >= least:
        kept += highest_points(w, w[layout.HANDS + lowest(others)], tricks - won)
        others &= others - 1
    return rest - kept if rest - kept >= least else 0


@register_jitable(forceinline=True)
def _reached(masters: int, hand: int, by: int) -> bool:
    """Tell whether a hand can lead one of the allowed cards in a suit of the masters."""
    while masters:
        suit = suit_mask(lowest(masters))
        if suit & hand and suit & by:
            return True
        masters &= ~suit
    return False


@register_jitable(forceinline=True)
def _established(w: Any, seat: int, masters: int) -> int:
    """Return all cards of the suits in which the masters draw every card of the others."""
    found, hand = 0, w[layout.HANDS + seat]
    for number in range(4):
        suit = layout.SUIT_BITS << 9 * number
        many = (masters & suit).bit_count()
        if many and hand & suit & ~masters:
            others = (1 << w[layout.SEATS]) - 1 ^ 1 << seat
            while others and (w[layout.HANDS + lowest(others)] & suit).bit_count() <= many:
                others &= others - 1
            if not others:
                found |= hand & suit
    return found


@register_jitable(forceinline=True)
def certain_bound(w: Any, trump_mask: int, node: Node, goal: int) -> int:
    """Return a bound of the count that settles the goal, or `UNKNOWN`.

    Both sides must want the points that they take, and the trick must not have begun.
    """
    takes, rest = w[layout.TAKERS] >> node.seat & 1, node.rest
    best, needed = 0, 0
    least = goal if takes else rest - goal + 1
    side = (1 << w[layout.SEATS]) - 1 & (w[layout.TAKERS] if takes else ~w[layout.TAKERS])
    while side:
        gain = cashable_points(w, trump_mask, lowest(side), node, least)
        side &= side - 1
        if gain > best:
            best, needed = gain, w[layout.NEEDED]
    w[layout.NEEDED] = needed
    low, high = (best, rest) if takes else (0, rest - best)
    if low >= goal:
        return low
    if high < goal:
        return high
    trumps = w[layout.REMAINING] & trump_mask
    if trumps:
        # The highest trumps cannot be lost.
        ours = counting_cards(w)
        w[layout.NEEDED] = ours & trumps & ~fill_down(trumps & ~ours)
        low = points_of(w, w[layout.NEEDED])
        if low >= goal:
            return low
        w[layout.NEEDED] = trumps & ~ours & ~fill_down(trumps & ours)
        high = rest - points_of(w, w[layout.NEEDED])
        if high < goal:
            return high
    return layout.UNKNOWN


@register_jitable(forceinline=True)
def last_trick(w: Any, node: Node, gone: int, ours: int) -> int:
    """Return the count of the last trick, in which every card is forced.

    The card that takes it is needed if the other side holds a card of the same suit.

    Args:
        w: the array of the search; hands may still hold cards that are gone.
        node: the beginning of the trick.
        gone: cards of the previous trick, which are played already.
        ours: cards of the seats whose tricks count (`counting_cards`), gone or not.
    """
    leader, tables = node.seat, tables_of(w, node.trick)
    left, best = w[layout.REMAINING] & ~gone, (w[layout.HANDS + leader] & ~gone).bit_length() - 1
    if trick_table(w, node.trick)[layout.SORTED]:
        trumps = left & tables.trump_mask
        best = (trumps or left & suit_mask(best)).bit_length() - 1
        takes = ours >> best & 1
    else:
        winner, seats = leader, w[layout.SEATS]
        for turn in range(1, seats):
            seat = leader + turn
            seat = seat - seats if seat >= seats else seat
            card = (w[layout.HANDS + seat] & ~gone).bit_length() - 1
            if tables.beaten_by[best] >> card & 1:
                winner = seat
                best = card if best != tables.buur else best
        takes = w[layout.TAKERS] >> winner & 1
    theirs = left & (~ours if takes else ours)
    w[layout.NEEDED] = 1 << best if theirs & suit_mask(best) else 0
    return node.rest if takes else 0
