"""Plain minimax, compiled: every line of play is tried out to its end.

It has nothing of the solver's search in it. A position before a trick that comes about in another
way, with the same points, is not tried out again; nothing else is left out, and no bound is used.
What a card does is for the rules to say; what is wanted is asked once, after the last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.cards import PACK_SIZE, Card, CardSet, cards_in
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.rules.bits import WORD, times
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import beats, to_beat
from buur.solver import Position
from buur.solver.intrinsics import call_address, offset, own_address
from buur.solver.node import Node
from buur.solver.position import legal, open_trick

BITS: Final = 14
"""Binary logarithm of the positions that are remembered; one takes the place of another."""
MIXING: Final = 0x1E3779B97F4A7C15
ZERO: Final = 1 << 11
"""Added to points, so that none are negative."""
FAR: Final = 1 << 20
"""Beyond every merit."""
OURS: Final = 1
THEIRS: Final = 2
"""Who has taken a trick of the deal, as bits."""

# What stands where in the memory `w`.
HANDS: Final = 0
SEATS: Final = 6
TRICKS: Final = 7
LAST: Final = 8
US: Final = 9
SIGN: Final = 10
MATCH: Final = 11
NEAR: Final = 12
TABLES: Final = 16
TABLE: Final = 4 * PACK_SIZE + 6


class Goal(NamedTuple):
    """What our side would like to have at the end; all others would like the contrary."""

    ours: frozenset[int]
    """Our seats."""
    most: bool = True
    """Whether it is the most points, not the fewest."""
    match: int = 0
    """What every trick of the deal is worth to us, or to the others together."""
    near: int | None = None
    """Points to come as near to as can be; then nothing else counts."""


@register_jitable
def tables_of(w: Any, number: int) -> Tables:
    """Return the tables of a trick."""
    at = TABLES + number * TABLE
    rest = offset(w, at + 144)
    return Tables(
        offset(w, at),
        offset(w, at + 36),
        offset(w, at + 72),
        offset(w, at + 108),
        rest[0],
        rest[1],
        rest[2],
        rest[3],
        rest[4],
        rest[5],
    )


@register_jitable
def merit(w: Any, taken: int, won: int) -> int:
    """Return how our side likes the end of a deal."""
    if w[NEAR] != FAR:
        return -abs(w[NEAR] - taken)
    if won == OURS:
        return w[SIGN] * taken + w[MATCH]
    if won == THEIRS:
        return w[SIGN] * taken - w[MATCH]
    return w[SIGN] * taken


@register_jitable
def points_of(tables: Tables, cards: int) -> int:
    """Return the points of some cards."""
    points = 0
    while cards:
        points += tables.points[(cards & -cards).bit_length() - 1]
        cards &= cards - 1
    return points


@kernel
def played(w: Any, known: Any, node: Node, bit: int) -> int:
    """Return the merit of a position after a card, given as a set.

    Args:
        w: the memory.
        known: merits of positions before a trick.
        node: before the card. Unlike the solver, it counts in `worth` the points that our side has
            taken in the tricks before, and in `rest` who has taken any of them.
        bit: the card.
    """
    number, turn, seat, led, best, winner, lying, taken, won = node
    tables, own, card = tables_of(w, number), own_address(), bit.bit_length() - 1
    if turn == 0:
        led, best, winner = card // 9, card, seat
    elif beats(tables, card, best):
        best, winner = to_beat(tables, card, best), seat
    turn, lying = turn + 1, lying | bit
    seat = seat + 1 if seat + 1 < w[SEATS] else 0
    if turn == w[SEATS]:
        worth = tables.trick + points_of(tables, lying)
        number, turn, seat, led, lying = number + 1, 0, winner, NOBODY_LED, 0
        if number == w[TRICKS]:
            worth += w[LAST] + tables.last
        ours = w[US] >> winner & 1
        taken, won = taken + ours * worth, won | (OURS if ours else THEIRS)
        if number == w[TRICKS]:
            return merit(w, taken, won)
    key, place, hand = 0, 0, w[HANDS + seat]
    if turn == 0:
        key = seat | won << 3 | taken + ZERO << 5
        for one in range(w[SEATS]):
            key += w[HANDS + one] << 18
        place = 2 * (times(key ^ key >> 31, MIXING) >> WORD - BITS)
        if known[place] == key:
            return known[place + 1]
    choosing = w[US] >> seat & 1
    found = -FAR if choosing else FAR
    cards = legal_cards(tables_of(w, number), hand, led, best, lying)
    later = Node(number, turn, seat, led, best, winner, lying, taken, won)
    while cards:
        one = cards & -cards
        cards ^= one
        w[HANDS + seat] = hand ^ one
        value = call_address(own, w, known, later, one)
        found = max(found, value) if choosing else min(found, value)
    w[HANDS + seat] = hand
    if turn == 0:
        known[place], known[place + 1] = key, found
    return found


@kernel
def fill_in(memory: Ints, remembered: Ints, root: Node, cards: int, merits: Ints) -> None:
    """Fill in the merit after each of some cards."""
    remembered[:] = 0
    w, known = row_pointer(memory, 0), row_pointer(remembered, 0)
    hand = w[HANDS + root.seat]
    while cards:
        bit = cards & -cards
        cards ^= bit
        w[HANDS + root.seat] = hand ^ bit
        merits[bit.bit_length() - 1] = played(w, known, root, bit)


class Brute:
    """Tries out everything in positions of a deal.

    Args:
        schedule: the tables of each trick.
        seats: that play.
        last: points of the last trick, beside what the tables say.
    """

    def __init__(self, schedule: Sequence[Tables], seats: int, last: int) -> None:
        self.schedule, self.seats = schedule, seats
        self.memory = np.zeros((1, TABLES + len(schedule) * TABLE), np.int64)
        self.memory[0, SEATS : LAST + 1] = seats, len(schedule), last
        for number, one in enumerate(schedule):
            flat = [*one.beaten_by, *one.barred, *one.strength, *one.points, *one[4:]]
            at = TABLES + number * TABLE
            self.memory[0, at : at + TABLE] = flat
        self.known = np.zeros((1, 2 << BITS), np.int64)
        first = schedule[0]
        self.has_debts = min(*first.points, first.trick, first.last + last) < 0
        """Whether anything counts less than nothing."""

    def merits(self, position: Position, goal: Goal, won: int = 0) -> dict[Card, int]:
        """Return the merit after each legal card.

        Args:
            position: of the deal.
            goal: what the merit says.
            won: who has taken any trick before: `OURS`, `THEIRS`, both or none.
        """
        number = len(self.schedule) - position.tricks
        tables, row = self.schedule[number], self.memory[0]
        row[HANDS : HANDS + self.seats] = position.hands
        row[US] = sum(1 << seat for seat in goal.ours)
        row[SIGN], row[MATCH] = (1 if goal.most else -1), goal.match
        row[NEAR] = FAR if goal.near is None else goal.near
        node = open_trick(tables, position.trick, position.leader, self.seats)
        root = node._replace(trick=number, worth=0, rest=won)
        cards, merits = legal(tables, position), np.zeros(PACK_SIZE, np.int64)
        fill_in(self.memory, self.known, root, cards, merits)
        return {card: int(merits[card]) for card in cards_in(CardSet(cards))}
