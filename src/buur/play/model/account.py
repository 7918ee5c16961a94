"""`Account`: the lines by which the points of a deal add up to what is written on the slate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import Literal

from buur.seats import ByTeam

LineKind = Literal["add", "times", "sum", "told"]
"""What a line does to the sum so far: it adds points, multiplies, states the sum, or nothing."""
LineWhat = Literal[
    "cards",
    "last_trick",
    "base",
    "match",
    "melds",
    "struck_melds",
    "stoeck",
    "failed",
    "held",
    "bid",
    "doubled",
    "raw",
    "multiplier",
    "made",
    "total",
    "predicted",
    "missed",
    "exact",
    "compensation",
    "putzes",
    "pommes",
    "extremes",
    "middle",
    "chosen",
    "tens",
    "sitter",
]
"""The source of a line's points."""


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A line of an account."""

    what: LineWhat
    kind: LineKind
    points: ByTeam[int]
    """Points added, the product of a factor, or a sum: by side, or by line of the slate."""
    by_line: bool = False
    """Whether the points are by line of the slate; a first line to add then begins a new sum."""
    factor: int = 1
    """The factor of a line that multiplies."""


class Account:
    """An account in progress: its lines and the sum so far."""

    def __init__(self, columns: int) -> None:
        """Begin an account of the sides of a deal."""
        self.lines: list[AccountLine] = []
        self.sums: ByTeam[int] = (0,) * columns
        self._by_line = False

    def begin(self, columns: int) -> None:
        """Begin a new sum, by line of the slate: of strokes, differences or the worth of a bid."""
        self.sums, self._by_line = (0,) * columns, True

    def carry(self, points: ByTeam[int]) -> None:
        """Go on with the points so far, by line of the slate instead of by side."""
        self.sums, self._by_line = points, True

    def add(self, what: LineWhat, points: Sequence[int], *, always: bool = False) -> None:
        """Add points; a line of noughts is left out unless it stands ``always``."""
        if always or any(points):
            self._write(what, "add", tuple(points))
            self.sums = tuple(map(add, self.sums, points))

    def times(self, factor: int) -> None:
        """Multiply the sum so far, by the multiplier of the deal."""
        self.sums = tuple(factor * points for points in self.sums)
        self.lines.append(AccountLine("multiplier", "times", self.sums, self._by_line, factor))

    def tell(self, what: LineWhat, points: Sequence[int]) -> None:
        """Note points that are compared with the sum, but not added."""
        self._write(what, "told", tuple(points))

    def total(self, what: LineWhat) -> None:
        """State the sum so far."""
        self._write(what, "sum", self.sums)

    def _write(self, what: LineWhat, kind: LineKind, points: ByTeam[int]) -> None:
        self.lines.append(AccountLine(what, kind, points, self._by_line))
