"""Exact search of the last two tricks over the possible deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from buur.bots.heuristics.situation import Situation
from buur.cards import Card, CardSet, cards_in, mask_of
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import to_beat, trick_points, winner

CARDS_LEFT = 2
"""Largest number of cards in hand for an exact search."""
MOST_DEALS = 24
"""Largest number of deals to search; among more, evenly spaced ones are selected."""


def is_countable(now: Situation) -> bool:
    """Tell whether few enough cards are left for an exact search."""
    return 1 < now.hand.bit_count() <= CARDS_LEFT and not now.away


def count_out(now: Situation) -> dict[int, float]:
    """Return by legal card the weighted sum of its values over the possible deals.

    Each deal is searched with all hands open and weighted by its likelihood. A value is the margin
    of our side in the remaining tricks, with the bonuses of the last trick and of a match. With a
    prediction it is the negative distance from it.
    """
    value = _value if now.wanted is None else _miss
    sums: dict[int, float] = dict.fromkeys(cards_in(CardSet(now.legal)), 0.0)
    deal = now.deal
    for weight, hands in _evenly(list(_deals(now))):
        for card in sums:
            line = _Line(tuple(hands), deal.lying, deal.leader, len(deal.tricks), now.sweep)
            sums[card] += weight * value(now, _lay(line, now.seat, card))
    return sums


def _evenly(deals: list[tuple[float, list[int]]]) -> list[tuple[float, list[int]]]:
    step = max(1, -(-len(deals) // MOST_DEALS))
    return deals[::step]


def _deals(now: Situation) -> Iterator[tuple[float, list[int]]]:
    """Yield every distribution of the unseen cards with its weight."""
    hands = [0] * len(now.could)
    hands[now.seat] = now.hand
    laid = len(now.deal.lying)
    left = [now.hand.bit_count()] * len(hands)
    for seat in now.deal.order(now.deal.leader)[:laid]:
        left[seat] -= 1
    left[now.seat] = 0
    yield from _spread(now, cards_in(CardSet(now.unseen)), hands, left, 1.0)


def _spread(
    now: Situation, cards: Sequence[int], hands: list[int], left: list[int], weight: float
) -> Iterator[tuple[float, list[int]]]:
    if not cards:
        yield weight, list(hands)
        return
    card, rest = cards[0], cards[1:]
    for seat, odds in enumerate(now.odds):
        if left[seat] and odds[card]:
            hands[seat] |= 1 << card
            left[seat] -= 1
            yield from _spread(now, rest, hands, left, weight * odds[card])
            hands[seat] ^= 1 << card
            left[seat] += 1


def _miss(now: Situation, line: _Line, made: float = 0.0) -> float:
    """Return the negative distance of our points from our prediction, 0 for an exact one.

    The predictions of the others are hidden, so each of them plays a random legal card.
    """
    if len(line.lying) == now.deal.at_play:
        tables, taker = now.deal.schedule[line.trick], _taker(now, line)
        points = trick_points(tables, line.lying)
        points += now.last_trick if line.trick == now.tricks - 1 else 0
        after = _Line(line.hands, (), taker, line.trick + 1, line.sweep)
        return _miss(now, after, made + points * (taker == now.seat))
    if line.trick == now.tricks:
        return -abs((now.wanted or 0.0) - made)
    seat = now.deal.order(line.leader)[len(line.lying)]
    values = [_miss(now, _lay(line, seat, card), made) for card in _legal(now, line, seat)]
    return max(values) if seat == now.seat else sum(values) / len(values)


class _Line(NamedTuple):
    """A line of play with all hands known."""

    hands: tuple[int, ...]
    lying: tuple[int, ...]
    leader: int
    trick: int
    sweep: int
    """1 while our side has every trick, -1 while theirs has, else 0."""


def _value(now: Situation, line: _Line) -> float:
    """Return the margin of our side from here on by minimax."""
    if len(line.lying) == now.deal.at_play:
        return _collect(now, line)
    if line.trick == now.tricks:
        return line.sweep * now.match_bonus
    seat = now.deal.order(line.leader)[len(line.lying)]
    values = [_value(now, _lay(line, seat, card)) for card in _legal(now, line, seat)]
    return min(values) if seat in now.rivals else max(values)


def _legal(now: Situation, line: _Line, seat: int) -> Sequence[Card]:
    """Return the cards that a seat may play."""
    tables, led, best = now.deal.schedule[line.trick], NOBODY_LED, 0
    if line.lying:
        led, best = line.lying[0] // 9, line.lying[0]
        for card in line.lying[1:]:
            best = to_beat(tables, card, best)
    lying = mask_of(map(Card, line.lying))
    return cards_in(CardSet(legal_cards(tables, line.hands[seat], led, best, lying)))


def _taker(now: Situation, line: _Line) -> int:
    """Return the seat that takes a complete trick."""
    tables = now.deal.schedule[line.trick]
    return now.deal.order(line.leader)[winner(tables, line.lying)]


def _lay(line: _Line, seat: int, card: int) -> _Line:
    hands = (*line.hands[:seat], line.hands[seat] ^ 1 << card, *line.hands[seat + 1 :])
    return _Line(hands, (*line.lying, card), line.leader, line.trick, line.sweep)


def _collect(now: Situation, line: _Line) -> float:
    """Return the value of a complete trick and of the tricks after it."""
    tables = now.deal.schedule[line.trick]
    taker = _taker(now, line)
    side = -1 if taker in now.rivals else 1
    points = trick_points(tables, line.lying)
    if line.trick == now.tricks - 1:
        points += now.last_trick
    sweep = line.sweep if line.sweep == side else 0
    rest = _Line(line.hands, (), taker, line.trick + 1, sweep)
    return now.goal * side * points + _value(now, rest)
