"""Exact counting and sampling of hidden deals under constraints, by dynamic programming.

Hidden cards are in places (hands, or beside them), each with room for a number of cards. A card may
be in some places only. Cards are placed one after the other, so the number of ways to place the
rest depends on the room left alone: it is counted once for each combination of rooms.
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
    """Fill in how many ways there are to put the last cards into the room that is left.

    Args:
        weights: likelihood ratio of each card in each place, by card and place, 0 for never; a way
            counts as the product over its cards.
        room: how many cards each place takes, as many as there are cards altogether.
        strides: by place, how far apart two rooms stand that differ by a card there.
        ways: by what is left, in which the number of cards tells which ones they are.
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
    """Add the cards of random deals to what each place holds, each deal as likely as it counts.

    Args:
        weights: see `count_ways`, as all that follow up to ``ways``.
        room: of each place.
        strides: of the table.
        ways: the table, filled in.
        cards: the hidden cards in the order of ``weights``.
        keys: of each deal to draw.
        hands: by deal and place, the cards to which the hidden ones are added.
    """
    places, last = room.shape[0], ways.shape[0] - 1
    for deal in range(keys.shape[0]):
        at = last
        for number in range(cards.shape[0]):
            threshold, chosen = word(keys[deal], number) * _UNIT * ways[at], -1
            for place in range(places):
                # A place without room would reach into the room of another one.
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
    """Add the cards of every deal there is, one a row, to what each place holds.

    Args:
        weights: see `draw_deals`, as all that follow up to ``cards``; nothing but 0 and 1.
        room: of each place.
        strides: of the table.
        ways: the table, filled in.
        cards: the hidden cards.
        hands: by deal and place, as many rows as there are ways.
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
