"""`buur ask` and Python against the table: the same position gets the same answer."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import islice

import pytest

from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.variants.registry import PRESETS
from tests.answers.asking import ask, claim, error_code
from tests.answers.python_answers import python_answer
from tests.answers.table_answers import (
    Fields,
    deal_positions,
    finish_answer,
    finish_fields,
    opened,
    positions,
    questions,
)
from tests.chance import seeded

MANY = -(-100_000 // len(PRESETS))
"""Positions of each rule set, so that all together have a hundred thousand."""


def asked(kind: str, fields: Fields) -> Fields:
    """Return the answer of ``buur ask``, of an error its code alone."""
    found = ask(kind, **fields)
    return {"error": found["error"]["code"]} if "error" in found else found


def drawn(rules: str, chance: random.Random, share: float) -> Iterable[tuple[Partie, Fields]]:
    """Give the first position of every deal, and of the others a share."""
    for state, options in positions(rules, chance):
        deal = deal_of(state)
        if not (deal.tricks or deal.lying) or chance.random() < share:
            yield state, options


@pytest.mark.parametrize(
    ("share", "count"),
    [(0.2, 12), pytest.param(1, MANY, marks=pytest.mark.slow)],
    ids=["few", "many"],
)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_answer_is_the_tables(rules: str, share: float, count: int) -> None:
    chance = seeded(f"ask {rules}")
    seen = set()
    for state, options in islice(drawn(rules, chance, share), count):
        for kind, fields, answer in questions(state, options, chance):
            assert asked(kind, fields) == answer, (kind, fields)
            assert python_answer(kind, fields) == answer, (kind, fields)
            seen.add(kind)
    assert seen >= {"legal", "trick", "values", "melds", "compare", "solder"}


CLAIMED = [name for name, preset in PRESETS.items() if preset.variant.partie.ends_by_claim]
BOSS = {"claim_counts": "current_with_boss"}


@pytest.mark.parametrize(
    "seeds", [(1, 3), pytest.param(range(40), marks=pytest.mark.slow)], ids=["few", "many"]
)
@pytest.mark.parametrize("options", [{}, BOSS], ids=["own", "boss"])
@pytest.mark.parametrize("rules", CLAIMED)
def test_claims_of_the_end_are_those_of_the_table(
    rules: str, options: Fields, seeds: Iterable[int]
) -> None:
    seen = set()
    variant = PRESETS[rules].variant.with_options(options)
    for seed in seeds:
        chance = seeded(seed)
        for state in deal_positions(opened(variant, chance), chance):
            deal = deal_of(state)
            for seat in deal.order(0):
                expected = finish_answer(state, seat)
                question = {"rules": rules, "options": options, "contract": str(deal.contract)}
                fields = question | finish_fields(state, deal, seat)
                found = asked("finish", fields)
                assert found == expected
                assert python_answer("finish", fields) == expected
                seen.add((found["correct"], found["winner"] == state.team(seat)))
    assert (True, True) in seen
    assert (False, False) in seen


TRICKS_FIRST = {"finish_order": "trick-stock-meld"}


def test_who_is_out_first_decides_within_a_trick() -> None:
    """Source: core rules §7.5."""
    position = claim("trump:S", [990, 990], [1, 0], (0, "cards", 15), (1, "melds", 20))
    melds_first = ask("finish", **position, turned=True)
    assert melds_first == {"correct": True, "winner": 1, "points": [1005, 1010]}
    tricks_first = ask("finish", **position, turned=True, options=TRICKS_FIRST)
    assert tricks_first == {"correct": True, "winner": 0, "points": [1005, 1010]}


def test_a_rivals_stoeck_that_counts_first_wins_over_the_claim() -> None:
    """Source: core rules §6, §7.5: the holder shows it, has not played on, and is out by it."""
    position = claim("trump:D", [990, 990], [0, 1], (1, "cards", 25), team=1) | {"turned": True}
    assert ask("finish", **position)["winner"] == 1
    held = ask("finish", **position, rival_stoeck=True)
    assert held == {"correct": True, "winner": 0, "points": [990, 1015]}
    assert ask("finish", **position, rival_stoeck=True, options=TRICKS_FIRST)["winner"] == 1


def test_a_rivals_stoeck_beats_no_boss_card_from_a_hand_that_has_played() -> None:
    """Source: core rules §7.6: the running trick counts, whoever of the rivals has the stöck."""
    position = claim("trump:D", [0, 990], [0, 1], team=1) | {"options": BOSS, "boss": True}
    position |= {"trick": ["SA", "S6", "S7"], "leader": 1}
    assert ask("finish", **position)["points"] == [0, 1001]
    assert ask("finish", **position, rival_stoeck=True)["points"] == [0, 1001]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rival_stoeck": "yes"}, "bad-field"),
        ({"rival_stoeck": True, "stoeck": True}, "impossible-position"),
        ({"rival_stoeck": True, "trick": ["DK"], "leader": 1}, "impossible-position"),
        ({"rival_stoeck": True, "contract": "oben"}, "bad-field"),
    ],
)
def test_a_rival_cannot_hold_every_stoeck(fields: Fields, code: str) -> None:
    assert error_code("finish", **claim("trump:D", [0, 0], [0, 1], team=1) | fields) == code


def test_a_trick_that_lies_face_up_does_not_count_under_the_romand_rules() -> None:
    """Source: core rules §7.6."""
    position = claim("trump:S", [990, 500], [1, 0], (0, "cards", 15))
    assert ask("finish", **position) == {"correct": False, "winner": 1, "points": [990, 500]}
    assert ask("finish", **position, turned=True)["correct"]
    assert ask("finish", **position, trick=["S6"], leader=0)["correct"]
    assert ask("finish", **position, rules="schieber")["correct"]


def test_everything_is_multiplied() -> None:
    position = claim("trump:S", [1440, 0], [1, 0], (0, "cards", 11))
    position |= {"rules": "pique-double", "turned": True}
    assert ask("finish", **position)["points"] == [1462, 0]
    assert ask("finish", **position, stoeck=True)["points"] == [1502, 0]


def test_opponents_with_every_trick_may_insist() -> None:
    """Source: core rules §7.6."""
    position = claim("trump:S", [0, 0], [0, 3])
    found = ask("finish", **position, rules="schieber")
    assert found == {"correct": False, "winner": 1, "points": [0, 0], "may_insist": True}
    assert "may_insist" not in ask("finish", **position)


def test_the_last_trick_decides_between_two_sides_that_are_over() -> None:
    """Source: core rules §7.5, R93: who was out earlier cannot claim at the count any more."""
    credits = (0, "cards", 20, 3), (1, "cards", 35, 9), (1, "last_trick", 5, 9)
    position = claim("trump:S", [990, 960], [4, 5], *credits) | {"rules": "reglement-1993"}
    assert ask("finish", **position)["winner"] == 1
    other = ask("finish", **position | {"team": 1})
    assert other == {"correct": False, "winner": 0, "points": [1010, 960]}
    turned = ask("finish", **position | {"team": 1, "turned": True})
    assert (turned["correct"], turned["winner"]) == (True, 1)
    assert ask("finish", **position, last=0)["winner"] == 0
    assert error_code("finish", **position | {"tricks": [0, 9]}, last=0) == "bad-field"
