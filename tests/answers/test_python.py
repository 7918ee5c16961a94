"""Functions of single questions: positions, deals, beliefs as JSON, and sentences of refusals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import buur
from buur.answers import KINDS, QuestionError
from buur.cards import CODES
from buur.errors import (
    ArgumentError,
    BuurError,
    IllegalAction,
    NotationError,
    PositionError,
    RulesError,
)
from buur.notation import dumps, record_of
from buur.play.model.events import Played
from buur.play.model.state import deal_of
from buur.scoring import Credit
from tests.answers.asking import ask, error_code
from tests.chance import seeded
from tests.play.test_positions import PLAYED, facts, played


def declares_now(state: buur.Partie) -> bool:
    """Whether a position of this moment still waits for the melds after the first lead."""
    deal = deal_of(state)
    after_lead = state.variant.meld.meld_time == "after_first_lead"
    return after_lead and not deal.tricks and len(deal.lying) == 1


@pytest.mark.parametrize("rules", PLAYED)
def test_positions_in_json_in_python_and_at_the_table_are_equal(rules: str) -> None:
    chance = seeded(f"ask position {rules}")
    for state in islice(played(rules, chance), 1, None, 7):
        deal = deal_of(state)
        if declares_now(state):
            continue
        hands = [str(buur.Hand(hand)).split() for hand in deal.hands]
        tricks = [[CODES[card] for card in trick.cards] for trick in deal.tricks]
        fields = facts(deal) | {"tricks": tricks}
        held = buur.Hand(deal.hands[deal.turn])
        table = {
            "phase": "play",
            "waiting": [state.turn],
            "turn": state.turn,
            "legal": [CODES[card] for card in state.legal.cards],
            "why": {CODES[card]: state.legal.why_not(card) for card in held - state.legal.cards},
            "points": list(state.card_points),
        }
        assert ask("position", rules=rules, hands=hands, **fields) == table
        partie = buur.position(rules, hands, **fields)
        assert (partie.phase, partie.turn, partie.card_points) == (
            "play",
            state.turn,
            state.card_points,
        )
        assert partie.legal.cards == state.legal.cards


def test_a_position_before_the_choice_lists_its_contracts() -> None:
    state = buur.start("coiffeur-8", 5)
    hands = {str(seat): str(state.hand(seat)).split() for seat in range(4)}
    found = ask("position", rules="coiffeur-8", hands=hands, dealer=deal_of(state).dealer)
    assert (found["phase"], found["turn"]) == ("choose", state.turn)
    assert found["contracts"] == [contract.code for contract in state.legal.contracts]
    assert (found["legal"], found["why"]) == ([], {})


@pytest.mark.parametrize(
    ("rules", "fields", "conditions"),
    [
        ("chibre", {}, {}),
        (
            "mise",
            {"given": {"0": ["SJ"], "widow": ["SA"]}, "lengths": {"1": {"S": [1, 2], "H": 3}}},
            {"given": {0: "SJ", "widow": "SA"}, "lengths": {1: {"S": range(1, 3), "H": 3}}},
        ),
        ("kreuzjass", {"lengths": {"3": {"C": 0}}}, {"lengths": {3: {"C": 0}}}),
    ],
)
def test_deals_in_json_are_those_of_python(
    rules: str, fields: dict[str, Any], conditions: dict[str, Any]
) -> None:
    found = ask("deals", rules=rules, seed=11, count=3, **fields)["deals"]
    for one, partie in zip(found, buur.deals(rules, 11, **conditions), strict=False):
        deal = deal_of(partie)
        assert one["dealer"] == deal.dealer
        assert [buur.Hand(hand).mask for hand in one["hands"]] == list(deal.dealt)
        assert one.get("turned") == (None if deal.turned is None else CODES[deal.turned])
        widow = buur.Hand(deal.widow.up | deal.widow.down)
        assert buur.Hand(one.get("widow", [])) == widow
    assert len(found) == 3


def without_melds(seed: int, many: int) -> buur.Partie:
    """Return a partie in which forehand chose and nobody declared."""
    chance = seeded(seed)
    state = buur.start("schieber", chance).choose("trump:H")
    for _ in range(many):
        assert state.turn is not None
        state = state.do(Played(state.turn, chance.choice(list(state.legal.cards))))
    return state


@pytest.mark.parametrize("many", [0, 3, 5, 22])
def test_beliefs_in_json_in_python_and_at_the_table_are_equal(many: int) -> None:
    state = without_melds(many, many)
    deal, seat = deal_of(state), state.turn
    assert seat is not None
    fields = facts(deal) | {"tricks": [[CODES[card] for card in one.cards] for one in deal.tricks]}
    hands = {str(seat): str(state.hand(seat)).split()}
    found = ask("beliefs", rules="schieber", seat=seat, hands=hands, seed=3, count=200, **fields)
    table = buur.beliefs(state.view(seat), 200, 3)
    expected = {
        str(other): {code: round(chance, 6) for code, chance in cards.items()}
        for other, cards in table.table().items()
    }
    assert found == {"seat": seat, "worlds": len(table), "chances": expected}
    built = buur.position("schieber", {seat: state.hand(seat)}, **fields)
    assert buur.beliefs(built.view(seat), 200, 3).table() == table.table()


def test_beliefs_of_a_record_are_those_of_its_last_moment() -> None:
    table = buur.Table(buur.variant("schieber"), _players(), chance=seeded(7))
    events = [event for _, event in zip(range(12), table.run(), strict=False)]
    record = record_of(events, buur.variant("schieber"))
    found = ask("beliefs", record=dumps(record), seat=1, count=100)
    expected = buur.beliefs(_last(record).view(1), 100)
    assert found["worlds"] == len(expected)
    some = next(iter(found["chances"]["0"]))
    assert found["chances"]["0"][some] == round(expected.chance(0, some), 6)


def _players() -> list[buur.Bot]:
    from buur.bots import bot

    return [bot("steady", 1)] * 4


def _last(record: Any) -> buur.Partie:
    from buur.notation import replay

    *_, last = replay(record)
    return last


@pytest.mark.parametrize(
    ("code", "kind", "fields"),
    [
        ("bad-field", "position", {"hands": ["SA"]}),
        ("missing-field", "position", {}),
        ("bad-field", "position", {"hands": {"4": []}}),
        ("bad-card", "position", {"hands": {"0": ["XX"]}}),
        ("bad-field", "position", {"hands": {}, "leader": 4}),
        ("bad-field", "position", {"hands": {}, "tricks": [["SA"]]}),
        ("impossible-position", "position", {"hands": {"0": ["SA"], "1": ["SA"]}}),
        ("impossible-position", "position", {"rules": "sidi", "hands": {}, "contract": "oben"}),
        ("bad-field", "deals", {"given": []}),
        ("bad-field", "deals", {"given": {"x": ["SA"]}}),
        ("bad-field", "deals", {"given": {"7": ["SA"]}}),
        ("bad-field", "deals", {"lengths": {"0": 3}}),
        ("bad-field", "deals", {"lengths": {"0": {"X": 3}}}),
        ("bad-field", "deals", {"lengths": {"0": {"S": "3"}}}),
        ("bad-field", "deals", {"lengths": {"0": {"S": [1]}}}),
        ("bad-field", "deals", {"lengths": {"0": {"S": [1, 10]}}}),
        ("bad-field", "deals", {"count": 0}),
        ("bad-field", "deals", {"seed": -1}),
        ("impossible-position", "deals", {"lengths": {"0": {"S": [3, 2]}}}),
        ("impossible-position", "deals", {"given": {"0": ["SA"], "1": ["SA"]}}),
        ("bad-record", "beliefs", {"record": "nonsense"}),
        ("bad-field", "beliefs", {"record": 5}),
        ("missing-field", "beliefs", {"contract": "trump:S", "leader": 0, "hands": {"0": ["SA"]}}),
    ],
)
def test_slips_of_the_new_kinds_have_their_codes(
    code: str, kind: str, fields: dict[str, Any]
) -> None:
    assert error_code(kind, **fields) == code


NINE = " ".join(CODES[:9])
REFUSED: list[tuple[Callable[[], object], type[BuurError], str]] = [
    (lambda: buur.legal("trump:S", "SA", trick="SA"), PositionError, "SA stands in trick and in h"),
    (lambda: buur.legal("trump:S", NINE + " H6"), PositionError, "hand has 10 cards: expected at"),
    (lambda: buur.legal("trump:S", NINE, number=2), PositionError, "hand has 9 cards: expected at"),
    (lambda: buur.legal("trump:S", ""), PositionError, "hand is empty"),
    (lambda: buur.legal("trump:S", "S6", rules="pandur"), PositionError, "S6 in hand is not in"),
    (lambda: buur.legal("trump:S", "S6", "S7 S8 S9 ST"), PositionError, "trick has 4 cards"),
    (lambda: buur.legal("trump:S", "S6", "S7 S7"), ArgumentError, "S7 stands twice"),
    (lambda: buur.legal("trump:X", "S6"), NotationError, "'X' is not a suit"),
    (lambda: buur.legal("trump:S", "S6", rules="chibr"), RulesError, "did you mean chibre"),
    (lambda: buur.legal("trump:S", "S6", number=10), ArgumentError, "number is 10"),
    (lambda: buur.legal("trump:S", "S6", deal_no=0), ArgumentError, "deal_no is 0"),
    (lambda: buur.legal("trump:S", "S6", first_led="X"), NotationError, "'X' is not a suit"),
    (lambda: buur.why_not("trump:S", "S6", "S99"), NotationError, "'S99' is not a card"),
    (lambda: buur.trick("trump:S", ""), PositionError, "cards are empty"),
    (lambda: buur.trick("trump:S", "S6 S7 S8 S9 ST"), PositionError, "cards has 5 cards"),
    (lambda: buur.trick("trump:S", "S6", leader=4), ArgumentError, "leader is 4"),
    (
        lambda: buur.trick("tutti", "S6", {"tutti_values": "first_led"}, number=2),  # type: ignore[arg-type]
        ArgumentError,
        "rules is",
    ),
    (
        lambda: buur.card_points(
            "tutti", buur.variant("chibre", {"tutti_values": "first_led"}), number=2
        ),
        ArgumentError,
        "first_led is missing",
    ),
    (lambda: buur.card_points("oben", "pandur")["S6"], PositionError, "S6 is not in the pack"),
    (lambda: buur.best_melds(NINE + " H6"), PositionError, "hand has 10 cards"),
    (lambda: buur.compare_melds("S6 S7 S8", 3.5), ArgumentError, "b is 3.5"),  # type: ignore[arg-type]
    (lambda: buur.may_solder("oben", ""), PositionError, "claimer is empty"),
    (lambda: buur.may_solder("oben", "SA", "SA"), PositionError, "SA stands in claimer and in opp"),
    (lambda: buur.may_solder("oben", NINE), IllegalAction, "solder-not-on-lead"),
    (lambda: buur.finish_claim("oben", 2, [0, 0], [1, 0]), ArgumentError, "team is 2"),
    (lambda: buur.finish_claim("oben", 0, [0], [1, 0]), ArgumentError, "scores is .*two numbers"),
    (lambda: buur.finish_claim("oben", 0, [0, 0], [5, 5]), ArgumentError, "together at most 9"),
    (
        lambda: buur.finish_claim("oben", 0, [0, 0], [1, 0], trick="SA"),
        ArgumentError,
        "leader is missing",
    ),
    (
        lambda: buur.finish_claim("oben", 0, [0, 0], [1, 0], credits=[Credit(3, "cards", 1, 1)]),  # type: ignore[arg-type]
        ArgumentError,
        "the team in credits is 3",
    ),
    (
        lambda: buur.finish_claim("oben", 0, [0, 0], [1, 0], "schieber-2500"),
        IllegalAction,
        "the count decides by itself",
    ),
]


@pytest.mark.parametrize(("call", "kind", "said"), REFUSED, ids=[said for *_, said in REFUSED])
def test_wrong_questions_get_a_sentence(
    call: Callable[[], object], kind: type[BuurError], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        call()
    assert len(str(caught.value).splitlines()) == 1


def test_a_bad_question_is_an_error_of_buur() -> None:
    assert issubclass(QuestionError, BuurError)
    assert {"position", "deals", "beliefs"} <= set(KINDS)


def test_results_are_short_in_codes_and_tables_in_notebooks() -> None:
    points = buur.card_points("trump:S", "pandur")
    assert repr(points).startswith("<CardPoints S9=14 ST=10 SJ=20")
    assert "<th scope='col'>Cards</th>" in points._repr_html_()
    assert list(points)[:2] == ["S9", "ST"]
    melds = buur.best_melds("S7 S8 S9")
    assert repr(melds) == "<Melds S7 S8 S9 = 20>"
    assert repr(buur.best_melds("S7")) == "<Melds none>"
    assert "<td>20</td>" in melds._repr_html_()


def test_the_leader_of_a_trick_is_any_seat() -> None:
    """Three of four seats play a deal of pandur-4; the dealer, to the leader's left, sits out."""
    found = buur.trick("trump:S", "H9 SJ HT", "pandur-4", leader=3)
    assert (found.leader, found.winner) == (3, 0)
    winners = [buur.trick("trump:D", "C6 DT DA C7", leader=seat).winner for seat in range(4)]
    assert winners == [2, 3, 0, 1]


def test_a_position_is_solved_and_played_by_bots() -> None:
    hands = ["SA H7", "S6 HK", "SK", "H6"]
    partie = buur.position("schieber", hands, leader=2, contract="trump:S", trick="SQ S8")
    (result,) = buur.solve(partie)
    assert result is not None
    while partie.phase == "play":
        partie = partie.do(_players()[0].choose(partie.view(partie.waiting[0])))
    assert sum(partie.card_points) == 11 + 3 + 4 + 4 + 5
