"""Two bots against each other, board after board, on as many processes as there are."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing.util import Finalize
from typing import Final

from buur.arena.boards import Board, play_board
from buur.arena.contestants import TIMEOUT, contestant
from buur.arena.failures import BotFailure
from buur.arena.ledger import Ledger
from buur.arena.statistics import Standing
from buur.notation import RuleSet
from buur.variants.model import Variant

AHEAD: Final = 4
"""Boards that each process has waiting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """What is played. The same duel gives the same boards, whatever plays them."""

    rules: RuleSet
    first: str
    """A contestant's name."""
    second: str
    seed: int = 0
    """Of the first board; the next ones have the next numbers."""
    deals: int | None = 1
    """Of each partie; None for all."""
    timeout: float = TIMEOUT
    """Seconds that a program has for an act."""

    @property
    def variant(self) -> Variant:
        """The rules in full."""
        return self.rules.variant

    def identity(self) -> dict[str, object]:
        """Return what tells duels apart, as JSON."""
        return {
            "rules": self.rules.name,
            "version": self.rules.version,
            "options": dict(self.rules.changes),
            "a": self.first,
            "b": self.second,
            "seed": self.seed,
            "deals_per_partie": self.deals,
            "timeout": self.timeout,
        }


class Ring:
    """Where boards are played: two contestants who stay from one board to the next."""

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._first = contestant(duel.first, duel.timeout)
        try:
            self._second = contestant(duel.second, duel.timeout)
        except BaseException:
            self._first.close()
            raise

    def board(self, seed: int) -> Board:
        """Play a board."""
        duel = self._duel
        return play_board(duel.variant, self._first.player, self._second.player, seed, duel.deals)

    def close(self) -> None:
        """Send the contestants home."""
        self._first.close()
        self._second.close()


def fight(
    duel: Duel,
    boards: int,
    *,
    workers: int = 1,
    early: bool = False,
    ledger: Ledger | None = None,
) -> Iterator[Standing]:
    """Give the standing after every board, the same object each time.

    Args:
        duel: what is played.
        boards: how many seeds.
        workers: processes; one plays in this process.
        early: stop as soon as it is decided.
        ledger: boards played before, and where new ones are written.

    Raises:
        BotFailure: a bot cannot be made, or can play no further.
    """
    standing = Standing()
    for board in _boards(duel, boards, workers, ledger):
        standing.add(board)
        yield standing
        if early and standing.score.is_decided:
            return


def _boards(duel: Duel, count: int, workers: int, ledger: Ledger | None) -> Iterator[Board]:
    """Give the boards in order, those of the ledger first."""
    known = [] if ledger is None else ledger.boards[:count]
    yield from known
    seeds = range(duel.seed + len(known), duel.seed + count)
    fresh = _alone(duel, seeds) if workers == 1 else _together(duel, seeds, workers)
    for board in fresh:
        if ledger is not None:
            ledger.add(board)
        yield board


def _alone(duel: Duel, seeds: range) -> Iterator[Board]:
    ring = Ring(duel)
    try:
        yield from map(ring.board, seeds)
    finally:
        ring.close()


def _together(duel: Duel, seeds: range, workers: int) -> Iterator[Board]:
    """Play on several processes, never far ahead of what is asked for."""
    if not seeds:
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _enter, (duel,))
    try:
        yield from _in_order(pool, seeds, workers * AHEAD)
    except BrokenProcessPool as error:
        raise BotFailure("worker-died", f"{duel.first} / {duel.second}") from error
    except KeyboardInterrupt:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # a board of slow bots would take minutes
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, seeds: range, ahead: int) -> Iterator[Board]:
    rest = iter(seeds)
    waiting: deque[Future[Board]] = deque(pool.submit(_board, seed) for seed in islice(rest, ahead))
    while waiting:
        board = waiting.popleft().result()
        waiting.extend(pool.submit(_board, seed) for seed in islice(rest, 1))
        yield board


_DUEL: list[Duel] = []
_RING: list[Ring] = []
"""What a worker's process plays, and where: the ring is made when the first board is asked for,
so that a bot that cannot be made is told like every other failure."""


def _enter(duel: Duel) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process stops its workers
    _DUEL[:] = [duel]


def _board(seed: int) -> Board:
    if not _RING:
        _RING.append(Ring(_DUEL[0]))
        Finalize(None, _RING[0].close, exitpriority=1)
    return _RING[0].board(seed)
