"""Value of keeping a card for a later trick: the price of playing it now."""

from __future__ import annotations

from buur.bots.heuristics.situation import Situation
from buur.cards import CardSet, cards_in
from buur.contracts import Tables


def keep_value(now: Situation, card: int) -> float:
    """Return the points that holding ``card`` for a later trick is worth.

    A small card also has the value that higher cards of its suit lose without it as a guard. For a
    lead this part is left out.
    """
    if now.hand.bit_count() == 1:
        return 0.0
    mine = now.hand & 0x1FF << 9 * (card // 9)
    prices = [_price(now, tables, card, mine) for tables in now.later]
    return sum(prices) / len(prices)


def _price(now: Situation, tables: Tables, card: int, mine: int) -> float:
    without = mine & ~(1 << card)
    price = _value(now, tables, card, mine)
    if now.leads:
        return price
    for other in cards_in(CardSet(without & tables.beaten_by[card])):
        price += _value(now, tables, other, mine) - _value(now, tables, other, without)
    return price


def _value(now: Situation, tables: Tables, card: int, mine: int) -> float:
    """Return the points that ``card``, one of ``mine`` of its suit, may win in a later trick."""
    points = tables.points[card]
    if tables.trump_mask >> card & 1:
        make = _trump_makes(now, tables, card, mine)
        return make * (points + now.weights.capture) - (1.0 - make) * points / 2
    stands = 1.0 - ruff_chance(now, tables, card // 9)
    return stands * _makes(now, tables, card, mine) * (points + now.weights.capture)


def _trump_makes(now: Situation, tables: Tables, card: int, mine: int) -> float:
    """Return the probability that a trump wins a later trick."""
    higher = now.rivals_could & tables.trump_mask & tables.beaten_by[card]
    if not higher:
        return 1.0
    bare = mine.bit_count() == 1
    above = now.expected(now.rivals, higher)
    return max(now.weights.trump_make, (0.65 if bare else 0.85) - 0.2 * above)


def _makes(now: Situation, tables: Tables, card: int, mine: int) -> float:
    """Return the probability that a side card wins a later trick that nobody ruffs."""
    suit = 0x1FF << 9 * (card // 9)
    higher = tables.beaten_by[card] & suit
    if not now.unseen & suit:
        return now.weights.own_suit_makes
    if not higher & now.rivals_could:
        return 1.0 if not higher & now.unseen else 0.6
    above = now.expected(now.rivals, higher)
    guards = (mine & ~higher & ~(1 << card)).bit_count()
    if 2 * (mine & higher).bit_count() >= (now.rivals_could & suit).bit_count():
        return now.weights.length_makes
    return (0.4 if guards >= above else 0.25) / (1.0 + above)


def ruff_chance(now: Situation, tables: Tables, suit: int) -> float:
    """Return the probability that an opponent ruffs the next trick of a suit."""
    stands = 1.0
    for seat in now.rivals:
        trumps = now.holds_any(seat, tables.trump_mask)
        if trumps:
            empty = 1.0 - now.holds_any(seat, 0x1FF << 9 * suit)
            stands *= 1.0 - trumps * empty
    return 1.0 - stands
