"""Statements that delete tables, and take a person's seat for good."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from buur.server.storage.board_rows import settle
from buur.server.storage.ownership import depose
from buur.server.storage.schema import (
    BOARD_PLAYS,
    DEALS,
    EVENTS,
    FORMER_SEATS,
    FRIEND_TABLES,
    GUEST_SEATS,
    POOL_SEATS,
    REPLAY_LINKS,
    SEAT_CHANGES,
    SEAT_RESULTS,
    SEAT_TOKENS,
    SEATS,
    SNAPSHOTS,
    TABLES,
)


def is_same_seat() -> sa.ColumnElement[bool]:
    """Return the condition that a guest owns a seat."""
    same_table = GUEST_SEATS.c.table_id == SEATS.c.table_id
    return sa.and_(same_table, GUEST_SEATS.c.seat == SEATS.c.seat)


def note_former(connection: sa.Connection, table: str, seats: Collection[int]) -> None:
    """Keep the guests who lose some seats of a table, since they may not watch its partie."""
    here = sa.and_(GUEST_SEATS.c.table_id == table, GUEST_SEATS.c.seat.in_(seats))
    known = sa.select(FORMER_SEATS.c.guest_id).where(FORMER_SEATS.c.table_id == table)
    found = sa.select(sa.literal(table), GUEST_SEATS.c.guest_id).where(
        here, GUEST_SEATS.c.guest_id.not_in(known)
    )
    connection.execute(sa.insert(FORMER_SEATS).from_select(["table_id", "guest_id"], found))


def remove_claim(
    connection: sa.Connection, table: str, guest: str, *, blanks: bool = False
) -> None:
    """Take the seat of a guest from all its owners; delete a table at which nobody else has played.

    Args:
        connection: the database.
        table: the table's id.
        guest: the guest's id.
        blanks: whether the seat loses its name as well.
    """
    here = GUEST_SEATS.c.table_id == table
    seat = connection.scalar(
        sa.select(GUEST_SEATS.c.seat).where(here, GUEST_SEATS.c.guest_id == guest)
    )
    if seat is None:
        return
    depose(connection, table)
    settle(connection, BOARD_PLAYS.c.table_id == table)
    note_former(connection, table, [seat])
    connection.execute(sa.delete(GUEST_SEATS).where(here, GUEST_SEATS.c.seat == seat))
    mine = sa.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
    values = {"token_hash": None, "is_host": False} | (
        {"name": "", "avatar": None} if blanks else {}
    )
    connection.execute(sa.update(SEATS).where(mine).values(values))
    tokens = sa.and_(SEAT_TOKENS.c.table_id == table, SEAT_TOKENS.c.seat == seat)
    connection.execute(sa.delete(SEAT_TOKENS).where(tokens))
    if not _is_used(connection, table):
        delete_table(connection, table)


_PARTS: Final = (
    *(EVENTS, SNAPSHOTS, DEALS, SEAT_RESULTS, GUEST_SEATS, SEAT_TOKENS, SEAT_CHANGES),
    *(POOL_SEATS, FRIEND_TABLES, FORMER_SEATS, REPLAY_LINKS, SEATS),
)
"""Tables of the database with rows of a table."""


def _is_used(connection: sa.Connection, table: str) -> bool:
    """Tell whether a person can open a seat of a table and has played there or owns the seat."""
    mine = sa.and_(SEATS.c.table_id == table, SEATS.c.token_hash.is_not(None))
    owned = sa.exists().where(is_same_seat())
    played = sa.exists().where(
        EVENTS.c.table_id == table, EVENTS.c.seat == SEATS.c.seat, EVENTS.c.actor == "person"
    )
    used = sa.select(SEATS.c.seat).where(mine, sa.or_(owned, played)).limit(1)
    return connection.execute(used).first() is not None


def delete_table(connection: sa.Connection, table: str) -> None:
    """Delete a table with all that belongs to it, except for its invitations."""
    for part in _PARTS:
        connection.execute(sa.delete(part).where(part.c.table_id == table))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
