"""A court card: panel, figure, band, the same upside down."""

from __future__ import annotations

from dataclasses import dataclass

from buur.web.deck import bodies
from buur.web.deck.svg import INK, both_ends, circle, element, group, line, moved, path, placed

PANEL = (
    "M78 18H204A6 6 0 0 1 210 24V216A6 6 0 0 1 204 222H162"
    "A6 6 0 0 0 156 228V332A6 6 0 0 1 150 338"
    "H24A6 6 0 0 1 18 332V140A6 6 0 0 1 24 134H66A6 6 0 0 0 72 128V24A6 6 0 0 1 78 18Z"
)
"""Where a figure may stand: the card without the two corners of the indices."""

HALF = (
    "M78 18H204A6 6 0 0 1 210 24V178H18V140A6 6 0 0 1 24 134H66"
    "A6 6 0 0 0 72 128V24A6 6 0 0 1 78 18Z"
)

HEAD = (131, 88)
HAND = (182, 146)


@dataclass(frozen=True, slots=True, kw_only=True)
class Livery:
    """The colours of a suit's court."""

    robe: str
    second: str
    accent: str
    tint: str
    """The panel behind the figures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure, from the back to the front."""

    behind: str
    """What hangs behind the head: hair, a veil."""
    body: str
    head: str
    """Face, beard and what is worn."""
    held: str
    at: tuple[float, float] = HAND
    tilt: float = 4
    sleeve: str = ""
    mark: tuple[float, float] | None = None
    """Where the suit sign stands, where a pattern tells ranks by it."""


def clip(prefix: str) -> str:
    """Return the definition of the area of one figure."""
    return element("clipPath", path(HALF), id=f"{prefix}-half")


def _mark(prefix: str, suit: str, at: tuple[float, float]) -> str:
    """Return a suit sign on a disc, so that it stands out from any dress."""
    disc = circle(*at, 15, "#fdfbf4", stroke=INK, stroke_width=1.6)
    return disc + placed(f"{prefix}-pip-{suit}", *at, 22)


def court(prefix: str, suit: str, livery: Livery, figure: Figure) -> str:
    """Return the drawing of a court card without its corners."""
    x, y = HEAD
    hx, hy = figure.at
    upper = group(
        moved(figure.behind, x, y),
        figure.body,
        moved(figure.head, x, y),
        moved(figure.held, hx, hy, turn=figure.tilt),
        bodies.hand(hx, hy, figure.sleeve or livery.robe),
        clip_path=f"url(#{prefix}-half)",
    )
    mark = both_ends(_mark(prefix, suit, figure.mark)) if figure.mark else ""
    return (
        path(PANEL, livery.tint)
        + both_ends(upper)
        + bodies.band(livery.robe, livery.second)
        + line(PANEL, 2, stroke="#6b6048")
        + mark
    )
