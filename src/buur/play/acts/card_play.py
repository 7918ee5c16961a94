"""What an event does to the state. Total on events that `check` let pass; never mutates."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never, cast

from buur.cards import CardSet, suit_of
from buur.contracts import Contract
from buur.play.acts.deal_count import disclosed
from buur.play.acts.marriage import marry
from buur.play.acts.meld_declaration import declare_in_turn, declares_after_lead
from buur.play.acts.objection import object_to
from buur.play.acts.partie_claim import answer_finish, finish, rival_of
from buur.play.acts.rest_claim import claim_rest
from buur.play.acts.ruling import correct, rule
from buur.play.acts.stages import act_in_stage, enter, leave
from buur.play.acts.turned_card import rob
from buur.play.model.deal import Deal, Exchange, Seal, Widow
from buur.play.model.events import (
    BergCalled,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Declared,
    Event,
    Finished,
    Insisted,
    Married,
    MeldsAsked,
    Misdealt,
    Objected,
    Opened,
    Played,
    Revealed,
    Robbed,
    Ruled,
    Sealed,
    Soldered,
    StageAct,
    StoeckCalled,
    Turned,
)
from buur.play.model.state import AnyState, State, deal_of
from buur.play.pack import dealing
from buur.play.queries.claims import half_is_reached
from buur.play.queries.sides import sides_of
from buur.play.transitions.complete_trick import complete_trick, is_complete
from buur.play.transitions.contract import with_contract
from buur.play.transitions.credits import call_stoeck, credit_declared
from buur.play.transitions.declarations import award_melds, declare
from buur.play.transitions.meld_recount import count_melds_again, end_if_true, show_melds
from buur.play.transitions.open_trick import play_card
from buur.play.transitions.partie_end import close_deal, end_if_out
from buur.seats import Seat


def apply(state: AnyState, event: Event) -> AnyState:
    """Return the state after a legal event, of the same class."""
    return cast("AnyState", _after(state, event))


def _after(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(state, event)
        case Opened(dealer, _):
            return replace(state, deal=Deal(number=1, dealer=dealer))
        case Sealed() | Contributed() | Cut() | Dealt() | Misdealt():
            return _prepare(state, event)
        case StageAct():
            return act_in_stage(state, event)
        case StoeckCalled() | Soldered() | Finished() | BergCalled() | Insisted():
            return _claimed(state, event)
        case Declared():
            return _declared(state, event)
        case Robbed(seat):
            return rob(state, seat)
        case Married():
            return end_if_out(marry(state, event))
        case MeldsAsked():
            return end_if_out(show_melds(state))
        case Turned():
            return _change(state, trick_turned=True)
        case Objected():
            return object_to(state, event)
        case Ruled():
            return rule(state, event)
        case Counted():
            return close_deal(disclosed(state, event))
        case Revealed():
            return replace(state, last_seal=None)
        case _:
            assert_never(event)


def _change(state: State, **changes: object) -> State:
    return replace(state, deal=replace(deal_of(state), **changes))  # type: ignore[arg-type]


def _prepare(state: State, event: Sealed | Contributed | Cut | Dealt | Misdealt) -> State:
    deal = deal_of(state)
    match event:
        case Sealed(digest, seed):
            nonces: tuple[str | None, ...] = (None,) * state.variant.seats
            return _change(state, seal=Seal(digest, seed, nonces))
        case Contributed(seat, nonce):
            return _change(state, seal=_with_nonce(deal.seal, seat, nonce))
        case Cut(_, at):
            return _change(state, cut=at)
        case Dealt():
            return _dealt(state, event)
        case Misdealt(reason):
            rules = state.variant
            void, passed = rules.deal.misdeal_redealer, rules.auction.all_pass
            again = (passed if reason == "all-passed" else void) == "same"
            dealer = deal.dealer if again else Seat((deal.dealer + 1) % state.variant.seats)
            stays = deal.turned if again and rules.choice.turned_stays else None
            fresh = Deal(number=deal.number, dealer=dealer, turned=stays)
            return replace(state, deal=fresh, last_seal=deal.seal)
        case _:
            assert_never(event)


def _with_nonce(seal: Seal | None, seat: Seat, nonce: str) -> Seal:
    assert seal is not None  # noqa: S101 - checked before
    return replace(
        seal, nonces=tuple(nonce if who == seat else old for who, old in enumerate(seal.nonces))
    )


def _dealt(state: State, event: Dealt) -> State:
    deal, variant = deal_of(state), state.variant
    hands = tuple(CardSet(hand or 0) for hand in event.hands)
    down = event.down or CardSet(0)
    if variant.sharing == "king" and state.reign is not None:
        deal = replace(deal, declarer=state.reign.king, partner=state.reign.partner)
    dealt = replace(
        deal,
        dealt=hands,
        hands=hands,
        turned=event.turned,
        widow=Widow(event.up, down, variant.plan(deal.number).down),
        exchange=Exchange(tuple(CardSet(pile or 0) for pile in event.piles)),
        sides=sides_of(variant, deal),
        forehand=dealing.forehand_of(variant, deal.number, deal.dealer, event.hands),
        melds=((),) * variant.seats,
        with_stoeck=(False,) * variant.seats,
    )
    return enter(replace(state, deal=dealt), variant.phases_of(deal.number))


def _played(state: State, event: Played) -> State:
    if deal_of(state).contract is None:
        contract = Contract("trump", suit=suit_of(event.card))
        state = leave(with_contract(state, contract, event.seat))
    correcting = deal_of(state).rulings.correction is not None
    state = correct(state, event) if correcting else play_card(state, event)
    if declares_after_lead(state):
        return enter(state, ("declare",))
    return complete_trick(state) if is_complete(deal_of(state)) else state


def _declared(state: State, event: Declared) -> State:
    if state.phase == "declare" and event.seat in state.waiting:
        state = declare_in_turn(state, event)
        done = deal_of(state).stage == "play"
        return end_if_true(credit_declared(award_melds(state))) if done else state
    state = replace(state, deal=declare(state.variant, deal_of(state), event))
    compared = deal_of(state).meld_teams is not None
    return end_if_true(count_melds_again(state)) if compared else state


def _claimed(
    state: State, event: StoeckCalled | Soldered | Finished | BergCalled | Insisted
) -> State:
    match event:
        case StoeckCalled(seat):
            return end_if_out(call_stoeck(state, seat))
        case Soldered(seat):
            return end_if_out(claim_rest(state, seat))
        case Finished(seat):
            return finish(state, seat)
        case BergCalled(seat):
            team = state.team(seat)
            return replace(state, berg=team if half_is_reached(state, seat) else rival_of(team))
        case Insisted(_, insist):
            return answer_finish(state, insist)
        case _:
            assert_never(event)
