"""`BotDriver`: finds the next event of a table without waiting for bots that think.

Events of the table itself and bots that answer at once are handled in the event loop. For bots that
think it asks a pool. Their answer is used if the table has not changed since. Their substitutes
answer instead after a time limit, and where the pool gives no answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from buur.play.model.events import Act, Event
from buur.play.players import Bot
from buur.play.table import BotQuery, Table
from buur.play.views import View
from buur.server import metrics
from buur.server.bot_pool.pool import BotPool, PendingAct, QueueFull
from buur.server.bot_pool.questions import Question
from buur.server.bots import CarefulBot

_Queries: TypeAlias = Generator[BotQuery, Act | None, Event | None]


@dataclass(frozen=True, slots=True)
class _PendingAct:
    """A question in the pool."""

    bot: CarefulBot
    view: View
    answer: PendingAct
    deadline: float

    @property
    def accepted(self) -> Act:
        """The answer, that of the substitute if there is none."""
        if self.answer.cancelled() or self.answer.exception() is not None:
            return self.bot.substitute.choose(self.view)
        return self.bot.accept(self.answer.result(), self.view)


class BotDriver:
    """Finds a table's next event that needs no person, without blocking the event loop.

    Args:
        table: the table whose players act.
        pool: computes the acts of bots that think.
        time_limit: seconds after which the substitutes answer instead.
        wake: called in the event loop when a bot has answered.
    """

    def __init__(
        self, table: Table, pool: BotPool, time_limit: float, wake: Callable[[], None]
    ) -> None:
        self.begun = 0.0
        """Time of the first question about the current version of the table."""
        self._table = table
        self._pool = pool
        self._time_limit = time_limit
        self._wake = wake
        self._loop = asyncio.get_running_loop()
        self._version: int | None = None
        """The version of the table that the bots are asked about."""
        self._queries: _Queries | None = None
        """The questions of the table, None once they are answered."""
        self._pending: _PendingAct | None = None
        self._event: Event | None = None

    @property
    def deadline(self) -> float | None:
        """The time at which a substitute answers; None while no answer is awaited."""
        pending = self._pending
        return None if pending is None or pending.answer.done() else pending.deadline

    def next_event(self, now: float) -> Event | None:
        """Return the next event that needs no person; None without one, or while bots think.

        Args:
            now: the current time of the event loop.
        """
        if not any(_thinks(player) for player in self._table.players):
            self.begun = now
            return self._table.next_event()
        if self._version != self._table.version:
            self.forget()
            self.begun, self._version = now, self._table.version
            self._queries = self._table.consult()
            self._resume(None, now)
        elif self._pending is not None:
            self._follow(self._pending, now)
        return self._event

    def forget(self) -> None:
        """Drop the question that is asked, because the table or its players have changed."""
        if self._pending is not None:
            self._pending.answer.cancel()
        self._version = self._queries = self._pending = self._event = None

    def _follow(self, pending: _PendingAct, now: float) -> None:
        """Go on with the answer to a question if it is there, or its time is over."""
        if pending.answer.done():
            act = pending.accepted
        elif now >= pending.deadline:
            self._pool.counts.add("late", f"{pending.bot.name} did not answer in time")
            pending.answer.cancel()
            metrics.count_stand_in("bot")
            act = pending.bot.substitute.choose(pending.view)
        else:
            return
        self._pending = None
        self._resume(act, now)

    def _resume(self, answer: Act | None, now: float) -> None:
        """Give the table an answer, and answer its questions until one is asked of the pool."""
        while self._queries is not None:
            try:
                query = self._queries.send(answer)
            except StopIteration as end:
                self._queries, self._event = None, end.value
                return
            pending = self._asked(query, now)
            if pending is None:
                answer = query.answer()
            elif pending.answer.done():
                answer = pending.accepted
            else:
                self._pending = pending
                return

    def _asked(self, query: BotQuery, now: float) -> _PendingAct | None:
        """Ask the pool; return None if the bot is to answer here."""
        bot = query.bot
        if not isinstance(bot, CarefulBot) or bot.thinker is None or not query.is_on_turn:
            return None
        if _is_forced(query.view):
            return None
        thinker = bot.thinker
        if not thinker.is_ready():
            return None
        try:
            answer = self._pool.ask(Question(thinker.bot, thinker.seed, query.view))
        except QueueFull as full:
            answer = PendingAct()
            answer.set_exception(full)
        else:
            answer.add_done_callback(self._notify)
        return _PendingAct(bot, query.view, answer, now + self._time_limit)

    def _notify(self, answer: PendingAct) -> None:
        if not answer.cancelled():
            with suppress(RuntimeError):  # the server has shut down meanwhile
                self._loop.call_soon_threadsafe(self._wake)


def _is_forced(view: View) -> bool:
    """Tell whether a seat has only one card to play, about which no bot thinks."""
    return view.state.phase == "play" and len(view.legal.cards) == 1


def _thinks(player: Bot | None) -> bool:
    return isinstance(player, CarefulBot) and player.thinker is not None
