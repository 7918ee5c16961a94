"""May this happen now? Every refusal has a reason code and the clause behind it."""

from __future__ import annotations

from typing import assert_never

from buur.cards import CardSet, card_code, cards_code
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.contract_choice import leads_trump
from buur.play.acts.deal_count import check_disclosed
from buur.play.acts.last_trick import may_turn
from buur.play.acts.marriage import check_married
from buur.play.acts.meld_declaration import check_declared, check_melds, check_stoeck_inside
from buur.play.acts.objection import check_objected
from buur.play.acts.partie_claim import may_claim_half, may_finish
from buur.play.acts.rest_claim import may_solder
from buur.play.acts.ruling import check_ruled
from buur.play.acts.stages import STAGES, check_act
from buur.play.acts.turned_card import check_robbed
from buur.play.model.deal import Deal
from buur.play.model.events import (
    ACTS,
    MISDEAL_REASONS,
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
from buur.play.model.refusals import refuse
from buur.play.model.state import State
from buur.play.pack import dealing
from buur.play.pack.fairness import digest_of, is_nonce
from buur.play.queries.objections import penalises
from buur.play.queries.playable_cards import playable
from buur.play.queries.sides import sides_of
from buur.play.queries.stoeck import completes_stoeck, stoeck_refusal
from buur.rules.refusal import CLAUSES, refusal
from buur.seats import NO_SIDE, Seat
from buur.variants.model import Variant


def check(state: State, event: Event) -> None:
    """Raise `IllegalAction` unless ``event`` may happen now."""
    if state.result is not None and not isinstance(event, Revealed):
        refuse("game-over", "the partie has ended", "7.4")
    _expect_correction(state, event)
    if isinstance(event, ACTS) and not 0 <= event.seat < state.variant.seats:  # type: ignore[union-attr]
        refuse("not-a-player", f"there is no such seat: {event}", "2.1")
    _check_kind(state, event)


def _check_kind(state: State, event: Event) -> None:
    match event:
        case Played():
            _check_played(state, event)
        case StageAct():
            check_act(state, event)
        case Contributed() | Cut() | Sealed() | Dealt() | Misdealt() | Opened():
            _check_before_play(state, event)
        case Declared():
            check_declared(state, event)
        case StoeckCalled(seat):
            _check_stoeck_called(state, seat)
        case Robbed(seat):
            check_robbed(state, seat)
        case Married():
            check_married(state, event)
        case MeldsAsked(seat):
            _check_asked(state, seat)
        case Soldered(seat):
            may_solder(state, seat)
        case Turned(seat):
            may_turn(state, seat)
        case Objected():
            check_objected(state, event)
        case Ruled():
            check_ruled(state, event)
        case Finished(seat):
            may_finish(state, seat)
        case BergCalled():
            may_claim_half(state)
        case Insisted(seat):
            _expect(state, "claim", "answer a claim", "7.6")
            _expect_waiting(state, seat, "7.6")
        case Counted():
            _expect(state, "count", "count", "7.1")
            check_disclosed(state, event)
        case Revealed(seed):
            _check_revealed(state, seed)
        case _:
            assert_never(event)


def _expect_correction(state: State, event: Event) -> None:
    """Refuse claims while somebody has to lay another card for a wrong one."""
    due = state.deal is not None and state.deal.rulings.correction is not None
    if due and isinstance(event, (Finished, BergCalled, Soldered)):
        refuse("must-correct", "the wrong card in the trick is exchanged first", "9")


def _check_before_play(
    state: State, event: Contributed | Cut | Sealed | Dealt | Misdealt | Opened
) -> None:
    match event:
        case Opened():
            _check_opened(state, event)
        case Sealed():
            _check_sealed(state, event)
        case Contributed(seat, nonce):
            _check_contributed(state, seat, nonce)
        case Cut(seat, at):
            _check_cut(state, seat, at)
        case Dealt():
            _check_dealt(state, event)
        case Misdealt(reason):
            _check_misdealt(state, reason)
        case _:
            assert_never(event)


def deal_in(state: State) -> Deal:
    """Return the deal in progress, or refuse."""
    if state.deal is None:
        refuse("wrong-phase", "the partie has not been opened", "2.2")
    return state.deal


def _expect(state: State, phase: str, doing: str, clause: str) -> Deal:
    if state.phase != phase:
        refuse("wrong-phase", f"it is not the time to {doing}, but for: {state.phase}", clause)
    return deal_in(state)


def _expect_waiting(state: State, seat: Seat, clause: str) -> None:
    if seat not in state.waiting:
        refuse("not-your-turn", f"seat {seat} is not on turn, but {state.waiting}", clause)


def _check_opened(state: State, event: Opened) -> None:
    if state.phase != "open":
        refuse("wrong-phase", "the partie is open already", "2.2")
    rules = state.variant.deal
    if not 0 <= event.dealer < state.variant.seats:
        refuse("not-a-player", f"there is no seat {event.dealer}", "2.1")
    if not dealing.is_drawn(rules):
        if event.drawn is not None:
            refuse("bad-draw", f"nobody draws for the deal with first={rules.first}", "2.2")
        return
    drawn = event.drawn or ()
    if not len(drawn) == len(set(drawn)) == state.variant.seats:
        refuse("bad-draw", "every seat draws one card before the first deal", "2.2")
    if rules.teams_drawn and not dealing.divides_teams(drawn):
        refuse("bad-draw", "the two highest cards drawn do not sit together", "2.1")
    if dealing.deal_is_drawn(rules) and dealing.dealer_drawn(rules, drawn) != event.dealer:
        refuse("bad-draw", f"seat {event.dealer} did not draw the deal ({rules.first})", "2.2")


def _check_sealed(state: State, event: Sealed) -> None:
    if state.phase not in ("cut", "deal"):
        refuse("wrong-phase", f"a deal is sealed before the cut, not in: {state.phase}", "2.3")
    deal = deal_in(state)
    if deal.seal is not None or deal.cut is not None:
        refuse("wrong-phase", "this deal is sealed or cut already", "2.3")
    if event.seed is not None and digest_of(event.seed) != event.digest:
        refuse("bad-seed", "the digest is not that of the seed", "2.3")


def _check_contributed(state: State, seat: Seat, nonce: str) -> None:
    deal = deal_in(state)
    if deal.seal is None or deal.is_dealt:
        refuse("wrong-phase", "no sealed deal awaits contributions", "2.3")
    if deal.seal.nonces[seat] is not None:
        refuse("already-contributed", f"seat {seat} has contributed already", "2.3")
    if not is_nonce(nonce):
        refuse("bad-nonce", "a contribution is 8 to 64 lower-case hexadecimal digits", "2.3")


def _check_cut(state: State, seat: Seat, at: int) -> None:
    _expect(state, "cut", "cut", "2.3")
    _expect_waiting(state, seat, "2.3")
    rules = state.variant.deal
    low, high = state.variant.cut_bounds or (0, 0)
    if at == 0 and not rules.may_knock:
        refuse("cut-mandatory", "this rule set does not let the cutter knock", "2.3")
    if at != 0 and at < low:
        refuse("cut-too-small", f"at least {low} cards must be lifted, not {at}", "2.3")
    if at > high:
        refuse("cut-too-large", f"at most {high} cards may be lifted, not {at}", "2.3")


def _check_dealt(state: State, event: Dealt) -> None:
    deal = _expect(state, "deal", "deal", "2.4")
    variant, plan = state.variant, state.variant.plan(deal.number)
    hands = [hand or CardSet(0) for hand in event.hands]
    sides = sides_of(variant, deal)
    due = [0 if side == NO_SIDE else plan.hand for side in sides]
    if [hand.bit_count() for hand in hands] != due:
        refuse("bad-deal", f"each seat gets {plan.hand} cards", "2.4")
    widow = (event.up, event.down or CardSet(0))
    if [cards.bit_count() for cards in widow] != [plan.up, plan.down]:
        refuse("bad-deal", f"{plan.up} open and {plan.down} hidden cards lie apart", "2.4")
    piles = tuple(pile or CardSet(0) for pile in event.piles)
    if plan.pile and [pile.bit_count() for pile in piles] != [plan.pile] * variant.seats:
        refuse("bad-deal", f"{plan.pile} cards lie face down beside each hand", "2.4")
    together = 0
    for hand in (*hands, *widow, *piles):
        if together & hand:
            refuse("bad-deal", f"{cards_code(CardSet(together & hand))} was dealt twice", "2.4")
        together |= hand
    if together != variant.pack.cards:
        refuse("bad-deal", "the cards dealt are not those of the pack", "2.4")
    known = deal.seal is not None and deal.seal.seed is not None
    if known and event != dealing.sealed_deal(variant, deal):
        refuse("bad-deal", "the hands are not those of seed, contributions and cut", "2.4")
    _check_turned(variant, deal, event)


def _check_turned(variant: Variant, deal: Deal, event: Dealt) -> None:
    turns = dealing.turns_card(variant, deal.number)
    if turns != (event.turned is not None):
        wanted = "a card is turned" if turns else "no card is turned"
        refuse("bad-deal", f"{wanted} in this rule set", "3.4")
    if deal.turned not in (None, event.turned):
        refuse("bad-deal", "the turned card stays after a misdeal", "3.4")
    source = variant.choice.turned_card
    if source == "widow" and event.turned is not None and not event.up >> event.turned & 1:
        refuse("bad-deal", "the turned card is the open one beside the hands", "3.4")
    if event.turned is None or source != "dealers_last":
        return
    if not (event.hands[deal.dealer] or 0) >> event.turned & 1:
        refuse("bad-deal", "the turned card is the dealer's last", "3.4")


def _check_misdealt(state: State, reason: str) -> None:
    if state.phase not in STAGES or _has_started(deal_in(state)):
        refuse("wrong-phase", "a deal is void only before its first card is played", "2.5")
    if reason not in MISDEAL_REASONS or (reason == "all-passed") != is_passed_out(state):
        refuse("wrong-phase", f"{reason!r} is not a reason to deal again", "2.5")


def _has_started(deal: Deal) -> bool:
    return bool(deal.lying or deal.tricks)


def _check_played(state: State, event: Played) -> None:
    deal = deal_in(state)
    choosing = state.phase == "choose" and leads_trump(state, deal, event.seat)
    if not choosing:
        _expect(state, "play", "play a card", "4.1")
        _expect_waiting(state, event.seat, "4.1")
    hand = deal.hands[event.seat]
    if not hand >> event.card & 1:
        refuse("not-in-hand", f"seat {event.seat} does not hold {card_code(event.card)}", "4.1")
    if not choosing:
        _check_legal(state, deal, event, hand)
    if event.melds:
        _check_melds(state, deal, event)
    if event.stoeck:
        _check_stoeck_with_card(state, deal, event)


def _check_legal(state: State, deal: Deal, event: Played, hand: CardSet) -> None:
    tables = deal.tables
    if playable(state.variant, deal, hand) >> event.card & 1:
        return
    if deal.rulings.correction is not None:
        refuse("must-correct", f"{card_code(event.card)} does not make the trick lawful", "9")
    if deal.lying and penalises(state):
        return
    if not deal.lying:
        refuse("must-lead-trump", "a misère with trumps begins with a trump", "3.9")
    reason = refusal(tables, hand, deal.led, event.card)
    refuse(
        reason,
        f"{card_code(event.card)} may not be played to {' '.join(map(card_code, deal.lying))}"
        f" from {cards_code(hand)} in {deal.contract}",
        CLAUSES[reason],
    )


def _check_melds(state: State, deal: Deal, event: Played) -> None:
    options = state.variant.meld
    if not options.melds:
        refuse("melds-off", "this rule set has no melds", "5")
    if deal.tricks or deal.rulings.correction is not None:
        refuse("melds-too-late", "melds are declared with the first card", "5.7")
    if options.meld_time == "after_first_lead":
        refuse("wrong-phase", "melds are declared in turn after the first lead", "5.7")
    check_melds(state, event.seat, event.melds)


def _check_stoeck_with_card(state: State, deal: Deal, event: Played) -> None:
    if event.melds:
        trump = event.card // 9 if deal.contract is None else deal.trump
        check_stoeck_inside(state, event.seat, trump, event.melds)
        return
    if not state.variant.stoeck.stock:
        refuse("stoeck-off", "this rule set has no stöck", "6")
    if not completes_stoeck(deal, event.seat, event.card):
        refuse("no-stoeck", f"{card_code(event.card)} does not complete the stöck", "6")


def _check_stoeck_called(state: State, seat: Seat) -> None:
    if not state.variant.stoeck.stock:
        refuse("stoeck-off", "this rule set has no stöck", "6")
    if state.phase not in ("play", "count"):
        refuse("wrong-phase", "the stöck is called during the play", "6")
    found = stoeck_refusal(state, seat)
    if found == "no-stoeck":
        refuse("no-stoeck", f"seat {seat} has no stöck to call now", "6")
    if found == "stoeck-too-late":
        refuse("stoeck-too-late", f"it is too late for seat {seat} to call the stöck", "6")


def _check_asked(state: State, seat: Seat) -> None:
    deal = deal_in(state)
    rule = state.variant.meld.meld_show
    if rule not in ("on_request_opponents", "on_request_any"):
        refuse("ask-not-allowed", f"nobody asks to see melds with meld_show={rule}", "5.7")
    if not deal.meld_teams or deal.melds_shown or len(deal.tricks) > 1:
        refuse("nothing-to-ask", "there are no melds to show now", "5.7")
    if _has_played_second(deal, seat):
        refuse("nothing-to-ask", "melds are asked for before one's second card", "5.7")
    own = deal.meld_teams == (state.team(seat),)
    if own and (rule == "on_request_opponents" or deal.melds[seat]):
        refuse("ask-not-allowed", "it is the others who may ask to see these melds", "5.7")


def _has_played_second(deal: Deal, seat: Seat) -> bool:
    return deal.hands[seat].bit_count() < deal.dealt[seat].bit_count() - 1


def _check_revealed(state: State, seed: str) -> None:
    seal = state.last_seal
    if seal is None:
        refuse("wrong-phase", "no seed is waiting to be revealed", "2.3")
    if digest_of(seed) != seal.digest:
        refuse("bad-seed", "this is not the seed that was sealed", "2.3")
