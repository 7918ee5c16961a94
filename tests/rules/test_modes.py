"""The way each contract orders the cards, trick by trick (variants §0.4)."""

from __future__ import annotations

import itertools

import pytest

from buur.cards import card_code, parse_card
from buur.cards import parse_cards as cards
from buur.contracts import (
    MISERES,
    POINT_CONTRACTS,
    UNDERTRUMP_IF_VOID,
    Policy,
    Tables,
    compile_contract,
    parse_contract,
)
from buur.rules.legality import legal_cards
from buur.rules.tricks import beats

DOWN, UP, TRUMP = "AKQJT9876", "6789TJQKA", "J9AKQT876"
DOWN_TABLE = {"A": 11, "T": 10, "8": 8, "K": 4, "Q": 3, "J": 2}
UP_TABLE = {"6": 11, "T": 10, "8": 8, "K": 4, "Q": 3, "J": 2}
PLAIN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_TABLE = {**PLAIN, "J": 20, "9": 14}


def order(tables: Tables, suit: str) -> str:
    """The ranks of a suit, the highest first."""
    found = sorted(
        (parse_card(suit + rank) for rank in UP), key=lambda card: -tables.strength[card]
    )
    for high, low in itertools.pairwise(found):
        assert beats(tables, high, low)
        assert not beats(tables, low, high)
    return "".join(card_code(card)[1] for card in found)


def points(tables: Tables, suit: str) -> dict[str, int]:
    """What the cards of a suit are worth, those that count."""
    worth = {rank: tables.points[parse_card(suit + rank)] for rank in UP}
    return {rank: value for rank, value in worth.items() if value}


def schedule(code: str, policy: Policy | None = None, tricks: int = 9) -> tuple[Tables, ...]:
    return compile_contract(parse_contract(code), policy or Policy(), tricks)


@pytest.mark.parametrize(
    ("code", "orders"),
    [
        ("zigzag:oben", [DOWN, UP] * 4 + [DOWN]),
        ("zigzag:unten", [UP, DOWN] * 4 + [UP]),
        ("quer:oben:4", [DOWN] * 4 + [UP] * 5),
        ("quer:unten:4", [UP] * 4 + [DOWN] * 5),
        ("quer:oben:5", [DOWN] * 5 + [UP] * 4),
        ("quer:unten:5", [UP] * 5 + [DOWN] * 4),
        ("trio:tou:S", [DOWN] * 6 + [UP] * 3),
        ("trio:uto:S", [UP] * 3 + [DOWN] * 6),
        ("mitte:oben", ["TJ9Q8K7A6"] * 9),
        ("mitte:unten", ["T9J8Q7K6A"] * 9),
        ("gumpf:S", [UP] * 9),
        ("tutti", [TRUMP] * 9),
        ("tutti:oben", [TRUMP] * 9),
    ],
)
def test_plain_suits_rank(code: str, orders: list[str]) -> None:
    assert [order(tables, "H") for tables in schedule(code)] == orders


def test_a_trio_has_its_trump_in_three_tricks_only() -> None:
    trumps = [tables.trump_mask != 0 for tables in schedule("trio:otu:S")]
    assert trumps == [False] * 3 + [True] * 3 + [False] * 3
    assert order(schedule("trio:otu:S")[4], "S") == TRUMP


def test_with_twelve_tricks_a_trio_changes_every_four_and_a_quer_in_the_middle() -> None:
    assert [tables.trump_mask != 0 for tables in schedule("trio:tuo:C", tricks=12)] == (
        [True] * 4 + [False] * 8
    )
    halves = [order(tables, "S") for tables in schedule("quer:unten:6", tricks=12)]
    assert halves == [UP] * 6 + [DOWN] * 6


@pytest.mark.parametrize(
    ("code", "suit", "worth"),
    [
        ("oben", "S", DOWN_TABLE),
        ("unten", "S", UP_TABLE),
        ("quer:oben:4", "S", DOWN_TABLE),
        ("quer:unten:4", "S", UP_TABLE),
        ("mitte:oben", "S", DOWN_TABLE),
        ("mitte:unten", "S", UP_TABLE),
        ("trio:uot:H", "H", TRUMP_TABLE),
        ("trio:uot:H", "S", PLAIN),
        ("gumpf:H", "H", TRUMP_TABLE),
        ("gumpf:H", "S", PLAIN),
        ("tutti", "D", TRUMP_TABLE),
        ("tutti:oben", "D", PLAIN),
    ],
)
def test_what_cards_are_worth(code: str, suit: str, worth: dict[str, int]) -> None:
    assert points(schedule(code)[0], suit) == worth
    assert len({tables.points for tables in schedule(code)}) == 1


