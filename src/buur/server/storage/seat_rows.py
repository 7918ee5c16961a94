"""Statements on the rows of seats: which seat a token opens, and players who move."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from buur.server.storage.row_checks import is_seat
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEAT_TOKENS, SEATS


def open_seats(
    connection: sa.Connection, hashes: Sequence[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    """Return the seats that tokens open, by table and hash.

    Args:
        connection: the database.
        hashes: tables, each with the hash of a token.
    """
    wanted = set(hashes)
    tables, tokens = {table for table, _ in wanted}, {one for _, one in wanted}
    parts = [
        # SQLite uses an index for these conditions, and none for one on pairs.
        sa.select(part.c.table_id, part.c.token_hash, part.c.seat).where(
            part.c.table_id.in_(tables), part.c.token_hash.in_(tokens)
        )
        for part in (SEATS, SEAT_TOKENS)
    ]
    rows = connection.execute(sa.union_all(*parts))
    seats = {(row.table_id, row.token_hash): row.seat for row in rows}
    return {pair: seat for pair, seat in seats.items() if pair in wanted and is_seat(seat)}


def first_token(connection: sa.Connection, table: str, token_hash: str) -> str | None:
    """Return the hash of the first token of the seat that a token opens, None without one."""
    here = sa.and_(SEATS.c.table_id == table, SEATS.c.token_hash == token_hash)
    same_seat = sa.and_(
        SEAT_TOKENS.c.table_id == SEATS.c.table_id, SEAT_TOKENS.c.seat == SEATS.c.seat
    )
    further = sa.and_(SEAT_TOKENS.c.table_id == table, SEAT_TOKENS.c.token_hash == token_hash)
    first = sa.select(SEATS.c.token_hash)
    found = connection.scalar(
        sa.union_all(first.where(here), first.join(SEAT_TOKENS, same_seat).where(further))
    )
    return found if isinstance(found, str) else None


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
    for part in (GUEST_SEATS, SEAT_TOKENS, EVENTS):
        seat = sa.case(dict(moves), value=part.c.seat, else_=part.c.seat)
        connection.execute(sa.update(part).where(part.c.table_id == table).values(seat=seat))
