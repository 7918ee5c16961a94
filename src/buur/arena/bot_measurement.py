"""Measurement of a bot: time per act, illegal acts and timeouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log
from time import perf_counter
from typing import Final

from buur.arena.failures import AnswerTimeout, InvalidAnswer
from buur.bots import Bot
from buur.bots.function_bot import IllegalAnswer
from buur.play.model.events import Act
from buur.play.views import View

BIN_RATIO: Final = 1.1
"""Ratio of neighbouring bins of times, which makes quantiles exact to 5 %."""
_UNIT: Final = 1e-6
"""Lower bound of the shortest bin in seconds."""


@dataclass(slots=True)
class Tally:
    """Counts of a bot's acts, their times, illegal acts and timeouts."""

    acts: int = 0
    seconds: float = 0.0
    illegal: int = 0
    """Number of illegal acts; the first legal act was played instead of each."""
    late: int = 0
    """Number of timeouts; the first legal act was played after each."""
    times: Counter[int] = field(default_factory=Counter)
    """Histogram of times; the width of the bins grows by `BIN_RATIO`."""

    def add(self, seconds: float) -> None:
        """Count an act."""
        self.acts += 1
        self.seconds += seconds
        self.times[max(0, round(log(max(seconds, _UNIT) / _UNIT, BIN_RATIO)))] += 1

    def join(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.acts += other.acts
        self.seconds += other.seconds
        self.illegal += other.illegal
        self.late += other.late
        self.times.update(other.times)

    @property
    def mean(self) -> float:
        """Mean seconds of an act."""
        return self.seconds / self.acts if self.acts else 0.0

    def quantile(self, share: float) -> float:
        """Return the seconds that ``share`` of the acts did not exceed."""
        left = share * self.acts
        for place in sorted(self.times):
            left -= self.times[place]
            if left <= 0:
                return float(_UNIT * BIN_RATIO**place)
        return 0.0


def is_legal_act(act: object, view: View) -> bool:
    """Tell whether a bot's answer is an act that the rules allow."""
    try:
        return isinstance(act, Act) and act in view.legal
    except Exception:  # noqa: BLE001 - an act made of nonsense, at which no rule can look
        return False


class MeasuredBot:
    """Wraps a bot, measures its acts and replaces those that cannot be played."""

    def __init__(self, inner: Bot, tally: Tally) -> None:
        self._inner = inner
        self._tally = tally

    @property
    def name(self) -> str:
        """The name of the wrapped bot."""
        return self._inner.name

    def choose(self, view: View) -> Act:
        """Return the bot's act, or the first legal act if the bot's cannot be played."""
        begun = perf_counter()
        act = self._asked(self._inner.choose, view)
        self._tally.add(perf_counter() - begun)
        return next(iter(view.legal)) if act is None else act

    def interject(self, view: View) -> Act | None:
        """Return the bot's claim, or None where it is illegal."""
        return self._asked(self._inner.interject, view, silent=True)

    def _asked(
        self, ask: Callable[[View], Act | None], view: View, *, silent: bool = False
    ) -> Act | None:
        """Return a legal answer, or None.

        An illegal answer is counted, and so is no answer unless silence is allowed.
        """
        try:
            act = ask(view)
        except AnswerTimeout:
            self._tally.late += 1
            return None
        except (InvalidAnswer, IllegalAnswer):
            self._tally.illegal += 1
            return None
        if (silent and act is None) or is_legal_act(act, view):
            return act
        self._tally.illegal += 1
        return None
