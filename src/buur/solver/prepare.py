"""Ahead-of-time compilation of the solver, see `buur.kernels.prepare`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.kernels.prepare import Progress, prepare_part
from buur.rules.counter_rng import deal_key
from buur.rules.playout import random_hands
from buur.solver.position import Position
from buur.solver.solver import Solver

PART: Final = "solver"
TRICKS: Final = 3
"""Tricks of the deals that are solved to compile every kernel."""


def prepare(progress: Progress | None = None) -> None:
    """Compile or load every kernel of the solver."""
    prepare_part(PART, KERNELS, progress)


def _value() -> None:
    Solver("trump:S", tricks=TRICKS).value(_dealt(4))


def _cards() -> None:
    Solver("trump:S", tricks=TRICKS).solve(_dealt(4))


def _distances() -> None:
    Solver("trump:S", tricks=TRICKS).distances(_dealt(4), 0)


def _others() -> None:
    """Compile the search for numbers of seats other than four, which has loops of its own."""
    Solver("trump:S", seats=3, tricks=TRICKS).value(_dealt(3))


def _dealt(seats: int) -> Position:
    return Position(random_hands(deal_key(0, 0), seats, TRICKS), 0)


KERNELS: Final[tuple[Callable[[], None], ...]] = (_value, _cards, _distances, _others)
"""Calls that together need every kernel."""
