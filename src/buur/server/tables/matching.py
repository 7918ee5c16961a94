"""Matching of people who wait: who plays together, and in which even teams. It performs no I/O."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Final, Generic, TypeVar

Person = TypeVar("Person")

WAVE_BONUS: Final = 2.0
"""What a wave that somebody has missed counts, in units of strength."""
NEAREST: Final = 8
"""People besides the first among whom the others of a table are chosen."""


@dataclass(frozen=True, slots=True)
class Party(Generic[Person]):
    """A person or a pair that waits for a table."""

    people: tuple[Person, ...]
    """Who it is."""
    strength: float
    """The strength of one person; both of a pair have the same."""
    networks: frozenset[str] = frozenset()
    """The networks from which they come, where that matters."""
    waves: int = 0
    """Number of waves that it has missed."""
    guests: frozenset[str] = frozenset()
    """The ids of the persons."""
    avoided: frozenset[str] = frozenset()
    """The ids of persons with whom one of them does not sit at a table."""

    @property
    def size(self) -> int:
        """The number of persons."""
        return len(self.people)


Places = tuple[Party[Person], ...]
"""The party at each seat of a table; a pair has two seats."""


def next_table(parties: Sequence[Party[Person]], lines: Sequence[int]) -> Places[Person] | None:
    """Return the next table: who plays together, and at which seats.

    Whoever has waited longest plays in any case; those near in strength, or who have waited long,
    complete the table. The teams are those with the least difference of sums.

    >>> four = [Party((name,), strength) for name, strength in zip("abcd", (30, 29, 21, 20))]
    >>> [party.people[0] for party in next_table(four, (0, 1, 0, 1))]
    ['a', 'b', 'd', 'c']

    Args:
        parties: who waits, in order of arrival.
        lines: by seat, the line of the slate; seats of a team share one.

    Returns:
        None if nobody can be seated.
    """
    for first in sorted(parties, key=lambda one: -one.waves):
        found = _table_with(first, [one for one in parties if one is not first], lines)
        if found is not None:
            return found
    return None


def _table_with(
    first: Party[Person], others: Sequence[Party[Person]], lines: Sequence[int]
) -> Places[Person] | None:
    """Return the best table with a party, None without one."""
    free = len(lines) - first.size
    if free < 0:
        return None
    fitting = [one for one in others if one.size <= free and not _are_apart(first, one)]
    near = sorted(fitting, key=lambda one: _distance(first, one))[:NEAREST]
    # Single persons may all be nearer than the pair without which a pair finds no partner.
    near += [one for one in fitting if one.size > 1 and one not in near][:NEAREST]
    tables = (_seated((first, *group), lines) for group in _groups(near, free))
    best = min((one for one in tables if one is not None), key=lambda one: one[0], default=None)
    return None if best is None else best[1]


def _distance(first: Party[Person], other: Party[Person]) -> float:
    return abs(first.strength - other.strength) - WAVE_BONUS * other.waves


def _groups(parties: Sequence[Party[Person]], free: int) -> Iterator[tuple[Party[Person], ...]]:
    """Yield every choice of parties for some seats, without two that are to sit apart."""
    for count in range(free + 1):
        for group in combinations(parties, count):
            if sum(one.size for one in group) == free and _may_sit_together(group):
                yield group


def _may_sit_together(group: Sequence[Party[Person]]) -> bool:
    return not any(_are_apart(one, other) for one, other in combinations(group, 2))


def _are_apart(one: Party[Person], other: Party[Person]) -> bool:
    """Tell whether persons of two parties come from the same network, or avoid each other."""
    is_near = not one.networks.isdisjoint(other.networks)
    return is_near or not (
        one.avoided.isdisjoint(other.guests) and other.avoided.isdisjoint(one.guests)
    )


def _seated(
    group: Sequence[Party[Person]], lines: Sequence[int]
) -> tuple[float, Places[Person]] | None:
    """Return the most even places of a group with their cost, None if a pair cannot be seated."""
    spread = max(one.strength for one in group) - min(one.strength for one in group)
    cost = spread - WAVE_BONUS * sum(one.waves for one in group)
    places = even_places(group, lines)
    return None if places is None else (_unevenness(places, lines) + cost, places)


def even_places(group: Sequence[Party[Person]], lines: Sequence[int]) -> Places[Person] | None:
    """Return the places with the least difference between the sums of the teams.

    The two of a pair sit opposite each other, in one team.

    Args:
        group: as many persons as there are seats.
        lines: by seat, the line of the slate.
    """
    people = [one for one in group for _ in range(one.size)]
    teams = set(lines)
    if any(one.size > 1 for one in group) and not seats_pairs(tuple(lines)):
        return None
    if len(teams) == len(lines):
        return tuple(people)
    orders = (tuple(people[place] for place in order) for order in _splits(tuple(lines)))
    found = [one for one in orders if _keeps_pairs(one, lines)]
    return min(found, key=lambda one: _unevenness(one, lines), default=None)


@cache
def seats_pairs(lines: tuple[int, ...]) -> bool:
    """Tell whether opposite seats are partners, and nobody else is.

    >>> seats_pairs((0, 1, 0, 1)), seats_pairs((0, 1, 2, 3)), seats_pairs((0, 1))
    (True, False, False)
    """
    half, is_odd = divmod(len(lines), 2)
    is_opposite = all(lines[seat] == lines[seat + half] for seat in range(half))
    return not is_odd and half > 1 and is_opposite and len(set(lines)) == half


@cache
def _splits(lines: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return orders of persons that differ in their teams; in each, person by seat."""
    found: dict[frozenset[frozenset[int]], tuple[int, ...]] = {}
    for order in permutations(range(len(lines))):
        teams: dict[int, set[int]] = {}
        for person, line in zip(order, lines, strict=True):
            teams.setdefault(line, set()).add(person)
        found.setdefault(frozenset(map(frozenset, teams.values())), order)
    return tuple(found.values())


def _keeps_pairs(places: Places[Person], lines: Sequence[int]) -> bool:
    teams = {(id(one), line) for one, line in zip(places, lines, strict=True)}
    return len(teams) == len({id(one) for one in places})


def _unevenness(places: Places[Person], lines: Sequence[int]) -> float:
    """Return the difference between the strongest and the weakest team."""
    sums: dict[int, float] = {}
    for one, line in zip(places, lines, strict=True):
        sums[line] = sums.get(line, 0.0) + one.strength
    return max(sums.values()) - min(sums.values()) if len(sums) < len(lines) else 0.0
