"""The documentation says what the code does."""

from __future__ import annotations

import pkgutil
import re
from pathlib import Path

import pytest

from buur.play.codec import NAMES
from buur.referee import REGULATIONS
from buur.variants.rule_set import OPTIONS
from tools.docs import layers

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "buur"


@pytest.mark.parametrize("name", REGULATIONS)
def test_every_clause_of_a_regulation_is_explained(name: str) -> None:
    """Clauses with a row stand in a table of the referee's page, others in the rules."""
    page = (DOCS / "reference" / "referee.md").read_text(encoding="utf-8")
    rules = (DOCS / "explanation" / "rules.md").read_text(encoding="utf-8")
    for article in REGULATIONS[name].articles.values():
        section, _, row = str(article.clause).partition(" ")
        if row:
            chapter = page.partition(f"### {section} ")[2].partition("### ")[0]
            assert f"| {row} |" in chapter
        else:
            assert f"**{section}**" in rules or f"## {section}. " in rules


def test_the_diagram_of_the_architecture_is_that_of_the_code() -> None:
    text = layers.PAGE.read_text(encoding="utf-8")
    assert layers.page(text) == text
    assert text.count(layers.BEGIN) == 1


PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|js|html))`")
"""A path in backticks. An address such as ``/api/health`` begins with a slash and is none."""
PAGES_OF_PATHS = [
    DOCS / "architecture.md",
    *(DOCS / "explanation" / f"{name}.md" for name in ("bots", "games", "kernels", "page")),
]


@pytest.mark.parametrize("page", PAGES_OF_PATHS, ids=lambda page: str(page.stem))
def test_every_path_of_the_architecture_exists(page: Path) -> None:
    """Paths start at the repository, at ``src/buur``, or among the files of the page."""
    paths = set(PATH.findall(page.read_text(encoding="utf-8")))
    bases = (ROOT, SOURCES, SOURCES / "web" / "static")
    assert paths
    assert [path for path in sorted(paths) if not any((b / path).exists() for b in bases)] == []


def terms_of_the_field() -> list[str]:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    table = page.partition("## Terms of the field")[2].partition("\n## ")[0]
    names = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return re.findall(r"`([\w.]+)`", " ".join(names))


@pytest.mark.parametrize("name", terms_of_the_field())
def test_a_term_of_the_field_names_something_that_is_there(name: str) -> None:
    assert pkgutil.resolve_name(f"buur.{name}")


@pytest.mark.parametrize("name", OPTIONS)
def test_rules_name_every_option(name: str) -> None:
    """Every option is explained where the rules are."""
    assert f"`{name}" in (DOCS / "explanation" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: str(option.name))
def test_clause_of_every_option_exists(option: object) -> None:
    """An option points to a section that is there."""
    clause = str(getattr(option, "clause", ""))
    rules = (DOCS / "explanation" / "rules.md").read_text(encoding="utf-8")
    chapter = clause.split(".")[0]
    assert (
        f"**{clause}**" in rules
        or f"## {clause}." in rules
        or f"## {chapter} " in rules
        or (chapter in {"9", "10", "11"} and "## 9 to 11" in rules)
    )


@pytest.mark.parametrize("name", NAMES.values())
def test_protocol_and_record_name_every_event(name: str) -> None:
    """Events are documented for clients and for readers of records."""
    for page in ("protocol.md", "record-format.md"):
        assert re.search(rf"\b{name}\b", (DOCS / "reference" / page).read_text(encoding="utf-8")), (
            page
        )
