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
from buur.server.storage.board_rows import read_board
from buur.server.storage.database import (
    DATABASE_ERRORS,
    fold_log,
    look_again,
    open_database,
    probe,
)
from buur.server.storage.database_file import database_file
from buur.server.storage.faults import database_error, database_fault
from buur.server.storage.friend_rows import read_friends
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
from buur.server.storage.row_checks import checked, damaged
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEATS, TABLES
from buur.server.storage.seat_rows import first_token, open_seats
from buur.server.storage.snapshot_rows import deal_rows, latest_snapshot
from buur.server.storage.write_clock import LATEST, WriteClock, now_ms

_LOG = logging.getLogger(__name__)

_T = TypeVar("_T")

_append = append

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
        self._file = database_file(engine.url)
        self._times = WriteClock(_latest_write(engine))
        self._probing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="buur-store")
        self._waiting: list[Batch] = []
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
        return await self.run(lambda connection: _read(connection, table))

    async def head(self, table: str) -> StoredTable | None:
        """Return a table without its events; None if there is no such table."""
        return await self.run(lambda connection: read_head(connection, table))

    async def acquire(self, table: str) -> StoredTable | None:
        """Return a table and become its owner; writes of a former owner are refused from now on."""

        def work(connection: sa.Connection) -> StoredTable | None:
            claim(connection, table, self.node)
            return _read(connection, table)

        return await self.run(work)

    async def acquire_from_snapshot(self, table: str, layout: str, gap: int) -> StoredTable | None:
        """Become the owner of a table and return it with its latest state, without its events.

        Args:
            table: its id.
            layout: the layout of states that can be read.
            gap: the number of events that follow the state at least.
        """

        def work(connection: sa.Connection) -> StoredTable | None:
            claim(connection, table, self.node)
            found = read_head(connection, table)
            snapshot = latest_snapshot(connection, table, layout, gap)
            if found is None or snapshot is None:
                return found
            scores = deal_rows(connection, table, layout, snapshot.scores)
            return found._replace(snapshot=snapshot, deals=scores)

        return await self.run(work)

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

    async def commands(self, table: str) -> tuple[tuple[int, str], ...]:
        """Return the commands of a table that were accepted, each as seat and id."""
        named = EVENTS.c.command.is_not(None)
        found = sa.select(EVENTS.c.seat, EVENTS.c.command).where(EVENTS.c.table_id == table, named)
        rows = await self.run(lambda connection: connection.execute(found).all())
        return tuple([(row.seat, row.command) for row in rows])

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
        for task in (self._writer, self._probing):
            if task is not None:
                await task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def run(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Return what a function returns; it runs in the store's thread, in one transaction.

        While the database has a fault, the function is called at most once in `RETRY_SECONDS`.

        Raises:
            DatabaseFault: the whole database cannot be used.
            ServerError: it refuses this transaction.
        """
        try:
            return await self._run_guarded(work)
        except (DatabaseFault, DamagedTable, OwnedElsewhere, OwnershipLost):
            raise
        except ServerError as error:
            self.damages.report(str(error), str(error))
            raise

    async def _run_guarded(self, work: Callable[[sa.Connection], _T], *, alone: bool = False) -> _T:
        """Return what a function returns in one transaction, unless the database has a fault.

        Args:
            work: the function.
            alone: whether it executes one statement, which is a transaction by itself.
        """
        if self.availability.code is not None:
            await self.check()
        self.availability.require()
        transaction = self._statement if alone else self._transaction
        return await self._run(lambda: transaction(work))

    async def check(self) -> FaultCode | None:
        """Return the fault of the database, None if it is well; look again if that is due."""
        if self.availability.is_stale:
            if self._probing is None or self._probing.done():
                self._probing = asyncio.create_task(self._probe())
            await asyncio.shield(self._probing)
        return self.availability.code

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

    def _transaction(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Return what a function returns; it is committed to files that are in their place."""
        with self._engine.begin() as connection:
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
        try:
            with metrics.timed_commit(len(batches)):
                deposed = await self._run_guarded(
                    lambda connection: _append(connection, batches, now), alone=alone
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


def _read(connection: sa.Connection, table: str) -> StoredTable | None:
    found = read_head(connection, table)
    if found is None:
        return None
    return found._replace(events=read_events(connection, table))


def read_head(connection: sa.Connection, table: str) -> StoredTable | None:
    """Return a table without its events; None if there is no such table."""
    columns = [TABLES.c[name] for name in ("rules", "epoch", "training", "broken", "archived")]
    found = sa.select(*columns).where(TABLES.c.id == table)
    row = connection.execute(found).first()
    if row is None:
        return None
    seats = tuple(checked(SeatRow, one, table) for one in _seat_rows(connection, table))
    values = (table, row.rules, row.epoch, seats, (), row.training, row.broken)
    friends, board = read_friends(connection, table), read_board(connection, table)
    stored = checked(StoredTable, values, table)
    is_archived = row.archived is not None
    return stored._replace(friends=friends, board=board, is_archived=is_archived)


def read_seats(connection: sa.Connection, table: str) -> tuple[SeatRow, ...]:
    """Return the seats of a table that can be read; none if there is no such table."""
    found = []
    for row in _seat_rows(connection, table):
        with contextlib.suppress(DamagedTable):  # told when the table is loaded
            found.append(checked(SeatRow, row, table))
    return tuple(found)


def _seat_rows(connection: sa.Connection, table: str) -> Sequence[sa.Row[Any]]:
    columns = [SEATS.c[name] for name in SeatRow._fields]
    found = sa.select(*columns).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return connection.execute(found).all()


def read_events(
    connection: sa.Connection,
    table: str,
    *,
    after: int = 0,
    until: int | None = None,
    limit: int | None = None,
) -> tuple[EventRow, ...]:
    """Return the events of a table, in order.

    Args:
        connection: the database.
        table: the table's id.
        after: the version before the first one.
        until: the last version, None for no bound.
        limit: the maximum number of events, None for all.
    """
    columns = [EVENTS.c[name] for name in EventRow._fields]
    found = sa.select(*columns).where(EVENTS.c.table_id == table, EVENTS.c.version > after)
    if until is not None:
        found = found.where(EVENTS.c.version <= until)
    rows = connection.execute(found.order_by(EVENTS.c.version).limit(limit))
    return tuple(checked(EventRow, row, table) for row in rows)
