"""`SolverTask`: a position with the aim of the seat on turn under its rule set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from buur.cards import Card, HandLike, Suit, suit_of
from buur.contracts import OPEN, Contract, compile_contract
from buur.play.queries.playable_cards import opens_with_trump
from buur.seats import NO_SIDE, Seat
from buur.solver.aims import (
    Aim,
    Unsolvable,
    aim_at,
    aim_of,
    match_swing,
    sides_at,
    sides_of,
)
from buur.solver.position import Position
from buur.solver.solver import Solver

if TYPE_CHECKING:
    from buur.play.model.deal import Deal
    from buur.play.model.state import State
    from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverTask:
    """A position with its solver, the aim of the seat on turn, and the value of a match."""

    solver: Solver
    position: Position
    aim: Aim
    seats: tuple[Seat, ...]
    """The seats at the table that play; the solver numbers them from 0 in this order."""
    leads_trump: bool = False
    """Whether a trump has to be led, if there is one."""
    conceded: int = 0
    """Points that the side on turn loses when another side takes every trick."""
    charge: int = 0
    """Points that the others get in place of a side that takes all; 0 without this rule."""
    by_points: bool = False
    """Whether the charge is for taking all points, not for taking all tricks."""
    made: int | None = None
    """Points that the side on turn has taken, if nobody else has any; None where others have."""

    @property
    def seat(self) -> Seat:
        """The seat on turn, by its number at the table."""
        return self.seats[self.position.seat]


def deal_task(
    variant: Variant,
    contract: Contract,
    hands: Sequence[HandLike],
    leader: int,
    trick: tuple[Card, ...],
    aim: Aim | None = None,
) -> SolverTask:
    """Return a position under a rule set as a task.

    Args:
        variant: the rule set.
        contract: the contract.
        hands: sets of cards by seat.
        leader: the seat that leads, or led, the open trick.
        trick: the cards of the open trick, in the order of play.
        aim: the aim of the side on turn; None for that of the rule set.

    Raises:
        Unsolvable: the rule set leaves the aim open.
        PositionError: this cannot be a position of the rule set.
    """
    position = Position(hands, leader, trick, _first(trick))
    if position.tricks != variant.plan(1).hand:
        # Nobody knows which sides took the earlier tricks, so that no match is possible.
        position = replace(position, won=_everybody(variant))
    return position_task(variant, contract, position, aim)


def position_task(
    variant: Variant, contract: Contract, position: Position, aim: Aim | None = None
) -> SolverTask:
    """Return a position under a rule set as a task.

    Args:
        variant: the rule set.
        contract: the contract.
        position: the position.
        aim: the aim of the side on turn; None for that of the rule set.

    Raises:
        Unsolvable: the rule set leaves the aim open.
        PositionError: this cannot be a position of the rule set.
    """
    aim = aim_of(variant, contract) if aim is None else aim
    tricks, swing = variant.plan(1).hand, match_swing(variant, 0, counters=False)
    solver = Solver(
        contract,
        variant.play.policy_of(1),
        seats=variant.players,
        tricks=tricks,
        last=variant.score.last_trick,
        match=swing,
        sides=sides_of(variant),
        aim=aim if isinstance(aim, str) else None,
    )
    position.check(solver.seats, solver.tricks)
    begins = position.tricks == tricks
    return SolverTask(
        solver=solver,
        position=position,
        aim=aim,
        seats=tuple(Seat(seat) for seat in range(variant.players)),
        leads_trump=begins and not position.trick and opens_with_trump(variant, contract),
        conceded=swing,
        charge=_charge(variant, total_points(variant, contract, 1, tricks)),
        by_points=variant.score.match == "charge_points",
        made=0 if begins else None,
    )


def task_at(state: State, deal: Deal, aim: Aim | None = None) -> SolverTask:
    """Return a position of a partie as a task.

    Args:
        state: a state in which a card is to be played and all hands are known.
        deal: the deal of the state.
        aim: the aim of the side on turn; None for that of the rule set.

    Raises:
        Unsolvable: trumps become known only by playing, or the rule set leaves the aim open.
    """
    variant, contract = state.variant, deal.contract or OPEN
    if contract == OPEN:
        raise Unsolvable("open")
    aim = aim_at(state, deal, contract) if aim is None else aim
    sides = sides_at(variant, deal)
    players = tuple(sides)
    mine = sides[deal.turn]
    chose = None if deal.chooser is None else sides[deal.chooser] == mine
    tricks = len(deal.schedule)
    whole = total_points(variant, contract, deal.number, tricks)
    solver = Solver(
        contract,
        variant.play.policy_of(deal.number),
        seats=len(players),
        tricks=tricks,
        last=variant.score.last_trick,
        match=match_swing(variant, whole, counters=chose is False),
        sides=tuple(sides.values()),
        aim=aim if isinstance(aim, str) else None,
    )
    first = deal.tricks[0].cards if deal.tricks else deal.lying
    hands = tuple(deal.hands[seat] for seat in players)
    leader = players.index(deal.leader if deal.lying else deal.turn)
    position = Position(hands, leader, deal.lying, _first(first))
    made = state.card_points
    # The earlier tricks of `buur.position` may be invented, and then bring no credit. Nobody knows
    # which sides took them: no match is possible.
    credited = any(credit.kind == "cards" for credit in deal.credits)
    invented = bool(deal.tricks) and not credited
    unknown = invented or tricks - len(deal.tricks) != position.tricks
    takers = {sides[trick.winner] for trick in deal.tricks}
    won = {*sides.values(), int(NO_SIDE)} if unknown else takers
    begins = not unknown and not deal.tricks and not deal.lying
    by_points = variant.score.match == "charge_points"
    alone = not unknown and (sum(made) == made[mine] if by_points else won <= {mine})
    return SolverTask(
        solver=solver,
        position=replace(position, won=frozenset(won)),
        aim=aim,
        seats=players,
        leads_trump=begins and opens_with_trump(variant, contract),
        conceded=match_swing(variant, whole, counters=chose is True),
        charge=_charge(variant, whole),
        by_points=by_points,
        made=made[mine] if alone else None,
    )


def total_points(variant: Variant, contract: Contract, deal_no: int, tricks: int) -> int:
    """Return the points of all cards and tricks of a deal, with those of the last trick."""
    schedule = compile_contract(contract, variant.play.policy_of(deal_no), tricks)
    pack = variant.pack.cards
    cards = sum(worth for card, worth in enumerate(schedule[0].points) if pack >> card & 1)
    return cards + schedule[0].trick * tricks + schedule[-1].last + variant.score.last_trick


def _everybody(variant: Variant) -> frozenset[int]:
    """Return all sides of a rule set, and that of a seat that sits out: no side is alone."""
    return frozenset((*(sides_of(variant) or range(variant.players)), NO_SIDE))


def _charge(variant: Variant, whole: int) -> int:
    return whole if variant.score.match in ("charge", "charge_points") else 0


def _first(cards: tuple[Card, ...]) -> Suit | None:
    return suit_of(cards[0]) if cards else None
