"""`NewTable`: a table for friends, for matched people or for a club, and the rows that it gets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from buur.server.storage.models import FriendState, SeatRow, ThinkingTime, WatchMode
from buur.server.storage.schema import (
    FRIEND_TABLES,
    GUEST_SEATS,
    INVITATIONS,
    POOL_SEATS,
    SEATS,
    TABLES,
)
from buur.server.storage.write_clock import now_ms


class NewTable(NamedTuple):
    """A table for friends that is to be stored."""

    id: str
    rules: Mapping[str, Any]
    seats: Sequence[SeatRow]
    invitation: str | None
    """Hash of its token; None if nobody is invited."""
    state: FriendState = "gathering"
    time: ThinkingTime = "normal"
    owners: Sequence[tuple[str, int]] = ()
    """Guests with their seats."""
    listed: bool = False
    """Whether the lobby shows it."""
    lang: str | None = None
    """The language that its people speak."""
    pool: str | None = None
    """The pool for whose ratings its partie counts."""
    pairs: Sequence[int] = ()
    """The seats of persons who came with a partner to a pool."""
    entries: Sequence[str] = ()
    """By seat, the hash of the token of the entry to the quick match; empty for other tables."""
    watch: WatchMode = "off"
    watched_as: str | None = None
    """The table whose link to watch it opens this one too."""


def create_table(connection: sa.Connection, new: NewTable) -> None:
    """Store a new table, in the transaction of another change."""
    now = now_ms()
    row = {"id": new.id, "rules": new.rules, "epoch": 0, "created": now, "updated": now}
    fresh = {"deal": 0, "phase": "open", "scores": [], "training": False}
    connection.execute(sa.insert(TABLES), row | fresh)
    seats = [{"table_id": new.id, **seat._asdict()} for seat in new.seats]
    connection.execute(sa.insert(SEATS), seats)
    friends = {"table_id": new.id, "revision": 1, "state": new.state, "time": new.time}
    shown = {"listed": new.listed, "lang": new.lang, "pool": new.pool}
    shown |= {"watch": new.watch}
    connection.execute(sa.insert(FRIEND_TABLES), friends | shown | {"touched": now})
    if new.watched_as is not None:
        _copy_watch_link(connection, new.watched_as, new.id)
    if new.invitation is not None:
        add_invitation(connection, new.id, new.invitation)
    if new.pool is not None:
        connection.execute(sa.insert(POOL_SEATS), [*_pool_seats(new)])
    owners = [{"guest_id": guest, "table_id": new.id, "seat": seat} for guest, seat in new.owners]
    if owners:
        connection.execute(sa.insert(GUEST_SEATS), owners)


def _copy_watch_link(connection: sa.Connection, table: str, to: str) -> None:
    before = sa.select(FRIEND_TABLES.c.watch_hash).where(FRIEND_TABLES.c.table_id == table)
    mine = sa.update(FRIEND_TABLES).where(FRIEND_TABLES.c.table_id == to)
    connection.execute(mine.values(watch_hash=connection.scalar(before)))


def _pool_seats(new: NewTable) -> Iterator[dict[str, Any]]:
    for guest, seat in new.owners:
        entry = new.entries[seat] if new.entries else None
        row = {"table_id": new.id, "seat": seat, "guest_id": guest, "entry": entry}
        yield row | {"in_pair": seat in new.pairs}


def add_invitation(connection: sa.Connection, table: str, token_hash: str) -> None:
    """Store an open invitation to a table."""
    row = {"table_id": table, "token_hash": token_hash, "state": "open", "created": now_ms()}
    connection.execute(sa.insert(INVITATIONS), row)
