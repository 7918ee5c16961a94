"""The catalogue of options: names, values, clauses, and what happens with wrong ones."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from buur.cards import parse_card
from buur.contracts import TRUMPS
from buur.errors import RulesError
from buur.variants.model import Variant
from buur.variants.option_groups.choice import imposed_suit
from buur.variants.options import Value
from buur.variants.registry import PRESETS, variant
from buur.variants.relevance import SWITCHES, is_relevant
from buur.variants.rule_set import OPTIONS, find_option

MAJOR = {
    "first",
    "contracts",
    "multipliers",
    "unde_values",
    "melds",
    "meld_values",
    "low_quartets",
    "cross_meld",
    "match_voids_melds",
    "match",
    "target",
    "finish",
    "finish_order",
}


def test_catalogue_is_the_model() -> None:
    """Every field of the records that holds an option is in it, and nothing else."""
    chibre = PRESETS["chibre"].variant
    for name, option in OPTIONS.items():
        assert option.name == name
        assert getattr(getattr(chibre, option.group), name) == chibre.option(name)
    assert list(chibre.options) == list(OPTIONS)


def test_default_is_a_value_of_the_option() -> None:
    """And every value it lists is one."""
    for option in OPTIONS.values():
        for value in (option.default, *option.values):
            assert option.parse(value) == value, option.name


def test_every_option_names_its_clause() -> None:
    clauses = {name: option.clause for name, option in OPTIONS.items()}
    number = re.compile(r"\d+(\.\d+)?")
    assert {name for name, clause in clauses.items() if not number.fullmatch(clause)} == set()


def test_ten_conflicts_are_asked_at_the_table() -> None:
    """§12, last paragraph: what the players must see when they sit down."""
    switches = set(SWITCHES.values()) - MAJOR
    rules = variant("chibre", {"contracts": "suits+unden"})
    shown = {name for name, option in OPTIONS.items() if option.major and is_relevant(name, rules)}
    assert shown - switches == MAJOR


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("melds", "perhaps", "true or false, yes or no"),
        ("melds", "", "true or false"),
        ("melds", 1, "true or false"),
        ("melds", None, "true or false"),
        ("target", "1000", "a number from 1 to 100000"),
        ("target", 0, "a number from 1 to 100000"),
        ("target", True, "a number from 1 to 100000"),
        ("target", 10.5, "a number from 1 to 100000"),
        ("cut", "min4", "one of min3_optional, min2_mandatory, min3_mandatory, none"),
        ("cut", 3, "one of min3_optional"),
        ("first_card", 7, "a text"),
        ("multipliers", "double", "one of all1, spades2, schieber123, uri, or a table"),
        ("multipliers", 2, "one of all1, spades2, schieber123, uri, or a table"),
        ("multipliers", {"X": 2}, "factors 1 to 20 for S H D C oben unten zigzag"),
        ("multipliers", {"S": 0}, "factors 1 to 20"),
        ("multipliers", {"S": 21}, "factors 1 to 20"),
        ("multipliers", {"S": True}, "factors 1 to 20"),
        ("multipliers", {"S": "2"}, "factors 1 to 20"),
        ("multipliers", ["S", 2], "factors 1 to 20"),
        ("multipliers", [["S", 2, 3]], "factors 1 to 20"),
    ],
)
def test_wrong_value_is_refused_with_what_is_expected(
    name: str, value: object, expected: str
) -> None:
    """The sentence names the option, the value and what it could be."""
    with pytest.raises(RulesError) as error:
        OPTIONS[name].parse(value)
    assert str(error.value).startswith(f"option {name} cannot be {value!r}: expected {expected}")


@pytest.mark.parametrize(
    ("word", "value"), [("yes", True), ("on", True), ("no", False), ("off", False)]
)
def test_a_flag_takes_words(word: str, value: bool) -> None:
    """`buur rules show` prints flags as words."""
    assert OPTIONS["melds"].parse(word) is value
    assert variant("chibre", {"melds": word}).meld.melds is value


OTHER_NAMES = {
    "stoeck": "stock",
    "stoeck_deadline": "stock_deadline",
    "stoeck_with_meld": "stock_with_meld",
    "stoeck_early_finish": "stock_early_finish",
}


@pytest.mark.parametrize(("other", "name"), OTHER_NAMES.items())
def test_options_of_the_stoeck_have_a_second_name(other: str, name: str) -> None:
    """The stöck is called ``stoeck`` everywhere else."""
    rules, values = variant("chibre"), OPTIONS[name].values or ("no", "yes")
    assert find_option(other) is OPTIONS[name]
    assert rules.option(other) == rules.option(name)
    assert is_relevant(other, rules) == is_relevant(name, rules)
    for value in values:
        assert variant("chibre", {other: value}) == variant("chibre", {name: value})
    assert other not in OPTIONS


def test_no_other_option_has_a_second_name() -> None:
    known = {name: find_option(name).name for name in (*OPTIONS, *OTHER_NAMES)}
    assert known == {name: name for name in OPTIONS} | OTHER_NAMES
    with pytest.raises(RulesError, match="does not exist: did you mean stock_deadline"):
        find_option("stoeck_dedline")


def test_an_option_is_not_given_by_both_names() -> None:
    with pytest.raises(RulesError, match=r"^option stock is given twice, also as 'stoeck'$"):
        variant("chibre", {"stock": True, "stoeck": False})


def test_multipliers_are_kept_in_one_order() -> None:
    """Two spellings of one table are equal."""
    pairs = (("S", 2), ("oben", 3))
    for spelling in ({"oben": 3, "S": 2}, {"S": 2, "oben": 3}, [("S", 2), ("oben", 3)], pairs):
        assert OPTIONS["multipliers"].parse(spelling) == pairs
    assert OPTIONS["multipliers"].parse({}) == ()


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("meld", "did you mean melds"),
        ("targt", "did you mean target?"),
        ("rubikon", "did you mean rubicon?"),
        ("xyz", "`buur rules show` lists them"),
    ],
)
def test_unknown_option_gets_a_hint(name: str, hint: str) -> None:
    """The nearest names."""
    with pytest.raises(RulesError, match=re.escape(f"option {name!r} does not exist: {hint}")):
        find_option(name)


def test_changing_options_leaves_the_rest_alone() -> None:
    """A house rule is a difference."""
    base = PRESETS["chibre"].variant
    changed = base.with_options({"target": 500, "melds": False})
    assert changed.differences(base) == {"target": 500, "melds": False}
    assert base.differences(changed) == {"target": 1000, "melds": True}
    assert base.with_options({}) == base
    assert changed.with_options({"target": 1000, "melds": True}) == base


def made_again(one: Variant, other: Variant) -> dict[str, Value]:
    """Return the options of rules made from others by what differs in them."""
    differences: dict[str, object] = {**one.differences(other)}
    frame = {name: getattr(one, name) for name in ("sharing", "dealer_plays", "pack")}
    return other.with_options(differences, teams=one.teams, frame=frame).options


def test_differences_make_the_same_rules_again() -> None:
    """What a record stores is enough, from the rules before it and after it in the registry."""
    rules = [preset.variant for preset in PRESETS.values()]
    for one, other in zip(rules, (*rules[1:], rules[0]), strict=True):
        assert made_again(one, other) == one.options
        assert made_again(other, one) == other.options


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_differences_from_any_rules_make_the_same_rules_again(name: str) -> None:
    one = PRESETS[name].variant
    assert all(made_again(one, other.variant) == one.options for other in PRESETS.values())


def test_model_tells_what_a_deal_goes_through() -> None:
    """Phases, seats, sides and hands follow from the data."""
    chibre = PRESETS["chibre"].variant
    assert (chibre.phases, chibre.seats, chibre.sides, chibre.hand_size) == (
        ("choose", "play"),
        4,
        2,
        9,
    )
    assert PRESETS["match-aux-cartes"].variant.phases == ("impose", "play")


def test_opening_card_of_the_rules() -> None:
    """§2.2."""
    found = [
        variant("chibre", {"first": first}).deal.opening_card
        for first in ("holder_D7", "holder_R7", "holder_RT", "holder_card", "scribe")
    ]
    assert found == [*map(parse_card, ("D7", "H7", "HT", "D7")), None]


def test_imposed_suits_repeat() -> None:
    """§11.1."""
    rules = PRESETS["match-aux-cartes"].variant.choice
    suits = "".join("SHDC"[imposed_suit(rules, number)] for number in range(1, 18))
    assert suits == "CCCCDDDDHHHHSSSSC"
    assert rules.multiplier(TRUMPS[0]) == 1


def test_equal_variants_are_equal_values() -> None:
    """A variant is data: hashable, comparable, frozen."""
    assert variant("chibre", {"target": 500}) == variant("chibre", {"target": 500})
    assert len({variant("chibre"), variant("chibre"), variant("schieber")}) == 2
    assert {item.name for item in fields(Variant)} >= {"seats", "teams", "pack"}


def test_a_refused_value_is_repeated_as_far_as_a_line_goes() -> None:
    """A text of any length may come over the wire."""
    with pytest.raises(RulesError) as error:
        OPTIONS["cut"].parse("x" * 100)
    assert error.value.values["value"] == "x" * 60
