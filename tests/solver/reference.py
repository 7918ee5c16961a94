"""Plain minimax on the functions of the rules, in Python: what brute force is held to."""

from __future__ import annotations

from collections.abc import Sequence

from buur.cards import Card, CardSet, cards_in
from buur.contracts import Tables
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import beats, to_beat
from buur.solver import Position

Trick = tuple[int, int, int, int, int]
"""Suit led, card to beat, its seat, cards, points."""
EMPTY: Trick = (NOBODY_LED, 0, 0, 0, 0)


class Reference:
    """What each side takes, card by card, where the seats of one set want the most points."""

    def __init__(
        self, schedule: Sequence[Tables], wanting: frozenset[int], last: int, most: bool = True
    ) -> None:
        self.schedule, self.ours, self.last, self.most = schedule, wanting, last, most
        self.known: dict[tuple[tuple[int, ...], int], int] = {}

    def results(self, position: Position) -> dict[Card, int]:
        """Return the points of our side after each legal card."""
        tables = self.schedule[-position.tricks]
        trick, seats = EMPTY, len(position.hands)
        for turn, card in enumerate(position.trick):
            trick = laid(tables, trick, (position.leader + turn) % seats, card)
        hands, seat = position.hands, position.seat
        cards = legal_cards(tables, hands[seat], trick[0], trick[1], trick[3])
        return {card: self._after(hands, seat, trick, card) for card in cards_in(CardSet(cards))}

    def _best(self, hands: tuple[int, ...], seat: int, trick: Trick) -> int:
        if not trick[3] and (hands, seat) in self.known:
            return self.known[hands, seat]
        tables = self.schedule[-hands[seat].bit_count()]
        cards = legal_cards(tables, hands[seat], trick[0], trick[1], trick[3])
        choose = max if (seat in self.ours) == self.most else min
        found = choose(self._after(hands, seat, trick, card) for card in cards_in(CardSet(cards)))
        if not trick[3]:
            self.known[hands, seat] = found
        return found

    def _after(self, hands: tuple[int, ...], seat: int, trick: Trick, card: Card) -> int:
        seats, tables = len(hands), self.schedule[-hands[seat].bit_count()]
        hands = tuple(hand & ~(1 << card) for hand in hands)
        trick = laid(tables, trick, seat, card)
        if trick[3].bit_count() < seats:
            return self._best(hands, (seat + 1) % seats, trick)
        over = not any(hands)
        gain = trick[4] + tables.trick + (self.last + tables.last if over else 0)
        gain = gain if trick[2] in self.ours else 0
        return gain if over else gain + self._best(hands, trick[2], EMPTY)


def laid(tables: Tables, trick: Trick, seat: int, card: int) -> Trick:
    """Return a trick with one more card."""
    led, best, winner, lying, worth = trick
    worth += tables.points[card]
    if not lying:
        return card // 9, card, seat, 1 << card, worth
    winner = seat if beats(tables, card, best) else winner
    return led, to_beat(tables, card, best), winner, lying | 1 << card, worth
