"""`RatingStore`: reads parties of pools that are over, and writes the ratings that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.storage.models import EventActor
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import (
    EVENTS,
    FRIEND_TABLES,
    POOL_SEATS,
    RATINGS,
    SEAT_RESULTS,
    SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import now_ms

PAIR_MARK: Final = "+"
"""Stands between the two persons of a pair."""
MOST_AT_ONCE: Final = 100
"""Parties that one look finds."""


class StoredRating(NamedTuple):
    """What is known of the strength of a player of a pool."""

    mu: float
    sigma: float
    parties: int = 0
    """Number of parties that have counted."""


class PoolSeat(NamedTuple):
    """Who began a partie at a seat."""

    seat: int
    guest_id: str
    in_pair: bool


class SeatEnd(NamedTuple):
    """Who has the seat at the end of a partie, and who made its acts."""

    line: int | None
    """The line of the slate that its player wrote on."""
    kind: Literal["person", "bot"]
    authors: tuple[EventActor, ...]
    """Who made each of its acts, in order."""
    last_authors: tuple[EventActor, ...]
    """Those of the last deal."""


class FinishedPartie(NamedTuple):
    """A partie of a pool that is over."""

    pool: str
    rules: Mapping[str, Any]
    winner: int | None
    scores: tuple[int, ...]
    people: tuple[PoolSeat, ...]
    seats: tuple[SeatEnd, ...]


Ratings = Mapping[str, StoredRating]
"""Ratings by player."""
Rate = Callable[[FinishedPartie, Ratings], Ratings]
"""Returns the new ratings of a partie's players, from those before; none if it does not count."""


class OwnRating(NamedTuple):
    """The rating of a person in a pool."""

    pool: str
    player: str
    rating: StoredRating


class RatingStore:
    """The ratings of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def read(self, pool: str, players: Sequence[str]) -> dict[str, StoredRating]:
        """Return the ratings of those players who have one."""
        return await self._store.run(lambda connection: _read(connection, pool, players))

    async def of_guest(self, guest: str) -> tuple[OwnRating, ...]:
        """Return all ratings of a person, alone and in pairs, the most played first."""
        is_own = sa.or_(*player_is(guest))
        found = sa.select(RATINGS).where(is_own).order_by(RATINGS.c.parties.desc(), RATINGS.c.pool)
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple(OwnRating(row.pool, row.player, rating_of(row)) for row in rows)

    async def write(self, pool: str, ratings: Ratings) -> None:
        """Replace the ratings of some players of a pool."""
        await self._store.run(lambda connection: _write(connection, pool, ratings))

    async def unrated(self) -> tuple[str, ...]:
        """Return tables of pools whose parties are over and were not rated, in order of the end."""
        is_over = sa.and_(TABLES.c.phase == "over", TABLES.c.broken.is_(None))
        is_new = sa.and_(FRIEND_TABLES.c.pool.is_not(None), FRIEND_TABLES.c.rated.is_(None))
        found = (
            sa.select(TABLES.c.id)
            .join(FRIEND_TABLES, FRIEND_TABLES.c.table_id == TABLES.c.id)
            .where(is_over, is_new)
            .order_by(TABLES.c.updated, TABLES.c.id)
            .limit(MOST_AT_ONCE)
        )
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def rate(self, table: str, rate: Rate) -> Ratings:
        """Rate the partie of a table, in one transaction and only once.

        Args:
            table: a table whose partie is over.
            rate: computes the new ratings.

        Returns:
            The new ratings; none if the partie does not count, or was rated before.
        """

        def work(connection: sa.Connection) -> Ratings:
            unrated = sa.and_(FRIEND_TABLES.c.table_id == table, FRIEND_TABLES.c.rated.is_(None))
            mark = sa.update(FRIEND_TABLES).where(unrated).values(rated=now_ms())
            if connection.execute(mark).rowcount != 1:
                return {}
            partie = _partie(connection, table)
            if partie is None:
                return {}
            known = _read(connection, partie.pool, players_of(partie.people))
            found = rate(partie, known)
            _write(connection, partie.pool, found)
            return found

        return await self._store.run(work)

    async def skip(self, table: str) -> None:
        """Leave a partie out for good, because it cannot be read."""
        mine = sa.update(FRIEND_TABLES).where(FRIEND_TABLES.c.table_id == table)
        await self._store.run(lambda connection: connection.execute(mine.values(rated=now_ms())))


def players_of(people: Sequence[PoolSeat]) -> tuple[str, ...]:
    """Return the players of a partie: persons, and the two of each pair as one.

    >>> two, one = PoolSeat(0, "b", True), PoolSeat(2, "a", True)
    >>> players_of([two, PoolSeat(1, "c", False), one, PoolSeat(3, "d", False)])
    ('a+b', 'c', 'd')
    """
    return tuple(dict.fromkeys(player_of(one, people) for one in people))


def player_of(one: PoolSeat, people: Sequence[PoolSeat]) -> str:
    """Return under which name the rating of a person at a seat is kept.

    Partners of a pair sit opposite each other.
    """
    if not one.in_pair:
        return one.guest_id
    opposite = (one.seat + len(people) // 2) % len(people)
    partner = next((other for other in people if other.seat == opposite), one)
    return pair_of(one.guest_id, partner.guest_id)


def pair_of(guest: str, other: str) -> str:
    """Return under which name the rating of a pair is kept.

    >>> pair_of("b", "a")
    'a+b'
    """
    return PAIR_MARK.join(sorted((guest, other)))


def forget_ratings(connection: sa.Connection, guest: str) -> None:
    """Delete the ratings of a person, also those of pairs with her."""
    connection.execute(sa.delete(RATINGS).where(sa.or_(*player_is(guest))))
    mine = sa.update(POOL_SEATS).where(POOL_SEATS.c.guest_id == guest)
    connection.execute(mine.values(guest_id=""))


def player_is(guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the conditions under one of which a rating is a person's own."""
    player = RATINGS.c.player
    begins = sa.and_(player > f"{guest}+", player < f"{guest},")
    return player == guest, begins, player.endswith(f"+{guest}", autoescape=True)


