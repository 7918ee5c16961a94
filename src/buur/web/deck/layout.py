"""Positions of the signs on a card: corner indices and pips."""

from __future__ import annotations

from buur.web.deck import signs
from buur.web.deck.glyphs import WIDTH as GLYPH_WIDTH
from buur.web.deck.signs import Sign
from buur.web.deck.svg import HEIGHT, WIDTH, group, use

INDEX_WIDTH = 51
"""At least 22 % of the card: to be read in a strip of 44 pixels."""

INDEX = (7, 11)
"""Top left corner of the upper index."""

SMALL = 44
SMALL_SIGN = (INDEX[0] + INDEX_WIDTH / 2, 109.0)
"""Size and middle of the sign below it."""

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


def corners(small: str, index: str, glyph: str, colour: str) -> str:
    """Return a glyph and a small sign in two opposite corners of a card.

    Args:
        small: name of the small signs of the suit.
        index: by which the page finds the glyph, to put that of its language.
        glyph: name of the one that is drawn.
        colour: of the glyph.
    """
    scale = round(INDEX_WIDTH / GLYPH_WIDTH, 3)
    place = f"translate({INDEX[0]} {INDEX[1]})scale({scale})"
    letters = [
        use(glyph, data_index=index, stroke=colour, transform=turn + place)
        for turn in ("", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")
    ]
    return "".join(letters) + use(small)


def small_signs(sign: Sign, name: str) -> str:
    """Return the small signs of all cards of a suit, by the name to refer to them."""
    return group(signs.drawn(sign, signs.turned([SMALL_SIGN]), SMALL), id=name)


def number_pips(sign: Sign, name: str) -> str:
    """Return the pips of the number card of that name.

    Those of the lower half stand on their heads. Seven and eight are a six with one or two more.
    """
    prefix, suit, rank = name.split("-")
    pip, reference = f"{prefix}-pip-{suit}", f"{prefix}-{suit}-six"
    upper, upright = MIRRORED[rank], UPRIGHT[rank]
    if rank in "78":
        upper = tuple(cell for cell in upper if cell not in MIRRORED["6"])
        upright = tuple(cell for cell in upright if cell not in UPRIGHT["6"])
    places = signs.turned(_places(upper)) + [(x, y, False) for x, y in _places(upright)]
    if rank == "7":
        return use(reference) + signs.placed(pip, places, _PIP)
    drawn = signs.drawn(sign, places, _PIP)
    if rank == "6":
        return group(drawn, id=reference)
    return use(reference) + drawn if rank == "8" else drawn


def _places(cells: tuple[tuple[int, float], ...]) -> list[tuple[float, float]]:
    spacing = (HEIGHT - 2 * _TOP) / _ROWS
    return [(WIDTH / 2 + column * _SIDE, _TOP + row * spacing) for column, row in cells]
