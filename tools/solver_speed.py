"""How long exact values of random deals take, one core: ``python -m tools.solver_speed``.

Every deal is solved once, from nothing known. The first rows are those of ``buur bench``, and their
deals the first of its own. ``--part 0.1`` solves a tenth of the deals, ``--cards 8`` only those of
as many cards. Processor's time; the last two rows, of batches, by the clock.
"""

import argparse
from math import exp, log
from statistics import median
from time import perf_counter, process_time
from typing import Final

import numpy as np

from buur.cli.measure import SEED
from buur.contracts import Policy
from buur.rules.chance import deal_key
from buur.rules.playout import random_hands
from buur.solver import Position, Solver

ROWS: Final = (
    ("trump:H", 6, 400),
    ("trump:H", 7, 400),
    ("trump:H", 8, 300),
    ("trump:H", 9, 200),
    ("oben", 9, 200),
    ("unten", 9, 200),
    ("zigzag:oben", 9, 40),
    ("tutti", 9, 40),
    ("trio:uto:S", 9, 12),
    ("misere:oben", 9, 12),
)
"""Contracts, cards in each hand and deals."""
BATCH: Final = "trump:H", 6, 200
"""Every card of deals in one call."""


def solver_of(contract: str, cards: int) -> Solver:
    """Return a solver that has been compiled, and counts no match."""
    solver = Solver(contract, Policy(), tricks=cards, match=0)
    for index in range(3):
        solver.value(Position(random_hands(deal_key(SEED + 1, index), 4, min(cards, 5)), 0, (), 0))
    return solver


def measured(contract: str, cards: int, deals: int) -> tuple[list[float], list[int]]:
    """Return the seconds and the cards tried of each deal."""
    solver, seconds, tried = solver_of(contract, cards), [], []
    for index in range(deals):
        hands = random_hands(deal_key(SEED, index), 4, cards)
        position = Position(hands, index % 4)
        begun = process_time()
        solver.value(position)
        seconds.append(process_time() - begun)
        tried.append(solver.tried)
    return seconds, tried


def batch_seconds(workers: int, part: float) -> float:
    """Return the seconds for each deal of a batch, by the clock."""
    contract, cards, deals = BATCH
    solver, many = solver_of(contract, cards), max(int(deals * part), 8)
    hands = np.array([random_hands(deal_key(SEED, deal), 4, cards) for deal in range(many)])
    leaders = np.arange(many) % 4
    solver.solve_deals(hands[:2], leaders[:2], workers=workers)  # what solves cards is compiled
    begun = perf_counter()
    solver.solve_deals(hands, leaders, workers=workers)
    return (perf_counter() - begun) / many


def main() -> None:
    """Print a line for each kind of deal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals")
    parser.add_argument("--cards", type=int, help="in each hand")
    arguments = parser.parse_args()
    print(
        "contract     cards deals   median ms   mean ms   95 % ms   cards tried: median, geometric"
    )
    for contract, cards, deals in ROWS:
        if arguments.cards in (None, cards):
            many = max(int(deals * arguments.part), 2)
            seconds, tried = measured(contract, cards, many)
            late = sorted(seconds)[min(int(0.95 * many), many - 1)]
            times = [1e3 * each for each in (median(seconds), sum(seconds) / many, late)]
            mean = exp(sum(log(each + 1) for each in tried) / many)
            print(
                f"{contract:12} {cards:5} {many:5} {times[0]:11.2f} {times[1]:9.2f} {times[2]:9.1f}"
                f"   {median(tried):,.0f}, {mean:,.0f}",
                flush=True,
            )
    if arguments.cards is None:
        for workers in (1, 2):
            took = 1e3 * batch_seconds(workers, arguments.part)
            print(f"every card of {BATCH[0]}, {BATCH[1]} cards, {workers} workers: {took:.2f} ms")


if __name__ == "__main__":
    main()
