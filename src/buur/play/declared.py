"""When melds may be declared, and which (core §5.1 to §5.7)."""

from __future__ import annotations

from buur.cards import CardSet
from buur.melds import is_declarable, meld_of
from buur.play.deal import Deal
from buur.play.declaring import first_hand, first_trick
from buur.play.events import Declared
from buur.play.refusals import refuse
from buur.play.state import State, deal_of
from buur.play.stoeck import lies_in_melds
from buur.seats import Seat


def check_melds(state: State, seat: Seat, melds: tuple[CardSet, ...]) -> None:
    """Raise unless a seat may declare these melds, whenever it may declare at all."""
    rules = state.variant.meld.rules
    found = [meld_of(cards, rules) for cards in melds]
    held = first_hand(deal_of(state), seat)
    if None in found or any(cards & ~held for cards in melds):
        refuse("meld-not-held", f"seat {seat} does not hold such melds", "5.1")
    if not is_declarable([meld for meld in found if meld], held, rules):
        refuse("meld-overlap", "a card serves in one meld only, as the rule set says", "5.2")


def check_stoeck_inside(state: State, trump: int | None, melds: tuple[CardSet, ...]) -> None:
    """Raise unless the stöck may be said with these melds."""
    rules = state.variant.stoeck
    if not rules.stock:
        refuse("stoeck-off", "this rule set has no stöck", "6")
    if trump is None or not (rules.stock_with_meld and lies_in_melds(trump, melds)):
        refuse("no-stoeck", "the stöck does not lie inside the declared melds", "6")


def check_declared(state: State, event: Declared) -> None:
    """Raise `IllegalAction` unless ``event`` may happen now: in turn, or before it is too late."""
    if not state.variant.meld.melds:
        refuse("melds-off", "this rule set has no melds", "5")
    if state.phase == "declare" and event.seat not in state.waiting:
        refuse("not-your-turn", f"seat {event.seat} is not on turn, but {state.waiting}", "5.7")
    if state.phase != "declare":
        _check_late(state, event)
    check_melds(state, event.seat, event.melds)
    if event.stoeck:
        check_stoeck_inside(state, deal_of(state).trump, event.melds)


def _check_late(state: State, event: Declared) -> None:
    deal = state.deal
    if deal is None or state.phase not in ("play", "count") or not (deal.lying or deal.tricks):
        refuse("wrong-phase", "melds are declared in the first trick", "5.7")
    if not may_still_declare(state, event.seat):
        refuse("melds-too-late", "melds are declared with the first card", "5.7")
    told = tuple(meld.cards for meld in deal.melds[event.seat])
    if not event.melds or set(event.melds) == set(told):
        refuse("melds-too-late", "there is nothing to declare that was not declared", "5.7")


def may_still_declare(state: State, seat: Seat) -> bool:
    """Tell whether a seat whose first card lies may still declare: nothing has covered it (§5.7).

    The last card of the trick is covered by the next lead.
    """
    rules, deal = state.variant.meld, deal_of(state)
    in_time = rules.meld_time == "with_first_card" and rules.meld_deadline == "until_covered"
    return rules.melds and in_time and _is_uncovered(deal, seat)


def _is_uncovered(deal: Deal, seat: Seat) -> bool:
    if len(deal.tricks) > 1 or (deal.tricks and deal.lying) or deal.solder is not None:
        return False
    laid = first_trick(deal)
    return bool(laid) and laid[-1][0] == seat
