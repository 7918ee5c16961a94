"""Suit signs at several places of a card, with one path for each part over all places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from buur.web.deck import flatten
from buur.web.deck.curves import Matrix
from buur.web.deck.flatten import SIGN, Shape
from buur.web.deck.pips import OUTLINE
from buur.web.deck.svg import HEIGHT, WIDTH, element, group, use

SWITCHED = ("var(--signs-swiss,inline)", "var(--signs-austrian,none)")
"""CSS by which a style sheet shows a sign or the one that replaces it in Vorarlberg."""

Place = tuple[float, float, bool]
"""Middle of a sign on the card, and whether it is upside down."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit sign in a box of 100 by 100."""

    shapes: tuple[Shape, ...]
    instead: tuple[Shape, ...] = ()
    """The drawing that a style sheet may show instead."""

    @classmethod
    def of(cls, drawing: str, instead: str = "") -> Sign:
        """Return the sign of drawings."""
        return cls(_parts(drawing), _parts(instead))


def turned(places: Iterable[tuple[float, float]]) -> list[Place]:
    """Return places, and the same with the card turned upside down."""
    upper = list(places)
    return [(x, y, False) for x, y in upper] + [(WIDTH - x, HEIGHT - y, True) for x, y in upper]


def drawn(
    sign: Sign, places: Iterable[Place], size: float, width: str | float | None = OUTLINE
) -> str:
    """Return a sign at places where the copies do not overlap.

    Args:
        sign: which is drawn.
        places: on the card.
        size: side of its box on the card.
        width: of its lines, in units of its box.
    """
    spots = [_spot(place, size / 100) for place in places]
    scaled = None if size == 100 else f"scale({size / 100:g})"
    layers = [flatten.stamped(shapes, spots) for shapes in (sign.shapes, sign.instead) if shapes]
    if layers == [layers[0][:1]]:
        (shape,) = layers[0]
        return flatten.write([shape], transform=scaled)
    switches = SWITCHED if len(layers) > 1 else (None,)
    given = flatten.attributes(SIGN) | {"stroke_width": width}
    drawings = [
        group(flatten.write(layer, SIGN), display=switch, transform=scaled, **given)
        for layer, switch in zip(layers, switches, strict=True)
    ]
    return "".join(drawings)


def defined(sign: Sign, pip: str) -> str:
    """Return the symbol of a sign, for the page to show alone, and for cards that have it once."""
    drawing = drawn(sign, [(50, 50, False)], 100, None)
    return element(
        "symbol",
        group(drawing, id=inside(pip)),
        id=pip,
        viewBox="0 0 100 100",
        width=100,
        height=100,
        stroke_width=OUTLINE,
    )


def inside(pip: str) -> str:
    """Return the name of what the symbol of a sign shows."""
    return f"{pip}-sign"


def placed(pip: str, places: Iterable[Place], size: float, width: str | float = OUTLINE) -> str:
    """Return instances of a sign: more elements than ``drawn`` has, but a shorter text."""
    scale = size / 100
    found = ""
    for x, y, over in places:
        corner = f"translate({x:g} {y:g})" + ("rotate(180)" if over else "")
        corner += f"scale({scale:g})translate(-50 -50)"
        found += use(inside(pip), transform=corner, stroke_width=width)
    return found


def _parts(drawing: str) -> tuple[Shape, ...]:
    """Return the shapes of a sign, each in one piece so that copies have equal text."""
    given = {name: value for name, value in flatten.INITIAL.items() if name != "stroke-width"}
    return tuple(
        replace(shape, curves=(sum(shape.curves, ()),)) for shape in flatten.shapes(drawing, given)
    )


def _spot(place: Place, scale: float) -> Matrix:
    x, y, over = place
    x, y = round(2 * x / scale) / 2, round(2 * y / scale) / 2  # alike text packs well
    return (-1, 0, 0, -1, x + 50, y + 50) if over else (1, 0, 0, 1, x - 50, y - 50)
