"""Public functions of the kernels: wrong arguments are one sentence; fields of arrays are told."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import buur
import buur.kernels
from buur import Hand, start
from buur.errors import ArgumentError, BuurError, NotationError, PositionError
from buur.kernels import (
    Positions,
    game_at,
    game_of,
    make_game,
    play_out,
    players_of,
    positions_at,
    prepare,
    random_deals,
)
from buur.play.model.state import deal_of

GAME = make_game("trump:S")
DEALS = random_deals(GAME, 3, 7)
HANDS = DEALS.hands
DEAL = deal_of(start("schieber", 7).choose("trump:H"))
Call = Callable[[Any], object]

WRONG: list[tuple[Call, tuple[object, ...], str]] = [
    (lambda given: random_deals(given, 5), ("chibre", None), "game is"),
    (lambda given: random_deals(GAME, given), (-3, None, 3.5, "5", True, np.int64(-7)), "count is"),
    (lambda given: random_deals(GAME, 5, given), (-1, 1 << 62, None, "1"), "seed is"),
    (lambda given: random_deals(GAME, 5, first=given), (-1, 2**62, None), "first is"),
    (lambda given: random_deals(GAME, 5, leader=given), (4, -1, "1", 1.0), "leader is"),
    (lambda given: random_deals(GAME, 5, workers=given), (0, -1, "2", 10**9), "workers is"),
    (lambda given: play_out(given, Positions(hands=HANDS)), (None, "oben"), "game is"),
    (lambda given: play_out(GAME, given), (None, HANDS), "positions is"),
    (lambda given: play_out(GAME, Positions(hands=HANDS), given), (-1, None), "seed is"),
    (lambda given: play_out(GAME, Positions(hands=HANDS), first=given), (-1, None), "first is"),
    (lambda given: play_out(GAME, Positions(hands=HANDS), workers=given), (0, "1"), "workers is"),
    (lambda given: Positions(hands=given), (None, "SA", [[1.5]], object(), [[2**70]]), "hands is"),
    (lambda given: Positions(hands=HANDS, taken=given), (-1, None, 36), "taken is"),
    (lambda given: Positions(hands=HANDS, leaders=given), (None, "a", [[1], [1, 2]]), "leaders is"),
    (lambda given: Positions(hands=HANDS, lying=given), (None, "SA"), "lying is"),
    (lambda given: Positions(hands=HANDS, firsts=given), ("S", 0.5), "firsts is"),
    (lambda given: Positions(hands=HANDS, points=given), (None, [0.5]), "points is"),
    (lambda given: Positions(hands=HANDS, tricks=given), (None, b"x"), "tricks is"),
    (make_game, ("hearts", None, 5), "is not a contract"),
    (lambda given: make_game("oben", given), (None, "usual"), "policy is"),
    (lambda given: make_game("oben", seats=given), (1, 7, None, np.int64(-7)), "seats is"),
    (lambda given: make_game("oben", tricks=given), (0, -1, None, 10**9), "tricks is"),
    (lambda given: make_game("oben", pack=given), (-1, 3.5, None), "pack is"),
    (lambda given: make_game("oben", last=given), (None, "5", 10**9), "last is"),
    (lambda given: make_game("oben", trump_first=given), (1, None), "trump_first is"),
    (lambda given: game_of(given, "oben"), ("schiber", None, 3), "schieber|rules is"),
    (lambda given: game_of("chibre", given), ("hearts", None), "is not a contract"),
    (lambda given: game_of("chibre", "oben", given), (0, -1, None, "1"), "deal_no is"),
    (lambda given: game_of("chibre", "oben", players=given), (0, 1, 7, "4"), "players is"),
    (lambda given: game_at(given, DEAL), (None, "schiber"), "schieber|rules is"),
    (lambda given: game_at("schieber", given), (None, "deal"), "deal is"),
    (players_of, (None, start("chibre", 1)), "deal is"),
    (lambda given: positions_at(given, HANDS), (None,), "deal is"),
    (lambda given: positions_at(DEAL, given), (None, "SA"), "hands is"),
    (DEALS.side_points, ("0101", None, [0, 1], [0, 1, 0, 9], [0, 1, 0, None]), "sides is"),
    (DEALS.side_tricks, (3, [0, 1, 0, -1]), "sides is"),
    (DEALS.__getitem__, (3, -1, None, "0", slice(2)), "row is"),
    (lambda given: DEALS.hand(given, 0), (3, None), "row is"),
    (lambda given: DEALS.hand(0, given), (4, -1, None), "seat is"),
    (prepare, (3, "now"), "progress is"),
]


@pytest.mark.parametrize(
    ("call", "given", "said"),
    [pytest.param(call, one, said) for call, several, said in WRONG for one in several],
)
def test_a_wrong_argument_is_one_sentence(call: Call, given: object, said: str) -> None:
    with pytest.raises(BuurError, match=said) as caught:
        call(given)
    assert isinstance(caught.value, ArgumentError | NotationError | BuurError)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("field", "values", "said"),
    [
        ("points", [1, 2], r"points has the shape \(2,\): expected \(3, 4\)"),
        ("points", 10**6, "points has a value beyond 16383"),
        ("tricks", -(2**63), "tricks has a value beyond"),
        ("leaders", [0, 1], "leaders has the shape"),
        ("lying", [[0], [1]], "lying has the shape"),
    ],
)
def test_arrays_of_a_wrong_shape_are_refused(field: str, values: object, said: str) -> None:
    given: dict[str, Any] = {"hands": HANDS, field: values}
    with pytest.raises(PositionError, match=said):
        play_out(GAME, Positions(**given))


def test_numbers_of_numpy_and_names_are_accepted() -> None:
    one, two = np.int64(1), np.int8(2)
    assert random_deals(GAME, two, one, leader=two).leaders.tolist() == [2, 2]
    assert make_game("trump:S", seats=two, tricks=one).seats == 2
    assert game_of("schieber", "unten", one, players=two).seats == 2
    assert game_at("schieber", DEAL).tricks == 9
    assert Positions(hands=HANDS, taken=int(one)) == Positions(hands=HANDS.tolist(), taken=1)
    assert Positions(hands=HANDS) != Positions(hands=HANDS, taken=1)
    assert DEALS.side_points(np.array([0, 1, 0, 1])).shape == (3, 2)


def test_a_batch_gives_hands_and_deals() -> None:
    for row, deal in enumerate(DEALS):
        assert deal == DEALS[row] == DEALS[np.int64(row)]
        assert deal.hands == tuple(DEALS.hand(row, seat) for seat in range(4))
        assert deal.hands[1] == Hand(HANDS[row, 1])
        assert deal.points == tuple(DEALS.points[row])
        assert (sum(deal.points), sum(deal.tricks)) == (157, 9)
        assert (deal.leader, deal.last) == (row, DEALS.last[row])
    assert [
        repr(value) for value in (DEALS, GAME, Positions(hands=HANDS, lying=[1, 2], taken=3))
    ] == [
        "Batch(3 deals, 4 seats)",
        "Game(4 seats, 9 tricks)",
        "Positions(3 deals, 3 tricks taken, 2 cards lying)",
    ]


ARRAY = re.compile(r"\b(Ints|Floats|NDArray|ArrayLike)\b")
TOLD = re.compile(r"Shape \([^)]+\), (u?int\d+|float\d+|bool), in [^:]+: \S+")
PACKAGE = Path(buur.__file__).parent


def array_fields() -> Iterator[tuple[str, str]]:
    """Give the fields of arrays of all classes of kernels and solver, with their docstrings."""
    for path in sorted([*(PACKAGE / "kernels").glob("*.py"), *(PACKAGE / "solver").glob("*.py")]):
        for cls in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(cls, ast.ClassDef):
                continue
            for field, after in zip(cls.body, [*cls.body[1:], None], strict=True):
                if isinstance(field, ast.AnnAssign) and ARRAY.search(ast.unparse(field.annotation)):
                    is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                    text = str(after.value.value) if is_text else ""  # type: ignore[union-attr]
                    yield f"{cls.name}.{ast.unparse(field.target)}", text


def test_every_array_has_its_shape_type_and_unit_told() -> None:
    found = dict(array_fields())
    assert {"Batch.points", "Positions.hands", "Schedule.buur", "EncodedContract.work"} <= set(
        found
    )
    assert [name for name, text in found.items() if not TOLD.match(" ".join(text.split()))] == []
