"""What a duel says so far, and when it is decided."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

from buur.arena.boards import Board
from buur.arena.bot_measurement import Tally

ERROR_RATE: Final = 0.05
"""How often a duel between equals may be called decided, however long one watches."""
MIN_BOARDS: Final = 20
"""Boards before which nothing is decided: the spread is not known yet."""
_NARROWEST_AT: Final = 100
"""Boards after which the bound is as narrow as it can be made there."""


def _mixture(doubt: float, keenest: int) -> float:
    """Return the weight that makes the bound narrow after so many boards."""
    wide = -2 * log(doubt)
    return sqrt((wide + log(wide + 1)) / keenest)


_WEIGHT: Final = _mixture(ERROR_RATE, _NARROWEST_AT)


@dataclass(slots=True)
class Score:
    """Mean and spread of the gains of boards, one after the other (Welford)."""

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
        """How far the mean may be off, at all looks together in 95 of 100 duels.

        The mixture bound of Robbins, with the spread as it was measured: unlike twice the
        standard error it may be looked at after every board. None before `MIN_BOARDS` boards.
        """
        if self.boards < MIN_BOARDS:
            return None
        grown = self.boards * _WEIGHT**2 + 1
        wide = 2 * grown / (self.boards * _WEIGHT) ** 2 * log(sqrt(grown) / ERROR_RATE)
        return self.deviation * sqrt(wide)

    @property
    def is_decided(self) -> bool:
        """Whether one is better beyond doubt."""
        bound = self.bound
        return bound is not None and abs(self.mean) > bound


@dataclass(slots=True)
class DuelStatistics:
    """Everything that is known of a duel after some boards."""

    score: Score = field(default_factory=Score)
    deals: int = 0
    """Deals played, each place by itself."""
    places: int = 0
    won: float = 0.0
    """Places that the first bot won, even ones as halves."""
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
        """Share of the places that the first bot won."""
        return self.won / self.places if self.places else 0.0
