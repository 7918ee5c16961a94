"""Decision to join a deal with the hand, to join with the blind, or to drop out."""

from __future__ import annotations

from math import inf
from typing import Final

from buur.bots.advice import Advice, Reason
from buur.bots.features.expected_points import BASE, card_value
from buur.bots.heuristics.exchanging import hand_points, unknown_card
from buur.cards import cards_in
from buur.play.model.deal import Deal
from buur.play.model.events import Joined
from buur.play.views import View
from buur.seats import Seat
from buur.variants.option_groups.join import Answer

POINTS_TO_JOIN: Final = (0, 10, 25, 35, 38, 40)
"""Expected points that justify joining, by the number of other players."""
JOIN_RATE: Final = 0.65
"""Probability that a seat joins which has not answered yet."""


def join_deal(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the answer: join with the hand or the blind, or drop out."""
    answers, rules = view.legal.answers, view.state.variant
    own = hand_points(rules, deal.hands[seat], deal.trump)
    blind = blind_points(view, deal, seat) if "blind" in answers else -inf
    if max(own, blind) < points_needed(deal, seat):
        return _advice(seat, "drop", "hand-to-drop")
    if blind > own:
        return _advice(seat, "blind", "blind-is-better")
    return _advice(seat, "play", "hand-to-join")


def _advice(seat: Seat, answer: Answer, reason: Reason) -> Advice:
    return Advice(Joined(seat, answer), (reason,))


def blind_points(view: View, deal: Deal, seat: Seat) -> float:
    """Return the expected points of the blind."""
    unknown = deal.widow.count * unknown_card(view.state.variant, deal, seat)
    return BASE + unknown + sum(card_value(card, deal.trump) for card in cards_in(deal.widow.up))


def points_needed(deal: Deal, seat: Seat) -> float:
    """Return the expected points that justify joining; minus infinity if nobody else can play."""
    others = [answer for who, answer in enumerate(deal.answers) if who != seat]
    playing = float(sum(answer in ("play", "blind") for answer in others))
    playing += JOIN_RATE * sum(answer in (None, "later") for answer in others)
    if not playing:
        return -inf
    low = int(playing)
    return POINTS_TO_JOIN[low] + (playing - low) * (POINTS_TO_JOIN[low + 1] - POINTS_TO_JOIN[low])
