"""`FriendStore`: reads and writes tables for friends, their invitations, and changes of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from buur.server.errors import no_seat
from buur.server.storage.guest_store import seat_of_guest
from buur.server.storage.models import (
    FriendRow,
    InvitationState,
    SeatRow,
    StoredInvitation,
)
from buur.server.storage.new_tables import NewTable, add_invitation, create_table
from buur.server.storage.ownership import claim
from buur.server.storage.row_checks import is_seat
from buur.server.storage.schema import (
    FRIEND_TABLES,
    GUEST_SEATS,
    GUESTS,
    INVITATIONS,
    POOL_SEATS,
    SEAT_CHANGES,
    SEAT_TOKENS,
    SEATS,
    TABLES,
)
from buur.server.storage.seat_rows import open_seats
from buur.server.storage.table_removal import delete_table, note_former
from buur.server.storage.table_store import OwnershipLost, TableStore
from buur.server.storage.write_clock import now_ms

MOST_TOKENS: Final = 16
"""Further tokens of a seat; a new one replaces the oldest."""
MOST_PRUNED: Final = 100
"""Tables that are deleted at once."""
INVITATION_DAYS: Final = 30
"""Days for which the invitations of a deleted table are kept."""


class Change(NamedTuple):
    """A change of a table for friends, written in one transaction."""

    friends: FriendRow
    """The row after the change."""
    seats: Sequence[SeatRow]
    """All seats after the change."""
    version: int
    """The version of the last event before it."""
    changed: Sequence[int] = ()
    """Seats with another player."""
    moved: Mapping[int, int] = {}
    """New seats of players by their old ones."""
    freed: Sequence[int] = ()
    """Seats whose tokens and guests open nothing any more."""
    owner: tuple[str, int] | None = None
    """A guest with the seat that it gets."""
    rules: Mapping[str, Any] | None = None
    """The rules after the change; None if they stay."""
    invitation: str | None = None
    """Hash of the token of a new invitation, which replaces the earlier ones."""
    closes_invitation: bool = False
    watch_hash: str | None = None
    """Hash of the token of a new link for those who watch, which replaces the earlier one."""
    following: NewTable | None = None
    """The table of a rematch."""
    next_keys: Sequence[str | None] | None = None
    """By seat: the hash of the person's token there; None for bots."""


