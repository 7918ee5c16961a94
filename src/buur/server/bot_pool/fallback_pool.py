"""`FallbackPool`: workers on other machines, and processes of this one while there are none."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from buur.server.bot_pool.pool import BotPool, PendingAct, PoolCounts, PoolState
from buur.server.bot_pool.questions import Question

PATIENCE: Final = 3.0
"""Seconds without workers on other machines after which this one starts its own."""


class FallbackPool:
    """Asks a pool of other machines if it is ready, else one of this machine; see `BotPool`.

    Args:
        remote: the workers on other machines.
        local: the processes of this machine, which start only if they are needed.
        clock: a monotonic clock, in seconds.
    """

    def __init__(
        self, remote: BotPool, local: BotPool, clock: Callable[[], float] = monotonic
    ) -> None:
        self.counts = PoolCounts()
        """What has happened so far, at both pools."""
        remote.counts = local.counts = self.counts
        self._remote = remote
        self._local = local
        self._clock = clock
        self._missing_since: float | None = None

    @property
    def state(self) -> PoolState:
        """The present state of both pools together."""
        remote, local = self._remote.state, self._local.state
        return PoolState(remote.workers + local.workers, remote.waiting + local.waiting)

    def serves(self, bot: str) -> bool:
        """Tell whether the pools compute the acts of a bot."""
        return self._local.serves(bot)

    def check(self, bot: str) -> None:
        """Check a bot that the pools serve.

        Raises:
            BuurError: its budget is none.
        """
        self._remote.check(bot)

    def start(self) -> None:
        """Connect to the workers on other machines."""
        if self._missing_since is None:
            self._missing_since = self._clock()
        self._remote.start()

    @property
    def is_ready(self) -> bool:
        """Whether a worker is ready; where none is for some seconds, this machine starts its own.

        Tables ask before each act of a bot, so that nothing has to watch.
        """
        if self._remote.is_ready:
            self._missing_since = self._clock()
            return True
        since = self._missing_since
        if since is not None and self._clock() - since >= PATIENCE:
            self._local.start()
        return self._local.is_ready

    def ask(self, question: Question) -> PendingAct:
        """Queue a question.

        Raises:
            QueueFull: too many questions wait.
        """
        pool = self._remote if self._remote.is_ready else self._local
        return pool.ask(question)

    def close(self) -> None:
        """End both pools."""
        self._remote.close()
        self._local.close()
