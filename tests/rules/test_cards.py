"""Cards, suits and hands as people and programs handle them (core §0.2, §1.1)."""

from __future__ import annotations

import pytest

from buur.cards import (
    CODES,
    RED,
    Card,
    Hand,
    Rank,
    Suit,
    card_code,
    cards_code,
    cards_html,
    cards_in,
    make_card,
    mask_of,
    parse_card,
    parse_cards,
    parse_suit,
    rank_of,
    suit_code,
    suit_of,
)
from buur.errors import NotationError


def test_card_number_is_nine_times_suit_plus_rank() -> None:
    """§0.2."""
    for number, code in enumerate(CODES):
        card = parse_card(code)
        assert card == number == 9 * suit_of(card) + rank_of(card)
        assert make_card(suit_of(card), rank_of(card)) == card
        assert card_code(card) == code


def test_suits_have_letters() -> None:
    """§0.2: S H D C."""
    assert [suit_code(parse_suit(letter)) for letter in "SHDC"] == list("SHDC")
    assert (make_card(Suit(3), Rank(8)), parse_suit("C")) == (35, 3)


@pytest.mark.parametrize("text", ["", "X", "SH", "s"])
def test_other_letters_are_no_suits(text: str) -> None:
    """One clear sentence."""
    with pytest.raises(NotationError, match="is not a suit: expected one of S H D C"):
        parse_suit(text)


@pytest.mark.parametrize("text", ["", "S", "S1", "S10", "sa", "AS"])
def test_other_texts_are_no_cards(text: str) -> None:
    """One clear sentence."""
    with pytest.raises(NotationError, match="is not a card: expected a suit S H D C and a rank"):
        parse_card(text)


def test_a_card_stands_once_in_a_set() -> None:
    """Cards are not doubled in silence."""
    with pytest.raises(NotationError, match="SA stands twice in 'SA HA SA'"):
        parse_cards("SA HA SA")


def test_sets_are_masks() -> None:
    """One bit per card."""
    cards = parse_cards("CA S6 HT")
    assert cards == 1 << 35 | 1 << 0 | 1 << 13
    assert cards_in(cards) == (0, 13, 35)
    assert mask_of(cards_in(cards)) == cards
    assert cards_code(cards) == "S6 HT CA"


def test_hand_is_a_collection() -> None:
    """Iterable, countable, truthy, comparable, hashable."""
    hand = Hand.parse("S6 SA")
    assert (list(hand), len(hand), bool(hand), bool(Hand.parse(""))) == ([0, 8], 2, True, False)
    assert hand == Hand.parse("SA S6")
    assert hand != "S6 SA"
    assert len({hand, Hand.parse("SA S6")}) == 1
    assert repr(hand) == "Hand('S6 SA')"


def test_hand_contains_cards_by_code_or_number() -> None:
    """And nothing else."""
    hand = Hand.parse("S6 SA")
    assert [item in hand for item in ("S6", 8, "S7", Card(1), "nonsense", 99, -1, None)] == [
        True,
        True,
        *[False] * 6,
    ]


def test_hand_shows_itself_in_a_notebook() -> None:
    """With symbols, red suits in red, the ten as 10."""
    shown = Hand.parse("S6 HT DA")._repr_html_()
    assert [symbol in shown for symbol in ("♠6", "♥10", "♦A", "♣")] == [True, True, True, False]
    assert shown.count(RED) == 2
    assert cards_html(()) == ""
