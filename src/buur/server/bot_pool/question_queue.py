"""The queue of questions to bots at a broker of NATS: its names, and the requests to JetStream.

The queue lies in the memory of the broker and has no truth in it: a question that is lost is
answered by the substitute. Each worker pulls one question when it is free, so that none waits
behind a busy worker. A question that is not confirmed in time goes to another worker.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from buur.server.bot_pool.effort import FULL, effort_for

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

VERSION: Final = 1
"""The version of questions and answers; servers and workers of other versions do not meet."""
QUESTIONS: Final = f"buur.questions.{VERSION}"
"""The subject of questions."""
STREAM: Final = f"buur-questions-{VERSION}"
CONSUMER: Final = "workers"
WORKERS: Final = f"buur.workers.{VERSION}"
"""The subject on which workers say that they are there."""
ANSWERS: Final = f"buur.answers.{VERSION}"
"""The subject of answers, before the id of a pool and that of a question."""
ANSWER_TO: Final = "Buur-Answer-To"
"""The header of a question with the subject of its answer."""
ALL_WORKERS: Final = "Buur-Workers"
"""The header of a question with the number of all workers."""

MAX_AGE: Final = 4.0
"""Seconds after which nobody waits for an answer any more."""
CONFIRM_SECONDS: Final = 1.5
"""Seconds after which a question goes to another worker, unless its worker is heard of."""
PROGRESS_SECONDS: Final = 0.5
"""Seconds between two signs that a worker thinks about a question."""
DELIVERIES: Final = 3
"""How many workers get a question at most, one after the other."""
LARGEST_ANSWER: Final = 1 << 16
"""Maximum bytes of an answer."""
_QUESTIONS_KEPT: Final = 4096
_BYTES_KEPT: Final = 1 << 28
_DIGITS: Final = 6
_API_SECONDS: Final = 2.0
_PULL_SECONDS: Final = 5.0
"""Time for which the broker keeps the wish for a question."""
_FULL: Final = frozenset({10047, 10077})
"""Codes of JetStream: too many bytes, too many messages."""
_NEXT: Final = f"$JS.API.CONSUMER.MSG.NEXT.{STREAM}.{CONSUMER}"
_WISH: Final = json.dumps({"batch": 1, "expires": int(_PULL_SECONDS * 1e9)}).encode()


class _Stored(msgspec.Struct):
    """The answer of JetStream to a message that it is to keep."""

    error: dict[str, Any] | None = None


class QueueUnusable(Exception):  # noqa: N818 - names what has happened
    """The broker has no queue and makes none, such as one without JetStream."""


class QueueRefused(Exception):  # noqa: N818
    """The broker keeps so many questions that it takes no more."""


async def open_queue(client: Client) -> None:
    """Make the queue at a broker, unless it is there.

    Raises:
        QueueUnusable: the broker does not make it.
    """
    from nats import errors
    from nats.js import api
    from nats.js.errors import APIError

    manager = client.jsm(timeout=_API_SECONDS)
    stream = api.StreamConfig(
        name=STREAM,
        subjects=[QUESTIONS],
        retention=api.RetentionPolicy.WORK_QUEUE,
        storage=api.StorageType.MEMORY,
        discard=api.DiscardPolicy.NEW,
        max_age=MAX_AGE,
        max_msgs=_QUESTIONS_KEPT,
        max_bytes=_BYTES_KEPT,
    )
    consumer = api.ConsumerConfig(
        durable_name=CONSUMER,
        ack_wait=CONFIRM_SECONDS,
        max_deliver=DELIVERIES,
        max_ack_pending=_QUESTIONS_KEPT,
        mem_storage=True,
    )
    try:
        await manager.add_stream(stream)
        await manager.add_consumer(STREAM, consumer)
    except (errors.Error, APIError, OSError) as error:
        raise QueueUnusable(str(error) or type(error).__name__) from error


async def put_question(client: Client, question: bytes, answer_to: str, workers: int) -> None:
    """Put a question into the queue.

    Args:
        client: the connection.
        question: the question as JSON in one line.
        answer_to: the subject of its answer.
        workers: the number of all workers, by which they judge how long the queue is.

    Raises:
        QueueRefused: the queue is full.
        QueueUnusable: the broker has no queue, or is lost.
    """
    from nats import errors
    from nats.js.errors import APIError

    headers = {ANSWER_TO: answer_to, ALL_WORKERS: str(workers)}
    try:
        stored = await client.request(QUESTIONS, question, timeout=_API_SECONDS, headers=headers)
    except (errors.Error, APIError, OSError) as error:
        raise QueueUnusable(str(error) or type(error).__name__) from error
    fault = _fault_of(stored.data)
    if fault is not None:
        kind = QueueRefused if fault.get("err_code") in _FULL else QueueUnusable
        raise kind(str(fault.get("description")))


def _fault_of(answer: bytes) -> dict[str, Any] | None:
    """Return the error in an answer of JetStream, None without one.

    Raises:
        QueueUnusable: it is no answer of JetStream.
    """
    try:
        found = msgspec.json.decode(answer, type=_Stored)
    except msgspec.DecodeError as error:
        raise QueueUnusable("the answer to a question is none of JetStream") from error
    return found.error


class PulledQuestion(NamedTuple):
    """A question that a worker has pulled."""

    message: Msg
    answer_to: str
    """The subject of its answer."""
    workers: int | None = None
    """The number of all workers, as far as the server said."""

    @property
    def text(self) -> bytes:
        """The question as JSON in one line."""
        return self.message.data

    @property
    def effort(self) -> float:
        """The effort of its bot, by the queue when it was pulled."""
        if self.workers is None:
            return FULL
        return effort_for(self.message.metadata.num_pending, self.workers)

    @property
    def is_last_try(self) -> bool:
        """Whether no other worker gets the question after this one."""
        return self.message.metadata.num_delivered >= DELIVERIES


async def pull_question(client: Client) -> PulledQuestion | None:
    """Return the next question; None if none came for some seconds.

    One request with an inbox of its own, instead of a pull subscription: nothing has to be bound
    again after the broker was away.

    Raises:
        QueueUnusable: the broker has no queue.
    """
    from nats import errors

    try:
        # The library's shared inbox is of no use: a question keeps its own subject.
        message = await client.request(_NEXT, _WISH, timeout=_PULL_SECONDS + 1, old_style=True)
    except errors.TimeoutError:
        return None
    except (errors.Error, OSError) as error:
        raise QueueUnusable(str(error) or type(error).__name__) from error
    headers = message.headers or {}
    status = headers.get("Status")
    if status in ("404", "408"):  # no question came in time
        return None
    if status is not None:
        raise QueueUnusable(f"{status} {headers.get('Description', '')}")
    workers = headers.get(ALL_WORKERS, "")
    known = int(workers) if workers.isdecimal() and len(workers) <= _DIGITS else None
    return PulledQuestion(message, headers.get(ANSWER_TO, ""), known)
