"""Court cards: a panel with a figure and a band, repeated upside down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from buur.web.deck import bodies, faces, flatten
from buur.web.deck.faces import Look
from buur.web.deck.palette import INK, PAPER, WHITE, Livery
from buur.web.deck.signs import placed, turned
from buur.web.deck.svg import (
    HEIGHT,
    WIDTH,
    both_ways,
    circle,
    element,
    group,
    inked,
    line,
    mirrored,
    moved,
    path,
    use,
)

HALF = (
    "M74 13H209A6 6 0 0 1 215 19V178H13V141A6 6 0 0 1 19 135H62A6 6 0 0 0 68 129V19"
    "A6 6 0 0 1 74 13Z"
)
PANEL = (
    "M74 13H209A6 6 0 0 1 215 19V215A6 6 0 0 1 209 221H166A6 6 0 0 0 160 227V337A6 6 0 0 1 154 343"
    "H19A6 6 0 0 1 13 337V141A6 6 0 0 1 19 135H62A6 6 0 0 0 68 129V19A6 6 0 0 1 74 13Z"
)
"""Area of a figure: the card without the two corners of the indices."""

HEAD = (141, 89)
HAND = (187, 150)
ABOVE = (88, 36)
BELOW = (42, 151)
"""Places of the suit sign in old patterns: beside the hat of an Ober, or the arm of an Under."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure of a court card: its look, dress and objects."""

    look: Look
    body: Callable[[Livery], str]
    behind: str = ""
    """Drawings behind the head, such as hair or a veil."""
    front: str = ""
    """Drawings over the face, such as a beard or a hat."""
    held: str
    at: tuple[float, float] = HAND
    tilt: float = 4
    left: bool = False
    """Whether the face is turned to the left."""
    sleeve: str = ""
    """Colour of the sleeve at the hand, if it is not that of the robe."""
    cuff: str = WHITE
    sign: tuple[float, float] | None = None
    """Place of the suit sign, in patterns whose ranks differ by it."""
    smoke: str = ""
    """Drawing of an object between the teeth, over everything else."""


def clip(prefix: str) -> str:
    """Return the definition of the area of one figure."""
    return element("clipPath", path(HALF), id=f"{prefix}-half")


def court(name: str, pip: str, livery: Livery, figure: Figure, band: str) -> str:
    """Return the drawing of a court card without its corners.

    Args:
        name: of the card in the sprite.
        pip: name of its suit sign.
        livery: colours of the suit.
        figure: who stands there.
        band: kind of ornament over the seam.
    """
    panel = path(PANEL, livery.tint)
    person = _half(livery, figure)
    above = group(
        person,
        id=f"{name}-half",
        clip_path=f"url(#{name[:2]}-half)",
        **flatten.attributes(flatten.FIGURE),
    )
    below = use(f"{name}-half", transform=f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")
    signs = _signs(pip, figure.sign) if figure.sign else ""
    frame = line(PANEL, 1.8, stroke=INK)
    middle = bodies.band(band, livery.robe, livery.second)
    return panel + above + below + signs + middle + frame


def _half(livery: Livery, figure: Figure) -> str:
    turn = mirrored if figure.left else group
    hx, hy = figure.at
    hand = bodies.hand(hx, hy, figure.sleeve or livery.robe, figure.cuff)
    return (
        _part(turn(figure.behind), *HEAD, size=1.06)
        + _part(figure.body(livery))
        + _part(turn(faces.head(figure.look), figure.front), *HEAD, size=1.06)
        + _part(figure.held, hx, hy, turn=figure.tilt)
        + _part(hand)
        + _part(turn(figure.smoke), *HEAD, size=1.06)
    )


def _part(drawing: str, x: float = 0, y: float = 0, *, size: float = 1, turn: float = 0) -> str:
    """Return what is drawn round a point in few shapes, at its place.

    Its numbers stay as they are: what many people have is the same text, and packs well.
    """
    drawn_flat = flatten.write(flatten.shapes(drawing), flatten.FIGURE)
    return moved(drawn_flat, x, y, scale=size, turn=turn) if x and drawn_flat else drawn_flat


def _signs(pip: str, at: tuple[float, float]) -> str:
    """Return suit signs on discs, so that they stand out from any dress."""
    discs = flatten.shapes(both_ways(inked(circle(*at, 16, PAPER), width=1.8)))
    return flatten.write(discs) + placed(pip, turned([at]), 24)
