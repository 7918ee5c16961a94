"""What happens next at a table, asked of its bots without holding up anybody else.

What the table itself does comes at once. Most bots answer at once, too, and are asked where it is
served. Those that think are asked in a thread, about the table as it is at that moment; what they
find counts if nothing has happened meanwhile, and after some seconds another bot answers for them.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue

from buur.play.model.events import Event
from buur.play.players import Bot
from buur.play.table import Table
from buur.server.bots import CarefulBot

PendingAct = Future[Event | None]


class BotPool:
    """A room with some desks: threads in which bots think.

    The threads do not keep the program from ending, whatever a bot is about.

    Args:
        desks: how many bots think at a time; the others wait for a desk.
    """

    def __init__(self, desks: int) -> None:
        self._desks = desks
        self._taken = 0
        self._waiting: SimpleQueue[tuple[Callable[[], Event | None], PendingAct] | None] = (
            SimpleQueue()
        )

    def ask(self, question: Callable[[], Event | None]) -> PendingAct:
        """Have a question answered; it may be cancelled as long as nobody has begun."""
        answer: PendingAct = Future()
        self._waiting.put((question, answer))
        if self._taken < self._desks:
            self._taken += 1
            threading.Thread(target=self._sit, name=f"desk {self._taken}", daemon=True).start()
        return answer

    def close(self) -> None:
        """Send everybody away who has no question at his desk."""
        for _ in range(self._taken):
            self._waiting.put(None)

    def _sit(self) -> None:
        while (task := self._waiting.get()) is not None:
            question, answer = task
            if not answer.set_running_or_notify_cancel():
                continue
            try:
                answer.set_result(question())
            except Exception as error:  # noqa: BLE001 - whoever has asked sees to it
                answer.set_exception(error)


@dataclass(frozen=True, slots=True)
class _PendingMove:
    """What was asked, and until when an answer is waited for."""

    version: int
    answer: PendingAct
    until: float


class BotDriver:
    """What happens next at one table.

    Args:
        table: whose players act.
        study: where those think who take their time.
        patience: seconds after which another bot answers for them.
        wake: called in the event loop when an answer has come.
    """

    def __init__(
        self, table: Table, bot_pool: BotPool, patience: float, wake: Callable[[], None]
    ) -> None:
        self.begun = 0.0
        """When it was first asked what happens next, as things are."""
        self._table = table
        self._bot_pool = bot_pool
        self._patience = patience
        self._wake = wake
        self._loop = asyncio.get_running_loop()
        self._question: _PendingMove | None = None

    @property
    def until(self) -> float | None:
        """When somebody else has to answer, None while nothing is waited for."""
        question = self._question
        return None if question is None or question.answer.done() else question.until

    def next_event(self, now: float) -> Event | None:
        """Return what happens next without a person, None if nothing does or is known yet.

        Args:
            now: the moment by the table's clock.
        """
        prompt = self._table.prompt_event()
        if prompt is not None or not any(_thinks(player) for player in self._table.players):
            self.begun = now
            return prompt or self._table.next_event()
        question = self._question
        if question is None or question.version != self._table.version:
            question = self._asked(now)
        if question.answer.done():
            return question.answer.result()
        return self._stood_in(question) if now >= question.until else None

    def forget(self) -> None:
        """Drop what is being thought about: somebody else sits there now."""
        if self._question is not None:
            self._question.answer.cancel()
        self._question = None

    def _asked(self, now: float) -> _PendingMove:
        self.forget()
        self.begun = now
        moment = self._table.as_it_is(self._table.players)
        answer = self._bot_pool.ask(moment.next_event)
        answer.add_done_callback(self._tell)
        self._question = _PendingMove(self._table.version, answer, now + self._patience)
        return self._question

    def _stood_in(self, question: _PendingMove) -> Event | None:
        """Return what happens next if nobody thinks any longer."""
        question.answer.cancel()
        players = [
            player.substitute if isinstance(player, CarefulBot) and player.thinks else player
            for player in self._table.players
        ]
        answer: PendingAct = Future()
        answer.set_result(self._table.as_it_is(players).next_event())
        self._question = _PendingMove(question.version, answer, question.until)
        return answer.result()

    def _tell(self, answer: PendingAct) -> None:
        if not answer.cancelled():
            with suppress(RuntimeError):  # the server has ended meanwhile
                self._loop.call_soon_threadsafe(self._wake)


def _thinks(player: Bot | None) -> bool:
    return isinstance(player, CarefulBot) and player.thinks
