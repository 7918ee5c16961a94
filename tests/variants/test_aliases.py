"""Rule sets by the other names that documents and players give them."""

from __future__ import annotations

import pytest

from buur.errors import RulesError
from buur.i18n.languages import LANGUAGES
from buur.notation.rule_set import RuleSet
from buur.variants.aliases import ALIASES, LANGUAGE, aliases_in, canonical
from buur.variants.registry import PRESETS, loads_house_rules, preset, variant


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("obe-abe", "oben-abe"),
        ("Oben abe", "oben-abe"),
        ("unte-ufe", "unden-ufe"),
        ("UNDENUFE", "unden-ufe"),
        ("slalom", "zig-zag"),
        ("zigzag", "zig-zag"),
        ("8 de Martigny", "martinique"),
        ("quoifaire", "coiffeur"),
        ("poutz", "pomme"),
        ("poutze", "pomme"),
        ("Bandoure", "pandur"),
        ("roi", "mise"),
        ("différence", "estimation"),
        ("difference", "estimation"),
        ("Jass coinché", "coinche"),
    ],
)
def test_a_rule_set_has_the_names_of_the_documents(name: str, found: str) -> None:
    assert preset(name).name == found
    assert variant(name) == PRESETS[found].variant


def test_every_other_name_belongs_to_one_preset() -> None:
    assert set(ALIASES) <= set(PRESETS)
    for name in PRESETS:
        assert canonical(name, PRESETS) == name
        assert {canonical(other, PRESETS) for other in ALIASES.get(name, ())} <= {name}


def test_what_nobody_says_is_refused() -> None:
    with pytest.raises(RulesError, match="rule set 'quoifair' does not exist"):
        preset("quoifair")


def test_house_rules_and_records_keep_the_name_of_the_preset() -> None:
    assert loads_house_rules('base = "poutz"').base == "pomme"
    assert RuleSet("quoifaire").name == "coiffeur"


def test_only_aliases_have_a_language() -> None:
    known = {alias for aliases in ALIASES.values() for alias in aliases}
    assert set(LANGUAGE) <= known
    assert set(LANGUAGE.values()) == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_lists_its_own_aliases_and_those_of_none(lang: str) -> None:
    for name, aliases in ALIASES.items():
        left_out = set(aliases) - set(aliases_in(name, lang))
        assert {LANGUAGE[one] for one in left_out} <= set(LANGUAGES) - {lang}
