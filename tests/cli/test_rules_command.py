"""``buur rules``: presets listed, shown, compared, explained."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES
from buur.i18n.glossary import TERMS
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS
from tests.cli.conftest import Call


def test_the_list_names_every_preset_with_its_source(call: Call) -> None:
    for lang in LANGUAGES:
        out = call("rules", "list", "--lang", lang).out
        for name, preset in PRESETS.items():
            row = next(line for line in out.splitlines() if f" {name} " in line)
            assert preset.source in row


def test_the_list_as_json(call: Call) -> None:
    found = json.loads(call("rules", "list", "--json").out)["presets"]
    assert [preset["name"] for preset in found] == list(PRESETS)
    assert {preset["seats"] for preset in found} <= {2, 3, 4, 5, 6}


def test_other_names_are_listed_and_lead_to_their_rule_set(call: Call) -> None:
    row = next(line for line in call("rules", "list").out.splitlines() if " coiffeur " in line)
    assert "quoifaire" in row
    found = json.loads(call("rules", "show", "Quoi-Faire", "--json").out)
    assert (found["name"], "quoifaire" in found["aliases"]) == ("coiffeur", True)
    assert "Aussi appelé" in call("rules", "explain", "quoifaire", "--lang", "fr").out
    assert "Also called" not in call("rules", "explain", "coiffeur-8", "--lang", "en").out


def test_words_are_explained_in_every_language(call: Call) -> None:
    for lang in LANGUAGES:
        out = call("rules", "words", "8", "DE", "martigny", "--lang", lang).out
        assert "8 de Martigny" in out
        assert "chinder" not in out
    found = json.loads(call("rules", "words", "Chinder", "--json", "--lang", "en").out)["words"]
    assert [(one["word"], one["place"]) for one in found] == [("chinder", "French, Romandie")]
    assert len(json.loads(call("rules", "words", "--json").out)["words"]) == len(TERMS)
    assert "zzz" in call("rules", "words", "zzz").out


@pytest.mark.parametrize(
    ("deck", "queen", "seven"),
    [
        ([], "Dame", "die Ecken-Sieben"),
        (["--deck", "french"], "Dame", "die Ecken-Sieben"),
        (["--deck", "swiss"], "Ober", "die Schellen-Sieben"),
    ],
)
def test_cards_are_called_by_the_deck(deck: list[str], queen: str, seven: str, call: Call) -> None:
    told = call("rules", "explain", "chibre", "--lang", "de", *deck).out
    assert f"König und {queen} vom Trumpf" in " ".join(told.split())
    assert f"König und {queen}" in call("rules", "words", "stöck", "--lang", "de", *deck).out
    assert seven in call("rules", "show", "chibre", "--lang", "de", *deck).out


def test_a_deck_that_does_not_exist_is_refused_in_one_sentence(call: Call) -> None:
    done = call("rules", "explain", "chibre", "--deck", "tarot", "--lang", "en")
    assert done.code == 2
    assert "french, swiss" in done.err


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_of_a_preset_is_shown(name: str, call: Call) -> None:
    found = json.loads(call("rules", "show", name, "--json").out)
    preset = PRESETS[name]
    assert [option["name"] for option in found["options"]] == list(OPTIONS)
    for option in found["options"]:
        value = preset.variant.option(option["name"])
        assert option["value"] == (dict(value) if isinstance(value, tuple) else value)
        assert option["fallback"] == (option["name"] in preset.fallbacks)
        assert option["clause"]
    out = call("rules", "show", name, "--lang", "en").out
    shown = {option["name"]: option["relevant"] for option in found["options"]}
    for option_name in OPTIONS:
        assert shown[option_name] == is_relevant(option_name, preset.variant)
        assert (f"({option_name})" in out) == shown[option_name]
    assert ("not stated" in out) == bool(preset.fallbacks)


def test_house_rules_may_name_the_stoeck_as_records_do(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('base = "chibre"\n[options]\nstoeck = "no"\n', encoding="utf-8")
    found = json.loads(call("rules", "show", str(house), "--json").out)
    changed = {one["name"]: one["value"] for one in found["options"] if one["difference"]}
    assert changed == {"stock": False}


def test_house_rules_are_shown_like_a_preset(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(
        'name = "stammtisch"\nbase = "schieber"\n[options]\nmatch = "none"\n'
        "[options.multipliers]\nS = 3\n",
        encoding="utf-8",
    )
    found = json.loads(call("rules", "show", str(house), "--json").out)
    assert (found["name"], found["base"]) == ("stammtisch", "schieber")
    changed = {one["name"]: one["value"] for one in found["options"] if one["difference"]}
    assert changed == {"match": "none", "multipliers": {"S": 3}}
    against = call("rules", "show", str(house), "--against", "schieber", "--json").out
    assert json.loads(against)["differences"] == [
        {"name": "multipliers", "value": {"S": 3}, "against": "all1"},
        {"name": "match", "value": "none", "against": "bonus100"},
    ]
    assert "house rule" in call("rules", "show", str(house), "--lang", "en").out
    assert "S=3" in call("rules", "show", str(house), "--against", "schieber").out
    assert "stammtisch" in call("rules", "explain", str(house), "--lang", "de").out


def test_two_presets_are_compared(call: Call) -> None:
    found = json.loads(call("rules", "show", "pique-double", "--against", "chibre", "--json").out)
    assert {one["name"] for one in found["differences"]} == {"multipliers", "target"}
    same = call("rules", "show", "chibre", "--against", "chibre", "--lang", "en").out
    assert same == "chibre and chibre play by the same rules.\n"


@pytest.mark.parametrize(("name", "lang"), list(zip(PRESETS, cycle(LANGUAGES), strict=False)))
def test_every_preset_is_explained(name: str, lang: str, call: Call) -> None:
    """Every rule set in one language; ``tests/i18n`` writes them in all."""
    done = call("rules", "explain", name, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    found = json.loads(call("rules", "explain", name, "--lang", lang, "--json").out)
    assert (found["name"], found["lang"]) == (name, lang)
    assert found["sections"]
    assert all(section["heading"] in done.out for section in found["sections"])


def test_the_group_alone_shows_its_help(call: Call) -> None:
    done = call("rules")
    assert done.code == 0
    assert "explain" in done.out
