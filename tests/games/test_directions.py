"""Oben-abe, unden-ufe and zig-zag as games of their own (variants §1.1 to §1.3)."""

from __future__ import annotations

import pytest

from buur.cards import parse_card
from buur.variants.registry import PRESETS, variant
from tests.rules.scenario import deal, dealt, play

DIRECTIONS = ("oben-abe", "unden-ufe", "zig-zag")


def points(name: str, contract: str, **options: object) -> dict[str, int]:
    """Return what each rank of a suit counts by the rules of a preset."""
    rules = variant(name, options)
    tables = rules.compiled(contract)[0]
    return {rank: tables.points[parse_card(f"H{rank}")] for rank in "6789TJQKA"}


@pytest.mark.parametrize(("name", "contract"), [("oben-abe", "oben"), ("unden-ufe", "unten")])
def test_nobody_chooses(name: str, contract: str) -> None:
    """[S] W25: there are no trumps; every deal is played in the one direction."""
    rules = PRESETS[name].variant
    assert rules.phases == ("impose", "play")
    assert str(rules.choice.only_contract) == contract


def test_forehand_says_which_way_a_zigzag_begins() -> None:
    """[P] variants §1.3: the announcer names the first direction."""
    rules = PRESETS["zig-zag"].variant
    assert rules.phases == ("choose", "play")
    assert {str(one) for one in rules.choice.offered} == {"zigzag:oben", "zigzag:unten"}
    assert rules.choice.push == "no"


@pytest.mark.parametrize("name", DIRECTIONS)
def test_a_deal_holds_157_points(name: str) -> None:
    """[S] W25: eights count 8, so that the usual total holds."""
    rules = PRESETS[name].variant
    for contract in rules.choice.offered:
        tables = rules.compiled(contract)[0]
        assert sum(tables.points) + rules.score.last_trick == 157


def test_eights_count_eight_and_aces_eleven() -> None:
    """[S] W25: so they do in unden-ufe; that a six has the eleven is a table's agreement."""
    usual = {"6": 0, "7": 0, "8": 8, "9": 0, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
    assert points("oben-abe", "oben") == usual
    assert points("unden-ufe", "unten") == usual
    agreed = points("unden-ufe", "unten", unde_values="six11")
    assert (agreed["6"], agreed["A"]) == (11, 0)


def winner_of_hearts(name: str) -> int | None:
    """Return who wins six, ace, eight and king of hearts, played in this order from seat 0."""
    state = dealt("H6 C6", "HA C7", "H8 C8", "HK C9", rules=name)
    return deal(play(state, "H6 HA H8 HK")).tricks[0].winner


def test_the_ace_wins_from_the_top_down_and_the_six_from_the_bottom_up() -> None:
    """[S] W25."""
    assert winner_of_hearts("oben-abe") == 1
    assert winner_of_hearts("unden-ufe") == 0


@pytest.mark.parametrize("name", DIRECTIONS)
def test_the_rest_is_chibre_without_stoeck(name: str) -> None:
    """[S] W25: the rules of the usual game; king and queen of trumps cannot be."""
    rules, chibre = PRESETS[name].variant, PRESETS["chibre"].variant
    assert (rules.meld, rules.score) == (chibre.meld, chibre.score)
    assert not rules.stoeck.stock
    assert (rules.partie.target, rules.partie.finish) == (1000, "first_out")
