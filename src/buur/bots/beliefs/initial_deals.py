"""Sampled deals as they were before any seat dropped out or exchanged cards.

`imagine` samples the present hands. Players decided about joining and exchanges by the hands as
dealt, so the likelihood of these acts needs the latter.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from buur.bots.beliefs.hand_values import meld_values, sum_by_suit
from buur.bots.features.expected_points import expected_points
from buur.bots.features.hand_strength import MELD_FRACTION, STOECK_IN_HAND
from buur.cards import NO_CARDS, CardSet, Suit, cards_in
from buur.kernels.game import Floats, Ints
from buur.play.acts.turned_card import six_of_trumps
from buur.play.model.deal import Deal
from buur.play.model.state import State
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import View
from buur.seats import NO_SIDE, Seat
from buur.variants.model import Variant

LAPSE_RATE: Final = 0.05
"""Probability that a player answers against the heuristics."""


class InitialDeals(NamedTuple):
    """Sampled deals as arrays of card sets."""

    hands: Ints
    """By deal and seat, the hand."""
    piles: Ints
    """By deal and seat, the cards of the pile beside the hand."""
    rest: Ints
    """By deal, the other hidden cards."""


def sample_initial_deals(view: View, deal: Deal, seat: Seat, count: int, seed: int) -> InitialDeals:
    """Return sampled deals that agree with the cards that a seat has seen.

    Args:
        view: the view of a seat on turn before the play.
        deal: the deal of the view.
        seat: the seat of the view, which still holds the cards that it was dealt.
        count: the number of deals.
        seed: the seed of the random numbers.
    """
    rules, own = view.state.variant, deal.hands[seat]
    holder = deal.dealer if rules.choice.turned_card == "dealers_last" else None
    fixed = 0 if holder in (None, seat) or deal.turned is None else 1 << deal.turned
    hidden = cards_in(CardSet(rules.pack.cards & ~own & ~deal.widow.up & ~fixed))
    dice = np.random.default_rng(seed)
    order = dice.permuted(np.tile(np.array(hidden, np.int64), (count, 1)), axis=1)
    hands = np.zeros((count, rules.seats), np.int64)
    piles = np.zeros((count, rules.seats), np.int64)
    begin = 0
    for who in range(rules.seats):
        size = 0 if who == seat else rules.hand_size - (fixed != 0 and who == holder)
        hands[:, who] = _masks(order[:, begin : begin + size]) | (own if who == seat else 0)
        hands[:, who] |= fixed if who == holder else 0
        begin += size
        piles[:, who] = _masks(order[:, begin : begin + rules.deal.pile])
        begin += rules.deal.pile
    return InitialDeals(hands, piles, _masks(order[:, begin:]))


def _masks(cards: Ints) -> Ints:
    found: Ints = np.bitwise_or.reduce(np.int64(1) << cards, axis=1)
    return found


def hands_points(rules: Variant, hands: Ints, trump: Suit | None) -> Floats:
    """Return the expected points of each hand, see `heuristics.exchanging.hand_points`."""
    points = sum_by_suit(hands, expected_points, trump)
    if rules.meld.melds:
        points = points + MELD_FRACTION * meld_values(hands, rules.meld.rules)
    pair = stoeck_pair(trump) if trump is not None and rules.stoeck.stock else NO_CARDS
    return points + STOECK_IN_HAND * (hands & pair == pair) if pair else points


def after_exchange_of_six(state: State, deal: Deal, hands: Ints) -> Ints:
    """Return the hands after the player with the six of trumps exchanged it for the turned card.

    Args:
        state: a state in which it is known who plays.
        deal: the deal of the state.
        hands: the hands by sampled deal and seat.
    """
    is_in_widow = deal.turned is not None and deal.widow.up >> deal.turned & 1
    may_rob = state.variant.choice.rob and is_in_widow and deal.trump is not None
    if not may_rob or deal.turned is None:
        return hands
    six, found = six_of_trumps(deal), hands.copy()
    plays = [side != NO_SIDE for side in deal.sides]
    takes = (hands >> six & 1 == 1) & plays
    found[takes] ^= 1 << six | 1 << deal.turned
    return found
