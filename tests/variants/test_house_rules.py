"""House rules: a file with a base and differences, and errors that say what is wrong."""

from __future__ import annotations

import re
import tomllib

import pytest

from buur.errors import ArgumentError, BuurError, RulesError
from buur.variants.options import Value
from buur.variants.registry import (
    HouseRules,
    dumps_house_rules,
    loads_house_rules,
    variant,
)

PLAIN = "base = 'chibre'\n[options]"

FAMILY = """
base = "chibre"
name = "Chez Anna"

[options]
target = 1500
melds = true
cut = "min3_mandatory"

[options.multipliers]
S = 2
"""


def test_house_rules_are_a_base_and_differences() -> None:
    """Everything else is as in the base."""
    house = loads_house_rules(FAMILY)
    assert (house.name, house.base) == ("Chez Anna", "chibre")
    assert house.differences["multipliers"] == (("S", 2),)
    assert house.variant == variant(
        "chibre", {"target": 1500, "cut": "min3_mandatory", "multipliers": {"S": 2}}
    )


def test_all_but_the_base_may_be_left_out() -> None:
    house = loads_house_rules("base = 'schieber'")
    assert house == HouseRules(name="house", base="schieber", differences={})


@pytest.mark.parametrize("source", ["", "name = 'Linde'", "[options]\ntarget = 500"])
def test_a_file_without_a_base_is_told_the_line_that_it_needs(source: str) -> None:
    line = 'base = "chibre"'
    with pytest.raises(RulesError, match=f"^club names no base: .* as its first line, .*{line}$"):
        loads_house_rules(source, "club")
    assert loads_house_rules(f"{line}\n{source}").base == "chibre"


def test_options_are_named_and_valued_as_the_page_does() -> None:
    """``stoeck`` is another name of ``stock``, and ``no`` another word for false."""
    house = loads_house_rules(f"{PLAIN}\nstoeck = 'no'\nmelds = 'yes'\nstoeck_with_meld = 'off'")
    assert house.differences == {"stock": False, "melds": True, "stock_with_meld": False}
    assert not house.variant.stoeck.stock


@pytest.mark.parametrize("name", ["Linde", 'a "b" \\', "é\n\t\x7f\x01", "Jass 🂡"])
def test_names_and_values_of_every_kind_are_written(name: str) -> None:
    options: dict[str, Value] = {
        "target": 1500,
        "melds": False,
        "cut": "none",
        "contracts": "suits+oben",
        "multipliers": (("S", 2), ("oben", 3)),
    }
    house = HouseRules(name, "chibre", options)
    assert loads_house_rules(dumps_house_rules(house)) == house
    assert tomllib.loads(dumps_house_rules(house))["options"]["multipliers"] == {"S": 2, "oben": 3}


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ((5, "chibre", {}), "name is 5: expected the name of the house rules"),
        (("x", None, {}), "base is None: expected the name of a preset such as 'chibre'"),
        (("x", "chiber", {}), "rule set 'chiber' does not exist: did you mean"),
        (("x", "chibre", 5), "differences is 5: expected values by option"),
        (("x", "chibre", {"taget": 5}), "option 'taget' does not exist: did you mean target"),
        (("x", "chibre", {5: 5}), "option is 5: expected the name of an option"),
        (("x", "chibre", {"deals": 4}), "rule set chibre is impossible: deals is a number of"),
    ],
)
def test_house_rules_cannot_hold_what_is_no_rule(fields: tuple[str], sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        HouseRules(*fields)  # type: ignore[call-arg]


def test_house_rules_are_values() -> None:
    house = HouseRules("x", "poutz", {})
    assert (house.base, hash(house)) == ("pomme", hash(HouseRules("x", "pomme", {})))
    with pytest.raises(ArgumentError, match="house is 'chibre': expected HouseRules, such as"):
        dumps_house_rules("chibre")  # type: ignore[arg-type]
    for call in ((5,), (b"base = 'chibre'",), ("base = 'chibre'", None)):
        with pytest.raises(ArgumentError, match=r"expected the (text|name) of "):
            loads_house_rules(*call)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("base = ", "house rules is not valid TOML: "),
        (
            "bases = 'chibre'",
            "house rules has an unknown entry 'bases': did you mean base? expected base, name and",
        ),
        ("qqq = 5", "house rules has an unknown entry 'qqq': expected base, name and [options]"),
        ("target = 5", "house rules has the option 'target' outside its table [options]"),
        ("base = 3", "house rules: base and name are texts and options is a table"),
        (
            "base = 'chibre'\nname = ['a']",
            "house rules: base and name are texts and options is a table",
        ),
        (
            "base = 'chibre'\noptions = 'target'",
            "house rules: base and name are texts and options is a table",
        ),
        ("base = 'chiber'", "rule set 'chiber' does not exist: did you mean schieber or chibre?"),
        ("[options]\ntargets = 5", "option 'targets' does not exist: did you mean target"),
        ("[options]\nqqqqq = 5", "option 'qqqqq' does not exist: `buur rules show` lists them"),
        ("[options]\ntarget = '5'", "option target cannot be '5': expected a number from 1"),
        ("[options]\nmelds = 'maybe'", "option melds cannot be 'maybe': expected true or false"),
        ("stoeck = true", "house rules has the option 'stoeck' outside its table [options]"),
        ("[options]\nstoeck = true\nstock = true", "option stock is given twice, also as 'stock'"),
        ("[options]\ncut = 'no'", "option cut cannot be 'no': expected one of min3_optional"),
        ("[options]\nfirst_card = 7", "option first_card cannot be 7: expected a text"),
        ("[options]\nmultipliers = 2", "option multipliers cannot be 2: expected one of all1"),
        ("[options]\nmultipliers = {X = 2}", "option multipliers cannot be {'X': 2}: expected"),
        ("[options]\ndeals = 4", "rule set chibre is impossible: deals is a number of deals"),
        (
            "base = 'match-aux-cartes'\n[options]\npush = 'yes'",
            "rule set match-aux-cartes is impossible: nobody can push an imposed contract",
        ),
    ],
)
def test_mistakes_are_named(source: str, sentence: str) -> None:
    """One sentence each."""
    with pytest.raises(RulesError, match="^" + re.escape(sentence)):
        loads_house_rules(source.replace("[options]", PLAIN, source.startswith("[")))


def test_mistakes_name_the_file() -> None:
    """Where it is known."""
    with pytest.raises(RulesError, match=r"^anna\.toml is not valid TOML"):
        loads_house_rules("=", "anna.toml")
