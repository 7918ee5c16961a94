"""`read_from_snapshots`: tables with their latest states and the events after them.

PostgreSQL returns each table as one JSON value, from which the rows are decoded and checked at
once: seven statements for a table would cost seven round trips, and more than all else of a claim.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from buur.server.errors import DamagedTable
from buur.server.storage.models import (
    BoardRow,
    DealRow,
    EventRow,
    FriendRow,
    SeatRow,
    SnapshotRow,
    StoredTable,
)
from buur.server.storage.snapshot_rows import deal_rows, latest_snapshot
from buur.server.storage.table_rows import read_commands, read_events, read_head


class Extent(NamedTuple):
    """The part of a table's log that is wanted."""

    layout: str
    """The layout of states that can be read."""
    gap: int
    """The number of events that follow the state at least."""
    page: int
    """The maximum number of events."""


def read_from_snapshots(
    connection: sa.Connection, tables: Sequence[str], extent: Extent
) -> dict[str, StoredTable | DamagedTable]:
    """Return tables with their latest states, and the events after them.

    A table without a state that can be read has no events: they are many, and read in parts.

    Returns:
        Each table that exists, or why its rows cannot be read.
    """
    found: dict[str, StoredTable | DamagedTable] = {}
    if connection.dialect.name == "postgresql":
        found |= _read_in_one(connection, tables, extent)
    for table in tables:
        if table not in found:
            try:
                stored = _read_in_turn(connection, table, extent)
            except DamagedTable as error:
                found[table] = error
            else:
                found |= {} if stored is None else {table: stored}
    return found


def _read_in_turn(connection: sa.Connection, table: str, extent: Extent) -> StoredTable | None:
    """Return a table by a statement for each of its parts."""
    found = read_head(connection, table)
    snapshot = latest_snapshot(connection, table, extent.layout, extent.gap)
    if found is None or snapshot is None:
        return found
    return found._replace(
        snapshot=snapshot,
        deals=deal_rows(connection, table, extent.layout, snapshot.scores),
        commands=read_commands(connection, table, snapshot.version),
        events=read_events(connection, table, after=snapshot.version, limit=extent.page),
    )


# One statement.


def _array(alias: str, names: Sequence[str], *others: str) -> str:
    """Return the SQL of a JSON array, which is decoded as a named tuple of these fields."""
    return f"json_build_array({', '.join([*(f'{alias}.{name}' for name in names), *others])})"


def _list(item: str, order: str, rows: str) -> str:
    """Return the SQL of a JSON array of rows in an order."""
    return f"(SELECT coalesce(json_agg({item} ORDER BY {order}), '[]') FROM {rows})"


_PARTS: Final = {
    "id": "t.id",
    "rules": "t.rules",
    "epoch": "t.epoch",
    "seats": _list(_array("s", SeatRow._fields), "s.seat", "seats s WHERE s.table_id = t.id"),
    "events": _list(
        _array("e", EventRow._fields),
        "e.version",
        """(
            SELECT * FROM events WHERE table_id = t.id AND version > b.version
            ORDER BY version LIMIT %(page)s
        ) e""",
    ),
    "training": "t.training",
    "broken": "t.broken",
    "snapshot": f"CASE WHEN b.version IS NOT NULL THEN {_array('b', SnapshotRow._fields)} END",
    "deals": _list(
        _array("d", DealRow._fields),
        "d.number",
        """deals d WHERE d.table_id = t.id AND d.layout = %(layout)s
            AND d.number::text IN (SELECT json_array_elements_text(b.scores))""",
    ),
    "commands": _list(
        "json_build_array(c.seat, c.command)",
        "c.version",
        """events c WHERE c.table_id = t.id AND c.command IS NOT NULL AND c.version <= b.version""",
    ),
    "friends": f"""(
        SELECT {
        _array(
            "f",
            FriendRow._fields[:-2],
            "EXISTS (SELECT FROM invitations i WHERE i.table_id = t.id AND i.state = 'open')",
            '''EXISTS (
                SELECT FROM club_tables c WHERE c.table_id = t.id AND c.evening IS NOT NULL
            )''',
        )
    } FROM friend_tables f WHERE f.table_id = t.id
    )""",
    "board": f"""(
        SELECT {_array("p", BoardRow._fields)} FROM board_plays p WHERE p.table_id = t.id LIMIT 1
    )""",
    "is_archived": "t.archived IS NOT NULL",
}
"""The SQL of each field of `StoredTable`."""
_READ: Final = f"""
SELECT t.id, json_build_array({", ".join(_PARTS[name] for name in StoredTable._fields)})::text
FROM tables t
LEFT JOIN LATERAL (
    SELECT * FROM snapshots s
    WHERE s.table_id = t.id AND s.layout = %(layout)s AND json_typeof(s.scores) = 'array'
        AND s.version <= (SELECT max(version) FROM events WHERE table_id = t.id) - %(gap)s
    ORDER BY s.version DESC LIMIT 1
) b ON true
WHERE t.id = ANY(%(tables)s)
"""
_decode: Final[Callable[[Any], StoredTable]] = msgspec.json.Decoder(StoredTable).decode


def _read_in_one(
    connection: sa.Connection, tables: Sequence[str], extent: Extent
) -> dict[str, StoredTable]:
    """Return those of the tables whose rows have the types of their fields."""
    found = {}
    given = {"tables": [*tables], **extent._asdict()}
    for table, text in connection.exec_driver_sql(_READ, given):
        with suppress(msgspec.MsgspecError, RecursionError):  # the other way tells what is damaged
            found[table] = _decode(text)
    return found
