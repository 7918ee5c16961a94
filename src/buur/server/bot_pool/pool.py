"""`BotPool`: the protocol of pools that answer questions to bots, and their counts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Final, Literal, Protocol, TypeAlias, get_args

from buur.play.model.events import Act
from buur.server.bot_pool.questions import Question

_LOG = logging.getLogger(__name__)

PERIOD: Final = 60.0
"""Seconds between two lines in the log."""

PendingAct: TypeAlias = Future[Act | None]
"""The answer to a question. It may be cancelled, and has an error if there is no answer."""

Count: TypeAlias = Literal["asked", "shortened", "late", "full", "failed", "restarted"]
"""What is counted: questions; those to which bots thought for a shorter time, since others waited;
answers that came too late; questions that found no place in the queue; questions without a sound
answer; workers that were replaced."""
_COUNTS: Final[tuple[Count, ...]] = get_args(Count)
_USUAL: Final[frozenset[Count]] = frozenset({"asked", "shortened"})
"""What is no fault."""


class NoAnswer(Exception):  # noqa: N818 - a table goes on with a substitute
    """The pool does not answer a question; another one may be answered."""


class QueueFull(NoAnswer):
    """So many questions wait that one more would not be answered in time."""


@dataclass(frozen=True, slots=True)
class PoolState:
    """The present state of a pool."""

    workers: int
    """Workers that are ready."""
    waiting: int
    """Questions that no worker has begun."""


class BotPool(Protocol):
    """Computes acts of bots outside the event loop; every method returns at once."""

    counts: PoolCounts
    """What has happened so far."""

    @property
    def state(self) -> PoolState:
        """The present state."""
        ...

    def serves(self, bot: str) -> bool:
        """Tell whether the pool computes the acts of a bot, given by its name with its budget."""
        ...

    def check(self, bot: str) -> None:
        """Check a bot that the pool serves.

        Raises:
            BuurError: its budget is none, or this machine cannot run it.
        """
        ...

    def start(self) -> None:
        """Start to get ready, unless it has started."""
        ...

    @property
    def is_ready(self) -> bool:
        """Whether it answers questions now; if not, tables do without it."""
        ...

    def ask(self, question: Question) -> PendingAct:
        """Queue a question. A question that is cancelled before it is begun is dropped.

        Raises:
            QueueFull: too many questions wait.
        """
        ...

    def close(self) -> None:
        """End the workers; what waits is cancelled."""
        ...


class PoolCounts:
    """Counts of what has happened in a pool. The log gets a line at most once a minute.

    >>> counts = PoolCounts(clock=lambda: 0.0)
    >>> counts.add("asked"), counts.add("asked")
    (None, None)
    >>> counts.by_name["asked"], counts.by_name["late"]
    (2, 0)

    Args:
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._counts: dict[Count, int] = dict.fromkeys(_COUNTS, 0)
        self._logged = dict(self._counts)
        self._logged_at: float | None = None

    @property
    def by_name(self) -> Mapping[str, int]:
        """The counts since the server started."""
        with self._lock:
            return {name: self._counts[name] for name in _COUNTS}

    def add(self, count: Count, reason: str = "") -> None:
        """Count something; what is a fault is written to the log.

        Args:
            count: what has happened.
            reason: the cause, for the log.
        """
        with self._lock:
            self._counts[count] += 1
            line = "" if count in _USUAL else self._line(reason)
        if line:
            _LOG.warning("%s", line)

    def _line(self, reason: str) -> str:
        """Return a line for the log, empty where it got one less than a minute ago."""
        now = self._clock()
        if self._logged_at is not None and now - self._logged_at < PERIOD:
            return ""
        self._logged_at = now
        new = {name: self._counts[name] - self._logged[name] for name in _COUNTS}
        self._logged = dict(self._counts)
        listed = ", ".join(f"{number} {name}" for name, number in new.items() if number)
        return f"questions to bots: {listed}" + (f"; last: {reason}" if reason else "")
