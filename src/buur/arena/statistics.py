"""Statistics of a duel: mean gain, standard error and an anytime-valid confidence bound."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import inf, log, sqrt
from typing import Final

from buur.arena.boards import MAX_GAIN, Board
from buur.arena.bot_measurement import Tally
from buur.arguments import instance, integer, number, text, wrong
from buur.completion import PublicNames
from buur.play.html import html_table

MAX_BOARDS: Final = 10**9
MAX_COUNT: Final = 10**15
ERROR_RATE: Final = 0.05
"""Probability that a duel between equal bots is ever called decided."""
MIN_BOARDS: Final = 20
"""Number of boards before which no duel is decided, as the deviation is too uncertain."""
POINTS: Final = "points per deal"
"""The unit of a gain: points as they are written, by deal."""
PARTIES: Final = "of a partie"
"""The unit of a gain where a king plays against the others: the share of parties won."""
TWO_DIGITS_BELOW: Final = 10
"""Means below it are shown with two decimals, others with one."""
_NARROWEST_AT: Final = 100
"""Number of boards for which the width of the bound is minimized."""


def _mixture(doubt: float, keenest: int) -> float:
    """Return the parameter of the mixture that minimizes the bound after ``keenest`` boards."""
    wide = -2 * log(doubt)
    return sqrt((wide + log(wide + 1)) / keenest)


_WEIGHT: Final = _mixture(ERROR_RATE, _NARROWEST_AT)


@dataclass(slots=True, repr=False)
class Score(PublicNames):
    """Result of a duel: the mean gain of the first bot and its standard error.

    >>> score = Score(names=("mine", "steady"))
    >>> for gain in (10.0, -4.0, 6.0):
    ...     score.add(gain)
    >>> print(score)
    +4.00 ± 4.16 points per deal in 3 boards
    >>> score
    Score(mine against steady: +4.00 ± 4.16 points per deal in 3 boards)

    The mean and the deviation are updated board by board (Welford).
    """

    boards: int = 0
    """Number of boards."""
    mean: float = 0.0
    """Mean gain of the first bot over the second, in `unit`."""
    _squares: float = 0.0
    names: tuple[str, str] = ("a", "b")
    """Names of both bots."""
    unit: str = POINTS
    """Unit of the gain: `POINTS`, or `PARTIES` where a king plays whole parties."""
    illegal: tuple[int, int] = (0, 0)
    """Number of illegal acts of each bot; the first legal act was played instead."""

    def __post_init__(self) -> None:
        self.boards = integer(self.boards, 0, MAX_BOARDS, "boards")
        number(self.mean, -MAX_GAIN, MAX_GAIN, "mean")
        number(self._squares, 0, inf, "_squares")
        text(self.unit, "unit")
        _check_pair(self.names, str, "names", "the names of both bots")
        _check_pair(self.illegal, int, "illegal", "the numbers of illegal acts of both bots")

    def __str__(self) -> str:
        many = "1 board" if self.boards == 1 else f"{self.boards} boards"
        said = [
            f"; illegal acts of {name}: {count}"
            for name, count in zip(self.names, self.illegal, strict=True)
            if count
        ]
        return f"{gain_text(self)} {self.unit} in {many}{''.join(said)}"

    def __repr__(self) -> str:
        return f"Score({self.names[0]} against {self.names[1]}: {self})"

    def _repr_html_(self) -> str:
        return score_html(self)

    def add(self, gain: float) -> None:
        """Count a board.

        Raises:
            ArgumentError: the gain is no number.
        """
        gain = number(gain, -MAX_GAIN, MAX_GAIN, "gain")
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


@dataclass(slots=True)
class DuelStatistics(PublicNames):
    """All statistics of a duel after some boards.

    >>> from buur.arena import Duel, fight
    >>> from buur.notation import RuleSet
    >>> duel = Duel(rules=RuleSet("schieber"), first="steady", second="random")
    >>> *_, found = fight(duel, boards=4)
    >>> found.score.mean, found.deals, found.win_rate
    (140.0, 8, 1.0)
    """

    score: Score = field(default_factory=Score)
    deals: int = 0
    """Number of deals played in all seatings."""
    places: int = 0
    won: float = 0.0
    """Number of seatings that the first bot won; a tie counts as a half."""
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))

    def __post_init__(self) -> None:
        instance(self.score, Score, "score")
        self.deals = integer(self.deals, 0, MAX_COUNT, "deals")
        self.places = integer(self.places, 0, MAX_COUNT, "places")
        number(self.won, 0, MAX_COUNT, "won")
        _check_pair(self.tallies, Tally, "tallies", "the tallies of both bots")

    def add(self, board: Board) -> None:
        """Count a board.

        Raises:
            ArgumentError: it is no board.
        """
        instance(board, Board, "board")
        self.score.add(board.gain)
        self.deals += board.deals
        self.places += len(board.gains)
        self.won += board.won
        for own, other in zip(self.tallies, board.tallies, strict=True):
            own.join(other)
        self.score.illegal = (self.tallies[0].illegal, self.tallies[1].illegal)

    @property
    def win_rate(self) -> float:
        """Share of the seatings that the first bot won."""
        return self.won / self.places if self.places else 0.0

    def _repr_html_(self) -> str:
        rows = [("deals", str(self.deals)), ("seatings won", f"{self.win_rate:.1%}")]
        return score_html(self.score) + html_table("Seatings", (), rows)


def gain_text(score: Score) -> str:
    """Return the mean with its standard error, such as ``+1.23 ± 0.45``."""
    digits = 2 if abs(score.mean) < TWO_DIGITS_BELOW else 1
    error = "" if score.error is None else f" ± {score.error:.{digits}f}"
    return f"{score.mean:+.{digits}f}{error}"


def score_html(score: Score) -> str:
    """Return a score as an HTML table, for notebooks."""
    first, second = map(escape, score.names)
    bound = "–" if score.bound is None else f"± {score.bound:.2f}"
    cells = {
        "gain": f"{escape(gain_text(score))} {escape(score.unit)}",
        "95 % bound": bound,
        "boards": str(score.boards),
        f"illegal acts of {first}": str(score.illegal[0]),
        f"illegal acts of {second}": str(score.illegal[1]),
    }
    return html_table(" against ".join(score.names), (), cells.items())


def _check_pair(value: object, kind: type[object], name: str, expected: str) -> None:
    pair = isinstance(value, tuple) and len(value) == 2
    if not pair or not all(isinstance(one, kind) for one in value):  # type: ignore[attr-defined]
        raise wrong(name, value, expected)
