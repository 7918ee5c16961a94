"""Final choice of the card: the search's best, or the heuristics' unless that is clearly worse."""

from __future__ import annotations

from typing import Final

from buur.bots.search.card_search import Search
from buur.cards import Card

ERRORS_REQUIRED: Final = 1.25
"""By how many standard errors a card must look better than the usual one."""
ERRORS_REQUIRED_OPENING: Final = 3.0
"""The same for the first card of a deal, and while there are no trumps but will be."""
MARGIN_OPENING: Final = 0.1
"""What has to be on top of that there, in parts of the spread of the rounds."""


def choose_card(search: Search, usual: Card) -> Card:
    """Return the card to play: the usual one, unless another is better by more than the error.

    A difference of means below its standard error says nothing, and changes with the seed; then a
    partner gets the card that he expects. The first card of a deal needs a larger lead: drawing
    trumps pays by how the later tricks are played, and players do that better than the policy. So
    does a card before the trumps are made, of which the policy knows nothing.

    Args:
        search: that has been thought through.
        usual: the card that the steady player lays.
    """
    best = search.results()[0].card
    advantage, error = search.advantage(best, usual)
    return best if advantage > _required_lead(search, error) else usual


def _required_lead(search: Search, error: float) -> float:
    """Return by how much a card must at least look better than the usual one."""
    if search.is_opening or search.problem.position.is_open:
        return ERRORS_REQUIRED_OPENING * error + MARGIN_OPENING * search.spread
    return ERRORS_REQUIRED * error
