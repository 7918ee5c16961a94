"""`FriendshipStore`: requests, consents and links by which persons become friends."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from buur.server.errors import Problem
from buur.server.storage.guest_rows import read_person
from buur.server.storage.models import FriendshipState, Person
from buur.server.storage.row_checks import is_seat
from buur.server.storage.schema import (
    FRIEND_LINKS,
    FRIEND_TABLES,
    FRIENDSHIPS,
    GUEST_SEATS,
    GUESTS,
    SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import DAY, now_ms

MOST_FRIENDS: Final = 300
"""Friends of a person."""
MOST_ASKED: Final = 50
"""Open requests of a person."""
MOST_MET: Final = 50
"""People whom a person met and whom the page offers as friends."""
LINK_DAYS: Final = 7
"""Days for which a link makes friends."""

_MINE: Final = GUEST_SEATS.alias("mine")
_THEIRS: Final = GUEST_SEATS.alias("theirs")


class Met(NamedTuple):
    """Somebody with whom a person sat at a table for friends."""

    table: str
    seat: int
    name: str
    """The name at that table."""
    is_asked: bool
    """Whether the person has asked for her friendship."""


class FriendshipStore:
    """The friendships of a database. Each method is one transaction.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def met(self, guest: str) -> tuple[Met, ...]:
        """Return people with whom a person sat at tables for friends, without her friends."""
        return await self._store.run(lambda connection: _met(connection, guest))

    async def ask(self, guest: str, table: str, seat: int) -> None:
        """Ask the person at a seat of a table for friends for her friendship.

        Nothing happens where there is no such person, or she has declined before. Who was asked
        by her already consents.

        Raises:
            Problem: too many requests are open, or there are too many friends.
        """

        def work(connection: sa.Connection) -> None:
            for other in _owners(connection, guest, table, seat):
                _ask(connection, guest, other)

        await self._store.run(work, serial=True)

    async def answer(self, guest: str, public_id: str, *, accepts: bool) -> None:
        """Answer the request of a person.

        Raises:
            Problem: there is none, or there are too many friends.
        """

        def work(connection: sa.Connection) -> None:
            asker = read_person(connection, GUESTS.c.public_id == public_id)
            if asker is None or state_of(connection, asker.id, guest) != "asked":
                raise Problem(404, "no-request", "nobody with this id has asked you")
            if accepts:
                _befriend(connection, asker.id, guest)
            else:
                put_friendship(connection, asker.id, guest, "declined")

        await self._store.run(work, serial=True)

    async def remove(self, guest: str, public_id: str) -> None:
        """End a friendship; the other person cannot ask for it again.

        Raises:
            Problem: the person with this id is no friend.
        """

        def work(connection: sa.Connection) -> None:
            other = read_person(connection, GUESTS.c.public_id == public_id)
            if other is None or not are_friends(connection, guest, other.id):
                raise Problem(404, "no-friend", "none of your friends has this id")
            put_friendship(connection, other.id, guest, "declined")

        await self._store.run(work, serial=True)

    async def renew_link(self, guest: str, token_hash: str) -> None:
        """Store a link that makes friends, in place of an earlier one."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest_id == guest))
            row = {"guest_id": guest, "token_hash": token_hash, "created": now_ms()}
            connection.execute(sa.insert(FRIEND_LINKS), row)

        await self._store.run(work, serial=True)

    async def close_link(self, guest: str) -> None:
        """Close the link of a person."""
        mine = sa.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest_id == guest)
        await self._store.run(lambda connection: connection.execute(mine))

    async def maker(self, token_hash: str) -> Person | None:
        """Return who made a link, None if it is not valid."""
        return await self._store.run(lambda connection: _maker(connection, token_hash))

    async def follow_link(self, guest: str, token_hash: str) -> Person:
        """Make a person the friend of who made a link, and return the friend.

        Raises:
            Problem: the link is not valid, her own, or there are too many friends.
        """

        def work(connection: sa.Connection) -> Person:
            maker = _maker(connection, token_hash)
            if maker is None:
                raise no_friend_link()
            if maker.id == guest:
                raise Problem(409, "own-link", "this is your own link: send it to a friend")
            _befriend(connection, maker.id, guest)
            return maker

        return await self._store.run(work, serial=True)


def no_friend_link() -> Problem:
    """Return the error for a link that is unknown, replaced, closed or too old."""
    return Problem(404, "no-friend-link", "this link makes no friends: ask for a new one")


def put_friendship(
    connection: sa.Connection, asker: str, asked: str, state: FriendshipState
) -> None:
    """Store how two persons know each other, in place of what was before."""
    connection.execute(sa.delete(FRIENDSHIPS).where(_of_pair(asker, asked)))
    row = {"guest_id": asker, "friend_id": asked, "state": state, "created": now_ms()}
    connection.execute(sa.insert(FRIENDSHIPS), row)


def state_of(connection: sa.Connection, asker: str, asked: str) -> str | None:
    """Return the state of the request of one person to another, None without one."""
    mine = sa.and_(FRIENDSHIPS.c.guest_id == asker, FRIENDSHIPS.c.friend_id == asked)
    found = connection.scalar(sa.select(FRIENDSHIPS.c.state).where(mine))
    return found if isinstance(found, str) else None


def are_friends(connection: sa.Connection, one: str, other: str) -> bool:
    """Tell whether two persons are friends."""
    mine = sa.and_(_of_pair(one, other), FRIENDSHIPS.c.state == "friends")
    return connection.execute(sa.select(FRIENDSHIPS.c.state).where(mine)).first() is not None


def _of_pair(one: str, other: str) -> sa.ColumnElement[bool]:
    """Return the condition that a row is about two persons."""
    asker, asked = FRIENDSHIPS.c.guest_id, FRIENDSHIPS.c.friend_id
    forth, back = sa.and_(asker == one, asked == other), sa.and_(asker == other, asked == one)
    return sa.or_(forth, back)


def _of_person(guest: str) -> sa.ColumnElement[bool]:
    return sa.or_(FRIENDSHIPS.c.guest_id == guest, FRIENDSHIPS.c.friend_id == guest)


def _ask(connection: sa.Connection, guest: str, other: str) -> None:
    if are_friends(connection, guest, other) or state_of(connection, guest, other) is not None:
        return
    if state_of(connection, other, guest) == "asked":
        _befriend(connection, other, guest)
        return
    mine = sa.and_(FRIENDSHIPS.c.guest_id == guest, FRIENDSHIPS.c.state != "friends")
    if _count(connection, mine) >= MOST_ASKED:
        raise Problem(409, "too-many-friends", f"at most {MOST_ASKED} requests are open at once")
    _expect_room(connection, guest)
    put_friendship(connection, guest, other, "asked")


def _befriend(connection: sa.Connection, asker: str, asked: str) -> None:
    if not are_friends(connection, asker, asked):
        for guest in (asker, asked):
            _expect_room(connection, guest)
        put_friendship(connection, asker, asked, "friends")


def _expect_room(connection: sa.Connection, guest: str) -> None:
    friends = sa.and_(_of_person(guest), FRIENDSHIPS.c.state == "friends")
    if _count(connection, friends) >= MOST_FRIENDS:
        raise Problem(409, "too-many-friends", f"a person has at most {MOST_FRIENDS} friends")


def _count(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> int:
    found = sa.select(sa.func.count()).select_from(FRIENDSHIPS).where(condition)
    return connection.scalar(found) or 0


def _maker(connection: sa.Connection, token_hash: str) -> Person | None:
    valid = FRIEND_LINKS.c.created > now_ms() - LINK_DAYS * DAY
    found = sa.select(FRIEND_LINKS.c.guest_id).where(FRIEND_LINKS.c.token_hash == token_hash, valid)
    guest = connection.scalar(found)
    return read_person(connection, GUESTS.c.id == guest)


def _owners(connection: sa.Connection, guest: str, table: str, seat: int) -> tuple[str, ...]:
    """Return the others who own a seat of a table for friends at which a person has a seat."""
    here = GUEST_SEATS.c.table_id == table
    mine = sa.exists().where(FRIEND_TABLES.c.table_id == table)
    is_there = connection.scalar(
        sa.select(GUEST_SEATS.c.seat).where(here, GUEST_SEATS.c.guest_id == guest, mine)
    )
    if not is_seat(is_there):
        return ()
    owners = sa.select(GUEST_SEATS.c.guest_id).where(here, GUEST_SEATS.c.seat == seat)
    return tuple(connection.scalars(owners.where(GUEST_SEATS.c.guest_id != guest)))


def _met(connection: sa.Connection, guest: str) -> tuple[Met, ...]:
    known = _known(connection, guest)
    found = (
        sa.select(_THEIRS.c.guest_id, _THEIRS.c.table_id, _THEIRS.c.seat, SEATS.c.name)
        .join(_MINE, _MINE.c.table_id == _THEIRS.c.table_id)
        .join(FRIEND_TABLES, FRIEND_TABLES.c.table_id == _THEIRS.c.table_id)
        .join(TABLES, TABLES.c.id == _THEIRS.c.table_id)
        .join(
            SEATS,
            sa.and_(SEATS.c.table_id == _THEIRS.c.table_id, SEATS.c.seat == _THEIRS.c.seat),
        )
        .where(
            _MINE.c.guest_id == guest, _THEIRS.c.guest_id != guest, _THEIRS.c.seat != _MINE.c.seat
        )
        .order_by(TABLES.c.updated.desc(), _THEIRS.c.seat)
        .limit(20 * MOST_MET)
    )
    met: dict[str, Met] = {}
    for row in connection.execute(found):
        state = known.get(row.guest_id)
        if row.guest_id in met or state == "hidden":
            continue
        met[row.guest_id] = Met(row.table_id, row.seat, row.name, state == "asked")
    return tuple(met.values())[:MOST_MET]


def _known(connection: sa.Connection, guest: str) -> dict[str, str]:
    """Return by person whether she was asked, or needs no offer: a friend, or one who asks.

    A request that was declined looks like an open one.
    """
    rows: list[sa.Row[Any]] = list(
        connection.execute(sa.select(FRIENDSHIPS).where(_of_person(guest)))
    )
    found: dict[str, str] = {}
    for row in rows:
        is_asker = row.guest_id == guest
        other = row.friend_id if is_asker else row.guest_id
        if row.state == "friends" or (row.state == "asked" and not is_asker):
            found[other] = "hidden"
        elif is_asker:
            found[other] = "asked"
    return found
