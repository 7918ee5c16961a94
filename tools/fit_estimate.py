"""Fit what cards are worth at a glance to random deals that were solved.

``python -m tools.fit_estimate`` prints the weights of ``buur/solver/estimate.py`` and how far they
are off. ``--part 0.1`` solves a tenth of the deals.
"""

import argparse
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from buur.cards import CardSet, cards_in
from buur.contracts import compile_contract
from buur.rules.counter_rng import deal_key
from buur.rules.playout import random_hands
from buur.solver import Position, Solver
from buur.solver.contract_encoding import encode_contract
from buur.solver.estimate import UNIT

SEED: Final = 777_000
"""Not that of the deals by which the solver is measured."""
GAMES: Final = {
    "trump": (("trump:H", 6, 3000), ("trump:H", 7, 2000), ("trump:H", 8, 400)),
    "plain": (("oben", 9, 1500), ("unten", 9, 1000)),
}
"""Contracts, cards in each hand and deals."""

Floats = NDArray[np.float64]


def samples(contract: str, cards: int, deals: int) -> Iterator[tuple[Floats, float]]:
    """Give features of random deals, and by how much the leader's side takes more than half."""
    solver = Solver(contract, tricks=cards, match=0)
    schedule = compile_contract(solver.contract, solver.policy, cards)
    layout = encode_contract(schedule, 4, solver.last)
    trumps = layout.mask(schedule[0].trump_mask)
    for index in range(deals):
        hands, leader = random_hands(deal_key(SEED + cards, index), 4, cards), index % 4
        masks = [layout.mask(CardSet(hand)) for hand in hands]
        ours, left = masks[leader] | masks[leader - 2], sum(masks)
        worth = sum(schedule[0].points[card] for card in cards_in(CardSet(sum(hands))))
        value = solver.value(Position(hands, leader))
        yield features(left, ours, trumps), value - (worth + solver.last) / 2


def features(left: int, ours: int, trumps: int) -> Floats:
    """Return 1 for the lead, then by place from the highest card that is left: in how many more
    suits the leader's side holds it, nine numbers for trumps and nine for other suits."""
    found = np.zeros(19)
    found[0] = 1
    for suit in range(4):
        at = 1 if trumps >> 9 * suit & 1 else 10
        for card in range(9 * suit + 8, 9 * suit - 1, -1):
            if left >> card & 1:
                found[at] += 1 if ours >> card & 1 else -1
                at += 1
    return found


def fit(games: list[tuple[Floats, Floats]]) -> Floats:
    """Return the weights, in points; every kind of deal counts as much as another.

    Both sides hold as many cards, so a number may be added to all: the lowest cards have 0.
    """
    size = games[0][0].shape[1]
    squares, sums = 1e-3 * np.eye(size), np.zeros(size)
    for seen, ahead in games:
        squares += seen.T @ seen / len(ahead)
        sums += seen.T @ ahead / len(ahead)
    weights: Floats = np.linalg.solve(squares, sums).astype(np.float64)
    weights[1:] -= weights[12:].mean()
    return weights


def main() -> None:
    """Solve, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals")
    part = parser.parse_args().part
    for kind, contracts in GAMES.items():
        games = []
        for contract, cards, deals in contracts:
            rows = list(samples(contract, cards, max(int(deals * part), 20)))
            games.append((np.array([row for row, _ in rows]), np.array([much for _, much in rows])))
        weights = fit(games)
        numbers = np.round(UNIT * weights).astype(int).tolist()
        print(f"{kind}: lead {numbers[0]}, trumps {numbers[1:10]}, others {numbers[10:]}")
        for (contract, cards, _), (seen, ahead) in zip(contracts, games, strict=True):
            off, half = np.sqrt(((ahead - seen @ weights) ** 2).mean()), np.sqrt((ahead**2).mean())
            print(
                f"  {contract}, {cards} cards: off by {off:.1f}, half of the points by {half:.1f}"
            )


if __name__ == "__main__":
    main()
