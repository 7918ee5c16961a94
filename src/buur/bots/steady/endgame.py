"""The last two tricks, counted out: every deal that is possible, everybody playing his best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from buur.bots.steady.situation import ALL_TRICKS, Situation
from buur.cards import CardSet, cards_in
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import trick_points, winner

CARDS_LEFT = 2
"""With so many cards in hand the rest is counted out."""
MOST_DEALS = 24
"""More possible deals than this are sampled evenly."""


def is_countable(now: Situation) -> bool:
    """Tell whether so few cards are left that the rest can be counted out, between two sides."""
    return 1 < now.hand.bit_count() <= CARDS_LEFT and not now.deal.predictions


def count_out(now: Situation) -> dict[int, float]:
    """Return for each legal card how much more we are credited than they are in the tricks left.

    The average over the possible deals, each weighted by its likelihood, as if everybody then
    saw all cards. The bonus of the last trick and a match at stake count.
    """
    sums: dict[int, float] = dict.fromkeys(cards_in(CardSet(now.legal)), 0.0)
    deal = now.deal
    for weight, hands in _evenly(list(_deals(now))):
        for card in sums:
            line = _Line(tuple(hands), deal.lying, deal.leader, len(deal.tricks), now.sweep)
            sums[card] += weight * _value(now, _lay(line, now.seat, card))
    return sums


def _evenly(deals: list[tuple[float, list[int]]]) -> list[tuple[float, list[int]]]:
    step = max(1, -(-len(deals) // MOST_DEALS))
    return deals[::step]


def _deals(now: Situation) -> Iterator[tuple[float, list[int]]]:
    """Give every way the unseen cards may lie, with a weight for how likely it is."""
    hands = [0] * len(now.could)
    hands[now.seat] = now.hand
    laid = len(now.deal.lying)
    left = [now.hand.bit_count()] * len(hands)
    for turn in range(laid):
        left[(now.deal.leader + turn) % len(hands)] -= 1
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


class _Line(NamedTuple):
    """A line of play with all hands known."""

    hands: tuple[int, ...]
    lying: tuple[int, ...]
    leader: int
    trick: int
    sweep: int
    """1 while our side has every trick, -1 while theirs has, else 0."""


def _value(now: Situation, line: _Line) -> float:
    """Return what our side gets above theirs from here on with the best play of everybody."""
    seats = len(line.hands)
    if len(line.lying) == seats:
        return _collect(now, line)
    if line.trick == ALL_TRICKS:
        return line.sweep * now.match_bonus
    seat = (line.leader + len(line.lying)) % seats
    tables, led, best = now.deal.schedule[line.trick], NOBODY_LED, 0
    if line.lying:
        led, best = line.lying[0] // 9, line.lying[winner(tables, line.lying)]
    legal = legal_cards(tables, line.hands[seat], led, best)
    values = [_value(now, _lay(line, seat, card)) for card in cards_in(CardSet(legal))]
    return min(values) if seat in now.rivals else max(values)


def _lay(line: _Line, seat: int, card: int) -> _Line:
    hands = (*line.hands[:seat], line.hands[seat] ^ 1 << card, *line.hands[seat + 1 :])
    return _Line(hands, (*line.lying, card), line.leader, line.trick, line.sweep)


def _collect(now: Situation, line: _Line) -> float:
    """Return the value of a complete trick and of what follows it."""
    tables = now.deal.schedule[line.trick]
    taker = (line.leader + winner(tables, line.lying)) % len(line.hands)
    side = -1 if taker in now.rivals else 1
    points = trick_points(tables, line.lying)
    if line.trick == ALL_TRICKS - 1:
        points += now.last_trick
    sweep = line.sweep if line.sweep == side else 0
    rest = _Line(line.hands, (), taker, line.trick + 1, sweep)
    return now.goal * side * points + _value(now, rest)
