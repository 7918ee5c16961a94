"""Facts beside the events of a sealed deal or draw, with which a client repeats the shuffle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from buur.cards import Card, CardSet, card_code, cards_in
from buur.play.model.deal import Deal
from buur.play.model.events import Dealt, Sealed
from buur.play.model.state import State
from buur.play.pack.dealing import deal_event, shuffles_again
from buur.play.take_back import LogEvent
from buur.variants.model import Variant

NOBODY = "-"
"""The place of a card in the pack that no hand gets."""


NO_FACTS: Final[Mapping[str, object]] = {}
"""The facts of most events; one object for all, as a table keeps those of its last events."""


def shuffle_facts(before: State, event: LogEvent) -> Mapping[str, object]:
    """Return what the rules add to an event of a sealed deal; it is the same for every seat.

    Args:
        before: the state before the event.
        event: the event.
    """
    variant, deal = before.variant, before.deal
    match event:
        case Sealed() if deal is None:
            return {"draw": _draw_rule(variant)}
        case Sealed() if deal is not None and variant.cut_bounds is not None:
            return {"bounds": list(variant.cut_bounds)}
        case Dealt() if deal is not None and deal.seal is not None:
            return {
                "pack": "".join(map(card_code, cards_in(variant.pack.cards))),
                "order": _order(variant, deal),
                "again": shuffles_again(variant),
                "kept": None if deal.turned is None else card_code(deal.turned),
            }
        case _:
            return NO_FACTS


def _draw_rule(variant: Variant) -> dict[str, object]:
    """Return what is drawn before the first deal: partners, and the dealer in one of the ways."""
    rules = variant.deal
    ways = {"draw_high": "high", "draw_low": "low", "scribe": "scribe"}
    return {"teams": rules.teams_drawn, "dealer": ways.get(rules.first, "lot")}


def _order(variant: Variant, deal: Deal) -> str:
    """Return for each place of the cut pack, from the top, the seat whose hand gets its card."""
    size = variant.pack.cards.bit_count()
    places = tuple(Card(place) for place in range(size))
    hands = deal_event(places, variant, deal.dealer, deal.number).hands
    seats = [NOBODY] * size
    for seat, hand in enumerate(hands):
        for place in cards_in(hand or CardSet(0)):
            seats[place] = str(seat)
    return "".join(seats)
