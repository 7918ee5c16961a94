"""Cards, hands, seats, contracts, rules and seeds are checked where they enter the library."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import buur
from buur.arguments import excerpt, hint, instance, integer, one_of, text
from buur.cards import (
    Card,
    CardLike,
    Hand,
    HandLike,
    Rank,
    Suit,
    card_code,
    card_of,
    cards_code,
    cards_in,
    make_card,
    mask_of,
    parse_card,
    parse_cards,
    parse_suit,
    set_of,
    suit_code,
)
from buur.contracts import OPEN, Contract, Kind, contract_of, parse_contract
from buur.errors import ArgumentError, BuurError, NotationError
from buur.play.chance import Chance, chance_of
from buur.seats import seat_of
from tests.chance import seeded


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (-1, "card is -1: expected a code such as 'SA', or a number from 0 to 35"),
        (36, "card is 36: expected a code"),
        (True, "card is True: expected a code"),
        (None, "card is None: expected a code"),
        (8.0, "card is 8.0: expected a code"),
        ("AS", "did you mean SA?"),
        ("sa", "did you mean SA?"),
        ("S10", "did you mean ST?"),
        ("♥K", "did you mean HK?"),
        ("XX", "a rank 6 7 8 9 T J Q K A$"),
    ],
)
def test_what_is_no_card_is_told(card: CardLike, sentence: str) -> None:
    for call in (card_of, card_code):
        with pytest.raises(BuurError, match=sentence.replace("?", r"\?").replace("^", r"\^")):
            call(card)


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint64])
def test_integers_of_numpy_are_cards_seats_and_sets(kind: type) -> None:
    assert (card_code(kind(8)), type(card_of(kind(8)))) == ("SA", int)
    assert seat_of(kind(3)) == 3
    assert (cards_code(kind(9)), str(Hand(kind(9)))) == ("S6 S9", "S6 S9")
    assert kind(3) in Hand(kind(9))
    assert cards_in(kind(9)) == (0, 3)
    assert Contract("trump", kind(1)) == parse_contract("trump:H")


@pytest.mark.parametrize("cards", [-1, 1 << 36, 2**40, np.int64(-1), None, True, 3.5, object()])
def test_what_is_no_set_of_cards_is_told(cards: HandLike) -> None:
    for call in (Hand, set_of, cards_code, cards_in):
        with pytest.raises(ArgumentError, match="expected card codes such as 'SA S6', a Hand, or"):
            call(cards)


def test_a_hand_is_made_from_any_form() -> None:
    hand = Hand("SA S6")
    forms: list[HandLike] = [
        hand,
        257,
        ["SA", "S6"],
        (8, 0),
        {8, 0},
        np.array([8, 0]),
        Hand.of(0, 8),
    ]
    assert {Hand(form) for form in forms} == {hand}
    assert (Hand(), Hand.parse("SA S6"), repr(hand)) == (Hand(""), hand, "Hand('S6 SA')")


def test_a_card_stands_once_in_a_hand() -> None:
    forms: list[HandLike] = ["SA SA", ["SA", 8]]
    for cards in forms:
        with pytest.raises(BuurError, match="SA stands twice"):
            Hand(cards)


def test_hands_have_the_operators_of_sets() -> None:
    hand = Hand("S6 SA DT")
    assert hand & "SA DT HK" == Hand("SA DT")
    assert hand | ["HK"] == Hand("S6 SA DT HK")
    assert hand ^ Hand("SA HK") == Hand("S6 DT HK")
    assert hand - "S6" == Hand("SA DT")
    assert (hand >= "SA", hand <= "SA", Hand() <= hand) == (True, False, True)


def test_a_hand_has_codes_and_suits() -> None:
    hand = Hand("SA DT S6")
    assert hand.codes == ("S6", "SA", "DT")
    assert hand.of_suit("S") == hand.of_suit(0) == hand.of_suit(np.int64(0)) == Hand("S6 SA")
    wrong: list[Any] = ["X", 4, None]
    for suit in wrong:
        with pytest.raises(BuurError, match="suit"):
            hand.of_suit(suit)


def test_a_hand_does_not_change() -> None:
    hand = Hand("S6")
    with pytest.raises(AttributeError, match="cannot be changed"):
        hand.mask = parse_cards("SA")
    assert hand == copy.copy(hand) == pickle.loads(pickle.dumps(hand)) == Hand("S6")


def test_membership_never_raises() -> None:
    assert [what in Hand("SA") for what in ("SA", 8, "XX", 99, -1, None, 3.5)] == [
        *(True, True),
        *(False,) * 5,
    ]


def test_suits_and_ranks_are_checked() -> None:
    with pytest.raises(ArgumentError, match="suit is 4: expected a whole number from 0 to 3"):
        suit_code(Suit(4))
    with pytest.raises(ArgumentError, match="rank is 9: expected a whole number from 0 to 8"):
        make_card(Suit(0), Rank(9))
    for call in (parse_suit, parse_card, parse_cards, parse_contract):
        with pytest.raises(NotationError, match=r"^5 is "):
            call(5)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="cards is 'SA': expected a collection of cards"):
        mask_of("SA")
    assert mask_of([Card(0), "S7"]) == 3


@pytest.mark.parametrize("seat", [-1, 4, "0", None, True, 1.0])
def test_what_is_no_seat_is_told(seat: int) -> None:
    with pytest.raises(ArgumentError, match=r"^seat is .*: expected a whole number from 0 to 3$"):
        seat_of(seat)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (("trump",), "kind is 'trump': expected suit with it; did you mean parse_contract"),
        (("trump", "S"), r"suit is 'S'.* did you mean parse_contract\(\"trump:S\"\)\?"),
        (("trump", 4), "suit is 4: expected a whole number from 0 to 3"),
        (("oben", 1), "kind is 'oben': expected no other field with it"),
        (("obn",), "kind is 'obn': expected one of trump, oben, .* did you mean oben"),
        ((5,), "kind is 5: expected one of trump, oben"),
        (("zigzag",), "kind is 'zigzag': expected start with it"),
        (("zigzag", None, "up"), "start is 'up': expected one of oben, unten"),
        (("quer", None, "oben", 12), "turn is 12: expected a whole number from 1 to 11"),
        (("trio", 0, None, 0, "ttt"), "order is 'ttt': expected one of"),
        (("oben", None, None, 0, "", 1), "misere is 1: expected True or False"),
    ],
)
def test_what_is_no_contract_is_told(fields: tuple[Kind], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        Contract(*fields)


def test_contracts_are_named_by_codes_that_can_be_typed_back() -> None:
    trump = contract_of("trump:H")
    assert (contract_of(trump), contract_of("open")) == (trump, OPEN)
    assert eval(repr(trump), {"parse_contract": parse_contract}) == trump
    for word in ("hearts", "H", "h"):
        with pytest.raises(NotationError, match="did you mean trump:H"):
            contract_of(word)


@pytest.mark.parametrize("chance", [-1, 1 << 62, "seven", 1.5, True])
def test_what_is_no_seed_is_told(chance: Chance) -> None:
    with pytest.raises(ArgumentError, match=r"expected a seed from 0 to 2\^62 - 1, or a random"):
        chance_of(chance)


def test_seeds_and_generators_make_the_same_partie() -> None:
    assert buur.start("schieber", 7) == buur.start("schieber", seeded(7))
    assert next(buur.deals(buur.variant("schieber"), 7)) == buur.start("schieber", 7)
    assert type(chance_of(None)).__name__ == "SystemRandom"


@pytest.mark.parametrize("rules", [None, 5, ["chibre"]])
def test_what_are_no_rules_is_told(rules: str) -> None:
    for call in (buur.variant, buur.start, buur.deals):
        with pytest.raises(ArgumentError, match=r"rules is .* expected the name of a rule set"):
            call(rules)


def test_options_are_a_mapping() -> None:
    with pytest.raises(ArgumentError, match="options is 5: expected values by option"):
        buur.variant("chibre", 5)  # type: ignore[arg-type]


class Unprintable:
    def __repr__(self) -> str:
        raise ValueError


def test_sentences_of_errors() -> None:
    assert (excerpt("a" * 99)[-4:], excerpt(Unprintable())) == ("a...", "an object of Unprintable")
    assert hint("stedy", ["easy", "steady"]) == "did you mean steady?"
    assert hint("q", ["easy", "steady"]) == "expected one of easy, steady"
    with pytest.raises(ArgumentError, match=r"^n is array.*: expected a whole number from 0 to 9$"):
        integer(np.array([1, 2]), 0, 9, "n")
    with pytest.raises(ArgumentError, match="name is 5: expected a text"):
        text(5, "name")
    with pytest.raises(ArgumentError, match="hand is 5: expected a Hand"):
        instance(5, Hand, "hand")
    with pytest.raises(ArgumentError, match="aim is 'mst': expected one of most, fewest; did you"):
        one_of("mst", ("most", "fewest"), "aim")
    assert one_of("most", ("most", "fewest"), "aim") == "most"
