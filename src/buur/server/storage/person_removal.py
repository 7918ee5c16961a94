"""`delete_person`: deletes a person, and leaves the records of others whole."""

from __future__ import annotations

import sqlalchemy as sa

from buur.server.storage.board_rows import forget_player
from buur.server.storage.club_store import leave_clubs
from buur.server.storage.personal_data import OF_PEOPLE
from buur.server.storage.rating_store import forget_ratings
from buur.server.storage.schema import GUEST_SEATS, GUESTS
from buur.server.storage.table_removal import remove_claim


def delete_person(connection: sa.Connection, guest: str) -> None:
    """Delete a person with all that is stored of her.

    Parties that others played stay, without her name.
    """
    forget_player(connection, guest)
    forget_ratings(connection, guest)
    leave_clubs(connection, guest)
    tables = sa.select(GUEST_SEATS.c.table_id).where(GUEST_SEATS.c.guest_id == guest)
    for table in connection.scalars(tables).all():
        remove_claim(connection, table, guest, blanks=True)
    delete_guest(connection, guest)


def delete_guest(connection: sa.Connection, guest: str) -> None:
    """Delete a person, except for her seats' names and results."""
    for part, held in OF_PEOPLE.items():
        for column in held.people:
            mine = part.c[column] == guest
            if held.is_forgotten_apart:
                continue
            if held.blanked is None:
                connection.execute(sa.delete(part).where(mine))
            else:
                connection.execute(sa.update(part).where(mine).values(held.blanked[column]))
    connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))
