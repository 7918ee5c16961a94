"""`TableStore`: reads and writes tables, seats and the append-only event log.

One thread owns the connection. All batches that wait for it are written in one transaction, so
that many tables share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.settings import Durability
from buur.server.storage.database import database_error, open_database
from buur.server.storage.models import (
    EventRow,
    SeatResult,
    SeatRow,
    StoredTable,
    TableRow,
    TableSummary,
)
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEAT_RESULTS, SEATS, TABLES

_T = TypeVar("_T")

LONGEST_REASON: Final = 200
"""Maximum number of characters of the reason why a table is broken."""


class OwnershipLost(ServerError):  # noqa: N818 - names what has happened
    """Another process owns the table now."""


@dataclass(slots=True, kw_only=True)
class _Batch:
    """Events of one table that wait to be written."""

    table: str
    epoch: int
    events: Sequence[EventRow]
    summary: TableSummary
    results: Sequence[SeatResult] = ()
    """Totals of every seat; empty if no deal was counted."""
    written: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def fail(self, error: ServerError) -> None:
        """Report to the caller that nothing was written."""
        if not self.written.done():
            self.written.set_exception(error)

    def succeed(self) -> None:
        """Report to the caller that the events are stored."""
        if not self.written.done():
            self.written.set_result(None)


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextlib.asynccontextmanager
async def open_store(
    source: str | Path | None, durability: Durability = "power"
) -> AsyncIterator[TableStore]:
    """Open a database, upgraded to the current schema, for the duration of the context."""
    store = TableStore(open_database(source, durability))
    try:
        yield store
    finally:
        await store.close()


class TableStore:
    """An open database of tables; one thread executes all its statements."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="buur-store")
        self._waiting: list[_Batch] = []
        self._writer: asyncio.Task[None] | None = None

    async def create(
        self,
        table: str,
        rules: dict[str, Any],
        seats: Sequence[SeatRow],
        owner: tuple[str, int] | None = None,
        *,
        training: bool = False,
    ) -> None:
        """Store a new table.

        Args:
            table: its id.
            rules: its rule set with all options.
            seats: its seats.
            owner: id and seat of the guest who makes it, None for nobody.
            training: whether acts may be taken back.
        """
        now = now_ms()
        row = {"id": table, "rules": rules, "epoch": 0, "created": now, "updated": now}
        fresh = {"deal": 0, "phase": "open", "scores": [], "training": training}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), row | fresh)
            connection.execute(
                sa.insert(SEATS), [{"table_id": table, **seat._asdict()} for seat in seats]
            )
            if owner is not None:
                guest, seat = owner
                connection.execute(
                    sa.insert(GUEST_SEATS), {"guest_id": guest, "table_id": table, "seat": seat}
                )

        await self.run(work)

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Return the seats of a table; none if there is no such table."""
        return await self.run(lambda connection: read_seats(connection, table))

    async def read(self, table: str) -> StoredTable | None:
        """Return a table without the right to write to it; None if there is no such table."""
        return await self.run(lambda connection: _read(connection, table))

    async def acquire(self, table: str) -> StoredTable | None:
        """Return a table and become its owner; writes of a former owner are refused from now on."""

        def work(connection: sa.Connection) -> StoredTable | None:
            mine = TABLES.c.id == table
            connection.execute(sa.update(TABLES).where(mine).values(epoch=TABLES.c.epoch + 1))
            return _read(connection, table)

        return await self.run(work)

    async def mark_broken(self, table: str, epoch: int, reason: str) -> None:
        """Mark a table as broken, so that no server loads it again.

        Args:
            table: its id.
            epoch: the epoch of its owner; if another process owns the table, nothing is marked.
            reason: why, for those who inspect it; it is shortened.
        """
        mine = sa.and_(TABLES.c.id == table, TABLES.c.epoch == epoch)
        marked = sa.update(TABLES).where(mine)
        marked = marked.values(broken=reason[:LONGEST_REASON])
        await self.run(lambda connection: connection.execute(marked))

    async def seat_of_token(self, table: str, token_hash: str) -> int | None:
        """Return the seat at a table that a token opens, None without one."""
        here = sa.and_(SEATS.c.table_id == table, SEATS.c.token_hash == token_hash)
        found = sa.select(SEATS.c.seat).where(here)
        return await self.run(lambda connection: connection.scalar(found))

    async def seats_of_tokens(self, hashes: Sequence[tuple[str, str]]) -> list[tuple[str, int]]:
        """Return the seats that tokens open, each as its table and number.

        Args:
            hashes: tables, each with the hash of a token.
        """
        seats = await self.run(lambda connection: _open_seats(connection, hashes))
        return [(table, seats[table, one]) for table, one in hashes if (table, one) in seats]

    async def tables_of_tokens(self, hashes: Sequence[tuple[str, str]]) -> tuple[TableRow, ...]:
        """Return the table of each token that opens a seat, in the given order.

        Args:
            hashes: tables, each with the hash of a token.
        """

        def work(connection: sa.Connection) -> tuple[TableRow, ...]:
            seats = _open_seats(connection, hashes)
            mine = sa.select(TABLES).where(TABLES.c.id.in_({table for table, _ in seats}))
            rows = {row.id: table_row(row) for row in connection.execute(mine)}
            return tuple(rows[table] for table, one in hashes if (table, one) in seats)

        return await self.run(work)

    async def append(
        self,
        table: str,
        epoch: int,
        events: Sequence[EventRow],
        summary: TableSummary,
        results: Sequence[SeatResult] = (),
    ) -> None:
        """Store events; when this returns, they are written with the configured durability.

        Args:
            table: the table's id.
            epoch: the epoch of its owner.
            events: the new events.
            summary: the state after them.
            results: the totals of every seat, if a deal was counted.

        Raises:
            OwnershipLost: another process owns the table.
            ServerError: the database refuses to write.
        """
        batch = _Batch(table=table, epoch=epoch, events=events, summary=summary, results=results)
        self._waiting.append(batch)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await batch.written

    async def close(self) -> None:
        """Finish writing and close the database."""
        if self._writer is not None:
            await self._writer
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def run(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Return what a function returns; it runs in the store's thread, in one transaction.

        Raises:
            ServerError: the database cannot be used.
        """

        def transaction() -> _T:
            with self._engine.begin() as connection:
                return work(connection)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, transaction)
        except sa.exc.SQLAlchemyError as error:
            raise database_error(self._engine.url, error) from error

    async def _write_waiting(self) -> None:
        while self._waiting:
            batches, self._waiting = self._waiting, []
            await self._write(batches)

    async def _write(self, batches: Sequence[_Batch]) -> None:
        failure = ServerError("the database could not be written to")
        try:
            deposed = await self.run(lambda connection: _append(connection, batches))
            for batch in batches:
                if batch.table in deposed:
                    batch.fail(OwnershipLost(f"table {batch.table} has a new owner"))
                else:
                    batch.succeed()
        except ServerError as error:
            failure = error
        finally:
            for batch in batches:  # those not written, for any reason
                batch.fail(failure)


