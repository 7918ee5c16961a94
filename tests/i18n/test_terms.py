"""One name for each thing: texts use none of the variants that the glossary excludes."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from buur.i18n import LANGUAGES
from buur.i18n.catalogue import Pattern
from tests.i18n.samples import messages

FOLDER = Path(__file__).parents[2] / "docs" / "glossary" / "terms"
SYNONYMS = "topic-*.synonyms"
"""Words that players may know and search for."""
EACH_LANG = pytest.mark.parametrize("lang", LANGUAGES)


def rows(lang: str) -> list[list[str]]:
    """Return the table of a language: term, variants, and keys that may have them."""
    with (FOLDER / f"{lang}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1:]


def split(cell: str) -> list[str]:
    """Return the entries of a cell."""
    return [one.strip() for one in cell.split(";") if one.strip()]


def expression(variant: str) -> re.Pattern[str]:
    """Return what finds a variant as a word of its own; a small first letter may be large."""
    first, rest = variant[0], re.escape(variant[1:]).replace(r"\*", r"\w*")
    start = re.escape(first) if first.isupper() else f"[{re.escape(first)}{first.upper()}]"
    return re.compile(rf"(?<![\w-]){start}{rest}(?![\w-])")


def literals(pattern: Pattern) -> Iterator[str]:
    """Yield the pieces of text in a pattern, in all its variants."""
    if isinstance(pattern, str):
        yield pattern
        return
    for element in pattern:
        if isinstance(element, str):
            yield element
        else:
            variants = element.get("variants")
            for _, inner in variants if isinstance(variants, list) else ():
                yield from literals(inner)


def found(lang: str, variant: str, excepted: list[str]) -> list[str]:
    """Return the keys of the texts that use a variant."""
    searched = expression(variant)
    return [
        key
        for key, pattern in messages(lang).items()
        if any(searched.search(piece) for piece in literals(pattern))
        and not any(fnmatchcase(key, one) for one in (*excepted, SYNONYMS))
    ]


@EACH_LANG
def test_no_text_uses_a_variant(lang: str) -> None:
    used = {
        f"{variant}, not {term}": keys
        for term, variants, excepted in rows(lang)
        for variant in split(variants)
        if (keys := found(lang, variant, split(excepted)))
    }
    assert used == {}


@EACH_LANG
def test_every_term_is_listed_once_with_variants(lang: str) -> None:
    terms = [term for term, _, _ in rows(lang)]
    assert len(set(terms)) == len(terms)
    assert all(split(variants) for _, variants, _ in rows(lang))


def test_a_variant_is_found_as_a_word_at_the_beginning_and_with_any_ending() -> None:
    assert expression("pli").search("Le pli est pris")
    assert expression("pli").search("Pli pris")
    assert not expression("pli").search("La plie")
    assert not expression("Match").search("Macht das match")
    assert expression("Team*").search("in zwei Teams")
    assert not expression("andern").search("ändern, wandern")
