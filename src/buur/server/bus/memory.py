"""`MemoryBus`: a bus within one process, as dictionaries of callbacks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from buur.server.bus.bus import (
    Answerer,
    AnswerFailed,
    NoAnswerInTime,
    NobodyThere,
    Take,
    answer_of,
    taken,
)

_Callback = TypeVar("_Callback")


class MemoryBus:
    """The bus of a single node; nodes in one process may share it.

    >>> async def talk() -> bytes:
    ...     bus = MemoryBus()
    ...
    ...     async def double(content: bytes) -> bytes:
    ...         return content * 2
    ...
    ...     await bus.answer("buur.double", double)
    ...     return await bus.request("buur.double", b"ab", 1.0)
    >>> asyncio.run(talk())
    b'abab'
    """

    is_connected = True
    """It is never lost."""
    down_since: float | None = None

    def __init__(self) -> None:
        self._takers: dict[str, list[_Subscription[Take]]] = {}
        self._answerers: dict[str, list[_Subscription[Answerer]]] = {}

    async def start(self) -> None:
        """Do nothing."""

    def publish(self, subject: str, content: bytes) -> None:
        """Send a message to all who subscribe to a subject."""
        if self._takers.get(subject):
            asyncio.get_running_loop().call_soon(self._deliver, subject, content)

    def _deliver(self, subject: str, content: bytes) -> None:
        for subscription in [*self._takers.get(subject, ())]:
            taken(subject, content, subscription.callback)

    async def subscribe(self, subject: str, take: Take) -> _Subscription[Take]:
        """Get the messages with a subject."""
        return _Subscription(subject, take, self._takers)

    async def answer(self, subject: str, answer: Answerer) -> _Subscription[Answerer]:
        """Answer the requests with a subject, one after the other."""
        return _Subscription(subject, answer, self._answerers)

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Return the answer to a request.

        Raises:
            NobodyThere: nobody answers requests with this subject.
            NoAnswerInTime: the answer did not come in time.
            AnswerFailed: the one who answers has failed.
        """
        found = self._answerers.get(subject)
        if not found:
            raise NobodyThere(subject)
        try:
            async with asyncio.timeout(seconds), found[0].turn:
                answer = await answer_of(subject, content, found[0].callback)
        except TimeoutError:
            raise NoAnswerInTime(subject) from None
        if answer is None:
            raise AnswerFailed(subject)
        return answer

    def notify(self, changed: Callable[[bool], None]) -> None:
        """Do nothing: the bus is never lost."""

    async def close(self) -> None:
        """Forget all subscriptions."""
        self._takers.clear()
        self._answerers.clear()


@dataclass(eq=False)
class _Subscription(Generic[_Callback]):
    """An entry in a dictionary of callbacks by subject."""

    subject: str
    callback: _Callback
    by_subject: dict[str, list[_Subscription[_Callback]]]
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a request is answered."""

    def __post_init__(self) -> None:
        self.by_subject.setdefault(self.subject, []).append(self)

    async def end(self) -> None:
        """Get no more messages."""
        found = self.by_subject.get(self.subject, [])
        if self in found:
            found.remove(self)
        if not found:
            self.by_subject.pop(self.subject, None)
