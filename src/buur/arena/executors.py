"""Executors that play boards of a duel in parallel: their protocol, and local processes.

Boards may be completed in any order. They are returned in the order of their seeds, so that the
statistics of a duel do not depend on the executor.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing.context import BaseContext, SpawnContext, SpawnProcess
from multiprocessing.util import Finalize
from types import ModuleType
from typing import Final, Protocol

from buur.arena.boards import Board
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.failures import BotFailure

MAX_QUEUED: Final = 4
"""Number of boards that are queued for each worker."""


class Worker(SpawnProcess):
    """A process that starts anew, without the main program.

    Python's own spawned processes run the main program again, to find what it defines. A script
    without ``if __name__ == "__main__"`` would then start another duel in each process.
    """

    def start(self) -> None:
        """Start the process."""
        with _without_main():
            super().start()


class WorkerContext(SpawnContext):
    """The context of `Worker` processes."""

    Process = Worker


@contextmanager
def _without_main() -> Iterator[None]:
    """Replace the main program by an empty module, which leaves nothing to run again."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def is_importable(duel: Duel) -> bool:
    """Tell whether a new process can import both bots, without the main program."""
    try:
        return b"__main__" not in pickle.dumps(duel)
    except Exception:  # noqa: BLE001 - lambdas, closures, and objects of others
        return False


def cores() -> int:
    """Return the number of cores that this process may use, as far as the system reports it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def can_send(duel: Duel) -> bool:
    """Tell whether other processes can play both bots: new ones, or copies of this one."""
    return is_importable(duel) or can_fork()


def can_fork() -> bool:
    """Tell whether copies of this process are safe; on macOS libraries of the system crash."""
    return sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()


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

    They are new ones, or copies of this process if they could not import the bots.

    Raises:
        BotFailure: a bot cannot be made, can play no further, or crashed its process.
    """
    context = WorkerContext() if is_importable(duel) else multiprocessing.get_context("fork")
    names = " / ".join(duel.names)
    with worker_pool(count, names, _init_worker, duel, context=context) as pool:
        yield _ProcessExecutor(pool, count)


@contextmanager
def worker_pool(
    count: int,
    names: str,
    enter: Callable[..., None],
    *given: object,
    context: BaseContext | None = None,
) -> Iterator[ProcessPoolExecutor]:
    """Start processes of this machine, and stop them at the end.

    Args:
        count: the number of processes.
        names: the names of the bots that play in them.
        enter: the function that each process calls first.
        given: the arguments of ``enter``.
        context: starts the processes; by default they are new ones.

    Raises:
        BotFailure: a bot took its process along.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, context or WorkerContext(), enter, given)
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
