"""Our own card decks, drawn by our own generator: one SVG sprite of symbols per deck."""

from __future__ import annotations

from buur.web.deck.sheet import sheet
from buur.web.deck.sprite import DECKS, back_name, card_names, sprite

__all__ = ["DECKS", "back_name", "card_names", "sheet", "sprite"]
