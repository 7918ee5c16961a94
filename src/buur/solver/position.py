"""`Position` of a deal with all hands open, its legal cards, and the position after a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from buur.arguments import integer, wrong
from buur.cards import (
    CODES,
    PACK_SIZE,
    Card,
    CardLike,
    CardSet,
    Hand,
    HandLike,
    card_of,
    cards_code,
    set_of,
    suit_of,
)
from buur.completion import PublicNames
from buur.contracts import Tables
from buur.errors import PositionError
from buur.rules.legality import legal_cards
from buur.seats import MAX_SEATS, NO_SIDE, Seat
from buur.solver.node import Node, first_node
from buur.solver.transitions import lay_card


@dataclass(frozen=True, slots=True, repr=False)
class Position(PublicNames):
    """Hands, leader and open trick; each value is checked and converted.

    >>> position = Position(["SJ HA", "S9 H6", "S6 HK", "H7"], leader=3, trick="SA")
    >>> position
    Position(['SJ HA', 'S9 H6', 'S6 HK', 'H7'], leader=3, trick='SA')
    >>> position.seat, position.tricks
    (0, 2)

    Raises:
        NotationError: a code is no card.
        ArgumentError: a value is of another type, or out of range.
        PositionError: a card is in two places, or a hand has too many or too few cards.
    """

    hands: tuple[CardSet, ...]
    """Sets of cards by seat, without the cards of the open trick; given in any form, see
    `buur.cards.set_of`, also as a row of an array."""
    leader: Seat
    """The seat that led the open trick, or is to lead."""
    trick: tuple[Card, ...] = ()
    """The cards of the open trick in the order in which they were played; given by codes or
    numbers."""
    first_led: int | None = None
    """The suit of the first card of the deal, where points depend on it."""
    won: frozenset[int] = frozenset()
    """Sides that have taken a trick of this deal already: they alone can still make a match."""

    if TYPE_CHECKING:

        def __init__(
            self,
            hands: Iterable[HandLike],
            leader: SupportsIndex,
            trick: str | Iterable[CardLike] = (),
            first_led: SupportsIndex | None = None,
            won: Iterable[SupportsIndex] = frozenset(),
        ) -> None: ...

    def __post_init__(self) -> None:
        hands = _hands_of(self.hands)
        last = len(hands) - 1
        if type(self.leader) is int and not 0 <= self.leader <= last:
            said = f"leader is {self.leader}: expected a seat from 0 to {last}"
            raise PositionError(said, "no-seat", seat=self.leader, last=last)
        values: dict[str, object] = {
            "hands": hands,
            "leader": Seat(integer(self.leader, 0, last, "leader")),
            "trick": _trick_of(self.trick),
            "won": _sides_of(self.won),
        }
        if self.first_led is not None:
            values["first_led"] = integer(self.first_led, 0, 3, "first_led")
        for name, value in values.items():
            object.__setattr__(self, name, value)
        lie = len(self.trick)
        if lie >= len(hands):
            said = f"{lie} cards lie, but a trick of {len(hands)} ends it"
            raise PositionError(said, "full-trick", cards=lie, seats=len(hands))
        self._check_cards()
        self._check_counts()

    def __repr__(self) -> str:
        parts = [str([cards_code(hand) for hand in self.hands]), f"leader={self.leader}"]
        if self.trick:
            parts.append(f"trick={' '.join(CODES[card] for card in self.trick)!r}")
        if self.first_led is not None:
            parts.append(f"first_led={self.first_led}")
        if self.won:
            parts.append(f"won={set(self.won)}")
        return f"Position({', '.join(parts)})"

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        return Seat((self.leader + len(self.trick)) % len(self.hands))

    @property
    def lying(self) -> CardSet:
        """The cards of the open trick as a set."""
        return CardSet(sum(1 << card for card in self.trick))

    @property
    def tricks(self) -> int:
        """Tricks that are not over yet."""
        return self.hands[self.leader].bit_count() + (1 if self.trick else 0)

    def check(self, seats: SupportsIndex, tricks: SupportsIndex) -> None:
        """Raise if this cannot occur in a deal.

        Args:
            seats: the number of seats that play.
            tricks: the number of tricks in the deal.

        Raises:
            ArgumentError: an argument is of another type, or out of range.
            PositionError: hands, or tricks that are over, do not fit.
        """
        seats = integer(seats, 2, MAX_SEATS, "seats")
        tricks = integer(tricks, 1, PACK_SIZE, "tricks")
        if len(self.hands) != seats:
            given = len(self.hands)
            said = f"{given} hands were given, but {seats} seats play"
            raise PositionError(said, "hands", hands=given, seats=seats)
        if not self.tricks:
            raise PositionError("nobody holds a card: there is nothing to solve", "empty")
        if self.tricks > tricks:
            said = f"{self.tricks} tricks are open, but a deal has {tricks}"
            raise PositionError(said, "many-tricks", open=self.tricks, tricks=tricks)

    def _check_cards(self) -> None:
        seen = 0
        for cards in (*self.hands, *(1 << card for card in self.trick)):
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


def _hands_of(hands: object) -> tuple[CardSet, ...]:
    """Return the hands by seat as sets of cards."""
    if isinstance(hands, str | Hand | Mapping) or not isinstance(hands, Iterable):
        raise wrong("hands", hands, "the hands by seat, such as ['SJ HA', 'S9 H6']")
    found = tuple(set_of(cast("HandLike", hand), "hands") for hand in hands)
    if not 2 <= len(found) <= MAX_SEATS:
        raise wrong("hands", hands, f"2 to {MAX_SEATS} hands")
    return found


def _trick_of(trick: object) -> tuple[Card, ...]:
    """Return the cards of an open trick in playing order."""
    cards = trick.split() if isinstance(trick, str) else trick
    if isinstance(cards, Hand) or not isinstance(cards, Iterable):
        raise wrong("trick", trick, "cards in playing order, such as 'SJ H6'")
    return tuple(card_of(cast("CardLike", card), "trick") for card in cards)


def _sides_of(won: object) -> frozenset[int]:
    """Return the sides that have taken a trick; -1 is the side of a seat that sits out."""
    if isinstance(won, str) or not isinstance(won, Iterable):
        raise wrong("won", won, "the numbers of sides, such as {0}")
    return frozenset(integer(side, NO_SIDE, MAX_SEATS - 1, "won") for side in won)


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
    hands[seat] = CardSet(hands[seat] ^ 1 << card)
    trick = (*position.trick, card)
    first = suit_of(card) if position.first_led is None else position.first_led
    leader = position.leader
    if len(trick) == seats:
        leader, trick = Seat(open_trick(tables, trick, leader, seats).winner), ()
    return _unchecked(tuple(hands), leader, trick, first, position.won)


def _unchecked(*values: object) -> Position:
    """Return a position of values that come from another position; checks take 15 μs."""
    position: Position = object.__new__(Position)
    for set_field, value in zip(_SETTERS, values, strict=True):
        set_field(position, value)
    return position


_SETTERS: Final = tuple(Position.__dict__[field.name].__set__ for field in fields(Position))
"""Functions that set the fields of a position, without the refusal of a frozen class."""
