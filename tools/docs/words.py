"""Table of the documents' words, with the place that says each and its meaning."""

from __future__ import annotations

from buur.i18n import texts
from buur.i18n.glossary import glossary_entries
from tools.docs.markdown import table


def words() -> str:
    """Return the table of all words."""
    rows = ([one.word, one.place, one.meaning] for one in glossary_entries(texts("en")))
    return table(["word", "said", "meaning"], rows)
