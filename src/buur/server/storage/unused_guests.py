"""`unused_guests`: persons to whom no browser and no key leads any more."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from buur.server.storage.guest_rows import DEVICE_DAYS
from buur.server.storage.schema import (
    GUEST_DEVICES,
    GUEST_SEATS,
    GUESTS,
    MAIL_ADDRESSES,
    PASSKEYS,
    TABLES,
)
from buur.server.storage.write_clock import DAY, now_ms

MOST_DELETED: Final = 50
"""Persons that are deleted at once. A clock that is wrong for an hour costs no more."""
_KEPT_BY: Final = (PASSKEYS, MAIL_ADDRESSES)


def unused_guests(connection: sa.Connection, limit: int = MOST_DELETED) -> tuple[str, ...]:
    """Return persons without a key for whom neither a browser nor a seat was used for a year.

    The year ends with the last visit of anybody: a clock that jumps ahead deletes nobody by itself.

    Args:
        connection: the database.
        limit: the most persons that are returned.
    """
    before = _year_before_last_visit(connection)
    visits = sa.exists().where(
        GUEST_DEVICES.c.guest_id == GUESTS.c.id, GUEST_DEVICES.c.used >= before
    )
    plays = (
        sa.exists()
        .where(GUEST_SEATS.c.guest_id == GUESTS.c.id)
        .where(TABLES.c.id == GUEST_SEATS.c.table_id, TABLES.c.updated >= before)
    )
    keys = (sa.exists().where(part.c.guest_id == GUESTS.c.id) for part in _KEPT_BY)
    found = sa.select(GUESTS.c.id).where(GUESTS.c.created < before, ~visits, ~plays)
    ordered = found.where(*(~key for key in keys)).order_by(GUESTS.c.created, GUESTS.c.id)
    return tuple(connection.scalars(ordered.limit(limit)))


def delete_unused_devices(connection: sa.Connection) -> None:
    """Delete browsers of persons with a key that were not used for a year; they open nothing."""
    old = GUEST_DEVICES.c.used < _year_before_last_visit(connection)
    kept = sa.or_(
        *(sa.exists().where(part.c.guest_id == GUEST_DEVICES.c.guest_id) for part in _KEPT_BY)
    )
    connection.execute(sa.delete(GUEST_DEVICES).where(old, kept))


def _year_before_last_visit(connection: sa.Connection) -> int:
    """Return the time, in milliseconds since 1970, before which a use counts no more."""
    last = connection.scalar(sa.select(sa.func.max(GUEST_DEVICES.c.used)))
    now = now_ms()
    visit = last if isinstance(last, int) else 0
    return min(now, visit + DAY) - DEVICE_DAYS * DAY
