"""Effort of a bot that thinks: the share of its budget that it uses while other questions wait."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from buur.bots.budget import MILLI, Budget
from buur.play.players import Bot

FULL: Final = 1.0
"""The whole budget."""
LEAST: Final = 0.25
"""With this share of its rounds `master` still searches as many as `sharp`."""
USUAL_QUEUE: Final = 2
"""Questions for each worker that may wait before bots think for a shorter time."""


@runtime_checkable
class _Searcher(Protocol):
    budget: Budget


def effort_for(waiting: int, workers: int) -> float:
    """Return the effort for a question, by the queue behind it.

    >>> [effort_for(waiting, workers=2) for waiting in (0, 4, 8, 100)]
    [1.0, 1.0, 0.5, 0.25]

    A longer queue is answered faster, so that it stays short even where questions come faster than
    workers could answer them with their whole budget.

    Args:
        waiting: the number of questions that no worker has begun.
        workers: the number of workers that answer them.
    """
    usual = USUAL_QUEUE * max(1, workers)
    return FULL if waiting <= usual else max(LEAST, usual / waiting)


def limit_effort(bot: Bot, effort: float) -> None:
    """Reduce the budget of a bot that has one.

    Args:
        bot: the bot.
        effort: the share of its budget, from `LEAST` to `FULL`.
    """
    if effort >= FULL or not isinstance(bot, _Searcher):
        return
    rounds, seconds = bot.budget.rounds, bot.budget.seconds
    bot.budget = Budget(
        rounds=None if rounds is None else max(1, round(rounds * effort)),
        seconds=None if seconds is None else max(1 / MILLI, seconds * effort),
    )
