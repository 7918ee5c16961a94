"""Core §5.5 and §5.6: which meld is best and who scores."""

from __future__ import annotations

from itertools import pairwise
from typing import TypedDict, Unpack, get_args

import pytest

from buur.cards import PACK, CardSet, Suit, parse_cards
from buur.melds import (
    ORDERS,
    MeldOrder,
    MeldRules,
    MeldValues,
    best_meld,
    melds_in,
    strength,
    tied_for_best,
)
from buur.seats import Seat
from tests.meld_comparison import Better, compare_hands

ALL_ORDERS: tuple[MeldOrder, ...] = get_args(MeldOrder)
SPADES, HEARTS, DIAMONDS = Suit(0), Suit(1), Suit(2)
# The scale that each order comes with.
SCALE: dict[MeldOrder, MeldValues] = {
    "romand": "romand",
    "romand_both": "romand",
    "german": "grand",
    "p002": "romand",
    "pagat_petit": "romand",
    "pagat_grand": "grand",
    "vorarlberg": "vorarlberg",
}


def rules_of(order: MeldOrder) -> MeldRules:
    return MeldRules(values=SCALE[order], order=order, low_quartets=order == "german")


class Setting(TypedDict, total=False):
    """Under which melds are compared."""

    trump: Suit
    upside_down: bool


def better(order: MeldOrder, a: str, b: str, **setting: Unpack[Setting]) -> Better:
    """Compare both ways round; they must agree."""
    rules, trump = rules_of(order), setting.get("trump")
    first, second, upside_down = parse_cards(a), parse_cards(b), setting.get("upside_down", False)
    found = compare_hands(first, second, rules, trump, upside_down=upside_down)
    swapped = compare_hands(second, first, rules, trump, upside_down=upside_down)
    assert swapped == {"a": "b", "b": "a"}.get(found, found)
    return found


def four(rank: str) -> str:
    return " ".join(suit + rank for suit in "SHDC")


def winners(order: MeldOrder, *hands: str, trump: Suit | None = None) -> tuple[int, ...]:
    rules = rules_of(order)
    declared = [(Seat(seat), melds_in(parse_cards(hand), rules)) for seat, hand in enumerate(hands)]
    return tied_for_best(declared, order, trump, upside_down=False)


UNDEN: Setting = {"upside_down": True}


@pytest.mark.parametrize("order", ALL_ORDERS)
@pytest.mark.parametrize(
    ("a", "b", "best", "setting"),
    [
        # §5.5: a higher value wins, first key everywhere. W25, W10, P002, JW, PAG, VBG.
        ("S6 S7 S8 S9", "HQ HK HA", "a", {}),
        (four("J"), four("9"), "a", {}),
        (four("9"), four("A"), "a", {}),
        # §5.5: "suivie de celle avec la plus haute carte" (W25); P002: to the ace beats to the
        # king.
        ("SQ SK SA", "HJ HQ HK", "a", {}),
        ("ST SJ SQ SK", "HJ HQ HK HA", "b", {}),
        (four("A"), four("K"), "a", {}),
        (four("T"), four("Q"), "b", {}),
        # §5.5: "suivie de celle en atout" (W25); P002, JW, PAG, VBG alike.
        ("SQ SK SA", "HQ HK HA", "b", {"trump": HEARTS}),
        ("SQ SK SA", "HQ HK HA", "a", {"trump": SPADES}),
        # §5.5: trump comes after the top: a run in trumps to a lower card loses. W25.
        ("SJ SQ SK", "HQ HK HA", "b", {"trump": SPADES}),
        # §5.5: nine, ten, jack of trumps rank to the jack and lose to a ten, jack, queen. W25.
        ("D9 DT DJ", "ST SJ SQ", "b", {"trump": DIAMONDS}),
        # §5.5: "trois cartes à 8 battent trois cartes à l'as" (W25); four alike. PEN, PAG.
        ("S6 S7 S8", "HQ HK HA", "a", UNDEN),
        ("S6 S7 S8", "H7 H8 H9", "a", UNDEN),
        (four("T"), four("A"), "a", UNDEN),
        # §5.5: "Values are not reversed": nines and jacks keep their place, length too.
        (four("J"), four("9"), "a", UNDEN),
        (four("9"), four("T"), "a", UNDEN),
        ("SJ SQ SK SA", "H6 H7 H8", "a", UNDEN),
        # §5.6: a hand without a meld cannot win, upside down neither.
        ("S6 S7 S8", "HA DA CA", "a", {}),
        ("SQ SK SA", "H6", "a", UNDEN),
    ],
)
def test_every_order(order: MeldOrder, a: str, b: str, best: Better, setting: Setting) -> None:
    assert better(order, a, b, **setting) == best


