"""Dealing under conditions on cards and suit lengths, compiled, see `buur.rules.constrained_deals`.

A seat gets its numbers of cards by suit first, in proportion to the deals that are left after
them, and then random cards of each suit.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Ints
from buur.rules.constrained_deals import ConstrainedDeals, Counts, rest_of, suit_counts
from buur.rules.counter_rng import DEALING, random_hand, word
from buur.rules.playout import share_of

_UNIT = 1.0 / (1 << 62)
"""Factor that maps a random word to the interval from 0 to 1."""


class ChoiceTable(NamedTuple):
    """The possible numbers of cards by suit of each seat.

    A state is a seat with the numbers of cards that are left in each suit.
    """

    starts: Ints
    """Shape (states + 1,), int64, in choices: the first choice of each state."""
    shares: Floats
    """Shape (choices,), float64, in probabilities: the sum over a state's choices up to this one.
    """
    following: Ints
    """Shape (choices,), int64, in states: the state of the next seat."""
    counts: Ints
    """Shape (choices, 4), int64, in cards: the free cards that the seat gets, by suit."""
    eighths: Ints
    """Shape (choices, 4), int64, in eighths: argument ``share`` of `random_hand`, by suit."""


def choice_table(deals: ConstrainedDeals) -> ChoiceTable:
    """Return the table of deals under conditions."""
    first = (0, suit_counts(deals.free))
    states: dict[tuple[int, Counts], int] = {first: 0}
    starts, shares, following = [0], [], []
    counts: list[Counts] = []
    eighths: list[list[int]] = []
    for seat, left in (waiting := [first]):
        choices, passed = deals.choices(seat, left), 0
        ways = sum(weight for _, weight in choices)
        for taken, weight in choices:
            after = (seat + 1, rest_of(left, taken))
            if after[0] < deals.seats and after not in states:
                states[after] = len(states)
                waiting.append(after)
            passed += weight
            shares.append(passed / ways)
            following.append(states.get(after, 0))
            counts.append(taken)
            eighths.append([_eighths(many, pool) for many, pool in zip(taken, left, strict=True)])
        starts.append(len(counts))
    return ChoiceTable(
        np.array(starts, np.int64),
        np.array(shares, np.float64),
        np.array(following, np.int64),
        np.array(counts, np.int64).reshape(-1, 4),
        np.array(eighths, np.int64).reshape(-1, 4),
    )


def _eighths(count: int, pool: int) -> int:
    return share_of(count, pool) if pool else 0


@kernel
def deal_constrained(free: int, given: Ints, table: ChoiceTable, keys: Ints, hands: Ints) -> None:
    """Deal random hands under conditions, by the key of each deal.

    Args:
        free: the cards that are not given, as a set.
        given: by seat, the cards that it holds in every deal, as a set.
        table: the table of `choice_table`.
        keys: the key of each deal.
        hands: by deal and seat, the hands to be filled in.
    """
    for deal in range(keys.shape[0]):
        key, left, number, state = keys[deal], free, DEALING, 0
        for seat in range(given.shape[0]):
            drawn = word(key, number) * _UNIT
            number += 1
            low, high = table.starts[state], table.starts[state + 1] - 1
            while low < high:
                middle = (low + high) >> 1
                if drawn < table.shares[middle]:
                    high = middle
                else:
                    low = middle + 1
            hand = given[seat]
            for suit in range(4):
                count = table.counts[low, suit]
                if count:
                    pool = left & 0x1FF << 9 * suit
                    cards, number = random_hand(pool, count, table.eighths[low, suit], key, number)
                    hand |= cards
                    left ^= cards
            hands[deal, seat] = hand
            state = table.following[low]
