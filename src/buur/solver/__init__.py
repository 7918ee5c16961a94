"""Double-dummy solver: the exact result of every card when all hands are open.

Needs the extra ``kernels``. The first use on a machine compiles for some seconds.

>>> from buur.cards import parse_card, parse_cards
>>> from buur.solver import Position, Solver
>>> hands = tuple(parse_cards(cards) for cards in ("SJ HA", "S9 H6", "S6 HK", "SA H7"))
>>> [result.points for result in Solver("trump:S").solve(Position(hands, leader=0))]
[165, 36]
"""

from buur.errors import PositionError
from buur.solver.position import Position
from buur.solver.solver import MATCH, NOT_LEGAL, Result, Solver, solver_of

__all__ = [
    "MATCH",
    "NOT_LEGAL",
    "Position",
    "PositionError",
    "Result",
    "Solver",
    "solver_of",
]
