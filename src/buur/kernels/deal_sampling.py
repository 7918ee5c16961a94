"""Counting, sampling and listing of hidden deals under constraints, by dynamic programming.

Hidden cards are in places (hands, or beside them), each with room for a number of cards. A card may
be in some places only. The cards are placed in a fixed order, so the number of ways to place the
remaining ones depends only on the room left. It is counted once for each combination of rooms.
"""

from __future__ import annotations

from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Ints
from buur.rules.counter_rng import word

_UNIT = 1.0 / (1 << 62)
"""Factor that maps a random word to the interval from 0 to 1."""


@kernel
def count_ways(weights: Floats, room: Ints, strides: Ints, ways: Floats) -> None:
    """Fill in the number of ways to place the remaining cards, for every combination of rooms.

    Args:
        weights: by card and place, the likelihood ratio of the card there, 0 if it cannot be there.
            A way counts as the product over its cards.
        room: by place, the number of cards that it takes; the sum is the number of cards.
        strides: by place, the distance in ``ways`` of two combinations that differ by a card there.
        ways: by combination of rooms left, the number of ways. The sum of the rooms is the number
            of remaining cards, which are the last ones.
    """
    places, left = room.shape[0], room.copy()
    left[:] = 0
    total, at = weights.shape[0], 0
    ways[0] = 1.0
    while True:
        # The next combination: an odometer whose first place turns fastest.
        place = 0
        while place < places and left[place] == room[place]:
            left[place] = 0
            place += 1
        if place == places:
            return
        left[place] += 1
        at += 1
        card, found = total - left.sum(), 0.0
        for place in range(places):
            if left[place]:
                found += weights[card, place] * ways[at - strides[place]]
        ways[at] = found


@kernel
def draw_deals(
    weights: Floats, room: Ints, strides: Ints, ways: Floats, cards: Ints, keys: Ints, hands: Ints
) -> None:
    """Add the cards of random deals to the places; a deal is drawn in proportion to its weight.

    Args:
        weights: see `count_ways`.
        room: see `count_ways`.
        strides: see `count_ways`.
        ways: the table that `count_ways` has filled in.
        cards: the hidden cards in the order of ``weights``.
        keys: the key of each deal to draw.
        hands: by deal and place, the cards to which the hidden ones are added.
    """
    places, last = room.shape[0], ways.shape[0] - 1
    for deal in range(keys.shape[0]):
        at = last
        for number in range(cards.shape[0]):
            threshold, chosen = word(keys[deal], number) * _UNIT * ways[at], -1
            for place in range(places):
                # For a full place the index would be that of another combination of rooms.
                if weights[number, place] > 0.0 and at // strides[place] % (room[place] + 1):
                    share = weights[number, place] * ways[at - strides[place]]
                    if share > 0.0:
                        chosen = place
                        threshold -= share
                        if threshold < 0.0:
                            break
            at -= strides[chosen]
            hands[deal, chosen] |= 1 << cards[number]


@kernel
def list_deals(
    weights: Floats, room: Ints, strides: Ints, ways: Floats, cards: Ints, hands: Ints
) -> None:
    """Add the cards of every possible deal to the places, one deal per row.

    Args:
        weights: see `count_ways`; all of them are 0 or 1.
        room: see `count_ways`.
        strides: see `count_ways`.
        ways: the table that `count_ways` has filled in.
        cards: the hidden cards in the order of ``weights``.
        hands: by deal and place, the cards to which the hidden ones are added; a row for each way.
    """
    places, last = room.shape[0], ways.shape[0] - 1
    for deal in range(hands.shape[0]):
        at, skip = last, float(deal)
        for number in range(cards.shape[0]):
            for place in range(places):
                if weights[number, place] > 0.0 and at // strides[place] % (room[place] + 1):
                    share = ways[at - strides[place]]
                    if skip < share:
                        at -= strides[place]
                        hands[deal, place] |= 1 << cards[number]
                        break
                    skip -= share
