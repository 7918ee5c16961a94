"""Rule sets refuse wrong arguments by a sentence, and have short texts that can be typed back."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from buur.cards import parse_card
from buur.contracts import Contract, compile_contract, parse_contract
from buur.errors import ArgumentError, BuurError, RulesError
from buur.rules.tricks import trick_points
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, preset, variant, variant_of
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import RuleSet, find_option

CHIBRE = variant("chibre")


def test_compiled_tables_count_by_the_rules() -> None:
    """Each deal by its own scheme."""
    trick = [parse_card(code) for code in ("SQ", "S7", "HA", "SA")]
    assert trick_points(variant("schaufel-dame").compiled("oben")[0], trick) == -78
    guggitaler = variant("guggitaler")
    points = {trick_points(guggitaler.compiled("oben", number)[0], trick) for number in (1, 3)}
    assert points == {1, 4}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_compiled_tables_are_those_of_the_options(name: str) -> None:
    rules = variant(name)
    for number in (1, 2):
        policy, tricks = rules.play.policy_of(number), rules.plan(number).hand
        expected = compile_contract(parse_contract("trump:H"), policy, tricks)
        assert rules.compiled("trump:H", number) == expected
        assert len(expected) == tricks


def test_a_tutti_of_157_counts_by_the_first_suit() -> None:
    tutti = variant("tutti", {"tutti_values": "first_led"})
    jacks = [parse_card(code) for code in ("SJ", "HJ")]

    def points(led: Any) -> list[int]:
        tables = tutti.compiled("tutti", first_led=led)[0]
        return [tables.points[card] for card in jacks]

    assert [points(led) for led in (None, "S", 1, np.int64(0))] == [
        [2, 2],
        [20, 2],
        [2, 20],
        [20, 2],
    ]


Call = Callable[[], object]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: CHIBRE.compiled("trump"), "'trump' is not a complete contract"),
        (lambda: CHIBRE.compiled(5), "5 is not a contract"),  # type: ignore[arg-type]
        (lambda: CHIBRE.compiled("oben", 0), "deal_no is 0: expected a whole number from 1"),
        (lambda: CHIBRE.compiled("oben", True), "deal_no is True: expected a whole number"),
        (lambda: CHIBRE.compiled("oben", first_led="X"), "'X' is not a suit"),
        (lambda: CHIBRE.compiled("oben", first_led=4), "first_led is 4: expected a whole"),  # type: ignore[arg-type]
        (lambda: CHIBRE.plan(0), "number is 0: expected a whole number from 1"),
        (lambda: CHIBRE.plan("1"), "number is '1': expected a whole number"),  # type: ignore[arg-type]
        (lambda: CHIBRE.phases_of(-1), "number is -1: expected a whole number"),
        (lambda: CHIBRE.option("taget"), "option 'taget' does not exist: did you mean target"),
        (lambda: CHIBRE.option(None), "option is None: expected the name of an option"),  # type: ignore[arg-type]
        (lambda: CHIBRE.option([]), "option is []: expected the name of an option"),  # type: ignore[arg-type]
        (lambda: find_option("a" * 99), f"option '{'a' * 56}... does not exist: `buur rules"),
        (lambda: CHIBRE.with_options(5), "changes is 5: expected values by option"),  # type: ignore[arg-type]
        (lambda: CHIBRE.with_options({5: 5}), "option is 5: expected the name"),  # type: ignore[dict-item]
        (lambda: CHIBRE.with_options({}, teams="0101"), "teams is '0101': expected"),  # type: ignore[arg-type]
        (lambda: CHIBRE.with_options({}, teams=(0, 2)), "teams is (0, 2): expected the line of"),
        (lambda: CHIBRE.with_options({}, teams=()), "seats is 0: expected a whole number from 2"),
        (lambda: CHIBRE.with_options({}, frame=5), "frame is 5: expected values by field"),  # type: ignore[arg-type]
        (lambda: CHIBRE.with_options({}, frame={"shaing": 5}), "frame has 'shaing': did you mean"),
        (lambda: CHIBRE.with_options({}, frame={"sharing": "lins"}), "sharing is 'lins': expected"),
        (lambda: CHIBRE.with_options({}, frame={"pack": 5}), "pack is 5: expected a Pack"),
        (lambda: CHIBRE.differences("chibre"), "base is 'chibre': expected a Variant, such as"),  # type: ignore[arg-type]
        (lambda: CHIBRE.changed_groups(None), "changes is None: expected values by"),  # type: ignore[arg-type]
        (lambda: Variant(code=5), "code is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (
            lambda: RuleSet(code="x", seats=5),
            "teams is (0, 1, 0, 1): expected the line of each of 5",
        ),
        (lambda: RuleSet(code="x", play=5), "play is 5: expected a PlayRules"),  # type: ignore[arg-type]
        (lambda: RuleSet(code="x", version="1"), "version is '1': expected a whole"),  # type: ignore[arg-type]
        (lambda: RuleSet(code="x", dealer_plays=1), "dealer_plays is 1: expected True"),  # type: ignore[arg-type]
        (lambda: preset(5), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: variant_of("chibre", 99, {}), "rules chibre/99 are not known"),
        (lambda: variant_of("chibre", "1", {}), "version is '1': expected a whole number"),  # type: ignore[arg-type]
        (lambda: variant_of("chibre", 1, 5), "options is 5: expected values by option"),  # type: ignore[arg-type]
        (
            lambda: is_relevant("taget", CHIBRE),
            "option 'taget' does not exist: did you mean target",
        ),
    ],
)
def test_a_wrong_argument_is_told(call: Call, sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


class Strange:
    __hash__ = None  # type: ignore[assignment]


@pytest.mark.parametrize("name", ["target", "melds", "cut", "contracts", "sheet", "multipliers"])
@pytest.mark.parametrize("value", [None, Strange(), -1, 3.5, [], [[]], b"x", (1, 2), {(): 1}, {5}])
def test_a_wrong_value_of_an_option_is_refused(name: str, value: Any) -> None:
    if name == "multipliers" and value == []:
        assert variant("chibre", {name: value}).option(name) == ()
        return
    with pytest.raises(RulesError, match=f"^option {name} cannot be .*: expected "):
        variant("chibre", {name: value})


def test_integers_of_numpy_are_numbers() -> None:
    rules = variant("chibre", {"target": np.int64(500), "multipliers": {"S": np.int8(2)}})
    assert rules == variant("chibre", {"target": 500, "multipliers": {"S": 2}})
    assert type(rules.option("target")) is int
    assert rules.plan(np.int64(1)) == rules.plan(1)
    assert rules.compiled("oben", np.int64(2)) == rules.compiled("oben", 2)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_text_of_rules_can_be_typed_back(name: str) -> None:
    rules = variant(name, {"target": 777, "last_trick_view": False})
    for one in (rules, variant(name)):
        assert eval(repr(one), {"variant": variant}) == one
        assert len(repr(one)) < 99


def test_rules_unlike_any_preset_say_so() -> None:
    changed = variant("estimation").with_options({"target": 7}, frame={"version": 7})
    assert repr(changed) == "<Variant 'estimation' with version=7, {'target': 7}>"
    assert repr(replace(CHIBRE, code="mine")) == "<Variant 'mine' of 4 seats>"


def test_open_contracts_are_compiled() -> None:
    assert variant("molotow").compiled(Contract("open"))[0].trump_mask == 0


def test_argument_errors_name_the_argument() -> None:
    with pytest.raises(ArgumentError) as found:
        CHIBRE.plan(0)
    assert found.value.name == "number"
