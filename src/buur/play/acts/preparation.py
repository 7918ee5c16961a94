"""Rules of the events around the dealing: opening, seal, cut, cards, misdeal, seed (core §2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import CardSet, cards_code
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.rule import Rule, Rules, deal_in, expect_phase, refuse_turn
from buur.play.acts.stages import STAGES, enter
from buur.play.model.deal import Deal, Exchange, Seal, Widow
from buur.play.model.events import (
    Act,
    Contributed,
    Cut,
    Dealt,
    Misdealt,
    Opened,
    Revealed,
    Sealed,
)
from buur.play.model.refusals import refuse
from buur.play.model.state import State, cutter_of, deal_of
from buur.play.pack import dealing, draws
from buur.play.pack.sealed_shuffle import digest_of, is_nonce
from buur.play.queries.sides import sides_of
from buur.seats import NO_SIDE, BySeat, Seat, put
from buur.variants.model import Variant


def _check_opened(state: State, event: Opened) -> None:
    if state.phase != "open":
        refuse("wrong-phase", "the partie is open already", "2.2")
    rules = state.variant.deal
    if not 0 <= event.dealer < state.variant.seats:
        refuse("not-a-player", f"there is no seat {event.dealer}", "2.1")
    _check_previous_seats(state, event)
    if not dealing.is_drawn(rules):
        if event.drawn is not None:
            refuse("bad-draw", f"nobody draws for the deal with first={rules.first}", "2.2")
        _check_sealed_opening(state, event)
        return
    drawn = event.drawn or ()
    if not len(drawn) == len(set(drawn)) == state.variant.seats:
        refuse("bad-draw", "every seat draws one card before the first deal", "2.2")
    if rules.teams_drawn and not dealing.divides_teams(drawn):
        refuse("bad-draw", "the two highest cards drawn do not sit together", "2.1")
    if dealing.deal_is_drawn(rules) and dealing.dealer_drawn(rules, drawn) != event.dealer:
        refuse("bad-draw", f"seat {event.dealer} did not draw the deal ({rules.first})", "2.2")
    _check_sealed_opening(state, event)


def _check_previous_seats(state: State, event: Opened) -> None:
    """Raise `IllegalAction` for seats that no sealed draw for partners can have given."""
    seats = event.previous_seats
    if seats is None:
        return
    if not state.variant.deal.teams_drawn or state.seal is None:
        refuse("bad-draw", "only a sealed draw for partners seats the players anew", "2.1")
    if sorted(seats) != [*range(state.variant.seats)]:
        refuse("bad-draw", "each player had one of the seats before the draw", "2.1")


def _check_sealed_opening(state: State, event: Opened) -> None:
    """Raise `IllegalAction` for a draw that differs from that of the seed."""
    seal = state.seal
    right = None if seal is None else draws.sealed_opening(state.variant, seal)
    if right is None:
        return
    if event.drawn != right.drawn:
        told = "the cards drawn for the deal are not those of seed and contributions"
    elif event.dealer != right.dealer:
        told = f"seed and contributions make seat {right.dealer} deal first, not {event.dealer}"
    elif event.previous_seats not in (None, right.previous_seats):  # None in older records
        due, told_seats = (_seats_text(one.previous_seats) for one in (right, event))
        told = f"seed and contributions seat the players from {due}, not from {told_seats}"
    else:
        return
    refuse("bad-draw", told, "2.2")


def _seats_text(seats: BySeat[Seat] | None) -> str:
    return " ".join(map(str, seats or ()))


def _open(state: State, event: Opened) -> State:
    deal = Deal(number=1, dealer=event.dealer)
    return replace(state, deal=deal, seal=None, last_seal=state.seal)


def _check_sealed(state: State, event: Sealed) -> None:
    contributors = event.contributors
    if state.phase == "open":
        if state.seal is not None or contributors is None:
            refuse("wrong-phase", "the first dealer has to be drawn now", "2.2")
        if not draws.is_by_chance(state.variant):
            refuse("wrong-phase", "nothing is drawn before the first deal", "2.2")
    elif state.phase not in ("cut", "deal"):
        refuse("wrong-phase", f"a deal is sealed before the cut, not in: {state.phase}", "2.3")
    elif deal_in(state).seal is not None or deal_in(state).cut is not None:
        refuse("wrong-phase", "this deal is sealed or cut already", "2.3")
    if event.seed is not None and digest_of(event.seed) != event.digest:
        refuse("bad-seed", "the digest is not that of the seed", "2.3")
    if contributors is None:
        return
    if state.last_seal is not None:
        refuse("bad-seed", "the seed before has to be revealed first", "2.3")
    if contributors != tuple(sorted(set(contributors))):
        refuse("not-a-player", "the seats that contribute are told once each, in order", "2.3")
    if any(seat >= state.variant.seats for seat in contributors):
        refuse("not-a-player", f"there is no seat {max(contributors)}", "2.1")


def _seal(state: State, event: Sealed) -> State:
    nonces: tuple[str | None, ...] = (None,) * state.variant.seats
    return _with_seal(state, Seal(event.digest, event.seed, nonces, event.contributors))


def _with_seal(state: State, seal: Seal) -> State:
    if state.deal is None:
        return replace(state, seal=seal)
    return replace(state, deal=replace(state.deal, seal=seal))


def _open_seal(state: State) -> Seal | None:
    """Return the seal that may still await contributions."""
    deal = state.deal
    if deal is None:
        return state.seal
    return None if deal.is_dealt else deal.seal


def _check_contributed(state: State, event: Contributed) -> None:
    seat, nonce = event.seat, event.nonce
    seal = _open_seal(state)
    if seal is None:
        refuse("wrong-phase", "no sealed deal awaits contributions", "2.3")
    if not seal.expects(seat):
        refuse("bad-nonce", f"the seed stands for seat {seat}, which adds nothing to it", "2.3")
    if seal.nonces[seat] is not None:
        refuse("already-contributed", f"seat {seat} has contributed already", "2.3")
    if not is_nonce(nonce):
        refuse("bad-nonce", "a contribution is 8 to 64 lower-case hexadecimal digits", "2.3")


def _contribute(state: State, event: Contributed) -> State:
    seal = _open_seal(state)
    assert seal is not None  # noqa: S101 - checked before
    return _with_seal(state, replace(seal, nonces=put(seal.nonces, event.seat, event.nonce)))


def cuts_open(state: State, seat: Seat | None) -> tuple[int, ...]:
    """Return the numbers of cards that a seat may lift from the pack now; 0 is the knock."""
    bounds = state.variant.cut_bounds
    if state.phase != "cut" or seat not in state.waiting or bounds is None:
        return ()
    low, high = bounds
    return (*((0,) if state.variant.deal.may_knock else ()), *range(low, high + 1))


def offered_cuts(state: State, seat: Seat) -> Iterator[Act]:
    """Return the cuts that a seat may choose from."""
    return (Cut(seat, at) for at in cuts_open(state, seat))


def _check_cut(state: State, event: Cut) -> None:
    seat, at = event.seat, event.at
    seal = expect_phase(state, "cut", "cut", "2.3").seal
    if seat != cutter_of(state):
        refuse_turn(state, seat, "2.3")
    due = draws.sealed_cut(state.variant, seal, seat)
    if due is not None and at != due:
        refuse("bad-cut", f"the seed makes seat {seat} cut at {due}, not at {at}", "2.3")
    rules = state.variant.deal
    low, high = state.variant.cut_bounds or (0, 0)
    if at == 0 and not rules.may_knock:
        refuse("cut-mandatory", "this rule set does not let the cutter knock", "2.3")
    if at != 0 and at < low:
        refuse("cut-too-small", f"at least {low} cards must be lifted, not {at}", "2.3")
    if at > high:
        refuse("cut-too-large", f"at most {high} cards may be lifted, not {at}", "2.3")


def _cut(state: State, event: Cut) -> State:
    return replace(state, deal=replace(deal_of(state), cut=event.at))


def _check_dealt(state: State, event: Dealt) -> None:
    deal = expect_phase(state, "deal", "deal", "2.4")
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


def _deal(state: State, event: Dealt) -> State:
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


def _check_misdealt(state: State, event: Misdealt) -> None:
    reason = event.reason
    if state.phase not in STAGES or _has_started(deal_in(state)):
        refuse("wrong-phase", "a deal is void only before its first card is played", "2.5")
    if (reason == "all-passed") != is_passed_out(state):
        refuse("wrong-phase", f"{reason} is not a reason to deal again now", "2.5")


def _has_started(deal: Deal) -> bool:
    return bool(deal.lying or deal.tricks)


def _deal_again(state: State, event: Misdealt) -> State:
    deal, rules = deal_of(state), state.variant
    void, passed = rules.deal.misdeal_redealer, rules.auction.all_pass
    again = (passed if event.reason == "all-passed" else void) == "same"
    dealer = deal.dealer if again else Seat((deal.dealer + 1) % state.variant.seats)
    stays = deal.turned if again and rules.choice.turned_stays else None
    fresh = Deal(number=deal.number, dealer=dealer, turned=stays)
    return replace(state, deal=fresh, last_seal=deal.seal)


def _check_revealed(state: State, event: Revealed) -> None:
    seal = state.last_seal
    if seal is None:
        refuse("wrong-phase", "no seed is waiting to be revealed", "2.3")
    if digest_of(event.seed) != seal.digest:
        refuse("bad-seed", "this is not the seed that was sealed", "2.3")


def _reveal(state: State, _event: Revealed) -> State:
    return replace(state, last_seal=None)


RULES: Final[Rules] = {
    Opened: Rule(_check_opened, _open),
    Sealed: Rule(_check_sealed, _seal),
    Contributed: Rule(_check_contributed, _contribute),
    Cut: Rule(_check_cut, _cut),
    Dealt: Rule(_check_dealt, _deal),
    Misdealt: Rule(_check_misdealt, _deal_again),
    Revealed: Rule(_check_revealed, _reveal),
}
