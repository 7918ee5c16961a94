"""Faces of the court figures: every one is centred on (0, 0), 44 wide, 58 high, turned right."""

from __future__ import annotations

from dataclasses import dataclass

from buur.web.deck.palette import BLUSH, INK, SKIN
from buur.web.deck.svg import dots, ellipse, group, inked, line, path, shade

OUTLINES = {
    "young": "M-21 -12C-22 8 -17 20 -8 26C-3 30 5 30 10 26C19 19 23 8 22 -12"
    "C20 -32 -18 -32 -21 -12Z",
    "lady": "M-20 -12C-21 6 -16 18 -5 27C-1 31 4 31 7 27C18 18 22 6 21 -12C19 -32 -17 -32 -20 -12Z",
    "broad": "M-23 -12C-25 10 -22 20 -11 28C-5 31 6 31 12 28C22 20 26 10 24 -12"
    "C22 -33 -21 -33 -23 -12Z",
    "gaunt": "M-20 -14C-20 4 -18 12 -13 22C-8 32 9 32 14 22C19 12 22 4 21 -14"
    "C19 -33 -18 -33 -20 -14Z",
    "round": "M-24 -8C-28 12 -20 28 1 28S29 12 25 -8C22 -33 -21 -33 -24 -8Z",
}

NOSES = {
    "straight": "M3 -4C5 4 9 8 7 11C5 13 1 12 0 11",
    "hooked": "M3 -5C9 0 12 6 10 11C7 14 2 13 1 11",
    "snub": "M3 0C3 4 8 6 7 10C5 12 2 12 0 10",
    "bulb": "M2 -2C0 4 -4 6 -3 10C0 15 10 15 11 9C11 5 7 5 6 1",
}

BROWS = {
    "calm": "M-16 -9C-12 -13 -7 -12 -3 -9M8 -9C11 -12 15 -13 19 -9",
    "stern": "M-17 -11C-12 -12 -7 -10 -2 -6M8 -6C12 -10 16 -12 20 -11",
    "raised": "M-16 -10C-13 -16 -7 -16 -3 -12M8 -12C11 -16 16 -16 19 -10",
    "bushy": "M-18 -8C-13 -14 -6 -12 -2 -8M8 -8C11 -12 18 -14 21 -8",
}

MOUTHS = {
    "calm": "M-5 18C-1 20 5 20 9 17",
    "smile": "M-7 16C-3 22 6 22 11 15",
    "stern": "M-6 19C-1 17 5 17 10 19",
    "none": "",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The individual features of a face."""

    shape: str = "young"
    brow: str = "calm"
    nose: str = "straight"
    mouth: str = "calm"
    eyes: float = 1.2
    """Shift of the pupils to the right."""
    hair: str = INK
    """Colour of the brows."""


def face(look: Look) -> str:
    """Return a face turned a little to the right."""
    brow = 3.6 if look.brow == "bushy" else 2.4
    return inked(
        path(OUTLINES[look.shape], SKIN),
        shade("M13 -24C26 -14 24 10 10 27C22 22 24 8 22.5 -10C22 -18 18 -23 13 -24Z"),
        dots("-13 10 16 10", 4, BLUSH).replace("<path", '<path opacity=".45"'),
        path(
            "M-15 -1C-12 -5 -6 -5 -3 -1C-6 1 -12 1 -15 -1ZM7 -1C10 -5 15 -5 18 -1C15 1 10 1 7 -1Z",
            "#fff",
            stroke_width=1.5,
        ),
        dots(f"{-9 + look.eyes} -1.4 {12.5 + look.eyes} -1.4", 2.1, INK),
        line(BROWS[look.brow], brow, stroke=look.hair),
        line(NOSES[look.nose], 1.9),
        _mouth(look.mouth),
    )


def _mouth(kind: str) -> str:
    if kind == "lips":
        return path(
            "M-5 17C-2 15 0 16 2 17C4 15 6 15 9 17C5 22 -1 22 -5 17Z", "#b8323a", stroke_width=1
        )
    if kind == "grin":
        return path("M-9 13C-4 24 8 24 13 12C6 16 -2 16 -9 13Z", "#fff", stroke_width=1.8)
    if kind == "song":
        return path("M-1 15C5 14 8 17 6 20C4 23 -1 22 -2 19C-2 17 -2 16 -1 15Z", "#8a2a2a")
    return line(MOUTHS[kind], 2.2)


def profile(look: Look) -> str:
    """Return a head seen from the side, looking right."""
    return inked(
        path(
            "M-22 -10C-22 -28 10 -34 18 -20C20 -14 18 -10 18 -7C20 -2 27 4 26 8C25 11 20 10 19 11"
            "C21 14 20 16 18 17C20 19 19 22 17 23C18 29 10 31 2 28C-12 24 -22 12 -22 -10Z",
            SKIN,
        ),
        shade("M-22 -6C-20 16 -8 26 2 28C-4 18 -6 8 -8 -4Z"),
        ellipse(4, 11, 5, 4, BLUSH, stroke="none", opacity=0.45),
        path("M7 -3C10 -7 14 -6 16 -4C14 0 10 0 7 -3Z", "#fff", stroke_width=1.5),
        dots("13 -3.2", 2, INK),
        line("M5 -10C9 -14 14 -13 17 -10", 2.6, stroke=look.hair),
        line("M18 17C14 18 12 18 10 16M19 11C17 12 16 11 16 9", 1.9),
        path("M-9 -4C-14 -6 -16 4 -10 8C-6 9 -5 0 -9 -4Z", SKIN, stroke_width=1.7),
    )


def head(look: Look) -> str:
    """Return the face with the features of a look."""
    return group(profile(look)) if look.shape == "profile" else face(look)
