"""Exchange stage (§3.8): checks, effects and offers of `Exchanged`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import NO_CARDS, CardSet
from buur.play.acts.rule import Rule, Stage
from buur.play.model.deal import Exchange
from buur.play.model.events import Act, Exchanged
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.hands import subsets, with_hand
from buur.seats import Seat, put


def _begin(state: State) -> State:
    deal, seats = deal_of(state), state.variant.seats
    exchange = Exchange(deal.exchange.piles, (NO_CARDS,) * seats, (None,) * seats)
    return replace(state, deal=replace(deal, exchange=exchange, asked=(deal.forehand,)))


def _check(state: State, event: Exchanged) -> None:
    size, cards = state.variant.deal.pile, event.cards
    if not cards:
        return
    if cards.bit_count() != size:
        refuse("bad-exchange", f"one exchanges {size} cards, or none", "3.8")
    if cards & ~deal_of(state).hands[event.seat]:
        refuse("bad-exchange", f"seat {event.seat} does not hold all of these cards", "3.8")


def _exchange(state: State, event: Exchanged) -> State:
    deal, seat = deal_of(state), event.seat
    exchange, takes = deal.exchange, event.cards != NO_CARDS
    exchange = replace(exchange, took=put(exchange.took, seat, takes))
    if takes:
        away = event.cards or NO_CARDS
        hand = CardSet(deal.hands[seat] & ~away | exchange.piles[seat])
        exchange = replace(
            exchange,
            piles=put(exchange.piles, seat, NO_CARDS),
            put_away=put(exchange.put_away, seat, away),
        )
        deal = with_hand(deal, seat, hand)
    order = deal.order(deal.forehand)
    asked = tuple(other for other in order if exchange.took[other] is None)[:1]
    return replace(state, deal=replace(deal, exchange=exchange, asked=asked))


def exchange_size(state: State, seat: Seat) -> int:
    """Return the number of cards that a seat may exchange now, 0 if it may not."""
    asked = state.phase == "exchange" and seat in state.waiting
    return state.variant.deal.pile if asked else 0


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield Exchanged(seat)
    hand = deal_of(state).hands[seat]
    yield from (Exchanged(seat, cards) for cards in subsets(hand, state.variant.deal.pile))


EXCHANGE: Final = Stage(
    _begin, {Exchanged: Rule(_check, _exchange)}, _offers, doing="exchange cards", clause="3.8"
)
