"""``buur ask`` against the table: the same position gets the same answer."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import islice

import pytest

from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.variants.registry import PRESETS
from tests.answers.asking import ask
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
                found = asked("finish", question | finish_fields(state, deal, seat))
                assert found == expected
                seen.add((found["correct"], found["winner"] == state.team(seat)))
    assert (True, True) in seen
    assert (False, False) in seen


def test_who_is_out_first_decides_within_a_trick() -> None:
    """Source: core rules §7.5."""
    position = {
        "contract": "trump:S",
        "scores": [990, 990],
        "tricks": [1, 0],
        "turned": True,
        "credits": [
            {"team": 0, "kind": "cards", "points": 15},
            {"team": 1, "kind": "melds", "points": 20},
        ],
    }
    melds_first = ask("finish", team=0, **position)
    assert melds_first == {"correct": True, "winner": 1, "points": [1005, 1010]}
    tricks_first = ask("finish", team=0, **position, options={"finish_order": "trick-stock-meld"})
    assert tricks_first == {"correct": True, "winner": 0, "points": [1005, 1010]}


def test_a_rivals_stoeck_that_counts_first_wins_over_the_claim() -> None:
    """Source: core rules §6, §7.5: the holder shows it, has not played on, and is out by it."""
    position = {
        "contract": "trump:D",
        "scores": [990, 990],
        "team": 1,
        "tricks": [0, 1],
        "turned": True,
        "credits": [{"team": 1, "kind": "cards", "points": 25}],
    }
    assert ask("finish", **position)["winner"] == 1
    held = ask("finish", **position, rival_stoeck=True)
    assert held == {"correct": True, "winner": 0, "points": [990, 1015]}
    later = ask(
        "finish", **position, rival_stoeck=True, options={"finish_order": "trick-stock-meld"}
    )
    assert later["winner"] == 1


def test_a_rivals_stoeck_beats_no_boss_card_from_a_hand_that_has_played() -> None:
    """Source: core rules §7.6: the running trick counts, whoever of the rivals has the stöck."""
    position = {
        "contract": "trump:D",
        "scores": [0, 990],
        "team": 1,
        "tricks": [0, 1],
        "trick": ["SA", "S6", "S7"],
        "leader": 1,
        "boss": True,
        "options": {"claim_counts": "current_with_boss"},
    }
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
    position: Fields = {"contract": "trump:D", "scores": [0, 0], "team": 1, "tricks": [0, 1]}
    assert ask("finish", **{**position, **fields})["error"]["code"] == code


def test_a_trick_that_lies_face_up_does_not_count_under_the_romand_rules() -> None:
    """Source: core rules §7.6."""
    position = {
        "contract": "trump:S",
        "scores": [990, 500],
        "team": 0,
        "tricks": [1, 0],
        "credits": [{"team": 0, "kind": "cards", "points": 15}],
    }
    assert ask("finish", **position) == {"correct": False, "winner": 1, "points": [990, 500]}
    assert ask("finish", **position, turned=True)["correct"]
    assert ask("finish", **position, trick=["S6"], leader=0)["correct"]
    assert ask("finish", **position, rules="schieber")["correct"]


def test_everything_is_multiplied() -> None:
    position = {
        "rules": "pique-double",
        "contract": "trump:S",
        "scores": [1440, 0],
        "team": 0,
        "tricks": [1, 0],
        "turned": True,
        "credits": [{"team": 0, "kind": "cards", "points": 11}],
    }
    assert ask("finish", **position)["points"] == [1462, 0]
    assert ask("finish", **position, stoeck=True)["points"] == [1502, 0]


def test_opponents_with_every_trick_may_insist() -> None:
    """Source: core rules §7.6."""
    position = {"contract": "trump:S", "scores": [0, 0], "team": 0, "tricks": [0, 3]}
    found = ask("finish", **position, rules="schieber")
    assert found == {"correct": False, "winner": 1, "points": [0, 0], "may_insist": True}
    assert "may_insist" not in ask("finish", **position)


def test_the_last_trick_decides_between_two_sides_that_are_over() -> None:
    """Source: core rules §7.5, R93: who was out earlier cannot claim at the count any more."""
    position: dict[str, object] = {
        "rules": "reglement-1993",
        "contract": "trump:S",
        "scores": [990, 960],
        "team": 0,
        "tricks": [4, 5],
        "credits": [
            {"team": 0, "kind": "cards", "points": 20, "trick": 3},
            {"team": 1, "kind": "cards", "points": 35, "trick": 9},
            {"team": 1, "kind": "last_trick", "points": 5, "trick": 9},
        ],
    }
    assert ask("finish", **position)["winner"] == 1
    assert ask("finish", **position | {"team": 1}) == {
        "correct": False,
        "winner": 0,
        "points": [1010, 960],
    }
    turned = ask("finish", **position | {"team": 1, "turned": True})
    assert (turned["correct"], turned["winner"]) == (True, 1)
    assert ask("finish", **position, last=0)["winner"] == 0
    wrong = ask("finish", **position | {"tricks": [0, 9]}, last=0)
    assert wrong["error"]["code"] == "bad-field"
