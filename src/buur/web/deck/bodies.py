"""Shoulders, hands, and the band over the seam of a figure's two halves.

Bodies are drawn on the card's own coordinates: the neck at (140, 112), the seam at half height.
"""

from __future__ import annotations

from buur.web.deck import flatten
from buur.web.deck.palette import INK, SKIN
from buur.web.deck.svg import group, inked, line, path, shade

TORSO = (
    "M122 112C116 126 84 128 64 141C48 151 38 164 34 182H214V158"
    "C210 150 206 146 198 141C182 131 165 127 158 112Z"
)
LEFT_ARM = "M92 130C70 136 44 148 34 182H78C86 164 92 150 92 130Z"
RIGHT_ARM = "M186 133C204 140 212 150 214 160V182H182C190 166 190 150 186 133Z"


def torso(colour: str) -> str:
    """Return plain shoulders with the neck."""
    return (
        inked(path(TORSO, colour))
        + shade(
            "M158 112C165 127 182 131 198 141C206 146 210 150 214 158V182H184"
            "C192 160 180 142 158 130Z"
        )
        + neck()
    )


def neck() -> str:
    """Return the neck, in the shadow of the chin."""
    return inked(
        path("M126 98V122C130 134 150 134 155 122V98Z", SKIN),
        shade("M126 106C132 120 148 120 155 106V118C146 128 134 128 126 118Z"),
    )


def sleeves(colour: str, *, slash: str = "", cuff: str = "") -> str:
    """Return both upper arms, slashed or not."""
    cuts = (
        path(
            "M56 150C50 160 48 168 48 178C56 170 60 160 56 150ZM74 140C68 152 66 166 66 178"
            "C74 168 78 154 74 140ZM198 146C202 154 203 162 202 172C196 164 194 154 198 146Z",
            slash,
            stroke_width=1.5,
        )
        if slash
        else ""
    )
    ends = line("M36 176H78", 5, stroke=cuff) if cuff else ""
    return inked(path(LEFT_ARM + RIGHT_ARM, colour), cuts, ends) + shade(
        "M204 142C210 148 213 154 214 160V182H196C206 168 208 156 204 142Z"
    )


def hand(x: float, y: float, sleeve: str, cuff: str) -> str:
    """Return a fist on a shaft, with its sleeve and cuff."""
    return inked(
        path(
            f"M{x - 19} {y + 34}C{x - 20} {y + 20} {x - 12} {y + 12} {x} {y + 12}"
            f"S{x + 19} {y + 20} {x + 17} {y + 34}Z",
            sleeve,
        ),
        path(
            f"M{x - 14} {y + 14}C{x - 6} {y + 9} {x + 6} {y + 9} {x + 13} {y + 14}"
            f"L{x + 15} {y + 21}C{x + 6} {y + 16} {x - 8} {y + 16} {x - 16} {y + 21}Z",
            cuff,
        ),
        path(
            f"M{x - 10} {y + 12}C{x - 15} {y - 3} {x - 9} {y - 10} {x} {y - 10}"
            f"S{x + 13} {y - 4} {x + 10} {y + 12}"
            f"C{x + 4} {y + 9} {x - 4} {y + 9} {x - 10} {y + 12}Z",
            SKIN,
        ),
        line(f"M{x - 11} {y - 3}H{x + 3}M{x - 12} {y + 3}H{x + 3}", 1.5),
        path(
            f"M{x + 4} {y - 9}C{x + 10} {y - 6} {x + 9} {y + 4} {x + 4} {y + 4}"
            f"C{x} {y + 3} {x + 1} {y - 6} {x + 4} {y - 9}Z",
            SKIN,
            stroke_width=1.7,
        ),
    )


BANDS = {
    "lozenges": ("M{x} 178l8-6.5 8 6.5-8 6.5z", 20),
    "waves": ("M{x} 178c4-9 8-9 10 0s6 9 10 0c-3 3-6 3-10 0s-7-3-10 0z", 20),
    "discs": ("M{x} 178a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1-11 0zM{y} 178l2.5-3 2.5 3-2.5 3z", 20),
    "leaves": ("M{x} 178c3-8 12-8 16 0-4 8-13 8-16 0z", 20),
    "chevrons": ("M{x} 171h7l6 7-6 7h-7l6-7z", 18),
    "checks": ("M{x} 171h9v7h9v7h-9v-7h-9z", 20),
}


def band(kind: str, colour: str, second: str) -> str:
    """Return the woven band over the seam of the two halves."""
    shape, step = BANDS[kind]
    row = "".join(shape.format(x=x, y=x + 13) for x in range(17, 208, step))
    drawn = inked(
        path("M13 167.5H215V188.5H13Z", colour),
        group(path(row, second), stroke="none"),
        line("M13 169.8H215M13 186.2H215", 1, stroke=second),
        line("M13 167.5H215M13 188.5H215", 2.2, stroke=INK),
    )
    return flatten.write(flatten.shapes(drawn))
