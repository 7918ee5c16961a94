"""Compiling the solver before it is wanted, see `buur.kernels.prepare`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from buur.kernels.prepare import Progress, prepare_part
from buur.rules.chance import deal_key
from buur.rules.playout import random_hands
from buur.solver.position import Position
from buur.solver.solve import Solver

PART: Final = "solver"
TRICKS: Final = 3
"""Of the deal that is solved for it: enough for all that the search knows."""


def prepare(progress: Progress | None = None) -> None:
    """Compile or load every kernel of the solver."""
    solver = Solver("trump:S", tricks=TRICKS)
    position = Position(random_hands(deal_key(0, 0), solver.seats, TRICKS), 0)
    prepare_part(PART, [partial(call, solver, position) for call in KERNELS], progress)


def _distances(solver: Solver, position: Position) -> None:
    solver.distances(position, 0)


KERNELS: Final[tuple[Callable[[Solver, Position], object], ...]] = (
    Solver.value,
    Solver.solve,
    _distances,
)
"""Calls that between them need every kernel."""
