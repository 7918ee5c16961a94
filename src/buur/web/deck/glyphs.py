"""Corner indices: letters and digits drawn as strokes in a box of 44 by 60."""

from __future__ import annotations

from buur.web.deck.svg import line

WIDTH = 44
STROKE = 8.6

STROKES = {
    "6": "M33 5C18 10 8 23 8 39a14 15 0 0 0 28 0a14 14 0 0 0-28 0",
    "7": "M5 6H39C27 20 20 36 18 55",
    "8": "M22 28C8 26 8 5 22 5S36 26 22 28C4 31 4 55 22 55S40 31 22 28Z",
    "9": "M11 55C26 50 36 37 36 21a14 15 0 0 0-28 0a14 14 0 0 0 28 0",
    "10": "M2 14 10 6V55M30 5C16 5 16 55 30 55S44 5 30 5Z",
    "A": "M4 55 22 5 40 55M11 38H33",
    "B": "M8 55V5H21C40 5 40 28 21 28H8M21 28C45 28 45 55 21 55H8",
    "D": "M8 5V55H16C48 55 48 5 16 5Z",
    "F": "M10 55V5H38M10 29H32",
    "J": "M34 5V38C34 60 8 60 7 41",
    "K": "M8 5V55M38 5 10 33M19 25 39 55",
    "O": "M22 5C2 5 2 55 22 55S42 5 22 5Z",
    "Q": "M22 5C2 5 2 55 22 55S42 5 22 5ZM26 40 39 57",
    "R": "M8 55V5H22C43 5 43 31 22 31H8M21 31 38 55",
    "U": "M7 5V36C7 61 37 61 37 36V5",
    "V": "M4 5 22 55 40 5",
}
"""Every glyph by what it says."""


def glyph(name: str) -> str:
    """Return a glyph; its colour is the ``stroke`` of whoever uses it."""
    return line(STROKES[name], STROKE, stroke_linecap="round", stroke_linejoin="round")
