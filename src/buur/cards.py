"""The 36 cards: codes, numbers and sets.

A card is ``9 * suit + rank``. A set of cards is a mask with one bit per card; it fits a signed
64-bit integer, so the same functions run on Python ints and inside compiled kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from operator import index
from typing import Final, NewType, SupportsIndex, TypeAlias, Union

from buur.arguments import excerpt, integer, is_integral, wrong
from buur.completion import PublicNames
from buur.errors import ArgumentError, NotationError

Suit = NewType("Suit", int)
"""0 spades, 1 hearts, 2 diamonds, 3 clubs, by their French names; see ``docs/glossary.md``."""
Rank = NewType("Rank", int)
"""0 for the six up to 8 for the ace, in natural order."""
Card = NewType("Card", int)
CardSet = NewType("CardSet", int)
CardLike: TypeAlias = SupportsIndex | str
"""A card by its number or its code."""
HandLike: TypeAlias = Union["Hand", SupportsIndex, str, Iterable[CardLike]]
"""A set of cards in any form, see `set_of`."""

SUITS: Final = "SHDC"
RANKS: Final = "6789TJQKA"
PACK_SIZE: Final = 36
PACK: Final = CardSet((1 << PACK_SIZE) - 1)
NO_CARDS: Final = CardSet(0)
SUIT_SETS: Final = tuple(CardSet(0x1FF << 9 * suit) for suit in range(4))
CODES: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)
SYMBOLS: Final = "♠♥♦♣"
RED: Final = "color-mix(in srgb,#e5252a 65%,currentcolor)"
"""Colour of red suits in HTML: dark red on light pages, light red on dark ones."""

SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = (Rank(rank) for rank in range(9))

_CARD_OF: Final = {code: Card(number) for number, code in enumerate(CODES)}
_SUIT_OF: Final = {letter: Suit(number) for number, letter in enumerate(SUITS)}
_SUIT_OF_SYMBOL: Final = str.maketrans(SYMBOLS, SUITS)


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of this suit and rank.

    Raises:
        ArgumentError: there is no such suit or rank.
    """
    return Card(9 * integer(suit, 0, 3, "suit") + integer(rank, 0, 8, "rank"))


