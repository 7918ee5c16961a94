"""The solver says what plain minimax says, and the same of deals that are the same."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from buur.cards import PACK, Card, CardSet, Hand, Suit, card_code, cards_in, parse_card, parse_cards
from buur.contracts import OPEN, Contract, Policy, compile_contract, parse_contract
from buur.errors import ArgumentError, BuurError, NotationError, RulesError
from buur.kernels import make_game, random_deals
from buur.rules.counter_rng import deal_key, word
from buur.rules.playout import random_hands
from buur.solver import (
    NOT_LEGAL,
    Position,
    PositionError,
    Result,
    Solver,
    contract_encoding,
    solver_of,
)
from buur.solver.estimate import estimate
from buur.solver.intrinsics import repack
from buur.solver.node import first_node
from buur.solver.position import after, legal
from buur.solver.suit_masks import fill_up, neighbours
from buur.solver.transitions import deciding_card, ruffing_card
from buur.variants.registry import PRESETS
from tests.kernels.cases import POLICIES, SAMPLE, policies_of
from tests.solver.brute import Goal
from tests.solver.endings import agree, brute_of, moments, near, random_position
from tests.solver.reference import Reference

TRICKS = {2: 5, 3: 4, 4: 4, 5: 3, 6: 3}
"""That brute force can play out."""
FULL = (
    *("trump:H", "oben", "unten", "zigzag:oben", "quer:oben:4", "trio:uto:S", "tutti"),
    *("tutti:oben", "mitte:oben", "gumpf:C", "misere:trump:D", "misere:oben", "misere:unten"),
    *("misere:zigzag:unten", "misere:quer:unten:5", "misere:trio:tou:H", "misere:tutti"),
    *("misere:tutti:oben", "misere:mitte:unten", "misere:gumpf:S"),
)
"""Of every kind one."""


def compare(solver: Solver, deals: int, seed: int, most: int = 4, start: int = 0) -> None:
    """Compare every card of random positions of few tricks, in the middle of tricks as well."""
    # The first suit matters to a tutti alone; each has a layout of its own, which takes its time.
    firsts = range(4) if solver.contract.kind == "tutti" else range(1)
    brutes = [brute_of(solver, first) for first in firsts]
    for index in range(start, start + deals):
        tricks, lying = min(1 + index % most, solver.tricks), index // solver.seats % solver.seats
        first = index % len(firsts)
        schedule = brutes[first].schedule
        position = random_position(schedule, seed, index, solver.seats, tricks, lying)
        agree(solver, brutes[first], replace(position, first_led=first))


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_it_says_what_brute_force_says(contract: Contract) -> None:
    """Under every other policy at other positions; the contract beside it has those between.

    `test_endings` has them all.
    """
    for number, policy in enumerate(policies_of(contract)):
        if (number + SAMPLE.index(contract)) % 2:
            compare(Solver(contract, policy, match=0), 6, 1, start=6 * number)


def test_marriages_may_come_with_a_later_trick() -> None:
    """Unden has none, so its order alone puts king and queen of the later trump wrongly."""
    compare(Solver("trio:uto:D", POLICIES["to-marry"], match=0), 1, 15, start=971)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("code", ["trump:H", "oben", "trio:otu:C", "misere:trump:D"])
def test_any_number_of_seats(code: str, seats: int) -> None:
    compare(Solver(code, seats=seats, tricks=36 // seats, match=0), 20, 2, TRICKS[seats])


@pytest.mark.parametrize("sides", [(0, 1, 1, 1), (0, 0, 1, 1), (0, 1, 2, 3)])
def test_any_sides(sides: tuple[int, ...]) -> None:
    compare(Solver("trump:S", sides=sides, match=0), 60, 3)
    compare(Solver("unten", sides=sides, match=0, aim="fewest"), 60, 4)


@pytest.mark.parametrize(("code", "seats"), [("trump:H", 4), ("unten", 4), ("trump:S", 2)])
def test_looking_where_cards_lead_to_changes_nothing(
    code: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is done long before the end, where brute force does not come; here it is done at once."""
    monkeypatch.setattr(contract_encoding, "PROBE_FROM", 2)
    compare(Solver(code, seats=seats, tricks=36 // seats, match=0), 60, 23, TRICKS[seats])


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_it_comes_as_near_to_a_number_as_can_be(contract: Contract) -> None:
    for name in ("usual", "tricks"):
        solver = Solver(contract, POLICIES[name])
        for index in range(12):
            for position, brute in moments(solver, 1 + index % 3, 21, (index,)):
                near(solver, brute, position, 7 * index % 60 - 5)


def test_hands_of_six_that_change_places_are_another_position() -> None:
    """Those of the seats 4 and 5: who leads the queen of diamonds cannot leave the rest."""
    codes = ("S6 S9 D8 DT", "ST D9 C8 CT", "SA H6 C9 CK", "H8 HT DA CA", "S8 SK DQ CJ")
    hands = tuple(parse_cards(cards) for cards in (*codes, "SQ H9 C7 CQ"))
    solver = Solver("misere:trump:H", POLICIES["last"], seats=6, tricks=6)
    found = [(card_code(one.card), one.points) for one in solver.solve(Position(hands, 4))]
    assert found == [("S8", 2), ("SK", 2), ("DQ", 6), ("CJ", 6)]


@pytest.mark.parametrize("code", ["trump:H", "zigzag:unten", "misere:tutti"])
def test_brute_force_says_what_python_says(code: str) -> None:
    solver = Solver(code)
    ours, brute, most = frozenset({0, 2}), brute_of(solver, 0), solver.aim == "most"
    reference = Reference(brute.schedule, ours, solver.last, most)
    for index in range(12):
        position = random_position(brute.schedule, 22, index, 4, 1 + index % 3, index // 4)
        merits = brute.merits(position, Goal(ours, most))
        found = {card: merit if most else -merit for card, merit in merits.items()}
        assert found == reference.results(position)


def guessed(solver: Solver, position: Position) -> int:
    """Return the first guess of a position."""
    work, *_ = solver._search_arguments(position, 0)
    everything = solver._open_points(position, 0)
    return int(estimate(work[0].tolist(), position.seat, 0, everything))


@pytest.mark.parametrize("code", ["trump:H", "oben", "unten"])
def test_the_first_guess_is_nearer_than_half_of_the_points(code: str) -> None:
    """Cards, values and guesses are integers: the sums are the same on every machine."""
    solver, ours, halves = Solver(code, tricks=5, match=0), 0, 0
    for index in range(20):
        position = Position(random_hands(deal_key(12, index), 4, 5), index % 4)
        value, half = solver.value(position), solver._open_points(position, 0) // 2
        ours += (guessed(solver, position) - value) ** 2
        halves += (half - value) ** 2
    assert 2 * ours < halves


def test_half_of_the_points_is_guessed_where_nothing_was_fitted() -> None:
    hands = random_hands(deal_key(12, 1), 4, 5)
    for code in ("zigzag:oben", "tutti", "trio:uto:S", "misere:oben"):
        solver = Solver(code)
        position = Position(hands, 1)
        assert guessed(solver, position) == solver._open_points(position, 0) // 2
    alone = Solver("trump:S", sides=(0, 1, 1, 1))
    assert guessed(alone, Position(hands, 1)) == alone._open_points(Position(hands, 1), 0) // 2


def test_a_look_ahead_for_the_first_guess_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions of more than six tricks with a trump; without weights there is no look ahead."""
    solver, plain = Solver("trump:H", tricks=7), Solver("trump:H", tricks=7)
    position = Position(random_hands(deal_key(14, 0), 4, 7), 0)
    with monkeypatch.context() as without_weights:
        without_weights.setattr("buur.solver.estimate.LEAD", (0, 0))
        plain.value(position)
    for index in range(4):
        position = Position(random_hands(deal_key(14, index), 4, 7), index)
        found = solver.solve(position)
        assert found == plain.solve(position)
        assert solver.value(position) == max(result.points for result in found)


def points(solver: Solver, hands: tuple[int, ...], leader: int) -> dict[int, int]:
    return {one.card: one.points for one in solver.solve(Position(hands, leader))}


def renamed(cards: int, suits: tuple[int, ...]) -> int:
    return sum((cards >> 9 * suit & 0x1FF) << 9 * suits[suit] for suit in range(4))


def symmetric(code: str, tricks: int, index: int) -> None:
    """Solve a deal, then the same with other suits, then one seat further on."""
    contract = parse_contract(code)
    hands = random_hands(deal_key(5, index), 4, tricks)
    leader = index % 4
    found = points(Solver(contract, tricks=tricks), hands, leader)
    suits = ((1, 2, 3, 0), (3, 0, 2, 1), (2, 3, 1, 0))[index % 3]
    suit = contract.suit
    other = contract if suit is None else replace(contract, suit=Suit(suits[suit]))
    turned = points(
        Solver(other, tricks=tricks), tuple(renamed(hand, suits) for hand in hands), leader
    )
    assert turned == {9 * suits[card // 9] + card % 9: value for card, value in found.items()}
    later = points(Solver(contract, tricks=tricks), hands[3:] + hands[:3], (leader + 1) % 4)
    assert later == found


@pytest.mark.parametrize("code", ["trump:H", "zigzag:oben", "misere:oben"])
def test_suits_and_seats_are_all_the_same(code: str) -> None:
    symmetric(code, 6, 1)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("code", FULL)
def test_suits_and_seats_are_all_the_same_in_full_deals(code: str) -> None:
    for index in range(3):
        symmetric(code, 9, index)


@pytest.mark.parametrize("code", ["trump:D", "unten", "quer:oben:4"])
def test_perfect_play_gets_what_was_promised(code: str) -> None:
    """From card to card: the best card keeps the value of its position, for both sides."""
    solver = Solver(code, tricks=6)
    schedule = compile_contract(solver.contract, solver.policy, 6)
    for index in range(5):
        position = Position(random_hands(deal_key(6, index), 4, 6), index % 4)
        taken, expected = [0, 0], None
        while any(position.hands):
            results = solver.solve(position)
            best = max(results, key=lambda result: result.points)
            side, tables = position.seat % 2, schedule[-position.tricks]
            left = 0
            for hand in (*position.hands, position.lying):
                left |= hand
            rest = 5 + sum(tables.points[card] for card in cards_in(CardSet(left)))
            ours = best.points - solver.match * (best.match > 0)
            mine = taken[0] + (ours if side == 0 else rest - ours)
            assert expected in (None, mine)
            expected = mine
            full = len(position.trick) == 3
            trick = (*position.trick, best.card)
            position = after(tables, position, best.card)
            if full:
                gain = sum(tables.points[card] for card in trick)
                gain += 0 if any(position.hands) else 5
                taken[position.leader % 2] += gain
                position = replace(position, won=position.won | {position.leader % 2})
        assert taken[0] == expected


def test_a_match_counts() -> None:
    hands = tuple(parse_cards(cards) for cards in ("SJ S9 SA", "S6 H6 H7", "C6 C7 C8", "D6 D7 D8"))
    solver = Solver("trump:S", tricks=3)
    assert {(one.points, one.match) for one in solver.solve(Position(hands, 0))} == {(150, 1)}
    assert solver.value(Position(hands, 0)) == 150
    seen = solver.solve(Position(hands, 1))
    assert [(one.points, one.match) for one in seen] == [(0, -1)] * 3
    late = Position(hands, 0, won=frozenset({1}))
    assert {(one.points, one.match) for one in Solver("trump:S").solve(late)} == {(50, 0)}


def test_no_match_is_told_where_points_may_be_better_left() -> None:
    """The king of hearts takes eight away: who wants most leaves its trick, for less than a
    match."""
    hands = tuple(parse_cards(cards) for cards in ("SA HK", "S6 H7", "S7 H8", "S8 C7"))
    solver, position = Solver("trump:S", POLICIES["tricks"], tricks=2), Position(hands, 0)
    assert {(one.points, one.match) for one in solver.solve(position)} == {(-3, 0)}
    assert solver.value(position) == -3


def test_all_points_without_all_tricks_are_no_match() -> None:
    """The last trick's bonus off, the sixth trick is worth nothing and goes to the others."""
    hands = tuple(parse_cards(cards) for cards in ("SA H6", "S6 H7", "S7 C6", "S8 C7"))
    solver = Solver("trump:D", tricks=2, last=0)
    results = {one.card: (one.points, one.match) for one in solver.solve(Position(hands, 0))}
    assert results[parse_card("SA")] == (11, 0)


def test_batches_are_the_same_with_any_number_of_workers() -> None:
    hands = np.array([random_hands(deal_key(8, index), 4, 5) for index in range(12)], np.int64)
    leaders = np.arange(12, dtype=np.int64) % 4
    alone = Solver("oben", tricks=5).solve_deals(hands, leaders, workers=1)
    together = Solver("oben", tricks=5).solve_deals(hands, leaders, workers=3)
    assert np.array_equal(alone, together)
    assert ((alone != NOT_LEGAL).sum(axis=1) == 5).all()


def test_a_tutti_is_solved_by_the_first_suit_where_it_decides() -> None:
    policy = Policy(tutti_values="first_led")
    solver = Solver("tutti", policy, tricks=3, match=0)
    hands = random_hands(deal_key(9, 1), 4, 3)
    found = points(solver, hands, 0)
    assert set(found) == set(cards_in(CardSet(hands[0])))
    for card, value in found.items():
        schedule = compile_contract(solver.contract, policy, 3, Suit(card // 9))
        reference = Reference(schedule, frozenset({0, 2}), 5)
        assert reference.results(Position(hands, 0))[Card(card)] == value
    with pytest.raises(PositionError, match="first suit led"):
        Solver("tutti", policy).solve(Position(hands, 0))


def test_rule_sets_have_solvers() -> None:
    for name in ("chibre", "schieber", "mise"):
        variant = PRESETS[name].variant
        solver = solver_of(variant, "trump:H")
        hands = random_hands(deal_key(3, 1), solver.seats, 3, variant.pack.cards)
        assert len(solver.solve(Position(hands, 0))) == 3


GOOD = Position(["SA S6", "H6 H7", "D6 D7", "C6 C7"], 0)

REFUSED: list[tuple[dict[str, object], type[BuurError], str]] = [
    ({"hands": ["SA", "H6", "D6"]}, PositionError, "3 hands were given, but 4 seats play"),
    ({"leader": 4}, PositionError, "leader is 4: expected a seat from 0 to 3"),
    (
        {"leader": np.int64(-7)},
        ArgumentError,
        r"leader is np\.int64\(-7\): expected",
    ),
    ({"leader": True}, ArgumentError, "leader is True"),
    ({"leader": None}, ArgumentError, "leader is None"),
    ({"hands": ["SA S6"] * 4}, PositionError, "S6 SA stands in two places"),
    ({"hands": ["S6", "H6 H7", "D6 D7", "C6 C7"]}, PositionError, "seat 1 holds 2 cards"),
    ({"hands": [0, 0, 0, 0]}, PositionError, "nobody holds a card"),
    ({"hands": [1 << 40, 2, 4, 8]}, ArgumentError, "hands is 1099511627776: expected card codes"),
    ({"hands": [-1, 2, 4, 8]}, ArgumentError, "hands is -1: expected card codes"),
    ({"hands": ["SX", "H6", "D6", "C6"]}, NotationError, "'SX' is not a card"),
    ({"hands": "SA H6 D6 C6"}, ArgumentError, "hands is 'SA H6 D6 C6': expected the hands by seat"),
    ({"hands": None}, ArgumentError, "hands is None"),
    ({"hands": ["SA"]}, ArgumentError, "2 to 6 hands"),
    ({"trick": "S7 S8 S9 ST"}, PositionError, "a trick of 4 ends it"),
    ({"trick": ["S7", 99]}, ArgumentError, "trick is 99: expected a code"),
    ({"trick": 5}, ArgumentError, "trick is 5: expected cards in playing order"),
    ({"trick": "SA"}, PositionError, "SA stands in two places"),
    ({"first_led": 4}, ArgumentError, "first_led is 4"),
    ({"won": [9]}, ArgumentError, "won is 9"),
    ({"won": 1}, ArgumentError, "won is 1"),
    ({"hands": random_hands(deal_key(1, 1), 4, 5)}, PositionError, "5 tricks are open, but a deal"),
]


@pytest.mark.parametrize(("changes", "kind", "said"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(
    changes: dict[str, Any], kind: type[BuurError], said: str
) -> None:
    values: dict[str, Any] = {"hands": GOOD.hands, "leader": 0, **changes}
    with pytest.raises(kind, match=said):
        Solver("trump:S", tricks=4).solve(Position(**values))


def test_a_position_takes_cards_in_any_form() -> None:
    position = Position(["SA S6", "H6 H7", "D6 D7", "C6"], leader=3, trick="C7", won={1})
    row = np.array([[0b100000001, 0b11 << 9, 0b11 << 18, 1 << 27]])
    forms: list[tuple[Any, Any]] = [
        ((Hand("S6 SA"), ["H6", 10], {18, 19}, "C6"), [np.int64(28)]),
        (row[0], ("C7",)),
        (row[0].tolist(), [28]),
    ]
    for hands, trick in forms:
        other = Position(hands, np.int8(3), trick, won=[1])
        assert other == position
        assert all(type(hand) is int for hand in other.hands)
        assert eval(repr(other)) == other
    assert repr(position) == (
        "Position(['S6 SA', 'H6 H7', 'D6 D7', 'C6'], leader=3, trick='C7', won={1})"
    )
    assert eval(repr(replace(position, first_led=2))).first_led == 2


def test_a_result_takes_codes_and_can_be_typed_back() -> None:
    for result in Solver("trump:S", tricks=2).solve(GOOD):
        assert eval(repr(result)) == result == Result(result.code, result.points, result.match)
    for values, said in (
        (("SX", 1), "'SX' is not a card"),
        ((36, 1), "card is 36"),
        (("SA", "1"), "points is '1'"),
        (("SA", 1, 2), "match is 2: expected a whole number from -1 to 1"),
    ):
        with pytest.raises(BuurError, match=said):
            Result(*values)


SOLVERS: list[tuple[dict[str, object], str]] = [
    ({"contract": None}, "None"),
    ({"contract": "hearts"}, "'hearts' is not a contract"),
    ({"policy": "usual"}, "policy is 'usual': expected a Policy"),
    ({"seats": 7}, "seats is 7: expected a whole number from 2 to 6"),
    ({"seats": 3.5}, r"seats is 3\.5"),
    ({"tricks": 0}, "tricks is 0"),
    ({"last": 10**9}, "last is 1000000000"),
    ({"match": "100"}, "match is '100'"),
    ({"sides": "0101"}, "sides is '0101': expected the side of each seat"),
    ({"sides": [0, 1, 0, 9]}, "sides is 9"),
    ({"aim": "fewst"}, "aim is 'fewst': expected one of most, fewest; did you mean fewest?"),
]


@pytest.mark.parametrize(("changes", "said"), SOLVERS)
def test_a_solver_refuses_wrong_arguments(changes: dict[str, Any], said: str) -> None:
    values: dict[str, Any] = {"contract": "trump:S", **changes}
    with pytest.raises(BuurError, match=re.escape(said) if "?" in said else said):
        Solver(**values)


def test_a_solver_takes_names_and_numbers_of_numpy() -> None:
    two, usual = np.int64(2), Solver("oben", tricks=2)
    other = Solver("oben", tricks=two, sides=np.array([0, 1, 0, 1]), last=np.int8(5))
    assert other.solve(GOOD) == usual.solve(GOOD)
    assert usual.node_count > 0 == Solver("oben").node_count
    assert usual.distances(GOOD, np.int64(20)) == usual.distances(GOOD, 20)
    for wrong in ("20", None, 10**9):
        with pytest.raises(ArgumentError, match="wanted is"):
            usual.distances(GOOD, wrong)  # type: ignore[arg-type]
    for call in (usual.solve, usual.value, lambda given: usual.distances(given, 3)):
        with pytest.raises(ArgumentError, match="position is 'SA': expected a Position"):
            call("SA")  # type: ignore[arg-type]
    assert repr(solver_of("schieber", "unten", two)) == "Solver('unten', seats=4, tricks=9)"
    for wrong_deal in (0, "1"):
        with pytest.raises(ArgumentError, match="deal_no is"):
            solver_of("schieber", "unten", wrong_deal)  # type: ignore[arg-type]
    with pytest.raises(RulesError, match="did you mean schieber"):
        solver_of("schiber", "unten")


def test_a_batch_of_deals_is_solved_as_its_arrays() -> None:
    dealt = random_deals(make_game("oben", tricks=4), 6, seed=3)
    solver = Solver("oben", tricks=4)
    found = solver.solve_deals(dealt)
    assert np.array_equal(found, solver.solve_deals(dealt.hands, dealt.leaders))
    assert np.array_equal(found[0], solver.solve_deals(dealt.hands[:1].tolist(), workers=None)[0])
    for arguments, said in (
        ((dealt.hands.astype(float),), "hands is"),
        ((dealt.hands[0],), "of the shape"),
        ((dealt.hands, [0, 1]), "leaders has the shape"),
        ((dealt.hands[:, :3],), "3 hands were given"),
        ((dealt.hands | 1,), "row 0: S6 stands in two places"),
    ):
        with pytest.raises(BuurError, match=said):
            solver.solve_deals(*arguments)
    for workers in (0, -1, 1.5, "2"):
        with pytest.raises(ArgumentError, match="workers is"):
            solver.solve_deals(dealt, workers=workers)  # type: ignore[arg-type]


def test_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(RulesError, match="only by playing"):
        Solver(OPEN)
    with pytest.raises(RulesError, match="36 cards"):
        Solver("oben", seats=5, tricks=9)
    with pytest.raises(RulesError, match="sides"):
        Solver("oben", sides=(0, 1))
    tables = compile_contract(parse_contract("oben"), Policy())[0]
    with pytest.raises(PositionError, match="does not hold H6"):
        after(tables, GOOD, parse_card("H6"))


def test_helpers_agree_with_their_plain_selves() -> None:
    tables = compile_contract(parse_contract("oben"), Policy())[0]
    assert legal(tables, GOOD) == GOOD.hands[0]
    assert repack(0b1000, 0b1010, 0b0011) == 0b10
    assert repack(PACK, PACK, PACK) == PACK


def test_the_ranks_from_the_lowest_card_upward() -> None:
    key = deal_key(11, 0)
    for index in range(200):
        cards = word(key, index) & word(key, index + 1000) & word(key, index + 2000) & PACK
        expected = 0
        for card in range(36):
            suit = 0x1FF << card // 9 * 9
            if cards & suit & (2 << card) - 1:
                expected |= 1 << card
        assert fill_up(cards) == expected


def test_neighbours_are_reached_step_by_step() -> None:
    key = deal_key(12, 0)
    for index in range(200):
        card = word(key, index) % 36
        suit = 0x1FF << card // 9 * 9
        between = (word(key, index + 1000) | word(key, index + 2000)) & suit | 1 << card
        expected = 1 << card
        for _ in range(8):
            expected |= between & (expected << 1 | expected >> 1)
        assert neighbours(card, between) == expected


def test_a_card_is_needed_where_its_rank_decides() -> None:
    cards = parse_card("S9"), parse_card("S6"), parse_card("H6")
    nine, six, other = (1 << card for card in cards)
    assert deciding_card(cards[0], nine | six | other) == nine
    assert deciding_card(cards[0], nine | other) == 0
    tables = compile_contract(parse_contract("trump:S"), Policy())[0]
    ruffed = first_node(0, 0, 0)._replace(turn=1, led=cards[2] // 9, best=cards[0])
    assert ruffing_card(tables, six | other, ruffed) == nine
    assert ruffing_card(tables, other, ruffed) == 0
    assert ruffing_card(tables, six | other, ruffed._replace(led=cards[0] // 9)) == 0
    assert ruffing_card(tables, six | other, first_node(0, 0, 0)) == 0