def table_row(row: sa.Row[Any]) -> TableRow:
    """Return a row of `TABLES` for a list."""
    return TableRow(
        id=row.id,
        rules=row.rules,
        summary=TableSummary(
            deal=row.deal,
            phase=row.phase,
            scores=tuple(row.scores),
            winner=row.winner,
            training=row.training,
        ),
        updated=row.updated,
    )


def _open_seats(
    connection: sa.Connection, hashes: Sequence[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    """Return the seats that tokens open, by table and hash."""
    wanted = set(hashes)
    found = sa.select(SEATS.c.table_id, SEATS.c.token_hash, SEATS.c.seat).where(
        # SQLite uses an index for these conditions, and none for one on pairs.
        SEATS.c.table_id.in_({table for table, _ in wanted}),
        SEATS.c.token_hash.in_({one for _, one in wanted}),
    )
    rows = connection.execute(found)
    seats = {(row.table_id, row.token_hash): row.seat for row in rows}
    return {pair: seat for pair, seat in seats.items() if pair in wanted}


def _read(connection: sa.Connection, table: str) -> StoredTable | None:
    columns = [TABLES.c[name] for name in ("rules", "epoch", "training", "broken")]
    found = sa.select(*columns).where(TABLES.c.id == table)
    row = connection.execute(found).first()
    if row is None:
        return None
    return StoredTable(
        id=table,
        rules=row.rules,
        epoch=row.epoch,
        seats=read_seats(connection, table),
        events=_events(connection, table),
        training=row.training,
        broken=row.broken,
    )


def read_seats(connection: sa.Connection, table: str) -> tuple[SeatRow, ...]:
    """Return the seats of a table; none if there is no such table."""
    columns = [SEATS.c[name] for name in SeatRow._fields]
    found = sa.select(*columns).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return tuple(SeatRow(*row) for row in connection.execute(found))


def _events(connection: sa.Connection, table: str) -> tuple[EventRow, ...]:
    columns = [EVENTS.c[name] for name in EventRow._fields]
    found = sa.select(*columns).where(EVENTS.c.table_id == table).order_by(EVENTS.c.version)
    return tuple(EventRow(*row) for row in connection.execute(found))


_SUMMARISE: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("the_table"), TABLES.c.epoch == sa.bindparam("the_epoch"))
    .values(
        updated=sa.bindparam("the_time"),
        deal=sa.bindparam("the_deal"),
        phase=sa.bindparam("the_phase"),
        scores=sa.bindparam("the_scores"),
        winner=sa.bindparam("the_winner"),
        training=sa.or_(TABLES.c.training, sa.bindparam("the_training", type_=sa.Boolean)),
    )
)
_INSERT: Final = sa.insert(EVENTS)


def _append(connection: sa.Connection, batches: Sequence[_Batch]) -> set[str]:
    """Write batches, and return the tables with a new owner, whose batches are skipped.

    The summary is written first: its update locks the table's row against a new owner until the
    events are written.
    """
    now = now_ms()
    deposed = {batch.table for batch in batches if not _summarise(connection, batch, now)}
    rows = [
        {
            "table_id": batch.table,
            "epoch": batch.epoch,
            "at": now,
            **event._asdict(),
        }
        for batch in batches
        if batch.table not in deposed
        for event in batch.events
    ]
    if rows:
        connection.execute(_INSERT, rows)
    for batch in batches:
        if batch.results and batch.table not in deposed:
            write_results(connection, batch.table, batch.results)
    return deposed


def write_results(connection: sa.Connection, table: str, results: Sequence[SeatResult]) -> None:
    """Replace the totals of a table's seats."""
    connection.execute(sa.delete(SEAT_RESULTS).where(SEAT_RESULTS.c.table_id == table))
    rows = [{"table_id": table, **result._asdict()} for result in results]
    connection.execute(sa.insert(SEAT_RESULTS), rows)


def _summarise(connection: sa.Connection, batch: _Batch, now: int) -> bool:
    """Write a table's summary; return whether the writer still owns the table."""
    updated = connection.execute(
        _SUMMARISE,
        {
            "the_table": batch.table,
            "the_epoch": batch.epoch,
            "the_time": now,
            "the_deal": batch.summary.deal,
            "the_phase": batch.summary.phase,
            "the_scores": list(batch.summary.scores),
            "the_winner": batch.summary.winner,
            "the_training": batch.summary.training,
        },
    )
    return updated.rowcount == 1
