"""`GuestStore`: reads and writes guests, their seats, and the lists and totals of their parties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.storage.append import write_results
from buur.server.storage.board_rows import plays_no_board
from buur.server.storage.guest_rows import add_device, find_guest, is_current, new_id
from buur.server.storage.models import (
    GameRow,
    GuestTotals,
    SeatResult,
    SeatRow,
)
from buur.server.storage.ownership import depose
from buur.server.storage.person_removal import delete_person
from buur.server.storage.row_checks import checked, damaged, is_seat
from buur.server.storage.schema import (
    GUEST_DEVICES,
    GUEST_SEATS,
    GUESTS,
    SEAT_CHANGES,
    SEAT_RESULTS,
    SEATS,
    TABLES,
)
from buur.server.storage.seat_rows import open_seats
from buur.server.storage.table_removal import is_same_seat, remove_claim
from buur.server.storage.table_store import TableStore, table_row
from buur.server.storage.unused_guests import delete_unused_devices, unused_guests
from buur.server.storage.write_clock import LATEST, now_ms

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
        """Return the id of the guest with a token, None if there is none; note the day."""
        return await self._store.run(lambda connection: find_guest(connection, token_hash))

    async def create(self, guest: str, token_hash: str, label: str = "") -> None:
        """Store a new guest with the token of its first device.

        Args:
            guest: the guest's id.
            token_hash: the hash of the token.
            label: browser and system of the device.
        """

        def work(connection: sa.Connection) -> None:
            row = {"id": guest, "public_id": new_id(), "name": "", "created": now_ms()}
            connection.execute(sa.insert(GUESTS), row)
            add_device(connection, guest, token_hash, label)

        await self._store.run(work)

    async def add_seats(self, guest: str, hashes: Sequence[tuple[str, str]]) -> None:
        """Make a guest the owner of the seats that tokens open.

        The seats are looked up in the same transaction: a draw for partners moves their players.

        Args:
            guest: the guest's id.
            hashes: tables, each with the hash of a token.
        """

        def work(connection: sa.Connection) -> None:
            seats = open_seats(connection, hashes)
            wanted = {pair[0]: seats[pair] for pair in hashes if pair in seats}
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

        await self._store.run(work, serial=True)

    async def opens_seat(self, hashes: Sequence[tuple[str, str]]) -> bool:
        """Tell whether one of some tokens opens a seat, with arguments as for `add_seats`."""
        return await self._store.run(lambda connection: bool(open_seats(connection, hashes)))

    async def seat_token(self, token_hash: str, table: str) -> str | None:
        """Return the hash of the token of the seat that a guest has at a table, None without one.

        Args:
            token_hash: the hash of the guest's own token.
            table: the table's id.
        """
        found = (
            sa.select(SEATS.c.token_hash)
            .join(GUEST_SEATS, is_same_seat())
            .join(GUEST_DEVICES, GUEST_DEVICES.c.guest_id == GUEST_SEATS.c.guest_id)
            .where(GUEST_DEVICES.c.token_hash == token_hash, is_current())
            .where(GUEST_SEATS.c.table_id == table)
        )
        found_hash = await self._store.run(lambda connection: connection.scalar(found))
        return found_hash if isinstance(found_hash, str) else None

    async def games(
        self,
        guest: str,
        wanted: Wanted,
        limit: int,
        before: Cursor | None = None,
        broken: Collection[str] = (),
    ) -> tuple[GameRow, ...]:
        """Return the parties of a guest without boards of a day, the latest first.

        Args:
            guest: the guest's id.
            wanted: whether parties must be finished or broken, or else unfinished.
            limit: maximum number of parties.
            before: the last partie of the previous page; None for the first page.
            broken: tables that are closed without a mark in the database.
        """
        place = sa.tuple_(TABLES.c.updated, TABLES.c.id)
        found = _games_of(guest).where(plays_no_board())
        found = found.order_by(TABLES.c.updated.desc(), TABLES.c.id.desc()).limit(limit)
        if wanted != "all":
            is_broken = sa.or_(TABLES.c.broken.is_not(None), TABLES.c.id.in_(broken))
            is_closed = sa.or_(TABLES.c.phase == "over", is_broken)
            found = found.where(is_closed if wanted == "finished" else sa.not_(is_closed))
        if before is not None:
            found = found.where(place < sa.tuple_(*before))
        return await self._store.run(lambda connection: self._game_rows(connection, found))

    async def game(self, guest: str, table: str) -> GameRow | None:
        """Return a partie of a guest, None if the guest has no seat at the table."""
        found = _games_of(guest).where(TABLES.c.id == table)
        rows = await self._store.run(lambda connection: self._game_rows(connection, found))
        return rows[0] if rows else None

    async def game_from(self, table: str, seat: int) -> GameRow | None:
        """Return a partie as it is seen from a seat, None if there is no such table."""
        found = sa.select(TABLES, sa.literal(seat).label("seat")).where(TABLES.c.id == table)
        rows = await self._store.run(lambda connection: self._game_rows(connection, found))
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

    async def tables(self, guest: str) -> tuple[str, ...]:
        """Return all tables of a guest."""
        found = _seats_of(guest)
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple(row.table_id for row in rows)

    async def remove(self, guest: str, stopped: Collection[str]) -> bool:
        """Delete a guest with its parties, and blank its name everywhere, in one transaction.

        Args:
            guest: the guest's id.
            stopped: tables that are not live and cannot become so meanwhile.

        Returns:
            Whether it was deleted: nothing happens if another table has its name by now.
        """

        def work(connection: sa.Connection) -> bool:
            if not set(_named_tables(connection, guest)) <= set(stopped):
                return False
            for table in sorted(stopped):  # nodes that own them load them anew
                depose(connection, table)
            delete_person(connection, guest)
            return True

        return await self._store.run(work, serial=True)

    async def missing(self, guests: Collection[str]) -> frozenset[str]:
        """Return those of some guests who are deleted, or merged into another one."""
        found = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_(guests))
        there = await self._store.run(lambda connection: connection.scalars(found).all())
        return frozenset(guests).difference(there)

    async def unused(self) -> tuple[str, ...]:
        """Return some persons to whom nothing leads any more; delete browsers without use."""

        def work(connection: sa.Connection) -> tuple[str, ...]:
            delete_unused_devices(connection)
            return unused_guests(connection)

        return await self._store.run(work)

    async def totals(self, guest: str) -> GuestTotals:
        """Return the totals of a guest."""
        rows = await self._store.run(
            lambda connection: connection.execute(_results_of(guest)).all()
        )
        return _totals(list(self._store.readable(rows, _counted_result)))

    async def remove_seat(self, table: str, guest: str) -> None:
        """Take the seat of a guest from all its owners; delete a table at which nobody else has
        played."""
        await self._store.run(lambda connection: remove_claim(connection, table, guest))

    async def named_tables(self, guest: str) -> tuple[str, ...]:
        """Return all tables that hold the name of a guest."""
        return await self._store.run(lambda connection: _named_tables(connection, guest))

    def _game_rows(self, connection: sa.Connection, found: sa.Select[Any]) -> tuple[GameRow, ...]:
        rows = connection.execute(found).all()
        tables = [row.id for row in rows]
        seats = _by_table(connection, SEATS, tables)
        results = _by_table(connection, SEAT_RESULTS, tables)
        return tuple(
            self._store.readable(rows, lambda row: _game_row(row, seats[row.id], results[row.id]))
        )


def _named_tables(connection: sa.Connection, guest: str) -> tuple[str, ...]:
    parts = (GUEST_SEATS, SEAT_CHANGES)
    found = sa.union(*(sa.select(one.c.table_id).where(one.c.guest_id == guest) for one in parts))
    return tuple(connection.scalars(found))


def seat_of_guest(connection: sa.Connection, token_hash: str, table: str) -> int | None:
    """Return the seat at a table of the guest with a token, None without one."""
    found = (
        sa.select(GUEST_SEATS.c.seat)
        .join(GUEST_DEVICES, GUEST_DEVICES.c.guest_id == GUEST_SEATS.c.guest_id)
        .where(GUEST_DEVICES.c.token_hash == token_hash, is_current())
        .where(GUEST_SEATS.c.table_id == table)
    )
    seat = connection.scalar(found)
    return seat if is_seat(seat) else None


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


def _by_table(
    connection: sa.Connection, of: sa.Table, tables: Sequence[str]
) -> dict[str, list[sa.Row[Any]]]:
    """Return the rows of some tables, by table and in the order of the seats."""
    found: dict[str, list[sa.Row[Any]]] = {table: [] for table in tables}
    wanted = sa.select(of).where(of.c.table_id.in_(tables)).order_by(of.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].append(row)
    return found


def _game_row(
    row: sa.Row[Any], seats: Sequence[sa.Row[Any]], results: Sequence[sa.Row[Any]]
) -> GameRow:
    table = table_row(row)
    shown = tuple(
        checked(SeatRow, (one.seat, one.kind, one.name, one.bot), table.id) for one in seats
    )
    counted = tuple(_seat_result(one, table.id) for one in results)
    found = checked(GameRow, (table, row.created, row.seat, shown, counted), table.id)
    numbers = list(range(len(shown)))
    is_whole = [one.seat for one in shown] == numbers and found.seat in numbers
    is_counted = not counted or [one.seat for one in counted] == numbers
    if not (is_whole and is_counted and 0 <= found.created <= LATEST):
        raise damaged(table.id, "its seats or its time are not readable")
    return found


def _seat_result(row: sa.Row[Any], table: str) -> SeatResult:
    return checked(SeatResult, [getattr(row, name) for name in SeatResult._fields], table)


class _CountedResult(NamedTuple):
    """Totals of a seat at a table, with what the table adds to them."""

    result: SeatResult
    phase: str
    winner: int | None
    rules: dict[str, Any]


def _results_of(guest: str) -> sa.Select[Any]:
    return (
        sa.select(SEAT_RESULTS, TABLES.c.phase, TABLES.c.winner, TABLES.c.rules)
        .join(TABLES, TABLES.c.id == SEAT_RESULTS.c.table_id)
        .join(
            GUEST_SEATS,
            sa.and_(
                GUEST_SEATS.c.table_id == SEAT_RESULTS.c.table_id,
                GUEST_SEATS.c.seat == SEAT_RESULTS.c.seat,
            ),
        )
        .where(GUEST_SEATS.c.guest_id == guest, sa.not_(TABLES.c.training), plays_no_board())
    )


def _counted_result(row: sa.Row[Any]) -> _CountedResult:
    result = _seat_result(row, row.table_id)
    found = checked(_CountedResult, (result, row.phase, row.winner, row.rules), row.table_id)
    if not isinstance(found.rules.get("name"), str):
        raise damaged(row.table_id, "its rules are not readable")
    return found


def _totals(counted: Sequence[_CountedResult]) -> GuestTotals:
    over = [one for one in counted if one.phase == "over"]
    results = [one.result for one in counted]
    contracts: Counter[str] = Counter()
    for result in results:
        contracts.update(result.contracts)
    return GuestTotals(
        played=len(over),
        won=sum(one.winner is not None and one.winner == one.result.line for one in over),
        deals=sum(result.deals for result in results),
        matches=sum(result.matches for result in results),
        best=max((result.best for result in results if result.best is not None), default=None),
        contracts=dict(contracts),
        rules=dict(Counter(str(one.rules["name"]) for one in over)),
    )
