"""House rules: a file with a base and differences, and errors that say what is wrong."""

from __future__ import annotations

import re

import pytest

from buur.errors import RulesError
from buur.variants.registry import HouseRules, loads_house_rules, variant

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


def test_everything_in_the_file_may_be_left_out() -> None:
    """An empty file is plain chibre."""
    assert loads_house_rules("") == HouseRules(name="house", base="chibre", differences={})


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("base = ", "house rules is not valid TOML: "),
        ("bases = 'chibre'", "house rules has an unknown entry 'bases': expected base, name and"),
        ("base = 3", "house rules: base and name are texts and options is a table"),
        ("name = ['a']", "house rules: base and name are texts and options is a table"),
        ("options = 'target'", "house rules: base and name are texts and options is a table"),
        ("base = 'chiber'", "rule set 'chiber' does not exist: did you mean schieber or chibre?"),
        ("[options]\ntargets = 5", "option 'targets' does not exist: did you mean target"),
        ("[options]\nqqqqq = 5", "option 'qqqqq' does not exist: `buur rules show` lists them"),
        ("[options]\ntarget = '5'", "option target cannot be '5': expected a number from 1"),
        ("[options]\nmelds = 'on'", "option melds cannot be 'on': expected true or false"),
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
        loads_house_rules(source)


def test_mistakes_name_the_file() -> None:
    """Where it is known."""
    with pytest.raises(RulesError, match=r"^anna\.toml is not valid TOML"):
        loads_house_rules("=", "anna.toml")
