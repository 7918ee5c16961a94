"""The aces: one large suit sign in a ring, or in the Swiss-German deck two on a ribbon."""

from __future__ import annotations

from buur.web.deck import flatten, signs
from buur.web.deck.palette import DARK, GOLD, LEAF, PAPER, STEEL, WOOD, Livery
from buur.web.deck.pips import FRENCH, FRENCH_COLOURS
from buur.web.deck.signs import Sign
from buur.web.deck.svg import (
    HEIGHT,
    WIDTH,
    both_ways,
    circle,
    cord,
    dots,
    group,
    inked,
    line,
    moved,
    path,
    shade,
)

_X, _Y = WIDTH // 2, HEIGHT // 2


def french_ace(suit: str, sign: Sign) -> str:
    """Return the great sign of a French suit with an engraved line, in a ring of pearls."""
    colour = FRENCH_COLOURS[suit]
    engraved = path(FRENCH[suit], "none", stroke=PAPER, stroke_width=2.4)
    spray = (
        "M0 -79C-10 -87 -10 -100 0 -110C10 -100 10 -87 0 -79ZM-6 -80C-18 -78 -28 -84 -30 -95"
        "C-18 -97 -9 -91 -6 -80Z"
    )
    spray += "M6 -80C18 -78 28 -84 30 -95C18 -97 9 -91 6 -80Z"
    ring = group(
        circle(0, 0, 74, stroke_width=1.6),
        circle(0, 0, 68.755, stroke_width=3.2, stroke_dasharray="0 9", stroke_linecap="round"),
        fill="none",
        stroke=colour,
        transform=f"translate({_X} {_Y})",
    )
    sprays = flatten.shapes(both_ways(moved(path(spray, colour), _X, _Y)))
    return (
        ring
        + flatten.write(sprays)
        + signs.drawn(sign, [(_X, _Y, False)], 102)
        + flatten.write(
            flatten.shapes(
                moved(group(engraved, transform="translate(-50 -50)"), _X, _Y, scale=0.76)
            )
        )
    )


def _oak() -> str:
    leaf = (
        "M0 0C-4 -10 -14 -12 -18 -8C-22 -18 -32 -20 -36 -13C-42 -20 -54 -20 -56 -12"
        "C-62 -14 -68 -8 -66 -2"
        "C-64 4 -58 6 -54 4C-50 12 -40 12 -36 7C-30 14 -20 12 -17 6C-12 8 -4 8 0 0Z"
    )
    veins = line(
        "M4 0C-16 -4 -38 -6 -58 -3M-18 -3 -22 -12M-36 -5 -42 -14M-18 -2 -24 5M-36 -4 -42 4", 1.6
    )
    one = inked(path(leaf, LEAF), veins)
    return moved(one, 92, 157, turn=6) + moved(
        group(one, transform="scale(-1 1)"), 136, 157, turn=-40
    )


def _rose_stems() -> str:
    leaf = "M0 0C-12 -16 -30 -18 -44 -8C-34 6 -16 10 0 0Z"
    veins = line("M0 0C-14 -8 -26 -10 -40 -8M-16 -7 -20 -13M-26 -9 -28 -2", 1.6)
    bud = inked(
        cord("M0 0C8 -10 22 -14 36 -30", 2.4, LEAF),
        path("M14 -12C20 -4 30 -4 36 -8C30 -16 22 -18 14 -12Z", LEAF),
        path("M32 -26C28 -42 42 -52 52 -50C56 -38 48 -24 34 -25Z", "#c22332"),
        path("M30 -24C36 -34 42 -30 46 -26C42 -19 36 -19 30 -24Z", LEAF),
        line("M40 -32C42 -38 46 -42 50 -44", 1.6),
    )
    return moved(inked(path(leaf, LEAF), veins), 94, 158, turn=4) + moved(bud, 134, 158)


def _lance() -> str:
    """Return a lance with its pennon, across the whole card."""
    upper = inked(
        path("M-3 -150H3V40H-3Z", WOOD),
        path("M0 -168 7 -148H-7Z", STEEL),
        path("M3 -142 40 -134 28 -126 40 -116 3 -112Z", "#a62c2c"),
        path("M3 -142 40 -134 28 -126H3Z", "#f4cf55"),
        line("M-3 -104H3M-3 -98H3", 1.6),
    )
    return moved(upper, _X, _Y, turn=33)


def _harness() -> str:
    """Return the strap of the great bell, and that of the small one beside it."""
    return inked(
        path("M103 18H125V62H103Z", DARK),
        line("M107 20V60M121 20V60", 1.3, stroke=GOLD, stroke_dasharray="3 3"),
        cord("M124 54C150 34 182 52 182 84", 4, "#2a6670"),
        path("M174 82H190V90H174Z", GOLD),
    )


_GARNISH = {
    "eichel": _oak,
    "rosen": _rose_stems,
    "schilten": _lance,
    "schellen": _harness,
}
_SIGN = {"eichel": (104, 106), "rosen": (102, 106), "schilten": (104, 98), "schellen": (106, 98)}
"""Middle and size of the great sign."""


def swiss_ace(suit: str, livery: Livery) -> str:
    """Return two great signs of a Swiss-German suit, their garnish, and a ribbon between them."""
    y, size = _SIGN[suit]
    pip = f"ch-pip-{suit}"
    bells = signs.turned([(182, 108)])
    return (
        flatten.both_ends(_GARNISH[suit](), f"ch-{suit}-A-half")
        + (signs.placed(pip, bells, 42) if suit == "schellen" else "")
        + signs.placed(pip, signs.turned([(_X, y)]), size, 2.6)
        + flatten.grouped(_ribbon(livery))
    )


def _ribbon(livery: Livery) -> str:
    tail = "M44 170C30 166 22 170 10 162L18 178 8 192C22 198 32 192 46 192Z"
    fold = "M44 170 58 164V186L46 192Z"
    middle = (
        "M58 164C84 158 100 166 114 166S146 158 170 164V192C144 198 128 190 114 190S82 198 58 192Z"
    )
    hems = (
        "M60 168C84 162 100 170 114 170S146 162 168 168M60 188C84 194 100 186 114 186"
        "S146 194 168 188"
    )
    end = inked(path(tail, livery.second), path(fold, livery.accent))
    return both_ways(end) + inked(
        path(middle, livery.robe),
        shade(
            "M58 180C84 174 100 182 114 182S146 174 170 180V192C144 198 128 190 114 190"
            "S82 198 58 192Z"
        ),
        line(hems, 1.2, stroke=livery.second),
        dots("76 176.5 95 177 114 178 133 179 152 179.5", 3.4, livery.second),
    )
