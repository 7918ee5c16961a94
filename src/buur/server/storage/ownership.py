"""Ownership of tables: which node writes to a table, by statements whose row locks decide.

A claim is one update. It increments the epoch of the table, the fencing token of all its writes:

    UPDATE tables SET epoch = epoch + 1, owner = :me
    WHERE id = :table AND (owner IS NULL OR owner = :me OR <no live node has the owner's id>)
    RETURNING epoch

A node lives while its lease lasts by the clock of the database. On PostgreSQL it also has to hold
its advisory lock, which the database frees as soon as the node's session ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, Protocol

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.clock import database_now
from buur.server.storage.schema import NODES, TABLES

LOCK_CLASS: Final = 0x42757572
"""The first key of the advisory locks of nodes; the second one is the id of the node."""

_PG_LOCKS: Final = sa.table(
    "pg_locks",
    *(sa.column(name) for name in ("locktype", "database", "classid", "objid", "objsubid")),
    sa.column("granted", sa.Boolean),
)
_PG_DATABASE: Final = sa.table("pg_database", sa.column("oid"), sa.column("datname"))


class Owner(NamedTuple):
    """The right to write to a table."""

    node: int
    """The id of the node that owns the table."""
    epoch: int
    """The epoch in which it does."""


class OwnedElsewhere(ServerError):  # noqa: N818 - names what has happened
    """A live node other than this one owns the table.

    Args:
        table: the table's id.
        owner: its owner, to which a bridge carries messages.
    """

    def __init__(self, table: str, owner: Owner) -> None:
        super().__init__(f"node {owner.node} owns table {table}")
        self.table = table
        self.owner = owner


class Draining(ServerError):  # noqa: N818 - names what has happened
    """This node is about to end and claims no more tables."""


class OwnershipFollower(Protocol):
    """What follows which tables this node owns, such as the subscriptions of a bus."""

    async def claimed(self, table: str, epoch: int) -> None:
        """Follow a table that this node owns from now on; it answers once this returns."""

    def released(self, table: str) -> None:
        """Forget a table; called before the database lets another node claim it."""


def claim(connection: sa.Connection, table: str, node: int | None) -> int | None:
    """Become the owner of a table; writes of a former owner are refused from now on.

    Args:
        connection: the database.
        table: the table's id.
        node: the id of this node; None for a program that is no node and deposes any owner.

    Returns:
        The new epoch; None if there is no such table.

    Raises:
        OwnedElsewhere: another node owns the table and lives.
    """
    epoch = claim_all(connection, [table], node).get(table)
    if epoch is None:
        for refusal in refused_claims(connection, [table]).values():
            raise refusal
    return epoch


def claim_all(connection: sa.Connection, tables: Iterable[str], node: int | None) -> dict[str, int]:
    """Become the owner of tables, and return the new epoch of each that could be claimed."""
    statement = _claim_statement(connection.dialect.name, is_node=node is not None)
    # Two nodes that claim the same tables lock them in the same order.
    rows = connection.execute(statement, {"tables": sorted(tables), "node": node})
    return {row.id: row.epoch for row in rows}


def refused_claims(connection: sa.Connection, tables: Iterable[str]) -> dict[str, OwnedElsewhere]:
    """Return why tables could not be claimed, without those that do not exist."""
    columns = [TABLES.c.id, TABLES.c.owner, TABLES.c.epoch]
    found = sa.select(*columns).where(TABLES.c.id.in_([*tables]))
    return {
        row.id: OwnedElsewhere(row.id, Owner(row.owner, row.epoch))
        for row in connection.execute(found)
    }


def depose(connection: sa.Connection, table: str) -> None:
    """Take a table from its owner for a change beside it, such as the removal of a person.

    The owner's next write is refused; it closes the table, and the next hello claims it.
    """
    mine = sa.update(TABLES).where(TABLES.c.id == table)
    connection.execute(mine.values(epoch=TABLES.c.epoch + 1, owner=None))


def give_up(connection: sa.Connection, table: str, epoch: int) -> None:
    """Let any node claim a table, unless another one owns it already."""
    mine = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.epoch == epoch)
    connection.execute(mine.values(owner=None))


def owner_of(connection: sa.Connection, table: str) -> Owner | None:
    """Return the owner of a table, None if nobody owns it or there is no such table."""
    found = sa.select(TABLES.c.owner, TABLES.c.epoch).where(TABLES.c.id == table)
    row = connection.execute(found).first()
    return None if row is None or row.owner is None else Owner(row.owner, row.epoch)


@cache
def _claim_statement(dialect: str, *, is_node: bool) -> sa.Update:
    """Return the update of a claim; it is built once, since that takes longer than to send it."""
    node = sa.bindparam("node", type_=sa.Integer)
    claimed = TABLES.c.id.in_(sa.bindparam("tables", expanding=True))
    mine = sa.update(TABLES).where(claimed)
    if is_node:
        mine = mine.where(_is_claimable(dialect, node))
    mine = mine.values(epoch=TABLES.c.epoch + 1, owner=node)
    return mine.returning(TABLES.c.id, TABLES.c.epoch)


def _is_claimable(dialect: str, node: sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    lease = sa.exists().where(NODES.c.id == TABLES.c.owner, NODES.c.until > database_now())
    lives: sa.ColumnElement[bool] = lease
    if dialect == "postgresql":
        lives = sa.and_(lease, holds_lock(TABLES.c.owner))
    return sa.or_(TABLES.c.owner.is_(None), TABLES.c.owner == node, sa.not_(lives))


def holds_lock(node: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Return whether a node's session holds its advisory lock, as a condition of PostgreSQL."""
    here = sa.select(_PG_DATABASE.c.oid).where(_PG_DATABASE.c.datname == sa.func.current_database())
    return sa.exists().where(
        _PG_LOCKS.c.locktype == "advisory",
        _PG_LOCKS.c.database == here.scalar_subquery(),
        _PG_LOCKS.c.classid == sa.cast(sa.cast(LOCK_CLASS, sa.BigInteger), _OID),
        _PG_LOCKS.c.objid == sa.cast(sa.cast(node, sa.BigInteger), _OID),
        _PG_LOCKS.c.objsubid == 2,  # of locks with two keys
        _PG_LOCKS.c.granted,
    )


class _Oid(sa.types.UserDefinedType[int]):
    """The type of the columns of ``pg_locks``."""

    cache_ok = True

    def get_col_spec(self, **_: object) -> str:
        """Return the name of the type."""
        return "oid"


_OID: Final = _Oid()
