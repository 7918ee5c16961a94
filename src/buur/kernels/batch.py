"""Batches of random deals over numpy arrays, on as many cores as wanted."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from buur.kernels import playout
from buur.kernels.game import Game, Ints

CHUNK: Final = 1 << 14
"""Deals that one worker plays at a time."""


@dataclass(frozen=True)
class Batch:
    """Deals and how they came out; row by row what `buur.rules.playout` says of the same key."""

    keys: Ints
    leaders: Ints
    """Who led each deal."""
    hands: Ints
    """The cards dealt, by deal and seat."""
    points: NDArray[np.int16]
    """Points of the tricks of each seat, with the bonus of the last one."""
    tricks: NDArray[np.int8]
    last: NDArray[np.int8]
    """Who took the last trick."""

    def __len__(self) -> int:
        return len(self.keys)


def random_deals(
    game: Game,
    count: int,
    seed: int = 0,
    *,
    first: int = 0,
    leader: int | None = None,
    workers: int | None = 1,
) -> Batch:
    """Deal and play deals of uniformly random legal cards.

    A deal depends on the seed and its index alone: not on how many are played, nor by how many
    workers.

    Args:
        game: what is played.
        count: how many deals.
        seed: 0 to 2^62 - 1.
        first: index of the first deal.
        leader: who leads every deal; None lets the seats lead in turn, by index.
        workers: threads; None for one a core.
    """
    batch = _empty(game, count)

    def work(rows: slice) -> None:
        keys, hands = batch.keys[rows], batch.hands[rows]
        if leader is None:
            playout.take_turns(game.seats, first + rows.start, batch.leaders[rows])
        else:
            batch.leaders[rows] = leader
        playout.deal_keys(seed, first + rows.start, keys)
        playout.deal_hands(game.frame.pack, game.tricks, game.shares, keys, hands)
        _play(game, batch, rows)

    _in_chunks(work, count, workers)
    return batch


def play_out(
    game: Game, hands: Ints, leaders: Ints, seed: int = 0, *, workers: int | None = 1
) -> Batch:
    """Play given deals with uniformly random legal cards.

    Args:
        game: what is played.
        hands: sets of cards by deal and seat, of as many cards as there are tricks.
        leaders: who leads each deal.
        seed: 0 to 2^62 - 1.
        workers: threads; None for one a core.
    """
    batch = _empty(game, len(hands))
    batch.hands[:] = hands
    batch.leaders[:] = leaders

    def work(rows: slice) -> None:
        playout.deal_keys(seed, rows.start, batch.keys[rows])
        _play(game, batch, rows)

    _in_chunks(work, len(hands), workers)
    return batch


def _empty(game: Game, count: int) -> Batch:
    return Batch(
        keys=np.empty(count, np.int64),
        leaders=np.empty(count, np.int64),
        hands=np.empty((count, game.seats), np.int64),
        points=np.empty((count, game.seats), np.int16),
        tricks=np.empty((count, game.seats), np.int8),
        last=np.empty(count, np.int8),
    )


def _play(game: Game, batch: Batch, rows: slice) -> None:
    playout.play_deals(
        game.schedule,
        game.frame,
        batch.leaders[rows],
        batch.hands[rows],
        batch.keys[rows],
        batch.points[rows],
        batch.tricks[rows],
        batch.last[rows],
        np.empty((playout.STATES + game.seats, playout.STEP), np.int64),
    )


def _in_chunks(work: Callable[[slice], None], count: int, workers: int | None) -> None:
    """Call ``work`` for every chunk of rows. Kernels let other threads run beside them."""
    chunks = [slice(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    threads = min(workers or os.cpu_count() or 1, len(chunks))
    if threads <= 1:
        for rows in chunks:
            work(rows)
        return
    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(work, chunks):
            pass
