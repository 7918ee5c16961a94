"""`GalleryStore`: who may watch a table by its link, and who has played there."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from buur.server.storage.models import WatchMode
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import (
    FORMER_SEATS,
    FRIEND_TABLES,
    GUEST_DEVICES,
    GUEST_SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore


class WatchLink(NamedTuple):
    """What a link to watch a table leads to."""

    watch: WatchMode
    phase: str
    """The phase of the partie."""


class GalleryStore:
    """The links to watch tables of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def link(self, table: str, token_hash: str) -> WatchLink | None:
        """Return what a link leads to, None if its token is not that of the table."""
        found = (
            sa.select(FRIEND_TABLES.c.watch, TABLES.c.phase)
            .join(TABLES, TABLES.c.id == FRIEND_TABLES.c.table_id)
            .where(
                FRIEND_TABLES.c.table_id == table,
                FRIEND_TABLES.c.watch_hash == token_hash,
                FRIEND_TABLES.c.state != "ended",
            )
        )
        row = await self._store.run(lambda connection: connection.execute(found).first())
        return None if row is None else checked(WatchLink, row, table)

    async def has_played(self, table: str, guest_hash: str) -> bool:
        """Tell whether the guest with a token has or had a seat at a table."""
        sat = sa.union_all(
            *(
                sa.select(part.c.table_id)
                .join(GUEST_DEVICES, GUEST_DEVICES.c.guest_id == part.c.guest_id)
                .where(GUEST_DEVICES.c.token_hash == guest_hash, part.c.table_id == table)
                for part in (GUEST_SEATS, FORMER_SEATS)
            )
        )
        row = await self._store.run(lambda connection: connection.execute(sat).first())
        return row is not None