def test_the_suit_led_first_gives_a_tutti_of_157_its_jack_and_nine() -> None:
    policy = Policy(tutti_values="first_led")
    for code in ("tutti", "tutti:oben"):
        contract = parse_contract(code)
        tables = compile_contract(contract, policy, first_led=parse_contract("trump:H").suit)[0]
        assert points(tables, "H") == TRUMP_TABLE
        assert points(tables, "S") == PLAIN
        assert sum(tables.points) == 152


def test_in_a_tutti_nobody_can_ruff_and_a_lone_jack_is_free() -> None:
    first = schedule("tutti")[0]
    for trick in (first, schedule("tutti:oben")[0]):
        assert not beats(trick, parse_card("SJ"), parse_card("H6"))
    hearts, best = 1, parse_card("H6")
    hand = cards("HJ S6")
    assert legal_cards(first, hand, hearts, best) == hand
    assert legal_cards(first, cards("HJ H7 S6"), hearts, best) == cards("HJ H7")
    bound = schedule("tutti:oben")[0]
    assert legal_cards(bound, hand, hearts, best) == cards("HJ")


def test_brouc_ranks_the_ten_below_the_ace_also_in_trumps() -> None:
    """Variants §1.7."""
    tables = schedule("trump:S", Policy(ranking="brouc"))[0]
    assert order(tables, "S")[:8] == order(tables, "H")[:8] == "ATKQJ987"
    assert points(tables, "S") == points(tables, "H") == PLAIN
    assert beats(tables, parse_card("S7"), parse_card("HA"))
    nobody_is_free = cards("SJ H7")
    spades, king = 0, parse_card("SK")
    assert legal_cards(tables, nobody_is_free, spades, king) == cards("SJ")


def test_whoever_shuns_points_may_undertrump_when_void() -> None:
    """Variants §0.4, the misère overlay; a hand that can follow may not."""
    shunning, wanting = schedule("misere:trump:S")[0], schedule("trump:S")[0]
    hearts, ruff = 1, parse_card("S9")
    assert legal_cards(shunning, cards("S6 D7"), hearts, ruff) == cards("S6 D7")
    assert legal_cards(wanting, cards("S6 D7"), hearts, ruff) == cards("D7")
    assert legal_cards(shunning, cards("S6 H7"), hearts, ruff) == cards("H7")


def test_a_misere_plays_like_its_mode() -> None:
    codes = [str(contract) for contract in MISERES]
    shunned = {code: schedule(code)[0] for code in codes}
    wanted = {code: schedule(code.removeprefix("misere:"))[0] for code in codes}
    assert [code for code in codes if not shunned[code].policy & UNDERTRUMP_IF_VOID] == []
    assert [code for code in codes if any(shunned[code].barred)] == []
    for code, tables in wanted.items():
        same = shunned[code]._replace(policy=tables.policy, barred=tables.barred)
        assert same == tables, code


def test_no_two_contracts_share_a_code_or_what_they_do() -> None:
    assert len({contract.code for contract in POINT_CONTRACTS}) == len(POINT_CONTRACTS)
    compiled = {compile_contract(contract, Policy(), tricks=12) for contract in POINT_CONTRACTS}
    assert len(compiled) == len(POINT_CONTRACTS)


@pytest.mark.parametrize(
    ("code", "low"),
    [
        ("trio:uto:S", True),
        ("trio:out:S", False),
        ("trio:tuo:S", False),
        ("zigzag:unten", True),
        ("quer:oben:4", False),
        ("mitte:unten", True),
        ("gumpf:S", False),
        ("tutti", False),
    ],
)
def test_melds_rank_by_the_first_trick(code: str, low: bool) -> None:
    """Variants §0.4 [R]: mixed modes by the mode that they start with."""
    assert parse_contract(code).upside_down == low
