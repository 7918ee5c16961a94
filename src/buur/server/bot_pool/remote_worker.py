"""`QuestionWorker`: answers the questions to bots that servers put into a queue at NATS.

It sees the view of one seat with each question, and no hidden card. As many questions are pulled at
a time as there are processes that are free.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from buur.errors import BuurError, NotationError
from buur.server.bot_pool.effort import FULL
from buur.server.bot_pool.pool import NoAnswer, QueueFull
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.question_queue import (
    ANSWERS,
    PROGRESS_SECONDS,
    WORKERS,
    PulledQuestion,
    QueueUnusable,
    open_queue,
    pull_question,
)
from buur.server.bot_pool.questions import BotFailure, encode_answer, encode_failure
from buur.server.bus import nats_connection
from buur.server.fault_log import FaultLog

if TYPE_CHECKING:
    from nats.aio.client import Client

_LOG = logging.getLogger(__name__)

SIGN_SECONDS: Final = 1.0
"""Seconds between two signs that the workers are there."""
_PAUSE: Final = 0.2
"""Seconds of a worker that finds no process, no broker or no queue."""


class QuestionWorker:
    """Workers on this machine; `run` serves until it is cancelled.

    Args:
        url: the broker; see `nats_connection.check_url`.
        pool: the processes in which bots think; it is started and closed here.
        workers: their number.

    Raises:
        ServerError: the URL is none.
        MissingExtra: nats-py is not installed.
    """

    def __init__(self, url: str, pool: ProcessPool, workers: int) -> None:
        nats_connection.check_url(url)
        from nats.aio.client import Client

        self.answered = 0
        """The number of questions answered so far."""
        self.hurried = 0
        """The number of those pulled with less than the full effort."""
        self._url = url
        self._pool = pool
        self._workers = workers
        self._client: Client = Client()
        self._id = secrets.token_hex(8)
        self._pulls: set[asyncio.Future[PulledQuestion | None]] = set()
        self._faults = FaultLog(_LOG, monotonic)

    async def run(self) -> None:
        """Answer questions until it is cancelled."""
        self._pool.start()
        try:
            await nats_connection.connect(
                self._client, self._url, lost=self._note_loss, found=self._note_return
            )
            async with asyncio.TaskGroup() as group:
                group.create_task(self._show())
                for number in range(self._workers):
                    group.create_task(self._work(number))
        finally:
            await nats_connection.close(self._client)
            self._pool.close()

    async def _note_loss(self) -> None:
        """Give up the wishes for questions, of which the next broker knows nothing."""
        for pull in self._pulls:
            pull.cancel()

    async def _note_return(self) -> None:
        """Do nothing: each worker asks again by itself."""

    async def _show(self) -> None:
        """Say once a second that the workers are there."""
        while True:
            sign = {"id": self._id, "workers": self._pool.state.workers}
            if self._client.is_connected:
                with suppress(Exception):  # the broker is lost meanwhile
                    await self._client.publish(WORKERS, json.dumps(sign).encode())
            await asyncio.sleep(SIGN_SECONDS)

    async def _work(self, number: int) -> None:
        """Answer one question after the other, as the process with this number."""
        while True:
            if self._pool.state.workers <= number or not self._client.is_connected:
                await asyncio.sleep(_PAUSE)
                continue
            question = await self._pulled()
            if question is not None:
                with self._faults.survived("a question has made a worker fail"):
                    await self._answer(question)

    async def _pulled(self) -> PulledQuestion | None:
        pull = asyncio.ensure_future(pull_question(self._client))
        self._pulls.add(pull)
        try:
            await asyncio.wait({pull})
            return None if pull.cancelled() else pull.result()
        except QueueUnusable:
            with suppress(QueueUnusable):  # this worker may have no right to make it
                await open_queue(self._client)
            await asyncio.sleep(_PAUSE)
            return None
        finally:
            pull.cancel()
            self._pulls.discard(pull)

    async def _answer(self, question: PulledQuestion) -> None:
        """Answer a question, and tell the broker that it is done."""
        signs = asyncio.create_task(_show_progress(question))
        try:
            answer = await self._found(question)
        finally:
            signs.cancel()
        with suppress(Exception):  # the broker is lost: another worker gets the question
            if answer is None:
                await question.message.nak()
                return
            if question.answer_to.startswith(f"{ANSWERS}."):
                await self._client.publish(question.answer_to, answer)
            await question.message.ack()
            self.answered += 1

    async def _found(self, question: PulledQuestion) -> bytes | None:
        """Return the answer; None if the process was lost and another worker is to try."""
        try:
            effort = question.effort
            self.hurried += effort < FULL
            act = await asyncio.wrap_future(self._pool.ask_text(question.text, effort))
            return encode_answer(act, effort)
        except QueueFull:
            return None
        except (BotFailure, NotationError) as error:
            return encode_failure(str(error))
        except NoAnswer as error:
            return encode_failure(str(error)) if question.is_last_try else None
        except BuurError as error:
            _LOG.warning("a question cannot be answered: %s", error)
            return encode_failure(str(error))


async def _show_progress(question: PulledQuestion) -> None:
    while True:
        await asyncio.sleep(PROGRESS_SECONDS)
        with suppress(Exception):  # the broker is lost
            await question.message.in_progress()
