"""Every language says everything, and everything of the rules has its text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from buur.contracts import CONTRACTS
from buur.errors import ArgumentError
from buur.i18n import LANGUAGES, card_name, contract_name, reason_text, texts, value_name
from buur.i18n.names import value_key
from buur.play.model.events import MISDEAL_REASONS
from buur.play.model.refusals import REASONS
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS
from tests.i18n.samples import messages, selected, variables

ORIGINAL = "fr"
OTHERS = [lang for lang in LANGUAGES if lang != ORIGINAL]

SERVER = Path(__file__).parents[2] / "src/buur/server"
SERVER_REASONS = {
    reason
    for path in SERVER.rglob("*.py")
    for reason in re.findall(
        r'\bNo\([a-z.]+, version, "([a-z-]+)"', path.read_text(encoding="utf-8")
    )
}
"""Why the server itself refuses an act, before the rules are asked."""


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_texts(lang: str) -> None:
    assert set(messages(lang)) == set(messages(ORIGINAL))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_needs_the_same_variables(lang: str) -> None:
    differing = {
        key: (variables(lang, key), variables(ORIGINAL, key))
        for key in messages(ORIGINAL)
        if variables(lang, key) - {"deck"} != variables(ORIGINAL, key) - {"deck"}
    }
    assert not differing


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_tells_the_same_codes_apart(lang: str) -> None:
    """A code that has words of its own in one language has them in all."""
    grammar = {"zero", "one", "two", "few", "many", "other"}
    differing = {
        (key, name): (found, wanted)
        for key in messages(ORIGINAL)
        for name in variables(ORIGINAL, key) - {"deck"}
        if (found := selected(lang, key, name) - grammar)
        != (wanted := selected(ORIGINAL, key, name) - grammar)
    }
    assert not differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_clean(lang: str) -> None:
    """No text is empty, doubled in its blanks or set with typewriter quotes."""
    for key, pattern in messages(lang).items():
        assert pattern, key
        said = repr(pattern)
        assert "  " not in said, key
        assert "..." not in said, key
        if isinstance(pattern, str):
            assert pattern == pattern.strip(), key
            assert "'" not in pattern, key


@pytest.mark.parametrize("word", ["ß", "Spass "])
def test_german_is_swiss(word: str) -> None:
    assert all(word not in repr(pattern) for pattern in messages("de").values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_their_values_have_texts(lang: str) -> None:
    t = texts(lang)
    for name, option in OPTIONS.items():
        assert t.format(f"option-{name}"), name
        assert t.format(f"option-{name}.help"), name
        assert t.has(f"group-{option.group}"), name
        keys = [value_key(name, value) for value in option.values]
        assert [key for key in keys if not t.has(key)] == []
        labels = [value_name(t, name, value) for value in option.values]
        assert len(set(labels)) == len(labels), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_describes_an_option_or_value_that_is_gone(lang: str) -> None:
    known = {f"option-{name}" for name in OPTIONS} | {"value-yes", "value-no", "value-number"}
    known |= {value_key(name, value) for name, option in OPTIONS.items() for value in option.values}
    known |= {f"option-{name}.help" for name in OPTIONS}
    written = {key for key in messages(lang) if key.startswith(("option-", "value-"))}
    assert written == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_have_texts(lang: str) -> None:
    t = texts(lang)
    for name, preset in PRESETS.items():
        assert t.format(f"preset-{name}"), name
        assert t.format(f"preset-{name}.help").endswith("."), name
        assert t.format(f"source-{preset.source}"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_one_sentence(lang: str) -> None:
    reasons = sorted({*REASONS, *SERVER_REASONS})
    sentences = {reason: reason_text(texts(lang), reason) for reason in reasons}
    assert [why for why, told in sentences.items() if not told.endswith(".")] == []
    assert [why for why, told in sentences.items() if told.count(".") != 1] == []


@pytest.mark.parametrize(
    ("t", "reason", "said"),
    [
        (texts("en"), "must-folow-suit", "did you mean must-follow-suit"),
        (texts("en"), "", "reason is '': expected one of already-contributed, "),
        (texts("de"), "nonsense", "reason is 'nonsense': expected one of "),
        (texts("en"), None, "reason is None: expected a code such as 'must-follow-suit'"),
        ("en", "undertrump", "t is 'en': expected the texts of a language"),
    ],
)
def test_what_is_no_reason_is_refused(t: Any, reason: Any, said: str) -> None:
    with pytest.raises(ArgumentError) as no:
        reason_text(t, reason)
    assert said in str(no.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_for_a_reason_that_is_gone(lang: str) -> None:
    known = {f"reason-{reason}" for reason in (*REASONS, *SERVER_REASONS)}
    assert {key for key in messages(lang) if key.startswith("reason-")} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_misdeals_have_texts(lang: str) -> None:
    assert all(texts(lang).has(f"misdeal-{reason}") for reason in MISDEAL_REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_contracts_have_different_names_and_helps(lang: str) -> None:
    t = texts(lang)
    names = [contract_name(t, contract.code) for contract in CONTRACTS]
    assert len(set(names)) == len(CONTRACTS)
    for kind in ("trump", "oben", "unten", "zigzag", "zigzag-oben", "zigzag-unten"):
        assert t.format(f"contract-{kind}.help", suit="S").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_different_names(lang: str) -> None:
    t = texts(lang)
    french = {card_name(t, suit + rank) for suit in "SHDC" for rank in "6789TJQKA"}
    swiss = {
        t.format("card-name", suit=suit, rank=rank)
        for suit in ("eichel", "rosen", "schilten", "schellen")
        for rank in "6789TJQKA"
    }
    assert len(french | swiss) == 72
