"""Beliefs count in how many of the worlds a seat holds a card, and show it."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import numpy as np
import pytest

import buur
from buur.bots.beliefs import Beliefs, Worlds, beliefs, imagine
from buur.bots.features.memory import remember
from buur.errors import ArgumentError, BuurError, NotationError, PositionError
from tests.bots.position import view_where

SEEN = buur.start("schieber", 7).view(2)


def ending() -> buur.View:
    """Return a view in which four deals of the last four cards are possible."""
    return view_where(
        "S9",
        rules="schieber",
        contract="oben",
        tricks=[
            *("0: HA H6 H7 H8", "0: HK H9 HT HJ", "0: DA D6 D7 D8", "0: DK D9 DT DJ"),
            *("0: CA C8 C9 CT", "0: CK C6 C7 CJ", "0: SA S6 S7 S8", "0: SK ST SJ CQ"),
        ],
    )


def test_few_deals_give_exact_probabilities() -> None:
    """Seat 3 threw a club on a spade, so it has no queen of spades; two other queens are left."""
    found = beliefs(ending(), trust=0)
    assert len(found) == 4
    assert found.table() == {
        1: {"SQ": 0.5, "HQ": 0.25, "DQ": 0.25},
        2: {"SQ": 0.5, "HQ": 0.25, "DQ": 0.25},
        3: {"SQ": 0.0, "HQ": 0.5, "DQ": 0.5},
    }


def test_a_probability_is_the_weight_of_the_worlds() -> None:
    found, worlds = beliefs(SEEN, 50, 3), imagine(SEEN, 50, 3)
    for seat, card in ((0, "SA"), (1, "H9"), (3, "C6")):
        number = buur.parse_card(card)
        held = worlds.hands[:, seat] >> number & 1
        expected = pytest.approx(float((held * worlds.weights).sum()))
        assert found.chance(seat, card) == found.chance(np.int64(seat), number) == expected


def test_the_own_cards_are_certain_and_no_others_are_in_the_table() -> None:
    found = beliefs(SEEN, 50)
    own = {buur.card_code(card) for card in SEEN.hand}
    assert {found.chance(2, card) for card in own} == {1.0}
    assert {found.chance(seat, card) for seat in (0, 1, 3) for card in own} == {0.0}
    assert {frozenset(chances) & own for chances in found.table().values()} == {frozenset()}
    assert set(found.table()) == {0, 1, 3}


def test_probabilities_add_up() -> None:
    table = beliefs(SEEN, 50).table()
    for chances in table.values():
        assert sum(chances.values()) == pytest.approx(9)
    for card in table[buur.Seat(0)]:
        assert sum(chances[card] for chances in table.values()) == pytest.approx(1)


def test_cards_that_nobody_holds_are_hidden_too() -> None:
    seen = buur.start("pomme-2", 7).view(0)
    memory = remember(seen, seen.deal, seen.seat)
    chances = beliefs(seen, 1).table()[buur.Seat(1)]
    assert memory.away > 0
    assert len(chances) == memory.unseen.bit_count() == seen.counts[1] + memory.away
    assert sorted(chances.values()) == [0.0] * memory.away + [1.0] * seen.counts[1]


def test_the_acts_of_others_count_unless_nobody_is_trusted() -> None:
    """Who names hearts holds the jack of hearts more often than chance has it."""
    partie = buur.start("schieber", 7)
    chooser = partie.waiting[0]
    views = (partie.choose("trump:H").view(seat) for seat in range(4) if seat != chooser)
    seen = next(view for view in views if "HJ" not in view.hand)
    assert beliefs(seen).chance(chooser, "HJ") > 0.6
    assert beliefs(seen, trust=0).chance(chooser, "HJ") < 0.4


def test_beliefs_are_short_text_and_a_table() -> None:
    found = beliefs(ending(), trust=0)
    assert repr(found) == "Beliefs(seat 0: 3 hidden cards, 4 worlds)"
    html = found._repr_html_()
    assert re.findall(r'<tr><th scope="row">(\d)</th>', html) == ["1", "2", "3"]
    assert re.findall(r">(\d+)</td>", html) == ["50", "25", "25", "50", "25", "25", "0", "50", "50"]
    assert html.count("<td") == 9
    assert "color:#" not in html


def test_buur_exports_them() -> None:
    assert buur.beliefs is beliefs
    assert isinstance(buur.beliefs(SEEN, 8), Beliefs)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *product(["view"], [None, "nonsense", 3, [], buur.start("schieber")]),
        *product(["count"], [None, "10", 0, -1, 3.5, True, 10**9, np.int64(-7)]),
        *product(["seed"], [None, "1", -1, 1 << 62, 3.5]),
        *product(["trust"], [None, "1", -1, float("nan"), True, 10**9]),
    ],
)
def test_a_wrong_argument_is_named(name: str, value: Any) -> None:
    given: dict[str, Any] = {"view": SEEN, "count": 8, name: value}
    for call in (beliefs, imagine):
        with pytest.raises(ArgumentError, match=f"^{name} is "):
            call(**given)


@pytest.mark.parametrize("seat", [None, -1, 4, "0", True, 10**9])
def test_a_seat_is_one_of_the_table(seat: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^seat is .*: expected a whole number from 0 to 3"):
        beliefs(SEEN, 8).chance(seat, "SA")


@pytest.mark.parametrize(
    ("card", "error"),
    [("XX", NotationError), (36, ArgumentError), (-1, ArgumentError), (None, ArgumentError)],
)
def test_a_card_is_one_of_the_pack(card: Any, error: type[BuurError]) -> None:
    with pytest.raises(error):
        beliefs(SEEN, 8).chance(0, card)


def test_cards_must_be_dealt() -> None:
    table = buur.Table(buur.variant("schieber"), [None] * 4)
    while not table.state.waiting:
        table.do(table.next_event() or pytest.fail("nobody acts"))
    with pytest.raises(PositionError, match="no cards are dealt"):
        beliefs(table.state.view(0))


def test_an_onlooker_has_no_beliefs() -> None:
    seen: Any = buur.start("schieber", 7).view(None)
    with pytest.raises(ArgumentError, match=r"^view is"):
        beliefs(seen)


@pytest.mark.parametrize("name", ["hands", "away", "weights"])
@pytest.mark.parametrize("value", [None, "nonsense", 3, [], np.zeros((3, 3, 3)), np.zeros(0)])
def test_worlds_are_arrays_of_one_length(name: str, value: Any) -> None:
    worlds = imagine(SEEN, 8)
    given = {"hands": worlds.hands, "away": worlds.away, "weights": worlds.weights}
    with pytest.raises(ArgumentError, match=f"^{name} is "):
        Worlds(**given | {name: value})


@pytest.mark.parametrize("count", [0, -1, None, 3.5])
def test_worlds_are_drawn_in_some_number(count: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^count is "):
        imagine(SEEN, 8).drawn(count, 1)
    with pytest.raises(ArgumentError, match=r"^seed is "):
        imagine(SEEN, 8).drawn(1, count if count != 0 else -1)
