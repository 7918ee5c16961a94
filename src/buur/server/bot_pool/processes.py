"""`ProcessPool`: worker processes of this machine that answer questions to bots.

A thread for each worker starts it, gives it one question at a time, and replaces it when it ends,
is silent for too long or answers nonsense.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Final, NamedTuple

from buur.errors import MissingExtra, NotationError
from buur.play.model.events import Act
from buur.server.bot_pool.effort import FULL, effort_for
from buur.server.bot_pool.pool import PendingAct, PoolCounts, PoolState, QueueFull
from buur.server.bot_pool.questions import (
    BotFailure,
    Question,
    decode_answer,
    encode_question,
    with_effort,
)
from buur.server.bot_pool.worker_process import WorkerLost, WorkerProcess

SEARCH: Final = "buur.server.bot_pool.worker:load_search"
"""The `Loader` of the registered bots."""
NEEDED: Final = ("numba", "numpy", "platformdirs")
"""The packages that a search needs."""
PAUSES: Final = (0.0, 0.0, 1.0, 5.0, 20.0, 60.0)
"""Seconds before a worker is started, by the number of those lost since the last answer."""

_LOOK: Final = 0.1
"""Seconds between two looks whether the search is compiled."""


class _Task(NamedTuple):
    """A question that waits, with its future."""

    question: bytes
    answer: PendingAct
    effort: float


class ProcessPool:
    """Worker processes of this machine.

    Where the search is not compiled, a process of low priority does it once for all workers.

    Args:
        workers: the number of workers.
        queue: the maximum number of questions that no worker has begun.
        seconds: the time after which a worker that does not answer is replaced.
        loader: the module and the name of the workers' `Loader`.
        compile_search: waits until the search is compiled, or until it is told to stop.
        pauses: the times before a worker is started again.
    """

    def __init__(
        self,
        workers: int,
        queue: int,
        seconds: float,
        *,
        loader: str = SEARCH,
        compile_search: Callable[[threading.Event], object] | None = None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.counts = PoolCounts()
        """What has happened so far."""
        self._most_workers = workers
        self._most_waiting = queue
        self._seconds = seconds
        self._loader = loader
        self._compile_search = compile_search or _compile_search
        self._pauses = pauses
        self._changed = threading.Condition()
        """Guards all that follows; notified of new questions and of the end."""
        self._waiting: deque[_Task] = deque()
        self._ready = 0
        self._workers: set[WorkerProcess] = set()
        self._threads: list[threading.Thread] = []
        self._closing = threading.Event()

    @property
    def state(self) -> PoolState:
        """The present state."""
        with self._changed:
            return PoolState(self._ready, len(self._waiting))

    def serves(self, bot: str) -> bool:
        """Tell whether a bot searches; the others answer at once."""
        from buur.bots.registry import THINKERS

        return bot.partition("@")[0] in THINKERS

    def check(self, bot: str) -> None:
        """Check a bot that searches.

        Raises:
            BotError: its budget is none.
            MissingExtra: a package is missing that the search needs.
        """
        from buur.bots.registry import factory

        factory(bot)
        missing = next((name for name in NEEDED if find_spec(name) is None), None)
        if missing is not None:
            raise MissingExtra("buur.kernels", missing, "kernels")

    def start(self) -> None:
        """Start the workers, unless they have been started."""
        if self._threads or self._closing.is_set():
            return
        for number in range(1, self._most_workers + 1):
            name = f"bot worker {number}"
            self._threads.append(threading.Thread(target=self._keep_worker, name=name, daemon=True))
            self._threads[-1].start()

    @property
    def is_ready(self) -> bool:
        """Whether a worker is ready."""
        return self._ready > 0

    def ask(self, question: Question) -> PendingAct:
        """Queue a question.

        Raises:
            QueueFull: too many questions wait, or the pool is closed.
        """
        return self.ask_text(encode_question(question))

    def ask_text(self, question: bytes, effort: float = FULL) -> PendingAct:
        """Queue a question as JSON in one line.

        Args:
            question: the question.
            effort: the largest effort of its bot; it is less where many questions wait here.

        Raises:
            QueueFull: too many questions wait, or the pool is closed.
            NotationError: there are several lines.
        """
        if b"\n" in question:
            raise NotationError("a question has one line")
        self.counts.add("asked")
        with self._changed:
            if len(self._waiting) >= self._most_waiting or self._closing.is_set():
                self.counts.add("full")
                raise QueueFull
        task = _Task(question, PendingAct(), effort)
        with self._changed:
            self._waiting.append(task)
            self._changed.notify()
        task.answer.add_done_callback(lambda _: self._drop(task))
        return task.answer

    def close(self) -> None:
        """End the workers; what waits is cancelled."""
        with self._changed:
            self._closing.set()
            waiting, workers = [*self._waiting], [*self._workers]
            self._changed.notify_all()
        for task in waiting:
            task.answer.cancel()
        for worker in workers:
            worker.kill()
        for thread in self._threads:
            thread.join()

    def _drop(self, task: _Task) -> None:
        """Make place in the queue where a question was cancelled."""
        with self._changed, suppress(ValueError):
            self._waiting.remove(task)

    # In threads.

    def _keep_worker(self) -> None:
        """Keep a worker running, and have it answer, until the pool is closed."""
        lost = 0
        while not self._closing.wait(self._pauses[min(lost, len(self._pauses) - 1)]):
            try:
                with self._running() as worker:
                    while (task := self._next_task()) is not None:
                        self._answer(task, worker)
                        lost = 0
            except WorkerLost as error:
                lost += 1
                if not self._closing.is_set():
                    self.counts.add("restarted", str(error))

    @contextmanager
    def _running(self) -> Iterator[WorkerProcess]:
        """Start a worker, and end it after the block.

        Raises:
            WorkerLost: it did not start.
        """
        worker = WorkerProcess(self._loader)
        try:
            with self._changed:
                self._workers.add(worker)
            if self._closing.is_set():  # `close` may have missed it
                worker.kill()
            worker.wait_until_ready(lambda: self._compile_search(self._closing))
            with self._changed:
                self._ready += 1
            try:
                yield worker
            finally:
                with self._changed:
                    self._ready -= 1
        finally:
            worker.close()
            with self._changed:
                self._workers.remove(worker)

    def _next_task(self) -> _Task | None:
        """Return the oldest question, None once the pool is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing.is_set())
            if self._closing.is_set():
                return None
            task = self._waiting.popleft()
            effort = effort_for(len(self._waiting), self._ready)
            return task._replace(effort=min(task.effort, effort))

    def _answer(self, task: _Task, worker: WorkerProcess) -> None:
        """Have a worker answer a question, unless it was cancelled.

        Raises:
            WorkerLost: it cannot, and must be replaced.
        """
        if not task.answer.set_running_or_notify_cancel():
            return
        try:
            text = task.question
            if task.effort != FULL:
                self.counts.add("shortened")
                text = with_effort(text, task.effort)
            act = _sound_answer(worker, text, self._seconds)
        except (BotFailure, WorkerLost) as error:
            if not self._closing.is_set():
                self.counts.add("failed", str(error))
            task.answer.set_exception(error)
            if isinstance(error, WorkerLost):
                raise
        else:
            task.answer.set_result(act)


def _sound_answer(worker: WorkerProcess, question: bytes, seconds: float) -> Act | None:
    """Return what a worker answers.

    Raises:
        BotFailure: the bot has raised an error.
        WorkerLost: the worker does not answer, or answers nonsense.
    """
    line = worker.answer(question, seconds)
    try:
        return decode_answer(line)
    except BotFailure:
        raise
    except Exception as error:
        raise WorkerLost(f"worker {worker.id} answered nonsense: {error}") from error


def _compile_search(stop: threading.Event) -> None:
    """Wait until a process of low priority has compiled the search."""
    from buur.bots.readiness import READINESS

    process = READINESS.compile_beside()
    while process.poll() is None and not stop.wait(_LOOK):
        pass
