"""`check_tables`: replays every table of a database and says which are not as they were played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from buur.errors import BuurError
from buur.notation import record_of, verify
from buur.play.take_back import parse_log_event
from buur.server.errors import Problem
from buur.server.storage.models import StoredTable
from buur.server.storage.operator_end import without_end
from buur.server.storage.schema import TABLES
from buur.server.storage.table_rows import read_events, read_head
from buur.server.wire.rules import read_rules


@dataclass(slots=True)
class StoredReport:
    """The tables of a database, and what is wrong with them."""

    tables: int = 0
    events: int = 0
    faults: dict[str, str] = field(default_factory=dict)
    """By table: one sentence."""


def check_tables(connection: sa.Connection) -> StoredReport:
    """Replay every table of a database by the rules, and verify its record.

    The versions of a table count from 1 without gaps, its epochs never fall, and its record holds.
    """
    report = StoredReport()
    for table in connection.scalars(sa.select(TABLES.c.id).order_by(TABLES.c.id)).all():
        report.tables += 1
        try:
            stored = _read(connection, table)
        except BuurError as error:
            report.faults[table] = str(error)
            continue
        report.events += len(stored.events)
        fault = next(_faults(connection, stored), None)
        if fault is not None:
            report.faults[table] = fault
    return report


def _read(connection: sa.Connection, table: str) -> StoredTable:
    head = read_head(connection, table)
    if head is None:
        raise Problem(404, "no-seat", "there is no such table")
    return head._replace(events=read_events(connection, table))


def _faults(connection: sa.Connection, stored: StoredTable) -> Iterator[str]:
    order = sa.text(
        "SELECT version, epoch FROM events WHERE table_id = :table ORDER BY version"
    ).bindparams(table=stored.id)
    rows = connection.execute(order).all()
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        yield "its versions have a gap"
    epochs = [row.epoch for row in rows]
    if epochs != sorted(epochs) or (epochs and epochs[-1] > stored.epoch):
        yield "its epochs fall"
    try:
        log = [parse_log_event(row.event) for row in without_end(stored.events)]
        record = record_of(log, read_rules(stored.rules))
    except BuurError as error:
        yield str(error)
        return
    for finding in verify(record).problems:
        yield str(finding)
