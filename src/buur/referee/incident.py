"""`Incident`: the facts about an irregularity at a table (core §9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypeAlias, get_args

from buur.arguments import instance, integer, one_of, wrong
from buur.cards import (
    Card,
    CardLike,
    CardSet,
    Hand,
    HandLike,
    card_code,
    card_of,
    cards_code,
    set_of,
)
from buur.contracts import Contract, contract_of
from buur.seats import BySeat, Seat, seat_of

Kind = Literal[
    "revoke",
    "two_cards",
    "missing_card",
    "card_count",
    "out_of_turn",
    "looked_back",
    "remark",
    "stoeck_late",
    "wrong_solder",
    "wrong_finish",
    "last_trick_not_turned",
    "misdeal",
    "exposed_in_deal",
    "wrong_cut",
    "card_shown",
    "thrown_in",
    "false_meld",
]
"""The irregularities that a regulation can rule on."""

Noticed = Literal["before_play", "in_trick", "later", "after_deal"]
"""The moment at which an irregularity is noticed: before the first card, while the trick lies
open, after it is turned, or when all cards are played."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOMENTS: Final[tuple[Noticed, ...]] = get_args(Noticed)

SEATS: Final = 4
TRICKS: Final = 9
MOST_CARDS: Final = 9
"""The most cards that an irregularity is about."""
UNKNOWN_HANDS: Final[BySeat[CardSet | None]] = (None,) * SEATS
CardsInOrder: TypeAlias = str | Iterable[CardLike]
"""Cards in an order: codes separated by spaces, or codes and numbers."""
HandsLike: TypeAlias = Sequence[HandLike | None] | Mapping[int, HandLike]
"""Hands by seat in any form of `buur.cards.set_of`; None, or no entry, where they are unknown."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Incident:
    """The facts about an irregularity; each kind needs only some of them.

    >>> incident = Incident(kind="two_cards", seat=1, cards="C9 C8", contract="trump:H", seen=True)
    >>> incident
    Incident(kind='two_cards', seat=1, cards='C9 C8', contract='trump:H', seen=True)

    Cards are given by codes or numbers, contracts by codes, hands in any form.

    Raises:
        ArgumentError: a fact is of another type or out of range, or a card is in two hands.
        NotationError: a code is no card or no contract.
    """

    kind: Kind
    """The irregularity."""
    seat: Seat
    """The offender."""
    cards: tuple[Card, ...] = ()
    """The cards that the irregularity is about; of two cards laid at once the upper comes first."""
    contract: Contract | None = None
    """The contract of the deal."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick, in playing order."""
    leader: Seat | None = None
    """The seat that led the trick."""
    trick_no: int | None = None
    """The number of the trick, from 1."""
    trick_winner: Seat | None = None
    """The winner of the trick."""
    hands: BySeat[CardSet | None] = UNKNOWN_HANDS
    """The cards that each seat still holds; None where they are not known."""
    noticed: Noticed | None = None
    """When it was noticed."""
    seen: bool | None = None
    """Whether others saw the card."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            kind: Kind,
            seat: SupportsIndex,
            cards: CardsInOrder = (),
            contract: Contract | str | None = None,
            trick: CardsInOrder = (),
            leader: SupportsIndex | None = None,
            trick_no: SupportsIndex | None = None,
            trick_winner: SupportsIndex | None = None,
            hands: HandsLike = UNKNOWN_HANDS,
            noticed: Noticed | None = None,
            seen: bool | None = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        one_of(self.kind, KINDS, "kind")
        checked: dict[str, object] = {
            "seat": seat_of(self.seat, SEATS),
            "cards": _in_order(self.cards, MOST_CARDS, "cards"),
            "trick": _in_order(self.trick, SEATS, "trick"),
            "hands": _hands(self.hands),
        }
        if self.contract is not None:
            checked["contract"] = contract_of(self.contract)
        for name in ("leader", "trick_winner"):
            if getattr(self, name) is not None:
                checked[name] = seat_of(getattr(self, name), SEATS, name)
        if self.trick_no is not None:
            checked["trick_no"] = integer(self.trick_no, 1, TRICKS, "trick_no")
        if self.noticed is not None:
            one_of(self.noticed, MOMENTS, "noticed")
        if self.seen is not None:
            instance(self.seen, bool, "seen", "True, False or None")
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        told: dict[str, object] = {}
        for item in fields(self):
            value = getattr(self, item.name)
            if item.default is MISSING or value != item.default:
                told[item.name] = _told(item.name, value)
        return f"Incident({', '.join(f'{name}={value!r}' for name, value in told.items())})"


def _told(name: str, value: Any) -> object:
    """Return a fact in the codes by which it can be given."""
    if name in ("cards", "trick"):
        return " ".join(map(card_code, value))
    if name == "hands":
        return tuple(None if hand is None else cards_code(hand) for hand in value)
    return value.code if isinstance(value, Contract) else value


def _in_order(cards: CardsInOrder, most: int, name: str) -> tuple[Card, ...]:
    """Return cards in their order, each once.

    Raises:
        ArgumentError: there are too many, one stands twice, or these are no cards.
        NotationError: a code is no card.
    """
    listed = cards.split() if isinstance(cards, str) else cards
    if isinstance(listed, (bytes, Hand)) or not isinstance(listed, Iterable):
        raise wrong(name, cards, "card codes in order, such as 'C9 C8'")
    found = tuple(card_of(card, name) for card in islice(listed, most + 1))
    if len(found) > most or len(set(found)) < len(found):
        raise wrong(name, cards, f"at most {most} cards that differ")
    return found


def _hands(hands: HandsLike) -> BySeat[CardSet | None]:
    """Return the cards of each seat.

    Raises:
        ArgumentError: there are not four hands, or a card is in two of them.
        NotationError: a code is no card.
    """
    expected = "four hands by seat, or a dict of them; None where a hand is not known"
    if isinstance(hands, Mapping):
        given: list[HandLike | None] = [None] * SEATS
        for seat, hand in hands.items():
            given[seat_of(seat, SEATS, "hands")] = hand
    elif isinstance(hands, Sequence) and not isinstance(hands, (str, bytes)):
        given = list(hands)
    else:
        raise wrong("hands", hands, expected)
    if len(given) != SEATS:
        raise wrong("hands", hands, expected)
    found = tuple(None if hand is None else set_of(hand, "hands") for hand in given)
    known = [hand for hand in found if hand is not None]
    for one, other in combinations(known, 2):
        if one & other:
            raise wrong("hands", hands, f"a card in one hand, but {cards_code(one & other)} twice")
    return found
