"""The words of the documents: complete, explained in every language and found as people type."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import get_args

import pytest

from buur.i18n import LANGUAGES, texts
from buur.i18n.glossary import TERMS, Region, glossary_entries
from tests.i18n.samples import messages

DOCS = Path(__file__).parents[2] / "docs"
TABLES = {
    path.stem: list(csv.reader(path.read_text(encoding="utf-8").splitlines()))
    for path in sorted((DOCS / "glossary").glob("*.csv"))
}
ROWS = [",".join(row) for table in TABLES.values() for row in table[1:]]
WORDS = [
    key for key in messages("fr") if key.startswith(("word-", "suit-fr-", "suit-ch-", "suit-at-"))
]


def test_terms_stand_in_the_glossary_in_all_languages() -> None:
    said = [[texts(lang).format(key) for lang in LANGUAGES] for key in (*WORDS, "stoeck", "match")]
    assert [s for s in said if not any(all(word in row for word in s) for row in ROWS)] == []


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_all_columns(name: str) -> None:
    head, *rows = TABLES[name]
    assert head[:5] == ["Code", "français", "Deutsch", "italiano", "English"]
    assert {len(row) for row in rows} == {len(head)}
    assert all(all(row) for row in rows)


def test_the_page_shows_every_table() -> None:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    assert all(f"\n:file: glossary/{name}.csv\n" in page for name in TABLES)
    assert len(TABLES) == 5


EACH_LANG = pytest.mark.parametrize("lang", LANGUAGES)


def words(wanted: str, lang: str = "fr") -> list[str]:
    """Return what a search finds, by the first spelling."""
    return [entry.word.split(", ")[0] for entry in glossary_entries(texts(lang), wanted)]


@pytest.mark.parametrize(
    "word",
    [
        *("8 de Martigny", "chinder", "en premier", "en second", "Bock", "tournée"),
        *("match à rebours", "sous-couper", "plie", "nell", "buur", "bauer", "mit", "chibrer"),
        *("poutz", "bandoure", "quoifaire", "obe-abe", "unte-ufe", "3×3", "rubicon", "solder"),
        *("cinq de der", "premier sorti", "plus grand écart", "c’est bon", "grelots", "coche"),
    ],
)
@EACH_LANG
def test_every_word_of_the_documents_is_explained(word: str, lang: str) -> None:
    """W25, W10, P002, R93, T06: the words that a reader may not know."""
    found = glossary_entries(texts(lang), word)
    assert found
    assert all(entry.place and entry.meaning.endswith(".") for entry in found)


@EACH_LANG
def test_every_word_has_one_meaning_and_a_place(lang: str) -> None:
    keys = [word.key for word in TERMS]
    assert len(set(keys)) == len(keys)
    written = {key for key in messages(lang) if key.startswith(("meaning-", "place-"))}
    assert written == {f"meaning-{key}" for key in keys} | {f"place-{p}" for p in get_args(Region)}
    assert {word.place for word in TERMS} == set(get_args(Region))


def test_case_accents_and_hyphens_do_not_matter() -> None:
    assert words("SOUS COUPER") == words("sous-couper") == ["sous-couper"]
    assert words("tournee") == words("Tournée") == ["tournée"]
    assert words("stock") == ["stöck"]


def test_a_word_that_is_spelled_out_comes_alone() -> None:
    """A cut of the pack and a ruff are one French word; other hits would hide them."""
    assert words("couper") == ["couper", "couper le paquet"]
    assert words("annonce") == ["annonce", "annonce"]


def test_meanings_are_looked_through_as_well() -> None:
    assert "bock" in words("höchste noch vorhandene", "de")
    assert words("", "it") == [word.forms[0] for word in TERMS]
    assert words("zzz") == []
