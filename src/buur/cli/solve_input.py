"""Input of ``buur solve``: a deal written on the command line, or a position in a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from buur.cards import Card, parse_card
from buur.cli.user_errors import UserError
from buur.contracts import OPEN, Contract, parse_contract
from buur.errors import NotationError
from buur.notation.record_checks import split_records

if TYPE_CHECKING:
    from buur.play.model.deal import Deal
    from buur.play.model.state import State
    from buur.solver.aims import Aim
    from buur.solver.task import SolverTask
    from buur.variants.model import Variant


def read_deal(
    text: str, code: str, variant: Variant, leader: int, trick: str, aim: Aim | None
) -> SolverTask:
    """Return the task of a deal whose hands are written ``SA S6; H7 …; …; …``, seat 0 first.

    Raises:
        UserError: a card or the contract cannot be read, or the rule set leaves the aim open.
    """
    from buur.solver.task import deal_task

    contract = _contract(code)
    hands = tuple(_hand(hand) for hand in text.split(";"))
    lying = _cards(trick)
    with _as_user_errors():
        return deal_task(variant, contract, hands, leader, lying, aim)


def read_record(name: str, number: int | None, acts: int | None, aim: Aim | None) -> SolverTask:
    """Return the task of the last position of a record in which a card is to be played.

    Args:
        name: the name of the file.
        number: number of the record in the file, from 1; None for the first that can be solved.
        acts: number of events to read, None for all of them.
        aim: the aim of the side on turn; None for that of the rule set.

    Raises:
        UserError: there is no such position, or the rule set leaves the aim open.
        NotationError: the record cannot be read, or violates the rules.
    """
    from buur.notation import decode_text
    from buur.solver.task import task_at

    texts = list(split_records(decode_text(Path(name).read_bytes())))
    if number is not None and number > len(texts):
        raise UserError("no-such-record", name=name, records=len(texts))
    for above, text in texts if number is None else texts[number - 1 : number]:
        state = _last_moment(above, text, acts)
        if state is not None and state.deal is not None:
            with _as_user_errors():
                return task_at(state, state.deal, aim)
    raise UserError("nothing-to-solve", name=name)


def _last_moment(above: int, text: str, acts: int | None) -> State | None:
    """Return the last state of a record in which a card is to be played and all hands are known."""
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
    """Tell whether a card is to be played, and the cards of all seats are known."""
    from buur.play.acts.stages import FEWEST

    if not deal.schedule or deal.turn < 0 or deal.at_play < FEWEST or deal.contract is None:
        return False
    left, lying = len(deal.schedule) - len(deal.tricks), len(deal.lying)
    order = deal.order(deal.leader if lying else deal.turn)
    held = [deal.hands[seat].bit_count() for seat in order]
    return left > 0 and held == [left - (turn < lying) for turn in range(len(order))]


@contextmanager
def _as_user_errors() -> Iterator[None]:
    """Raise `Unsolvable`, where a rule set leaves the aim open, as `UserError`."""
    from buur.solver.aims import Unsolvable

    try:
        yield
    except Unsolvable as error:
        raise UserError(f"solve-{error.code}") from error


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
