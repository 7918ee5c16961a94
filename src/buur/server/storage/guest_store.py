"""`GuestStore`: reads and writes guests, their seats, and the lists and totals of their parties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.storage.models import (
    GameRow,
    GuestTotals,
    SeatResult,
    SeatRow,
)
from buur.server.storage.schema import EVENTS, GUEST_SEATS, GUESTS, SEAT_RESULTS, SEATS, TABLES
from buur.server.storage.table_store import TableStore, now_ms, table_row, write_results

Wanted = Literal["all", "finished", "unfinished"]
"""The parties of a list."""


class Cursor(NamedTuple):
    """The place of a partie in lists, which begin with the latest."""

    updated: int
    table: str


class GuestStore:
    """The guests of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def find(self, token_hash: str) -> str | None:
        """Return the id of the guest with a token, None if there is none."""
        found = sa.select(GUESTS.c.id).where(GUESTS.c.token_hash == token_hash)
        return await self._store.run(lambda connection: connection.scalar(found))

    async def create(self, guest: str, token_hash: str) -> None:
        """Store a new guest."""
        row = {"id": guest, "token_hash": token_hash, "created": now_ms()}
        await self._store.run(lambda connection: connection.execute(sa.insert(GUESTS), row))

    async def add_seats(self, guest: str, seats: Iterable[tuple[str, int]]) -> None:
        """Make a guest the owner of seats, each given by its table and number."""
        wanted = dict(seats)

        def work(connection: sa.Connection) -> None:
            mine = _seats_of(guest).where(GUEST_SEATS.c.table_id.in_(wanted))
            known = {row.table_id: row.seat for row in connection.execute(mine)}
            changed = {table: seat for table, seat in wanted.items() if known.get(table) != seat}
            _forget(connection, guest, [table for table in changed if table in known])
            rows = [
                {"guest_id": guest, "table_id": table, "seat": seat}
                for table, seat in changed.items()
            ]
            if rows:
                connection.execute(sa.insert(GUEST_SEATS), rows)

        await self._store.run(work)

    async def seat_of(self, token_hash: str, table: str) -> int | None:
        """Return the seat at a table of the guest with a token, None without one."""
        found = (
            sa.select(GUEST_SEATS.c.seat)
            .join(GUESTS, GUESTS.c.id == GUEST_SEATS.c.guest_id)
            .where(GUESTS.c.token_hash == token_hash, GUEST_SEATS.c.table_id == table)
        )
        return await self._store.run(lambda connection: connection.scalar(found))

    async def games(
        self, guest: str, wanted: Wanted, limit: int, before: Cursor | None = None
    ) -> tuple[GameRow, ...]:
        """Return the parties of a guest, the latest first.

        Args:
            guest: the guest's id.
            wanted: whether parties must be finished, or unfinished.
            limit: maximum number of parties.
            before: the last partie of the previous page; None for the first page.
        """
        place = sa.tuple_(TABLES.c.updated, TABLES.c.id)
        found = _games_of(guest).order_by(TABLES.c.updated.desc(), TABLES.c.id.desc()).limit(limit)
        if wanted != "all":
            is_over = TABLES.c.phase == "over"
            found = found.where(is_over if wanted == "finished" else sa.not_(is_over))
        if before is not None:
            found = found.where(place < sa.tuple_(*before))
        return await self._store.run(lambda connection: _game_rows(connection, found))

    async def game(self, guest: str, table: str) -> GameRow | None:
        """Return a partie of a guest, None if the guest has no seat at the table."""
        found = _games_of(guest).where(TABLES.c.id == table)
        rows = await self._store.run(lambda connection: _game_rows(connection, found))
        return rows[0] if rows else None

    async def without_results(self, guest: str, limit: int) -> tuple[str, ...]:
        """Return finished tables of a guest whose results were never written."""
        has_results = sa.exists().where(SEAT_RESULTS.c.table_id == TABLES.c.id)
        found = (
            sa.select(TABLES.c.id)
            .join(GUEST_SEATS, GUEST_SEATS.c.table_id == TABLES.c.id)
            .where(GUEST_SEATS.c.guest_id == guest, TABLES.c.phase == "over", sa.not_(has_results))
            .limit(limit)
        )
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def write_results(
        self, table: str, winner: int | None, results: Sequence[SeatResult]
    ) -> None:
        """Write the results of a table that is over."""

        def work(connection: sa.Connection) -> None:
            mine = sa.update(TABLES).where(TABLES.c.id == table).values(winner=winner)
            connection.execute(mine)
            write_results(connection, table, results)

        await self._store.run(work)

    async def tables(self, guest: str) -> tuple[tuple[str, int], ...]:
        """Return all tables of a guest, each with the guest's seat."""
        found = _seats_of(guest)
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple((row.table_id, row.seat) for row in rows)

    async def remove(self, guest: str) -> None:
        """Delete a guest and its claims to seats."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(GUEST_SEATS).where(GUEST_SEATS.c.guest_id == guest))
            connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))

        await self._store.run(work)

    async def totals(self, guest: str) -> GuestTotals:
        """Return the totals of a guest."""
        return await self._store.run(lambda connection: _totals(connection, guest))

    async def remove_seat(self, table: str, seat: int) -> None:
        """Take a seat from all its owners; delete a table at which nobody else has played."""

        def work(connection: sa.Connection) -> None:
            here = GUEST_SEATS.c.table_id == table
            connection.execute(sa.delete(GUEST_SEATS).where(here, GUEST_SEATS.c.seat == seat))
            mine = sa.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(mine).values(token_hash=None))
            if not _is_used(connection, table):
                _delete(connection, table)

        await self._store.run(work)


def _seats_of(guest: str) -> sa.Select[Any]:
    owned = GUEST_SEATS.c.guest_id == guest
    return sa.select(GUEST_SEATS.c.table_id, GUEST_SEATS.c.seat).where(owned)


def _games_of(guest: str) -> sa.Select[Any]:
    return (
        sa.select(TABLES, GUEST_SEATS.c.seat)
        .join(GUEST_SEATS, GUEST_SEATS.c.table_id == TABLES.c.id)
        .where(GUEST_SEATS.c.guest_id == guest)
    )


def _forget(connection: sa.Connection, guest: str, tables: Sequence[str]) -> None:
    gone = sa.and_(GUEST_SEATS.c.guest_id == guest, GUEST_SEATS.c.table_id.in_(tables))
    connection.execute(sa.delete(GUEST_SEATS).where(gone))


def _game_rows(connection: sa.Connection, found: sa.Select[Any]) -> tuple[GameRow, ...]:
    rows = connection.execute(found).all()
    tables = [row.id for row in rows]
    seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
    results: dict[str, list[SeatResult]] = {table: [] for table in tables}
    of_seats = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(of_seats):
        seats[row.table_id].append(SeatRow(row.seat, row.kind, row.name, row.bot))
    of_results = sa.select(SEAT_RESULTS).where(SEAT_RESULTS.c.table_id.in_(tables))
    for row in connection.execute(of_results.order_by(SEAT_RESULTS.c.seat)):
        results[row.table_id].append(_seat_result(row))
    return tuple(
        GameRow(
            table=table_row(row),
            created=row.created,
            seat=row.seat,
            seats=tuple(seats[row.id]),
            results=tuple(results[row.id]),
        )
        for row in rows
    )


def _seat_result(row: sa.Row[Any]) -> SeatResult:
    return SeatResult(*[getattr(row, name) for name in SeatResult._fields])


def _totals(connection: sa.Connection, guest: str) -> GuestTotals:
    found = (
        sa.select(
            SEAT_RESULTS,
            TABLES.c.phase,
            TABLES.c.winner,
            TABLES.c.rules["name"].as_string().label("rules"),
        )
        .join(TABLES, TABLES.c.id == SEAT_RESULTS.c.table_id)
        .join(
            GUEST_SEATS,
            sa.and_(
                GUEST_SEATS.c.table_id == SEAT_RESULTS.c.table_id,
                GUEST_SEATS.c.seat == SEAT_RESULTS.c.seat,
            ),
        )
        .where(GUEST_SEATS.c.guest_id == guest, sa.not_(TABLES.c.training))
    )
    rows = connection.execute(found).all()
    over = [row for row in rows if row.phase == "over"]
    contracts: Counter[str] = Counter()
    for row in rows:
        contracts.update(row.contracts)
    return GuestTotals(
        played=len(over),
        won=sum(row.winner is not None and row.winner == row.line for row in over),
        deals=sum(row.deals for row in rows),
        matches=sum(row.matches for row in rows),
        best=max((row.best for row in rows if row.best is not None), default=None),
        contracts=dict(contracts),
        rules=dict(Counter(row.rules for row in over)),
    )


def _is_used(connection: sa.Connection, table: str) -> bool:
    """Tell whether a person can open a seat of a table and has played there or owns the seat."""
    mine = sa.and_(SEATS.c.table_id == table, SEATS.c.token_hash.is_not(None))
    same_seat = sa.and_(GUEST_SEATS.c.table_id == table, GUEST_SEATS.c.seat == SEATS.c.seat)
    owned = sa.exists().where(same_seat)
    played = sa.exists().where(
        EVENTS.c.table_id == table, EVENTS.c.seat == SEATS.c.seat, EVENTS.c.actor == "person"
    )
    used = sa.select(SEATS.c.seat).where(mine, sa.or_(owned, played)).limit(1)
    return connection.execute(used).first() is not None


def _delete(connection: sa.Connection, table: str) -> None:
    for part in (EVENTS, SEAT_RESULTS, GUEST_SEATS, SEATS):
        connection.execute(sa.delete(part).where(part.c.table_id == table))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
