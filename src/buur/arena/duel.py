"""Two bots against each other, board after board, on as many processes as there are."""

from __future__ import annotations

from collections.abc import Iterator

from buur.arena.boards import Board
from buur.arena.crews import Gathered, in_order, processes
from buur.arena.ledger import Ledger
from buur.arena.ring import Duel, Ring
from buur.arena.statistics import Standing


def fight(
    duel: Duel,
    boards: int,
    *,
    workers: int = 1,
    crew: Gathered | None = None,
    early: bool = False,
    ledger: Ledger | None = None,
) -> Iterator[Standing]:
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
    standing = Standing()
    for board in _boards(duel, boards, _gathered(workers, crew), ledger):
        standing.add(board)
        yield standing
        if early and standing.score.is_decided:
            return


def _gathered(workers: int, crew: Gathered | None) -> Gathered | None:
    """Return what gathers those who play; None where this process plays alone."""
    if crew is None and workers > 1:
        return lambda duel: processes(duel, workers)
    return crew


def _boards(
    duel: Duel, count: int, crew: Gathered | None, ledger: Ledger | None
) -> Iterator[Board]:
    """Give the boards in order, those of the ledger first."""
    known = [] if ledger is None else ledger.boards[:count]
    yield from known
    seeds = range(duel.seed + len(known), duel.seed + count)
    for board in _fresh(duel, seeds, crew):
        if ledger is not None:
            ledger.add(board)
        yield board


def _fresh(duel: Duel, seeds: range, crew: Gathered | None) -> Iterator[Board]:
    if not seeds:
        return
    if crew is None:
        yield from _alone(duel, seeds)
        return
    with crew(duel) as gathered:
        yield from in_order(gathered, seeds)


def _alone(duel: Duel, seeds: range) -> Iterator[Board]:
    ring = Ring(duel)
    try:
        yield from map(ring.board, seeds)
    finally:
        ring.close()
