"""Core §1: the pack, the order and the points of its cards, contracts without trumps."""

from __future__ import annotations

import pytest

from buur.cards import CODES, PACK, cards_in, parse_card, parse_cards
from buur.contracts import (
    CONTRACTS,
    TRICKS,
    TRUMPS,
    Contract,
    Policy,
    Tables,
    compile_contract,
    parse_contract,
)
from buur.rules.tricks import beats

NATURAL = "6789TJQKA"
TRUMP_ORDER = "678TQKA9J"


def tables(code: str, trick: int = 0, policy: Policy | None = None) -> Tables:
    return compile_contract(parse_contract(code), policy or Policy())[trick]


def points(code: str, suit: str, policy: Policy | None = None) -> dict[str, int]:
    table = tables(code, policy=policy)
    return {rank: table.points[parse_card(suit + rank)] for rank in NATURAL}


def ladder(table: Tables, suit: str) -> str:
    """Return the ranks of a suit from the weakest to the strongest."""
    return "".join(sorted(NATURAL, key=lambda rank: table.strength[parse_card(suit + rank)]))


def test_pack_has_four_suits_of_nine() -> None:
    """§1.1, all sources: 36 cards, six to ace."""
    assert len(set(CODES)) == PACK.bit_count() == len(cards_in(PACK)) == 36
    assert {code[0] for code in CODES} == set("SHDC")


def in_all_cards(contract: Contract, policy: Policy) -> set[int]:
    """Return what all cards are worth together, in every trick of a contract."""
    return {sum(table.points) for table in compile_contract(contract, policy)}


@pytest.mark.parametrize("unde_values", ["six11", "ace11"])
@pytest.mark.parametrize("slalom_values", ["start", "oben"])
def test_every_contract_has_152_points_in_its_cards(slalom_values: str, unde_values: str) -> None:
    """§1.3 checks: 152, with the last trick 157, in every contract and reading. W25, W10, T06.

    Only a tutti in which every jack and nine counts as a trump has more (variants §1.11).
    """
    policy = Policy(unde_values=unde_values, slalom_values=slalom_values)
    found = {contract.code: in_all_cards(contract, policy) for contract in CONTRACTS}
    special = {"tutti": {248}, "tutti:oben": {120}}
    assert found == {code: special.get(code.removeprefix("misere:"), {152}) for code in found}


def test_side_suit_points() -> None:
    """§1.3, row 1: ace 11, king 4, queen 3, jack 2, ten 10. W25, W10, P002, T06."""
    expected = {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10, "9": 0, "8": 0, "7": 0, "6": 0}
    assert points("trump:S", "H") == expected
    assert sum(expected.values()) == 30


def test_trump_points() -> None:
    """§1.3, row 2: the Buur 20, the Nell 14, 62 in all; queen 3, not the 10 of P002 (§0.3)."""
    expected = {"A": 11, "K": 4, "Q": 3, "J": 20, "T": 10, "9": 14, "8": 0, "7": 0, "6": 0}
    assert points("trump:S", "S") == expected
    assert sum(expected.values()) == 62


@pytest.mark.parametrize("suit", "SHDC")
def test_oben_gives_eight_points_to_every_eight(suit: str) -> None:
    """§1.3, row 3. W25: the eights make up for Buur and Nell."""
    found = points("oben", suit)
    assert (found["8"], found["A"], found["6"], sum(found.values())) == (8, 11, 0, 38)


@pytest.mark.parametrize(
    ("unde_values", "six", "ace"), [("six11", 11, 0), ("ace11", 0, 11)], ids=["six11", "ace11"]
)
def test_unten_gives_eleven_to_six_or_ace(unde_values: str, six: int, ace: int) -> None:
    """§1.3, rows 4 and 5. six11: JW and engines; ace11: W25, PAG."""
    found = points("unten", "H", Policy(unde_values=unde_values))
    assert (found["6"], found["A"], found["8"], sum(found.values())) == (six, ace, 8, 38)


@pytest.mark.parametrize("code", ["trump:S", "oben"])
def test_side_suits_rank_from_six_to_ace(code: str) -> None:
    """§1.3: six lowest, ace highest. W25, T06."""
    assert ladder(tables(code), "H") == NATURAL


