"""The 36 cards: codes, numbers and sets.

A card is ``9 * suit + rank``. A set of cards is a mask with one bit per card; it fits a signed
64-bit integer, so the same functions run on Python ints and inside compiled kernels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NewType

from buur.errors import NotationError

Suit = NewType("Suit", int)
"""0 spades, 1 hearts, 2 diamonds, 3 clubs, by their French names; see ``docs/glossary.md``."""
Rank = NewType("Rank", int)
"""0 for the six up to 8 for the ace, in natural order."""
Card = NewType("Card", int)
CardSet = NewType("CardSet", int)

SUITS: Final = "SHDC"
RANKS: Final = "6789TJQKA"
PACK_SIZE: Final = 36
PACK: Final = CardSet((1 << PACK_SIZE) - 1)
NO_CARDS: Final = CardSet(0)
SUIT_SETS: Final = tuple(CardSet(0x1FF << 9 * suit) for suit in range(4))
CODES: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)
SYMBOLS: Final = "♠♥♦♣"

SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = (Rank(rank) for rank in range(9))

_CARD_OF: Final = {code: Card(number) for number, code in enumerate(CODES)}


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of this suit and rank."""
    return Card(9 * suit + rank)


def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return Suit(card // 9)


def rank_of(card: Card) -> Rank:
    """Return the rank of a card in natural order, 0 for a six."""
    return Rank(card % 9)


def parse_suit(text: str) -> Suit:
    """Return the suit of a letter: S, H, D or C."""
    if len(text) != 1 or text not in SUITS:
        raise NotationError(f"{text!r} is not a suit: expected one of S H D C")
    return Suit(SUITS.index(text))


def suit_code(suit: Suit) -> str:
    """Return the letter of a suit."""
    return SUITS[suit]


def parse_card(text: str) -> Card:
    """Return the card of a code such as ``SA`` or ``DT``.

    >>> parse_card("SA")
    8
    """
    card = _CARD_OF.get(text)
    if card is None:
        raise NotationError(
            f"{text!r} is not a card: expected a suit S H D C and a rank 6 7 8 9 T J Q K A"
        )
    return card


def card_code(card: Card) -> str:
    """Return the code of a card, the inverse of `parse_card`."""
    return CODES[card]


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return CardSet(mask)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order of their numbers."""
    found = []
    rest: int = cards
    while rest:
        low = rest & -rest
        found.append(Card(low.bit_length() - 1))
        rest ^= low
    return tuple(found)


def parse_cards(text: str) -> CardSet:
    """Read card codes separated by spaces.

    >>> cards_code(parse_cards("SK S6"))
    'S6 SK'
    """
    mask = 0
    for code in text.split():
        bit = 1 << parse_card(code)
        if mask & bit:
            raise NotationError(f"{code} stands twice in {text!r}: a card exists once")
        mask |= bit
    return CardSet(mask)


def cards_code(cards: CardSet) -> str:
    """Return the codes of a set of cards, in order of their numbers, separated by spaces."""
    return " ".join(CODES[card] for card in cards_in(cards))


class Hand:
    """A set of cards as an object: iterable, with a length, and shown as HTML in notebooks.

    >>> hand = Hand.parse("SA S6 DT")
    >>> "DT" in hand, len(hand), str(hand)
    (True, 3, 'S6 SA DT')
    """

    __slots__ = ("mask",)

    def __init__(self, mask: CardSet) -> None:
        self.mask = mask

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read card codes separated by spaces."""
        return cls(parse_cards(text))

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        number = _CARD_OF.get(card) if isinstance(card, str) else card
        return isinstance(number, int) and 0 <= number < PACK_SIZE and bool(self.mask >> number & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return cards_code(self.mask)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"

    def _repr_html_(self) -> str:
        return cards_html(cards_in(self.mask))


def cards_html(cards: Iterable[Card]) -> str:
    """Return cards as a line of HTML for a notebook, red suits in red."""
    return " ".join(_card_html(card) for card in cards)


def _card_html(card: Card) -> str:
    suit, rank = suit_of(card), RANKS[rank_of(card)].replace("T", "10")
    colour = "#b3261e" if SUITS[suit] in "HD" else "inherit"
    style = f"color:{colour};font-weight:600;white-space:nowrap"
    return f'<span style="{style}">{SYMBOLS[suit]}{rank}</span>'
