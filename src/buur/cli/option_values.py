"""Conversion of option values from and to words and JSON."""

from __future__ import annotations

from typing import Final

from buur.notation.rule_set import parse_option
from buur.variants.options import Option, Value
from buur.variants.rule_set import find_option

_WORDS: Final = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}
_JSON_WORDS: Final = {True: ("yes", "on"), False: ("no", "off", "none")}
"""The words with which options of several values say what JSON says with true and false."""


def from_json(option: Option, value: object) -> Value:
    """Return the value of an option out of JSON, where yes and no are true and false.

    The words for them, as the rules spell them, are understood as well.

    Raises:
        RulesError: the option cannot take the value.
    """
    if isinstance(value, bool) and option.kind in ("choice", "map"):
        value = next((word for word in _JSON_WORDS[value] if word in option.values), value)
    if option.kind == "flag" and value in ("yes", "on", "no", "off"):
        value = value in ("yes", "on")
    return option.parse(value)


def from_word(name: str, text: str) -> Value:
    """Return the value of an option out of a word such as ``yes``, ``1500`` or ``S=2,C=2``.

    Raises:
        RulesError: there is no such option, or it cannot take the value.
    """
    if find_option(name).kind == "flag":
        text = _WORDS.get(text.lower(), text.lower())
    return parse_option(name, text)


def to_json(value: Value) -> object:
    """Return a value as `from_json` reads it."""
    return dict(value) if isinstance(value, tuple) else value


def expected_values(option: Option) -> str:
    """Return what an option can be, for a message."""
    match option.kind:
        case "flag":
            return "yes, no"
        case "number":
            return f"{option.low}–{option.high}"
        case "map":
            return ", ".join((*option.values, "S=2,oben=3 …"))
        case _:
            return ", ".join(option.values) or "…"
