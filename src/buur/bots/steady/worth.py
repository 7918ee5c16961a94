"""What a card is worth to the hand that keeps it: the price of playing it now."""

from __future__ import annotations

from buur.bots.steady.situation import Situation
from buur.contracts import Tables


def keep_value(now: Situation, card: int) -> float:
    """Return the points that holding ``card`` for a later trick is worth."""
    if now.hand.bit_count() == 1:
        return 0.0
    values = [_value(now, tables, card) for tables in now.later]
    return sum(values) / len(values)


def _value(now: Situation, tables: Tables, card: int) -> float:
    points = tables.points[card]
    if tables.trump_mask >> card & 1:
        make = _trump_makes(now, tables, card)
        return make * (points + now.weights.capture) - (1.0 - make) * points / 2
    make = _side_makes(now, tables, card)
    return make * (points + now.weights.capture)


def _trump_makes(now: Situation, tables: Tables, card: int) -> float:
    """Return how likely a trump wins a later trick."""
    rivals_trumps = now.rivals_could & tables.trump_mask
    higher = rivals_trumps & tables.beaten_by[card]
    if not higher:
        return 1.0
    above = now.expected(now.rivals, higher)
    return max(now.weights.trump_make, 0.85 - 0.2 * above)


def _side_makes(now: Situation, tables: Tables, card: int) -> float:
    """Return how likely a card beside trumps wins a later trick."""
    suit = 0x1FF << 9 * (card // 9)
    higher = tables.beaten_by[card] & suit
    stands = 1.0 - ruff_chance(now, tables, card // 9)
    above = now.expected(now.rivals, higher & now.rivals_could)
    if above == 0.0:
        return stands if not higher & now.unseen else 0.6 * stands
    mine = now.hand & suit
    guards = (mine & ~higher & ~(1 << card)).bit_count()
    sure_above = (mine & higher).bit_count()
    outside = (now.rivals_could & suit).bit_count()
    if 2 * sure_above >= outside:
        return 0.85 * stands
    if guards >= above:
        return stands * 0.5 / (1.0 + above)
    return stands * 0.2 / (1.0 + above)


def ruff_chance(now: Situation, tables: Tables, suit: int) -> float:
    """Return how likely an opponent ruffs the next round of a suit."""
    stands = 1.0
    for seat in now.rivals:
        trumps = now.holds_any(seat, tables.trump_mask)
        if trumps:
            empty = 1.0 - now.holds_any(seat, 0x1FF << 9 * suit)
            stands *= 1.0 - trumps * empty
    return 1.0 - stands
