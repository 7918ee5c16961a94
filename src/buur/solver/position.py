"""`Position` of a deal with all hands open, its legal cards, and the position after a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from buur.cards import CODES, PACK, Card, CardSet, cards_code, suit_of
from buur.contracts import Tables
from buur.errors import PositionError
from buur.rules.legality import legal_cards
from buur.solver.node import Node, first_node
from buur.solver.transitions import lay_card


@dataclass(frozen=True, slots=True)
class Position:
    """Hands, leader and open trick."""

    hands: tuple[int, ...]
    """Sets of cards by seat, without the cards of the open trick."""
    leader: int
    """The seat that led the open trick, or is to lead."""
    trick: tuple[Card, ...] = ()
    """The cards of the open trick in the order in which they were played."""
    first_led: int | None = None
    """The suit of the first card of the deal, where points depend on it."""
    won: frozenset[int] = frozenset()
    """Sides that have taken a trick of this deal already: they alone can still make a match."""

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def lying(self) -> CardSet:
        """The cards of the open trick as a set."""
        return CardSet(sum(1 << card for card in self.trick))

    @property
    def tricks(self) -> int:
        """Tricks that are not over yet."""
        return self.hands[self.leader].bit_count() + (1 if self.trick else 0)

    def check(self, seats: int, tricks: int) -> None:
        """Raise `PositionError` if this cannot occur in a deal.

        Args:
            seats: the number of seats that play.
            tricks: the number of tricks in the deal.
        """
        if len(self.hands) != seats:
            given = len(self.hands)
            said = f"{given} hands were given, but {seats} seats play"
            raise PositionError(said, "hands", hands=given, seats=seats)
        if not 0 <= self.leader < seats:
            said = f"{self.leader} is not a seat: expected 0 to {seats - 1}"
            raise PositionError(said, "no-seat", seat=self.leader, last=seats - 1)
        lie = len(self.trick)
        if lie >= seats:
            said = f"{lie} cards lie, but a trick of {seats} ends it"
            raise PositionError(said, "full-trick", cards=lie, seats=seats)
        self._check_cards()
        self._check_counts()
        if not self.tricks:
            raise PositionError("nobody holds a card: there is nothing to solve", "empty")
        if self.tricks > tricks:
            said = f"{self.tricks} tricks are open, but a deal has {tricks}"
            raise PositionError(said, "many-tricks", open=self.tricks, tricks=tricks)

    def _check_cards(self) -> None:
        seen = 0
        for cards in (*self.hands, *(1 << card for card in self.trick)):
            if cards & ~PACK:
                raise PositionError(f"{cards:#x} is not a set of cards")
            if cards & seen:
                twice = cards_code(CardSet(cards & seen))
                said = f"{twice} stands in two places: a card exists once"
                raise PositionError(said, "twice", cards=twice)
            seen |= cards

    def _check_counts(self) -> None:
        seats = len(self.hands)
        for turn in range(seats):
            seat = (self.leader + turn) % seats
            many = self.hands[seat].bit_count()
            expected = self.tricks - (1 if turn < len(self.trick) else 0)
            if many != expected:
                said = f"seat {seat} holds {many} cards, but {expected} are expected"
                raise PositionError(said, "count", seat=seat, cards=many, expected=expected)


def open_trick(tables: Tables, trick: Sequence[Card], leader: int, seats: int) -> Node:
    """Return the node after the cards of an open trick, as if it were the first."""
    node: Node = first_node(0, leader, 0)
    for card in trick:
        node = lay_card(tables, node, seats, card)
    return node


def legal(tables: Tables, position: Position) -> int:
    """Return the cards that may be played."""
    seats, seat = len(position.hands), position.seat
    node = open_trick(tables, position.trick, position.leader, seats)
    return legal_cards(tables, position.hands[seat], node.led, node.best, node.lying)


def after(tables: Tables, position: Position, card: Card) -> Position:
    """Return the position after a card; the winner of a full trick leads next.

    `Position.won` stays the same, since sides are not known here. The search uses `transitions`.
    """
    seats, seat = len(position.hands), position.seat
    hands = list(position.hands)
    if not hands[seat] >> card & 1:
        raise PositionError(f"seat {seat} does not hold {CODES[card]}")
    hands[seat] ^= 1 << card
    trick = (*position.trick, card)
    first = suit_of(card) if position.first_led is None else position.first_led
    if len(trick) < seats:
        return Position(tuple(hands), position.leader, trick, first, position.won)
    winner = open_trick(tables, trick, position.leader, seats).winner
    return Position(tuple(hands), winner, (), first, position.won)
