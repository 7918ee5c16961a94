"""`ClubStore`: reads and writes clubs, their members, tables and evenings."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple, TypeVar

import sqlalchemy as sa

from buur.server.storage.new_tables import NewTable, create_table
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import (
    CLUB_EVENINGS,
    CLUB_MEMBERS,
    CLUB_TABLES,
    CLUBS,
    FRIEND_TABLES,
    SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import now_ms

_MEMBER_BYTES: Final = 9
MOST_EVENINGS: Final = 100
"""Evenings of a club that are kept; a new one replaces the oldest."""

MOST_TABLES: Final = 400
"""Tables of a club that are read at once."""

Role = Literal["head", "member"]
_T = TypeVar("_T")


class Club(NamedTuple):
    """A club."""

    id: str
    name: str
    rules: list[dict[str, Any]]
    """House rules: each with ``title``, ``name`` of a preset and ``options``."""
    invitation: str
    """Hash of the token of its invitation."""


class Member(NamedTuple):
    """A member of a club."""

    guest_id: str
    member: str
    """Her id within the club, which the other members see."""
    role: Role
    name: str
    joined: int


MembersCheck = Callable[[Sequence[Member]], None]
"""Raises an error if the members of a club forbid a change."""


class ClubEvening(NamedTuple):
    """An evening of a club."""

    id: str
    day: str
    title: str
    rules: dict[str, Any]
    """``name`` of a preset and ``options``."""
    deals: int
    """Number of deals of a game."""
    coming: list[str]
    """Ids of the members who come."""
    pairs: list[list[str | None]]
    """Ids of the members of each pair, None for a bot; empty before the draw."""
    tables: dict[str, str]
    """Tables by the number of their game."""


class ClubTable(NamedTuple):
    """A table of a club in a list."""

    table_id: str
    evening: str | None
    phase: str
    scores: list[int]
    state: str
    """Stage of the table for friends."""
    rules: dict[str, Any]
    names: tuple[str, ...] = ()
    open: int = 0
    """Number of open seats."""


class ClubStore:
    """The clubs of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def create(self, club: Club, guest: str, name: str) -> None:
        """Store a new club with its head."""

        def work(connection: sa.Connection) -> None:
            row = {**club._asdict(), "created": now_ms()}
            connection.execute(sa.insert(CLUBS), row)
            _add_member(connection, club.id, guest, name, "head")

        await self._store.run(work)

    async def club(self, club: str) -> Club | None:
        """Return a club, None if there is none."""
        columns = [CLUBS.c[name] for name in Club._fields]
        found = sa.select(*columns).where(CLUBS.c.id == club)
        row = await self._store.run(lambda connection: connection.execute(found).first())
        return None if row is None else checked(Club, row, "of a club")

    async def change(self, club: str, **values: Any) -> None:
        """Write columns of a club."""
        changed = sa.update(CLUBS).where(CLUBS.c.id == club).values(values)
        await self._store.run(lambda connection: connection.execute(changed))

    async def delete(self, club: str) -> None:
        """Delete a club; the parties of its members stay theirs."""
        await self._store.run(lambda connection: _delete(connection, club), serial=True)

    # Members.

    async def clubs_of(self, guest: str) -> tuple[tuple[Club, Role], ...]:
        """Return the clubs of a person with her role, the first one first."""
        columns = [CLUBS.c[name] for name in Club._fields]
        found = (
            sa.select(*columns, CLUB_MEMBERS.c.role)
            .join(CLUB_MEMBERS, CLUB_MEMBERS.c.club_id == CLUBS.c.id)
            .where(CLUB_MEMBERS.c.guest_id == guest)
            .order_by(CLUB_MEMBERS.c.joined)
        )
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple((checked(Club, row[:-1], "of a club"), row[-1]) for row in rows)

    async def members(self, club: str) -> tuple[Member, ...]:
        """Return the members of a club, the first one first; none if there is no club."""
        return await self._store.run(lambda connection: _members(connection, club))

    async def join(self, club: str, guest: str, name: str, check: MembersCheck) -> None:
        """Make a person a member; who is one already stays it.

        Args:
            club: the club's id.
            guest: the person's internal id.
            name: her name in the club.
            check: raises an error if she may not join the members that there are; none if the club
                is gone.
        """

        def work(connection: sa.Connection) -> None:
            found = _members(connection, club)
            if all(one.guest_id != guest for one in found):
                check(found)
                _add_member(connection, club, guest, name, "member")

        await self._store.run(work, serial=True)

    async def change_member(
        self, club: str, member: str, check: MembersCheck, values: Mapping[str, Any]
    ) -> None:
        """Write columns of a member, unless a check of all members raises an error."""
        mine = sa.and_(CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.member == member)

        def work(connection: sa.Connection) -> None:
            check(_members(connection, club))
            connection.execute(sa.update(CLUB_MEMBERS).where(mine).values(values))

        await self._store.run(work, serial=True)

    async def leave(self, club: str, guest: str) -> None:
        """Remove a member; a club without a head gets one, one without members is deleted."""
        work = partial(leave_club, club=club, guest=guest)
        await self._store.run(work, serial=True)

    # Tables.

    async def add_table(self, club: str, table: str) -> None:
        """List a table on the page of a club."""
        await self._store.run(lambda connection: _add_table(connection, club, table, None))

    async def tables(self, club: str) -> tuple[ClubTable, ...]:
        """Return the tables of a club that still exist and were not closed, the latest first."""

        def work(connection: sa.Connection) -> tuple[ClubTable, ...]:
            rows = connection.execute(_tables_of(club)).all()
            seats = _seats_of(connection, [row.table_id for row in rows])
            return tuple(_club_table(row, seats.get(row.table_id, ())) for row in rows)

        return await self._store.run(work)

    async def has_table(self, club: str, table: str) -> bool:
        """Tell whether a table is one of a club."""
        mine = sa.and_(CLUB_TABLES.c.club_id == club, CLUB_TABLES.c.table_id == table)
        found = sa.select(CLUB_TABLES.c.table_id).where(mine)
        return await self._store.run(lambda connection: connection.scalar(found) is not None)

    # Evenings.

    async def evenings(self, club: str) -> tuple[ClubEvening, ...]:
        """Return the evenings of a club, the latest first."""
        columns = [CLUB_EVENINGS.c[name] for name in ClubEvening._fields]
        found = (
            sa.select(*columns)
            .where(CLUB_EVENINGS.c.club_id == club)
            .order_by(CLUB_EVENINGS.c.day.desc(), CLUB_EVENINGS.c.created.desc())
        )
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple(checked(ClubEvening, row, "of a club") for row in rows)

    async def add_evening(self, club: str, evening: ClubEvening) -> None:
        """Store a new evening; the oldest of too many is deleted."""

        def work(connection: sa.Connection) -> None:
            row = {**evening._asdict(), "club_id": club, "created": now_ms()}
            connection.execute(sa.insert(CLUB_EVENINGS), row)
            old = (
                sa.select(CLUB_EVENINGS.c.id)
                .where(CLUB_EVENINGS.c.club_id == club)
                .order_by(CLUB_EVENINGS.c.day.desc(), CLUB_EVENINGS.c.created.desc())
                .offset(MOST_EVENINGS)
            )
            gone = connection.scalars(old).all()
            connection.execute(sa.delete(CLUB_EVENINGS).where(CLUB_EVENINGS.c.id.in_(gone)))

        await self._store.run(work, serial=True)

    async def change_evening(
        self,
        club: str,
        evening: str,
        change: Callable[[ClubEvening], ClubEvening],
        new: Sequence[NewTable] = (),
    ) -> ClubEvening | None:
        """Change an evening in one transaction and return it; None if there is none.

        Args:
            club: the club's id.
            evening: the evening's id.
            change: returns the evening as it then is; an error changes nothing.
            new: tables of the evening that are made with it.
        """
        mine = sa.and_(CLUB_EVENINGS.c.club_id == club, CLUB_EVENINGS.c.id == evening)
        columns = [CLUB_EVENINGS.c[name] for name in ClubEvening._fields]

        def work(connection: sa.Connection) -> ClubEvening | None:
            row = connection.execute(sa.select(*columns).where(mine)).first()
            if row is None:
                return None
            changed = change(checked(ClubEvening, row, "of a club"))
            connection.execute(sa.update(CLUB_EVENINGS).where(mine).values(changed._asdict()))
            for table in new:
                create_table(connection, table)
                _add_table(connection, club, table.id, evening)
            return changed

        return await self._store.run(work, serial=True)

    async def remove_evening(self, club: str, evening: str) -> None:
        """Delete an evening; its parties stay those of its players."""
        mine = sa.and_(CLUB_EVENINGS.c.club_id == club, CLUB_EVENINGS.c.id == evening)
        await self._store.run(
            lambda connection: connection.execute(sa.delete(CLUB_EVENINGS).where(mine))
        )


