"""The glossary says what the texts say."""

from __future__ import annotations

from pathlib import Path

from buur.i18n import LANGUAGES, texts
from tests.i18n.samples import messages

GLOSSARY = (Path(__file__).parents[2] / "docs/glossary.md").read_text(encoding="utf-8")
ROWS = [line for line in GLOSSARY.splitlines() if line.startswith("| `")]
TERMS = [
    key for key in messages("fr") if key.startswith(("word-", "suit-fr-", "suit-ch-", "suit-at-"))
]


def test_terms_stand_in_the_glossary_in_all_languages() -> None:
    said = [[texts(lang).format(key) for lang in LANGUAGES] for key in (*TERMS, "stoeck", "match")]
    assert [s for s in said if not any(all(word in row for word in s) for row in ROWS)] == []


def test_every_row_has_all_columns() -> None:
    of_the_field = GLOSSARY.partition("## Terms of the field")[2].partition("\n## ")[0]
    widths = {row.count("|") for row in ROWS if row not in of_the_field}
    assert widths == {6, 7}
