"""`sign_in`: a browser becomes a device of a person, who takes over what its guest has.

A guest with a key of her own, or with other devices, is never merged: she only loses the browser.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa

from buur.server.storage.club_store import move_clubs
from buur.server.storage.friendship_store import put_friendship, state_of
from buur.server.storage.guest_rows import add_device, find_guest, read_person
from buur.server.storage.person_removal import delete_guest
from buur.server.storage.personal_data import OF_PEOPLE
from buur.server.storage.rating_store import player_is
from buur.server.storage.schema import (
    FRIENDSHIPS,
    GUEST_DEVICES,
    GUESTS,
    MAIL_ADDRESSES,
    MUTES,
    PASSKEYS,
    RATINGS,
)

MOST_DEVICES: Final = 20
"""Devices of a person; a new one replaces the one that was used least recently."""


class Browser(NamedTuple):
    """A browser that a person signs in with."""

    token_hash: str
    """The hash of the token in its cookie until now; empty for none."""
    new_hash: str
    """The hash of the token that it gets."""
    label: str
    """Browser and system."""


def sign_in(connection: sa.Connection, browser: Browser, person: str) -> None:
    """Make a browser a device of a person.

    The browser gets a new token, so that nobody who knew the old one is signed in.

    Args:
        connection: the database.
        browser: the browser.
        person: the person's id.
    """
    guest = find_guest(connection, browser.token_hash) if browser.token_hash else None
    gone = sa.delete(GUEST_DEVICES).where(GUEST_DEVICES.c.token_hash == browser.token_hash)
    connection.execute(gone)
    if guest is not None and guest != person and not _has_more(connection, guest):
        _merge(connection, guest, person)
    add_device(connection, person, browser.new_hash, browser.label)
    _drop_old_devices(connection, person)


def is_kept(connection: sa.Connection, guest: str) -> bool:
    """Tell whether a person has a key, by which she can sign in anywhere."""
    parts = (sa.select(part.c.guest_id).where(part.c.guest_id == guest) for part in _KEYS)
    return connection.execute(sa.union_all(*parts).limit(1)).first() is not None


_KEYS: Final = (PASSKEYS, MAIL_ADDRESSES)


def _has_more(connection: sa.Connection, guest: str) -> bool:
    """Tell whether a guest has a key or another device."""
    other = sa.select(GUEST_DEVICES.c.id).where(GUEST_DEVICES.c.guest_id == guest).limit(1)
    return is_kept(connection, guest) or connection.execute(other).first() is not None


def _drop_old_devices(connection: sa.Connection, person: str) -> None:
    mine = GUEST_DEVICES.c.guest_id == person
    order = (GUEST_DEVICES.c.used.desc(), GUEST_DEVICES.c.created.desc())
    found = sa.select(GUEST_DEVICES.c.id).where(mine).order_by(*order).offset(MOST_DEVICES)
    old = connection.scalars(found).all()
    if old:
        connection.execute(sa.delete(GUEST_DEVICES).where(mine, GUEST_DEVICES.c.id.in_(old)))


def _merge(connection: sa.Connection, guest: str, person: str) -> None:
    """Give a person the seats, results and friends of a guest, and delete the guest.

    At a table with seats of both the person keeps her own.
    """
    for part, held in OF_PEOPLE.items():
        for column in held.people:
            if held.merged == "moved":
                _move(connection, part, column, (guest, person))
    # The guest may have muted the person at a table, or the other way round.
    herself = sa.and_(MUTES.c.guest_id == person, MUTES.c.muted_id == person)
    connection.execute(sa.delete(MUTES).where(herself))
    _move_ratings(connection, guest, person)
    move_clubs(connection, guest, person)
    _move_friends(connection, guest, person)
    _move_looks(connection, guest, person)
    delete_guest(connection, guest)


def _move(connection: sa.Connection, part: sa.Table, column: str, people: tuple[str, str]) -> None:
    """Move the rows of a guest to a person; where the person has one, hers stays."""
    guest, person = people
    keys = list(part.primary_key.columns)
    mine = sa.select(*keys).where(part.c[column] == guest)
    for row in connection.execute(mine).all():
        old = dict(zip([key.name for key in keys], row, strict=True))
        new = old | ({column: person} if column in old else {})
        here, there = (
            sa.and_(*(part.c[name] == value for name, value in one.items())) for one in (old, new)
        )
        is_free = old == new or connection.execute(sa.select(*keys).where(there)).first() is None
        if is_free:
            connection.execute(sa.update(part).where(here).values({column: person}))
        else:
            connection.execute(sa.delete(part).where(here))


def _move_ratings(connection: sa.Connection, guest: str, person: str) -> None:
    """Move ratings, also those of pairs; where the person has one, hers stays."""
    mine = sa.or_(*player_is(guest))
    for row in connection.execute(sa.select(RATINGS).where(mine)).all():
        players = sorted(person if one == guest else one for one in row.player.split("+"))
        here = sa.and_(RATINGS.c.pool == row.pool, RATINGS.c.player == row.player)
        player = "+".join(players)
        there = sa.and_(RATINGS.c.pool == row.pool, RATINGS.c.player == player)
        is_known = connection.execute(sa.select(RATINGS.c.pool).where(there)).first() is not None
        if is_known or len(set(players)) < len(players):
            connection.execute(sa.delete(RATINGS).where(here))
        else:
            connection.execute(sa.update(RATINGS).where(here).values(player=player))


def _move_friends(connection: sa.Connection, guest: str, person: str) -> None:
    """Move friendships and requests; a friendship counts for more than a request."""
    about = sa.or_(FRIENDSHIPS.c.guest_id == guest, FRIENDSHIPS.c.friend_id == guest)
    rows = connection.execute(sa.select(FRIENDSHIPS).where(about)).all()
    connection.execute(sa.delete(FRIENDSHIPS).where(about))
    for row in rows:
        asker, asked = (person if one == guest else one for one in (row.guest_id, row.friend_id))
        if asker == asked:
            continue
        before = {state_of(connection, asker, asked), state_of(connection, asked, asker)}
        if before == {None} or (row.state == "friends" and "friends" not in before):
            put_friendship(connection, asker, asked, row.state)


def _move_looks(connection: sa.Connection, guest: str, person: str) -> None:
    """Give a person without a name or an avatar those of a guest."""
    one, other = (read_person(connection, GUESTS.c.id == found) for found in (person, guest))
    if one is not None and other is not None:
        looks = {"name": one.name or other.name, "avatar": one.avatar or other.avatar}
        connection.execute(sa.update(GUESTS).where(GUESTS.c.id == person).values(looks))
