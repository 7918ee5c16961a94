"""Who plays the boards of a duel at the same time: processes of this machine, or a cluster.

Boards may be done in any order; they are given in the order of their seeds, so that a duel's
course does not depend on who played it.
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
"""Boards that each of a crew has waiting."""


class BoardFuture(Protocol):
    """A board that is being played."""

    def result(self) -> Board:
        """Return it once it is done."""
        ...


class BoardExecutor(Protocol):
    """Those who play boards."""

    @property
    def size(self) -> int:
        """How many boards they play at a time."""
        ...

    def submit(self, seed: int) -> BoardFuture:
        """Have a board played."""
        ...


ExecutorFactory = Callable[[Duel], AbstractContextManager[BoardExecutor]]
"""Gathers a crew for a duel and sends it home at the end."""


def in_order(crew: BoardExecutor, seeds: range) -> Iterator[Board]:
    """Give the boards of some seeds, never far ahead of what is asked for."""
    rest = iter(seeds)
    waiting = deque(map(crew.submit, islice(rest, crew.size * MAX_QUEUED)))
    while waiting:
        board = waiting.popleft().result()
        waiting.extend(map(crew.submit, islice(rest, 1)))
        yield board


@contextmanager
def process_executor(duel: Duel, count: int) -> Iterator[BoardExecutor]:
    """Gather processes of this machine.

    Raises:
        BotFailure: a bot cannot be made, can play no further, or took its process along.
    """
    with worker_pool(count, f"{duel.first} / {duel.second}", _init_worker, duel) as pool:
        yield _ProcessExecutor(pool, count)


@contextmanager
def worker_pool(
    count: int, names: str, enter: Callable[..., None], *given: object
) -> Iterator[ProcessPoolExecutor]:
    """Gather processes of this machine, and send them home at the end.

    Args:
        count: how many.
        names: of the bots that play in them.
        enter: called in each of them first, with what is given.
        given: likewise.

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


_DUEL: list[Duel] = []
_SESSION: list[DuelSession] = []
"""What a worker's process plays, and where: the ring is made when the first board is asked for,
so that a bot that cannot be made is told like every other failure."""


def _init_worker(duel: Duel) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process stops its workers
    _DUEL[:] = [duel]


def _board(seed: int) -> Board:
    if not _SESSION:
        _SESSION.append(DuelSession(_DUEL[0]))
        Finalize(None, _SESSION[0].close, exitpriority=1)
    return _SESSION[0].board(seed)
