"""Times of exact values of random deals, for `buur bench` and ``tools.solver_speed``.

Each deal is solved from its first card with all hands open. Its value is the points of cards and
last trick that the leader's side is certain of, without any match bonus. The deals are random and
not selected, and no deal uses results of an earlier one.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from buur.benchmarks.measurements import SEED
from buur.rules.counter_rng import deal_key
from buur.rules.playout import random_hands

if TYPE_CHECKING:
    from buur.solver import Solver

MATCH: Final = 0
"""Points for a match. With a bonus some deals need a second search, which no goal includes."""


class DealKind(NamedTuple):
    """Random deals of a kind."""

    name: str
    contract: str
    cards: int
    """Cards in each hand."""
    deals: int
    """Number of deals, enough for a stable median, since deals differ much."""
    goal: float | None = None
    """Goal of the median, in milliseconds."""
    late_goal: float | None = None
    """Goal of the 95 % quantile, in milliseconds; None where that is no figure of its own."""


DEAL_KINDS: Final = (
    DealKind("trump-6", "trump:H", 6, 400, 0.7),
    DealKind("trump-7", "trump:H", 7, 400, 4),
    DealKind("trump-8", "trump:H", 8, 300, 20),
    DealKind("trump-9", "trump:H", 9, 200, 150, 1000),
    DealKind("oben-9", "oben", 9, 200, 10),
    DealKind("unten-9", "unten", 9, 200, 10),
    DealKind("zigzag-9", "zigzag:oben", 9, 100),
    DealKind("tutti-9", "tutti", 9, 100),
    DealKind("trio-9", "trio:uto:S", 9, 100),
    DealKind("misere-9", "misere:oben", 9, 100),
)
BATCH: Final = DealKind("batch", "trump:H", 6, 200)
"""Deals of which every first card is solved, all in one call."""


class SolveTime(NamedTuple):
    """Time and node count of a deal."""

    seconds: float
    """Processor seconds on one core."""
    node_count: int
    """Cards that the search tried."""


def solver_of(contract: str, cards: int) -> Solver:
    """Return a solver whose kernels are compiled."""
    from buur.solver import Position, Solver

    solver = Solver(contract, tricks=cards, match=MATCH)
    for index in range(3):
        few = random_hands(deal_key(SEED + 1, index), 4, min(cards, 5))
        solver.value(Position(few, 0, (), 0))
    return solver


def load_solver() -> None:
    """Load every kernel of the solver: for four seats, for other numbers, for exact targets."""
    from buur.solver import Position, Solver

    for seats in (4, 3):
        solver = Solver(BATCH.contract, seats=seats, tricks=BATCH.cards)
        position = Position(random_hands(deal_key(SEED + 1, 0), seats, 3), 0)
        solver.value(position)
        solver.solve(position)
        solver.distances(position, 0)


@cache
def solve_times(row: DealKind, deals: int) -> tuple[SolveTime, ...]:
    """Return the times of the first deals of a kind; a process measures them only once."""
    from buur.solver import Position

    solver, found = solver_of(row.contract, row.cards), []
    for index in range(deals):
        hands = random_hands(deal_key(SEED, index), 4, row.cards)
        position = Position(hands, index % 4)
        begun = process_time()
        solver.value(position)
        found.append(SolveTime(process_time() - begun, solver.node_count))
    return tuple(found)


def batch_seconds(workers: int | None, deals: int) -> float:
    """Return the clock seconds per deal of a batch in which every card is solved.

    Args:
        workers: the number of threads; None for one per core.
        deals: the number of deals in the batch.
    """
    import numpy as np

    solver = solver_of(BATCH.contract, BATCH.cards)
    hands = np.array([random_hands(deal_key(SEED, deal), 4, BATCH.cards) for deal in range(deals)])
    leaders = np.arange(deals) % 4
    solver.solve_deals(hands[:2], leaders[:2], workers=workers)  # compiles kernels for cards
    begun = perf_counter()
    solver.solve_deals(hands, leaders, workers=workers)
    return (perf_counter() - begun) / deals
