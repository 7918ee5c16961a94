"""`solve`: the results of the legal cards of a partie, a position, or a deal of a batch."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, Union, get_args

from buur.arguments import instance, one_of, wrong
from buur.cards import suit_of
from buur.contracts import Contract, known_contract
from buur.errors import PositionError
from buur.kernels.batch import Playout
from buur.kernels.game import rules_of
from buur.play.model.deal import NO_SEAT, Deal
from buur.play.model.state import State
from buur.solver.position import Position
from buur.solver.solver import Result, Sense
from buur.solver.task import SolverTask, position_task, task_at

if TYPE_CHECKING:
    from buur.play.views import PublicView
    from buur.variants.registry import RulesLike

Solvable: TypeAlias = Union[State, "PublicView", Position, Playout]
"""Values that `solve` accepts."""


def solve(
    deal: Solvable,
    contract: Contract | str | None = None,
    rules: RulesLike | None = None,
    *,
    aim: Sense | None = None,
) -> tuple[Result, ...]:
    """Return the result of every legal card if all hands are open and everybody plays perfectly.

    >>> import buur
    >>> from buur.solver import Position
    >>> solve(Position(["SJ HA", "S9 H6", "S6 HK", "SA H7"], leader=0), "trump:S", "schieber")
    (Result('SJ', points=165, match=1), Result('HA', points=36))
    >>> partie = buur.start("schieber", 7).choose("trump:H")
    >>> len(solve(partie)) == len(partie.legal.cards)
    True

    Args:
        deal: a partie or another state in which a card is to be played; a `Position`; or a deal of
            a batch, such as ``batch[0]``. Before the first card, the cards of the leader are
            solved. Hands that `buur.position` filled in count as known.
        contract: the contract or its code, for a `Position` or a deal of a batch.
        rules: the rules or the name of a preset, for a `Position` or a deal of a batch.
        aim: the aim of the side on turn, ``most`` or ``fewest``; None for that of the rules.

    Returns:
        The results in the order of card numbers. Sides, match and points of the last trick are
        those of the rules. A `Position` knows of earlier tricks what its field ``won`` says.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: there is no such contract.
        RulesError: there is no such preset.
        PositionError: no card is to be played, or some hands are not known.
        Unsolvable: the rules give the side no aim that can be solved.
    """
    if aim is not None:
        one_of(aim, get_args(Sense), "aim")
    if isinstance(deal, Position | Playout):
        task = _task_of(deal, contract, rules, aim)
    else:
        for name, value in (("contract", contract), ("rules", rules)):
            if value is not None:
                raise wrong(name, value, "None, since a partie has its own")
        task = _task_at(deal, aim)
    results = task.solver.solve(task.position)
    if not task.leads_trump:
        return results
    trumps = tuple(one for one in results if suit_of(one.card) == task.solver.contract.suit)
    return trumps or results


def _task_of(
    deal: Position | Playout,
    contract: Contract | str | None,
    rules: RulesLike | None,
    aim: Sense | None,
) -> SolverTask:
    if contract is None:
        raise wrong("contract", contract, "a contract such as 'trump:S', since a position has none")
    known, variant = known_contract(contract), rules_of("chibre" if rules is None else rules)
    if isinstance(deal, Playout):
        deal = Position(deal.hands, deal.leader)
    return position_task(variant, known, deal, aim)


def _task_at(found: State | PublicView, aim: Sense | None) -> SolverTask:
    state: object = found
    if not isinstance(found, State):
        from buur.play.views import PublicView  # which loads the acts of all games

        state = found.state if isinstance(found, PublicView) else found
    expected = "a partie, a Position or a deal of a batch"
    state = instance(state, State, "deal", expected)
    deal = state.deal
    if deal is None or not deal.is_dealt:
        raise PositionError("no cards are dealt yet: there is nothing to solve")
    if deal.contract is None or not deal.schedule:
        said = "no contract is chosen yet: choose one first, as in partie.choose('trump:S')"
        raise PositionError(said)
    if deal.turn == NO_SEAT and deal.leader != NO_SEAT and not deal.tricks and not deal.lying:
        deal = replace(deal, turn=deal.leader)  # melds or predictions come before the first card
    if deal.turn == NO_SEAT:
        raise PositionError(f"no card is to be played in phase {state.phase!r}")
    _check_known(deal)
    task = task_at(state, deal, aim)
    if isinstance(task.aim, int):
        said = f"the rules want {task.aim} more points: give aim='most' or 'fewest', or use"
        raise PositionError(f"{said} Solver.distances")
    return task


def _check_known(deal: Deal) -> None:
    """Raise if a hand is not known; the seats that have not played to the trick hold most."""
    order, lie = deal.order(deal.leader if deal.lying else deal.turn), len(deal.lying)
    held = [deal.hands[seat].bit_count() + (turn < lie) for turn, seat in enumerate(order)]
    most = max(held) if any(deal.hands) else len(deal.schedule) - len(deal.tricks)
    hidden = [seat for seat, many in zip(order, held, strict=True) if many < most]
    if hidden:
        seats = ", ".join(map(str, sorted(hidden)))
        said = f"the hands of the seats {seats} are not known: all hands must be known to solve a"
        raise PositionError(f"{said} deal; buur.beliefs estimates hidden ones")
