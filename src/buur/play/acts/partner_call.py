"""Call stage (§3.10): the declarer calls a partner by a card, and its holder says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import CardSet, card_code, cards_in
from buur.play.acts.rule import Rule, Stage
from buur.play.model.events import Act, Called, Owned
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.declarer import with_declarer
from buur.seats import Seat

CLAUSE: Final = "3.10"


def _begin(state: State) -> State:
    deal = deal_of(state)
    assert deal.declarer is not None  # noqa: S101 - the auction has found him
    return replace(state, deal=replace(deal, asked=(deal.declarer,)))


def callable_cards(state: State, seat: Seat) -> CardSet:
    """Return the cards that a seat may call now: neither its own nor one called before."""
    deal = state.deal
    if deal is None or state.phase != "call" or seat != deal.declarer or seat not in deal.asked:
        return CardSet(0)
    called = sum(1 << card for card in deal.called)
    return CardSet(state.variant.pack.cards & ~deal.hands[seat] & ~called)


def _check_called(state: State, event: Called) -> None:
    if not callable_cards(state, event.seat) >> event.card & 1:
        refuse("bad-call", f"{card_code(event.card)} cannot be called", CLAUSE)


def _call(state: State, event: Called) -> State:
    """Return the state that asks the holder or, if he is not known, every other seat."""
    deal = deal_of(state)
    others = [seat for seat in deal.order(event.seat) if seat != event.seat]
    holders = [seat for seat in others if deal.hands[seat] >> event.card & 1]
    asked = tuple(holders or others)
    return replace(state, deal=replace(deal, called=(*deal.called, event.card), asked=asked))


def awaits_owner(state: State, seat: Seat) -> bool:
    """Tell whether a seat is asked to say that it holds the called card."""
    deal = state.deal
    return (
        state.phase == "call"
        and deal is not None
        and bool(deal.called)
        and seat in deal.asked
        and seat != deal.declarer
    )


def _check_owned(state: State, event: Owned) -> None:
    if not awaits_owner(state, event.seat):
        refuse("bad-call", f"nobody asks seat {event.seat} for a card", CLAUSE)


def _own(state: State, event: Owned) -> State:
    deal, rules = deal_of(state), state.variant
    assert deal.declarer is not None  # noqa: S101 - he has called
    distance = (event.seat - deal.declarer) % rules.seats
    if rules.king.call == "apart" and distance in (1, rules.seats - 1):
        return replace(state, deal=replace(deal, asked=(deal.declarer,)))
    state = with_declarer(state, deal.declarer, event.seat)
    return replace(state, deal=replace(deal_of(state), asked=()))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    if awaits_owner(state, seat):
        yield Owned(seat)
    yield from (Called(seat, card) for card in cards_in(callable_cards(state, seat)))


CALL: Final = Stage(
    _begin,
    {Called: Rule(_check_called, _call), Owned: Rule(_check_owned, _own)},
    _offers,
    doing="call a card",
    clause=CLAUSE,
)
