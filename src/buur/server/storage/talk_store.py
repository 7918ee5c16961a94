"""`TalkStore`: who hears nothing of whom, and what players report of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from buur.server.storage.schema import CLUB_MEMBERS, FRIENDSHIPS, GUEST_SEATS, MUTES, REPORTS
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import now_ms

# Made once: an alias is a reference cycle, which would be freed by the garbage collector alone.
_MINE: Final = GUEST_SEATS.alias("mine")
_THEIRS: Final = GUEST_SEATS.alias("theirs")

REPORT_DAYS: Final = 90
"""Days for which a report is kept."""
MOST_REPORTS: Final = 10_000
"""Reports that are kept; a new one replaces the oldest."""
MOST_MUTES: Final = 500
"""People whom one person mutes; a new one replaces the oldest."""


class Report(NamedTuple):
    """What a person reports of another one at a table."""

    table: str
    version: int
    reporter_seat: int
    reported_seat: int
    reported_name: str
    talk: Sequence[Mapping[str, Any]]
    """The last that was said."""


class StoredReport(NamedTuple):
    """A report, as the operator reads it."""

    id: int
    created: int
    """Milliseconds since 1970."""
    table: str
    version: int
    reporter: str | None
    """Id of the guest; None for one without a cookie, or who is deleted."""
    reporter_seat: int
    reported: str | None
    reported_seat: int
    reported_name: str
    talk: list[dict[str, Any]]


class Apart(NamedTuple):
    """With whom a guest does not sit where strangers meet."""

    muted: frozenset[str] = frozenset()
    """Guests whom she has muted."""
    muters: frozenset[str] = frozenset()
    """Guests who have muted her. She learns nothing of it."""


class TalkStore:
    """The mutes and reports of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def muted(self, table: str) -> tuple[tuple[int, int], ...]:
        """Return the pairs of seats of a table of which the first hears nothing of the second."""
        found = (
            sa.select(_MINE.c.seat, _THEIRS.c.seat.label("muted"))
            .join(MUTES, MUTES.c.guest_id == _MINE.c.guest_id)
            .join(_THEIRS, _THEIRS.c.guest_id == MUTES.c.muted_id)
            .where(_MINE.c.table_id == table, _THEIRS.c.table_id == table)
            .distinct()
        )
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple((row.seat, row.muted) for row in rows)

    async def apart(self, guest: str) -> Apart:
        """Return with whom a guest does not sit where strangers meet."""
        muted = sa.select(MUTES.c.muted_id).where(MUTES.c.guest_id == guest)
        muters = sa.select(MUTES.c.guest_id).where(MUTES.c.muted_id == guest)

        def work(connection: sa.Connection) -> Apart:
            return Apart(*(frozenset(connection.scalars(found)) for found in (muted, muters)))

        return await self._store.run(work)

    async def seated(self, table: str) -> tuple[str, ...]:
        """Return the guests with a seat at a table."""
        found = sa.select(GUEST_SEATS.c.guest_id).where(GUEST_SEATS.c.table_id == table)
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def mute(self, table: str, seat: int, muted: int, *, on: bool) -> None:
        """Have the person of a seat hear nothing of another one from now on, or again."""

        def work(connection: sa.Connection) -> None:
            muters, others = (_guests_of(connection, table, one) for one in (seat, muted))
            pairs = [(one, other) for one in muters for other in others if one != other]
            for one, other in pairs:
                mine = sa.and_(MUTES.c.guest_id == one, MUTES.c.muted_id == other)
                connection.execute(sa.delete(MUTES).where(mine))
            if on:
                rows = [
                    {"guest_id": one, "muted_id": other, "created": now_ms()}
                    for one, other in pairs
                ]
                if rows:
                    connection.execute(sa.insert(MUTES), rows)
                for one in muters:
                    _forget_oldest(connection, one)

        await self._store.run(work, serial=True)

    async def are_close(self, table: str, seats: Sequence[int]) -> bool:
        """Tell whether the persons of some seats are all friends of each other, or in one club."""

        def work(connection: sa.Connection) -> bool:
            people = [_guests_of(connection, table, seat) for seat in seats]
            if len(people) < 2 or not all(people):
                return False
            pairs = combinations(people, 2)
            are_friends = all(_are_friends(connection, one, other) for one, other in pairs)
            return are_friends or _share_club(connection, people)

        return await self._store.run(work)

    async def report(self, report: Report) -> None:
        """Store a report; those that are too old, or too many, are deleted."""

        def work(connection: sa.Connection) -> None:
            seats = (report.reporter_seat, report.reported_seat)
            by, about = (_guests_of(connection, report.table, seat) for seat in seats)
            values = {
                "created": now_ms(),
                "table_id": report.table,
                "version": report.version,
                "reporter": next(iter(by), None),
                "reporter_seat": report.reporter_seat,
                "reported": next(iter(about), None),
                "reported_seat": report.reported_seat,
                "reported_name": report.reported_name,
                "talk": list(report.talk),
            }
            connection.execute(sa.insert(REPORTS), values)
            old = REPORTS.c.created < now_ms() - REPORT_DAYS * 86_400_000
            newest = sa.select(sa.func.max(REPORTS.c.id)).scalar_subquery()
            connection.execute(sa.delete(REPORTS).where(old))
            connection.execute(sa.delete(REPORTS).where(REPORTS.c.id <= newest - MOST_REPORTS))

        await self._store.run(work)

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """Return the latest reports, the newest first."""
        return await self._store.run(lambda connection: reports_of(connection, limit))


