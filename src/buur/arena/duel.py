"""`fight`: plays a duel board by board, in this process or with an executor."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

from buur.arena.boards import Board
from buur.arena.checkpoint import Checkpoint
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.executors import ExecutorFactory, in_order, process_executor
from buur.arena.statistics import DuelStatistics


def fight(
    duel: Duel,
    boards: int,
    *,
    workers: int = 1,
    executor: ExecutorFactory | None = None,
    early: bool = False,
    checkpoint: Checkpoint | None = None,
    crew: ExecutorFactory | None = None,
) -> Iterator[DuelStatistics]:
    """Yield the statistics after every board, the same object each time.

    Args:
        duel: the settings of the duel.
        boards: the number of boards.
        workers: the number of local processes; with 1 this process plays.
        executor: the factory of the executor to use instead of local processes.
        early: whether to stop as soon as the duel is decided.
        checkpoint: the boards played before; new ones are appended to it.
        crew: deprecated name of ``executor``.

    Raises:
        BotFailure: a bot cannot be made, or can play no further.
    """
    if crew is not None:
        warnings.warn("`crew` is now called `executor`", DeprecationWarning, stacklevel=2)
        executor = crew
    factory = _executor_factory(workers, executor)
    return _statistics(_boards(duel, boards, factory, checkpoint), early=early)


def _statistics(boards: Iterator[Board], *, early: bool) -> Iterator[DuelStatistics]:
    standing = DuelStatistics()
    for board in boards:
        standing.add(board)
        yield standing
        if early and standing.score.is_decided:
            return


def _executor_factory(workers: int, executor: ExecutorFactory | None) -> ExecutorFactory | None:
    """Return the factory of the executor; None where this process plays alone."""
    if executor is None and workers > 1:
        return lambda duel: process_executor(duel, workers)
    return executor


def _boards(
    duel: Duel, count: int, executor: ExecutorFactory | None, checkpoint: Checkpoint | None
) -> Iterator[Board]:
    """Yield the boards in the order of their seeds, those of the checkpoint first."""
    known = [] if checkpoint is None else checkpoint.boards[:count]
    yield from known
    seeds = range(duel.seed + len(known), duel.seed + count)
    for board in _new_boards(duel, seeds, executor):
        if checkpoint is not None:
            checkpoint.add(board)
        yield board


def _new_boards(duel: Duel, seeds: range, executor: ExecutorFactory | None) -> Iterator[Board]:
    if not seeds:
        return
    if executor is None:
        yield from _boards_in_process(duel, seeds)
        return
    with executor(duel) as running:
        yield from in_order(running, seeds)


def _boards_in_process(duel: Duel, seeds: range) -> Iterator[Board]:
    session = DuelSession(duel)
    try:
        yield from map(session.board, seeds)
    finally:
        session.close()
