"""Measurement of the CPU time of a bot's acts, and quantiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from time import process_time

from buur.arena.boards import play_deals
from buur.bots import Bot, bot
from buur.play.model.events import Act
from buur.play.views import View
from buur.variants.model import Variant


class TimedBot:
    """Wraps a bot and records the CPU time of its acts."""

    def __init__(self, inner: Bot, seconds: list[float]) -> None:
        self.name = inner.name
        self._inner = inner
        self._seconds = seconds

    def choose(self, view: View) -> Act:
        """Return the bot's act, and record its time if there was a choice."""
        begun = process_time()
        act = self._inner.choose(view)
        taken = process_time() - begun
        if len(list(islice(view.legal, 2))) > 1:
            self._seconds.append(taken)
        return act

    def interject(self, view: View) -> Act | None:
        """Return the bot's claim, if any."""
        return self._inner.interject(view)


def act_seconds(rules: Variant, name: str, deals: int, seed: int = 0) -> list[float]:
    """Return the CPU seconds of each act with a choice in the first deals of a partie."""
    found: list[float] = []
    players = [TimedBot(bot(name, seat), found) for seat in range(rules.seats)]
    play_deals(rules, players, seed, deals)
    return found


def quantile(values: Sequence[float], share: float) -> float:
    """Return the quantile of the values: ``share`` of them do not exceed it."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]