def suit_of(card: int) -> Suit:
    """Return the suit of a card number; `card_of` checks numbers."""
    return Suit(card // 9)


def rank_of(card: int) -> Rank:
    """Return the rank of a card number in natural order, 0 for a six; `card_of` checks numbers."""
    return Rank(card % 9)


def parse_suit(text: str) -> Suit:
    """Return the suit of a letter: S, H, D or C.

    Raises:
        NotationError: it is no such letter.
    """
    suit = _SUIT_OF.get(text) if isinstance(text, str) else None
    if suit is None:
        raise NotationError(f"{excerpt(text)} is not a suit: expected one of S H D C")
    return suit


def suit_code(suit: Suit) -> str:
    """Return the letter of a suit.

    Raises:
        ArgumentError: there is no such suit.
    """
    return SUITS[integer(suit, 0, 3, "suit")]


def parse_card(text: str) -> Card:
    """Return the card of a code such as ``SA`` or ``DT``.

    >>> parse_card("SA")
    8

    Raises:
        NotationError: it is no such code.
    """
    try:
        return _CARD_OF[text]
    except (KeyError, TypeError):
        near = _nearest_code(text) if isinstance(text, str) else ""
        raise NotationError(
            f"{excerpt(text)} is not a card: expected a suit S H D C and a rank 6 7 8 9 T J Q K A"
            + (f"; did you mean {near}?" if near else "")
        ) from None


def _nearest_code(text: str) -> str:
    """Return the code that a text such as ``sa``, ``AS``, ``S10`` or ``♠A`` stands for, or ""."""
    plain = text.strip().upper().replace("10", "T").translate(_SUIT_OF_SYMBOL)
    return next((code for code in (plain, plain[::-1]) if code in _CARD_OF), "")


def card_of(card: CardLike, name: str = "card") -> Card:
    """Return a card given by its code or its number.

    >>> card_of("SA"), card_of(8)
    (8, 8)

    Args:
        card: a code such as ``SA``, or a number from 0 to 35, also one of numpy's integers.
        name: the name of the argument for the message of an error.

    Raises:
        NotationError: there is no such code.
        ArgumentError: it is no number of a card.
    """
    if isinstance(card, str):
        return parse_card(card)
    try:
        return Card(integer(card, 0, PACK_SIZE - 1, name))
    except ArgumentError:
        expected = f"a code such as 'SA', or a number from 0 to {PACK_SIZE - 1}"
        raise wrong(name, card, expected) from None


def card_code(card: CardLike) -> str:
    """Return the code of a card, the inverse of `parse_card`.

    >>> card_code(8), card_code("DT")
    ('SA', 'DT')

    Raises:
        NotationError: there is no such code.
        ArgumentError: it is no number of a card.
    """
    return CODES[card_of(card)]


def mask_of(cards: Iterable[CardLike]) -> CardSet:
    """Return the set of these cards.

    Raises:
        NotationError: a code is no card.
        ArgumentError: a number is no card, or the argument is no collection of cards.
    """
    if isinstance(cards, str) or not hasattr(cards, "__iter__"):
        raise wrong("cards", cards, "a collection of cards")
    mask = 0
    for card in cards:
        mask |= 1 << (card if type(card) is int and 0 <= card < PACK_SIZE else card_of(card))
    return CardSet(mask)


def cards_in(cards: HandLike) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order of their numbers.

    Args:
        cards: a set of cards in any form, see `set_of`.

    Raises:
        NotationError: a code is no card, or stands twice.
        ArgumentError: it is no set of cards.
    """
    mask: int = cards if type(cards) is int else set_of(cards)
    if mask >> PACK_SIZE:
        raise _no_set(cards, "cards")
    return _cards_in(mask)


@lru_cache(maxsize=1 << 13)
def _cards_in(rest: int) -> tuple[Card, ...]:
    found = []
    while rest:
        low = rest & -rest
        found.append(Card(low.bit_length() - 1))
        rest ^= low
    return tuple(found)


def parse_cards(text: str) -> CardSet:
    """Read card codes separated by spaces.

    >>> cards_code(parse_cards("SK S6"))
    'S6 SK'

    Raises:
        NotationError: a code is no card, or stands twice.
    """
    if not isinstance(text, str):
        raise NotationError(f"{excerpt(text)} is no text: expected card codes such as 'SA S6'")
    mask = 0
    for code in text.split():
        bit = 1 << parse_card(code)
        if mask & bit:
            raise NotationError(f"{code} stands twice in {text!r}: a card exists once")
        mask |= bit
    return CardSet(mask)


def set_of(cards: HandLike, name: str = "cards") -> CardSet:
    """Return a set of cards given in any form.

    >>> set_of("SA S6") == set_of(["SA", 0]) == set_of(Hand("S6 SA")) == 0b100000001
    True

    Args:
        cards: a `Hand`, codes separated by spaces, a mask with one bit per card, or a collection
            of codes and card numbers.
        name: the name of the argument for the message of an error.

    Raises:
        NotationError: a code is no card, or stands twice.
        ArgumentError: it is no set of cards.
    """
    if isinstance(cards, Hand):
        return cards.mask
    if isinstance(cards, str):
        return parse_cards(cards)
    if is_integral(cards):
        with suppress(TypeError):  # an array of cards has the method, but fails
            mask = index(cards)
            if mask >> PACK_SIZE:
                raise _no_set(cards, name)
            return CardSet(mask)
    if not isinstance(cards, Iterable):
        raise _no_set(cards, name)
    mask = 0
    for card in cards:
        bit = 1 << card_of(card)
        if mask & bit:
            raise wrong(name, cards, f"cards that differ, but {CODES[card_of(card)]} stands twice")
        mask |= bit
    return CardSet(mask)


def _no_set(cards: object, name: str) -> ArgumentError:
    return wrong(name, cards, "card codes such as 'SA S6', a Hand, or a mask below 2**36")


def cards_code(cards: HandLike) -> str:
    """Return the codes of a set of cards, in order of their numbers, separated by spaces.

    Args:
        cards: a set of cards in any form, see `set_of`.

    Raises:
        NotationError: a code is no card, or stands twice.
        ArgumentError: it is no set of cards.
    """
    return " ".join(CODES[card] for card in cards_in(set_of(cards)))


class Hand(PublicNames):
    """A set of cards as an immutable value: iterable, with a length and the operators of sets.

    >>> hand = Hand("SA S6 DT")
    >>> "DT" in hand, len(hand), str(hand)
    (True, 3, 'S6 SA DT')
    >>> hand - "S6", hand & Hand("DT DJ")
    (Hand('SA DT'), Hand('DT'))
    >>> [card_code(card) for card in hand]
    ['S6', 'SA', 'DT']

    Args:
        cards: the cards in any form, see `set_of`.

    Raises:
        NotationError: a code is no card, or stands twice.
        ArgumentError: it is no set of cards.
    """

    __slots__ = ("mask",)

    mask: CardSet
    """The set as an int with one bit per card."""

    def __init__(self, cards: HandLike = NO_CARDS) -> None:
        if type(cards) is int and not cards >> PACK_SIZE:
            _set_mask(self, cards)
        else:
            _set_mask(self, set_of(cards))

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read card codes separated by spaces.

        Raises:
            NotationError: a code is no card, or stands twice.
        """
        return cls(parse_cards(text))

    @classmethod
    def of(cls, *cards: CardLike) -> Hand:
        """Return the hand of some cards, each given by its code or number.

        >>> Hand.of("SA", 0)
        Hand('S6 SA')

        Raises:
            NotationError: a code is no card.
            ArgumentError: a number is no card, or a card stands twice.
        """
        return cls(set_of(cards))

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the cards, in order of their numbers.

        >>> Hand("SA S6").codes
        ('S6', 'SA')
        """
        return tuple(CODES[card] for card in cards_in(self.mask))

    def of_suit(self, suit: SupportsIndex | str) -> Hand:
        """Return the cards of a suit.

        >>> Hand("SA S6 DT").of_suit("S"), len(Hand("SA S6 DT").of_suit("H"))
        (Hand('S6 SA'), 0)

        Args:
            suit: a letter S H D C, or a number from 0 to 3.

        Raises:
            NotationError: it is no letter of a suit.
            ArgumentError: it is no number of a suit.
        """
        number = parse_suit(suit) if isinstance(suit, str) else integer(suit, 0, 3, "suit")
        return Hand(CardSet(self.mask & SUIT_SETS[number]))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Hand cannot be changed: make a new one instead of setting {name}")

    def __reduce__(self) -> tuple[type[Hand], tuple[int]]:
        return type(self), (self.mask,)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        number = _CARD_OF.get(card) if isinstance(card, str) else card
        if type(number) is not int:
            try:
                number = index(number)  # type: ignore[arg-type]
            except TypeError:  # nothing that could be a card
                return False
        return 0 <= number < PACK_SIZE and bool(self.mask >> number & 1)

    def __and__(self, other: HandLike) -> Hand:
        return Hand(CardSet(self.mask & set_of(other)))

    def __or__(self, other: HandLike) -> Hand:
        return Hand(CardSet(self.mask | set_of(other)))

    def __xor__(self, other: HandLike) -> Hand:
        return Hand(CardSet(self.mask ^ set_of(other)))

    def __sub__(self, other: HandLike) -> Hand:
        return Hand(CardSet(self.mask & ~set_of(other)))

    def __le__(self, other: HandLike) -> bool:
        return not self.mask & ~set_of(other)

    def __ge__(self, other: HandLike) -> bool:
        return not set_of(other) & ~self.mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return cards_code(self.mask)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def _repr_html_(self) -> str:
        return cards_html(cards_in(self.mask))


_set_mask: Final[Callable[[Hand, int], None]] = Hand.__dict__["mask"].__set__
"""Sets the mask of a new hand, without the refusal of `Hand.__setattr__`."""


def cards_html(cards: Iterable[Card]) -> str:
    """Return cards as a line of HTML for a notebook, red suits in red."""
    return " ".join(_card_html(card) for card in cards)


def _card_html(card: Card) -> str:
    suit, rank = suit_of(card), RANKS[rank_of(card)].replace("T", "10")
    colour = RED if SUITS[suit] in "HD" else "inherit"
    style = f"color:{colour};font-weight:600;white-space:nowrap"
    return f'<span style="{style}">{SYMBOLS[suit]}{rank}</span>'
