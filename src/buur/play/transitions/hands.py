"""A hand exchanged for another one before the play."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import CardSet
from buur.play.model.deal import Deal
from buur.seats import Seat, put


def with_hand(deal: Deal, seat: Seat, hand: CardSet) -> Deal:
    """Return the deal in which a seat plays with another hand."""
    return replace(deal, hands=put(deal.hands, seat, hand), dealt=put(deal.dealt, seat, hand))
