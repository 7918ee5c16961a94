"""Write the words of the documents into ``docs/glossary.md``: ``python -m tools.words_doc``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from buur.i18n import texts
from buur.i18n.glossary import glossary_entries

PAGE: Final = Path(__file__).parent.parent / "docs" / "glossary.md"
HEADING: Final = "## Words of the documents\n"

_HEAD: Final = """
As the documents and the tables of Romandie spell them. `buur rules words TEXT` and the search in
the page's rules give them in four languages. `python -m tools.words_doc` writes this section; a
test compares it with the data.

"""


def section() -> str:
    """Return the section, from its heading to the end of the page."""
    rows = [
        f"| {one.word} | {one.place} | {one.meaning} |" for one in glossary_entries(texts("en"))
    ]
    table = ["| word | said | meaning |", "| --- | --- | --- |", *rows, ""]
    return HEADING + _HEAD + "\n".join(table)


def page() -> str:
    """Return the whole page with the section as the data has it."""
    before = PAGE.read_text(encoding="utf-8").partition(HEADING)[0]
    return before.rstrip("\n") + "\n\n" + section()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
