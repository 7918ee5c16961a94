"""Once the solver is ready, no question has to wait for a kernel any more."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
from buur.cards import parse_cards
from buur.kernels import cache
from buur.solver import Position, Solver, exact_target, search
from buur.solver.prepare import PART, prepare

prepare()
kernels = [
    value
    for module in (exact_target, search)
    for value in vars(module).values()
    if hasattr(value, "signatures") and value.__module__ == module.__name__
]
asked = [kernel for kernel in kernels if kernel.signatures]
hands = tuple(parse_cards(cards) for cards in ("SJ HA", "S9 H6", "S6 HK"))
for aim in ("most", "fewest"):
    solver = Solver("oben", seats=3, tricks=2, aim=aim)
    solver.value(Position(hands, 0))
    solver.solve(Position(hands, 1))
solver.distances(Position(hands, 2), 20)
now = [kernel for kernel in kernels if kernel.signatures]
is_noted = cache.is_complete(PART) == cache.is_writable()
print(asked == now, {len(kernel.signatures) for kernel in now}, is_noted)
"""


@pytest.mark.timeout(1200)
def test_a_small_deal_compiles_all_that_others_need() -> None:
    """In a process of its own: other tests have compiled them in this one."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True {1} True\n"
