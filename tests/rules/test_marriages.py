"""Points of marriages in a hand or a trick (core §5.9)."""

from __future__ import annotations

import pytest

from buur.cards import NO_CARDS, SUIT_SETS, SUITS, CardSet, Suit, parse_cards
from buur.rules.marriages import marriage, marriage_points


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(
    ("ranks", "found", "points"),
    [
        ("QK", "QK", 20),
        ("6789TQKA", "QK", 20),
        ("JQK", "JQK", 30),
        ("6789TJQKA", "JQK", 30),
        ("JQA", "", 0),
        ("JKA", "", 0),
        ("6789TJA", "", 0),
    ],
)
def test_worth_of_a_marriage(suit: str, ranks: str, found: str, points: int) -> None:
    """§5.9: 20, with the jack 30, twice as much in trumps."""
    at = SUITS.index(suit)
    cards = parse_cards(" ".join(suit + rank for rank in ranks))
    assert marriage(cards, at) == parse_cards(" ".join(suit + rank for rank in found))
    assert marriage_points(cards, NO_CARDS) == points
    for trump, trumps in enumerate(SUIT_SETS):
        assert marriage_points(cards, trumps) == (2 * points if trump == at else points)


def test_king_and_queen_of_two_suits_are_no_marriage() -> None:
    cards = parse_cards("SQ HK SJ HJ DQ CK")
    assert [marriage(cards, suit) for suit in range(4)] == [NO_CARDS] * 4
    assert marriage_points(cards, SUIT_SETS[0]) == 0


def test_marriages_add_up() -> None:
    """§5.9: each suit for itself."""
    cards = CardSet(sum(parse_cards(f"{suit}Q {suit}K") for suit in SUITS) | parse_cards("CJ"))
    assert marriage_points(cards, SUIT_SETS[Suit(3)]) == 20 + 20 + 20 + 60
