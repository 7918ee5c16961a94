"""Generator of the card decks: one SVG sprite of symbols per deck.

The modules of hair, hats, clothes, objects and figures are drawings written as calls. Their calls
have the same shape, but share no numbers.
"""

from __future__ import annotations

from buur.web.deck.avatars import avatars
from buur.web.deck.portraits import portraits
from buur.web.deck.sheet import sheet
from buur.web.deck.sprite import DECKS, back_name, card_names, sprite

__all__ = ["DECKS", "avatars", "back_name", "card_names", "portraits", "sheet", "sprite"]
