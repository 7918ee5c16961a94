"""Statistics of a duel: mean gain, standard error and an anytime-valid confidence bound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

from buur.arena.boards import Board
from buur.arena.bot_measurement import Tally
from buur.play.html import html_table

ERROR_RATE: Final = 0.05
"""Probability that a duel between equal bots is ever called decided."""
MIN_BOARDS: Final = 20
"""Number of boards before which no duel is decided, as the deviation is too uncertain."""
_NARROWEST_AT: Final = 100
"""Number of boards for which the width of the bound is minimized."""


def _mixture(doubt: float, keenest: int) -> float:
    """Return the parameter of the mixture that minimizes the bound after ``keenest`` boards."""
    wide = -2 * log(doubt)
    return sqrt((wide + log(wide + 1)) / keenest)


_WEIGHT: Final = _mixture(ERROR_RATE, _NARROWEST_AT)


@dataclass(slots=True)
class Score:
    """Running mean and deviation of the gains of boards (Welford)."""

    boards: int = 0
    mean: float = 0.0
    _squares: float = 0.0

    def add(self, gain: float) -> None:
        """Count a board."""
        self.boards += 1
        change = gain - self.mean
        self.mean += change / self.boards
        self._squares += change * (gain - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of one board."""
        return sqrt(self._squares / (self.boards - 1)) if self.boards > 1 else 0.0

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None with a single board."""
        return self.deviation / sqrt(self.boards) if self.boards > 1 else None

    @property
    def bound(self) -> float | None:
        """Half width of the confidence sequence; None before `MIN_BOARDS` boards.

        With a probability of 95 % the mean is within the bound after every board. It is the mixture
        bound of Robbins with the measured deviation. Unlike twice the standard error it stays valid
        if it is checked after every board.
        """
        if self.boards < MIN_BOARDS:
            return None
        grown = self.boards * _WEIGHT**2 + 1
        wide = 2 * grown / (self.boards * _WEIGHT) ** 2 * log(sqrt(grown) / ERROR_RATE)
        return self.deviation * sqrt(wide)

    @property
    def is_decided(self) -> bool:
        """Whether the bound excludes a mean of 0."""
        bound = self.bound
        return bound is not None and abs(self.mean) > bound

    def _repr_html_(self) -> str:
        return html_table("Gain per board", (), self._rows())

    def _rows(self) -> Iterator[tuple[str, str]]:
        yield "Boards", str(self.boards)
        yield "Mean", f"{self.mean:+.2f}"
        if self.error is not None:
            yield "Standard error", f"{self.error:.2f}"
        if self.bound is not None:
            yield "95 % bound", f"± {self.bound:.2f}"
        yield "Decided", "yes" if self.is_decided else "no"


@dataclass(slots=True)
class DuelStatistics:
    """All statistics of a duel after some boards."""

    score: Score = field(default_factory=Score)
    deals: int = 0
    """Number of deals played in all seatings."""
    places: int = 0
    won: float = 0.0
    """Number of seatings that the first bot won; a tie counts as a half."""
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))

    def add(self, board: Board) -> None:
        """Count a board."""
        self.score.add(board.gain)
        self.deals += board.deals
        self.places += len(board.gains)
        self.won += board.won
        for own, other in zip(self.tallies, board.tallies, strict=True):
            own.join(other)

    @property
    def win_rate(self) -> float:
        """Share of the seatings that the first bot won."""
        return self.won / self.places if self.places else 0.0

    def _repr_html_(self) -> str:
        rows = [("Deals", str(self.deals)), ("Seatings won", f"{self.win_rate:.1%}")]
        return self.score._repr_html_() + html_table("Duel", (), rows)
