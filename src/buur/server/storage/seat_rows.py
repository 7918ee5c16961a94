"""Statements on the rows of seats: which seat a token opens, and players who move."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from buur.server.storage.row_checks import is_seat
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEATS


def open_seats(
    connection: sa.Connection, hashes: Sequence[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    """Return the seats that tokens open, by table and hash.

    Args:
        connection: the database.
        hashes: tables, each with the hash of a token.
    """
    wanted = set(hashes)
    found = sa.select(SEATS.c.table_id, SEATS.c.token_hash, SEATS.c.seat).where(
        # SQLite uses an index for these conditions, and none for one on pairs.
        SEATS.c.table_id.in_({table for table, _ in wanted}),
        SEATS.c.token_hash.in_({one for _, one in wanted}),
    )
    rows = connection.execute(found)
    seats = {(row.table_id, row.token_hash): row.seat for row in rows}
    return {pair: seat for pair, seat in seats.items() if pair in wanted and is_seat(seat)}


def move_players(connection: sa.Connection, table: str, previous_seats: Sequence[int]) -> None:
    """Seat the players of a table anew: their names and tokens, guests and commands so far.

    Args:
        connection: the database.
        table: the table's id.
        previous_seats: by seat, the seat of its player until now.
    """
    moves = [(before, after) for after, before in enumerate(previous_seats)]
    # The seat is part of the primary key: the first statement frees all numbers.
    here = sa.update(SEATS).where(SEATS.c.table_id == table)
    connection.execute(here.values(seat=-1 - SEATS.c.seat))
    away = {-1 - before: after for before, after in moves}
    connection.execute(here.values(seat=sa.case(away, value=SEATS.c.seat, else_=SEATS.c.seat)))
    for part in (GUEST_SEATS, EVENTS):
        seat = sa.case(dict(moves), value=part.c.seat, else_=part.c.seat)
        connection.execute(sa.update(part).where(part.c.table_id == table).values(seat=seat))