def test_trump_suit_ranks_buur_nell_ace() -> None:
    """§1.3: 6 7 8 10 Q K A 9 J. W25, W10, T06."""
    assert ladder(tables("trump:C"), "C") == TRUMP_ORDER


def test_unten_reverses_every_suit() -> None:
    """§1.3: A K Q J 10 9 8 7 6. W25: the sixes cannot be beaten."""
    assert ladder(tables("unten"), "D") == NATURAL[::-1]


def test_every_trump_beats_every_side_card() -> None:
    """§4.5. W25, T06: the trump takes the trick."""
    table = tables("trump:S")
    assert beats(table, parse_card("S6"), parse_card("HA"))
    assert not beats(table, parse_card("HA"), parse_card("S6"))


def test_side_card_of_another_suit_beats_nothing() -> None:
    """§4.5: only the suit led or a trump wins."""
    assert not beats(tables("trump:S"), parse_card("DA"), parse_card("H6"))
    assert not beats(tables("oben"), parse_card("DA"), parse_card("H6"))


def test_no_trump_contracts_have_no_buur_and_no_trumps() -> None:
    """§1.4: no trump, no Buur, no Nell. W25."""
    for code in ("oben", "unten", "zigzag:oben"):
        table = tables(code)
        assert (table.trump_mask, table.jack_mask, table.buur) == (0, 0, -1)


@pytest.mark.parametrize(("start", "other"), [("oben", "unten"), ("unten", "oben")])
def test_slalom_changes_direction_with_every_trick(start: str, other: str) -> None:
    """§1.4: odd tricks go the first way, even tricks the other. STV, JW."""
    schedule = compile_contract(parse_contract(f"zigzag:{start}"), Policy())
    way = {"oben": NATURAL, "unten": NATURAL[::-1]}
    assert [ladder(table, "S") for table in schedule] == [
        way[start if trick % 2 == 0 else other] for trick in range(TRICKS)
    ]


def test_slalom_counts_like_its_first_direction() -> None:
    """§1.4 (a), option slalom_values=start. STV."""
    policy = Policy(slalom_values="start", unde_values="six11")
    assert points("zigzag:unten", "S", policy)["6"] == 11
    assert points("zigzag:oben", "S", policy)["A"] == 11


def test_slalom_may_count_as_oben_both_ways() -> None:
    """§1.4 (b), option slalom_values=oben. FED 17.8: ace 11 and eight 8 in both."""
    policy = Policy(slalom_values="oben", unde_values="six11")
    for code in ("zigzag:unten", "zigzag:oben"):
        found = points(code, "S", policy)
        assert (found["A"], found["8"], found["6"]) == (11, 8, 0)


def test_points_stay_the_same_through_a_deal() -> None:
    """§1.4: what a card is worth depends on the contract, not on the trick."""
    for contract in CONTRACTS:
        assert len({table.points for table in compile_contract(contract, Policy())}) == 1


def test_melds_rank_upside_down_in_unten() -> None:
    """§5.5: six to eight is the best three in unten; slalom goes by its first trick."""
    codes = ("oben", "unten", "zigzag:oben", "zigzag:unten", "trump:S")
    assert [parse_contract(code).upside_down for code in codes] == [
        False,
        True,
        False,
        True,
        False,
    ]


def test_martinique_eight_beats_the_buur_that_lies_before_it() -> None:
    """§1.3, "8 de Martinique". W25: stronger than the Buur when played after it."""
    with_eight = tables("trump:S", policy=Policy(martinique8=True))
    eight, buur, nell = (parse_card(code) for code in ("S8", "SJ", "S9"))
    assert beats(with_eight, eight, buur)
    assert not beats(tables("trump:S"), eight, buur)
    assert not beats(with_eight, eight, nell)
    assert beats(with_eight, buur, eight)
    assert with_eight.points[eight] == 0


def test_contract_codes_read_back() -> None:
    """§0.2: every contract has one code."""
    assert [parse_contract(contract.code) for contract in CONTRACTS] == list(CONTRACTS)
    assert [contract.code for contract in TRUMPS] == ["trump:S", "trump:H", "trump:D", "trump:C"]
    assert parse_cards("SA") == 1 << 8
