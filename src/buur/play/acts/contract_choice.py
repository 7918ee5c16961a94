"""Choice stage (§3.1, §3.7): checks, effects and offers of `Chosen` and `Pushed`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.contracts import Contract
from buur.play.acts.rule import Rule, Stage
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Chosen, Pushed
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.checklist import choices, choosers, chosen_row, contracts_open
from buur.play.transitions.contract import with_contract
from buur.play.transitions.declarer import with_declarer
from buur.seats import Seat


def may_push(state: State, deal: Deal) -> bool:
    """Tell whether the seat that is asked may leave the choice to another."""
    rules = state.variant.choice
    first = rules.push == "not_first_deal" and deal.number == 1
    return rules.push != "no" and not first and deal.pushes < _pushes_allowed(state)


def _pushes_allowed(state: State) -> int:
    """Return the number of pushes allowed in a deal; a round of them ends at forehand."""
    rules = state.variant.choice
    if rules.route == "round":
        asked = len(choosers(state))
        return asked if asked > 1 else 0
    return 2 if rules.push_back else 1


def leads_trump(state: State, deal: Deal, seat: Seat) -> bool:
    """Tell whether ``seat`` may choose the trump by its lead (option ``trump_by_lead``)."""
    rules = state.variant.choice
    leads = seat == deal.forehand or rules.leader == "announcer"
    has_suits = "suits" in rules.contracts
    return rules.trump_by_lead and has_suits and seat in deal.asked and leads


def _begin(state: State) -> State:
    deal = deal_of(state)
    bidder = deal.declarer if deal.auction is not None else None
    asked = choosers(state)[:1] if bidder is None else (bidder,)
    if bidder is not None and len(contracts_open(state)) == 1:
        return with_contract(state, contracts_open(state)[0], bidder)
    return replace(state, deal=replace(deal, asked=asked))


def _check_chosen(state: State, event: Chosen) -> None:
    rows = state.variant.checklist.rows
    if not rows:
        if event.category:
            told = f"row {event.category} is named, but this rule set has no sheet"
            refuse("contract-not-allowed", told, "3.3")
        known = contracts_open(state)
        if event.contract not in known:
            told = f"nobody may choose {event.contract}: expected one of "
            refuse("contract-not-allowed", told + " ".join(map(str, known)), "3.3")
    elif chosen_row(state, event.seat, event.contract, event.category) is None:
        text = f"no row of the sheet is open for {event.contract} of seat {event.seat}"
        refuse("category-not-open", text, "3.7")


def _chosen(state: State, event: Chosen) -> State:
    row = chosen_row(state, event.seat, event.contract, event.category)
    known = with_choice(state, event.contract, event.seat)
    if row is None:
        return known
    return replace(known, deal=replace(deal_of(known), category=row.number, multiplier=row.factor))


def with_choice(state: State, contract: Contract, seat: Seat) -> State:
    """Return the state with the contract that a seat has chosen, aloud or by its lead."""
    known = with_contract(state, contract, seat)
    return with_declarer(known, seat) if state.variant.sharing == "declarer" else known


def _check_pushed(state: State, event: Pushed) -> None:
    if not may_push(state, deal_of(state)):
        refuse("push-not-allowed", f"seat {event.seat} must name a contract", "3.1")


def _pushed(state: State, event: Pushed) -> State:
    deal = deal_of(state)
    heir = next_asked(state, event.seat)
    return replace(state, deal=replace(deal, pushes=deal.pushes + 1, asked=(heir,)))


def next_asked(state: State, seat: Seat) -> Seat:
    """Return the seat that has the choice after ``seat``: the partner, or the next chooser."""
    if state.variant.choice.route == "partner":
        return Seat((seat + 2) % state.variant.seats)
    asked = choosers(state)
    return asked[(asked.index(seat) + 1) % len(asked)]


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield from (Chosen(seat, contract, row) for contract, row in choices(state, seat))
    if may_push(state, deal_of(state)):
        yield Pushed(seat)


CHOOSE: Final = Stage(
    _begin,
    {Chosen: Rule(_check_chosen, _chosen), Pushed: Rule(_check_pushed, _pushed)},
    _offers,
    doing="choose a contract",
)
