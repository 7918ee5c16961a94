"""`append`: events of several tables, written under the fence of their epochs.

The summary of a table is written first: its update matches only in the epoch of the writer, and
locks the table's row against a new owner until the events are written. On PostgreSQL both are one
statement, since a round trip to a server costs more than the statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import msgspec
import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.models import EventRow, SeatResult, Snapshots, TableSummary
from buur.server.storage.schema import SEAT_RESULTS
from buur.server.storage.seat_rows import move_players
from buur.server.storage.snapshot_rows import write_snapshots

Fence: TypeAlias = tuple[str, int]
"""A table and the epoch of its writer."""


@dataclass(slots=True, kw_only=True)
class Batch:
    """Events of one table that wait to be written."""

    table: str
    epoch: int
    events: Sequence[EventRow]
    summary: TableSummary
    results: Sequence[SeatResult] = ()
    """Totals of every seat; empty if no deal was counted."""
    snapshots: Snapshots | None = None
    """Derived rows, if a deal was counted or sealed."""
    previous_seats: Sequence[int] = ()
    """By seat, the seat of its player before the events; empty if nobody moves."""
    written: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def fence(self) -> Fence:
        """The table and the epoch that permits writing to it."""
        return self.table, self.epoch

    @property
    def has_events_only(self) -> bool:
        """Whether it changes nothing but the log and the summary."""
        return not self.results and self.snapshots is None and not self.previous_seats

    def fail(self, error: ServerError) -> None:
        """Report to the caller that nothing was written."""
        if not self.written.done():
            self.written.set_exception(error)

    def succeed(self) -> None:
        """Report to the caller that the events are stored."""
        if not self.written.done():
            self.written.set_result(None)


def append(connection: sa.Connection, batches: Sequence[Batch], now: int) -> set[Fence]:
    """Write batches, and return those of tables with a new owner, which are skipped.

    Args:
        connection: the database. On PostgreSQL batches of events alone are written without a
            transaction around them, since one statement is one.
        batches: in any order; they are written in the order of the tables' ids, so that two nodes
            do not wait for each other. If a planner locks rows in another order all the same, the
            database ends one of the two statements, and its batches are written one by one.
        now: the time of the write in milliseconds since 1970.
    """
    batches = sorted(batches, key=lambda batch: batch.fence)
    write = _write_in_one if connection.dialect.name == "postgresql" else _write_in_turn
    owned = write(connection, batches, now)
    for batch in batches:
        if batch.fence not in owned:
            continue
        if batch.previous_seats:
            move_players(connection, batch.table, batch.previous_seats)
        if batch.results:
            write_results(connection, batch.table, batch.results)
        if batch.snapshots is not None:
            write_snapshots(connection, batch.table, batch.snapshots)
    return {batch.fence for batch in batches} - owned


def write_results(connection: sa.Connection, table: str, results: Sequence[SeatResult]) -> None:
    """Replace the totals of a table's seats."""
    connection.execute(sa.delete(SEAT_RESULTS).where(SEAT_RESULTS.c.table_id == table))
    rows = [{"table_id": table, **result._asdict()} for result in results]
    connection.execute(sa.insert(SEAT_RESULTS), rows)


# One statement.

_APPEND: Final = """
WITH batch AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::int[], %s::bool[]
    ) AS b (id, epoch, deal, phase, scores, winner, training)
), owned AS (
    UPDATE tables t
    SET updated = %s, deal = b.deal, phase = b.phase, scores = b.scores::json,
        winner = b.winner, training = t.training OR b.training
    FROM batch b
    WHERE t.id = b.id AND t.epoch = b.epoch
    RETURNING t.id, t.epoch
), appended AS (
    INSERT INTO events (table_id, epoch, version, event, actor, seat, command, at)
    SELECT e.table_id, e.epoch, e.version, e.event::json, e.actor, e.seat, e.command, %s
    FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::int[], %s::text[]
    ) AS e (table_id, epoch, version, event, actor, seat, command)
    JOIN owned ON owned.id = e.table_id AND owned.epoch = e.epoch
)
SELECT id, epoch FROM owned
"""


def _write_in_one(connection: sa.Connection, batches: Sequence[Batch], now: int) -> set[Fence]:
    """Write summaries and events in one statement of PostgreSQL."""
    summaries = [(*batch.fence, *_summary_values(batch.summary)) for batch in batches]
    rows = [(*batch.fence, *_event_values(row)) for batch in batches for row in batch.events]
    given = (*_columns(summaries), now, now, *_columns(rows))
    return {(row[0], row[1]) for row in connection.exec_driver_sql(_APPEND, given)}


def _columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[]] * 7


def _summary_values(summary: TableSummary) -> tuple[object, ...]:
    scores = _json(list(summary.scores))
    return summary.deal, summary.phase, scores, summary.winner, summary.training


def _event_values(row: EventRow) -> tuple[object, ...]:
    return row.version, _json(row.event), row.actor, row.seat, row.command


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# One statement after the other. SQLite executes them in less time than SQLAlchemy would need to
# build them from its expressions.

_SUMMARISE: Final = """
UPDATE tables
SET deal = ?, phase = ?, scores = ?, winner = ?, training = training OR ?, updated = ?
WHERE id = ? AND epoch = ?
"""
_INSERT: Final = """
INSERT INTO events (table_id, epoch, version, event, actor, seat, command, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""


def _write_in_turn(connection: sa.Connection, batches: Sequence[Batch], now: int) -> set[Fence]:
    """Write the summary of each table into SQLite, then all events."""
    owned = {batch.fence for batch in batches if _summarise(connection, batch, now)}
    rows: list[tuple[object, ...]] = [
        (*batch.fence, *_event_values(row), now)
        for batch in batches
        if batch.fence in owned
        for row in batch.events
    ]
    if rows:
        connection.exec_driver_sql(_INSERT, rows)
    return owned


def _summarise(connection: sa.Connection, batch: Batch, now: int) -> bool:
    """Write a table's summary; return whether the writer still owns the table."""
    given = (*_summary_values(batch.summary), now, *batch.fence)
    return connection.exec_driver_sql(_SUMMARISE, given).rowcount == 1
