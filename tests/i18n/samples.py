"""Texts of all languages, with arguments to format each of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from buur.i18n.catalogue import Pattern, compile_entries, references
from buur.i18n.source import PLURALS, entries
from buur.i18n.texts import Argument

NUMBERS: tuple[Argument, ...] = (0, 1, 2, 5, 21, 12_345)
"""Enough to meet every plural form and the thousands separator."""

MOST = 150
"""Argument sets tried per message; two selectors of nine cards each stay below."""


@cache
def messages(lang: str) -> dict[str, Pattern]:
    """Return all texts of a language, compiled."""
    return compile_entries(entries(lang))


def variables(lang: str, key: str) -> set[str]:
    """Return the variables that a text needs, those of texts it refers to included."""
    pattern = messages(lang)[key]
    found = references(pattern, "var") | references(pattern, "num")
    for name in references(pattern, "ref"):
        found |= variables(lang, name)
    return found


def argument_sets(lang: str, key: str) -> Iterator[dict[str, Argument]]:
    """Yield arguments that reach every variant of a text."""
    names = sorted(variables(lang, key))
    choices = [candidates(lang, key, name) for name in names]
    for count, values in enumerate(product(*choices)):
        if count == MOST:
            return
        yield dict(zip(names, values, strict=True))


def candidates(lang: str, key: str, name: str) -> tuple[Argument, ...]:
    """Return values for a variable: every variant's key, and numbers or a word besides."""
    keys = selected(lang, key, name)
    if not keys:
        return ("Zoé", 12_345)
    if keys & (PLURALS - {"other"}):
        return NUMBERS + tuple(int(number) for number in sorted(keys - PLURALS))
    return (*sorted(keys - {"other"}), *(int(k) for k in sorted(keys) if k.isdecimal()), "odd")


def selected(lang: str, key: str, name: str) -> set[str]:
    """Return the variant keys that a text, or one it refers to, chooses by ``name``."""
    pattern = messages(lang)[key]
    found = set(_keys(pattern, name))
    for other in references(pattern, "ref"):
        found |= selected(lang, other, name)
    return found


def _keys(pattern: Pattern, name: str) -> Iterator[str]:
    for element in pattern:
        if isinstance(element, str):
            continue
        selector, variants = element.get("select"), element.get("variants")
        if isinstance(selector, dict) and isinstance(variants, list):
            if name in selector.values():
                yield from (key for key, _ in variants)
            for _, inner in variants:
                yield from _keys(inner, name)
