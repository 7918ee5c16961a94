"""The slate: a side's points as strokes of 100, 50 and 20 and one number of units (core §10.3).

Five strokes of 100 may become one mark of 500. A total below zero is written in units alone. A
number is written in a style (`STYLES`) or with marks that the scribe chooses (`check_way`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import takewhile
from operator import add as add_numbers
from operator import ge, mul, sub
from typing import Final, Literal, SupportsIndex

from buur.arguments import instance, integer, wrong

__all__ = [
    "STYLES",
    "Counts",
    "Marks",
    "Rubbing",
    "Style",
    "add",
    "canonical",
    "check_way",
    "consolidate",
    "correct",
    "representations",
    "rubbings",
    "shortest",
]

MOST_UNITS: Final = 19
"""Units beyond this are rewritten as strokes, on either side of zero."""
MOST_POINTS: Final = 10_000_000
"""The largest number on a slate, on either side of zero."""

_FIVE_HUNDREDS: Final = 500
_HUNDRED: Final = 100
_FIFTY: Final = 50
_TWENTY: Final = 20
_MOST_FIFTIES: Final = 2

Counts = tuple[int, int, int, int, int]
"""Marks of 500, of 100, of 50, of 20, and units."""


def _total(counts: Counts) -> int:
    return sum(map(mul, (_FIVE_HUNDREDS, _HUNDRED, _FIFTY, _TWENTY, 1), counts))


Style = Literal["canonical", "shortest"]
"""The styles in which a program writes a number."""


@dataclass(frozen=True, slots=True, repr=False)
class Marks:
    """Marks on one side of the slate.

    >>> Marks(hundreds=1, units=-2).total
    98

    The number of strokes is never negative. Units are at most `MOST_UNITS` on either side of zero,
    unless a total below zero is written in units alone.

    Raises:
        ArgumentError: a number is no whole number or out of range.
    """

    five_hundreds: int = 0
    """Number of marks of 500."""
    hundreds: int = 0
    """Number of strokes of 100."""
    fifties: int = 0
    """Number of strokes of 50."""
    twenties: int = 0
    """Number of strokes of 20."""
    units: int = 0
    """The number beside the strokes."""

    def __post_init__(self) -> None:
        for name in _STROKES:
            number = integer(getattr(self, name), 0, MOST_POINTS // _TWENTY, name)
            object.__setattr__(self, name, number)
        units = integer(self.units, -MOST_POINTS, MOST_POINTS, "units")
        object.__setattr__(self, "units", units)
        if abs(units) > MOST_UNITS and (self.strokes or units > 0):
            bounds = f"{-MOST_UNITS} to {MOST_UNITS} beside strokes, or below zero without them"
            raise wrong("units", units, bounds)

    def __repr__(self) -> str:
        given = {one.name: number for one in fields(self) if (number := getattr(self, one.name))}
        return f"Marks({', '.join(f'{name}={number}' for name, number in given.items())})"

    @property
    def counts(self) -> Counts:
        """The number of marks of each value, the highest first, and the units."""
        return self.five_hundreds, self.hundreds, self.fifties, self.twenties, self.units

    @property
    def total(self) -> int:
        """The points that the marks stand for."""
        return _total(self.counts)

    @property
    def strokes(self) -> int:
        """Number of strokes to draw; a mark of 500 is one."""
        return sum(self.counts[:-1])


_STROKES: Final = ("five_hundreds", "hundreds", "fifties", "twenties")


def canonical(points: SupportsIndex) -> Marks:
    """Return the canonical marks of a number: the largest strokes that fit, units not negative.

    >>> canonical(98)
    Marks(fifties=1, twenties=2, units=8)

    Raises:
        ArgumentError: the points are no whole number or out of range.
    """
    points = _number(points)
    if points < 0:
        return Marks(units=points)
    hundreds, rest = divmod(points, _HUNDRED)
    fifties, rest = divmod(rest, _FIFTY)
    twenties, units = divmod(rest, _TWENTY)
    return Marks(hundreds=hundreds, fifties=fifties, twenties=twenties, units=units)


def representations(points: SupportsIndex) -> Iterator[Marks]:
    """Yield all marks for a number with at most two fifties, those with the most hundreds first.

    >>> next(representations(98))
    Marks(hundreds=1, units=-2)

    No marks of 500 are used; `consolidate` makes them.

    Raises:
        ArgumentError: the points are no whole number or out of range.
    """
    return _representations(_number(points))


def _representations(points: int) -> Iterator[Marks]:
    if points < 0:
        yield Marks(units=points)
        return
    for hundreds in range((points + MOST_UNITS) // _HUNDRED, -1, -1):
        for fifties in range(_MOST_FIFTIES, -1, -1):
            rest = points - _HUNDRED * hundreds - _FIFTY * fifties
            for twenties in range((rest + MOST_UNITS) // _TWENTY, -1, -1):
                units = rest - _TWENTY * twenties
                if units > MOST_UNITS:
                    break
                yield Marks(hundreds=hundreds, fifties=fifties, twenties=twenties, units=units)


def shortest(points: SupportsIndex) -> Marks:
    """Return the marks with the fewest strokes, then the fewest units, positive before negative.

    >>> shortest(98)
    Marks(hundreds=1, units=-2)

    Raises:
        ArgumentError: the points are no whole number or out of range.
    """
    points = _number(points)
    # Fewer hundreds need two strokes of 50 or five of 20 for one of 100.
    least = (points - _FIFTY - 4 * _TWENTY - MOST_UNITS) // _HUNDRED
    ways = takewhile(lambda way: way.hundreds >= least, _representations(points))
    return min(ways, key=lambda way: (way.strokes, abs(way.units), way.units < 0))


def _number(points: SupportsIndex) -> int:
    return integer(points, -MOST_POINTS, MOST_POINTS, "points")


def _marks(marks: Marks, name: str = "marks") -> Marks:
    return instance(marks, Marks, name, "Marks, such as canonical(98)")


STYLES: Final[Mapping[Style, Callable[[int], Marks]]] = {
    "canonical": canonical,
    "shortest": shortest,
}
"""The function of each style, from points to marks."""


def check_way(points: SupportsIndex, way: Marks) -> None:
    """Check a way to write a number that the scribe has chosen by hand (§10.1).

    >>> check_way(98, Marks(hundreds=1, units=-2))

    Args:
        points: the number to write.
        way: the marks chosen, one of `representations`.

    Raises:
        ArgumentError: the marks stand for another number, or no scribe writes it so.
    """
    _check_total(_number(points), way)
    if way.five_hundreds:
        raise wrong("way", way, "no marks of 500, which only replace strokes of 100")
    if way.fifties > _MOST_FIFTIES:
        raise wrong("way", way, f"at most {_MOST_FIFTIES} strokes of 50 for one number")


def _check_total(points: int, way: Marks) -> None:
    """Raise `ArgumentError` for marks that stand for another number."""
    if _marks(way, "way").total != points:
        raise wrong("way", way, f"marks for {points}, not for {way.total}")


def add(marks: Marks, points: SupportsIndex, way: Marks | None = None) -> Marks:
    """Return the marks after writing some points.

    >>> add(Marks(units=15), 98)
    Marks(fifties=1, twenties=3, units=3)

    Args:
        marks: the marks on the slate before.
        points: the points to add; a negative number is a correction.
        way: the marks for ``points``; the `canonical` ones by default.

    Raises:
        ArgumentError: ``way`` does not stand for ``points``, or an argument is of another type.
    """
    points, marks = _number(points), _marks(marks)
    if way is not None:
        _check_total(points, way)
    if points < 0:
        return correct(marks, -points)
    more = way or canonical(points)
    return _tidy(*map(add_numbers, marks.counts, more.counts))


def correct(marks: Marks, points: SupportsIndex) -> Marks:
    """Return the marks after wiping some points off.

    >>> correct(Marks(hundreds=1), 30)
    Marks(twenties=4, units=-10)

    Strokes of the canonical marks for ``points`` are wiped if the slate has them. The rest is
    subtracted from the units, and larger strokes are exchanged for smaller ones if necessary.

    Args:
        marks: the marks on the slate before.
        points: the points to take off, not negative.

    Raises:
        ArgumentError: the points are negative or no whole number, or these are no marks.
    """
    points, marks = integer(points, 0, MOST_POINTS, "points"), _marks(marks)
    wanted = canonical(points)
    hundreds = min(marks.hundreds, wanted.hundreds)
    fifties = min(marks.fifties, wanted.fifties)
    twenties = min(marks.twenties, wanted.twenties)
    wiped = _HUNDRED * hundreds + _FIFTY * fifties + _TWENTY * twenties
    return _tidy(
        marks.five_hundreds,
        marks.hundreds - hundreds,
        marks.fifties - fifties,
        marks.twenties - twenties,
        marks.units - (points - wiped),
    )


def _tidy(five_hundreds: int, hundreds: int, fifties: int, twenties: int, units: int) -> Marks:
    """Return marks with units within `MOST_UNITS`, exchanged with strokes if necessary."""
    total = _total((five_hundreds, hundreds, fifties, twenties, units))
    if total < 0:
        return Marks(units=total)
    if units > MOST_UNITS:
        twenties += units // _TWENTY
        units %= _TWENTY
    while units < -MOST_UNITS:
        if twenties:
            twenties, units = twenties - 1, units + _TWENTY
        elif fifties:
            fifties, twenties, units = fifties - 1, 2, units + 10
        elif hundreds:
            hundreds, twenties = hundreds - 1, 5
        else:
            five_hundreds, hundreds = five_hundreds - 1, 5
    return Marks(five_hundreds, hundreds, fifties, twenties, units)


@dataclass(frozen=True, slots=True)
class Rubbing:
    """One exchange of small strokes for bigger ones of the same worth; `rubbings` makes it.

    >>> rubbing = next(rubbings(Marks(fifties=2), five_hundreds=False))
    >>> rubbing.rubbed.fifties, rubbing.drawn.hundreds
    (2, 1)

    Raises:
        ArgumentError: a field is not of marks.
    """

    rubbed: Marks
    """The strokes that are wiped off, all of one value."""
    drawn: Marks
    """The strokes that take their place."""
    marks: Marks
    """The marks afterwards."""

    def __post_init__(self) -> None:
        for one in fields(self):
            _marks(getattr(self, one.name), one.name)


_EXCHANGES: Final = (
    (Marks(twenties=10), Marks(hundreds=2)),
    (Marks(twenties=5), Marks(hundreds=1)),
    (Marks(fifties=2), Marks(hundreds=1)),
)
_LAST_EXCHANGE: Final = (Marks(hundreds=5), Marks(five_hundreds=1))


def rubbings(marks: Marks, *, five_hundreds: bool) -> Iterator[Rubbing]:
    """Yield the exchanges of small strokes for larger ones, one by one (§10.1, §10.3).

    >>> steps = rubbings(Marks(fifties=2, twenties=10), five_hundreds=False)
    >>> [step.marks.hundreds for step in steps]
    [2, 3]

    Ten 20 become two 100, five 20 one 100, and two 50 one 100. If the slate has marks of 500, five
    100 become one of them.

    Args:
        marks: the marks on the slate before.
        five_hundreds: whether the slate has marks of 500.

    Raises:
        ArgumentError: an argument is of another type.
    """
    _marks(marks)
    has_them = instance(five_hundreds, bool, "five_hundreds", "True or False")
    return _rubbings(marks, has_them)


def _rubbings(marks: Marks, five_hundreds: bool) -> Iterator[Rubbing]:
    exchanges = (*_EXCHANGES, _LAST_EXCHANGE) if five_hundreds else _EXCHANGES
    for rubbed, drawn in exchanges:
        while _has(marks, rubbed):
            without = map(sub, marks.counts, rubbed.counts)
            marks = Marks(*map(add_numbers, without, drawn.counts))
            yield Rubbing(rubbed, drawn, marks)


def _has(marks: Marks, wanted: Marks) -> bool:
    return all(map(ge, marks.counts[:-1], wanted.counts))


def consolidate(marks: Marks, *, five_hundreds: bool = False) -> Marks:
    """Return marks for the same points after all exchanges of `rubbings`.

    >>> consolidate(Marks(hundreds=5, fifties=2), five_hundreds=True)
    Marks(five_hundreds=1, hundreds=1)

    Args:
        marks: the marks on the slate before.
        five_hundreds: whether the slate has marks of 500.

    Raises:
        ArgumentError: an argument is of another type.
    """
    for step in rubbings(marks, five_hundreds=five_hundreds):
        marks = step.marks
    return marks


def __dir__() -> list[str]:
    return sorted(__all__)
