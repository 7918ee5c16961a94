"""`PersonalExport`: every row that is stored about a person."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from buur.server.storage.guest_rows import read_person
from buur.server.storage.personal_data import DATA
from buur.server.storage.rating_store import player_is
from buur.server.storage.row_checks import Unreadable
from buur.server.storage.schema import (
    CLUB_EVENINGS,
    CLUB_MEMBERS,
    FRIENDSHIPS,
    GUEST_SEATS,
    GUESTS,
    METADATA,
    RATINGS,
)
from buur.server.storage.table_store import TableStore

_OF_SEAT: Final = ("seats", "seat_tokens", "seat_results")
"""Tables of the database with rows of a seat."""
_OF_TABLE: Final = ("tables", "friend_tables")
"""Tables of the database with one row of a partie."""


class PersonalExport:
    """Reads what is stored about a person, in a transaction for each partie.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def read(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Return the rows about a person, by the table in plain words."""
        found = await self._store.run(lambda connection: _own_rows(connection, guest))
        claims = sa.select(GUEST_SEATS.c.table_id, GUEST_SEATS.c.seat)
        mine = claims.where(GUEST_SEATS.c.guest_id == guest)
        seats = await self._store.run(lambda connection: connection.execute(mine).all())
        for table, seat in seats:
            rows = await self._store.run(partial(_seat_rows, table=table, seat=seat))
            for words, more in rows.items():
                found.setdefault(words, []).extend(more)
        return found


def meaning() -> Mapping[str, Mapping[str, str]]:
    """Return the item of the privacy page of each column, by the table in plain words."""
    return {
        held.words: {name: item for name, item in held.columns.items() if item}
        for held in DATA.values()
        if any(held.columns.values())
    }


def _own_rows(connection: sa.Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for name, held in DATA.items():
        if held.people:
            part = METADATA.tables[name]
            known = [column for column in held.people if column not in held.hidden]
            mine = sa.or_(*(part.c[column] == guest for column in known))
            rows = _rows(connection, part, mine)
            found[held.words] = [_without_others(row, held.people, guest) for row in rows]
    pairs = _rows(connection, RATINGS, sa.or_(*player_is(guest)))
    found[DATA["ratings"].words] = [
        row | {"player": guest if row["player"] == guest else "you and a partner"} for row in pairs
    ]
    found[DATA["friendships"].words] = _friendships(connection, guest)
    found[DATA["club_evenings"].words] = _evenings(connection, guest)
    return found


def _evenings(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """Return the evenings of a person's clubs, each with whether she comes."""
    mine = CLUB_MEMBERS.c.guest_id == guest
    columns = (CLUB_EVENINGS.c[name] for name in ("club_id", "day", "title", "coming"))
    found = (
        sa.select(*columns, CLUB_MEMBERS.c.member)
        .select_from(CLUB_EVENINGS)
        .join(CLUB_MEMBERS, CLUB_MEMBERS.c.club_id == CLUB_EVENINGS.c.club_id)
        .where(mine)
    )
    rows: list[dict[str, Any]] = []
    for row in connection.execute(found):
        coming = isinstance(row.coming, list) and row.member in row.coming
        shown = {"club_id": row.club_id, "day": row.day, "title": row.title}
        rows.append(shown | {"coming": coming})
    return rows


def _without_others(row: dict[str, Any], people: Collection[str], guest: str) -> dict[str, Any]:
    """Return a row without the internal ids of others."""
    return {
        name: None if name in people and value != guest else value for name, value in row.items()
    }


def _friendships(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """Return friends and requests without the internal ids of others.

    Nothing is told of somebody whom the person asked, not even that she has declined.
    """
    rows: list[dict[str, Any]] = []
    mine = sa.or_(FRIENDSHIPS.c.guest_id == guest, FRIENDSHIPS.c.friend_id == guest)
    for row in connection.execute(sa.select(FRIENDSHIPS).where(mine)).all():
        is_asker = row.guest_id == guest
        is_open = is_asker and row.state != "friends"
        other = GUESTS.c.id == (row.friend_id if is_asker else row.guest_id)
        person = None if is_open else read_person(connection, other)
        shown: dict[str, Any] = {"person": None, "name": None}
        if person is not None:
            shown = {"person": person.public_id, "name": person.name}
        state = "asked" if is_open else row.state
        rows.append({**shown, "you asked": is_asker, "state": state, "created": row.created})
    return rows


def _seat_rows(connection: sa.Connection, table: str, seat: int) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for name in (*_OF_TABLE, *_OF_SEAT):
        part = METADATA.tables[name]
        mine = (part.c.id if name == "tables" else part.c.table_id) == table
        if name in _OF_SEAT:
            mine = sa.and_(mine, part.c.seat == seat)
        found[DATA[name].words] = _rows(connection, part, mine)
    events = METADATA.tables["events"]
    mine = sa.and_(events.c.table_id == table, events.c.seat == seat, events.c.actor == "person")
    found[DATA["events"].words] = _rows(connection, events, mine)
    return found


def _rows(
    connection: sa.Connection, part: sa.Table, mine: sa.ColumnElement[bool]
) -> list[dict[str, Any]]:
    """Return rows with their columns that say something of a person."""
    columns = [part.c[name] for name, item in DATA[part.name].columns.items() if item]
    rows = connection.execute(sa.select(*columns).where(mine))
    return [
        {name: None if isinstance(value, Unreadable) else value for name, value in row.items()}
        for row in rows.mappings()
    ]
