"""Texts for people in four languages, from the Fluent files beside this package.

The engine returns codes, and this package turns them into sentences. ``texts`` formats them in
Python, and ``catalogue`` compiles the same files for the page. All files in the folder of a
language belong to it.
"""

from __future__ import annotations

from buur.i18n.catalogue import catalogue, catalogue_part
from buur.i18n.decks import Deck
from buur.i18n.errors import MissingText, TextError
from buur.i18n.languages import DEFAULT_LANGUAGE, LANGUAGES, negotiate
from buur.i18n.names import (
    card_name,
    contract_name,
    option_name,
    reason_text,
    rules_fault,
    value_name,
)
from buur.i18n.numbers import format_number
from buur.i18n.texts import Texts, texts

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Deck",
    "MissingText",
    "TextError",
    "Texts",
    "card_name",
    "catalogue",
    "catalogue_part",
    "contract_name",
    "format_number",
    "negotiate",
    "option_name",
    "reason_text",
    "rules_fault",
    "texts",
    "value_name",
]


def __dir__() -> list[str]:
    return sorted(__all__)
