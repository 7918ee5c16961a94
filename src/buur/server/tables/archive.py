"""`archive_old`: moves old parties out of the database into files of records without names.

What belongs to persons stays: the seats, results and totals of each partie. The archive has the
rules and every act, by seats, and nothing that leads to a person.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from buur.errors import BuurError
from buur.notation import dumps, record_of
from buur.play.take_back import parse_log_event
from buur.server.storage.ownership import depose
from buur.server.storage.schema import (
    BOARD_DAYS,
    BOARD_PLAYS,
    DEALS,
    EVENTS,
    REPLAY_LINKS,
    SEAT_RESULTS,
    SNAPSHOTS,
    TABLES,
)
from buur.server.storage.table_rows import read_events, read_head
from buur.server.storage.write_clock import now_ms
from buur.server.wire.rules import read_rules

_MOVED: Final = (EVENTS, SNAPSHOTS, DEALS, REPLAY_LINKS)
"""Tables of the database whose rows of a partie end with its archiving."""
DAY: Final = 86_400_000


def archive_old(engine: sa.Engine, folder: Path, days: int) -> Iterator[str]:
    """Move parties without an act for some days into files, and yield the id of each.

    The record of a partie is on the disk before the database forgets its events. If the machine
    fails between the two, the record stands twice in the file.

    Args:
        engine: the database, which may be in use.
        folder: gets a file of JSON Lines for each month.
        days: the days without an act.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    before = now_ms() - days * DAY
    with engine.begin() as connection:
        tables = connection.scalars(_old(before)).all()
    for table in tables:
        with engine.connect() as connection, connection.begin() as transaction:
            is_moved = _archive(connection, folder, table, before)
            if not is_moved:
                transaction.rollback()
        if is_moved:
            yield table


def _old(before: int) -> sa.Select[str]:
    """Return the query for the parties to move.

    Broken ones stay for inspection, and those whose results are not written yet for their persons.
    """
    results = sa.exists().where(SEAT_RESULTS.c.table_id == TABLES.c.id)
    is_open = sa.exists().where(BOARD_DAYS.c.day == BOARD_PLAYS.c.day, BOARD_DAYS.c.is_open)
    secret = sa.exists().where(BOARD_PLAYS.c.table_id == TABLES.c.id, sa.not_(is_open))
    return (
        sa.select(TABLES.c.id)
        .where(TABLES.c.updated < before, TABLES.c.archived.is_(None), TABLES.c.broken.is_(None))
        .where(sa.or_(TABLES.c.phase != "over", results), sa.not_(secret))
        .order_by(TABLES.c.updated)
    )


def _archive(connection: sa.Connection, folder: Path, table: str, before: int) -> bool:
    """Move a partie, unless somebody plays it again or it cannot be read."""
    depose(connection, table)  # who plays it now writes no more
    found = sa.select(TABLES.c.updated).where(TABLES.c.id == table)
    updated, stored = connection.scalar(found), read_head(connection, table)
    if updated is None or updated >= before or stored is None:
        return False
    day = datetime.fromtimestamp(updated / 1000, UTC).date()
    try:
        log = [parse_log_event(row.event) for row in read_events(connection, table)]
        record = record_of(log, read_rules(stored.rules), tags={"date": day.isoformat()})
        text = dumps(record, "jsonl")
    except BuurError:
        return False
    if log:
        _append(folder / f"{day:%Y-%m}.jsonl", text)
    for part in _MOVED:
        connection.execute(sa.delete(part).where(part.c.table_id == table))
    mine = TABLES.c.id == table
    connection.execute(sa.update(TABLES).where(mine).values(archived=now_ms()))
    return True


def _append(path: Path, text: str) -> None:
    """Append a text to a file, and wait until it is on the disk."""
    descriptor = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "a", encoding="utf-8") as file:
        file.write(text if text.endswith("\n") else f"{text}\n")
        file.flush()
        os.fsync(file.fileno())
