"""`PeopleStore`: reads and writes persons: names, avatars, devices, and who is whose friend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sqlalchemy as sa

from buur.server.storage.guest_rows import person_of, read_people, read_person
from buur.server.storage.models import Device, Friendship, FriendshipState, Person
from buur.server.storage.person_merge import is_kept
from buur.server.storage.schema import (
    FRIENDSHIPS,
    GUEST_DEVICES,
    GUEST_SEATS,
    GUESTS,
    SEATS,
    TABLES,
)
from buur.server.storage.table_removal import is_same_seat
from buur.server.storage.table_store import TableStore


class PeopleStore:
    """The persons of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def person(self, guest: str) -> Person | None:
        """Return a person by her internal id, None without one."""
        return await self._store.run(
            lambda connection: read_person(connection, GUESTS.c.id == guest)
        )

    async def people(self, guests: Iterable[str]) -> dict[str, Person]:
        """Return persons by their internal ids, without those who are gone."""
        ids = list(guests)
        return await self._store.run(lambda connection: read_people(connection, ids))

    async def change(self, guest: str, values: Mapping[str, object]) -> None:
        """Write some of ``name``, ``avatar`` and ``listed`` of a person; the others stay.

        Another device may change these at the same time.
        """
        if values:
            mine = sa.update(GUESTS).where(GUESTS.c.id == guest).values(dict(values))
            await self._store.run(lambda connection: connection.execute(mine))

    async def complete_looks(self, guest: str) -> None:
        """Give a person without a name and an avatar those of her last seat."""

        def work(connection: sa.Connection) -> None:
            person = read_person(connection, GUESTS.c.id == guest)
            if person is None or person.name or person.avatar:
                return
            found = (
                sa.select(SEATS.c.name, SEATS.c.avatar)
                .join(GUEST_SEATS, is_same_seat())
                .join(TABLES, TABLES.c.id == SEATS.c.table_id)
                .where(GUEST_SEATS.c.guest_id == guest, SEATS.c.name != "")
                .order_by(TABLES.c.updated.desc(), TABLES.c.id)
            )
            row = connection.execute(found).first()
            if row is not None:
                looks = {"name": row.name, "avatar": row.avatar}
                connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(looks))

        await self._store.run(work)

    async def devices(self, guest: str) -> tuple[Device, ...]:
        """Return the devices of a person, the one used last first."""
        columns = [GUEST_DEVICES.c[name] for name in Device._fields]
        found = sa.select(*columns).where(GUEST_DEVICES.c.guest_id == guest)
        order = (GUEST_DEVICES.c.used.desc(), GUEST_DEVICES.c.created.desc())
        rows = await self._store.run(
            lambda connection: connection.execute(found.order_by(*order)).all()
        )
        return tuple(Device(*row) for row in rows)

    async def device(self, token_hash: str) -> str | None:
        """Return the id of the device with a token, None without one."""
        found = sa.select(GUEST_DEVICES.c.id).where(GUEST_DEVICES.c.token_hash == token_hash)
        row = await self._store.run(lambda connection: connection.execute(found).first())
        return None if row is None else str(row.id)

    async def friendships(self, guest: str) -> tuple[Friendship, ...]:
        """Return everybody whom a person knows as a friend or by a request, the latest first."""
        return await self._store.run(lambda connection: _friendships(connection, guest))

    async def has_key_or_friend(self, guest: str) -> bool:
        """Tell whether a person has a key or a friend."""
        has_key = await self._store.run(lambda connection: is_kept(connection, guest))
        return has_key or bool(await self.friends(guest))

    async def friends(self, guest: str) -> tuple[Person, ...]:
        """Return the friends of a person."""
        found = await self.friendships(guest)
        return tuple(one.person for one in found if one.state == "friends")

    async def are_friends(self, one: str, other: str) -> bool:
        """Tell whether two persons are friends."""
        pair = sa.or_(_is_pair(one, other), _is_pair(other, one))
        found = sa.select(FRIENDSHIPS.c.state).where(pair, FRIENDSHIPS.c.state == "friends")
        row = await self._store.run(lambda connection: connection.execute(found).first())
        return row is not None


def _is_pair(asker: str, asked: str) -> sa.ColumnElement[bool]:
    """Return the condition that one person has asked the other."""
    return sa.and_(FRIENDSHIPS.c.guest_id == asker, FRIENDSHIPS.c.friend_id == asked)


def _friendships(connection: sa.Connection, guest: str) -> tuple[Friendship, ...]:
    found: list[Friendship] = []
    for mine, other in (("guest_id", "friend_id"), ("friend_id", "guest_id")):
        with_other = GUESTS.c.id == FRIENDSHIPS.c[other]
        columns = (FRIENDSHIPS.c.state, FRIENDSHIPS.c.created.label("since"), *GUESTS.c)
        wanted = sa.select(*columns).join(GUESTS, with_other)
        rows = connection.execute(wanted.where(FRIENDSHIPS.c[mine] == guest))
        for row in rows:
            state: FriendshipState = row.state
            found.append(Friendship(person_of(row), state, mine == "friend_id", row.since))
    return tuple(sorted(found, key=lambda one: -one.created))
