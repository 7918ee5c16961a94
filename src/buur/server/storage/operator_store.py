"""Statements of an operator: orders to the nodes, bans, and lists of nodes and tables."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.clock import database_now
from buur.server.storage.operator_end import LONGEST_REASON, write_end
from buur.server.storage.ownership import depose
from buur.server.storage.schema import BANS, GUEST_DEVICES, GUESTS, NODES, ORDERS, TABLES
from buur.server.storage.write_clock import now_ms

OrderKind = Literal["drain", "stop", "end", "load"]
"""A node hands its tables over; the node that has a table in memory stops it, or closes it for
good; a node loads one."""

ORDER_HOURS: Final = 24
"""Hours for which an order is kept."""
ADDRESS_DAYS: Final = 14
"""The most days for which an address is kept, and so banned."""


class Order(NamedTuple):
    """What an operator wants of the nodes."""

    id: int
    kind: OrderKind
    node: int | None
    """The node that is meant, None for all."""
    table_id: str | None
    reason: str


class Bans(NamedTuple):
    """Who is kept out now; each with the end, in milliseconds since 1970."""

    networks: dict[str, int]
    devices: dict[str, int]
    """Hashes of the cookies of banned persons."""


class Ban(NamedTuple):
    """A ban, as the operator reads it."""

    id: int
    network: str | None
    person: str | None
    """The public id of a person."""
    until: int
    reason: str
    created: int


class NodeRow(NamedTuple):
    """A node, as the operator reads it."""

    id: int
    name: str
    version: str
    state: str
    started: int
    lease: int
    """Milliseconds until its lease ends; negative if it has ended."""
    tables: int
    """Tables that it owns."""


class OwnedTable(NamedTuple):
    """A table, as the operator reads it."""

    id: str
    owner: int | None
    epoch: int
    phase: str
    deal: int
    updated: int
    broken: str | None


def last_order(connection: sa.Connection) -> int:
    """Return the id of the latest order, 0 for none."""
    return connection.scalar(sa.select(sa.func.max(ORDERS.c.id))) or 0


def orders_after(connection: sa.Connection, order: int, node: int) -> tuple[Order, ...]:
    """Return the orders to a node, or to all, that came after another one."""
    columns = [ORDERS.c[name] for name in Order._fields]
    mine = sa.or_(ORDERS.c.node == node, ORDERS.c.node.is_(None))
    found = sa.select(*columns).where(ORDERS.c.id > order, mine).order_by(ORDERS.c.id)
    return tuple(Order(*row) for row in connection.execute(found))


def give_order(
    connection: sa.Connection,
    kind: OrderKind,
    node: int | None = None,
    table: str | None = None,
    reason: str = "",
) -> None:
    """Give an order to a node, or to all; old orders are deleted."""
    now = now_ms()
    old = ORDERS.c.created < now - ORDER_HOURS * 3_600_000
    connection.execute(sa.delete(ORDERS).where(old))
    values = {"kind": kind, "node": node, "table_id": table, "reason": reason, "created": now}
    connection.execute(sa.insert(ORDERS).values(values))


def bans_now(connection: sa.Connection) -> Bans:
    """Return who is kept out; bans that have ended are deleted."""
    now = now_ms()
    if connection.scalar(sa.select(BANS.c.id).where(BANS.c.until <= now).limit(1)) is not None:
        connection.execute(sa.delete(BANS).where(BANS.c.until <= now))
    rows = connection.execute(
        sa.select(BANS.c.network, BANS.c.until).where(BANS.c.network.is_not(None))
    )
    networks = {row.network: row.until for row in rows}
    found = sa.select(GUEST_DEVICES.c.token_hash, BANS.c.until).join(
        BANS, BANS.c.guest_id == GUEST_DEVICES.c.guest_id
    )
    devices = {row.token_hash: row.until for row in connection.execute(found)}
    return Bans(networks, devices)


def ban_network(connection: sa.Connection, network: str, until: int, reason: str) -> None:
    """Keep a network out until a time; a ban that it has is replaced."""
    connection.execute(sa.delete(BANS).where(BANS.c.network == network))
    _ban(connection, {"network": network, "until": until, "reason": reason})


def ban_person(connection: sa.Connection, person: str, until: int, reason: str) -> None:
    """Keep a person out until a time; a ban that she has is replaced.

    Args:
        connection: the database.
        person: her public id, or the id that reports name.
        until: milliseconds since 1970.
        reason: for the operator, and for the export of her data.

    Raises:
        ServerError: there is no such person.
    """
    named = sa.or_(GUESTS.c.id == person, GUESTS.c.public_id == person)
    guest = connection.scalar(sa.select(GUESTS.c.id).where(named)) if person else None
    if guest is None:
        raise ServerError(f"there is no person {person}")
    connection.execute(sa.delete(BANS).where(BANS.c.guest_id == guest))
    _ban(connection, {"guest_id": guest, "until": until, "reason": reason})


def _ban(connection: sa.Connection, values: dict[str, object]) -> None:
    reason = str(values["reason"])[:LONGEST_REASON]
    connection.execute(sa.insert(BANS).values(values | {"reason": reason, "created": now_ms()}))


def lift_ban(connection: sa.Connection, ban: int) -> None:
    """End a ban.

    Raises:
        ServerError: there is no such ban.
    """
    if not connection.execute(sa.delete(BANS).where(BANS.c.id == ban)).rowcount:
        raise ServerError(f"there is no ban {ban}")


def bans_listed(connection: sa.Connection) -> list[Ban]:
    """Return all bans, the first to end first."""
    found = (
        sa.select(
            BANS.c.id,
            BANS.c.network,
            GUESTS.c.public_id.label("person"),
            BANS.c.until,
            BANS.c.reason,
            BANS.c.created,
        )
        .outerjoin(GUESTS, GUESTS.c.id == BANS.c.guest_id)
        .where(BANS.c.until > now_ms())
        .order_by(BANS.c.until, BANS.c.id)
    )
    return [Ban(*row) for row in connection.execute(found)]


def nodes_listed(connection: sa.Connection) -> list[NodeRow]:
    """Return all nodes that have not ended in good order."""
    owned = sa.select(sa.func.count()).where(TABLES.c.owner == NODES.c.id).scalar_subquery()
    own = [NODES.c[name] for name in ("id", "name", "version", "state", "started")]
    found = sa.select(*own, (NODES.c.until - database_now()).label("lease"), owned.label("tables"))
    return [NodeRow._make(row) for row in connection.execute(found.order_by(NODES.c.id))]


def tables_listed(connection: sa.Connection, limit: int, node: int | None) -> list[OwnedTable]:
    """Return the tables that a node owns, or all, the latest first."""
    columns = [TABLES.c[name] for name in OwnedTable._fields]
    found = sa.select(*columns).order_by(TABLES.c.updated.desc()).limit(limit)
    if node is not None:
        found = found.where(TABLES.c.owner == node)
    return [OwnedTable(*row) for row in connection.execute(found)]


def drain_node(connection: sa.Connection, node: int) -> None:
    """Have a node take no more tables, and hand over those that it has.

    Raises:
        ServerError: there is no such node.
    """
    _expect_node(connection, node)
    give_order(connection, "drain", node)


def end_table(connection: sa.Connection, table: str, reason: str) -> None:
    """Close a table for good; its log ends with the reason, and its people read it.

    Raises:
        ServerError: there is no such table, or it is closed already.
    """
    depose(connection, table)
    _expect_open_table(connection, table)
    reason = reason[:LONGEST_REASON]
    write_end(connection, table, reason)
    give_order(connection, "end", table=table, reason=reason)


def move_table(connection: sa.Connection, table: str, node: int) -> None:
    """Give a table to another node; who plays there comes back to it at once.

    Raises:
        ServerError: there is no such table or no such node, the table is closed, or the node takes
            no more tables.
    """
    _expect_open_table(connection, table)
    if _expect_node(connection, node) != "serving":
        raise ServerError(f"node {node} takes no more tables; choose another one")
    depose(connection, table)
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(owner=node))
    give_order(connection, "stop", table=table, reason=f"moved to node {node}")
    give_order(connection, "load", node, table)


def _expect_node(connection: sa.Connection, node: int) -> str:
    """Return the state of a node that lives."""
    alive = sa.select(NODES.c.state).where(NODES.c.id == node, NODES.c.until > database_now())
    state: str | None = connection.scalar(alive)
    if state is None:
        raise ServerError(f"there is no node {node}; `buur admin nodes` lists those that live")
    return state


def _expect_open_table(connection: sa.Connection, table: str) -> None:
    found = sa.select(TABLES.c.broken, TABLES.c.archived).where(TABLES.c.id == table)
    row = connection.execute(found).first()
    if row is None:
        raise ServerError(f"there is no table {table}")
    if row.broken is not None:
        raise ServerError(f"table {table} is closed already: {row.broken}")
    if row.archived is not None:
        raise ServerError(f"table {table} is in the archive")
