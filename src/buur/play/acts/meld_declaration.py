"""Rule and stage of `Declared`: legal and advised melds, in turn or late (§5.1-§5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import NO_CARDS, CardSet
from buur.melds import Meld, is_declarable, meld_of
from buur.play.acts.rule import Rule, Rules, Stage, refuse_turn
from buur.play.model.events import Act, Declared
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.advised_melds import advised_melds
from buur.play.queries.melds import first_hand, first_order, may_still_declare
from buur.play.queries.stoeck import lies_in_melds, says_stoeck_inside, stoeck_pair
from buur.play.transitions.credits import credit_declared
from buur.play.transitions.declarations import award_melds, declare
from buur.play.transitions.meld_recount import count_melds_again, end_if_true
from buur.seats import Seat


def check_melds(state: State, seat: Seat, melds: tuple[CardSet, ...]) -> None:
    """Raise `IllegalAction` unless a seat may declare these melds; the time is not checked."""
    rules, held = state.variant.meld.rules, first_hand(deal_of(state), seat)
    found = [meld_of(cards, rules) for cards in melds]
    if state.variant.meld.may_be_false:
        held = _with_claimed(held, melds)
    if None in found or any(cards & ~held for cards in melds):
        refuse("meld-not-held", f"seat {seat} does not hold such melds", "5.1")
    if not is_declarable([meld for meld in found if meld], held, rules):
        refuse("meld-overlap", "a card serves in one meld only, as the rule set says", "5.2")


def _with_claimed(held: CardSet, melds: tuple[CardSet, ...]) -> CardSet:
    for cards in melds:
        held = CardSet(held | cards)
    return held


def check_stoeck_inside(
    state: State, seat: Seat, trump: int | None, melds: tuple[CardSet, ...]
) -> None:
    """Raise `IllegalAction` unless the stöck lies in these melds and in the seat's hand."""
    rules, held = state.variant.stoeck, first_hand(deal_of(state), seat)
    if not rules.stock:
        refuse("stoeck-off", "this rule set has no stöck", "6")
    inside = trump is not None and rules.stock_with_meld and lies_in_melds(trump, melds)
    if not inside or stoeck_pair(trump) & ~held:
        refuse("no-stoeck", "the stöck does not lie inside the declared melds", "6")


def _check(state: State, event: Declared) -> None:
    """Raise `IllegalAction` unless ``event`` may happen now: in turn, or before it is too late."""
    if not state.variant.meld.melds:
        refuse("melds-off", "this rule set has no melds", "5")
    if not (state.phase == "declare" and event.seat in state.waiting):
        _check_late(state, event)
    check_melds(state, event.seat, event.melds)
    if event.stoeck:
        check_stoeck_inside(state, event.seat, deal_of(state).trump, event.melds)


def _check_late(state: State, event: Declared) -> None:
    deal = state.deal
    begun = deal is not None and bool(deal.lying or deal.tricks)
    if deal is None or not begun or state.phase not in ("play", "declare", "count"):
        refuse("wrong-phase", "melds are declared in the first trick", "5.7")
    if not may_still_declare(state, event.seat):
        if state.phase == "declare":
            refuse_turn(state, event.seat, "5.7")
        refuse("melds-too-late", "it is too late to declare melds", "5.7")
    told = {meld.cards for meld in deal.melds[event.seat]}
    withdraws = state.variant.meld.may_be_false and not event.melds
    if set(event.melds) == told or not (event.melds or withdraws):
        refuse("melds-too-late", "there is nothing to declare that was not declared", "5.7")


def declares_after_lead(state: State) -> bool:
    """Tell whether the seats now declare in turn, because the first card has been led."""
    rules, deal = state.variant.meld, deal_of(state)
    return (
        rules.melds
        and rules.meld_time == "after_first_lead"
        and not deal.tricks
        and len(deal.lying) == 1
    )


def _begin(state: State) -> State:
    deal = deal_of(state)
    return replace(state, deal=replace(deal, stage="declare", asked=(deal.leader,)))


def declare_in_turn(state: State, event: Declared) -> State:
    """Return the state after a declaration in turn; after the last seat's the play goes on."""
    deal = declare(state.variant, deal_of(state), event)
    following = deal.after(event.seat)
    if following == first_order(deal)[0]:
        return replace(state, deal=replace(deal, stage="play", asked=()))
    return replace(state, deal=replace(deal, asked=(following,)))


def best_declared(state: State, seat: Seat) -> Declared:
    """Return the declaration of a seat's advised melds, with the stöck inside them (§5.4)."""
    melds: tuple[CardSet, ...] = tuple(meld.cards for meld in advised_melds(state, seat))
    return Declared(seat, melds, says_stoeck_inside(state, melds))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield best_declared(state, seat)


DECLARE: Final = Stage(_begin, offers=_offers, doing="declare melds", clause="5.7")


def declaring_hand(state: State, seat: Seat | None) -> CardSet:
    """Return the cards from which a seat may declare melds now; empty if it may not."""
    deal = state.deal
    if deal is None or seat is None or seat not in state.waiting or deal.tricks:
        return NO_CARDS
    if deal.rulings.correction is not None:
        return NO_CARDS
    rules = state.variant.meld
    with_card = rules.meld_time == "with_first_card" and state.phase in ("choose", "play")
    asked = rules.melds and (with_card or state.phase == "declare")
    return first_hand(deal, seat) if asked else NO_CARDS


def advised_cards(state: State, seat: Seat | None) -> tuple[CardSet, ...]:
    """Return the cards of each advised meld of a seat that may declare now (§5.4)."""
    if seat is None or not declaring_hand(state, seat):
        return ()
    return tuple(meld.cards for meld in advised_melds(state, seat))


def late_melds(state: State, seat: Seat | None) -> tuple[Meld, ...]:
    """Return the melds that a seat had better declare after its first card; empty if none."""
    if seat is None or state.phase not in ("play", "count") or not may_still_declare(state, seat):
        return ()
    best, told = advised_melds(state, seat), deal_of(state).melds[seat]
    held = first_hand(deal_of(state), seat)
    true = [meld for meld in told if not meld.cards & ~held]
    more = sum(meld.points for meld in best) > sum(meld.points for meld in true)
    return best if more or len(true) < len(told) else ()


def _apply(state: State, event: Declared) -> State:
    if state.phase == "declare" and event.seat in state.waiting:
        state = declare_in_turn(state, event)
        done = deal_of(state).stage == "play"
        return end_if_true(credit_declared(award_melds(state))) if done else state
    state = replace(state, deal=declare(state.variant, deal_of(state), event))
    compared = deal_of(state).meld_teams is not None
    return end_if_true(count_melds_again(state)) if compared else state


RULES: Final[Rules] = {Declared: Rule(_check, _apply)}
