"""Executors that play boards of a duel in parallel: their protocol, and local processes.

Boards may be completed in any order. They are returned in the order of their seeds, so that the
statistics of a duel do not depend on the executor.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing.util import Finalize
from typing import Final, Protocol

from buur.arena.boards import Board
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.failures import BotFailure

MAX_QUEUED: Final = 4
"""Number of boards that are queued for each worker."""


class BoardFuture(Protocol):
    """A board that is being played."""

    def result(self) -> Board:
        """Return the board once it is played."""
        ...


class BoardExecutor(Protocol):
    """Plays boards in parallel."""

    @property
    def size(self) -> int:
        """Number of boards that are played at a time."""
        ...

    def submit(self, seed: int) -> BoardFuture:
        """Start to play the board of a seed."""
        ...


ExecutorFactory = Callable[[Duel], AbstractContextManager[BoardExecutor]]
"""Function that makes the executor of a duel, as a context manager that closes it."""


def in_order(executor: BoardExecutor, seeds: range) -> Iterator[Board]:
    """Yield the boards in the order of their seeds; only a few are played ahead of the caller."""
    rest = iter(seeds)
    waiting = deque(map(executor.submit, islice(rest, executor.size * MAX_QUEUED)))
    while waiting:
        board = waiting.popleft().result()
        waiting.extend(map(executor.submit, islice(rest, 1)))
        yield board


@contextmanager
def process_executor(duel: Duel, count: int) -> Iterator[BoardExecutor]:
    """Start processes of this machine as an executor.

    Raises:
        BotFailure: a bot cannot be made, can play no further, or crashed its process.
    """
    with worker_pool(count, f"{duel.first} / {duel.second}", _init_worker, duel) as pool:
        yield _ProcessExecutor(pool, count)


@contextmanager
def worker_pool(
    count: int, names: str, enter: Callable[..., None], *given: object
) -> Iterator[ProcessPoolExecutor]:
    """Start processes of this machine, and stop them at the end.

    Args:
        count: the number of processes.
        names: the names of the bots that play in them.
        enter: the function that each process calls first.
        given: the arguments of ``enter``.

    Raises:
        BotFailure: a bot took its process along.
    """
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, context, enter, given)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise BotFailure("worker-died", names) from error
    except KeyboardInterrupt:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # slow bots would take minutes
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class _ProcessExecutor:
    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.size = size
        self._pool = pool

    def submit(self, seed: int) -> BoardFuture:
        return self._pool.submit(_board, seed)


_SESSION: list[DuelSession] = []
"""The session of a worker process."""


def _init_worker(duel: Duel) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process stops its workers
    _SESSION[:] = [DuelSession(duel)]
    Finalize(None, _SESSION[0].close, exitpriority=1)


def _board(seed: int) -> Board:
    return _SESSION[0].board(seed)
