"""Formatting texts, choosing a language, compiling the catalogue."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from buur.errors import ArgumentError
from buur.i18n import (
    LANGUAGES,
    MissingText,
    TextError,
    card_name,
    catalogue,
    contract_name,
    negotiate,
    option_name,
    source,
    texts,
    value_name,
)
from buur.i18n.catalogue import Pattern, compile_entries
from buur.i18n.texts import Texts
from buur.variants.registry import PRESETS


def parsed(text: str) -> tuple[ast.Message | ast.Term, ...]:
    """Read Fluent source."""
    return tuple(
        entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, (ast.Message, ast.Term))
    )


def compiled(text: str) -> dict[str, Pattern]:
    return compile_entries(parsed(text))


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that stands for the English texts."""
    monkeypatch.setattr(source, "FOLDER", tmp_path)
    (tmp_path / "en").mkdir()
    source.files.cache_clear()
    yield tmp_path / "en"
    source.files.cache_clear()


def test_formats_with_arguments_and_plurals() -> None:
    t = texts("fr")
    assert [t.format("points", n=n) for n in (0, 1, 2, 12_345)] == [
        "0 point",
        "1 point",
        "2 points",
        "12’345 points",
    ]
    assert texts("de").format("points", n=0) == "0 Punkte"


def test_names_cards_and_contracts() -> None:
    assert [card_name(texts(lang), "S9") for lang in LANGUAGES] == [
        "neuf de pique",
        "Schaufel-Neun",
        "nove di picche",
        "nine of spades",
    ]
    assert texts("fr").format("card-name", suit="schilten", rank="J") == "under d’écussons"
    assert contract_name(texts("de"), "zigzag:unten") == "Slalom, zuerst undenufe"
    assert contract_name(texts("it"), "trump:D") == "Briscola quadri"


def test_names_melds_by_the_cards_on_the_table() -> None:
    t = texts("de")
    assert t.format("meld-run", count=3, top="Q") == "Dreiblatt von der Dame"
    assert t.format("meld-run", count=3, top="Q", deck="swiss") == "Dreiblatt vom Ober"
    assert t.format("meld-four", rank="9") == "vier Neuner"
    assert texts("fr").format("meld-run", count=4, top="A") == "quatre cartes à l’as"


def test_names_options_and_values() -> None:
    t = texts("en")
    assert option_name(t, "cut") == "Cut"
    assert value_name(t, "contracts", "suits+oben+unden") == "suits, Obenabe, Undenufe"
    assert value_name(t, "melds", False) == "no"
    assert value_name(t, "target", 10_000) == "10’000"
    assert value_name(t, "first_card", "D7") == "D7"
    assert value_name(t, "multipliers", (("S", 2), ("oben", 3))) == "spades ×2, Obenabe ×3"
    assert value_name(t, "multipliers", {"zigzag": 4}) == "Slalom ×4"


def test_missing_text_is_refused() -> None:
    t = texts("en")
    assert not t.has("no-such-text")
    assert not t.has("option-cut.no-such-attribute")
    assert t.has("option-cut.help")
    with pytest.raises(MissingText, match="no-such-text"):
        t.format("no-such-text")


