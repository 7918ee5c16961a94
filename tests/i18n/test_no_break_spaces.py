"""No-break spaces: a French mark of two parts never begins a line, nor does a per cent sign."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Final

import pytest

from buur.i18n import LANGUAGES, texts
from buur.i18n.source import FOLDER

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary"
CODE: Final = re.compile(r"`[^`]*`|https?://\S+|\b(?:hslu|hslu-old|cmd):|\{ \$place \}:")
"""What is typed or printed as it stands: commands, addresses, the place of an error."""
MISSING: Final = re.compile(r"(?<!\u00a0)[;!?»](?![\w#])|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)")
PER_CENT: Final = re.compile(r"[\d}] ?%")


def wrong_places(text: str) -> list[str]:
    """Return the places of a French text that lack a no-break space."""
    plain = CODE.sub("", text).replace('{"\u00a0"}', "\u00a0")
    return [
        plain[max(0, found.start() - 12) : found.end() + 4] for found in MISSING.finditer(plain)
    ]


def sentences(lang: str) -> list[tuple[str, str]]:
    """Return each line of the texts of a language with its place; comments are left out."""
    return [
        (f"{path.name}:{number}", line.partition(" = ")[2] or line)
        for path in sorted((FOLDER / lang).glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def test_french_texts_have_no_break_spaces() -> None:
    faults = {place: found for place, line in sentences("fr") if (found := wrong_places(line))}
    assert faults == {}


@pytest.mark.parametrize("path", sorted(GLOSSARY.glob("*.csv")), ids=lambda path: path.name)
def test_french_terms_have_no_break_spaces(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        terms = [row["français"] for row in csv.DictReader(file)]
    assert [term for term in terms if wrong_places(term)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_per_cent_keeps_its_number(lang: str) -> None:
    assert [place for place, line in sentences(lang) if PER_CENT.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_guest_keeps_its_number(lang: str) -> None:
    assert texts(lang).format("guest-name", no=4).endswith("\u00a04")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Couper\u00a0?", 0),
        ("«\u00a0stöck\u00a0»\u00a0: vingt", 0),
        ("Écrivez cmd: et `SJ HA; S9 H6`, joker:7", 0),
        ("Voir http://localhost:8157/table/k7wq#token=…\u00a0; puis { $place }: { $message }", 0),
        ("Couper ?", 1),
        ("Couper?", 1),
        ("Reste : un", 1),
        ("Reste: un", 1),
        ("« stöck »", 2),
    ],
)
def test_a_wrong_place_is_found(text: str, faults: int) -> None:
    assert len(wrong_places(text)) == faults
