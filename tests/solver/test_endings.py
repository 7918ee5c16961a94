"""The last tricks of many thousand deals, tried out to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from buur.contracts import CONTRACTS
from buur.solver import Solver
from tests.solver.endings import agree, games_of, kinds_of, moments, near

KINDS: Final = kinds_of(CONTRACTS)
TRICKS: Final = 4
ENDINGS: Final = {2: 2_000, 3: 2_000, 4: 10_000, 5: 2_000, 6: 200}
"""Of each kind of contract, by the seats that play."""


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", ENDINGS)
@pytest.mark.parametrize("kind", KINDS)
def test_it_says_what_brute_force_says_ten_thousand_times(
    kind: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    """Under one policy after the other, with a match at stake in most of them."""
    games, many, matches = games_of(KINDS[kind]), 0, 0
    for number, (contract, policy) in enumerate(games):
        solver = Solver(contract, policy, seats=seats, tricks=36 // seats)
        indices = range(number, ENDINGS[seats], len(games))
        for position, brute in moments(solver, TRICKS, 10 + seats, indices):
            many += 1
            matches += agree(solver, brute, position)
    assert many == 2 * ENDINGS[seats]
    told = f"{ENDINGS[seats]} endings of four tricks in {many} moments, a match in {matches}"
    record_property("measured", f"{kind}, {seats} seats: {told}")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", KINDS)
def test_it_comes_as_near_to_a_number_as_can_be_a_thousand_times(kind: str) -> None:
    games = games_of(KINDS[kind])
    for number, (contract, policy) in enumerate(games):
        solver = Solver(contract, policy)
        for index in range(number, 1000, len(games)):
            for position, brute in moments(solver, 1 + index % TRICKS, 20, (index,)):
                near(solver, brute, position, 37 * index % 101 - 10)
