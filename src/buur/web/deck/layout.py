"""Where the signs stand on a card: corner indices and pips."""

from __future__ import annotations

from buur.web.deck.glyphs import WIDTH as GLYPH_WIDTH
from buur.web.deck.svg import HEIGHT, WIDTH, both_ends, group, placed, use

INDEX_WIDTH = 51
"""At least 22 % of the card: to be read in a strip of 44 pixels."""

_LEFT = 7
_SMALL = 44
_PIP = 46
_SIDE = 30
_TOP = 42
_ROWS = 3

_MIDDLE = 1.5

MIRRORED: dict[str, tuple[tuple[int, float], ...]] = {
    "6": ((-1, 0), (1, 0)),
    "7": ((-1, 0), (1, 0)),
    "8": ((-1, 0), (1, 0), (0, 0.75)),
    "9": ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    "T": ((-1, 0), (1, 0), (-1, 1), (1, 1), (0, 0.5)),
}
"""Pips of the upper half by column and row; the lower half has the same upside down."""

UPRIGHT: dict[str, tuple[tuple[int, float], ...]] = {
    "6": ((-1, _MIDDLE), (1, _MIDDLE)),
    "7": ((-1, _MIDDLE), (1, _MIDDLE), (0, 0.75)),
    "8": ((-1, _MIDDLE), (1, _MIDDLE)),
    "9": ((0, _MIDDLE),),
    "T": (),
}
"""Pips that stand once, upright."""


def corners(name: str, colour: str) -> str:
    """Return index and small sign in two opposite corners of the card of that name."""
    prefix, suit, rank = name.split("-")
    scale = round(INDEX_WIDTH / GLYPH_WIDTH, 3)
    letter = group(
        use(f"{prefix}-ix-{rank}", stroke=colour), transform=f"translate({_LEFT} 11)scale({scale})"
    )
    sign = placed(f"{prefix}-pip-{suit}", _LEFT + INDEX_WIDTH / 2, 109, _SMALL)
    return both_ends(letter + sign, f"{name}-corner")


def number_pips(name: str) -> str:
    """Return the pips of a number card; those of the lower half stand on their heads."""
    prefix, suit, rank = name.split("-")
    pip = f"{prefix}-pip-{suit}"
    return both_ends(_pips(pip, MIRRORED[rank]), f"{name}-half") + _pips(pip, UPRIGHT[rank])


def _pips(pip: str, places: tuple[tuple[int, float], ...]) -> str:
    spacing = (HEIGHT - 2 * _TOP) / _ROWS
    return "".join(
        placed(pip, WIDTH / 2 + column * _SIDE, _TOP + row * spacing, _PIP)
        for column, row in places
    )
