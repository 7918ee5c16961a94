"""The tables of ``documents.md`` name nothing that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from buur.errors import RulesError
from buur.variants.registry import PRESETS, variant
from buur.variants.rule_set import OPTIONS

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "tests/docs/documents.md"
COMMANDS: Final = ROOT / "src/buur/cli/commands"
TAGS: Final = ("W25", "W10", "P002", "R93", "T06")


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence of a document: where it stands, what Buur does about it, the tests of that."""

    line: int
    document: str
    says: str
    does: str
    tests: str

    @property
    def named(self) -> list[str]:
        """What the middle column names."""
        return re.findall(r"`([^`]+)`", self.does)

    @property
    def reasons(self) -> list[str]:
        """The marks of the middle column: open, not a rule, not followed."""
        return re.findall(r"\*([a-z ]+):\*", self.does)


def rows(text: str) -> Iterator[Row]:
    """Give the rows of every table below the heading of a document."""
    document = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            document = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if document and line.startswith("| ") and cells[0] not in ("it says", "---"):
            assert len(cells) == 3, f"line {number}"
            yield Row(number, document, *cells)


ROWS: Final = tuple(rows(PAGE.read_text(encoding="utf-8")))


def fault(name: str) -> str | None:
    """Return what is wrong with a name in the middle column, None if it is there."""
    option, equals, value = name.partition("=")
    if name.startswith("buur "):
        return None if _is_command(name.split()[1:]) else "no such command"
    if "/" in name:
        return None if (ROOT / name).exists() else "no such file"
    if not equals:
        return None if name in OPTIONS or name in PRESETS else "neither an option nor a preset"
    if option not in OPTIONS:
        return "no such option"
    return None if _may_be(option, value) else "no such value"


def _may_be(option: str, value: str) -> bool:
    """Whether an option may have a value, in some rule set at least."""
    found = OPTIONS[option]
    if found.values:
        return set(value.split("+")) <= set(found.values)
    try:
        return bool(variant("chibre", {option: value}))
    except RulesError:
        return False


def _is_command(words: list[str]) -> bool:
    """Whether there is such a command, and such a command of it where it has some."""
    module = COMMANDS / f"{words[0]}.py"
    if not module.exists():
        return False
    inner = re.findall(r'@command\.command\("([a-z-]+)"\)', module.read_text(encoding="utf-8"))
    return len(words) == 1 or not inner or words[1] in inner


def missing(test: str) -> bool:
    """Whether a test is not there: ``tests/…::test_name``, or a file of the page's own tests."""
    path, _, name = test.partition("::")
    file = ROOT / path
    if not (path.startswith("tests/") and file.is_file()):
        return True
    if not name:
        return file.suffix != ".mjs"
    return not re.search(
        rf"^(?:async )?def {name}\(", file.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_all_five_documents_and_their_contradictions_are_there() -> None:
    documents = list(dict.fromkeys(row.document for row in ROWS))
    assert [tag for tag in TAGS if not any(f"({tag})" in one for one in documents)] == []
    assert documents[-1] == "Contradictions"


def test_every_name_of_the_page_is_there() -> None:
    """Options with their values, presets, commands, modules and pages."""
    wrong = [(row.line, name, fault(name)) for row in ROWS for name in row.named if fault(name)]
    assert wrong == []


def test_every_test_of_the_page_is_there() -> None:
    named = [(row.line, test) for row in ROWS for test in re.findall(r"`([^`]+)`", row.tests)]
    assert [(line, test) for line, test in named if missing(test)] == []


def test_every_sentence_has_its_test_or_the_reason_why_not() -> None:
    reasons = {"open", "not a rule", "not followed"}
    for row in ROWS:
        assert set(row.reasons) <= reasons, row.line
        assert row.says, row.line
        assert row.does, row.line
        assert ("`" in row.tests) or (row.tests == "–" and "not a rule" in row.reasons), row.line


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("chibre", None),
        ("target", None),
        ("cut=min2_mandatory", None),
        ("packets=4-4-1", None),
        ("buur rules words", None),
        ("docs/explanation/rules.md", None),
        ("chiber", "neither an option nor a preset"),
        ("targets=5", "no such option"),
        ("cut=never", "no such value"),
        ("packets=5-5-5", "no such value"),
        ("buur rules sing", "no such command"),
        ("buur sing", "no such command"),
        ("docs/nothing.md", "no such file"),
    ],
)
def test_what_does_not_exist_is_noticed(name: str, wrong: str | None) -> None:
    assert fault(name) == wrong


def test_a_test_that_does_not_exist_is_noticed() -> None:
    here = "tests/docs/test_documents.py"
    assert not missing(f"{here}::test_a_test_that_does_not_exist_is_noticed")
    assert missing(f"{here}::test_nothing")
    assert missing(here)
    assert missing("docs/explanation/rules.md")
