"""Double-dummy solver: the exact result of every card when all hands are open.

Needs the extra ``kernels``. The first use on a machine compiles for some seconds.

>>> from buur.solver import Position, solve
>>> solve(Position(["SJ HA", "S9 H6", "S6 HK", "SA H7"], leader=0), "trump:S")
(Result('SJ', points=165, match=1), Result('HA', points=36))
"""

import buur.kernels  # noqa: F401 - raises MissingExtra first
from buur.errors import PositionError
from buur.solver.aims import Unsolvable
from buur.solver.position import Position
from buur.solver.results import solve
from buur.solver.solver import MATCH, NOT_LEGAL, Result, Solver, solver_of

__all__ = [
    "MATCH",
    "NOT_LEGAL",
    "Position",
    "PositionError",
    "Result",
    "Solver",
    "Unsolvable",
    "solve",
    "solver_of",
]


def __dir__() -> list[str]:
    return sorted(__all__)
