"""Batches of random playouts over numpy arrays, in one or several threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from buur.errors import PositionError
from buur.kernels import playout
from buur.kernels.game import Game, Ints
from buur.kernels.positions import PositionRows, Positions, position_rows

CHUNK: Final = 1 << 14
"""Number of deals that one thread plays at a time."""


@dataclass(frozen=True)
class Batch:
    """Deals and their results, row by row as `buur.rules.playout` returns them for the same key."""

    keys: Ints
    leaders: Ints
    """The seat that led each deal or, in a batch of `play_out`, the open trick."""
    hands: Ints
    """By deal and seat, the cards dealt or, in a batch of `play_out`, held in the position."""
    points: NDArray[np.int16]
    """Points of the tricks of each seat, with the bonus of the last one."""
    tricks: NDArray[np.int8]
    last: NDArray[np.int8]
    """The seat that took the last trick."""

    def __len__(self) -> int:
        return len(self.keys)

    def side_points(self, sides: Sequence[int]) -> Ints:
        """Return the points by deal and side, given the side of each seat, counted from 0."""
        return _by_side(self.points, sides)

    def side_tricks(self, sides: Sequence[int]) -> Ints:
        """Return the tricks by deal and side, given the side of each seat, counted from 0."""
        return _by_side(self.tricks, sides)


def random_deals(
    game: Game,
    count: int,
    seed: int = 0,
    *,
    first: int = 0,
    leader: int | None = None,
    workers: int | None = 1,
) -> Batch:
    """Deal random hands and play them with uniformly random legal cards.

    A deal depends only on the seed and its index, not on the number of deals or threads.

    Args:
        game: the game to play.
        count: the number of deals.
        seed: 0 to 2^62 - 1.
        first: index of the first deal.
        leader: the seat that leads every deal; None lets the seats lead in turn, by index.
        workers: the number of threads; None for one per core.

    Raises:
        PositionError: there is no such leader.
    """
    if leader is not None and leader not in range(game.seats):
        raise PositionError(f"seat {leader} does not play: there are {game.seats}")
    rows = PositionRows.empty(count, game.seats)
    batch = _batch(rows)

    def work(at: slice) -> None:
        own, keys = rows.part(at), batch.keys[at]
        if leader is None:
            playout.rotate_leaders(game.seats, first + at.start, own.leaders)
        else:
            own.leaders[:] = leader
        playout.deal_keys(seed, first + at.start, keys)
        playout.deal_hands(game.frame.pack, game.tricks, game.shares, keys, own.hands)
        batch.points[at] = batch.tricks[at] = 0
        _play(game, batch, 0, own, at)

    _in_chunks(work, count, workers)
    return batch


def play_out(
    game: Game, positions: Positions, seed: int = 0, *, first: int = 0, workers: int | None = 1
) -> Batch:
    """Play deals on to their end with uniformly random legal cards.

    The random word of a card depends only on the seed, the row and the number of the card in its
    deal. A deal of `random_deals` that is resumed at any card therefore ends as before.

    Args:
        game: the game to play.
        positions: the positions, one per row.
        seed: 0 to 2^62 - 1.
        first: index of the first row.
        workers: the number of threads; None for one per core.

    Returns:
        The results of the whole deals, with points and tricks taken before the positions.

    Raises:
        PositionError: the positions cannot occur in this game.
    """
    rows = position_rows(game, positions)
    batch = _batch(rows)

    def work(at: slice) -> None:
        playout.deal_keys(seed, first + at.start, batch.keys[at])
        _play(game, batch, positions.taken, rows.part(at), at)

    batch.points[:] = positions.points
    batch.tricks[:] = positions.tricks
    _in_chunks(work, len(batch), workers)
    return batch


def _batch(rows: PositionRows) -> Batch:
    """Return a batch whose keys and results are not filled in yet."""
    count, seats = rows.hands.shape
    return Batch(
        keys=np.empty(count, np.int64),
        leaders=rows.leaders,
        hands=rows.hands,
        points=np.empty((count, seats), np.int16),
        tricks=np.empty((count, seats), np.int8),
        last=np.empty(count, np.int8),
    )


def _play(game: Game, batch: Batch, taken: int, rows: PositionRows, at: slice) -> None:
    playout.play_deals(
        game.schedule,
        game.frame,
        taken,
        rows,
        batch.keys[at],
        playout.DealResults(batch.points[at], batch.tricks[at], batch.last[at]),
        np.empty((playout.STATES + game.seats, playout.STEP), np.int64),
    )


def _by_side(values: NDArray[np.int16] | NDArray[np.int8], sides: Sequence[int]) -> Ints:
    found = np.zeros((len(values), max(sides) + 1), np.int64)
    for seat, side in enumerate(sides):
        found[:, side] += values[:, seat]
    return found


def _in_chunks(work: Callable[[slice], None], count: int, workers: int | None) -> None:
    """Call ``work`` for every chunk of rows. Kernels release the GIL, so threads are parallel."""
    chunks = [slice(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    threads = min(workers or os.cpu_count() or 1, len(chunks))
    if threads <= 1:
        for rows in chunks:
            work(rows)
        return
    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(work, chunks):
            pass
