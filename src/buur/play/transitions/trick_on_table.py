"""Open trick: playing a card to it, its winner so far, its points and the next turn (§4)."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import CardSet, suit_of
from buur.play.model.deal import NO_SEAT, Deal, Trick, with_fields
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.transitions.contract import with_first_led
from buur.play.transitions.declarations import declare
from buur.play.transitions.open_trumps import reveal_trumps
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats, to_beat, trick_points


def play_card(state: State, event: Played) -> State:
    """Return the state after a card is laid to the open trick, which may now be complete.

    The card may choose trumps, and melds or the stöck may be declared with it. A complete trick
    still has to be taken.
    """
    state = reveal_trumps(state, event)
    deal = deal_of(state)
    if not deal.tricks:
        if not deal.lying:
            deal = with_first_led(state.variant, deal, suit_of(event.card))
        deal = declare(state.variant, deal, event)
    elif event.stoeck:
        deal = replace(deal, stoeck_called=event.seat, stoeck_pending=True)
    return replace(state, deal=_with_card(deal, event))


def open_trick(deal: Deal) -> Trick:
    """Return the open trick, with its winner so far and the points of its cards."""
    points = trick_points(deal.tables, deal.lying)
    seats = deal.open_players[: len(deal.lying)]
    return Trick(deal.leader, deal.lying, deal.best_seat, points, seats)


def _with_card(deal: Deal, event: Played) -> Deal:
    card, seat = event.card, event.seat
    tables, hands = deal.tables, deal.hands
    takes = not deal.lying or beats(tables, card, deal.best)
    laid = with_fields(
        deal,
        hands=(*hands[:seat], CardSet(hands[seat] ^ 1 << card), *hands[seat + 1 :]),
        lying=(*deal.lying, card),
        led=deal.led if deal.lying else card // 9,
        best=to_beat(tables, card, deal.best) if deal.lying else card,
        best_seat=seat if takes else deal.best_seat,
        turn=deal.after(seat),
        unturned=None,
    )
    return with_turn(compare_cards(laid)) if deal.rulings.dead or deal.rulings.moved else laid


def compare_cards(deal: Deal) -> Deal:
    """Return the deal with the winner so far of the open trick found again, without dead cards."""
    led, best, best_seat = NOBODY_LED, deal.best, deal.leader
    for seat, card in zip(deal.open_players, deal.lying, strict=False):
        if deal.rulings.is_dead(seat, card, len(deal.tricks) + 1):
            continue
        takes = led == NOBODY_LED or beats(deal.tables, card, best)
        best_seat = seat if takes else best_seat
        best = card if led == NOBODY_LED else to_beat(deal.tables, card, best)
        led = suit_of(card) if led == NOBODY_LED else led
    return replace(deal, led=led, best=best, best_seat=best_seat)


def with_turn(deal: Deal) -> Deal:
    """Return the deal with the turn of the next seat in the open trick, if it is not complete."""
    players = deal.open_players
    laid = len(deal.lying)
    return replace(deal, turn=players[laid] if laid < len(players) else NO_SEAT)
