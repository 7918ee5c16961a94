"""Rows of tables for friends, read in the transactions of other stores."""

from __future__ import annotations

import sqlalchemy as sa

from buur.server.storage.models import FriendRow
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import CLUB_TABLES, FRIEND_TABLES, INVITATIONS


def read_friends(connection: sa.Connection, table: str) -> FriendRow | None:
    """Return what the host of a table for friends decides, None for other tables."""
    columns = [FRIEND_TABLES.c[name] for name in FriendRow._fields[:-2]]
    mine = sa.and_(INVITATIONS.c.table_id == table, INVITATIONS.c.state == "open")
    is_invited = sa.exists().where(mine).label("is_invited")
    in_evening = sa.and_(CLUB_TABLES.c.table_id == table, CLUB_TABLES.c.evening.is_not(None))
    is_of_evening = sa.exists().where(in_evening).label("is_of_evening")
    found = sa.select(*columns, is_invited, is_of_evening).where(FRIEND_TABLES.c.table_id == table)
    row = connection.execute(found).first()
    return None if row is None else checked(FriendRow, row, table)
