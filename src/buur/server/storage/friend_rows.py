"""Rows of tables for friends, read in the transactions of other stores."""

from __future__ import annotations

import sqlalchemy as sa

from buur.server.storage.models import FriendRow
from buur.server.storage.row_checks import checked, is_seat
from buur.server.storage.schema import FRIEND_TABLES, INVITATIONS, SEAT_TOKENS, SEATS


def read_friends(connection: sa.Connection, table: str) -> FriendRow | None:
    """Return what the host of a table for friends decides, None for other tables."""
    columns = [FRIEND_TABLES.c[name] for name in FriendRow._fields[:-1]]
    mine = sa.and_(INVITATIONS.c.table_id == table, INVITATIONS.c.state == "open")
    is_invited = sa.exists().where(mine).label("is_invited")
    found = sa.select(*columns, is_invited).where(FRIEND_TABLES.c.table_id == table)
    row = connection.execute(found).first()
    return None if row is None else checked(FriendRow, row, table)


def seat_of_token(connection: sa.Connection, table: str, token_hash: str) -> int | None:
    """Return the seat at a table that a token opens, None without one."""
    parts = [
        sa.select(part.c.seat).where(part.c.table_id == table, part.c.token_hash == token_hash)
        for part in (SEATS, SEAT_TOKENS)
    ]
    seat = connection.scalar(sa.union_all(*parts))
    return seat if is_seat(seat) else None
