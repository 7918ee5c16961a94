"""Two bots against each other, board after board, on as many processes as there are."""

from __future__ import annotations

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
    crew: ExecutorFactory | None = None,
    early: bool = False,
    ledger: Checkpoint | None = None,
) -> Iterator[DuelStatistics]:
    """Give the standing after every board, the same object each time.

    Args:
        duel: what is played.
        boards: how many seeds.
        workers: processes; one plays in this process.
        crew: gathers who plays instead of processes of this machine.
        early: stop as soon as it is decided.
        ledger: boards played before, and where new ones are written.

    Raises:
        BotFailure: a bot cannot be made, or can play no further.
    """
    standing = DuelStatistics()
    for board in _boards(duel, boards, _executor_factory(workers, crew), ledger):
        standing.add(board)
        yield standing
        if early and standing.score.is_decided:
            return


def _executor_factory(workers: int, crew: ExecutorFactory | None) -> ExecutorFactory | None:
    """Return what gathers those who play; None where this process plays alone."""
    if crew is None and workers > 1:
        return lambda duel: process_executor(duel, workers)
    return crew


def _boards(
    duel: Duel, count: int, crew: ExecutorFactory | None, ledger: Checkpoint | None
) -> Iterator[Board]:
    """Give the boards in order, those of the ledger first."""
    known = [] if ledger is None else ledger.boards[:count]
    yield from known
    seeds = range(duel.seed + len(known), duel.seed + count)
    for board in _new_boards(duel, seeds, crew):
        if ledger is not None:
            ledger.add(board)
        yield board


def _new_boards(duel: Duel, seeds: range, crew: ExecutorFactory | None) -> Iterator[Board]:
    if not seeds:
        return
    if crew is None:
        yield from _boards_in_process(duel, seeds)
        return
    with crew(duel) as gathered:
        yield from in_order(gathered, seeds)


def _boards_in_process(duel: Duel, seeds: range) -> Iterator[Board]:
    ring = DuelSession(duel)
    try:
        yield from map(ring.board, seeds)
    finally:
        ring.close()
