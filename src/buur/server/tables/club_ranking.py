"""Ranking of a club: sums over its evenings, and strength by OpenSkill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

MOST_GAMES: Final = 1000
"""Number of the last games from which the strength is computed."""

ClubGame = tuple[tuple[tuple[str, ...], tuple[str, ...]], tuple[int, int]]
"""The members of both pairs, without bots, and the points of each."""


class ClubRank(NamedTuple):
    """A member in the ranking of a club."""

    member: str
    games: int
    won: int
    difference: int
    """Points of the own side minus those of the others, over all games."""
    strength: float
    """What OpenSkill is almost sure of: mean minus three standard deviations."""


@lru_cache(maxsize=64)
def ranking(games: Sequence[ClubGame]) -> tuple[ClubRank, ...]:
    """Return the members who have played, the strongest first.

    Partners change from evening to evening, so each member has a strength of her own; a side with a
    bot is rated by its member.

    >>> game = ((("a", "b"), ("c", "d")), (1500, 1012))
    >>> [one.member for one in ranking((game,))[:2]]
    ['a', 'b']

    Args:
        games: all games, the first one first.
    """
    from openskill.models import PlackettLuce  # only clubs that have played need it

    model = PlackettLuce()
    strengths = {member: model.rating(name=member) for member in _members(games)}
    for sides, points in games[-MOST_GAMES:]:
        if not all(sides):
            continue
        teams = [[strengths[member] for member in side] for side in sides]
        rated = model.rate(teams, scores=[float(one) for one in points])
        for side, ratings in zip(sides, rated, strict=True):
            strengths.update(zip(side, ratings, strict=True))
    found = [_rank(member, games, strengths[member].ordinal()) for member in strengths]
    return tuple(sorted(found, key=lambda one: (-one.strength, -one.difference, one.member)))


def _members(games: Iterable[ClubGame]) -> list[str]:
    return list(dict.fromkeys(member for sides, _ in games for side in sides for member in side))


def _rank(member: str, games: Sequence[ClubGame], strength: float) -> ClubRank:
    made = [
        points[number] - points[1 - number]
        for sides, points in games
        for number, side in enumerate(sides)
        if member in side
    ]
    won = sum(one > 0 for one in made)
    return ClubRank(member, len(made), won, sum(made), strength)
