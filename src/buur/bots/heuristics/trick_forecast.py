"""Probability that our side wins the open trick, given the card that it plays."""

from __future__ import annotations

from buur.bots.heuristics.situation import Situation
from buur.cards import CardSet, cards_in
from buur.contracts import RUFF_FREELY
from buur.rules.tricks import beats, to_beat

RICH_TRICK = 10
"""Fewest points for which an opponent may ruff instead of following suit."""


def win_chance(now: Situation, card: int) -> float:
    """Return the probability that our side wins the open trick after ``card``."""
    deal = now.deal
    takes = now.leads or beats(now.tables, card, deal.best)
    best = card if now.leads else to_beat(now.tables, card, deal.best)
    led = card // 9 if now.leads else deal.led
    ours = bool(takes) or now.is_ours
    return _chance(now, best, ours, led, now.to_come)


def _chance(now: Situation, best: int, ours: bool, led: int, to_come: tuple[int, ...]) -> float:
    """Return the probability that our side wins the trick once the seats to come have played."""
    if not to_come:
        return float(ours)
    seat, rest = to_come[0], to_come[1:]
    if (seat in now.allies) == ours and not _should_raise(now, seat, rest):
        return _chance(now, best, ours, led, rest)
    taking = take_chance(now, seat, best, led)
    if taking == 0.0:
        return _chance(now, best, ours, led, rest)
    raised = _typical_taker(now, seat, best, led)
    raised = to_beat(now.tables, raised, best)
    took = _chance(now, raised, seat in now.allies, led, rest)
    return taking * took + (1.0 - taking) * _chance(now, best, ours, led, rest)


def _should_raise(now: Situation, seat: int, rest: tuple[int, ...]) -> bool:
    """Tell whether an opponent of a seat plays after it."""
    enemies = now.rivals if seat in now.allies else (now.seat, *now.allies)
    return any(other in enemies for other in rest)


def take_chance(now: Situation, seat: int, best: int, led: int) -> float:
    """Return the probability that ``seat`` beats ``best``."""
    beating = now.tables.beaten_by[best] & now.could[seat]
    if not beating:
        return 0.0
    suit = 0x1FF << 9 * led
    following = now.holds_any(seat, beating & suit)
    ruffing = 0.0
    if not now.trump_mask >> 9 * led & 1:
        ruffing = now.holds_any(seat, beating & now.trump_mask) * _ruff_will(now, seat, led, best)
    return 1.0 - (1.0 - following) * (1.0 - ruffing)


def _ruff_will(now: Situation, seat: int, led: int, best: int) -> float:
    """Return the probability that a seat with a trump ruffs the suit led."""
    empty = 1.0 - now.holds_any(seat, 0x1FF << 9 * led)
    if not now.tables.policy & RUFF_FREELY:
        return empty
    own = now.tables.points[best] if now.hand >> best & 1 else 0
    rich = now.lying_points + own >= RICH_TRICK
    return empty + (1.0 - empty) * now.weights.ruff_greed * rich


def _typical_taker(now: Situation, seat: int, best: int, led: int) -> int:
    """Return the strongest card that ``seat`` probably holds among those that beat ``best``."""
    beating = now.tables.beaten_by[best] & now.could[seat]
    follow = beating & 0x1FF << 9 * led
    odds, missing = now.odds[seat], 1.0
    cards = cards_in(CardSet(follow or beating))
    ranked = sorted(cards, key=now.tables.strength.__getitem__, reverse=True)
    for card in ranked:
        missing *= 1.0 - odds[card]
        if missing < 0.5:
            return card
    return max(ranked, key=odds.__getitem__)


def is_safe(now: Situation) -> bool:
    """Tell whether no later opponent can beat our side's card."""
    if not now.is_ours:
        return False
    best = now.deal.best
    return not any(
        now.tables.beaten_by[best] & now.could[seat] for seat in now.to_come if seat in now.rivals
    )
