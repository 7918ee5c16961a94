"""Which card is laid: the one that the search finds best, where it can tell."""

from __future__ import annotations

from typing import Final

from buur.bots.sharp.thinking import Search
from buur.cards import Card

DOUBT: Final = 1.25
"""By how many standard errors a card must look better than the usual one."""
DOUBT_OPENING: Final = 3.0
"""The same for the first card of a deal, and while there are no trumps but will be."""
MARGIN_OPENING: Final = 0.1
"""What has to be on top of that there, in parts of the spread of the rounds."""


def settled(search: Search, usual: Card) -> Card:
    """Return the card to play: the usual one, unless another is better for all that is known.

    Two means that differ by less than their error say nothing, and which of them comes out on top
    changes with the seed. Then a partner gets what he expects. So he does with the first card of a
    deal unless another is better by far: what it is worth to draw trumps shows in how the eight
    tricks after it are played, which is better than by habit. So he does while the trumps are not
    made yet: small leads change with the seed, as nobody's habits know of that.

    Args:
        search: that has been thought through.
        usual: the card that the steady player lays.
    """
    best = search.thoughts()[0].card
    lead, error = search.lead(best, usual)
    return best if lead > _least(search, error) else usual


def _least(search: Search, error: float) -> float:
    """Return by how much a card must at least look better than the usual one."""
    if search.opens or search.start.is_open:
        return DOUBT_OPENING * error + MARGIN_OPENING * search.spread
    return DOUBT * error
