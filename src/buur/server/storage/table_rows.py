"""Statements that read the rows of a table: its head, seats, commands and events."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from buur.server.errors import DamagedTable
from buur.server.storage.board_rows import read_board
from buur.server.storage.friend_rows import read_friends
from buur.server.storage.models import EventRow, SeatRow, StoredTable
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import EVENTS, SEATS, TABLES


def read_table(connection: sa.Connection, table: str) -> StoredTable | None:
    """Return a table with all its events; None if there is no such table."""
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


def read_commands(connection: sa.Connection, table: str, until: int) -> tuple[tuple[int, str], ...]:
    """Return the commands accepted up to a version of a table, each as seat and id."""
    found = (
        sa.select(EVENTS.c.seat, EVENTS.c.command)
        .where(
            EVENTS.c.table_id == table,
            EVENTS.c.command.is_not(None),
            EVENTS.c.version <= until,
        )
        .order_by(EVENTS.c.version)
    )
    return tuple([(row.seat, row.command) for row in connection.execute(found)])


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