def _add_table(connection: sa.Connection, club: str, table: str, evening: str | None) -> None:
    row = {"club_id": club, "table_id": table, "evening": evening, "created": now_ms()}
    connection.execute(sa.insert(CLUB_TABLES), row)


def _add_member(connection: sa.Connection, club: str, guest: str, name: str, role: Role) -> None:
    row = {"club_id": club, "guest_id": guest, "member": secrets.token_urlsafe(_MEMBER_BYTES)}
    more = {"name": name, "role": role, "joined": now_ms()}
    connection.execute(sa.insert(CLUB_MEMBERS), row | more)


def _members(connection: sa.Connection, club: str) -> tuple[Member, ...]:
    columns = [CLUB_MEMBERS.c[name] for name in Member._fields]
    mine = sa.select(*columns).where(CLUB_MEMBERS.c.club_id == club)
    ordered = mine.order_by(CLUB_MEMBERS.c.joined, CLUB_MEMBERS.c.member)
    return tuple(checked(Member, row, "of a club") for row in connection.execute(ordered))


def leave_club(connection: sa.Connection, club: str, guest: str) -> None:
    """Remove a member; a club without a head gets one, one without members is deleted."""
    mine = sa.and_(CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.guest_id == guest)
    connection.execute(sa.delete(CLUB_MEMBERS).where(mine))
    left = _members(connection, club)
    if not left:
        _delete(connection, club)
    elif all(one.role != "head" for one in left):
        first = sa.and_(CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.member == left[0].member)
        connection.execute(sa.update(CLUB_MEMBERS).where(first).values(role="head"))


