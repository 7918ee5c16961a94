"""Rows of boards, read and written in the transactions of other stores."""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sa

from buur.server.errors import DamagedTable
from buur.server.storage.models import BoardRow, BoardScore
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import BOARD_PLAYS, BOARD_TOTALS, EVENTS, SEAT_RESULTS, TABLES

_GONE_BYTES: Final = 12


def read_board(connection: sa.Connection, table: str) -> BoardRow | None:
    """Return the board that a table plays, None for other tables."""
    columns = [BOARD_PLAYS.c[name] for name in BoardRow._fields]
    row = connection.execute(sa.select(*columns).where(BOARD_PLAYS.c.table_id == table)).first()
    return None if row is None else checked(BoardRow, row, table)


def plays_no_board() -> sa.ColumnElement[bool]:
    """Return the condition that a table of a list plays no board of a day."""
    return sa.not_(sa.exists().where(BOARD_PLAYS.c.table_id == TABLES.c.id))


def settle(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> int:
    """Write the results of begun boards that are over, and return their number.

    A board whose table has failed or was deleted becomes void.

    Args:
        connection: the database.
        condition: which boards to look at.
    """
    begun = (
        sa.select(BOARD_PLAYS, TABLES.c.id, TABLES.c.phase, TABLES.c.scores, TABLES.c.broken)
        .outerjoin(TABLES, TABLES.c.id == BOARD_PLAYS.c.table_id)
        .where(condition, BOARD_PLAYS.c.state == "playing")
    )
    settled = 0
    for row in connection.execute(begun).all():
        values = _outcome(connection, row)
        if values is not None:
            connection.execute(sa.update(BOARD_PLAYS).where(_is_play(row)).values(values))
            settled += 1
    return settled


def _is_play(row: sa.Row[Any]) -> sa.ColumnElement[bool]:
    keys = ("day", "number", "player")
    return sa.and_(*(BOARD_PLAYS.c[key] == getattr(row, key) for key in keys))


def _outcome(connection: sa.Connection, row: sa.Row[Any]) -> dict[str, Any] | None:
    """Return the columns of a board that is over, None while it is played."""
    if row.id is None or row.broken is not None:
        return {"state": "void"}
    if row.phase != "over":
        return None
    try:
        score = _score(connection, row)
    except DamagedTable:
        return {"state": "void"}
    return {"state": "done", "result": score._asdict()}


def _score(connection: sa.Connection, row: sa.Row[Any]) -> BoardScore:
    """Return the result of a table that is over.

    Raises:
        DamagedTable: a value cannot be read.
    """
    results = sa.select(SEAT_RESULTS.c.seat, SEAT_RESULTS.c.contracts)
    named = connection.execute(results.where(SEAT_RESULTS.c.table_id == row.id)).all()
    chosen = next(((one.seat, code) for one in named for code in one.contracts), (None, None))
    scores = row.scores if isinstance(row.scores, list) else []
    own, others = (*scores, None, None)[:2]
    helped = _has_acted(connection, row.id, EVENTS.c.actor == "deputy")
    program = _has_acted(connection, row.id, EVENTS.c.actor == "bot", EVENTS.c.seat == 0)
    values = (own, others, chosen[1], chosen[0], helped, program)
    return checked(BoardScore, values, row.id)


def _has_acted(connection: sa.Connection, table: str, *who: sa.ColumnElement[bool]) -> bool:
    found = sa.select(EVENTS.c.version).where(EVENTS.c.table_id == table, *who).limit(1)
    return connection.execute(found).first() is not None


def forget_player(connection: sa.Connection, guest: str) -> None:
    """Blank a guest's name at the boards that it has played; the results stay."""
    gone = f"gone-{secrets.token_urlsafe(_GONE_BYTES)}"
    settle(connection, BOARD_PLAYS.c.player == guest)
    for part in (BOARD_PLAYS, BOARD_TOTALS):
        mine = sa.update(part).where(part.c.player == guest)
        connection.execute(mine.values(player=gone, name=""))
    gone_tables = sa.update(BOARD_PLAYS).where(BOARD_PLAYS.c.player == gone)
    connection.execute(gone_tables.values(table_id=None))
