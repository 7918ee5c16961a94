"""Path data of SVG: a parser, transformations, and a writer that uses few characters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import atan2, cos, degrees, hypot, radians, sin

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
"""An affine map in the order of SVG: x' = ax + cy + e, y' = bx + dy + f."""

SAME: Matrix = (1, 0, 0, 1, 0, 0)

_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
_NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
_STEP = re.compile(rf"(\w+)\(({_NUMBER}(?:[ ,]+{_NUMBER})*)\)")


@dataclass(frozen=True, slots=True)
class Command:
    """A command of a path, with absolute points."""

    letter: str
    """One of M, L, C, S, A, Z."""
    points: tuple[Point, ...] = ()
    arc: tuple[float, float, float, bool, bool] | None = None
    """Radii of an arc, rotation of its axes in degrees, and its flags."""


Curve = tuple[Command, ...]


@lru_cache(maxsize=1024)
def read(d: str) -> Curve:
    """Return the commands of path data."""
    commands: list[Command] = []
    here = start = (0.0, 0.0)
    for letter, written in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(_NUMBER, written)]
        kind, size = letter.upper(), _ARGUMENTS[letter.upper()]
        for at in range(0, max(len(numbers), 1), size or 1):
            command = _command(kind, numbers[at : at + size], here, relative=letter.islower())
            here = start if kind == "Z" else command.points[-1]
            if kind == "M":
                start, kind = here, "L"
            commands.append(command)
    return tuple(commands)


def _command(kind: str, numbers: list[float], here: Point, *, relative: bool) -> Command:
    x, y = here if relative else (0.0, 0.0)
    if kind == "Z":
        return Command("Z")
    if kind == "H":
        return Command("L", ((x + numbers[0], here[1]),))
    if kind == "V":
        return Command("L", ((here[0], y + numbers[0]),))
    if kind == "A":
        rx, ry, turn, large, sweep, px, py = numbers
        return Command("A", ((x + px, y + py),), (rx, ry, turn, bool(large), bool(sweep)))
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return Command(kind, tuple((x + px, y + py) for px, py in pairs))


def matrix(transform: str) -> Matrix:
    """Return the map of a ``transform`` attribute."""
    found = SAME
    for name, written in _STEP.findall(transform):
        found = joined(found, _step(name, [float(n) for n in re.findall(_NUMBER, written)]))
    return found


def _step(name: str, n: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, n[0], n[1])
    if name == "scale":
        return (n[0], 0, 0, n[-1], 0, 0)
    a, b = cos(radians(n[0])), sin(radians(n[0]))
    x, y = n[1:] or (0.0, 0.0)
    return (a, b, -b, a, x - a * x + b * y, y - b * x - a * y)


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the composition of two maps; the inner one applies first."""
    a, b, c, d, e, f = outer
    ia, ib, ic, id_, ie, if_ = inner
    return (
        a * ia + c * ib,
        b * ia + d * ib,
        a * ic + c * id_,
        b * ic + d * id_,
        a * ie + c * if_ + e,
        b * ie + d * if_ + f,
    )


def scale(by: Matrix) -> float:
    """Return the scale of a map that preserves shapes."""
    return hypot(by[0], by[1])


def moved(curve: Curve, by: Matrix) -> Curve:
    """Return the image of a curve under a map that preserves shapes."""
    if by == SAME:
        return curve
    a, b, c, d, e, f = by
    flips = a * d - b * c < 0
    size, turned = scale(by), degrees(atan2(b, a))

    def arc(one: Command) -> tuple[float, float, float, bool, bool] | None:
        if one.arc is None:
            return None
        rx, ry, turn, large, sweep = one.arc
        turn = 0 if rx == ry else turned - turn if flips else turned + turn
        return rx * size, ry * size, turn, large, sweep != flips

    return tuple(
        Command(
            one.letter,
            tuple((a * x + c * y + e, b * x + d * y + f) for x, y in one.points),
            arc(one),
        )
        for one in curve
    )


def write(parts: Sequence[Curve]) -> str:
    """Return path data to a tenth of a unit: only its first start is absolute.

    Parts of equal form thereby have equal text, and so has the way from one to the next. Every
    point is rounded on its own, relative to the rounded one before: errors do not add up.
    """
    text, before = "", ""
    here = start = (0, 0)
    for one in chain.from_iterable(parts):
        if one.letter == "Z":
            text, here, before = text + "z", start, ""
            continue
        points = [(round(x * 10), round(y * 10)) for x, y in one.points]
        letter, values = _relative(one, [(x - here[0], y - here[1]) for x, y in points])
        letter = letter if text else "M"  # what may be left out after it is not relative
        numbers = _numbers(values)
        joint = "" if numbers.startswith("-") else " "
        text += joint + numbers if letter == before else letter + numbers
        here = points[-1]
        start = here if one.letter == "M" else start
        before = "l" if letter == "m" else letter
    return text


def _relative(one: Command, steps: list[tuple[int, int]]) -> tuple[str, list[float]]:
    """Return letter and numbers of a command to points so many tenths further."""
    flat = [value / 10 for step in steps for value in step]
    if one.arc:
        rx, ry, turn, large, sweep = one.arc
        return "a", [round(rx, 2), round(ry, 2), round(turn, 1), large, sweep, *flat]
    if one.letter == "L" and flat[1] == 0:
        return "h", flat[:1]
    if one.letter == "L" and flat[0] == 0:
        return "v", flat[1:]
    return one.letter.lower(), flat


def _numbers(values: list[float]) -> str:
    """Return numbers as text with the fewest separators."""
    text = ""
    for value in values:
        short = f"{value:.2f}".rstrip("0").rstrip(".")
        if short.lstrip("-").startswith("0."):
            short = short.replace("0.", ".", 1)
        text += short if not text or short.startswith("-") else " " + short
    return text
