"""Setting of the contract: card tables, multiplier and first leader (§3.2)."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import Suit
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.seats import Seat
from buur.variants.model import Variant


def with_contract(state: State, contract: Contract, chooser: Seat | None) -> State:
    """Return the state with the contract, its tables, multiplier and first leader set."""
    deal, variant = deal_of(state), state.variant
    known = replace(
        deal,
        contract=contract,
        chooser=chooser,
        asked=(),
        multiplier=variant.choice.multiplier(contract),
        schedule=variant.compiled(contract, deal.number),
        leader=_first_leader(variant, deal, contract, chooser),
    )
    return replace(state, deal=known)


def with_first_led(variant: Variant, deal: Deal, led: Suit) -> Deal:
    """Return the deal with the point tables of a tutti, which depend on the first suit led (§1.5).

    Args:
        variant: the rules.
        deal: the deal, whose contract is known.
        led: the suit of the first card of the deal.
    """
    contract = deal.contract
    if contract is None or contract.kind != "tutti":
        return deal
    return replace(deal, schedule=variant.compiled(contract, deal.number, first_led=led))


def _is_special(variant: Variant, deal: Deal) -> bool:
    """Tell whether the highest bid is for all tricks, or for none, instead of points."""
    top = None if deal.auction is None else deal.auction.top
    rung = None if top is None else variant.auction.rung(top.height)
    return rung is not None and rung.goal == "match"


def _first_leader(variant: Variant, deal: Deal, contract: Contract, chooser: Seat | None) -> Seat:
    """Return the seat that leads the first trick (core §3.2)."""
    rules = variant.choice
    pushed_slalom = contract.kind == "zigzag" and deal.pushes > 0
    announcer_leads = (
        rules.leader == "announcer"
        or (pushed_slalom and rules.slalom_pushed_leader == "announcer")
        or (variant.sharing == "declarer" and _is_special(variant, deal))
    )
    return chooser if announcer_leads and chooser is not None else deal.forehand