def rating_of(row: sa.Row[Any]) -> StoredRating:
    """Return the rating of a row of the table ``ratings``."""
    return StoredRating(float(row.mu), float(row.sigma), int(row.parties))


def _read(connection: sa.Connection, pool: str, players: Sequence[str]) -> dict[str, StoredRating]:
    found = sa.select(RATINGS).where(RATINGS.c.pool == pool, RATINGS.c.player.in_(players))
    return {row.player: rating_of(row) for row in connection.execute(found)}


def _write(connection: sa.Connection, pool: str, ratings: Ratings) -> None:
    if not ratings:
        return
    old = sa.and_(RATINGS.c.pool == pool, RATINGS.c.player.in_(list(ratings)))
    connection.execute(sa.delete(RATINGS).where(old))
    now = now_ms()
    rows = [
        {"pool": pool, "player": player, "updated": now, **rating._asdict()}
        for player, rating in ratings.items()
    ]
    connection.execute(sa.insert(RATINGS), rows)


def _partie(connection: sa.Connection, table: str) -> FinishedPartie | None:
    """Return a partie of a pool that is over, None for another one."""
    columns = (FRIEND_TABLES.c.pool, TABLES.c.rules, TABLES.c.winner, TABLES.c.scores)
    found = (
        sa.select(*columns)
        .join(FRIEND_TABLES, FRIEND_TABLES.c.table_id == TABLES.c.id)
        .where(TABLES.c.id == table, TABLES.c.phase == "over", FRIEND_TABLES.c.pool.is_not(None))
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    began = sa.select(*(POOL_SEATS.c[name] for name in PoolSeat._fields))
    began = began.where(POOL_SEATS.c.table_id == table).order_by(POOL_SEATS.c.seat)
    people = tuple(checked(PoolSeat, one, table) for one in connection.execute(began))
    values = (row.pool, row.rules, row.winner, row.scores, people, _seat_ends(connection, table))
    return checked(FinishedPartie, values, table)


def _seat_ends(connection: sa.Connection, table: str) -> tuple[SeatEnd, ...]:
    found = (
        sa.select(SEATS.c.seat, SEATS.c.kind, SEAT_RESULTS.c.line)
        .outerjoin(
            SEAT_RESULTS,
            sa.and_(
                SEAT_RESULTS.c.table_id == SEATS.c.table_id, SEAT_RESULTS.c.seat == SEATS.c.seat
            ),
        )
        .where(SEATS.c.table_id == table)
        .order_by(SEATS.c.seat)
    )
    rows = connection.execute(found).all()
    acts = _authors(connection, table, len(rows))
    return tuple(
        checked(SeatEnd, (row.line, row.kind, *acts[number]), table)
        for number, row in enumerate(rows)
    )


def _authors(
    connection: sa.Connection, table: str, seats: int
) -> list[tuple[tuple[EventActor, ...], tuple[EventActor, ...]]]:
    """Return by seat who made its acts, in the whole partie and in the last deal."""
    whole: list[list[EventActor]] = [[] for _ in range(seats)]
    last: list[list[EventActor]] = [[] for _ in range(seats)]
    found = sa.select(EVENTS.c.event, EVENTS.c.actor).where(EVENTS.c.table_id == table)
    for row in connection.execute(found.order_by(EVENTS.c.version)):
        if not isinstance(row.event, dict):
            continue
        if row.event.get("e") == "sealed":
            last = [[] for _ in range(seats)]
        seat = row.event.get("seat")
        if row.actor != "table" and isinstance(seat, int) and 0 <= seat < seats:
            whole[seat].append(row.actor)
            last[seat].append(row.actor)
    return [(tuple(one), tuple(other)) for one, other in zip(whole, last, strict=True)]
