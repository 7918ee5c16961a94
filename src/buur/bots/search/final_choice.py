"""Final choice between the search's best card and the heuristics' card, by significance."""

from __future__ import annotations

from typing import Final

from buur.bots.search.card_search import Search
from buur.cards import Card

ERRORS_REQUIRED: Final = 1.25
"""Lead over the heuristics' card that is required, in standard errors."""
ERRORS_REQUIRED_OPENING: Final = 3.0
"""The same for the first card of a deal, and while the trumps are undecided."""
MARGIN_OPENING: Final = 0.1
"""Additional lead that is required in these cases, as a share of the spread of returns."""


def choose_card(search: Search, usual: Card) -> Card:
    """Return the search's best card if its lead is significant, else the heuristics' card.

    A lead below the standard error depends on the seed. The heuristics' card is the one that the
    partner expects. The first card of a deal needs a larger lead, because the policy undervalues
    drawing trumps. So does a card before the trumps are decided, which the policy does not model.

    Args:
        search: the search after its last round.
        usual: the heuristics' card.
    """
    best = search.results()[0].card
    advantage, error = search.advantage(best, usual)
    return best if advantage > _required_lead(search, error) else usual


def _required_lead(search: Search, error: float) -> float:
    """Return the smallest lead over the heuristics' card that is significant."""
    if search.is_opening or search.problem.position.is_open:
        return ERRORS_REQUIRED_OPENING * error + MARGIN_OPENING * search.spread
    return ERRORS_REQUIRED * error
