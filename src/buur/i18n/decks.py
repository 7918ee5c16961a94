"""Decks of cards: `Deck` gives the suits and ranks by whose names texts call the cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from buur.arguments import one_of, wrong

DECKS: Final = ("french", "swiss")
MAPPINGS: Final[dict[str, dict[str, str]]] = {
    "hslu": {"S": "schilten", "H": "rosen", "D": "schellen", "C": "eichel"},
    "swisslos": {"S": "schilten", "H": "rosen", "D": "eichel", "C": "schellen"},
    "jassen_ch": {"S": "rosen", "H": "schilten", "D": "schellen", "C": "eichel"},
    "jassguru": {"S": "eichel", "H": "schellen", "D": "schilten", "C": "rosen"},
}
"""The Swiss-German suit for each French one, in the four conventions that are in use."""
NAMES: Final = ("swiss", "austrian")


class Deck(NamedTuple):
    """The cards on the table, with the settings of their names.

    >>> from buur.i18n import Deck, card_name, texts
    >>> card_name(texts("de", Deck("swiss")), "SQ")
    'Schilten-Ober'
    """

    cards: str = "french"
    """ "french" or "swiss"."""
    mapping: str = "hslu"
    """The convention that pairs Swiss-German suits with French ones; a key of `MAPPINGS`."""
    names: str = "swiss"
    """ "swiss", or "austrian" for the names of Vorarlberg."""

    @property
    def word(self) -> str:
        """The code of the deck in texts, which chooses the names of the ranks."""
        return "austrian" if self[::2] == ("swiss", "austrian") else self.cards

    def suit(self, letter: str) -> str:
        """Return the code in texts of the suit S, H, D or C."""
        shown = MAPPINGS[self.mapping][letter] if self.cards == "swiss" else letter
        return f"at-{shown}" if self.names == "austrian" else shown


DeckLike = str | Deck
"""A deck, or its cards by name."""

FRENCH: Final = Deck()


def deck_of(deck: DeckLike) -> Deck:
    """Return a deck, its fields checked.

    >>> deck_of("swiss")
    Deck(cards='swiss', mapping='hslu', names='swiss')

    Args:
        deck: "french", "swiss", or a deck.

    Raises:
        ArgumentError: there is no such deck, mapping of suits or set of names.
    """
    if not isinstance(deck, (str, Deck)):
        raise wrong("deck", deck, "a deck, such as 'swiss'")
    cards, mapping, names = deck if isinstance(deck, Deck) else (deck, *FRENCH[1:])
    return Deck(
        one_of(cards, DECKS, "deck"),
        one_of(mapping, tuple(MAPPINGS), "mapping"),
        one_of(names, NAMES, "names"),
    )
