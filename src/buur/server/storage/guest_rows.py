"""Statements on the rows of guests, for the transactions of several stores."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa

from buur.server.storage.models import Person
from buur.server.storage.schema import (
    GUEST_DEVICES,
    GUESTS,
)
from buur.server.storage.write_clock import DAY, now_ms

DEVICE_DAYS: Final = 365
"""Days without a visit after which a device opens nothing any more."""
_ID_BYTES: Final = 16


def new_id() -> str:
    """Return a random id of 128 bits."""
    return secrets.token_urlsafe(_ID_BYTES)


def find_guest(connection: sa.Connection, token_hash: str) -> str | None:
    """Return the id of the guest whose device has a token, None without one.

    The device's last use is noted once a day.
    """
    mine = GUEST_DEVICES.c.token_hash == token_hash
    columns = (GUEST_DEVICES.c.guest_id, GUEST_DEVICES.c.used)
    found = sa.select(*columns).join(GUESTS, GUESTS.c.id == GUEST_DEVICES.c.guest_id).where(mine)
    row = connection.execute(found).first()
    if row is None or not isinstance(row.guest_id, str):
        return None
    now = now_ms()
    used = row.used if isinstance(row.used, int) else now
    if used < now - DEVICE_DAYS * DAY:
        return None
    if used < now - DAY:
        day = now - now % DAY
        connection.execute(sa.update(GUEST_DEVICES).where(mine).values(used=day))
    return row.guest_id


def is_current() -> sa.ColumnElement[bool]:
    """Return the condition that a device was used within a year."""
    return GUEST_DEVICES.c.used >= now_ms() - DEVICE_DAYS * DAY


def add_device(connection: sa.Connection, guest: str, token_hash: str, label: str) -> str:
    """Store a device of a guest, and return its id.

    Args:
        connection: the database.
        guest: the guest's id.
        token_hash: the hash of the token in its cookie.
        label: browser and system.
    """
    now = now_ms()
    times = {"created": now, "used": now - now % DAY}
    device = {"guest_id": guest, "token_hash": token_hash, "id": new_id(), "label": label}
    connection.execute(sa.insert(GUEST_DEVICES), device | times)
    return device["id"]


def read_person(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Person | None:
    """Return the person for whose row a condition holds, None without one."""
    row = connection.execute(sa.select(GUESTS).where(condition)).first()
    return None if row is None else person_of(row)


def read_people(connection: sa.Connection, ids: Iterable[str]) -> dict[str, Person]:
    """Return persons by their ids."""
    wanted = sa.select(GUESTS).where(GUESTS.c.id.in_(list(ids)))
    return {row.id: person_of(row) for row in connection.execute(wanted)}


def person_of(row: sa.Row[Any]) -> Person:
    """Return the person of a row of the table ``guests``."""
    name = row.name if isinstance(row.name, str) else ""
    avatar = row.avatar if isinstance(row.avatar, str) else None
    return Person(row.id, row.public_id, name, avatar, row.created, row.listed is True)