@pytest.mark.parametrize(
    ("orders", "a", "b", "best"),
    [
        # §5.5: "c'est l'annonce avec le plus de cartes qui prime" (W25, W10, JW, JO).
        ("romand romand_both german", "S6 S7 S8 S9 ST", four("A"), "a"),
        # §5.5: six cards of 100 beat five of 100 to a higher card. W25.
        ("romand", "S6 S7 S8 S9 ST SJ", "HT HJ HQ HK HA", "a"),
        # §5.5, "Contradiction to decide": W25, W10, JW, JO; P002 is silent and follows them.
        ("romand romand_both german p002", "S7 S8 S9 ST SJ", four("A"), "a"),
        # §5.5, "Contradiction to decide": PAG, by the ladder.
        ("pagat_petit pagat_grand", "S7 S8 S9 ST SJ", four("A"), "b"),
        ("pagat_petit pagat_grand", "S6 S7 S8 S9 ST", four("Q"), "b"),
        # §5.5: value, top, trump; five to the ace beat six to the jack. P002.
        ("p002", "S6 S7 S8 S9 ST SJ", "HT HJ HQ HK HA", "b"),
        # §5.5: value, top, trump: four aces and a five-run to the king are worth 100 each. VBG.
        ("vorarlberg", "S9 ST SJ SQ SK", four("A"), "b"),
        ("vorarlberg", "S7 S8 S9 ST SJ", four("Q"), "b"),
        # §5.5: on one rung the longer run wins, then the higher. PAG.
        ("pagat_petit", "S6 S7 S8 S9 ST SJ", "HT HJ HQ HK HA", "a"),
        ("pagat_petit", "S9 ST SJ SQ SK", "HT HJ HQ HK HA", "b"),
        ("pagat_petit", "S6 S7 S8 S9 ST SJ", four("K"), "b"),
        # §5.5, without the reversal of fours with ``low_quartets``.
        ("german", four("6"), four("A"), "b"),
    ],
)
def test_some_orders(orders: str, a: str, b: str, best: Better) -> None:
    for order in ALL_ORDERS:
        if order in orders.split():
            assert better(order, a, b) == best


def test_four_sixes_beat_four_aces_upside_down() -> None:
    """§5.5, reversal of fours with ``low_quartets``."""
    assert better("german", four("6"), four("A"), upside_down=True) == "a"


def test_p002_four_jacks_are_best() -> None:
    """§5.5: "excepté le carré de Valets qui est l'annonce la plus forte". P002."""
    jacks = parse_cards(four("J"))
    found = best_meld(melds_in(PACK, rules_of("p002")), "p002", None, upside_down=False)
    assert found is not None
    assert found.cards == jacks


def test_pagat_petit_ladder() -> None:
    """§5.5: 3 < 4 < 5 or more < four T < Q < K < A < 9 < J. PAG."""
    ladder = ["SQ SK SA", "SJ SQ SK SA", "ST SJ SQ SK SA", *map(four, "TQKA9J")]
    assert_rising("pagat_petit", ladder)


def test_pagat_grand_ladder() -> None:
    """§5.5: 3 < 4 < 5 < four T < Q < K < A < four 9 < 6 < four J < 7 < 8 < 9 cards. PAG."""
    spades = ["S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA"]
    low, high = (
        [" ".join(spades[:count]) for count in counts] for counts in ((3, 4, 5), (7, 8, 9))
    )
    ladder = [*low, *map(four, "TQKA9"), " ".join(spades[:6]), four("J"), *high]
    assert_rising("pagat_grand", ladder)


def assert_rising(order: MeldOrder, hands: list[str]) -> None:
    for lower, higher in pairwise(hands):
        assert better(order, lower, higher) == "b"
    assert better(order, hands[0], hands[-1]) == "b"


@pytest.mark.parametrize("order", [order for order in ALL_ORDERS if order != "romand_both"])
def test_full_tie_goes_by_position(order: MeldOrder) -> None:
    """§5.5: who declared first. W25, W10, JW; P002: the first after the dealer."""
    assert better(order, "SQ SK SA", "HQ HK HA", trump=DIAMONDS) == "position"
    assert winners(order, "", "SQ SK SA", "HQ HK HA", trump=DIAMONDS) == (1,)


def test_full_tie_lets_both_score() -> None:
    """§5.5, ``romand_both``: "ou, selon les usages, les deux équipes marquent" (W25)."""
    assert better("romand_both", "SQ SK SA", "HQ HK HA", trump=DIAMONDS) == "both"
    assert winners("romand_both", "", "SQ SK SA", "HQ HK HA", "D6 D7 D8") == (1, 2)
    assert winners("romand_both", "SQ SK SA", "HQ HK HA", trump=HEARTS) == (1,)


@pytest.mark.parametrize("order", ALL_ORDERS)
def test_single_melds_are_compared_not_totals(order: MeldOrder) -> None:
    """§5.6: the best single meld decides. All sources."""
    assert winners(order, "S6 S7 S8 H6 H7 H8 D6 D7 D8", "CT CJ CQ CK") == (1,)


def test_nobody_wins_without_melds() -> None:
    """§5.6: there is nothing to score."""
    assert winners("romand", "S6 S7", "H6", "D6", "C6") == ()
    assert better("romand", "S6 S7", "HA") == "none"
    assert compare_hands(CardSet(0), CardSet(0), MeldRules(), None, upside_down=False) == "none"


@pytest.mark.parametrize("order", ALL_ORDERS)
@pytest.mark.parametrize("upside_down", [False, True])
def test_only_runs_of_other_suits_tie(order: MeldOrder, upside_down: bool) -> None:
    """§5.5: a tie before position is between runs of equal cards in two plain suits.

    Checked among melds that can lie in two hands of one deal.
    """
    melds = melds_in(PACK, rules_of(order))
    keys = [strength(meld, order, SPADES, upside_down=upside_down) for meld in melds]
    for number, (one, key) in enumerate(zip(melds, keys, strict=True)):
        for other, other_key in zip(melds[:number], keys[:number], strict=True):
            if key == other_key and not one.cards & other.cards:
                assert one.kind == other.kind == "run"
                assert one.suit != other.suit
                assert one.top == other.top
                assert SPADES not in (one.suit, other.suit)


def test_every_order_has_a_definition() -> None:
    """§12, row ``meld_order``: every allowed value is data."""
    assert set(ORDERS) == set(ALL_ORDERS)
    assert {name for name, order in ORDERS.items() if order.tie == "both"} == {"romand_both"}
