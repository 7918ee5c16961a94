"""Replacement of a hand before the play, and all sets of a given size from a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from buur.cards import CardSet, cards_in, mask_of
from buur.play.model.deal import Deal
from buur.seats import Seat, put


def with_hand(deal: Deal, seat: Seat, hand: CardSet) -> Deal:
    """Return the deal with the hand of a seat replaced, also as the hand dealt."""
    return replace(deal, hands=put(deal.hands, seat, hand), dealt=put(deal.dealt, seat, hand))


def subsets(hand: CardSet, size: int) -> Iterator[CardSet]:
    """Return every set of ``size`` cards of a hand."""
    return map(mask_of, combinations(cards_in(hand), size))
