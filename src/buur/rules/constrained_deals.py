"""Deals in which seats hold given cards and numbers of cards by suit: counted, and drawn uniformly.

The seats are dealt one after the other. How many deals remain depends only on the numbers of cards
left in the four suits, so these numbers are counted once for each combination.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod
from random import Random
from typing import Any, SupportsIndex, TypeAlias

from buur.arguments import integer, wrong
from buur.cards import (
    PACK_SIZE,
    SUIT_SETS,
    SUITS,
    CardSet,
    HandLike,
    cards_code,
    cards_in,
    set_of,
)
from buur.errors import PositionError

Given: TypeAlias = Mapping[Any, HandLike]
"""Cards by the seat that holds them."""
Lengths: TypeAlias = Mapping[Any, Mapping[str, SupportsIndex | range]]
"""By seat and letter of a suit, the number of cards, or the range of possible numbers."""
Counts: TypeAlias = tuple[int, int, int, int]
"""A number of cards for each suit."""
_ANY = frozenset(range(PACK_SIZE // len(SUITS) + 1))


class ConstrainedDeals:
    """The deals of a pack that fulfil conditions, all equally likely.

    >>> from buur.cards import PACK
    >>> deals = ConstrainedDeals(PACK, 4, 9, given={0: "SJ S9"}, lengths={0: {"S": range(4, 6)}})
    >>> first = deals.draw(Random(7))
    >>> (first[0] & SUIT_SETS[0]).bit_count() in (4, 5)
    True

    Args:
        pack: the cards of the pack.
        seats: the number of seats that hold cards.
        count: the number of cards in each hand, or one number for each seat; the other cards of
            the pack are in no hand.
        given: by seat, cards that it holds.
        lengths: by seat and letter of a suit, how many cards it holds, the given ones included:
            a number, or a ``range`` as in Python, without its end.
        names: the name of each seat in messages of errors.

    Raises:
        NotationError: a code is no card.
        ArgumentError: an argument is of another type, or there is no such seat or suit.
        PositionError: no deal fulfils the conditions.
    """

    def __init__(
        self,
        pack: CardSet,
        seats: int,
        count: int | Sequence[int],
        given: Given | None = None,
        lengths: Lengths | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.seats = seats
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(seats))
        self.sizes = (count,) * seats if isinstance(count, int) else tuple(count)
        """By seat, the number of cards in its hand."""
        self.given = _given(pack, self.sizes, given, self.names)
        """By seat, the cards that it holds in every deal."""
        self.free = CardSet(pack & ~sum(self.given))
        """The cards that are not given."""
        self._lengths = _lengths(seats, lengths)
        self._choices: dict[tuple[int, Counts], tuple[tuple[Counts, int], ...]] = {}
        self.total = self.ways(0, suit_counts(self.free))
        """The number of deals that fulfil the conditions."""
        if not self.total:
            raise PositionError(self._first_impossible())

    def ways(self, seat: int, left: Counts) -> int:
        """Return in how many ways the seats from a seat on can be dealt.

        Args:
            seat: the first seat without its cards.
            left: by suit, the number of free cards that are left.
        """
        if seat == self.seats:
            return 1
        return sum(weight for _, weight in self.choices(seat, left))

    def choices(self, seat: int, left: Counts) -> tuple[tuple[Counts, int], ...]:
        """Return the free cards by suit that a seat can get, each with its number of deals.

        Args:
            seat: the first seat without its cards.
            left: by suit, the number of free cards that are left.
        """
        key = seat, left
        if key not in self._choices:
            found = []
            for counts in self._possible(seat, left):
                ways = prod(map(comb, left, counts))
                weight = ways * self.ways(seat + 1, rest_of(left, counts))
                if weight:
                    found.append((counts, weight))
            self._choices[key] = tuple(found)
        return self._choices[key]

    def draw(self, random: Random) -> tuple[CardSet, ...]:
        """Return the hands of a random deal, by seat."""
        pool, hands = self.free, []
        for seat, given in enumerate(self.given):
            left = suit_counts(pool)
            choices, hand = self.choices(seat, left), given
            counts = choices[_drawn(choices, random.randrange(self.ways(seat, left)))][0]
            for suit, many in zip(SUIT_SETS, counts, strict=True):
                for card in random.sample(cards_in(CardSet(pool & suit)), many):
                    hand = CardSet(hand | 1 << card)
            pool = CardSet(pool & ~hand)
            hands.append(hand)
        return tuple(hands)

    def _first_impossible(self) -> str:
        """Return a sentence that names the first condition that cannot hold with those before."""
        held = sum(hand.bit_count() for hand in self.given)
        if sum(self.sizes) > held + self.free.bit_count():
            return "no deal fulfils the conditions: the hands need more cards than there are"
        asked, self._lengths = self._lengths, [[_ANY] * len(SUITS) for _ in range(self.seats)]
        for seat, suits in enumerate(asked):
            for suit, allowed in enumerate(suits):
                if allowed == _ANY:
                    continue
                self._lengths[seat][suit] = allowed
                self._choices.clear()
                if not self.ways(0, suit_counts(self.free)):
                    said = f"{self.names[seat]} cannot hold {_said(allowed)} cards of {SUITS[suit]}"
                    return f"no deal fulfils lengths: {said} beside the conditions before"
        raise AssertionError("some condition is impossible")

    def _possible(self, seat: int, left: Counts) -> Iterator[Counts]:
        """Yield the numbers of free cards by suit that fill a hand and have allowed lengths."""
        held = suit_counts(self.given[seat])
        room = self.sizes[seat] - sum(held)
        *first, last = (
            sorted(length - has for length in allowed if 0 <= length - has <= many)
            for allowed, has, many in zip(self._lengths[seat], held, left, strict=True)
        )
        allowed_last = frozenset(last)
        for spades, hearts, diamonds in product(*first):
            clubs = room - spades - hearts - diamonds
            if clubs in allowed_last:
                yield spades, hearts, diamonds, clubs


def suit_counts(cards: int) -> Counts:
    """Return the number of cards of each suit in a set."""
    spades, hearts, diamonds, clubs = ((cards & suit).bit_count() for suit in SUIT_SETS)
    return spades, hearts, diamonds, clubs


def rest_of(left: Counts, taken: Counts) -> Counts:
    """Return the numbers of cards by suit that are left after some are taken."""
    spades, hearts, diamonds, clubs = (have - take for have, take in zip(left, taken, strict=True))
    return spades, hearts, diamonds, clubs


def _drawn(choices: Sequence[tuple[Counts, int]], number: int) -> int:
    """Return the index of the choice to which a number below the sum of the weights belongs."""
    index = 0
    while number >= choices[index][1]:
        number -= choices[index][1]
        index += 1
    return index


def _said(allowed: frozenset[int]) -> str:
    """Return allowed numbers of cards as words."""
    return " or ".join(map(str, sorted(allowed))) or "an impossible number of"


def _given(
    pack: CardSet, sizes: Sequence[int], given: Given | None, names: Sequence[str]
) -> tuple[CardSet, ...]:
    """Return the given cards by seat, checked."""
    seats = len(sizes)
    hands, seen = [CardSet(0)] * seats, 0
    for seat, cards in _items(given, "given", "cards by seat, such as {0: 'SJ S9'}"):
        holder = integer(seat, 0, seats - 1, "the seat in given")
        hand = _cards(cards)
        if hand & ~pack:
            raise PositionError(f"{cards_code(CardSet(hand & ~pack))} is not in the pack")
        if hand & seen:
            twice = cards_code(CardSet(hand & seen))
            raise PositionError(f"{twice} is given to two seats: a card exists once")
        if hand.bit_count() > sizes[holder]:
            raise PositionError(
                f"{names[holder]} is given {hand.bit_count()} cards of {sizes[holder]}"
            )
        hands[holder] = hand
        seen |= hand
    return tuple(hands)


def _lengths(seats: int, lengths: Lengths | None) -> list[list[frozenset[int]]]:
    """Return the allowed lengths by seat and suit, checked."""
    found = [[_ANY] * len(SUITS) for _ in range(seats)]
    example = "lengths by seat and suit, such as {0: {'S': 3}}"
    for seat, suits in _items(lengths, "lengths", example):
        holder = integer(seat, 0, seats - 1, "the seat in lengths")
        for suit, length in _items(suits, "lengths", example):
            if not isinstance(suit, str) or len(suit) != 1 or suit not in SUITS:
                raise wrong("the suit in lengths", suit, "one of S H D C")
            found[holder][SUITS.index(suit)] = _allowed(length)
    return found


def _allowed(length: object) -> frozenset[int]:
    if isinstance(length, range):
        return frozenset(many for many in _ANY if many in length)
    return frozenset({integer(length, 0, len(_ANY) - 1, "the length in lengths")})


def _cards(cards: Any) -> CardSet:
    return set_of(cards, "given")


def _items(values: object, name: str, expected: str) -> list[tuple[object, object]]:
    if values is None:
        return []
    if not isinstance(values, Mapping):
        raise wrong(name, values, expected)
    return list(values.items())
