"""Declaring melds in turn after the first lead, before the second card (§5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import CardSet
from buur.play.acts.rule import Stage
from buur.play.model.events import Act, Declared
from buur.play.model.state import State, deal_of
from buur.play.queries.advised_melds import advised_melds
from buur.play.queries.melds import first_order
from buur.play.queries.stoeck import says_stoeck_inside
from buur.play.transitions.declarations import declare
from buur.seats import Seat


def declares_after_lead(state: State) -> bool:
    """Tell whether melds are now to be declared in turn: the first card of the deal lies."""
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
    """Return the state after a seat that is asked has declared; after the last one play goes on."""
    deal = declare(state.variant, deal_of(state), event)
    following = deal.after(event.seat)
    if following == first_order(deal)[0]:
        return replace(state, deal=replace(deal, stage="play", asked=()))
    return replace(state, deal=replace(deal, asked=(following,)))


def best_declared(state: State, seat: Seat) -> Declared:
    """Return the act of declaring what a seat had best declare, the stöck with it (§5.4)."""
    melds: tuple[CardSet, ...] = tuple(meld.cards for meld in advised_melds(state, seat))
    return Declared(seat, melds, says_stoeck_inside(state, melds))


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield best_declared(state, seat)


DECLARE: Final = Stage(begin=_begin, offers=_offers, doing="declare melds", clause="5.7")
