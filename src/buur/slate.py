"""The slate: a side's points as strokes of 100, 50 and 20 and one number of units (core §10.3).

Five strokes of 100 may become one mark of 500. A total below zero is written in units alone. A
number is written in a style (`STYLES`) or with marks that the scribe chooses (`check_way`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import add as add_numbers
from operator import ge, mul, sub
from typing import Final, Literal

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


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on one side of the slate.

    The number of strokes is never negative. Units are at most `MOST_UNITS` on either side of zero,
    unless a total below zero is written in units alone.

    >>> Marks(hundreds=1, units=-2).total
    98
    """

    five_hundreds: int = 0
    hundreds: int = 0
    fifties: int = 0
    twenties: int = 0
    units: int = 0

    def __post_init__(self) -> None:
        *strokes, units = self.counts
        if min(strokes) < 0:
            raise ValueError(f"{self} has a negative number of strokes")
        if abs(units) > MOST_UNITS and (any(strokes) or units > 0):
            raise ValueError(f"{self} has units that belong to the strokes")

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


def canonical(points: int) -> Marks:
    """Return the canonical marks of a number: the largest strokes that fit, units not negative.

    >>> canonical(98)
    Marks(five_hundreds=0, hundreds=0, fifties=1, twenties=2, units=8)
    """
    if points < 0:
        return Marks(units=points)
    hundreds, rest = divmod(points, _HUNDRED)
    fifties, rest = divmod(rest, _FIFTY)
    twenties, units = divmod(rest, _TWENTY)
    return Marks(hundreds=hundreds, fifties=fifties, twenties=twenties, units=units)


def representations(points: int) -> Iterator[Marks]:
    """Yield all marks for a number with at most two fifties, those with the most hundreds first.

    No marks of 500 are used; `consolidate` makes them.
    """
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


def shortest(points: int) -> Marks:
    """Return the marks with the fewest strokes, then the fewest units, positive before negative.

    >>> shortest(98)
    Marks(five_hundreds=0, hundreds=1, fifties=0, twenties=0, units=-2)
    """
    return min(
        representations(points), key=lambda way: (way.strokes, abs(way.units), way.units < 0)
    )


STYLES: Final[Mapping[Style, Callable[[int], Marks]]] = {
    "canonical": canonical,
    "shortest": shortest,
}
"""The function of each style, from points to marks."""


def check_way(points: int, way: Marks) -> None:
    """Check a way to write a number that the scribe has chosen by hand (§10.1).

    Args:
        points: the number to write.
        way: the marks chosen, one of `representations`.

    Raises:
        ValueError: the marks stand for another number, or no scribe writes it so.
    """
    if way.total != points:
        raise ValueError(f"{way} stands for {way.total}, not for {points}")
    if way.five_hundreds:
        raise ValueError(f"{way} has marks of 500, which only replace strokes of 100")
    if way.fifties > _MOST_FIFTIES:
        raise ValueError(f"{way} has more than {_MOST_FIFTIES} strokes of 50 for one number")


def add(marks: Marks, points: int, way: Marks | None = None) -> Marks:
    """Return the marks after writing some points.

    Args:
        marks: the marks on the slate before.
        points: the points to add; a negative number is a correction.
        way: the marks for ``points``; the `canonical` ones by default.

    Raises:
        ValueError: ``way`` does not stand for ``points``.
    """
    if way is not None and way.total != points:
        raise ValueError(f"{way} stands for {way.total}, not for {points}")
    if points < 0:
        return correct(marks, -points)
    more = way or canonical(points)
    return _tidy(*map(add_numbers, marks.counts, more.counts))


def correct(marks: Marks, points: int) -> Marks:
    """Return the marks after wiping some points off.

    Strokes of the canonical marks for ``points`` are wiped if the slate has them. The rest is
    subtracted from the units, and larger strokes are exchanged for smaller ones if necessary.

    Args:
        marks: the marks on the slate before.
        points: the points to take off, not negative.

    Raises:
        ValueError: ``points`` is negative.
    """
    if points < 0:
        raise ValueError(f"a correction takes points off, it cannot take {points}")
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
    """One exchange of small strokes for bigger ones of the same worth."""

    rubbed: Marks
    """The strokes that are wiped off, all of one value."""
    drawn: Marks
    """The strokes that take their place."""
    marks: Marks
    """The marks afterwards."""


_EXCHANGES: Final = (
    (Marks(twenties=10), Marks(hundreds=2)),
    (Marks(twenties=5), Marks(hundreds=1)),
    (Marks(fifties=2), Marks(hundreds=1)),
)
_LAST_EXCHANGE: Final = (Marks(hundreds=5), Marks(five_hundreds=1))


def rubbings(marks: Marks, *, five_hundreds: bool) -> Iterator[Rubbing]:
    """Yield the exchanges of small strokes for larger ones, one by one (§10.1, §10.3).

    Ten 20 become two 100, five 20 one 100, and two 50 one 100. If the slate has marks of 500, five
    100 become one of them.

    Args:
        marks: the marks on the slate before.
        five_hundreds: whether the slate has marks of 500.

    >>> steps = rubbings(Marks(fifties=2, twenties=10), five_hundreds=False)
    >>> [step.marks.hundreds for step in steps]
    [2, 3]
    """
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

    Args:
        marks: the marks on the slate before.
        five_hundreds: whether the slate has marks of 500.
    """
    for step in rubbings(marks, five_hundreds=five_hundreds):
        marks = step.marks
    return marks


def __dir__() -> list[str]:
    return sorted(__all__)
