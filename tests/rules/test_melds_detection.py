"""Core §5.1: which cards form a meld and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from buur.cards import KING, PACK, SIX, TEN, cards_code, parse_cards
from buur.melds import Meld, MeldRules, MeldValues, meld_of, melds_in
from buur.melds.detection import _all_fours, _all_runs

ROMAND = MeldRules()
GERMAN = MeldRules(values="grand", low_quartets=True, cross_meld=True, order="german")
SPADES = "S6 S7 S8 S9 ST SJ SQ SK SA"


def meld(text: str, rules: MeldRules = ROMAND) -> Meld:
    found = meld_of(parse_cards(text), rules)
    assert found is not None
    return found


def four(rank: str) -> str:
    return " ".join(suit + rank for suit in "SHDC")


def run(count: int) -> str:
    return " ".join(SPADES.split()[:count])


def codes(melds: Sequence[Meld]) -> list[str]:
    return [cards_code(one.cards) for one in melds]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ("romand", [20, 50, 100, 100, 100, 100, 100]),
        ("grand", [20, 50, 100, 150, 200, 250, 300]),
        ("vorarlberg", [20, 50, 100, 120, 140, 160, 180]),
        ("pandur", [20, 50, 100, 150, 150, 150, 150]),
    ],
)
def test_run_points_by_length(values: MeldValues, points: list[int]) -> None:
    """§5.1, rows 3 to 9 cards. W25, W10, P002 (romand); JW, WDE, JV (grand); VBG."""
    rules = MeldRules(values=values)
    assert [meld(run(count), rules).points for count in range(3, 10)] == points


@pytest.mark.parametrize("values", ["romand", "grand", "vorarlberg", "pandur"])
def test_four_of_a_rank_points(values: MeldValues) -> None:
    """§5.1: ten, queen, king, ace 100, nine 150, jack 200, in every scale. W25, W10, P002, JW."""
    rules = MeldRules(values=values)
    points = {rank: meld(four(rank), rules).points for rank in "9TJQKA"}
    assert points == {"9": 150, "T": 100, "J": 200, "Q": 100, "K": 100, "A": 100}


@pytest.mark.parametrize("rank", ["6", "7", "8"])
def test_low_fours_are_no_meld_in_romand(rank: str) -> None:
    """§5.1: "seulement pour les 4 dix, 4 dames, 4 rois et 4 as" (W25), nine and jack."""
    assert meld_of(parse_cards(four(rank)), ROMAND) is None
    assert melds_in(parse_cards(four(rank)), ROMAND) == ()


@pytest.mark.parametrize("rank", ["6", "7", "8"])
def test_low_fours_count_100_with_the_option(rank: str) -> None:
    """§5.1: four sixes, sevens, eights 100. JW, WDE, JV, SRF; option ``low_quartets``."""
    assert meld(four(rank), GERMAN).points == 100
    assert meld(four(rank), MeldRules(low_quartets=True)).points == 100


@pytest.mark.parametrize(
    "cards",
    [
        # §5.1: the buur stands as a jack, the nell as a nine. W25.
        "SA S9 SJ",
        # §0.3, item 2: P002's "ace, queen, jack" is an evident error.
        "SA SQ SJ",
        # §5.1: three *consecutive* ranks; nothing follows the ace. W25.
        *("SK SA H6", "SA H6 H7", "SK SA S6", "S6 S7 SA"),
        # §5.1: a sequence has at least three cards. W25.
        *("SQ SK", ""),
        # §5.1: a quartet has all four. W25.
        "SA HA DA",
    ],
)
def test_these_cards_are_no_meld(cards: str) -> None:
    assert meld_of(parse_cards(cards), ROMAND) is None
    assert melds_in(parse_cards(cards), ROMAND) == ()


def test_run_is_consecutive_in_natural_order() -> None:
    """§5.1: the buur stands as a jack. W25. §0.3, item 2: ace, king, queen are three to the ace."""
    assert meld("SJ SQ ST").top == meld("ST SJ SQ").top
    assert meld("SA SK SQ").count == 3


def test_meld_knows_what_it_is() -> None:
    """§5.1: kind, suit, top and count, as §5.5 compares them."""
    found = meld("DT DJ DQ DK")
    assert (found.kind, found.suit, found.top, found.count) == ("run", 2, KING, 4)
    found = meld(four("T"))
    assert (found.kind, found.suit, found.top, found.count) == ("four", None, TEN, 4)
    assert meld(four("6"), GERMAN).top == SIX


def test_every_part_of_a_run_is_a_meld() -> None:
    """§5.4: declaring less than one has is always allowed."""
    assert codes(melds_in(parse_cards("S6 S7 S8 S9 HA"), ROMAND)) == [
        "S6 S7 S8 S9",
        "S7 S8 S9",
        "S6 S7 S8",
    ]
    assert len(melds_in(parse_cards(SPADES), ROMAND)) == 7 + 6 + 5 + 4 + 3 + 2 + 1


def test_parts_are_melds_without_splitting_too() -> None:
    """§5.3: ``split_runs`` forbids two parts of one run, not one short part (§5.4)."""
    hand = parse_cards("S6 S7 S8 S9")
    assert melds_in(hand, MeldRules(split_runs=False)) == melds_in(hand, ROMAND)


def test_a_run_and_a_four_are_found_together() -> None:
    """§5.4: every run and every quartet of the hand."""
    found = melds_in(parse_cards("SQ SK SA HA DA CA"), ROMAND)
    assert codes(found) == ["SA HA DA CA", "SQ SK SA"]


def test_the_whole_pack_holds_every_meld() -> None:
    """§5.1: 28 runs in each of four suits, and one four for each rank that counts."""
    assert len(melds_in(PACK, ROMAND)) == 4 * 28 + 6
    assert len(melds_in(PACK, GERMAN)) == 4 * 28 + 9


def test_melds_are_listed_highest_first() -> None:
    """The order is stable: points, number of cards, top, suit."""
    found = melds_in(PACK, GERMAN)
    keys = [(-one.points, -one.count, -one.top, one.cards) for one in found]
    assert all(before < after for before, after in pairwise(keys))


def test_there_are_as_many_shapes_as_the_pack_allows() -> None:
    """112 runs of three to nine cards, and nine fours, all of different cards."""
    runs, fours = list(_all_runs()), list(_all_fours())
    assert (len(runs), len(fours)) == (4 * sum(range(1, 8)), 9)
    assert len({cards for cards, _ in (*runs, *fours)}) == 121
    assert {count for _, (_, _, _, count) in runs} == set(range(3, 10))
