"""`CardResult`: the result of each legal card of a task, and its merit under the rule set."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from buur.cards import Card, suit_of
from buur.contracts.special_points import PointScheme
from buur.solver.solver import Solver

if TYPE_CHECKING:
    from buur.solver.solver import Result
    from buur.solver.task import SolverTask


@dataclass(frozen=True, slots=True, kw_only=True)
class CardResult:
    """The result of playing a card."""

    card: Card
    points: int | None = None
    """Points that the side on turn takes from here on; None where it aims at a number of them."""
    distance: int | None = None
    """Distance from that number that the side can guarantee; None with other aims."""
    match: int = 0
    """1 if it takes everything, -1 if another side does, else 0."""
    merit: int
    """Value of the card to its side, the gain or loss by a match included; higher is better."""


def card_results(task: SolverTask) -> tuple[CardResult, ...]:
    """Return the result of every legal card, in the order of card numbers."""
    if isinstance(task.aim, int):
        near = task.solver.distances(task.position, task.aim)
        found = [CardResult(card=card, distance=gap, merit=-gap) for card, gap in near.items()]
    else:
        found = [_card_result(task, result) for result in task.solver.solve(task.position)]
    found = _leads(task, sorted(found, key=lambda one: one.card))
    return tuple(_with_charge(task, found))


def best_results(found: tuple[CardResult, ...]) -> tuple[CardResult, ...]:
    """Return the results with the highest merit."""
    most = max(one.merit for one in found)
    return tuple(one for one in found if one.merit == most)


def _card_result(task: SolverTask, result: Result) -> CardResult:
    points, match = result.points, result.match
    if len(set(task.solver.sides)) > 2:
        match = max(match, 0)  # what all others take together is no match of one of them
    merit = -points if task.aim == "fewest" else points - task.conceded * (match < 0)
    return CardResult(card=result.card, points=points, match=match, merit=merit)


def _leads(task: SolverTask, found: list[CardResult]) -> list[CardResult]:
    """Return the cards that may be played where the first one has to be a trump."""
    suit = task.solver.contract.suit
    trumps = [one for one in found if suit_of(one.card) == suit]
    return trumps if task.leads_trump and trumps else found


def _with_charge(task: SolverTask, found: list[CardResult]) -> list[CardResult]:
    """Return the results; cards that ensure a match get its merit, if it charges the others."""
    if not task.charge or task.aim != "fewest" or task.made is None:
        return found
    taking = _cards_taking_all(task)
    own = -task.made
    return [
        replace(one, points=own, match=1, merit=task.charge - own) if one.card in taking else one
        for one in found
    ]


def _cards_taking_all(task: SolverTask) -> frozenset[Card]:
    """Return the cards after which the side on turn can take everything for certain."""
    solver = task.solver
    made = task.made or 0
    if task.by_points:
        wanted, greedy = task.charge - made, _maximizer(solver, solver.policy.worth, solver.last)
    else:
        wanted, greedy = task.position.tricks, _maximizer(solver, PointScheme(trick=1), 0)
    results = greedy.solve(task.position)
    return frozenset(result.card for result in results if result.points == wanted)


def _maximizer(solver: Solver, worth: PointScheme, last: int) -> Solver:
    """Return a solver of the same seats and contract that maximizes the points of a scheme."""
    policy = solver.policy._replace(worth=worth)
    seats, tricks, sides = solver.seats, solver.tricks, solver.sides
    return Solver(
        solver.contract,
        policy,
        seats=seats,
        tricks=tricks,
        last=last,
        match=0,
        sides=sides,
        aim="most",
    )
