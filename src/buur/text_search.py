"""Text search without regard to accents, case and punctuation."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "×": "x"})
"""Letters that Unicode does not decompose."""


def fold(text: str) -> str:
    """Return the words of a text in lower case without accents, separated by single spaces.

    >>> fold("Unden-Ufe"), fold("  le Stöck, à cœur "), fold("3×3")
    ('unden ufe', 'le stock a coeur', '3x3')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", bare))


def search_key(text: str) -> str:
    """Return a key for comparing names: the folded text without blanks.

    >>> search_key("obe-abe") == search_key("Obe abe")
    True
    """
    return fold(text).replace(" ", "")


def matches(text: str, wanted: str) -> bool:
    """Tell whether a text contains every word of a search, in any order.

    >>> matches("8 de Martigny", "MARTIGNY 8"), matches("bock", "buur")
    (True, False)
    """
    folded = fold(text)
    return all(word in folded for word in fold(wanted).split())
