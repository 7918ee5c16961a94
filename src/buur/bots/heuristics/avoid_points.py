"""Choice of the card that avoids points: in a misère, or once a prediction is reached."""

from __future__ import annotations

from buur.bots.advice import Reason
from buur.bots.heuristics.endgame import count_out, is_countable
from buur.bots.heuristics.situation import Situation
from buur.cards import CardSet, cards_in
from buur.contracts import OPEN, Tables
from buur.rules.tricks import beats

Choice = tuple[int, Reason]
USUAL_LAST = 5
"""Bonus of the last trick up to which it does not add to the danger of a card."""


def avoid_points(now: Situation) -> Choice:
    """Return the card with which our side takes the fewest expected points, and its reason."""
    cards = cards_in(CardSet(now.legal))
    scores = count_out(now) if is_countable(now) else {card: _score(now, card) for card in cards}
    best = max(cards, key=lambda card: (scores[card], now.tables.strength[card], now.taste(card)))
    return best, _reason(now, best)


def _score(now: Situation, card: int) -> float:
    """Return the points that playing a card avoids, in this trick and in later ones.

    Against a misère of tricks only the declarer's tricks count, so later ones are ignored. Of 200
    such bids 89 were made, against 123 where the defenders avoided tricks too.
    """
    coming = now.weights.follower_points * len(now.to_come)
    points = now.lying_points + now.tables.points[card] + coming
    fear = 0.0 if is_hunting(now) else danger(now, card)
    return (1.0 - 2.0 * take_chance(now, card)) * points + fear


def is_hunting(now: Situation) -> bool:
    """Tell whether this seat defends against a declarer who bid to take no trick."""
    contract = now.deal.contract
    misere = contract is not None and contract.misere and now.deal.declarer is not None
    return misere and now.role < 0 and not any(now.tables.points)


def danger(now: Situation, card: int) -> float:
    """Return the points of ``card`` that its owner may have to take himself in a later trick.

    The points of other players' cards are left out, and so is the value of cards that lose the
    lead. Versions with either lost to this one in duels.
    """
    if now.hand.bit_count() == 1:
        return 0.0
    risks = [_risk(now, tables, card) for tables in now.later]
    own = now.tables.points[card] + now.tables.trick + max(0, now.last_trick - USUAL_LAST)
    return own * sum(risks) / len(risks)


def _risk(now: Situation, tables: Tables, card: int) -> float:
    """Return the probability that ``card`` takes a trick of its suit if all players avoid it."""
    suit = now.unseen & 0x1FF << 9 * (card // 9)
    if not suit:
        return 0.0
    below = suit & ~tables.beaten_by[card]
    return float((below.bit_count() / suit.bit_count()) ** 2)


def take_chance(now: Situation, card: int) -> float:
    """Return the probability that our side takes the open trick if ``card`` is played to it.

    It is assumed that later players take the trick only if they are forced to.
    """
    takes = now.leads or _beats(now, card)
    best = card if takes else int(now.deal.best)
    led = card // 9 if now.leads else now.deal.led
    chance = 1.0 if takes or now.is_ours else 0.0
    for seat in now.to_come:
        forced = forced_chance(now, seat, best, led)
        chance = forced * (seat in now.allies) + (1.0 - forced) * chance
    return chance


def _beats(now: Situation, card: int) -> bool:
    """Tell whether ``card`` beats the open trick; a card that decides the trumps does (§3.11)."""
    makes_trumps = now.deal.contract == OPEN and card // 9 != now.deal.led
    return makes_trumps or beats(now.tables, card, now.deal.best)


def forced_chance(now: Situation, seat: int, best: int, led: int) -> float:
    """Return the probability that ``seat`` can follow suit, but only with cards above ``best``."""
    suit = 0x1FF << 9 * led
    above = now.tables.beaten_by[best] & suit
    return now.holds_any(seat, above) * (1.0 - now.holds_any(seat, suit & ~above))


def _reason(now: Situation, card: int) -> Reason:
    if now.legal.bit_count() == 1:
        return "only-card"
    if now.leads:
        return "lead-to-lose"
    if _beats(now, card):
        return "take-if-must"
    if card // 9 == now.deal.led:
        return "stay-below"
    return "throw-danger"
