"""Colours of both decks.

Colours which the page may change are CSS variables with the printed colour behind them: paper and
ink in high contrast, suits and liveries in four colours.
"""

from __future__ import annotations

from dataclasses import dataclass

INK = "var(--card-ink,#241c16)"
"""Outlines of the figures."""

SHADE = "var(--card-shade,#00000026)"
"""Shadow on the side away from the light, which comes from the top left."""

PAPER = "var(--paper,#fdfbf4)"
EDGE = "var(--card-line,#8d8877)"

WHITE = "#fbf7ea"
SKIN = "#f2cba4"
BLUSH = "#dd8a6f"
GOLD = "#e2ac35"
GLEAM = "#fbe7a4"
STEEL = "#c6ced3"
RED = "#b3262f"
BLUE = "#2a4f8f"
GREEN = "#3c6e3c"
LEAF = "#5c8a3c"
WOOD = "#8a5628"
DARK = "#5a3518"
SMOKE = "#8f8a80"

BLACK_HAIR = "#2e2722"
BROWN_HAIR = "#6f4220"
RED_HAIR = "#a85523"
FAIR_HAIR = "#d7a041"
GREY_HAIR = "#8c8780"
WHITE_HAIR = "#e2dccd"


@dataclass(frozen=True, slots=True, kw_only=True)
class Livery:
    """The colours of a suit's court."""

    robe: str
    second: str
    accent: str
    tint: str
    """The panel behind the figures: thin enough for any paper to show through."""


def livery(suit: str, *, robe: str, second: str, accent: str, tint: str) -> Livery:
    """Return the livery of a suit: robe and panel are what a style sheet may change."""
    return Livery(
        robe=f"var(--robe-{suit},{robe})",
        second=second,
        accent=accent,
        tint=f"var(--card-tint,var(--tint-{suit},{tint}))",
    )
