"""A pool in this process whose bots answer when a test lets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from buur.bots.registry import bot
from buur.errors import BotError
from buur.play.model.events import Act
from buur.server.bot_pool.pool import PendingAct, PoolCounts, PoolState, QueueFull
from buur.server.bot_pool.questions import Question
from buur.server.bots import CarefulBot, ThinkingBot
from buur.server.settings import Settings
from tests.server.harness import stir


class Asked(NamedTuple):
    """A question with its future."""

    question: Question
    answer: PendingAct


def at_random(question: Question) -> Act:
    """Answer as the random player does."""
    return bot("random", question.seed).choose(question.view)


class FakePool:
    """A pool for the bots ``slow``; it is asked in the event loop.

    Args:
        answer: computes an act, or raises an error.
    """

    def __init__(self, answer: Callable[[Question], Act | None] = at_random) -> None:
        self.counts = PoolCounts()
        self.asked: list[Asked] = []
        self.started = 0
        self.is_ready = True
        self.is_full = False
        self.may_answer = False
        self.is_closed = False
        self._answer = answer

    def __call__(self, _: Settings) -> FakePool:
        return self

    @property
    def state(self) -> PoolState:
        """The present state."""
        return PoolState(int(self.is_ready), sum(not one.answer.done() for one in self.asked))

    def serves(self, name: str) -> bool:
        """Tell whether a bot is a slow one."""
        return name.partition("@")[0] == "slow"

    def check(self, name: str) -> None:
        """Refuse budgets that are none."""
        if name.endswith("@"):
            raise BotError("bad-budget", name="slow", budget="")

    def start(self) -> None:
        """Count the starts."""
        self.started += 1

    def ask(self, question: Question) -> PendingAct:
        """Note a question, and answer it if the bots may."""
        self.counts.add("asked")
        if self.is_full:
            self.counts.add("full")
            raise QueueFull
        answer = PendingAct()
        self.asked.append(Asked(question, answer))
        if self.may_answer:
            self._settle(self.asked[-1])
        stir()
        return answer

    def let(self) -> None:
        """Have the bots answer what they are asked, now and from now on."""
        self.may_answer = True
        for asked in self.asked:
            if asked.answer.set_running_or_notify_cancel():
                self._settle(asked)

    def _settle(self, asked: Asked) -> None:
        try:
            asked.answer.set_result(self._answer(asked.question))
        except Exception as error:  # noqa: BLE001 - the future's reader gets it
            self.counts.add("failed")
            asked.answer.set_exception(error)

    def close(self) -> None:
        """Note the end."""
        self.is_closed = True

    def bot(self, seed: int, name: str = "slow") -> CarefulBot:
        """Return a bot of this pool as a table has it."""
        return CarefulBot(ThinkingBot(name, seed, lambda: self.is_ready), bot("steady", seed))
