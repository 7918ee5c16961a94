"""The end of a table by its operator: the last entry of its log, and the mark that closes it.

The entry is no event of the partie, so a replay by the rules leaves it out:

    {"e": "ended", "reason": "stuck since noon"}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import sqlalchemy as sa

from buur.server.storage.models import EventRow
from buur.server.storage.schema import EVENTS, TABLES
from buur.server.storage.write_clock import now_ms

NAME: Final = "ended"
"""Name of the entry in JSON."""
LONGEST_REASON: Final = 200
"""Maximum number of characters of a reason."""
_MARK: Final = "ended by the operator: "


def write_end(connection: sa.Connection, table: str, reason: str) -> None:
    """Close a table for good, with the reason in its log.

    Args:
        connection: the database, in a transaction that has deposed the table's owner, so that
            nobody writes to the log meanwhile.
        table: its id.
        reason: why, in a few words.
    """
    mine = TABLES.c.id == table
    latest = sa.select(sa.func.max(EVENTS.c.version)).where(EVENTS.c.table_id == table)
    entry = {
        "table_id": table,
        "version": (connection.scalar(latest) or 0) + 1,
        "epoch": connection.scalar(sa.select(TABLES.c.epoch).where(mine)),
        "event": {"e": NAME, "reason": reason},
        "at": now_ms(),
        "actor": "table",
    }
    connection.execute(sa.insert(EVENTS).values(entry))
    connection.execute(sa.update(TABLES).where(mine).values(broken=f"{_MARK}{reason}"))


def reason_of_mark(mark: str | None) -> str | None:
    """Return the operator's reason from the mark of a closed table, None where a fault closed it.

    >>> reason_of_mark("ended by the operator: stuck"), reason_of_mark("KeyError: 3")
    ('stuck', None)
    """
    if mark is None or not mark.startswith(_MARK):
        return None
    return mark.removeprefix(_MARK)


def reason_of_log(rows: Iterable[EventRow]) -> str | None:
    """Return the operator's reason from the log of a table, None if it was not ended."""
    ends = (row.event["reason"] for row in rows if _is_end(row))
    return next((str(reason) for reason in ends), None)


def without_end(rows: Iterable[EventRow]) -> Iterator[EventRow]:
    """Yield the rows of the partie, without the operator's end."""
    return (row for row in rows if not _is_end(row))


def _is_end(row: EventRow) -> bool:
    return isinstance(row.event, Mapping) and row.event.get("e") == NAME
