"""`TableStore`: reads and writes tables, seats and the append-only event log.

One thread owns the connection. All batches that wait for it are written in one transaction, so
that many tables share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from buur.server import metrics
from buur.server.errors import DamagedTable, DatabaseFault, FaultCode, ServerError
from buur.server.fault_log import FaultLog
from buur.server.settings import Durability
from buur.server.storage.append import Batch, append
from buur.server.storage.availability import Availability
from buur.server.storage.database import (
    DATABASE_ERRORS,
    fold_log,
    look_again,
    open_database,
    probe,
)
from buur.server.storage.database_file import database_file
from buur.server.storage.faults import database_error, database_fault
from buur.server.storage.models import (
    EventRow,
    SeatResult,
    SeatRow,
    Snapshots,
    StoredTable,
    TableRow,
    TableSummary,
)
from buur.server.storage.operator_end import reason_of_mark
from buur.server.storage.ownership import OwnedElsewhere, claim, give_up
from buur.server.storage.postgres import is_conflict, serial_engine
from buur.server.storage.row_checks import checked, damaged
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEATS, TABLES
from buur.server.storage.seat_rows import first_token, open_seats
from buur.server.storage.snapshot_reader import Extent
from buur.server.storage.table_rows import read_events, read_head, read_seats, read_table
from buur.server.storage.takeover import Found, Takeover, take_over
from buur.server.storage.write_clock import LATEST, WriteClock, now_ms

_LOG = logging.getLogger(__name__)

_T = TypeVar("_T")

_append = append

SERIAL_TRIES: Final = 5
"""How often a transaction begins that other nodes contradict."""
LONGEST_REASON: Final = 200
"""Maximum number of characters of the reason why a table is broken."""


class OwnershipLost(ServerError):  # noqa: N818 - names what has happened
    """Another process owns the table now."""


@contextlib.asynccontextmanager
async def open_store(
    source: str | Path | None,
    durability: Durability = "power",
    clock: Callable[[], float] = monotonic,
) -> AsyncIterator[TableStore]:
    """Open a database, upgraded to the current schema, for the duration of the context."""
    store = TableStore(open_database(source, durability), clock)
    try:
        yield store
    finally:
        await store.close()


class TableStore:
    """An open database of tables; one thread executes all its statements.

    Args:
        engine: the database.
        clock: a monotonic clock, for the times of looks at a database with a fault.
    """

    def __init__(self, engine: sa.Engine, clock: Callable[[], float] = monotonic) -> None:
        self.availability = Availability(clock)
        """The fault that the database has."""
        self.damages = FaultLog(_LOG, clock)
        """The log of damaged rows and refused statements."""
        self.node: int | None = None
        """The node for which tables are claimed; None deposes any owner."""
        self._engine = engine
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._serial = serial_engine(engine)
        self._file = database_file(engine.url)
        self._times = WriteClock(_latest_write(engine))
        self._probing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="buur-store")
        self._waiting: list[Batch] = []
        self._writer: asyncio.Task[None] | None = None
        self._takeover = Takeover(self._take_over)

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
        row = {"id": table, "rules": rules, "epoch": 0, "created": now_ms()}
        row["updated"] = self._times.next()
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
        return await self.run(lambda connection: read_table(connection, table))

    async def head(self, table: str) -> StoredTable | None:
        """Return a table without its events; None if there is no such table."""
        return await self.run(lambda connection: read_head(connection, table))

    async def acquire(self, table: str) -> StoredTable | None:
        """Return a table and become its owner; writes of a former owner are refused from now on."""

        def work(connection: sa.Connection) -> StoredTable | None:
            claim(connection, table, self.node)
            return read_table(connection, table)

        return await self.run(work)

    async def acquire_from_snapshot(
        self, table: str, layout: str, gap: int, page: int
    ) -> StoredTable | None:
        """Become the owner of a table and return it with its latest state and the events after it.

        Without a state that can be read it has no events: they are many, and read in parts.

        Args:
            table: its id.
            layout: the layout of states that can be read.
            gap: the number of events that follow the state at least.
            page: the maximum number of events.

        Raises:
            OwnedElsewhere: another node owns the table and lives.
            DamagedTable: its rows cannot be read.
        """
        return await self._takeover.acquire(table, Extent(layout, gap, page))

    async def _take_over(self, tables: Sequence[str], extent: Extent) -> Found:
        return await self.run(lambda connection: take_over(connection, tables, self.node, extent))

    @property
    def is_shared(self) -> bool:
        """Whether other nodes can claim tables of the database."""
        return self._engine.url.get_backend_name() != "sqlite"

    async def give_up(self, table: str, epoch: int) -> None:
        """Let any node claim a table, unless another one owns it already."""
        await self.run(lambda connection: give_up(connection, table, epoch))

    async def events(self, table: str, after: int, limit: int) -> tuple[EventRow, ...]:
        """Return the first ``limit`` events of a table after a version, in order."""
        return await self.run(
            lambda connection: read_events(connection, table, after=after, limit=limit)
        )

    async def command_version(self, table: str, seat: int, command: str) -> int | None:
        """Return the version of the event that a command of a seat caused, None if it is new."""
        found = sa.select(EVENTS.c.version).where(
            EVENTS.c.table_id == table, EVENTS.c.seat == seat, EVENTS.c.command == command
        )
        return await self.run(lambda connection: connection.scalar(found))

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

    async def seat_token(self, table: str, token_hash: str) -> str | None:
        """Return the hash of the first token of the seat that a token opens, None without one."""
        return await self.run(lambda connection: first_token(connection, table, token_hash))

    async def tables_of_tokens(self, hashes: Sequence[tuple[str, str]]) -> tuple[TableRow, ...]:
        """Return the table of each token that opens a seat, in the given order.

        Args:
            hashes: tables, each with the hash of a token.
        """

        def work(connection: sa.Connection) -> tuple[TableRow, ...]:
            seats = open_seats(connection, hashes)
            mine = sa.select(TABLES).where(TABLES.c.id.in_({table for table, _ in seats}))
            readable = self.readable(connection.execute(mine), table_row)
            rows = {row.id: row for row in readable}
            own = (table for table, one in hashes if (table, one) in seats)
            return tuple(rows[table] for table in own if table in rows)

        return await self.run(work)

    def readable(
        self, rows: Iterable[sa.Row[Any]], read: Callable[[sa.Row[Any]], _T]
    ) -> Iterator[_T]:
        """Yield what a function makes of rows; damaged ones are left out, and told to the log."""
        for row in rows:
            try:
                yield read(row)
            except DamagedTable as error:
                self.damages.report(str(error), f"{error}; lists leave it out")

    async def append(
        self,
        table: str,
        epoch: int,
        events: Sequence[EventRow],
        summary: TableSummary,
        results: Sequence[SeatResult] = (),
        snapshots: Snapshots | None = None,
        previous_seats: Sequence[int] = (),
    ) -> None:
        """Store events; when this returns, they are written with the configured durability.

        Args:
            table: the table's id.
            epoch: the epoch of its owner.
            events: the new events.
            summary: the state after them.
            results: the totals of every seat, if a deal was counted.
            snapshots: the rows that spare a replay, if a deal was counted or sealed.
            previous_seats: by seat, the seat of its player before; empty if nobody moves.

        Raises:
            OwnershipLost: another process owns the table.
            DamagedTable: the table's rows contradict the events.
            DatabaseFault: the whole database cannot be used.
        """
        batch = Batch(
            table=table,
            epoch=epoch,
            events=events,
            summary=summary,
            results=results,
            snapshots=snapshots,
            previous_seats=previous_seats,
        )
        self._waiting.append(batch)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await batch.written

    async def close(self) -> None:
        """Finish writing and close the database."""
        await self._takeover.settled()
        for task in (self._writer, self._probing):
            if task is not None:
                await task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def run(self, work: Callable[[sa.Connection], _T], *, serial: bool = False) -> _T:
        """Return what a function returns; it runs in the store's thread, in one transaction.

        While the database has a fault, the function is called at most once in `RETRY_SECONDS`.

        Args:
            work: the function.
            serial: whether it decides by what it reads, so that no other node may write meanwhile.
                The function is called again if one does: it may change nothing but the database.

        Raises:
            DatabaseFault: the whole database cannot be used.
            ServerError: it refuses this transaction.
        """
        transaction = self._serial_transaction if serial else self._transaction
        try:
            return await self._run_guarded(lambda: transaction(work))
        except (DatabaseFault, DamagedTable, OwnedElsewhere, OwnershipLost):
            raise
        except ServerError as error:
            self.damages.report(str(error), str(error))
            raise

    async def _run_guarded(self, transaction: Callable[[], _T]) -> _T:
        """Return what a transaction returns, unless the database has a fault."""
        if self.availability.code is not None:
            await self.check()
        self.availability.require()
        return await self._run(transaction)

    async def check(self) -> FaultCode | None:
        """Return the fault of the database, None if it is well; look again if that is due."""
        if self.availability.is_stale:
            await self.look_again()
        return self.availability.code

    async def look_again(self) -> None:
        """Look now whether the database can be written to."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())
        await asyncio.shield(self._probing)

    async def _run(self, work: Callable[[], _T]) -> _T:
        """Return what a function returns in the store's thread; note faults of the database."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, work)
        except DatabaseFault as fault:
            self.availability.fail(fault)
            raise
        except DATABASE_ERRORS as error:
            failure = database_error(self._engine.url, error)
            if isinstance(failure, DatabaseFault):
                self.availability.fail(failure)
            raise failure from error

    async def _probe(self) -> None:
        """Look whether the database can be written to."""
        code = self.availability.code
        self.availability.look()
        with contextlib.suppress(ServerError):
            await self._run(lambda: self._look(code))
            self.availability.succeed()

    def _look(self, code: FaultCode | None) -> None:
        if code is not None and self._engine.url.get_backend_name() == "sqlite":
            look_again(self._engine, code)
        self._transaction(probe)

    def _statement(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Return what a function of one statement returns: no `BEGIN` and no `COMMIT` are sent."""
        with self._single.connect() as connection:
            return work(connection)

    def _serial_transaction(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Return what a function returns; it is called again if another node wrote meanwhile."""
        for _ in range(SERIAL_TRIES - 1):
            try:
                return self._transaction(work, self._serial)
            except sa.exc.DBAPIError as error:
                if not is_conflict(error):
                    raise
        return self._transaction(work, self._serial)

    def _transaction(
        self, work: Callable[[sa.Connection], _T], engine: sa.Engine | None = None
    ) -> _T:
        """Return what a function returns; it is committed to files that are in their place."""
        with (engine or self._engine).begin() as connection:
            found = work(connection)
        if self._file is not None:
            fault = self._file.fault()
            if fault is not None:
                raise database_fault(self._engine.url, fault)
            if self._file.has_lost_log:
                fold_log(self._engine)
                self._file.remember_log()
        return found

    async def _write_waiting(self) -> None:
        while self._waiting:
            batches, self._waiting = self._waiting, []
            await self._write(batches)

    async def _write(self, batches: Sequence[Batch]) -> None:
        failure = ServerError("the database could not be written to")
        now = self._times.next()
        alone = self.is_shared and all(batch.has_events_only for batch in batches)
        transaction = self._statement if alone else self._transaction
        try:
            with metrics.timed_commit(len(batches)):
                deposed = await self._run_guarded(
                    lambda: transaction(lambda connection: _append(connection, batches, now))
                )
            self.availability.succeed()
            for batch in batches:
                if batch.fence in deposed:
                    metrics.count_deposed()
                    batch.fail(OwnershipLost(f"table {batch.table} has a new owner"))
                else:
                    batch.succeed()
        except DatabaseFault as error:
            failure = error
        except ServerError as error:
            failure = error
            if isinstance(error.__cause__, sa.exc.IntegrityError):
                failure = damaged(batches[0].table, "its rows contradict the next event")
            if len(batches) > 1:  # one of them is to blame, and the others go on
                for batch in batches:
                    await self._write([batch])
        finally:
            for batch in batches:  # those not written, for any reason
                batch.fail(failure)


def _latest_write(engine: sa.Engine) -> int:
    """Return the time of the last write, 0 without one."""
    latest = sa.select(sa.func.max(TABLES.c.updated)).where(TABLES.c.updated <= LATEST)
    with engine.begin() as connection:
        found = connection.scalar(latest)
    return found if isinstance(found, int) else 0


def table_row(row: sa.Row[Any]) -> TableRow:
    """Return a row of `TABLES` for a list.

    Raises:
        DamagedTable: a value cannot be read.
    """
    values = (row.deal, row.phase, row.scores, row.winner, row.training)
    summary = checked(TableSummary, values, row.id)
    closed = (row.broken is not None, reason_of_mark(row.broken))
    found = checked(TableRow, (row.id, row.rules, summary, row.updated, *closed), row.id)
    if not 0 <= found.updated <= LATEST or not isinstance(found.rules.get("name"), str):
        raise damaged(row.id, "its time or its rules are not readable")
    return found
