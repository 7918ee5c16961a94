"""Points of marriages: king and queen of a suit, perhaps with its jack (§5.9)."""

from __future__ import annotations

from buur.cards import SUIT_SETS, CardSet, Suit, mask_of
from buur.play.model.deal import Trick
from buur.rules.marriages import marriage, marriage_points


def marriage_cards(cards: int, suit: Suit) -> CardSet:
    """Return king, queen and perhaps jack of a suit among these cards; empty without K and Q."""
    return CardSet(marriage(cards, suit))


def marriage_value(cards: int, trump: Suit | None) -> int:
    """Return the points of the marriages among some cards."""
    return marriage_points(cards, 0 if trump is None else SUIT_SETS[trump])


def trick_marriage_value(trick: Trick, trump: Suit | None) -> int:
    """Return the points of the marriages among the cards of a trick."""
    return marriage_value(mask_of(trick.cards), trump)
