"""The languages of Buur, and language negotiation."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("fr", "de", "it", "en")

DEFAULT_LANGUAGE: Final = "en"
"""The language for readers of no other."""

_NEIGHBOURS: Final = {"gsw": "de", "rm": "de", "lmo": "it", "frp": "fr"}
"""The nearest language for some that have no texts."""


def negotiate(wanted: str | None) -> str:
    """Return the best language for a locale name or an ``Accept-Language`` header.

    >>> negotiate("fr_CH.UTF-8"), negotiate("rm,it;q=0.5,de;q=0.8"), negotiate("C")
    ('fr', 'de', 'en')
    """
    for preference in _by_preference(wanted or ""):
        language = _NEIGHBOURS.get(preference, preference)
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def _by_preference(wanted: str) -> list[str]:
    """Return the language codes of a header or locale list, by descending preference."""
    weighed = []
    for entry in re.split("[,:]", wanted):
        tag, _, rest = entry.partition(";")
        language = re.split("[-_.@]", tag.strip().lower())[0]
        weighed.append((-_quality(rest), language))
    return [language for _, language in sorted(weighed, key=lambda pair: pair[0])]


def _quality(parameters: str) -> float:
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", parameters)
    return float(found[1]) if found else 1.0
