"""Encoding of a contract for the search: cards renumbered by strength, tables in one array."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from buur.cards import PACK_SIZE, Card, CardSet, cards_in
from buur.contracts import UNDERTRUMP_TO_MARRY, Tables
from buur.kernels.game import Ints
from buur.solver import array_layout as layout
from buur.solver import estimate
from buur.solver.search import PROBE_FROM, fill_excess, register_any_seats, register_four_seats


@dataclass(frozen=True, eq=False)
class EncodedContract:
    """The part of the search array that depends on the contract alone."""

    number: tuple[int, ...]
    """The number of each card in the search, by its usual number."""
    work: Ints
    """Shape (`array_layout.SIZE`,), int64, in units of `array_layout`: the array of a search,
    without hands."""

    def mask(self, cards: int) -> int:
        """Return a set of cards with their numbers in the search."""
        return _renumbered(cards, self.number)


def encode_contract(schedule: Sequence[Tables], seats: int, last: int) -> EncodedContract:
    """Encode the tables of a deal.

    Args:
        schedule: the tables of each trick.
        seats: the number of seats that play.
        last: points of the last trick by option ``last_trick``.
    """
    first = schedule[0]
    number = [0] * PACK_SIZE
    for suit in range(4):
        cards = range(9 * suit, 9 * suit + 9)
        # The rule of marriages looks for king and queen of trumps at their usual numbers.
        marries = any(_marries(one) and one.trump_mask >> cards[0] & 1 for one in schedule)
        order = sorted(cards, key=lambda card: first.strength[card]) if not marries else cards
        for place, card in enumerate(order):
            number[card] = cards[0] + place
    encoded = EncodedContract(tuple(number), np.zeros(layout.SIZE, np.int64))
    work = encoded.work
    work[layout.SEATS], work[layout.TRICKS] = seats, len(schedule)
    work[layout.HORIZON], work[layout.PROBE_TRICKS] = len(schedule), PROBE_FROM
    work[layout.LAST], work[layout.TRICK] = last + first.last, first.trick
    work[layout.EQUIVALENTS] = encoded.mask(_equivalents(schedule))
    work[layout.EXEMPT] = encoded.mask(_exempt(schedule))
    changing = sum(0x1FF << 9 * suit for suit in range(4) if not _is_plain(schedule, suit))
    work[layout.FIXED] = work[layout.EXEMPT] | changing
    work[layout.RANKED] = all(later == first for later in schedule) and not changing
    _write_points(encoded, first.points)
    _write_weights(work, first)
    for trick in range(len(schedule)):
        _write_trick_tables(encoded, schedule, trick)
    _write_canonical_sets(encoded, schedule)
    begin = register_four_seats if seats == 4 else register_any_seats
    begin(work.reshape(1, -1))
    return encoded


def _renumbered(cards: int, number: Sequence[int]) -> int:
    return sum(1 << number[card] for card in cards_in(CardSet(cards)))


def _marries(tables: Tables) -> bool:
    return tables.policy & UNDERTRUMP_TO_MARRY != 0 and tables.trump_mask != 0


def _order(tables: Tables, suit: int) -> tuple[int, ...]:
    """Return the rank of each card of a suit by strength, from 0, in the order of card numbers."""
    strengths = tables.strength[9 * suit : 9 * suit + 9]
    return tuple(sorted(strengths).index(strength) for strength in strengths)


def _is_plain(schedule: Sequence[Tables], suit: int) -> bool:
    """Tell whether the ranks of a suit run one way or the other in every trick, and nothing else
    tells its cards apart."""
    first = _order(schedule[0], suit)
    turned = tuple(8 - place for place in first)
    cards = 0x1FF << 9 * suit
    for tables in schedule:
        if _order(tables, suit) not in (first, turned):
            return False
        if tables.trump_mask & cards and (_marries(tables) or _has_martinique(tables)):
            return False
    return True


def _has_martinique(tables: Tables) -> bool:
    return tables.buur >= 0 and tables.beaten_by[tables.buur] != 0


def _exempt(schedule: Sequence[Tables]) -> int:
    """Return the cards that need not be played when they are alone in their suit."""
    found = 0
    for tables in schedule:
        found |= tables.jack_mask
        if tables.buur >= 0:
            found |= 1 << tables.buur
    return found


def _equivalents(schedule: Sequence[Tables]) -> int:
    plain = sum(0x1FF << 9 * suit for suit in range(4) if _is_plain(schedule, suit))
    return plain & ~_exempt(schedule)


def _write_points(encoded: EncodedContract, points: Sequence[int]) -> None:
    work = encoded.work
    for card in range(PACK_SIZE):
        work[layout.POINTS + encoded.number[card]] = points[card]
    against = sum(-value for value in points if value < 0)
    against += max(-int(work[layout.LAST]), 0)
    work[layout.SLACK] = against + 18 * max(-int(work[layout.TRICK]), 0)
    worths = sorted({value for value in points if value > 0}, reverse=True)
    work[layout.VALUE_COUNT] = len(worths)
    for at, value in enumerate(worths):
        cards = [card for card in range(PACK_SIZE) if points[card] == value]
        work[layout.VALUES + 2 * at] = value
        work[layout.VALUES + 2 * at + 1] = encoded.mask(sum(1 << card for card in cards))


def _write_weights(work: Ints, tables: Tables) -> None:
    """Write the weights of the static evaluation, where some were fitted (`estimate`)."""
    trumps, jacks = tables.trump_mask, tables.jack_mask
    if not work[layout.RANKED] or work[layout.SEATS] != 4 or tables.trick or jacks & ~trumps:
        return
    for suit in range(4):
        of_trump = estimate.TRUMPS if trumps >> 9 * suit & 1 else estimate.SIDE_SUITS
        at = layout.WEIGHTS + 9 * suit
        work[at : at + 9] = of_trump if trumps else estimate.NO_TRUMPS
    work[estimate.LEAD_WEIGHT] = estimate.LEAD[0 if trumps else 1]


def _write_trick_tables(encoded: EncodedContract, schedule: Sequence[Tables], trick: int) -> None:
    tables, work = (
        schedule[trick],
        encoded.work[layout.TRICK_TABLES + trick * layout.TRICK_TABLE_SIZE :],
    )
    for card in range(PACK_SIZE):
        place = encoded.number[card]
        work[layout.BEATEN_BY + place] = encoded.mask(tables.beaten_by[card])
        work[layout.BARRED + place] = encoded.mask(tables.barred[card])
        work[layout.STRENGTH + place] = tables.strength[card]
    work[layout.TRUMP_MASK] = encoded.mask(tables.trump_mask)
    work[layout.JACK_MASK] = encoded.mask(tables.jack_mask)
    work[layout.BUUR] = encoded.number[tables.buur] if tables.buur >= 0 else tables.buur
    work[layout.POLICY] = tables.policy
    same = all(later == schedule[0] for later in schedule[trick:])
    sorted_throughout = all(_is_plain(schedule, suit) for suit in range(4))
    nothing_below = not encoded.work[layout.SLACK]
    work[layout.CASHES] = same and sorted_throughout and nothing_below
    work[layout.SORTED] = all(_is_beaten_in_order(work, card) for card in range(PACK_SIZE))


def _is_beaten_in_order(work: Ints, card: int) -> bool:
    """Tell whether only higher cards of its suit beat a card, and all trumps if it is none."""
    above = (0x1FF << card // 9 * 9) & -(2 << card)
    trumps = int(work[layout.TRUMP_MASK])
    return int(work[card]) == above | (0 if trumps >> card & 1 else trumps)


def _write_canonical_sets(encoded: EncodedContract, schedule: Sequence[Tables]) -> None:
    """Write the set that represents each set of cards; the two differ in points only."""
    work, special = encoded.work, encoded.mask(_exempt(schedule))
    for suit in range(4):
        plain, of_suit = _is_plain(schedule, suit), special >> 9 * suit & 0x1FF
        stands: dict[tuple[bool, ...], int] = {}
        for cards in range(layout.SUIT_SETS):
            places = cards_in(CardSet(cards))
            pattern = tuple(of_suit >> Card(place) & 1 == 1 for place in places)
            shape = stands.setdefault(pattern, cards) if plain else cards
            work[layout.CANONICAL_SETS + suit * layout.SUIT_SETS + cards] = shape
        at = layout.EXCESS + suit * layout.EXCESS_SUIT
        fill_excess(work.reshape(1, -1), suit, at)
