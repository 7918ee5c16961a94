"""Exchange of cards for unknown ones, and of the six of trumps for the turned card."""

from __future__ import annotations

from itertools import combinations

from buur.bots.advice import Advice
from buur.bots.features.expected_points import card_value, expected_points
from buur.bots.features.hand_strength import STOECK_IN_HAND, expected_melds
from buur.cards import NO_CARDS, CardSet, Suit, cards_in, mask_of
from buur.play.acts.turned_card import six_of_trumps
from buur.play.model.deal import Deal
from buur.play.model.events import Exchanged, Robbed
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant


def hand_points(rules: Variant, hand: CardSet, trump: Suit | None) -> float:
    """Return the expected points of a hand, with melds and stöck."""
    pair = stoeck_pair(trump) if trump is not None and rules.stoeck.stock else NO_CARDS
    stoeck = STOECK_IN_HAND if pair and hand & pair == pair else 0
    return expected_points(hand, trump) + expected_melds(rules, hand) + stoeck


def unknown_card(rules: Variant, deal: Deal, seat: Seat) -> float:
    """Return the mean `card_value` of the cards that the seat has not seen."""
    unseen = cards_in(CardSet(rules.pack.cards & ~deal.hands[seat] & ~deal.widow.up))
    return sum(card_value(card, deal.trump) for card in unseen) / len(unseen)


def exchange(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the exchange of the highest expected points, or the decision to keep the hand."""
    rules, hand, size = view.state.variant, deal.hands[seat], view.legal.exchange
    coming = size * unknown_card(rules, deal, seat)
    kept = [(hand_points(rules, hand, deal.trump), NO_CARDS)]
    for cards in combinations(cards_in(hand), size):
        away = mask_of(cards)
        rest = CardSet(hand & ~away)
        kept.append((hand_points(rules, rest, deal.trump) + coming, away))
    away = max(kept)[1]
    return Advice(Exchanged(seat, away), ("weak-cards-away" if away else "hand-to-keep",))


def take_turned(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return the exchange of the six for the turned card, None where the hand gains nothing."""
    if Robbed(seat) not in view.legal or deal.turned is None:
        return None
    hand, rules = deal.hands[seat], view.state.variant
    after = CardSet(hand & ~(1 << six_of_trumps(deal)) | 1 << deal.turned)
    better = hand_points(rules, after, deal.trump) > hand_points(rules, hand, deal.trump)
    return Advice(Robbed(seat), ("turned-card-is-better",)) if better else None