def reports_of(connection: sa.Connection, limit: int) -> tuple[StoredReport, ...]:
    """Return the latest reports of a database, the newest first."""
    found = sa.select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit)
    return tuple(StoredReport(*row) for row in connection.execute(found))


def _guests_of(connection: sa.Connection, table: str, seat: int) -> Sequence[str]:
    """Return the guests who own a seat: the browsers of one person."""
    here = sa.and_(GUEST_SEATS.c.table_id == table, GUEST_SEATS.c.seat == seat)
    found = sa.select(GUEST_SEATS.c.guest_id).where(here).order_by(GUEST_SEATS.c.guest_id)
    return connection.scalars(found.limit(4)).all()


def _are_friends(connection: sa.Connection, some: Sequence[str], others: Sequence[str]) -> bool:
    """Tell whether two persons are friends, each known by the guests of her browsers."""
    asker, asked = FRIENDSHIPS.c.guest_id, FRIENDSHIPS.c.friend_id
    pair = sa.or_(
        sa.and_(asker.in_(some), asked.in_(others)), sa.and_(asker.in_(others), asked.in_(some))
    )
    found = sa.select(FRIENDSHIPS.c.state).where(pair, FRIENDSHIPS.c.state == "friends").limit(1)
    return connection.execute(found).first() is not None


def _share_club(connection: sa.Connection, people: Sequence[Sequence[str]]) -> bool:
    """Tell whether there is a club of which all persons are members."""
    shared: set[str] | None = None
    for guests in people:
        mine = sa.select(CLUB_MEMBERS.c.club_id).where(CLUB_MEMBERS.c.guest_id.in_(guests))
        clubs = set(connection.scalars(mine))
        shared = clubs if shared is None else shared & clubs
    return bool(shared)


def _forget_oldest(connection: sa.Connection, guest: str) -> None:
    """Delete the oldest of too many mutes of a person."""
    mine = MUTES.c.guest_id == guest
    order = (MUTES.c.created.desc(), MUTES.c.muted_id)
    found = sa.select(MUTES.c.muted_id).where(mine).order_by(*order).offset(MOST_MUTES)
    old = connection.scalars(found).all()
    if old:
        connection.execute(sa.delete(MUTES).where(mine, MUTES.c.muted_id.in_(old)))
