"""The glossary's tables have the terms of the texts in all languages."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from buur.i18n import LANGUAGES, texts
from tests.i18n.samples import messages

DOCS = Path(__file__).parents[2] / "docs"
TABLES = {
    path.stem: list(csv.reader(path.read_text(encoding="utf-8").splitlines()))
    for path in sorted((DOCS / "glossary").glob("*.csv"))
}
ROWS = [",".join(row) for table in TABLES.values() for row in table[1:]]
TERMS = [
    key for key in messages("fr") if key.startswith(("word-", "suit-fr-", "suit-ch-", "suit-at-"))
]


def test_terms_stand_in_the_glossary_in_all_languages() -> None:
    said = [[texts(lang).format(key) for lang in LANGUAGES] for key in (*TERMS, "stoeck", "match")]
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