def test_missing_variable_is_refused() -> None:
    with pytest.raises(MissingText, match="points"):
        texts("en").format("points")


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ArgumentError, match="lang is 'rm': expected one of fr, de, it, en"):
        texts("rm")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("fr_CH.UTF-8", "fr"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.2, it-CH;q=0.7", "it"),
        ("gsw", "de"),
        ("rm-CH,it;q=0.4", "de"),
        ("es, pt;q=0.5", "en"),
        ("C.UTF-8", "en"),
        ("de_CH:fr", "de"),
        ("it_IT@euro", "it"),
        ("fr;q=oops", "fr"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_is_negotiated(wanted: str | None, lang: str) -> None:
    assert negotiate(wanted) == lang


def test_catalogue_is_shared() -> None:
    assert catalogue("it") is catalogue("it")
    assert catalogue("it")["lang"] == "it"


def test_catalogue_holds_what_the_page_shows() -> None:
    messages = catalogue("fr")["messages"]
    assert "option-cut" in messages
    assert "reason-undertrump" in messages
    assert "explain-table" not in messages


def test_catalogue_holds_the_agreed_shapes() -> None:
    assert compiled(
        "-game = Buur\n"
        "plain = { -game }, the game\n"
        "    .help = Ask { $name } about { plain }\n"
        "shown = { NUMBER($n) }{ plain.help }\n"
        "many = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }\n"
        'counted = { NUMBER($n) ->\n   *[other] { "{" }\n }\n'
    ) == {
        "plain": "Buur, the game",
        "plain.help": ["Ask ", {"var": "name"}, " about ", {"ref": "plain"}],
        "shown": [{"num": "n"}, {"ref": "plain.help"}],
        "many": [
            {
                "select": {"var": "n"},
                "variants": [["0", "none"], ["one", "one"], ["other", [{"var": "n"}]]],
                "default": 2,
            }
        ],
        "counted": [{"select": {"num": "n"}, "variants": [["other", "{"]], "default": 0}],
    }


@pytest.mark.parametrize(
    "text",
    [
        "a = { DATETIME($d) }",
        "a = { NUMBER($n, minimumFractionDigits: 2) }",
        "a = { NUMBER(3) }",
        "a = { 3 }",
        "a = { -term }",
        "-term = { $x }\na = { -term }",
        '-term = x\na = { -term(case: "y") }',
        "a = { b }",
        "-term = x\n    .gender = f\na = { -term.gender ->\n   *[f] y\n }",
        "a = { $n ->\n    [one] y\n    [1] z\n   *[other] x\n }",
        "a = { $n ->\n   *[one] y\n    [other] x\n }",
    ],
)
def test_catalogue_refuses_what_the_page_cannot_evaluate(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_every_file_of_a_language_is_read(files: Path) -> None:
    (files / "core.ftl").write_text("a = one\n", encoding="utf-8")
    (files / "page.ftl").write_text("b = two\n", encoding="utf-8")
    t = Texts("en")
    assert (t.format("a"), t.format("b")) == ("one", "two")


def test_number_shown_is_ours_and_code_digits_select(files: Path) -> None:
    source_text = (
        "shown = { $n } { NUMBER($n) }\n"
        "rank = { $rank ->\n    [9] nine\n   *[other] other\n }\n"
        "nested = { $rank ->\n    [9] { many }\n   *[A] A\n }\n"
        "many = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n"
    )
    (files / "core.ftl").write_text(source_text, encoding="utf-8")
    t = Texts("en")
    assert t.format("shown", n=10_000) == "10’000 10’000"
    assert t.format("shown", n=0.5) == "0.5 0.5"
    assert t.format("shown", n="word") == "word word"
    assert [t.format("rank", rank=rank) for rank in ("9", 9, "A")] == ["nine", "nine", "other"]
    assert t.format("nested", rank="9", n=10_000) == "10’000"


@pytest.mark.parametrize(
    ("texts_by_file", "message"),
    [
        ({"a.ftl": "x = 1\n", "b.ftl": "x = 2\n"}, "en/b.ftl: x stands in another place"),
        ({"a.ftl": "x = 1\nx = 2\n"}, "en/a.ftl: x stands in another place"),
        ({"a.ftl": "broken {\n"}, "en/a.ftl: .* at 'broken"),
    ],
)
def test_faulty_files_are_refused(files: Path, texts_by_file: dict[str, str], message: str) -> None:
    for name, text in texts_by_file.items():
        (files / name).write_text(text, encoding="utf-8")
    with pytest.raises(TextError, match=message):
        source.entries("en")


def test_importing_the_texts_loads_no_fluent() -> None:
    code = "import sys, buur.i18n; print([name for name in sys.modules if 'fluent' in name])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_game_has_a_title_and_a_short_line(lang: str, name: str) -> None:
    line = texts(lang).format(f"game-{name}")
    assert source.preset_titles(lang)[name] == texts(lang).format(f"preset-{name}")
    assert line.endswith(".")
    assert len([word for word in line.split() if any(map(str.isalnum, word))]) <= 12
