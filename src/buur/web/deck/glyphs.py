"""Corner indices: letters and digits drawn as strokes in a box of 44 by 60."""

from __future__ import annotations

from buur.web.deck.svg import group, path

WIDTH = 44
STROKE = 9
SERIF = 5.4

STROKES = {
    "6": "M34 7C16 12 8 24 8 39a14 15.5 0 0 0 28 0a14 14 0 0 0-28 0",
    "7": "M5 17V7.2H38C27 20 20 36 18 59",
    "8": "M22 28C8 26 8 5.5 22 5.5S36 26 22 28C4 31 4 54.5 22 54.5S40 31 22 28Z",
    "9": "M10 53C28 48 36 36 36 21a14 15.5 0 0 0-28 0a14 14 0 0 0 28 0",
    "10": "M1 17 9 10V59M30 5.5C17 5.5 17 54.5 30 54.5S43 5.5 30 5.5Z",
    "A": "M7 56 22 4 37 56M12 39H32",
    "B": "M10 4V56M10 5.5H20C39 5.5 39 28.5 20 28.5H10M20 28.5C44 28.5 44 54.5 20 54.5H10",
    "D": "M10 4V56M10 5.5H14C46 5.5 46 54.5 14 54.5H10",
    "F": "M11 4V56M11 8H38M11 30H29",
    "J": "M31 4V39C31 59 9 58 7 43",
    "K": "M9 4V56M36 5 11 34M18 26 37 56",
    "O": "M22 5.5C3 5.5 3 54.5 22 54.5S41 5.5 22 5.5Z",
    "Q": "M22 5.5C3 5.5 3 52.5 22 52.5S41 5.5 22 5.5ZM23 37 38 58",
    "R": "M9 4V56M9 5.5H20C41 5.5 41 31 20 31H9M21 31 37 56",
    "U": "M9 4V37C9 60 35 60 35 37V4",
    "V": "M7 4 22 55 37 4",
}
"""Every glyph by its letters or digits."""

SERIFS = {
    "A": "M0 57H14M30 57H44",
    "B": "M2 3H14M2 57H14",
    "D": "M2 3H14M2 57H14",
    "F": "M3 3H16M3 57H19M38 3V13",
    "J": "M19 3H41",
    "K": "M1 3H17M1 57H17M29 3H43M30 57H44",
    "R": "M1 3H14M1 57H17M30 57H44",
    "U": "M1 3H17M27 3H43",
    "V": "M0 3H14M30 3H44",
}
"""Their feet, thinner than the strokes."""


def glyph(name: str, reference: str) -> str:
    """Return a named glyph; the using element gives its colour by ``stroke``."""
    width = f"var(--index-line,{STROKE})"
    thick = {"fill": "none", "stroke_width": width, "stroke_linejoin": "round"}
    if name not in SERIFS:
        return path(STROKES[name], id=reference, **thick)
    feet = path(SERIFS[name], "none", stroke_width=SERIF)
    return group(path(STROKES[name], **thick), feet, id=reference)
