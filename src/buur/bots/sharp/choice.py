"""What is played where the search cannot tell cards apart: what a partner expects."""

from __future__ import annotations

from math import sqrt
from typing import Final

from buur.bots.sharp.thinking import Search, Thought
from buur.cards import Card, suit_of

DOUBT: Final = 4.0
"""Within how many standard errors two cards are as good as each other. Rounds are not drawn apart
from each other: they share their worlds, and what brought much is looked at more closely. The error
is about twice what it would be if they were."""
TRIED: Final = 0.1
"""In what part of the rounds a card must have been laid for its value to be known."""


def settled(search: Search, usual: Card) -> Card:
    """Return the card to play: the usual one, or one of its suit, unless another is surely better.

    Two means that differ by less than their error say nothing, and which of them comes out on top
    changes with the seed. Then a partner gets what he expects.

    Args:
        search: that has been thought through.
        usual: the card that the steady player lays.
    """
    thoughts = search.thoughts()
    near = [thought.card for thought in thoughts if _is_near(search, thought, thoughts[0])]
    if usual in near:
        return usual
    return next((card for card in near if suit_of(card) == suit_of(usual)), near[0])


def _is_near(search: Search, thought: Thought, best: Thought) -> bool:
    """Tell whether a card may be as good as the best for all that is known."""
    if thought.rounds < TRIED * search.rounds:
        return thought is best
    error = search.spread * sqrt(1 / thought.rounds + 1 / best.rounds)
    return best.gain - thought.gain <= DOUBT * error