class FriendStore:
    """The tables for friends of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def create(self, new: NewTable) -> None:
        """Store a new table.

        Raises:
            ServerError: one of its entries to the quick match has a seat already.
        """
        await self._store.run(lambda connection: create_table(connection, new))

    async def invitation(self, table: str, token_hash: str) -> StoredInvitation | None:
        """Return the invitation to a table with a token, None without one."""
        return await self._store.run(lambda connection: _invitation(connection, table, token_hash))

    async def write(self, table: str, epoch: int, change: Change) -> None:
        """Store a change.

        Raises:
            OwnershipLost: another process owns the table.
            Problem: who wants a seat was deleted meanwhile.
        """

        def work(connection: sa.Connection) -> None:
            mine = sa.and_(TABLES.c.id == table, TABLES.c.epoch == epoch)
            owned = sa.update(TABLES).where(mine).values(epoch=epoch)
            if connection.execute(owned).rowcount != 1:
                raise OwnershipLost(f"table {table} has a new owner")
            _write(connection, table, change)

        await self._store.run(work)

    async def add_token(self, table: str, seat: int, token_hash: str) -> None:
        """Give a seat another token; the oldest of too many opens nothing any more."""
        await self._store.run(lambda connection: _add_token(connection, table, seat, token_hash))

    async def touch(self, table: str) -> None:
        """Note that somebody was at a table now."""
        mine = sa.update(FRIEND_TABLES).where(FRIEND_TABLES.c.table_id == table)
        await self._store.run(lambda connection: connection.execute(mine.values(touched=now_ms())))

    async def guest_seat(self, table: str, guest_hash: str) -> int | None:
        """Return the seat at a table of the guest with a token, None without one."""
        return await self._store.run(
            lambda connection: seat_of_guest(connection, guest_hash, table)
        )

    async def listed(self, table: str) -> StoredInvitation | None:
        """Return how a table stands that the lobby may show, None for every other one."""
        columns = (FRIEND_TABLES.c.state, TABLES.c.phase, FRIEND_TABLES.c.touched)
        found = (
            sa.select(*columns)
            .join(TABLES, TABLES.c.id == FRIEND_TABLES.c.table_id)
            .where(FRIEND_TABLES.c.table_id == table, FRIEND_TABLES.c.listed)
        )
        row = await self._store.run(lambda connection: connection.execute(found).first())
        return None if row is None else StoredInvitation("open", row.state, row.phase, row.touched)

    async def owners(self, table: str) -> tuple[tuple[str, int], ...]:
        """Return the guests who own a seat of a table, each with the seat."""
        found = sa.select(GUEST_SEATS.c.guest_id, GUEST_SEATS.c.seat)
        mine = found.where(GUEST_SEATS.c.table_id == table)
        rows = await self._store.run(lambda connection: connection.execute(mine).all())
        return tuple((row.guest_id, row.seat) for row in rows if is_seat(row.seat))

    async def open_next_seat(
        self, table: str, seat_token: str, token_hash: str
    ) -> tuple[str, int] | None:
        """Give a person another token of her seat at the table of the rematch.

        Args:
            table: the table of the partie before.
            seat_token: the hash of the token of the person's seat at it.
            token_hash: the hash of the new token.

        Returns:
            The table of the rematch and the seat there, None without one.
        """

        def work(connection: sa.Connection) -> tuple[str, int] | None:
            mine = sa.select(FRIEND_TABLES.c.next_table, FRIEND_TABLES.c.next_keys)
            row = connection.execute(mine.where(FRIEND_TABLES.c.table_id == table)).first()
            if row is None or row.next_table is None or not isinstance(row.next_keys, list):
                return None
            here = (table, seat_token)
            seat = open_seats(connection, [here]).get(here, len(row.next_keys))
            key = row.next_keys[seat] if seat < len(row.next_keys) else None
            there = (row.next_table, key or "")
            found = open_seats(connection, [there]).get(there)
            if found is None:
                return None
            # In the same transaction, since a draw for partners there may move the player.
            _add_token(connection, row.next_table, found, token_hash)
            return row.next_table, found

        return await self._store.run(work)

    async def open_found_seats(
        self, tokens: Mapping[str, str]
    ) -> dict[str, tuple[str, int] | None]:
        """Give people for whom the quick match has found seats another token there.

        Args:
            tokens: the hash of the new token by the key of the entry.

        Returns:
            Table and seat by the key of each entry that has found one; None if its person has left.
        """

        def work(connection: sa.Connection) -> dict[str, tuple[str, int] | None]:
            found: dict[str, tuple[str, int] | None] = {}
            for row in connection.execute(_found_seats(tokens)).all():
                found[row.entry] = None if row.seat is None else (row.table_id, row.seat)
                if row.seat is not None:
                    _add_token(connection, row.table_id, row.seat, tokens[row.entry])
            return found

        return await self._store.run(work)

    async def still_gathering(self, tables: Sequence[str]) -> tuple[str, ...]:
        """Return those of some tables that have not begun."""
        found = sa.select(FRIEND_TABLES.c.table_id).where(
            FRIEND_TABLES.c.table_id.in_(tables), FRIEND_TABLES.c.state == "gathering"
        )
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def deserted(self, before: int) -> tuple[str, ...]:
        """Return gathering tables at which nobody was since a time in milliseconds."""
        found = (
            sa.select(FRIEND_TABLES.c.table_id)
            .where(FRIEND_TABLES.c.state == "gathering", FRIEND_TABLES.c.touched < before)
            .limit(MOST_PRUNED)
        )
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def delete(self, table: str) -> None:
        """Delete a table that has not begun; its invitations stay for a month.

        Raises:
            OwnedElsewhere: somebody waits at it, at another node.
        """

        def work(connection: sa.Connection) -> None:
            claim(connection, table, self._store.node)
            delete_table(connection, table)
            gone = sa.not_(sa.exists().where(TABLES.c.id == INVITATIONS.c.table_id))
            old = INVITATIONS.c.created < now_ms() - INVITATION_DAYS * 86_400_000
            connection.execute(sa.delete(INVITATIONS).where(gone, old))

        await self._store.run(work)


def _found_seats(entries: Iterable[str]) -> sa.Select[Any]:
    """Return a query for the table of each entry, and the seat that its person has there now."""
    owned = sa.and_(
        GUEST_SEATS.c.table_id == POOL_SEATS.c.table_id,
        GUEST_SEATS.c.guest_id == POOL_SEATS.c.guest_id,
    )
    found = sa.select(POOL_SEATS.c.entry, POOL_SEATS.c.table_id, GUEST_SEATS.c.seat)
    return found.outerjoin(GUEST_SEATS, owned).where(POOL_SEATS.c.entry.in_([*entries]))


def _end_invitations(connection: sa.Connection, table: str, state: InvitationState) -> None:
    mine = sa.and_(INVITATIONS.c.table_id == table, INVITATIONS.c.state != "renewed")
    connection.execute(sa.update(INVITATIONS).where(mine).values(state=state))


def _invitation(connection: sa.Connection, table: str, token_hash: str) -> StoredInvitation | None:
    mine = sa.and_(INVITATIONS.c.table_id == table, INVITATIONS.c.token_hash == token_hash)
    columns = (FRIEND_TABLES.c.state, FRIEND_TABLES.c.touched, TABLES.c.phase, TABLES.c.rules)
    found = (
        sa.select(INVITATIONS.c.state.label("invitation"), *columns)
        .outerjoin(FRIEND_TABLES, FRIEND_TABLES.c.table_id == INVITATIONS.c.table_id)
        .outerjoin(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .where(mine)
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    return StoredInvitation(row.invitation, row.state, row.phase or "", row.touched or 0)


def _write(connection: sa.Connection, table: str, change: Change) -> None:
    friends = change.friends
    values = {
        "revision": friends.revision,
        "state": friends.state,
        "next_table": friends.next_table,
        "listed": friends.listed,
        "touched": now_ms(),
        "watch": friends.watch,
    }
    if change.watch_hash is not None:
        values["watch_hash"] = change.watch_hash
    mine = FRIEND_TABLES.c.table_id == table
    connection.execute(sa.update(FRIEND_TABLES).where(mine).values(values))
    if change.rules is not None:
        rules = sa.update(TABLES).where(TABLES.c.id == table).values(rules=change.rules)
        connection.execute(rules)
    _write_seats(connection, table, change)
    if change.invitation is not None:
        _end_invitations(connection, table, "renewed")
        add_invitation(connection, table, change.invitation)
    if change.closes_invitation:
        _end_invitations(connection, table, "closed")
    if change.following is not None:
        create_table(connection, change.following)
        keys = sa.update(FRIEND_TABLES).where(mine).values(next_keys=list(change.next_keys or ()))
        connection.execute(keys)


def _write_seats(connection: sa.Connection, table: str, change: Change) -> None:
    if change.freed:
        note_former(connection, table, change.freed)
    for part in (SEAT_TOKENS, GUEST_SEATS):
        here = part.c.table_id == table
        if change.freed:
            connection.execute(sa.delete(part).where(here, part.c.seat.in_(change.freed)))
        if change.moved:
            seat = sa.case(change.moved, value=part.c.seat, else_=part.c.seat)
            connection.execute(sa.update(part).where(here).values(seat=seat))
    connection.execute(sa.delete(SEATS).where(SEATS.c.table_id == table))
    rows = [{"table_id": table, **seat._asdict()} for seat in change.seats]
    connection.execute(sa.insert(SEATS), rows)
    if change.owner is not None:
        guest, number = change.owner
        if connection.scalar(sa.select(GUESTS.c.id).where(GUESTS.c.id == guest)) is None:
            raise no_seat()  # she was deleted meanwhile; the table goes on
        owned = {"guest_id": guest, "table_id": table, "seat": number}
        connection.execute(sa.insert(GUEST_SEATS), owned)
    owners = _owners(connection, table)
    changes = [
        {
            "table_id": table,
            "revision": change.friends.revision,
            "version": change.version,
            **{name: getattr(change.seats[seat], name) for name in ("seat", "kind", "name", "bot")},
            "guest_id": owners.get(seat) if change.seats[seat].kind == "person" else None,
        }
        for seat in change.changed
    ]
    if changes:
        connection.execute(sa.insert(SEAT_CHANGES), changes)


def _owners(connection: sa.Connection, table: str) -> dict[int, str]:
    """Return the guest who owns each seat of a table; the first of several."""
    found = sa.select(GUEST_SEATS.c.seat, GUEST_SEATS.c.guest_id)
    rows = connection.execute(found.where(GUEST_SEATS.c.table_id == table))
    return {row.seat: row.guest_id for row in reversed(rows.all())}


def _add_token(connection: sa.Connection, table: str, seat: int, token_hash: str) -> None:
    if open_seats(connection, [(table, token_hash)]):
        return  # a node has asked again, since it got no answer
    row = {"table_id": table, "seat": seat, "token_hash": token_hash, "created": now_ms()}
    connection.execute(sa.insert(SEAT_TOKENS), row)
    here = sa.and_(SEAT_TOKENS.c.table_id == table, SEAT_TOKENS.c.seat == seat)
    order = (SEAT_TOKENS.c.created.desc(), SEAT_TOKENS.c.token_hash)
    found = sa.select(SEAT_TOKENS.c.token_hash).where(here).order_by(*order).offset(MOST_TOKENS)
    old = connection.scalars(found).all()
    if old:
        connection.execute(sa.delete(SEAT_TOKENS).where(here, SEAT_TOKENS.c.token_hash.in_(old)))
