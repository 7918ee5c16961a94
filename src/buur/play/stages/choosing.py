"""Naming the contract, or leaving it to the partner (§3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.events import Act, Chosen, Pushed
from buur.play.refusals import refuse
from buur.play.stages.contract import with_contract
from buur.play.stages.stage import Rule, Stage
from buur.play.state import Deal, State, deal_of
from buur.seats import Seat


def may_push(state: State, deal: Deal) -> bool:
    """Tell whether the seat that is asked may leave the choice to its partner."""
    rules = state.variant.choice
    allowed = 2 if rules.push_back else 1
    first = rules.push == "not_first_deal" and deal.number == 1
    return rules.push != "no" and not first and deal.pushes < allowed


def leads_trump(state: State, deal: Deal, seat: Seat) -> bool:
    """Tell whether ``seat`` may choose the trump silently by leading it (option trump_by_lead)."""
    rules = state.variant.choice
    leads = seat == deal.forehand or rules.leader == "announcer"
    return rules.trump_by_lead and seat in deal.asked and leads


def _begin(state: State) -> State:
    deal = deal_of(state)
    return replace(state, deal=replace(deal, asked=(deal.forehand,)))


def _check_chosen(state: State, event: Chosen) -> None:
    if event.contract not in state.variant.choice.offered:
        refuse("contract-not-allowed", f"this rule set has no contract {event.contract}", "3.3")


def _chosen(state: State, event: Chosen) -> State:
    return with_contract(state, event.contract, event.seat)


def _check_pushed(state: State, event: Pushed) -> None:
    if not may_push(state, deal_of(state)):
        refuse("push-not-allowed", f"seat {event.seat} must name a contract", "3.1")


def _pushed(state: State, event: Pushed) -> State:
    deal = deal_of(state)
    partner = Seat((event.seat + 2) % state.variant.seats)
    return replace(state, deal=replace(deal, pushes=deal.pushes + 1, asked=(partner,)))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield from (Chosen(seat, contract) for contract in state.variant.choice.offered)
    if may_push(state, deal_of(state)):
        yield Pushed(seat)


CHOOSE: Final = Stage(
    begin=_begin,
    rules={Chosen: Rule(_check_chosen, _chosen), Pushed: Rule(_check_pushed, _pushed)},
    offers=_offers,
    doing="choose a contract",
)
