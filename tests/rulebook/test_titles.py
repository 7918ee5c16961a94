"""Titles and descriptions of presets, the search for presets, and checks of the written rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable

import pytest

from buur.errors import BuurError, MissingExtra
from buur.i18n import LANGUAGES, card_name, contract_name, texts
from buur.i18n.texts import Texts
from buur.rulebook import description, explain, find_presets, rule_changes, title
from buur.variants.registry import PRESETS, variant


def are_found(names: Iterable[str], lang: str) -> bool:
    """Tell whether rule sets are found by their titles, and are described in sentences."""
    return all(
        name in find_presets(title(name, lang)) and description(name, lang).endswith(".")
        for name in names
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_are_found_by_their_titles(lang: str) -> None:
    """Each in one language."""
    assert are_found([*PRESETS][LANGUAGES.index(lang) :: len(LANGUAGES)], lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_is_found_by_its_title_in_every_language(lang: str) -> None:
    assert are_found(PRESETS, lang)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("KÖNIGSJASS", "mise"),
        ("8 de martigny", "martinique"),
        ("differenza", "estimation"),
        ("schieber 2500", "schieber-2500"),
        ("top-down", "oben-abe"),
    ],
)
def test_a_preset_is_found_by_any_of_its_names(text: str, first: str) -> None:
    assert find_presets(text)[0] == first


def test_names_come_before_descriptions() -> None:
    found = find_presets("chibre")
    assert found[0] == "chibre"
    assert "unden-ufe" in found, "described as a chibre without trumps"
    assert found.index("unden-ufe") > found.index("chibre-2010")


def test_a_text_without_words_finds_every_preset() -> None:
    assert find_presets(" ") == tuple(PRESETS)
    assert find_presets("zzz") == ()


def test_rules_with_changes_have_the_title_of_their_preset() -> None:
    rules = variant("schieber", {"target": 500})
    assert title(rules) == title("schieber")
    assert explain(rules) == explain(rules.facts, "en")
    assert explain("poutz", "fr") == explain(variant("pomme").facts, "fr")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: title("chiber"), "rule set 'chiber' does not exist: did you mean"),
        (lambda: title(5), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: title("chibre", "es"), "lang is 'es': expected one of fr, de, it, en"),
        (lambda: description(None), "rules is None: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: description("chibre", 5), "lang is 5: expected one of fr, de"),  # type: ignore[arg-type]
        (lambda: find_presets(5), "text is 5: expected words such as"),  # type: ignore[arg-type]
        (lambda: explain("chiber"), "rule set 'chiber' does not exist"),
        (lambda: explain({}), "rules is {}: expected the facts of rules with "),
        (lambda: explain("chibre", []), "lang is []: expected one of fr, de"),  # type: ignore[arg-type]
        (lambda: rule_changes(5, {}), "changes is 5: expected values by option"),  # type: ignore[arg-type]
        (lambda: rule_changes({"target": 5}, 5), "base is 5: expected values by option"),  # type: ignore[arg-type]
        (lambda: rule_changes({"target": 5}, {}), "base is {}: expected every option"),
        (lambda: rule_changes({"taget": 5}, {}), "option 'taget' does not exist: did you mean"),
        (lambda: card_name(texts("en"), "XX"), "'XX' is not a card"),
        (lambda: card_name(5, "SA"), "t is 5: expected the texts of a language"),  # type: ignore[arg-type]
        (lambda: contract_name(texts("en"), 5), "code is 5: expected the code of a contract"),  # type: ignore[arg-type]
        (lambda: contract_name(texts("en"), "x"), "there is no text 'contract-x' in en"),
    ],
)
def test_a_wrong_argument_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


def test_texts_name_the_extra_that_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra, match=r"^buur.i18n needs fluent.runtime: .*buur\[app\]"):
        Texts("en")
