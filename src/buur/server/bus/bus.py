"""`Bus`: the protocol of buses between nodes, its errors, and a faultless answer to a request."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

_LOG = logging.getLogger(__name__)

Take: TypeAlias = Callable[[bytes], None]
"""Takes a message; it must not block."""
Answerer: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Returns the answer to a request."""

LARGEST: Final = 1 << 20
"""Maximum bytes of a message."""


class BusError(Exception):
    """A request has no answer."""


class NobodyThere(BusError):  # noqa: N818 - names what has happened
    """Nobody answers requests with this subject. The bus tells so at once."""


class NoAnswerInTime(BusError):  # noqa: N818
    """Somebody is there, but did not answer in time. The request may have been carried out."""


class AnswerFailed(BusError):  # noqa: N818
    """The one who answers has failed. The request may have been carried out in part."""


class BusDown(BusError):  # noqa: N818
    """This node is cut off from the bus. The request may have been carried out."""


class Subscription(Protocol):
    """The right to get messages with a subject."""

    async def end(self) -> None:
        """Get no more messages."""
        ...


class Bus(Protocol):
    """Carries messages between nodes, as well as it can: one may be lost, none comes twice.

    A subject is words with points between them, such as ``buur.table.k7wq``. Messages of one sender
    with one subject arrive in their order. Nothing is stored: the truth is in the database alone.
    """

    @property
    def is_connected(self) -> bool:
        """Whether messages are carried at present."""
        ...

    @property
    def down_since(self) -> float | None:
        """The time of the event loop at which the bus was lost; None while it is connected."""
        ...

    async def start(self) -> None:
        """Connect. Without a broker it returns soon, and connects later by itself."""
        ...

    def publish(self, subject: str, content: bytes) -> None:
        """Send a message to all who subscribe to a subject; it is lost while the bus is down."""
        ...

    async def subscribe(self, subject: str, take: Take) -> Subscription:
        """Get the messages with a subject; they come from the return of this method on."""
        ...

    async def answer(self, subject: str, answer: Answerer) -> Subscription:
        """Answer the requests with a subject, one after the other."""
        ...

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Return the answer to a request.

        Args:
            subject: whose requests somebody answers.
            content: the request.
            seconds: the time within which the answer must come.

        Raises:
            NobodyThere: nobody answers requests with this subject.
            NoAnswerInTime: the answer did not come in time.
            AnswerFailed: the one who answers has failed.
            BusDown: this node is cut off.
        """
        ...

    def notify(self, changed: Callable[[bool], None]) -> None:
        """Have a function called when the bus is lost (False) and when it is back (True)."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


async def answer_of(subject: str, content: bytes, answer: Answerer) -> bytes | None:
    """Return the answer to a request; None, with an entry in the log, if there is a mistake."""
    try:
        return await answer(content)
    except Exception:  # noqa: BLE001 - the node goes on
        _LOG.exception("a request on %s has made the node fail", kind_of(subject))
        return None


def taken(subject: str, content: bytes, take: Take) -> None:
    """Give a message to the one who subscribes; a mistake gets an entry in the log."""
    try:
        take(content)
    except Exception:  # noqa: BLE001 - the node goes on
        _LOG.exception("a message on %s has made the node fail", kind_of(subject))


def kind_of(subject: str) -> str:
    """Return a subject without its last word, which may name a table or a socket.

    >>> kind_of("buur.table.k7wq")
    'buur.table'
    """
    return subject.rpartition(".")[0] or subject
