"""`RemotePool`: workers on other machines that pull questions to bots from a queue at NATS.

A thread with an event loop of its own has the connection. It answers nothing itself: where the
broker or the workers are gone, questions get no answer and the substitute plays.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from buur.server.bot_pool.pool import NoAnswer, PendingAct, PoolCounts, PoolState, QueueFull
from buur.server.bot_pool.question_queue import (
    ANSWERS,
    LARGEST_ANSWER,
    WORKERS,
    QueueRefused,
    QueueUnusable,
    open_queue,
    put_question,
)
from buur.server.bot_pool.questions import Question, decode_answer, encode_question, is_shortened
from buur.server.bus import nats_connection

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

_LOG = logging.getLogger(__name__)

ALIVE_SECONDS: Final = 3.0
"""Seconds after its last sign for which a machine with workers counts as there."""
FOR_EACH_WORKER: Final = 8
"""Questions for each worker that may wait, where that is more than the server's own limit."""
_MACHINES: Final = 1000
"""Maximum number of machines with workers that are counted."""
_OPEN_PAUSE: Final = 1.0
"""Seconds between two attempts to make the queue."""


class RemotePool:
    """Workers that pull questions from a broker; see `BotPool`.

    Args:
        url: the broker; see `nats_connection.check_url`.
        queue: the maximum number of questions of this server that have no answer.

    Raises:
        ServerError: the URL is none.
        MissingExtra: nats-py is not installed.
    """

    def __init__(self, url: str, queue: int) -> None:
        nats_connection.check_url(url)
        self.counts = PoolCounts()
        """What has happened so far."""
        self._url = url
        self._queue = queue
        self._id = secrets.token_hex(16)
        self._lock = threading.Lock()
        """Guards the questions, the machines, and whether there is a queue."""
        self._questions: dict[str, PendingAct] = {}
        """The questions that have no answer, by their ids."""
        self._machines: dict[str, tuple[int, float]] = {}
        """The number of workers of each machine, and the time of its last sign."""
        self._has_queue = False
        self._thread: threading.Thread | None = None
        self._loop = asyncio.new_event_loop()
        self._is_closing = asyncio.Event()
        self._client: Client | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def state(self) -> PoolState:
        """The present state; questions that a worker thinks about count as waiting."""
        since = monotonic() - ALIVE_SECONDS
        with self._lock:
            workers = sum(number for number, seen in self._machines.values() if seen > since)
            return PoolState(workers if self._has_queue else 0, len(self._questions))

    @property
    def is_ready(self) -> bool:
        """Whether a worker is there."""
        return self.state.workers > 0

    def start(self) -> None:
        """Connect, unless it has been started."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="bot questions", daemon=True)
            self._thread.start()

    def ask(self, question: Question) -> PendingAct:
        """Queue a question.

        Raises:
            QueueFull: too many questions wait.
        """
        self.counts.add("asked")
        state = self.state
        if state.waiting >= max(self._queue, FOR_EACH_WORKER * state.workers):
            self.counts.add("full")
            raise QueueFull
        name, answer = secrets.token_hex(8), PendingAct()
        with self._lock:
            self._questions[name] = answer
        answer.add_done_callback(lambda _: self._drop(name))
        text = encode_question(question)
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(lambda: self._begin(self._put(name, text)))
        return answer

    def close(self) -> None:
        """Disconnect; what waits is cancelled."""
        with self._lock:
            waiting = [*self._questions.values()]
        for answer in waiting:
            answer.cancel()
        if self._thread is not None:
            self._loop.call_soon_threadsafe(self._is_closing.set)
            self._thread.join()
        else:
            self._loop.close()

    def _drop(self, name: str) -> None:
        with self._lock:
            self._questions.pop(name, None)

    # In the thread.

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _LOG.error("questions to bots of other machines have failed", exc_info=error)

    async def _serve(self) -> None:
        from nats.aio.client import Client

        self._client = Client()
        connecting = asyncio.create_task(self._connect(self._client))
        await self._is_closing.wait()
        for task in (connecting, *self._tasks):
            task.cancel()
        await asyncio.gather(connecting, *self._tasks, return_exceptions=True)
        await nats_connection.close(self._client)

    async def _connect(self, client: Client) -> None:
        await nats_connection.connect(
            client, self._url, lost=self._note_loss, found=self._note_return
        )
        await client.subscribe(f"{ANSWERS}.{self._id}.*", cb=self._take_answer)
        await client.subscribe(WORKERS, cb=self._note_workers)
        await self._note_return()

    async def _note_loss(self) -> None:
        """Give up all questions, which lay in the memory of the broker."""
        with self._lock:
            self._has_queue = False
            waiting = [*self._questions.values()]
        for answer in waiting:
            self._fail(answer, "the broker is lost")

    async def _note_return(self) -> None:
        self._begin(self._open())

    async def _open(self) -> None:
        """Make the queue at the broker, as soon as it lets it be made."""
        assert self._client is not None  # noqa: S101 - it is connected
        while self._client.is_connected:
            try:
                await open_queue(self._client)
            except QueueUnusable as error:
                self.counts.add("failed", f"the broker has no queue: {error}")
                await asyncio.sleep(_OPEN_PAUSE)
            else:
                with self._lock:
                    self._has_queue = True
                return

    async def _put(self, name: str, question: bytes) -> None:
        answer = self._questions.get(name)
        if answer is None:
            return
        if self._client is None or not self._client.is_connected:
            self._fail(answer, "there is no broker")
            return
        try:
            answer_to = f"{ANSWERS}.{self._id}.{name}"
            await put_question(self._client, question, answer_to, self.state.workers)
        except QueueRefused as error:
            self._fail(answer, str(error), QueueFull())
        except QueueUnusable as error:
            self._fail(answer, str(error))
            await self._open()

    def _fail(self, answer: PendingAct, reason: str, error: NoAnswer | None = None) -> None:
        if answer.set_running_or_notify_cancel():
            self.counts.add("full" if isinstance(error, QueueFull) else "failed", reason)
            answer.set_exception(error or NoAnswer(reason))

    async def _take_answer(self, message: Msg) -> None:
        """Take an answer; one that is late or comes twice is dropped."""
        name = message.subject.rpartition(".")[2]
        with self._lock:
            answer = self._questions.pop(name, None)
        if answer is None or not answer.set_running_or_notify_cancel():
            return
        try:
            if len(message.data) > LARGEST_ANSWER:
                raise NoAnswer("an answer is too long")
            act = decode_answer(message.data)
            if is_shortened(message.data):
                self.counts.add("shortened")
        except Exception as error:  # noqa: BLE001 - a worker may answer anything
            self.counts.add("failed", str(error))
            answer.set_exception(error)
        else:
            answer.set_result(act)

    async def _note_workers(self, message: Msg) -> None:
        with suppress(ValueError, KeyError, TypeError):
            content = json.loads(message.data)
            name, number = str(content["id"])[:64], max(0, min(int(content["workers"]), 10_000))
            now = monotonic()
            with self._lock:
                if len(self._machines) >= _MACHINES:
                    alive = now - ALIVE_SECONDS
                    self._machines = {
                        one: found for one, found in self._machines.items() if found[1] > alive
                    }
                if name in self._machines or len(self._machines) < _MACHINES:
                    self._machines[name] = (number, now)

    # What needs no worker.

    def serves(self, bot: str) -> bool:
        """Tell whether a bot searches; the others answer at once."""
        from buur.bots.registry import THINKERS

        return bot.partition("@")[0] in THINKERS

    def check(self, bot: str) -> None:
        """Check a bot that searches.

        Raises:
            BotError: its budget is none.
        """
        from buur.bots.registry import factory

        factory(bot)
