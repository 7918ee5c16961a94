"""`RankingStore`: reads the ranking of a pool, with the names of those who are listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from buur.server.storage.guest_rows import read_people
from buur.server.storage.models import Person
from buur.server.storage.rating_store import PAIR_MARK, StoredRating, player_is, rating_of
from buur.server.storage.schema import RATINGS
from buur.server.storage.table_store import TableStore

LEAST_PARTIES: Final = 10
"""Parties after which a player has a place."""
DEEPEST: Final = 1000
"""The last place at which a player is shown to others."""
MOST_SHOWN: Final = 100
"""Maximum number of lines in a list, beside the viewer's own."""

_NUMBER: Final = RATINGS.c.mu - 3 * RATINGS.c.sigma
"""The conservative number, which decides about the place."""


class RankedPlayer(NamedTuple):
    """A line of a ranking: a person, or two who play as a pair."""

    rank: int | None
    """The place among all players, also those who are not shown; None with too few parties."""
    names: tuple[str, ...]
    """The names; empty for a partner who is not listed."""
    rating: StoredRating
    is_own: bool


class Ranking(NamedTuple):
    """The persons or the pairs of a pool."""

    players: int
    """How many have a place."""
    lines: tuple[RankedPlayer, ...]
    """Those who are listed, the best first, and the viewer's own."""


class PoolRanking(NamedTuple):
    """The ranking of a pool, as one person sees it."""

    people: Ranking
    pairs: Ranking
    is_listed: bool
    """Whether the viewer lets others see her name."""


class RankingStore:
    """The rankings of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def read(self, pool: str, viewer: str | None) -> PoolRanking:
        """Return the ranking of a pool.

        Args:
            pool: the pool.
            viewer: the id of the person who looks, None for somebody unknown.
        """

        def work(connection: sa.Connection) -> PoolRanking:
            own = read_people(connection, [] if viewer is None else [viewer])
            people, pairs = (
                _ranking(connection, pool, viewer, is_pair=is_pair) for is_pair in (False, True)
            )
            return PoolRanking(people, pairs, any(one.is_listed for one in own.values()))

        return await self._store.run(work)


def _ranking(connection: sa.Connection, pool: str, viewer: str | None, *, is_pair: bool) -> Ranking:
    has_mark = RATINGS.c.player.contains(PAIR_MARK, autoescape=True)
    of_kind = sa.and_(RATINGS.c.pool == pool, has_mark if is_pair else sa.not_(has_mark))
    placed = sa.and_(of_kind, RATINGS.c.parties >= LEAST_PARTIES)
    count = sa.select(sa.func.count()).select_from(RATINGS)
    ordered = sa.select(RATINGS).where(placed).order_by(_NUMBER.desc(), RATINGS.c.player)
    first = connection.execute(ordered.limit(DEEPEST)).all()
    own = () if viewer is None else _own(connection, of_kind, viewer)
    known = read_people(connection, {one for row in (*first, *own) for one in _ids(row)})
    lines = [
        RankedPlayer(1 + place, names, rating_of(row), is_own=False)
        for place, row in enumerate(first)
        if (names := _names(row, known)) and all(names) and viewer not in _ids(row)
    ][:MOST_SHOWN]
    for row in own:
        own_number = row.mu - 3 * row.sigma
        better = count.where(placed, own_number < _NUMBER)
        has_place = row.parties >= LEAST_PARTIES
        rank = 1 + int(connection.scalar(better) or 0) if has_place else None
        lines.append(RankedPlayer(rank, _names(row, known, viewer), rating_of(row), is_own=True))
    lines.sort(key=lambda line: (line.rank is None, line.rank or 0, -line.rating.parties))
    return Ranking(int(connection.scalar(count.where(placed)) or 0), tuple(lines))


def _own(
    connection: sa.Connection, of_kind: sa.ColumnElement[bool], viewer: str
) -> tuple[sa.Row[Any], ...]:
    """Return the viewer's own ratings, the most played first."""
    mine = sa.select(RATINGS).where(of_kind, sa.or_(*player_is(viewer)))
    mine = mine.order_by(RATINGS.c.parties.desc(), RATINGS.c.player)
    return tuple(connection.execute(mine.limit(MOST_SHOWN)).all())


def _ids(row: sa.Row[Any]) -> tuple[str, ...]:
    return tuple(row.player.split(PAIR_MARK))


def _names(
    row: sa.Row[Any], known: Mapping[str, Person], viewer: str | None = None
) -> tuple[str, ...]:
    """Return the names of a player's people: the viewer's own, and those of listed persons."""
    people = sorted(_ids(row), key=lambda one: one != viewer)
    return tuple(
        person.name
        if (person := known.get(one)) is not None and (person.is_listed or one == viewer)
        else ""
        for one in people
    )
