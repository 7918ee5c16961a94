"""Decisions in king games: bids for a partie, discards, calls and renouncing."""

from __future__ import annotations

from typing import Final

from buur.bots.advice import Advice
from buur.cards import ACE, JACK, KING, NINE, TEN, Card, CardSet, Rank, Suit, cards_in, make_card
from buur.cards import mask_of as mask
from buur.play.acts.partner_call import awaits_owner, callable_cards
from buur.play.acts.widow import discards_due
from buur.play.model.deal import Deal
from buur.play.model.events import Bid, Called, Discarded, Owned, Passed, Renounced
from buur.play.views import View
from buur.seats import Seat

_RANKS: Final = 0x1FF
TRUMP: Final = (12, 12, 12, 33, 17, 55, 17, 18, 24)
"""Value of a trump, by rank from the six."""
SIDE: Final = (2, 2, 2, 2, -8, 1, 1, 4, 45)
"""Value of keeping a side card, less its points as a discard."""
WITH_ACE: Final = 34
"""The same for a king beside his ace."""

USUAL: Final = {3: (185, 0.2), 4: (150, 0.3), 5: (116, 1.9)}
"""By number of seats: the value of a hand that justifies the lowest bid, and the points of a partie
for each unit above it. Fitted to 150 to 200 parties."""


def bid_for_partie(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the next bid up to `partie_bid_limit`, else a pass."""
    rungs = view.legal.bids
    if not rungs or rungs[0].points > partie_bid_limit(view, deal, seat):
        return Advice(Passed(seat), ("pass-bid",))
    return Advice(Bid(seat, rungs[0].height), ("bid-for-hand",))


def partie_bid_limit(view: View, deal: Deal, seat: Seat) -> float:
    """Return the highest bid for a partie that a hand justifies."""
    rules = view.state.variant
    usual, slope = USUAL.get(rules.seats, USUAL[3])
    worth = worth_of_hand(deal.hands[seat] | deal.widow.up)
    return rules.auction.bid_low + slope * (worth - usual)


def worth_of_hand(hand: int) -> float:
    """Return the value of a hand with its best suit as trumps."""
    return max(_worth(hand, Suit(suit)) for suit in range(4))


def _worth(hand: int, trump: Suit) -> float:
    return sum(_keep(hand, card, trump) for card in cards_in(CardSet(hand)))


def _keep(hand: int, card: Card, trump: Suit) -> float:
    """Return the value of keeping a card."""
    suit, rank = card // 9, card % 9
    if suit == trump:
        return TRUMP[rank]
    guarded = rank == KING and hand >> make_card(Suit(suit), ACE) & 1
    return WITH_ACE if guarded else SIDE[rank]


def best_trump(hand: int) -> Suit:
    """Return the suit with which as trumps a hand has the highest value."""
    return max(map(Suit, range(4)), key=lambda suit: _worth(hand, suit))


def lay_away(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the cards to discard: low ones and tens, neither trumps nor masters."""
    hand = deal.hands[seat]
    trump = best_trump(hand)
    order = sorted(cards_in(hand), key=lambda card: (_keep(hand, card, trump), card))
    away = mask(order[: discards_due(view.state, seat)])
    return Advice(Discarded(seat, away), ("keep-strength",))


def call(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the call of the strongest missing card, or the answer of the called card's owner."""
    if awaits_owner(view.state, seat):
        return Advice(Owned(seat), ("holds-called",))
    trump, cards = best_trump(deal.hands[seat]), callable_cards(view.state, seat)
    wanted = [make_card(trump, rank) for rank in (JACK, NINE, ACE, KING)]
    wanted += [make_card(Suit(suit), ACE) for suit in range(4)]
    wanted += [make_card(Suit(suit), Rank(rank)) for suit in range(4) for rank in (KING, TEN)]
    found = next((card for card in wanted if cards >> card & 1), cards_in(cards)[0])
    return Advice(Called(seat, found), ("call-strongest",))


def renounce(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the decision to renounce, which only a hand without a likely trick makes."""
    hand = deal.hands[seat]
    aces = any(hand >> make_card(Suit(suit), ACE) & 1 for suit in range(4))
    trumps = 0 if deal.trump is None else hand >> 9 * deal.trump & _RANKS
    strong = trumps & (1 << JACK | 1 << NINE | 1 << ACE) or trumps.bit_count() > 2
    hopeless = not aces and not strong and view.state.variant.king.renounce == "points"
    if hopeless and deal.trump is not None:
        return Advice(Renounced(seat, True), ("hand-hopeless",))
    return Advice(Renounced(seat, False), ("worth-playing",))
