"""Marriages: king and queen of a suit, perhaps with its jack, in a hand or a trick."""

from __future__ import annotations

from typing import Final

PAIR: Final = 1 << 7 | 1 << 6
"""King and queen among the ranks of a suit."""
JACK: Final = 1 << 5
RANKS: Final = 0x1FF
WORTH: Final = 20
"""Points of king and queen; twice as many in trumps."""
WITH_JACK: Final = 30


def marriage(cards: int, suit: int) -> int:
    """Return king and queen of a suit among some cards, with its jack; nothing without both."""
    ranks = cards >> 9 * suit & RANKS
    found = ranks & (PAIR | JACK) if ranks & PAIR == PAIR else 0
    return found << 9 * suit


def marriage_points(cards: int, trumps: int) -> int:
    """Return the points of all marriages among some cards.

    Args:
        cards: the cards of a hand or a trick.
        trumps: the set of all trumps.

    Source: variants §1.7.
    """
    points = 0
    for suit in range(4):
        found = marriage(cards, suit)
        if found:
            worth = WITH_JACK if found >> 9 * suit & JACK else WORTH
            points += 2 * worth if found & trumps else worth
    return points
