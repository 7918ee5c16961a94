"""Choice of the card to play to a trick that another seat led."""

from __future__ import annotations

from buur.bots.advice import Reason
from buur.bots.heuristics.endgame import count_out, is_countable
from buur.bots.heuristics.keep_value import keep_value
from buur.bots.heuristics.marriages import broken_points, completed_points
from buur.bots.heuristics.situation import Situation
from buur.bots.heuristics.trick_forecast import is_safe, win_chance
from buur.cards import CardSet, cards_in
from buur.rules.tricks import beats
from buur.seats import Seat

Choice = tuple[int, Reason]


def follow(now: Situation) -> Choice:
    """Return the card to play to the open trick, and its reason."""
    cards = cards_in(CardSet(_sensible(now)))
    scores = count_out(now) if is_countable(now) else {card: _score(now, card) for card in cards}
    best = max(cards, key=lambda card: (scores[card], -now.tables.points[card], now.taste(card)))
    return best, _reason(now, best)


def _sensible(now: Situation) -> int:
    """Return the legal cards, without trumps if our side is certain to win a side-suit trick."""
    others = now.legal & ~now.trump_mask
    ruffing = not now.trump_mask >> 9 * now.deal.led & 1
    return others if ruffing and others and is_safe(now) else now.legal


def _score(now: Situation, card: int) -> float:
    chance = win_chance(now, card)
    coming = now.weights.follower_points * len(now.to_come)
    points = now.lying_points + now.tables.points[card] + coming + completed_points(now, card)
    value = (2.0 * chance - 1.0) * (points + now.stake)
    return value - keep_value(now, card) - broken_points(now, card) + _message(now, card, chance)


def _message(now: Situation, card: int, chance: float) -> float:
    """Return the value of a discard as a signal to the partner."""
    if not is_discard(now, card) or not now.is_ours or chance < 0.9:
        return 0.0
    if now.tables.points[card] >= 10 or has_spoken(now):
        return 0.0
    return now.weights.signal if is_strong_suit(now, card // 9, card) else -now.weights.signal / 2


def is_discard(now: Situation, card: int) -> bool:
    """Tell whether a card neither follows suit nor ruffs."""
    return card // 9 != now.deal.led and not now.trump_mask >> card & 1


def has_spoken(now: Situation) -> bool:
    """Tell whether this seat has discarded before."""
    for number, trick in enumerate(now.deal.tricks):
        card = trick.cards[now.deal.order(trick.leader).index(Seat(now.seat))]
        trump = now.deal.schedule[number].trump_mask >> card & 1
        if card // 9 != trick.cards[0] // 9 and not trump:
            return True
    return False


def is_strong_suit(now: Situation, suit: int, without: int) -> bool:
    """Tell whether this seat, without the card ``without``, holds the highest card of a suit."""
    mine = now.hand & 0x1FF << 9 * suit & ~(1 << without)
    tables = now.later[0]
    out = now.unseen & 0x1FF << 9 * suit
    return any(not tables.beaten_by[card] & out for card in cards_in(CardSet(mine)))


def _reason(now: Situation, card: int) -> Reason:
    if now.legal.bit_count() == 1:
        return "only-card"
    takes = beats(now.tables, card, now.deal.best)
    if takes:
        return _taking_reason(now, card)
    trump_led = now.trump_mask >> 9 * now.deal.led & 1
    if trump_led and now.hand & now.trump_mask & ~(1 << card) == now.tables.jack_mask:
        return "keep-buur"
    if not now.is_ours:
        return _losing_reason(now, card)
    if now.tables.points[card] >= 3:
        return "smear"
    if is_discard(now, card):
        return "signal-strength" if _message(now, card, 1.0) > 0 else _losing_reason(now, card)
    return "leave-to-partner"


def _losing_reason(now: Situation, card: int) -> Reason:
    """Return why a losing card is given; a cheaper one may be worth keeping."""
    points = now.tables.points
    losing = [
        one for one in cards_in(CardSet(now.legal)) if not beats(now.tables, one, now.deal.best)
    ]
    if any(points[one] < points[card] for one in losing):
        return "keep-others"
    return "discard-worthless" if is_discard(now, card) else "give-nothing"


def _taking_reason(now: Situation, card: int) -> Reason:
    trump_led = now.trump_mask >> 9 * now.deal.led & 1
    if now.trump_mask >> card & 1 and not trump_led:
        return "overruff" if now.trump_mask >> now.deal.best & 1 else "ruff"
    return "take-for-good" if win_chance(now, card) == 1.0 else "take-trick"
