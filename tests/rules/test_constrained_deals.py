"""Deals under conditions: their number, their chances, and the sentences where there are none."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import factorial

import numpy as np
import pytest

from buur.cards import PACK, CardSet, Hand, parse_cards
from buur.errors import ArgumentError, BuurError, NotationError, PositionError
from buur.rules.constrained_deals import ConstrainedDeals, Given, Lengths, suit_counts
from tests.chance import seeded

SMALL = parse_cards("S6 S7 S8 H6 H7 D6")
CONDITIONS: list[tuple[Given, Lengths]] = [
    ({}, {}),
    ({0: "S6"}, {}),
    ({0: "S6", 1: ["H7"]}, {2: {"S": 1}}),
    ({}, {0: {"S": range(1, 3), "H": 0}, 1: {"D": 1}}),
    ({0: ""}, {0: {"S": 1, "H": 1}}),
]


def every_deal(pack: int, seats: int, count: int) -> list[tuple[int, ...]]:
    """Return every deal of a pack."""
    if not seats:
        return [()]
    cards = [1 << card for card in range(36) if pack >> card & 1]
    hands = map(sum, combinations(cards, count))
    return [(hand, *rest) for hand in hands for rest in every_deal(pack & ~hand, seats - 1, count)]


def fulfils(deal: tuple[int, ...], given: Given, lengths: Lengths) -> bool:
    """Tell whether a deal fulfils conditions, said in other words."""
    holds = all(not Hand(cards).mask & ~deal[int(seat)] for seat, cards in given.items())
    return holds and all(
        suit_counts(deal[int(seat)])["SHDC".index(suit)] in allowed
        if isinstance(allowed, range)
        else suit_counts(deal[int(seat)])["SHDC".index(suit)] == allowed
        for seat, suits in lengths.items()
        for suit, allowed in suits.items()
    )


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("given", "lengths"), CONDITIONS)
def test_every_deal_is_equally_likely(seats: int, given: Given, lengths: Lengths) -> None:
    """Of three hands, or of two with cards beside them; 30 draws of each deal on average."""
    lengths = {seat: suits for seat, suits in lengths.items() if int(seat) < seats}
    expected = [deal for deal in every_deal(SMALL, seats, 2) if fulfils(deal, given, lengths)]
    deals = ConstrainedDeals(SMALL, seats, 2, given, lengths)
    assert deals.total == len(expected)
    random = seeded(7)
    found = Counter(deals.draw(random) for _ in range(30 * len(expected)))
    assert set(found) == set(expected)
    squares = sum((many - 30) ** 2 / 30 for many in found.values())
    free = len(expected) - 1
    assert squares < free + 4 * (2 * free) ** 0.5 + 1


def test_all_deals_are_counted() -> None:
    assert ConstrainedDeals(PACK, 4, 9).total == factorial(36) // factorial(9) ** 4
    assert ConstrainedDeals(PACK, 6, 6).total == factorial(36) // factorial(6) ** 6


def test_numbers_of_numpy_are_numbers() -> None:
    one, mask = np.int64(1), np.int64(0b11)
    deals = ConstrainedDeals(PACK, 4, 9, {one: mask}, {one: {"S": np.int8(2)}})
    assert suit_counts(deals.draw(seeded(1))[1])[0] == 2
    assert deals.given[1] == 0b11


REFUSED: list[tuple[object, object, type[BuurError], str]] = [
    ("SJ", None, ArgumentError, "given is 'SJ': expected cards by seat"),
    ({4: "SJ"}, None, ArgumentError, "the seat in given is 4: expected a whole number from 0 to 3"),
    ({0: "SX"}, None, NotationError, "'SX' is not a card"),
    ({0: 3.5}, None, ArgumentError, r"given is 3\.5"),
    ({0: "SJ", 1: "SJ"}, None, PositionError, "SJ is given to two seats"),
    ({0: (1 << 10) - 1}, None, PositionError, "seat 0 is given 10 cards of 9"),
    (None, 3, ArgumentError, "lengths is 3: expected lengths by seat and suit"),
    (None, {-1: {"S": 3}}, ArgumentError, "the seat in lengths is -1"),
    (None, {0: 3}, ArgumentError, "lengths is 3: expected lengths by seat and suit"),
    (None, {0: {"X": 3}}, ArgumentError, "the suit in lengths is 'X': expected one of S H D C"),
    (None, {0: {"S": 10}}, ArgumentError, "the length in lengths is 10"),
    (None, {0: {"S": "3"}}, ArgumentError, "the length in lengths is '3'"),
    ({0: "SJ"}, {0: {"S": 0}}, PositionError, "seat 0 cannot hold 0 cards of S beside"),
    (
        None,
        {3: {"S": 4}, 0: {"S": 5}, 1: {"H": 2, "S": range(5, 7)}},
        PositionError,
        "seat 1 cannot hold 5 or 6 cards of S beside",
    ),
    (None, {2: {"S": range(10**12, 10**13)}}, PositionError, "seat 2 cannot hold an impossible"),
]


@pytest.mark.parametrize(("given", "lengths", "kind", "said"), REFUSED)
def test_conditions_that_cannot_be_are_refused(
    given: Given, lengths: Lengths, kind: type[BuurError], said: str
) -> None:
    with pytest.raises(kind, match=said):
        ConstrainedDeals(PACK, 4, 9, given, lengths)


def test_hands_may_differ_in_size() -> None:
    """A widow of one card beside hands of three and two: 6! / (3! 2! 1!) deals."""
    deals = ConstrainedDeals(SMALL, 3, (3, 2, 1))
    assert deals.total == 60
    assert {tuple(map(int.bit_count, deals.draw(seeded(seed)))) for seed in range(9)} == {(3, 2, 1)}
    with pytest.raises(PositionError, match="seat 2 is given 2 cards of 1"):
        ConstrainedDeals(SMALL, 3, (3, 2, 1), {2: "S6 S7"})
    with pytest.raises(PositionError, match="more cards than there are"):
        ConstrainedDeals(SMALL, 3, (3, 2, 2))


def test_cards_beside_the_pack_are_refused() -> None:
    with pytest.raises(PositionError, match="CA is not in the pack"):
        ConstrainedDeals(CardSet(SMALL), 3, 2, {0: "CA"})
