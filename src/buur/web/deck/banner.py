"""The banner: the ten of the Swiss-German deck."""

from __future__ import annotations

from buur.web.deck import flatten, signs
from buur.web.deck.bodies import band
from buur.web.deck.palette import DARK, GOLD, PAPER, STEEL, WOOD, Livery
from buur.web.deck.svg import (
    circle,
    cord,
    inked,
    line,
    path,
    shade,
    studs,
)

_FLAG = "M84 26C112 14 142 40 172 30S204 26 214 22V122C204 126 190 126 172 132S112 118 84 130Z"
_FIELDS = {
    "eichel": "M84 26C112 14 142 40 172 30S204 26 214 22V46C204 50 190 50 172 54S112 40 84 52Z"
    "M84 104C112 94 142 118 172 108S204 102 214 98V122C204 126 190 126 172 132S112 118 84 130Z",
    "rosen": "M84 26C112 14 142 40 172 30S204 26 214 22L150 80 214 122C204 126 190 126 172 132"
    "S112 118 84 130L150 80Z",
    "schilten": "M84 26C112 14 142 40 172 30S204 26 214 22L84 130Z",
    "schellen": "M84 26C112 14 130 32 149 32V78C130 78 112 66 84 78Z"
    "M149 80C166 84 190 76 214 72V122C204 126 190 126 172 132C166 132 158 132 149 130Z",
}
"""Paths of the parts of the cloth in the suit's own colour."""


def banner(suit: str, livery: Livery, ornament: str) -> str:
    """Return a flag with the great sign of its suit, twice."""
    upper = inked(
        cord("M80 130C70 134 64 140 67 150", 2, livery.accent),
        path("M62 150H72L75 172H59Z", livery.accent),
        line("M64 158 63 170M67 158V170M70 158 71 170", 1.2),
        path("M61 149H73V156H61Z", GOLD),
        path("M76 22H84V182H76Z", WOOD),
        path("M80 6 87 22H73Z", STEEL),
        studs("80 24", 5, GOLD),
        path(_FLAG, livery.second),
        path(_FIELDS[suit], livery.robe, stroke_width=1.5),
        shade(
            "M108 22C120 24 130 32 142 33V125C130 124 120 119 108 121ZM186 28"
            "C196 27 206 25 214 22V122C206 125 196 126 186 128Z"
        ),
        path(_FLAG, "none"),
        line("M212 26V120", 5, stroke=GOLD, stroke_dasharray="1 5"),
        line("M80 40V126", 1.4, stroke=DARK),
        circle(148, 78, 39, PAPER),
        circle(148, 78, 35, "none", stroke=livery.accent, stroke_width=1.4),
    )
    return (
        flatten.both_ends(upper, f"ch-{suit}-T-half")
        + signs.placed(f"ch-pip-{suit}", signs.turned([(148, 78)]), 58, 3.6)
        + band(ornament, livery.robe, livery.second)
    )
