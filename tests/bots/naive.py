"""A beginner who knows the rules: the second reference of the duels.

He takes a trick when he can and else gives his cheapest card, names his longest suit, bids once
the lowest with four trumps and the jack, predicts an even share and never drops a deal. Where
points are unwelcome he always plays his lowest card.
"""

from __future__ import annotations

from typing import Final

from buur.bots.heuristics.claims import speak_up
from buur.cards import Card, CardSet, Suit, cards_in, mask_of
from buur.play.acts.predictions import is_aloud
from buur.play.acts.widow import discards_due
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Act,
    Bid,
    Chosen,
    Discarded,
    Exchanged,
    Insisted,
    Joined,
    Passed,
    Predicted,
    Pushed,
)
from buur.play.views import View
from buur.seats import Seat

ENOUGH_TO_CHOOSE: Final = 3
"""Cards of a suit with which he names it."""
ENOUGH_TO_BID: Final = 4
JACK: Final = 5


class Naive:
    """Plays by the first rules that a beginner learns."""

    name = "naive"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View) -> Act:
        """Return the act for a view whose seat is on turn."""
        deal, seat = view.deal, view.seat
        match view.state.phase:
            case "choose":
                return _contract(view, seat, deal.hands[seat])
            case "bid":
                return _bid(view, deal, seat)
            case "predict":
                most = len(view.legal.predictions) - 1
                share = round(most / view.state.variant.seats)
                return Predicted(seat, share, is_aloud(view.state.variant))
            case "join":
                return Joined(seat, "play")
            case "exchange":
                return Exchanged(seat)
            case "widow":
                return _lay_away(view, seat, deal.hands[seat])
            case "play":
                return view.legal.played(_card(view, deal))
            case "claim":
                return Insisted(seat, insist=False)
            case _:
                return list(view.legal)[-1]

    def interject(self, view: View) -> Act | None:
        """Return a claim that is certain to be right, as every beginner is taught to make."""
        if view.state.phase not in ("play", "count"):
            return None
        found = speak_up(view, view.deal, view.seat)
        return None if found is None else found.act


def longest(hand: int) -> Suit:
    """Return the suit with most cards."""
    return max(map(Suit, range(4)), key=lambda suit: _length(hand, suit))


def _length(hand: int, suit: int) -> int:
    return (hand >> 9 * suit & 0x1FF).bit_count()


def _contract(view: View, seat: Seat, hand: CardSet) -> Act:
    """Return the longest suit among what may be named, else the first, or the push."""
    best = max(view.legal.choices, key=lambda one: _suited(one, hand))
    weak = _suited(best, hand) < ENOUGH_TO_CHOOSE
    return Pushed(seat) if view.legal.may_push and weak else best


def _bid(view: View, deal: Deal, seat: Seat) -> Act:
    """Return the lowest bid for the longest suit with its jack, where nobody has bid."""
    rungs, hand = view.legal.bids, deal.hands[seat]
    trump = longest(hand)
    good = _length(hand, trump) >= ENOUGH_TO_BID and hand >> 9 * trump + JACK & 1
    opened = deal.auction is not None and deal.auction.top is not None
    if not rungs or not good or opened:
        return Passed(seat)
    named = [contract for contract in view.legal.contracts if contract.suit == trump]
    return Bid(seat, rungs[0].height, named[0] if named else None)


def _lay_away(view: View, seat: Seat, hand: CardSet) -> Act:
    trump = longest(hand)
    order = sorted(cards_in(hand), key=lambda card: (card // 9 == trump, card % 9))
    return Discarded(seat, mask_of(order[: discards_due(view.state, seat)]))


def _suited(choice: Chosen, hand: int) -> int:
    suit = choice.contract.suit
    return 0 if suit is None else _length(hand, suit)


def _card(view: View, deal: Deal) -> Card:
    cards, tables = list(view.legal.cards), deal.tables
    rules = view.state.variant
    misere = deal.contract is not None and deal.contract.misere
    low = min(cards, key=lambda card: (tables.points[card], tables.strength[card]))
    if misere or (rules.partie.lowest_wins and rules.score.write == "points"):
        return min(cards, key=lambda card: (tables.strength[card], tables.points[card]))
    if not deal.lying:
        return max(cards, key=lambda card: tables.strength[card])
    taking = [card for card in cards if tables.beaten_by[deal.best] >> card & 1]
    return min(taking, key=lambda card: tables.strength[card]) if taking else low
