"""Rankings of quick matches for programs: persons and pairs by rule set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from buur.arguments import instance, text
from buur.client.person import Person, not_buur
from buur.variants.registry import DEFAULT, preset


@dataclass(frozen=True, slots=True)
class RankedPlayer:
    """A person, or two who play as a pair, in a ranking.

    >>> RankedPlayer(3, ("Anna",), False, 1280, False, 64).rank
    3
    """

    rank: int | None
    """The place among all players; None with too few parties."""
    names: tuple[str, ...]
    """The names; empty for one's partner who is not listed."""
    is_own: bool
    """Whether it is the one who looks, or a pair of hers."""
    number: int
    """The rating, which is conservative."""
    is_provisional: bool
    """Whether the rating rests on too few parties."""
    parties: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranking of the quick matches by a rule set.

    >>> Ranking("schieber", 10, 0, (), 0, ()).people
    ()
    """

    rules: str
    """The name of the preset."""
    least: int
    """Number of parties after which a player has a place."""
    people_placed: int
    """Number of persons with a place, also of those who are not listed."""
    people: tuple[RankedPlayer, ...]
    """Persons who are listed, the best first, and the one who looks."""
    pairs_placed: int
    """Number of pairs with a place."""
    pairs: tuple[RankedPlayer, ...]
    """Pairs of which both are listed, and those of the one who looks."""


def ranking_of(person: Person, rules: str = DEFAULT) -> Ranking:
    """Return the ranking of the quick matches by a rule set.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     ranking_of(Person("http://localhost:1"))
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: who looks.
        rules: the name of a preset.

    Raises:
        TableFailure: there is no server, or it refuses.
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    found = person.ask(f"/api/ranking/{preset(text(rules, 'rules')).name}")
    try:
        people, pairs = found["people"], found["pairs"] or {"players": 0, "lines": []}
        return Ranking(
            str(found["rules"]),
            int(found["least"]),
            int(people["players"]),
            tuple(_ranked(line) for line in people["lines"]),
            int(pairs["players"]),
            tuple(_ranked(line) for line in pairs["lines"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise not_buur(person) from error


def _ranked(line: dict[str, Any]) -> RankedPlayer:
    return RankedPlayer(
        None if line["rank"] is None else int(line["rank"]),
        tuple(str(name) for name in line["names"]),
        bool(line["own"]),
        int(line["number"]),
        bool(line["provisional"]),
        int(line["parties"]),
    )
