"""Free text between friends: what of it is shown, and whether everybody at a table wants it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from buur.server.errors import Problem
from buur.server.tables.seating import Seating
from buur.server.tables.seats import TableSeat

LONGEST: Final = 200
"""Characters of a text."""
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories of control and direction marks, and of what no font shows."""
_MOST_MARKS: Final = 2
"""Accents above each other."""


def shown_text(text: str) -> str:
    """Return a text as it is shown: without control and direction marks, its spaces single.

    >>> shown_text("  Bis \\u202emorgen,\\n Bea!  ")
    'Bis morgen, Bea!'

    Raises:
        Problem: nothing is left, or it is too long.
    """
    if len(text) > 4 * LONGEST:
        raise _refusal()
    found = without_unseen(text)
    if not found or len(found) > LONGEST:
        raise _refusal()
    return found


def without_unseen(text: str) -> str:
    """Return a text without control and direction marks, its spaces single.

    >>> without_unseen("An\\u202ena &\\n Beat")
    'Anna & Beat'
    """
    signs = unicodedata.normalize("NFC", " ".join(text.split()))
    return " ".join("".join(_seen(signs)).split())


def _seen(signs: Iterable[str]) -> Iterator[str]:
    marks = 0
    for sign in signs:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if unicodedata.category(sign) not in _UNSEEN and marks <= _MOST_MARKS:
            yield sign


def _refusal() -> Problem:
    return Problem(422, "bad-text", f"a text has 1 to {LONGEST} characters that can be seen")


class Consent:
    """Who at a table wants free text; it is on when every person does."""

    def __init__(self) -> None:
        self._wanted: set[TableSeat] = set()

    def set(self, player: TableSeat, *, on: bool) -> None:
        """Note what a person wants."""
        self._wanted = self._wanted | {player} if on else self._wanted - {player}

    def seats(self) -> tuple[int, ...]:
        """Return the seats of those who want it."""
        return tuple(sorted(one.seat for one in self._wanted))

    def is_on(self, seating: Seating) -> bool:
        """Tell whether everybody at a table wants it, at least two people."""
        people = [one for one in seating if one.is_person]
        return len(people) > 1 and self._wanted.issuperset(people)
