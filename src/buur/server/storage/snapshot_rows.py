"""Statements on the rows that spare a replay: states of parties and scores of deals."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from buur.server.errors import DamagedTable
from buur.server.storage.models import DealRow, SnapshotRow, Snapshots
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import DEALS, EVENTS, SNAPSHOTS

_STATE = [SNAPSHOTS.c[name] for name in SnapshotRow._fields]
_DEAL = [DEALS.c[name] for name in DealRow._fields]


def latest_snapshot(
    connection: sa.Connection, table: str, layout: str, gap: int
) -> SnapshotRow | None:
    """Return the latest state of a layout that at least ``gap`` events follow, None without one."""
    last = sa.select(sa.func.max(EVENTS.c.version)).where(EVENTS.c.table_id == table)
    version = connection.scalar(last)
    if not isinstance(version, int):  # there is no event, or a damaged one
        return None
    found = (
        sa.select(*_STATE)
        .where(
            SNAPSHOTS.c.table_id == table,
            SNAPSHOTS.c.layout == layout,
            SNAPSHOTS.c.version <= version - gap,
        )
        .order_by(SNAPSHOTS.c.version.desc())
        .limit(1)
    )
    return _snapshot(connection.execute(found).first(), table)


def snapshot_of_deal(
    connection: sa.Connection, table: str, layout: str, deal: int
) -> SnapshotRow | None:
    """Return the state of a layout before a deal was first sealed, None without one."""
    found = (
        sa.select(*_STATE)
        .where(
            SNAPSHOTS.c.table_id == table,
            SNAPSHOTS.c.layout == layout,
            SNAPSHOTS.c.deal == deal,
        )
        .order_by(SNAPSHOTS.c.version)
        .limit(1)
    )
    return _snapshot(connection.execute(found).first(), table)


def deal_rows(
    connection: sa.Connection, table: str, layout: str, numbers: Iterable[int]
) -> tuple[DealRow, ...]:
    """Return the scores of some deals, in order; those that are not stored are skipped."""
    found = (
        sa.select(*_DEAL)
        .where(DEALS.c.table_id == table, DEALS.c.layout == layout, DEALS.c.number.in_([*numbers]))
        .order_by(DEALS.c.number)
    )
    rows = []
    for row in connection.execute(found):
        with suppress(DamagedTable):  # the events say the same
            rows.append(checked(DealRow, row, table))
    return tuple(rows)


def _snapshot(row: sa.Row[Any] | None, table: str) -> SnapshotRow | None:
    """Return a row that can be read, else None."""
    if row is not None:
        with suppress(DamagedTable):
            return checked(SnapshotRow, row, table)
    return None


def write_snapshots(connection: sa.Connection, table: str, rows: Snapshots) -> None:
    """Write rows in the place of older ones with the same keys."""
    for part, key, found in (
        (SNAPSHOTS, SNAPSHOTS.c.version, {row.version: row for row in rows.states}),
        (DEALS, DEALS.c.number, {row.number: row for row in rows.deals}),
    ):
        if found:
            mine = sa.and_(part.c.table_id == table, key.in_([*found]))
            connection.execute(sa.delete(part).where(mine))
            added = {"table_id": table, "layout": rows.layout}
            connection.execute(sa.insert(part), [added | row._asdict() for row in found.values()])
