"""Contact sheet: all cards of a deck in one picture."""

from __future__ import annotations

from buur.web.deck.sprite import back_name, card_names, sprite
from buur.web.deck.svg import HEIGHT, WIDTH, element, use

GAP = 16
"""Units between two cards, and round the sheet."""


def sheet(deck: str, columns: int = 9) -> str:
    """Return an SVG picture of a deck: its 36 cards in rows, then its back.

    It carries the sprite along; a page may set it into its own text and change the colours by
    CSS variables.
    """
    drawn = sprite(deck)
    names = [*card_names(deck), back_name(deck)]
    rows = -(-len(names) // columns)
    across, down = columns * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP
    cards = "".join(
        use(
            name,
            x=GAP + place % columns * (WIDTH + GAP),
            y=GAP + place // columns * (HEIGHT + GAP),
            width=WIDTH,
            height=HEIGHT,
        )
        for place, name in enumerate(names)
    )
    return element(
        "svg",
        drawn,
        cards,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {across} {down}",
    )
