"""`ReplayLinkStore`: links by which people look at a partie of others."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa

from buur.server.storage.models import WatchMode
from buur.server.storage.row_checks import is_seat
from buur.server.storage.schema import (
    FRIEND_TABLES,
    GUEST_SEATS,
    INVITATIONS,
    REPLAY_LINKS,
    SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import now_ms

MOST_LINKS: Final = 16
"""Links of a person to a partie; a new one replaces the oldest."""


class SharedGame(NamedTuple):
    """What a link shows of a partie."""

    seat: int
    """The seat from which it is seen."""
    watch: WatchMode | None
    """When the hands of a deal are shown; None for a link to the finished partie."""


class ReplayLinkStore:
    """The links to parties of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def create(self, table: str, guest: str, token_hash: str) -> None:
        """Store a new link of a guest to a partie."""

        def work(connection: sa.Connection) -> None:
            row = {"table_id": table, "guest_id": guest, "token_hash": token_hash}
            connection.execute(sa.insert(REPLAY_LINKS), row | {"created": now_ms()})
            order = (REPLAY_LINKS.c.created.desc(), REPLAY_LINKS.c.token_hash)
            mine = _links_of(table, guest)
            found = sa.select(REPLAY_LINKS.c.token_hash).where(mine)
            old = connection.scalars(found.order_by(*order).offset(MOST_LINKS)).all()
            if old:
                gone = REPLAY_LINKS.c.token_hash.in_(old)
                connection.execute(sa.delete(REPLAY_LINKS).where(mine, gone))

        await self._store.run(work)

    async def remove(self, table: str, guest: str) -> None:
        """Delete all links of a guest to a partie."""
        gone = sa.delete(REPLAY_LINKS).where(_links_of(table, guest))
        await self._store.run(lambda connection: connection.execute(gone))

    async def find(self, table: str, token_hash: str) -> SharedGame | None:
        """Return what a link shows, None if it shows nothing.

        A link of a player shows nothing once the partie is not the player's own any more. An
        invitation shows the finished partie while the host has not closed it.
        """
        same = sa.and_(
            GUEST_SEATS.c.table_id == REPLAY_LINKS.c.table_id,
            GUEST_SEATS.c.guest_id == REPLAY_LINKS.c.guest_id,
        )
        shared = (
            sa.select(GUEST_SEATS.c.seat)
            .join(REPLAY_LINKS, same)
            .where(REPLAY_LINKS.c.table_id == table, REPLAY_LINKS.c.token_hash == token_hash)
        )
        watched = sa.select(FRIEND_TABLES.c.watch).where(
            FRIEND_TABLES.c.table_id == table,
            FRIEND_TABLES.c.watch_hash == token_hash,
            FRIEND_TABLES.c.watch.in_(("after", "late")),
        )

        def work(connection: sa.Connection) -> SharedGame | None:
            seat = connection.scalar(shared)
            watch = connection.scalar(watched)
            invited = connection.scalar(_invited_seat(table, token_hash))
            if seat is None and watch is None:
                seat = invited
            if seat is not None and is_seat(seat):
                return SharedGame(seat, None)
            return None if watch is None else SharedGame(0, watch)

        return await self._store.run(work)


def _invited_seat(table: str, token_hash: str) -> sa.Select[tuple[int]]:
    """Return the query for the host's seat at a finished table to which a token invites."""
    open_one = sa.exists().where(
        INVITATIONS.c.table_id == table,
        INVITATIONS.c.token_hash == token_hash,
        INVITATIONS.c.state == "open",
    )
    is_over = sa.exists().where(TABLES.c.id == table, TABLES.c.phase == "over")
    is_left = sa.exists().where(FRIEND_TABLES.c.table_id == table, FRIEND_TABLES.c.state == "ended")
    hosts = (SEATS.c.table_id == table, SEATS.c.is_host, SEATS.c.token_hash.is_not(None))
    return sa.select(SEATS.c.seat).where(*hosts, open_one, is_over, ~is_left)


def _links_of(table: str, guest: str) -> sa.ColumnElement[bool]:
    return sa.and_(REPLAY_LINKS.c.table_id == table, REPLAY_LINKS.c.guest_id == guest)
