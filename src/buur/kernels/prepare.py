"""Ahead-of-time compilation of kernels, once for each state of the sources on a machine.

Buur is compiled in parts. This package is one; `buur.solver.prepare` and `buur.bots.search.prepare`
compile the solver and the search of bots.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Final

import numpy as np

from buur.arguments import wrong
from buur.kernels import cache, deal_sampling, playout
from buur.kernels.batch import random_deals
from buur.kernels.first_use import quiet
from buur.kernels.game import Game, make_game

_CODE: Final = "from buur.kernels.prepare import prepare; prepare()"


PART: Final = "kernels"
Progress = Callable[[int, int], None]
"""Called with the number of steps done and of all steps; first with none done."""


def prepare(progress: Progress | None = None) -> None:
    """Compile or load every kernel of this package, so that no later call compiles.

    >>> prepare()

    Args:
        progress: called before each step and at the end.

    Raises:
        ArgumentError: ``progress`` cannot be called.
    """
    game = make_game("oben")
    prepare_part(PART, [partial(call, game) for call in KERNELS], progress)


def prepare_part(
    part: str, steps: Sequence[Callable[[], object]], progress: Progress | None = None
) -> None:
    """Compile or load the kernels of a part of Buur, and record that it is complete.

    Args:
        part: the name of the part.
        steps: calls of each kernel of the part, with the argument types that all other calls have.
        progress: called before each step and at the end.

    Raises:
        ArgumentError: ``progress`` cannot be called.
    """
    if progress is not None and not callable(progress):
        raise wrong("progress", progress, "a function of two numbers")
    for done, step in enumerate(steps):
        if progress is not None:
            progress(done, len(steps))
        with nullcontext() if progress is None else quiet():
            step()
    if progress is not None:
        progress(len(steps), len(steps))
    if not cache.is_complete(part):
        cache.mark_complete(part)


def prepare_beside() -> subprocess.Popen[bytes]:
    """Start `prepare` in another process, and return the process.

    >>> process = prepare_beside()
    >>> process.wait()
    0
    """
    return subprocess.Popen(
        [sys.executable, "-c", _CODE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _keys(game: Game) -> None:
    playout.deal_keys(0, 0, np.zeros(1, np.int64))


def _turns(game: Game) -> None:
    playout.rotate_leaders(game.seats, 0, np.zeros(1, np.int64))


def _hands(game: Game) -> None:
    keys, hands = np.zeros(1, np.int64), np.zeros((1, game.seats), np.int64)
    playout.deal_hands(game.frame.pack, game.tricks, game.shares, keys, hands)


def _deals(game: Game) -> None:
    random_deals(game, 1)


def _constrained(game: Game) -> None:
    random_deals(game, 1, given={0: (1 << 36) - (1 << 27)})


def _count_ways(_game: Game) -> None:
    one = np.ones(1, np.int64)
    deal_sampling.count_ways(np.ones((1, 1)), one, one, np.ones(2))


def _draw_deals(_game: Game) -> None:
    one, hands = np.ones(1, np.int64), np.zeros((1, 1), np.int64)
    deal_sampling.draw_deals(np.ones((1, 1)), one, one, np.ones(2), one, one, hands)


def _list_deals(_game: Game) -> None:
    one, hands = np.ones(1, np.int64), np.zeros((1, 1), np.int64)
    deal_sampling.list_deals(np.ones((1, 1)), one, one, np.ones(2), one, hands)


KERNELS: Final[tuple[Callable[[Game], None], ...]] = (
    _keys,
    _turns,
    _hands,
    _deals,
    _constrained,
    _count_ways,
    _draw_deals,
    _list_deals,
)
"""Calls of each kernel, with the argument types that all other calls have."""
