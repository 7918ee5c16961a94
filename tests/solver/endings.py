"""Random moments of last tricks, and what the solver says of them beside brute force."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from buur.cards import Card, Suit
from buur.contracts import Contract, Policy, Tables, compile_contract
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.playout import random_hands
from buur.solver import Position, Solver
from buur.solver.position import after, legal
from tests.kernels.cases import POLICIES, is_played
from tests.solver.brute import OURS, THEIRS, Brute, Goal

BONUS: Final = 1000
"""Of a match, so large that it cannot be taken for points."""


def random_position(
    schedule: Sequence[Tables], seed: int, index: int, seats: int, tricks: int, lying: int
) -> Position:
    """Return a random moment of a random deal's last tricks, so many cards of the first of them
    lying. The seats lead in turn, by the index."""
    key, tables = deal_key(seed, index), schedule[-tricks]
    random = partial(word, key)
    position = Position(random_hands(key, seats, tricks), index % seats)
    for turn in range(lying):
        card = Card(random_card(legal(tables, position), random(turn)))
        position = after(tables, position, card)
    return position


def moments(
    solver: Solver, tricks: int, seed: int, indices: Sequence[int]
) -> Iterator[tuple[Position, Brute]]:
    """Give every deal of some indices before its last tricks, then within the first of them.

    In one of four, nobody has taken a trick before; in two, one side has taken them all; in one,
    every side has taken some.
    """
    seats, sides = solver.seats, solver.sides
    brutes: dict[int, Brute] = {}
    for index in indices:
        leader = index % seats
        ahead = frozenset({sides[leader]}), frozenset({sides[leader - 1]}), frozenset(sides)
        won = (*ahead, frozenset[int]())[index // seats % 4]
        # The first suit matters to a tutti alone.
        first = index // 7 % 4 if solver.contract.kind == "tutti" else 0
        if first not in brutes:
            brutes[first] = brute_of(solver, first)
        for lying in (0, 1 + index // 5 % (seats - 1)):
            schedule = brutes[first].schedule
            position = random_position(schedule, seed, index, seats, tricks, lying)
            yield replace(position, first_led=first, won=won), brutes[first]


def brute_of(solver: Solver, first: int) -> Brute:
    """Return what tries out everything under the rules of a solver, after a first suit."""
    schedule = compile_contract(solver.contract, solver.policy, solver.tricks, Suit(first))
    return Brute(schedule, solver.seats, solver.last)


def agree(solver: Solver, brute: Brute, position: Position) -> bool:
    """Compare every card and the whole position; tell whether a match depends on a card."""
    side, most = solver.sides[position.seat], solver.aim == "most"
    ours = frozenset(seat for seat in range(solver.seats) if solver.sides[seat] == side)
    won = OURS * (side in position.won) | THEIRS * bool(position.won - {side})
    # No match is told where some points are better left.
    match = BONUS if most and not brute.has_debts else 0
    merits = brute.merits(position, Goal(ours, most, match), won)
    results, sign = solver.solve(position), 1 if most else -1
    found = {
        one.card: sign * (one.points - solver.match * (one.match > 0)) + BONUS * one.match
        for one in results
    }
    assert found == merits, position
    best = max if most else min
    assert solver.value(position) == best(one.points for one in results), position
    return any(one.match for one in results)


def near(solver: Solver, brute: Brute, position: Position, wanted: int) -> None:
    """Compare how near every card comes to a number."""
    side = solver.sides[position.seat]
    ours = frozenset(seat for seat in range(solver.seats) if solver.sides[seat] == side)
    merits = brute.merits(position, Goal(ours, near=wanted))
    expected = {card: -merit for card, merit in merits.items()}
    assert solver.distances(position, wanted) == expected, (position, wanted)


def kinds_of(contracts: Sequence[Contract]) -> dict[str, tuple[Contract, ...]]:
    """Return contracts by their kinds; misères are kinds of their own, and tuttis without Buurs."""
    found: dict[str, tuple[Contract, ...]] = {}
    for contract in contracts:
        start = contract.start if contract.kind == "tutti" else None
        parts = ("misere" * contract.misere, contract.kind, start)
        kind = ":".join(part for part in parts if part)
        found[kind] = (*found.get(kind, ()), contract)
    return found


def games_of(contracts: Sequence[Contract]) -> list[tuple[Contract, Policy]]:
    """Return contracts under every policy that they can be played under."""
    policies = POLICIES.values()
    return [(one, policy) for one in contracts for policy in policies if is_played(one, policy)]
