"""Options in words, for tables of tests: ``"write=points melds=no deals=4"``."""

from __future__ import annotations

from buur.variants.rule_set import find_option


def options(words: str) -> dict[str, object]:
    """Return the options that words name; a text has ``_`` for blanks."""
    pairs = (word.partition("=") for word in words.split())
    return {name: _value(name, value) for name, _, value in pairs}


def _value(name: str, word: str) -> object:
    match find_option(name).kind:
        case "flag":
            return {"yes": True, "no": False}[word]
        case "number":
            return int(word)
        case "text":
            return word.replace("_", " ")
        case "map" if ":" in word or not word:
            return {contract: int(n) for contract, _, n in [word.partition(":")] if contract}
        case _:
            return word
