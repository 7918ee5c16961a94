"""The glossary says what the texts say."""

from __future__ import annotations

from pathlib import Path

import pytest

from buur.i18n import LANGUAGES, texts
from tests.i18n.samples import messages

GLOSSARY = (Path(__file__).parents[2] / "docs/glossary.md").read_text(encoding="utf-8")
ROWS = [line for line in GLOSSARY.splitlines() if line.startswith("| `")]
TERMS = [
    key for key in messages("fr") if key.startswith(("word-", "suit-fr-", "suit-ch-", "suit-at-"))
]


@pytest.mark.parametrize("key", [*TERMS, "stoeck", "match"])
def test_term_stands_in_the_glossary_in_all_languages(key: str) -> None:
    said = [texts(lang).format(key) for lang in LANGUAGES]
    rows = [row for row in ROWS if all(word in row for word in said)]
    assert rows, said


def test_every_row_has_all_columns() -> None:
    widths = {row.count("|") for row in ROWS}
    assert widths == {6, 7}
