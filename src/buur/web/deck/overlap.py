"""Overlap of shapes, by the cells of a fine grid that each shape covers."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from buur.web.deck.curves import Curve, Point

CELL = 2.0
"""Side of a cell, in units of the drawing."""

_MARGIN = 300
"""Margin around the card that the grid covers, as drawings cross the edge."""

_COLUMNS = 512
_WIDEST = 8.0
"""Assumed width of lines whose width a style sheet sets."""

_SLACK = 0.6
"""Margin added to each shape for antialiased edges."""


def reach(curve: Curve, paint: Mapping[str, str]) -> int:
    """Return the cells that a shape covers, a bit for each; rather too many than too few."""
    half = _SLACK
    if paint["stroke"] != "none":
        width = paint.get("stroke-width", "")
        half += (_WIDEST if not width or "var(" in width else float(width)) / 2
    found = 0
    for part in _lines(curve):
        found |= _part(part, half, filled=paint["fill"] != "none")
    return found


def _part(points: list[Point], half: float, *, filled: bool) -> int:
    """Return the cells of one part: of its lines, and between them where it is filled."""
    rows: dict[int, int] = {}
    for (x1, y1), (x2, y2) in zip(points, points[1:] or points, strict=False):
        left, right = _cell(min(x1, x2) - half), _cell(max(x1, x2) + half)
        run = ((1 << (right - left + 1)) - 1) << left
        for row in range(_cell(min(y1, y2) - half), _cell(max(y1, y2) + half) + 1):
            rows[row] = rows.get(row, 0) | run
    found = 0
    for row, cells in rows.items():
        if filled:
            low = cells & -cells
            cells = (1 << cells.bit_length()) - low
        found |= cells << (row * _COLUMNS)
    return found


def _cell(value: float) -> int:
    return int((value + _MARGIN) / CELL)


def _lines(curve: Curve) -> list[list[Point]]:
    """Return the parts of a curve as short straight lines."""
    parts: list[list[Point]] = []
    last: Point = (0, 0)
    for one in curve:
        if one.letter == "M":
            parts.append([one.points[0]])
            continue
        line = parts[-1]
        if one.letter == "Z":
            _straight(line, line[0])
            continue
        here, end = line[-1], one.points[-1]
        if one.arc:
            # An arc stays within twice its radii of either end.
            wide = 2 * max(one.arc[:2])
            line += [(here[0] - wide, here[1] - wide), (here[0] + wide, here[1] + wide), end]
        elif one.letter == "L":
            _straight(line, end)
        else:
            first = one.points[0]
            if one.letter == "S":
                first = (2 * here[0] - last[0], 2 * here[1] - last[1])
            _bend(line, (here, first, one.points[-2], end))
        last = one.points[-2] if one.letter in "CS" else end
    return parts


def _straight(line: list[Point], end: Point) -> None:
    (x, y) = line[-1]
    steps = 1 + int(min(abs(end[0] - x), abs(end[1] - y)) / CELL / 2)
    line += [(x + (end[0] - x) * i / steps, y + (end[1] - y) * i / steps) for i in range(1, steps)]
    line.append(end)


def _bend(line: list[Point], points: tuple[Point, Point, Point, Point]) -> None:
    a, b, c, d = points
    length = hypot(b[0] - a[0], b[1] - a[1]) + hypot(d[0] - c[0], d[1] - c[1])
    steps = 2 + int((length + hypot(c[0] - b[0], c[1] - b[1])) / 8)
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        line.append(
            (
                p * a[0] + q * b[0] + r * c[0] + s * d[0],
                p * a[1] + q * b[1] + r * c[1] + s * d[1],
            )
        )
