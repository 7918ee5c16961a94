"""What is to be solved, as it is written on a command line: a deal, or a moment of a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from buur.cards import Card, Suit, parse_card, suit_of
from buur.cli.user_errors import UserError
from buur.contracts import OPEN, Contract, compile_contract, parse_contract
from buur.errors import NotationError
from buur.notation.record_checks import split_records
from buur.seats import NO_SIDE, Seat
from buur.solver.aims import Aim, aim_at, aim_of, match_swing, sides_at, sides_of

if TYPE_CHECKING:
    from buur.play.model.deal import Deal
    from buur.play.model.state import State
    from buur.solver import Position, Solver
    from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverTask:
    """A position, and what the seat on turn wants of it."""

    solver: Solver
    position: Position
    aim: Aim
    seats: tuple[Seat, ...]
    """Who plays, at the table: the solver counts them from 0."""
    leads_trump: bool = False
    """Whether a trump has to be led, if there is one."""
    conceded: int = 0
    """Points that it costs when another side takes every trick."""
    charge: int = 0
    """Points that the others are charged instead of a side that takes all; 0 where nobody is."""
    by_points: bool = False
    """Whether it is all points that are charged so, not all tricks."""
    made: int | None = None
    """Points that the side on turn has taken, if nobody else has any; None where others have."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is, at the table."""
        return self.seats[self.position.seat]


def read_deal(
    text: str, code: str, variant: Variant, leader: int, trick: str, aim: Aim | None
) -> SolverTask:
    """Return hands written ``SA S6; H7 …; …; …``, seat 0 first, as a task.

    Raises:
        Trouble: a card or the contract cannot be read, or the rule set leaves the aim open.
    """
    from buur.play.queries.playable_cards import opens_with_trump
    from buur.solver import Position, Solver

    contract = _contract(code)
    hands = tuple(_hand(hand) for hand in text.split(";"))
    lying = _cards(trick)
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
    position = Position(hands, leader, lying, _first(lying))
    position.check(solver.seats, solver.tricks)
    begins = position.tricks == tricks
    if not begins:
        # The end of a deal whose first tricks went nobody knows where: no match.
        won = frozenset((*solver.sides, NO_SIDE))
        position = Position(hands, leader, lying, _first(lying), won)
    return SolverTask(
        solver=solver,
        position=position,
        aim=aim,
        seats=tuple(Seat(seat) for seat in range(variant.players)),
        leads_trump=begins and not lying and opens_with_trump(variant, contract),
        conceded=swing,
        charge=_charge(variant, total_points(variant, contract, 1, tricks)),
        by_points=variant.score.match == "charge_points",
        made=0 if begins else None,
    )


def read_record(name: str, number: int | None, acts: int | None, aim: Aim | None) -> SolverTask:
    """Return the last moment of a record at which a card is to be played, as a task.

    Args:
        name: of the file.
        number: of the record in the file, from 1; None for the first that can be solved.
        acts: only so many events are read, None for all of them.
        aim: what is wanted, None for what the rule set says.

    Raises:
        Trouble: there is no such moment, or the rule set leaves the aim open.
        NotationError: the record cannot be read, or is against the rules.
    """
    from buur.notation import decode_text

    texts = list(split_records(decode_text(Path(name).read_bytes())))
    if number is not None and number > len(texts):
        raise UserError("no-such-record", name=name, records=len(texts))
    for above, text in texts if number is None else texts[number - 1 : number]:
        state = _last_moment(above, text, acts)
        if state is not None and state.deal is not None:
            return task_at(state, state.deal, aim)
    raise UserError("nothing-to-solve", name=name)


def _last_moment(above: int, text: str, acts: int | None) -> State | None:
    """Return the last state of a record at which a card is to be played with all hands known."""
    found = None
    try:
        for number, state in enumerate(_states(text), 1):
            if acts is not None and number > acts:
                break
            if state.deal is not None and _is_open(state.deal):
                found = state
    except NotationError as error:
        if not above or error.line is None:
            raise
        line = error.line + above
        raise NotationError(error.message, line=line, column=error.column) from error
    return found


def _states(text: str) -> Iterator[State]:
    from buur.notation import loads, replay

    yield from replay(loads(text))


def _is_open(deal: Deal) -> bool:
    """Tell whether a card is to be played, and everybody's cards are known."""
    from buur.play.acts.stages import FEWEST

    if not deal.schedule or deal.turn < 0 or deal.at_play < FEWEST or deal.contract is None:
        return False
    left, lying = len(deal.schedule) - len(deal.tricks), len(deal.lying)
    order = deal.order(deal.leader if lying else deal.turn)
    held = [deal.hands[seat].bit_count() for seat in order]
    return left > 0 and held == [left - (turn < lying) for turn in range(len(order))]


def task_at(state: State, deal: Deal, aim: Aim | None = None) -> SolverTask:
    """Return a moment of a partie as a task.

    Args:
        state: in which a card is to be played, all hands known.
        deal: of the state.
        aim: what is wanted, None for what the rule set says.
    """
    from buur.play.queries.playable_cards import opens_with_trump
    from buur.solver import Position, Solver

    variant, contract = state.variant, deal.contract or OPEN
    if contract == OPEN:
        raise UserError("solve-open")
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
    won = frozenset(sides[trick.winner] for trick in deal.tricks)
    hands = tuple(int(deal.hands[seat]) for seat in players)
    leader = players.index(deal.leader if deal.lying else deal.turn)
    begins = not deal.tricks and not deal.lying
    by_points = variant.score.match == "charge_points"
    made = state.card_points
    alone = sum(made) == made[mine] if by_points else won <= {mine}
    return SolverTask(
        solver=solver,
        position=Position(hands, leader, tuple(deal.lying), _first(first), won),
        aim=aim,
        seats=players,
        leads_trump=begins and opens_with_trump(variant, contract),
        conceded=match_swing(variant, whole, counters=chose is True),
        charge=_charge(variant, whole),
        by_points=by_points,
        made=made[mine] if alone else None,
    )


def total_points(variant: Variant, contract: Contract, deal_no: int, tricks: int) -> int:
    """Return what all cards and tricks of a deal are worth, the last one included."""
    schedule = compile_contract(contract, variant.play.policy_of(deal_no), tricks)
    pack = variant.pack.cards
    cards = sum(worth for card, worth in enumerate(schedule[0].points) if pack >> card & 1)
    return cards + schedule[0].trick * tricks + schedule[-1].last + variant.score.last_trick


def _charge(variant: Variant, whole: int) -> int:
    return whole if variant.score.match in ("charge", "charge_points") else 0


def _contract(code: str) -> Contract:
    if code == OPEN.code:
        raise UserError("solve-open")
    try:
        return parse_contract(code)
    except NotationError as error:
        raise UserError("not-contract", code=code) from error


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(_card(code) for code in text.split())


def _card(code: str) -> Card:
    try:
        return parse_card(code)
    except NotationError as error:
        raise UserError("not-card", code=code) from error


def _hand(text: str) -> int:
    cards = _cards(text)
    for card, code in zip(cards, text.split(), strict=True):
        if cards.count(card) > 1:
            raise UserError("position-twice", cards=code)
    return sum(1 << card for card in cards)


def _first(cards: tuple[Card, ...]) -> Suit | None:
    return suit_of(cards[0]) if cards else None
