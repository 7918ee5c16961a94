"""Bots outside the event loop: `BotPool`, a pool of threads, and `BotDriver`, one per table.

Events of the table itself and bots that answer at once are handled in the event loop. Bots that
need time think in a thread, about a snapshot of the table. Their answer is used if the table has
not changed since; after a time limit their substitutes answer instead.
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
    """Daemon threads in which bots think.

    Unlike those of `concurrent.futures`, the threads do not keep the process from exiting.

    Args:
        workers: maximum number of threads.
    """

    def __init__(self, workers: int) -> None:
        self._max_workers = workers
        self._workers = 0
        self._queue: SimpleQueue[tuple[Callable[[], Event | None], PendingAct] | None] = (
            SimpleQueue()
        )

    def submit(self, task: Callable[[], Event | None]) -> PendingAct:
        """Queue a task; its future may be cancelled until a thread takes it."""
        future: PendingAct = Future()
        self._queue.put((task, future))
        if self._workers < self._max_workers:
            self._workers += 1
            name = f"bot worker {self._workers}"
            threading.Thread(target=self._work, name=name, daemon=True).start()
        return future

    def close(self) -> None:
        """End every thread after the queued tasks."""
        for _ in range(self._workers):
            self._queue.put(None)

    def _work(self) -> None:
        while (item := self._queue.get()) is not None:
            task, future = item
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(task())
            except Exception as error:  # noqa: BLE001 - the future's reader raises it
                future.set_exception(error)


@dataclass(frozen=True, slots=True)
class _PendingMove:
    """A question to the bots about one version of the table, and its deadline."""

    version: int
    future: PendingAct
    deadline: float


class BotDriver:
    """Finds a table's next event that needs no person, without blocking the event loop.

    Args:
        table: the table whose players act.
        pool: runs the bots that need time.
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
        self._pending: _PendingMove | None = None

    @property
    def deadline(self) -> float | None:
        """The time at which substitutes answer; None while no move is pending."""
        pending = self._pending
        return None if pending is None or pending.future.done() else pending.deadline

    def next_event(self, now: float) -> Event | None:
        """Return the next event that needs no person; None without one, or while bots think.

        Args:
            now: the current time of the event loop.
        """
        prompt = self._table.prompt_event()
        if prompt is not None or not any(_thinks(player) for player in self._table.players):
            self.begun = now
            return prompt or self._table.next_event()
        pending = self._pending
        if pending is None or pending.version != self._table.version:
            pending = self._ask_bots(now)
        if pending.future.done():
            return pending.future.result()
        return self._ask_substitutes(pending) if now >= pending.deadline else None

    def forget(self) -> None:
        """Drop the pending move, because the players have changed."""
        if self._pending is not None:
            self._pending.future.cancel()
        self._pending = None

    def _ask_bots(self, now: float) -> _PendingMove:
        self.forget()
        self.begun = now
        snapshot = self._table.as_it_is(self._table.players)
        future = self._pool.submit(snapshot.next_event)
        future.add_done_callback(self._notify)
        self._pending = _PendingMove(self._table.version, future, now + self._time_limit)
        return self._pending

    def _ask_substitutes(self, pending: _PendingMove) -> Event | None:
        """Return the next event with a substitute in place of each bot that needs time."""
        pending.future.cancel()
        players = [
            player.substitute if isinstance(player, CarefulBot) and player.thinks else player
            for player in self._table.players
        ]
        future: PendingAct = Future()
        future.set_result(self._table.as_it_is(players).next_event())
        self._pending = _PendingMove(pending.version, future, pending.deadline)
        return future.result()

    def _notify(self, future: PendingAct) -> None:
        if not future.cancelled():
            with suppress(RuntimeError):  # the server has shut down meanwhile
                self._loop.call_soon_threadsafe(self._wake)


def _thinks(player: Bot | None) -> bool:
    return isinstance(player, CarefulBot) and player.thinks
