"""Rule of `Played`: a card with the melds and the stöck called with it (§4, §5.7, §6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from buur.cards import Card, CardSet, card_code, cards_code, cards_in, suit_of
from buur.contracts import Contract
from buur.play.acts.contract_choice import leads_trump, with_choice
from buur.play.acts.meld_declaration import (
    advised_cards,
    check_melds,
    check_stoeck_inside,
    declares_after_lead,
)
from buur.play.acts.rule import Rule, Rules, deal_in, expect_phase, expect_waiting
from buur.play.acts.ruling import correct
from buur.play.acts.stages import enter, leave
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Played
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import penalises
from buur.play.queries.playable_cards import playable_cards
from buur.play.queries.stoeck import completes_stoeck, says_stoeck_inside
from buur.play.transitions.complete_trick import complete_trick, is_complete
from buur.play.transitions.trick_on_table import play_card
from buur.rules.illegality import CLAUSES, refusal
from buur.seats import Seat

_NOTHING: Final = CardSet(0)


def _check_played(state: State, event: Played) -> None:
    deal = deal_in(state)
    choosing = state.phase == "choose" and leads_trump(state, deal, event.seat)
    if not choosing:
        expect_phase(state, "play", "play a card", "4.1")
        expect_waiting(state, event.seat, "4.1")
    hand = deal.hands[event.seat]
    if not hand >> event.card & 1:
        refuse("not-in-hand", f"seat {event.seat} does not hold {card_code(event.card)}", "4.1")
    if not choosing:
        _check_legal(state, deal, event, hand)
    if event.melds:
        _check_with_first_card(state, deal, event)
    if event.stoeck:
        _check_stoeck_with_card(state, deal, event)


def _check_legal(state: State, deal: Deal, event: Played, hand: CardSet) -> None:
    tables = deal.tables
    if playable_cards(state.variant, deal, hand) >> event.card & 1:
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


def _check_with_first_card(state: State, deal: Deal, event: Played) -> None:
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


def _play(state: State, event: Played) -> State:
    if deal_of(state).contract is None:
        contract = Contract("trump", suit=suit_of(event.card))
        state = leave(with_choice(state, contract, event.seat))
    correcting = deal_of(state).rulings.correction is not None
    state = correct(state, event) if correcting else play_card(state, event)
    if declares_after_lead(state):
        return enter(state, ("declare",))
    return complete_trick(state) if is_complete(deal_of(state)) else state


def cards_open(state: State, seat: Seat | None) -> CardSet:
    """Return the cards that a seat may play now, including leads that silently choose the trump."""
    deal, phase = state.deal, state.phase
    if deal is None or seat is None or seat not in state.waiting:
        return _NOTHING
    if phase == "play":
        return playable_cards(state.variant, deal, deal.hands[seat])
    silent = phase == "choose" and leads_trump(state, deal, seat)
    return deal.hands[seat] if silent else _NOTHING


def why_not_playable(state: State, seat: Seat | None, card: Card) -> str | None:
    """Return the reason code for which a seat may not play a card; None if it may."""
    deal = state.deal
    if cards_open(state, seat) >> card & 1:
        return None
    if deal is None or seat is None or state.phase != "play" or seat not in state.waiting:
        return "not-your-turn"
    if not deal.hands[seat] >> card & 1:
        return "not-in-hand"
    if deal.rulings.correction is not None:
        return "must-correct"
    if not deal.lying:
        return "must-lead-trump"  # a leader may play any card, except the first of a misère
    return refusal(deal.tables, deal.hands[seat], deal.led, card)


def layable_cards(state: State, seat: Seat | None) -> CardSet:
    """Return the cards that a seat may lay: all it holds if wrong ones are penalised (§9)."""
    deal = state.deal
    if seat is not None and deal is not None and state.phase == "play" and seat in state.waiting:
        free = penalises(state) and deal.lying and deal.rulings.correction is None
        if free:
            return deal.hands[seat]
    return cards_open(state, seat)


def best_played(state: State, seat: Seat, card: Card) -> Played:
    """Return the act of playing a card with the best melds declared and the stöck called."""
    return _played_with(state, seat, card, advised_cards(state, seat))


def _played_with(state: State, seat: Seat, card: Card, melds: tuple[CardSet, ...]) -> Played:
    deal, rules = state.deal, state.variant.stoeck
    silent = deal is not None and deal.contract is None
    if melds and says_stoeck_inside(state, melds, card // 9 if silent else None):
        return Played(seat, card, melds, stoeck=True)
    stoeck = rules.stock and deal is not None and completes_stoeck(deal, seat, card)
    return Played(seat, card, melds, stoeck)


def offered_cards(state: State, seat: Seat) -> Iterator[Act]:
    """Yield the act of playing each card that a seat may play."""
    cards = cards_in(cards_open(state, seat))
    if cards:
        melds = advised_cards(state, seat)
        yield from (_played_with(state, seat, card, melds) for card in cards)


RULES: Final[Rules] = {Played: Rule(_check_played, _play)}
