"""Flattening of drawings: groups are dissolved, and shapes of the same paint become one path.

The page shows a card as an instance of its symbol; a browser clones, styles and measures every
element of it. A drawing of a hundred elements in ten groups is easy to write, but slow on a phone.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from buur.web.deck import curves, overlap
from buur.web.deck.curves import Curve, Matrix
from buur.web.deck.palette import INK
from buur.web.deck.svg import HEIGHT, WIDTH, element, group, use

Paint = Mapping[str, str]

INITIAL = {
    "fill": "#000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-linejoin": "miter",
    "stroke-linecap": "butt",
}
"""Default values of SVG's presentation attributes."""

FIGURE = INITIAL | {
    "stroke": INK,
    "stroke-width": "2.3",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
}
"""Paint of most shapes of a figure, stated once on their group."""

SIGN = {name: value for name, value in FIGURE.items() if name != "stroke-width"}
"""Paint of most shapes of a suit sign; the using element gives the width of lines."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its paint."""

    curves: tuple[Curve, ...]
    """The parts of the path; parts of equal form have equal text at any place."""
    paint: Paint
    reach: int
    """Cells that the path covers, at least."""


def shapes(drawing: str, paint: Paint = INITIAL) -> list[Shape]:
    """Return the shapes of a drawing of groups, paths, circles and ellipses, merged."""
    found: list[Shape] = []
    for shape in _leaves(ET.fromstring(f"<g>{drawing}</g>"), paint, curves.SAME):
        _add(found, shape)
    return found


def write(found: Iterable[Shape], given: Paint = INITIAL, **more: object) -> str:
    """Return shapes as paths inside a group that has a given paint."""
    return "".join(
        element("path", d=curves.write(one.curves), **attributes(one.paint, given), **more)
        for one in found
    )


def attributes(paint: Paint, given: Paint = INITIAL) -> dict[str, str]:
    """Return the attributes of a paint that differ from another paint, which is inherited."""
    return {
        name.replace("-", "_"): value for name, value in paint.items() if value != given.get(name)
    }


def grouped(drawing: str, **more: object) -> str:
    """Return a drawing in the paint of figures with as few shapes as possible, in one group."""
    return group(write(shapes(drawing), FIGURE), **attributes(FIGURE), **more)


def both_ends(upper: str, name: str) -> str:
    """Return the upper half of a card and, by its name, the same turned upside down."""
    turned = use(name, transform=f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")
    return grouped(upper, id=name) + turned


def stamped(found: Iterable[Shape], places: Iterable[Matrix]) -> list[Shape]:
    """Return shapes repeated at places, with one path for each part; copies must not overlap."""
    spots = list(places)
    return [
        replace(shape, curves=tuple(curves.moved(one, at) for at in spots for one in shape.curves))
        for shape in found
    ]


def _leaves(node: ET.Element, paint: Paint, by: Matrix) -> Iterable[Shape]:
    by = curves.joined(by, curves.matrix(node.get("transform", "")))
    own = {k: v for k, v in node.attrib.items() if k in INITIAL or k in _OWN}
    size = curves.scale(by)
    for name in ("stroke-width", "stroke-dasharray"):
        if name in own and "var(" not in own[name] and size != 1:
            own[name] = " ".join(f"{float(part) * size:.3g}" for part in own[name].split())
    paint = {**paint, **own}
    if node.tag == "g":
        for child in node:
            yield from _leaves(child, paint, by)
        return
    curve = curves.read(_data(node))
    if curve:
        yield _shape(curves.moved(curve, by), paint)


_BEND = 0.5523
"""Length of the control handles of a quarter circle, in radii."""

_OWN = ("stroke-dasharray", "opacity", "fill-rule")


def _data(node: ET.Element) -> str:
    if node.tag == "path":
        return node.attrib["d"]
    x, y = float(node.attrib["cx"]), float(node.attrib["cy"])
    rx = float(node.get("rx") or node.attrib["r"])
    ry = float(node.get("ry") or node.attrib["r"])
    bx, by = _BEND * rx, _BEND * ry
    return (
        f"M{x + rx} {y}C{x + rx} {y + by} {x + bx} {y + ry} {x} {y + ry}"
        f"S{x - rx} {y + by} {x - rx} {y}S{x - bx} {y - ry} {x} {y - ry}"
        f"S{x + rx} {y - by} {x + rx} {y}Z"
    )


def _shape(curve: Curve, paint: Paint) -> Shape:
    """Return a shape without the attributes of its paint that have no effect on it."""
    needed = dict(paint)
    dots = all(one.letter == "M" or one.points == old.points for old, one in pairwise(curve))
    if dots:
        needed["fill"] = "none"
    if needed["stroke"] == "none":
        needed = {k: v for k, v in needed.items() if not k.startswith("stroke-")}
    elif dots:
        del needed["stroke-linejoin"]
    elif all(part[-1].letter == "Z" for part in _parts(curve)) and "stroke-dasharray" not in needed:
        del needed["stroke-linecap"]
    return Shape((curve,), needed, overlap.reach(curve, needed))


def _parts(curve: Curve) -> list[list[curves.Command]]:
    parts: list[list[curves.Command]] = []
    for one in curve:
        if one.letter == "M":
            parts.append([])
        parts[-1].append(one)
    return parts


def _add(found: list[Shape], new: Shape) -> None:
    """Add a shape, or join it with one of the same paint if that looks the same."""
    for place in range(len(found) - 1, -1, -1):
        old = found[place]
        both = _common(old, new)
        if both is None:
            continue
        between = found[place + 1 :]
        if not any(new.reach & other.reach for other in between):
            found[place] = both
            return
        if not any(old.reach & other.reach for other in between):
            found[place:] = [*between, both]
            return
    found.append(new)


def _common(old: Shape, new: Shape) -> Shape | None:
    """Return two shapes as one path; None if that would change their look."""
    if any(old.paint[k] != new.paint[k] for k in old.paint.keys() & new.paint.keys()):
        return None
    if ({*old.paint} ^ {*new.paint}) - {"stroke-linejoin", "stroke-linecap"}:
        return None
    line = old.paint["fill"] == "none" and "opacity" not in old.paint
    if old.reach & new.reach and not line:
        return None
    return Shape(old.curves + new.curves, {**old.paint, **new.paint}, old.reach | new.reach)
