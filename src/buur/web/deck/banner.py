"""The banner: the ten of the Swiss-German deck."""

from __future__ import annotations

from buur.web.deck.bodies import band
from buur.web.deck.court import Livery
from buur.web.deck.svg import both_ends, circle, inked, line, path, placed


def banner(prefix: str, suit: str, livery: Livery) -> str:
    """Return a flag with the sign of its suit, twice."""
    flag = (
        "M86 34C116 22 146 46 206 32C196 52 196 72 206 92L192 108L206 126C146 140 116 116 86 128Z"
    )
    upper = inked(
        path("M79 24H87V178H79Z", "#8a5a2b"),
        circle(83, 20, 6.5, livery.second),
        path(flag, livery.second),
        path(
            "M86 34C116 22 146 46 206 32L204 44C146 58 116 34 86 46ZM86 116"
            "C116 104 146 128 198 116L206 126C146 140 116 116 86 128Z",
            livery.robe,
        ),
        line("M83 138C74 144 70 152 74 164M83 138C92 144 96 152 92 164", 3.4, stroke=livery.accent),
    )
    sign = placed(f"{prefix}-pip-{suit}", 141, 82, 62)
    return both_ends(upper + sign) + band(livery.robe, livery.second)
