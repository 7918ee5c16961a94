"""Conditions on a rule set, as data: on the values of its options and on its other facts.

Needs say where an option matters (`relevance`), which options do not go together (`combinations`)
and which sentences the written rules have (`buur.rulebook`). The page reads them as JSON and
follows them while somebody changes the rules, without asking the server.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple

OFF: Final = frozenset({"none", "off", "no", "", "0"})
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


def either(*alternatives: Needs) -> Needs:
    """Return needs that are met where one of the alternatives is."""
    return tuple(tuple(chain.from_iterable(clauses)) for clauses in product(*alternatives))


def unless(needs: Needs) -> Needs:
    """Return needs that are met where these are not."""
    return either(*(_none_of(clause) for clause in needs))


def _none_of(clause: AnyOf) -> Needs:
    return tuple((need._replace(holds=not need.holds),) for need in clause)


def are_met(needs: Needs, facts: Mapping[str, Hashable]) -> bool:
    """Tell whether needs are met by the options and facts of a rule set."""
    for clause in needs:
        for name, wanted, holds in clause:
            words = words_of(facts[name])
            if (words <= OFF if not wanted else words.isdisjoint(wanted)) != holds:
                break
        else:
            return False
    return True


@lru_cache(maxsize=4096, typed=True)
def words_of(value: Hashable) -> frozenset[str]:
    """Return the words of a value: parts of a set, rows of a sheet, packets.

    A plus sign is a word, too: it tells that there is more than one part.

    >>> sorted(words_of("suits+quer"))
    ['+', 'quer', 'suits']
    """
    if isinstance(value, bool):
        return frozenset({"yes" if value else "no"})
    rows = (row.partition(":")[0] for row in str(value).split())
    return frozenset(word for row in rows for word in re.split(r"(\+)|-", row) if word)


def offering(part: str) -> Needs:
    """Return what an option needs that is about one way to play: it is offered, or on the sheet."""
    return (where(contracts=part, sheet=part),)


NOBODY_CHOOSES: Final = where(contracts="imposed turned first_discard")
"""The contract is found on the table."""

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
