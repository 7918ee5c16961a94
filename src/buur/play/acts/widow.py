"""Widow stage (§3.10): the declarer takes the widow and discards as many cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import NO_CARDS, CardSet
from buur.play.acts.rule import Rule, Stage
from buur.play.model.events import Act, Discarded
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.hands import subsets, with_hand
from buur.seats import Seat

CLAUSE: Final = "3.10"


def _begin(state: State) -> State:
    deal = deal_of(state)
    seat, widow = deal.declarer, deal.widow
    assert seat is not None  # noqa: S101 - the auction has found him
    hand = CardSet(deal.hands[seat] | widow.up | widow.down)
    shown = widow.down if state.variant.king.widow_shown else NO_CARDS
    widow = replace(widow, taken=True, down=shown)
    deal = replace(with_hand(deal, seat, hand), widow=widow, asked=(seat,))
    return replace(state, deal=deal)


def discards_due(state: State, seat: Seat) -> int:
    """Return the number of cards that a seat has to discard now, 0 if none."""
    asked = state.phase == "widow" and seat in state.waiting
    return state.variant.plan(deal_of(state).number).widow if asked else 0


def _check(state: State, event: Discarded) -> None:
    due, cards = discards_due(state, event.seat), event.cards
    if cards is None or cards.bit_count() != due:
        refuse("bad-discard", f"{due} cards are laid away for the widow", CLAUSE)
    if cards & ~deal_of(state).hands[event.seat]:
        refuse("bad-discard", f"seat {event.seat} does not hold all of these cards", CLAUSE)


def _discard(state: State, event: Discarded) -> State:
    deal, laid = deal_of(state), event.cards or CardSet(0)
    hand = CardSet(deal.hands[event.seat] & ~laid)
    deal = with_hand(deal, event.seat, hand)
    return replace(state, deal=replace(deal, widow=replace(deal.widow, laid=laid), asked=()))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    hand, due = deal_of(state).hands[seat], discards_due(state, seat)
    return (Discarded(seat, cards) for cards in subsets(hand, due))


WIDOW: Final = Stage(
    _begin, {Discarded: Rule(_check, _discard)}, _offers, doing="lay cards away", clause=CLAUSE
)
