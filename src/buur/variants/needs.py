"""What an option depends on: values of other options, and facts that no option can change.

Needs are data, so that the page can follow them while somebody changes the rules, and asks no
server. They say what is *shown*; what may be *combined* stands in `combinations`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

OFF: Final = ("none", "off", "no", "", "0")
"""Values of an option, as text, while what it turns on is off."""


class Need(NamedTuple):
    """One thing that suffices: a word of the value of an option, or of a fact of the rule set."""

    name: str
    words: tuple[str, ...]
    """Any of these; none of them for any value that is not off."""
    holds: bool = True
    """False where it must not be so."""


AnyOf = tuple[Need, ...]
"""Of these, one suffices."""

Needs = tuple[AnyOf, ...]
"""All of these have to hold."""


def where(**values: str | bool) -> AnyOf:
    """Return a clause: one of these holds.

    Args:
        values: by option or fact words with blanks between, of which its value has one; ``True``
            for any value but those of `OFF`, ``False`` for those.
    """
    return tuple(
        Need(name, tuple(value.split()) if isinstance(value, str) else (), value is not False)
        for name, value in values.items()
    )


def other_than(**values: str) -> AnyOf:
    """Return a clause: the value of one of these has none of the words."""
    return tuple(Need(name, tuple(words.split()), False) for name, words in values.items())


def are_met(needs: Needs, facts: Mapping[str, object]) -> bool:
    """Tell whether needs are met by the options and facts of a rule set."""
    return all(any(_is_met(need, facts) for need in clause) for clause in needs)


def _is_met(need: Need, facts: Mapping[str, object]) -> bool:
    words = words_of(facts[need.name])
    found = bool(words & set(need.words)) if need.words else not words <= set(OFF)
    return found == need.holds


def words_of(value: object) -> set[str]:
    """Return the words of a value: parts of a set, rows of a sheet, packets.

    A plus sign is a word, too: it tells that there is more than one part.

    >>> sorted(words_of("suits+quer"))
    ['+', 'quer', 'suits']
    """
    if isinstance(value, bool):
        return {"yes" if value else "no"}
    rows = (row.partition(":")[0] for row in str(value).split())
    return {word for row in rows for word in re.split(r"(\+)|-", row) if word}


def offering(part: str) -> Needs:
    """Return what an option needs that is about one way to play: it is offered, or on the sheet."""
    return (where(contracts=part, sheet=part),)


CHOSEN: Final = (
    other_than(contracts="imposed turned first_discard"),
    where(contracts="suits slalom quer trio mitte gumpf +", push=True, sheet=True),
)
"""Somebody names the contract: there is more than one, or he may leave it to another."""

TURNED: Final = (where(contracts="turned"),)
"""A card is turned for the contract."""

WITH_TRUMPS: Final = (
    where(
        contracts="suits trio gumpf imposed turned first_discard",
        sheet="S H D C suits trio gumpf",
    ),
)
"""Some contract has trumps."""

WITH_BUUR: Final = (*WITH_TRUMPS, where(ranking="jass"))
"""And its jack is the highest."""

TWO_LINES: Final = (where(lines="2"),)
"""The slate has two lines."""

TWO_SIDES: Final = (where(sharing="lines"), *TWO_LINES)
"""The same two play against each other in every deal."""
