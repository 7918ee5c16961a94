"""Points of marriages that a card completes in the trick or breaks in the hand."""

from __future__ import annotations

from buur.bots.heuristics.situation import Situation
from buur.cards import Card, Suit, mask_of
from buur.play.queries.marriages import marriage_cards, marriage_value


def completed_points(now: Situation, card: int) -> int:
    """Return the points of the marriages in the open trick after ``card``."""
    if not now.marriages:
        return 0
    cards = mask_of(map(Card, (*now.deal.lying, card)))
    marriages = [marriage_cards(cards, Suit(suit)) for suit in range(4)]
    return sum(marriage_value(marriage, now.deal.trump) for marriage in marriages)


def broken_points(now: Situation, card: int) -> int:
    """Return the points of the unshown marriage that playing ``card`` breaks."""
    suit = Suit(card // 9)
    held = marriage_cards(now.hand, suit) if now.marriages else 0
    if not held & 1 << card:
        return 0
    shown = any(seat == now.seat and cards >> 9 * suit & 0x1FF for seat, cards in now.deal.married)
    return 0 if shown else marriage_value(marriage_cards(now.hand, suit), now.deal.trump)