def leave_clubs(connection: sa.Connection, guest: str) -> None:
    """Remove a person from all her clubs, because she is deleted."""
    mine = sa.select(CLUB_MEMBERS.c.club_id).where(CLUB_MEMBERS.c.guest_id == guest)
    for club in connection.scalars(mine).all():
        leave_club(connection, club, guest)


def move_clubs(connection: sa.Connection, guest: str, person: str) -> None:
    """Make a person the member that a guest is; where she is one, she gets the higher role."""
    mine = sa.select(CLUB_MEMBERS).where(CLUB_MEMBERS.c.guest_id == guest)
    for row in connection.execute(mine).all():
        here, there = (
            sa.and_(CLUB_MEMBERS.c.club_id == row.club_id, CLUB_MEMBERS.c.guest_id == one)
            for one in (guest, person)
        )
        known = sa.select(CLUB_MEMBERS.c.member).where(there)
        if connection.scalar(known) is None:
            connection.execute(sa.update(CLUB_MEMBERS).where(here).values(guest_id=person))
            continue
        if row.role == "head":
            connection.execute(sa.update(CLUB_MEMBERS).where(there).values(role="head"))
        connection.execute(sa.delete(CLUB_MEMBERS).where(here))


def _delete(connection: sa.Connection, club: str) -> None:
    for part in (CLUB_EVENINGS, CLUB_TABLES, CLUB_MEMBERS):
        connection.execute(sa.delete(part).where(part.c.club_id == club))
    connection.execute(sa.delete(CLUBS).where(CLUBS.c.id == club))


def _tables_of(club: str) -> sa.Select[Any]:
    columns = (TABLES.c.phase, TABLES.c.scores, FRIEND_TABLES.c.state, TABLES.c.rules)
    return (
        sa.select(CLUB_TABLES.c.table_id, CLUB_TABLES.c.evening, *columns)
        .join(TABLES, TABLES.c.id == CLUB_TABLES.c.table_id)
        .join(FRIEND_TABLES, FRIEND_TABLES.c.table_id == CLUB_TABLES.c.table_id)
        .where(CLUB_TABLES.c.club_id == club, FRIEND_TABLES.c.state != "ended")
        .where(sa.or_(TABLES.c.broken.is_(None), TABLES.c.phase == "over"))
        .order_by(CLUB_TABLES.c.created.desc())
        .limit(MOST_TABLES)
    )


def _seats_of(connection: sa.Connection, tables: Sequence[str]) -> Mapping[str, Sequence[Any]]:
    found: dict[str, list[Any]] = {}
    columns = (SEATS.c.table_id, SEATS.c.kind, SEATS.c.name, SEATS.c.is_open)
    wanted = sa.select(*columns).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, []).append(row)
    return found


def _club_table(row: sa.Row[Any], seats: Sequence[Any]) -> ClubTable:
    names = tuple(seat.name for seat in seats if seat.kind == "person")
    found = (*row, names, sum(seat.is_open for seat in seats))
    return checked(ClubTable, found, row.table_id)
