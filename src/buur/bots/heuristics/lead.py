"""Choice of the card to lead."""

from __future__ import annotations

from typing import Final

from buur.bots.advice import Reason
from buur.bots.heuristics.endgame import count_out, is_countable
from buur.bots.heuristics.keep_value import keep_value
from buur.bots.heuristics.marriages import broken_points
from buur.bots.heuristics.situation import Situation
from buur.bots.heuristics.trick_forecast import win_chance
from buur.cards import CardSet, cards_in

Choice = tuple[int, Reason]

LEAST_HONOUR: Final = 3
"""Points from which on nobody calls a card low."""


def lead(now: Situation) -> Choice:
    """Return the card to lead, and its reason."""
    cards = cards_in(CardSet(_sensible(now)))
    scores = count_out(now) if is_countable(now) else {card: _score(now, card) for card in cards}
    best = max(cards, key=lambda card: (scores[card], now.tables.strength[card], now.taste(card)))
    return best, _reason(now, best)


def _sensible(now: Situation) -> int:
    """Return the legal cards, without trumps if no opponent can hold one."""
    others = now.legal & ~now.trump_mask
    idle = not now.rivals_could & now.trump_mask
    return others if others and idle else now.legal


def _score(now: Situation, card: int) -> float:
    chance = win_chance(now, card)
    points = now.tables.trick + now.tables.points[card] + 3 * now.weights.lead_points
    value = (2.0 * chance - 1.0) * (points + now.stake) - keep_value(now, card)
    value -= broken_points(now, card)
    if now.trump_mask >> card & 1:
        return value + _drawing(now, card)
    return value + _cashing(now, card) + _for_partner(now, card)


def _drawing(now: Situation, card: int) -> float:
    """Return the gain of leading a trump by the trumps that others then have to play."""
    trumps = now.unseen & now.trump_mask
    drawn = sum(now.weights.draw_rival * now.holds_any(seat, trumps) for seat in now.rivals)
    lost = sum(now.weights.draw_ally * now.holds_any(seat, trumps) for seat in now.allies)
    return (drawn - lost) * (1 if now.role >= 0 else -0.3)


def _cashing(now: Situation, card: int) -> float:
    if not is_master(now, card):
        return 0.0
    return now.weights.cash if now.rivals_could & now.trump_mask else now.weights.cash_safe


def is_master(now: Situation, card: int) -> bool:
    """Tell whether no unseen card of the same suit beats ``card``."""
    suit = 0x1FF << 9 * (card // 9)
    return not now.tables.beaten_by[card] & suit & now.unseen


def _for_partner(now: Situation, card: int) -> float:
    suit = card // 9
    return sum(now.weights.partners_suit for ally in now.allies if now.signals[ally] == suit)


def _reason(now: Situation, card: int) -> Reason:
    if now.legal.bit_count() == 1:
        return "only-card"
    if now.trump_mask >> card & 1:
        return _trump_reason(now, card)
    if is_master(now, card):
        return "cash-master"
    if any(now.signals[ally] == card // 9 for ally in now.allies):
        return "lead-partners-suit"
    if now.tables.points[card] < LEAST_HONOUR:
        return "lead-low"
    return "lead-singleton" if is_singleton(now, card) else "lead-safest"


def _trump_reason(now: Situation, card: int) -> Reason:
    if is_master(now, card):
        return "draw-trumps"
    others = now.hand & now.trump_mask & ~(1 << card)
    return "force-out-high-trump" if others else "lead-safest"


def is_singleton(now: Situation, card: int) -> bool:
    """Tell whether the hand has no other card of the same suit."""
    return not now.hand & 0x1FF << 9 * (card // 9) & ~(1 << card)
