"""Migrations of the database to the current `schema`, as numbered steps.

A new database gets the current schema at once; a step changes the schema of a released version.
The steps use Alembic's operations, which emit the right statements for each database. Alembic's
script environment is not used: the history is linear, and the steps are ordinary functions that
are typed and tested. Alembic is imported only when a database is outdated.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.faults import database_fault
from buur.server.storage.schema import METADATA, SCHEMA_VERSION
from buur.server.storage.write_clock import now_ms

if TYPE_CHECKING:
    from alembic.operations import Operations


def _add_guests(operations: Operations) -> None:
    """Add guests, the seats that they own, and the results of parties."""
    operations.add_column("tables", sa.Column("winner", sa.Integer))
    operations.add_column(
        "tables",
        sa.Column("training", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    operations.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "guest_seats",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    operations.create_table(
        "seat_results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("contracts", sa.JSON, nullable=False),
    )


def _add_broken(operations: Operations) -> None:
    """Add the mark of tables that are closed as broken."""
    operations.add_column("tables", sa.Column("broken", sa.String(200)))


def _add_snapshots(operations: Operations) -> None:
    """Add snapshots and scores of deals, and find an event by its command."""
    command = sa.text("command IS NOT NULL")
    operations.create_index(
        "events_by_command",
        "events",
        ["table_id", "seat", "command"],
        sqlite_where=command,
        postgresql_where=command,
    )
    operations.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
    operations.create_table(
        "deals",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.Column("score", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )


def _add_friends(operations: Operations) -> None:
    """Add tables for friends, their invitations, and changes of seats."""
    for name in ("is_open", "is_host"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        operations.add_column("seats", column)
    operations.create_table(
        "seat_tokens",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "friend_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("time", sa.String(16), nullable=False),
        sa.Column("next_table", sa.String(32)),
        sa.Column("next_keys", sa.JSON),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "seat_changes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
    )


def _add_seat_avatars(operations: Operations) -> None:
    """Add the drawings that persons have chosen for their seats."""
    operations.add_column("seats", sa.Column("avatar", sa.String(16)))


def _add_talk(operations: Operations) -> None:
    """Add who may watch a table, links to replays, mutes, and reports."""
    watch = sa.Column("watch", sa.String(8), nullable=False, server_default="off")
    operations.add_column("friend_tables", watch)
    operations.add_column("friend_tables", sa.Column("watch_hash", sa.String(64)))
    table, guest = sa.ForeignKey("tables.id"), sa.ForeignKey("guests.id")
    operations.create_table(
        "former_seats",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("guest_id", sa.String(32), guest, primary_key=True, index=True),
    )
    table, guest = sa.ForeignKey("tables.id"), sa.ForeignKey("guests.id")
    operations.create_table(
        "replay_links",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), guest, nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    muter, muted = sa.ForeignKey("guests.id"), sa.ForeignKey("guests.id")
    operations.create_table(
        "mutes",
        sa.Column("guest_id", sa.String(32), muter, primary_key=True),
        sa.Column("muted_id", sa.String(32), muted, primary_key=True, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False, index=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("reporter_seat", sa.Integer, nullable=False),
        sa.Column("reported", sa.String(32)),
        sa.Column("reported_seat", sa.Integer, nullable=False),
        sa.Column("reported_name", sa.String(64), nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
    )


def _add_boards(operations: Operations) -> None:
    """Add the boards of days: chains of seeds, days, plays and totals."""
    operations.create_table(
        "board_chains",
        sa.Column("first_day", sa.String(10), primary_key=True),
        sa.Column("last_day", sa.String(10), nullable=False),
        sa.Column("last_seed", sa.String(64), nullable=False),
    )
    operations.create_table(
        "board_days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    operations.create_table(
        "board_plays",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), index=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("result", sa.JSON),
    )
    operations.create_table(
        "board_totals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("boards", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
    )


def _add_pools(operations: Operations) -> None:
    """Add tables that the lobby shows, parties of pools, and ratings."""
    operations.add_column(
        "friend_tables",
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    operations.add_column("friend_tables", sa.Column("lang", sa.String(2)))
    operations.add_column("friend_tables", sa.Column("pool", sa.String(80)))
    operations.add_column("friend_tables", sa.Column("rated", sa.BigInteger))
    operations.create_index("friend_tables_unrated", "friend_tables", ["pool", "rated"])
    operations.create_table(
        "pool_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("in_pair", sa.Boolean, nullable=False),
    )
    operations.create_index("ix_pool_seats_guest_id", "pool_seats", ["guest_id"])
    operations.create_table(
        "ratings",
        sa.Column("pool", sa.String(80), primary_key=True),
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("parties", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    operations.create_index("ratings_by_player", "ratings", ["player"])


def _add_clubs(operations: Operations) -> None:
    """Add clubs with their members, tables and evenings."""
    operations.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "club_members",
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column(
            "guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True, index=True
        ),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "club_tables",
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("evening", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "club_evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club_id", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("coming", sa.JSON, nullable=False),
        sa.Column("pairs", sa.JSON, nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _add_people(operations: Operations) -> None:
    """Add names, devices, keys and friends of guests, and more totals of seats.

    Earlier versions knew a guest by one token in its own row.
    """
    connection = operations.get_bind()
    guests = connection.execute(sa.text("SELECT id, token_hash, created FROM guests")).all()
    _change_guests(operations, [guest.id for guest in guests])
    devices = _create_devices(operations)
    _create_keys(operations)
    _create_friendships(operations)
    for guest in guests:
        device = {"token_hash": guest.token_hash, "guest_id": guest.id, "label": ""}
        times = {"created": guest.created, "used": now_ms()}
        operations.bulk_insert(devices, [device | times | {"id": secrets.token_urlsafe(12)}])
    operations.add_column("seat_changes", sa.Column("guest_id", sa.String(32)))
    operations.create_index("ix_seat_changes_guest_id", "seat_changes", ["guest_id"])
    # Who has a seat now, and had it under the same name.
    operations.execute(
        """
        UPDATE seat_changes SET guest_id = (
            SELECT min(guest_seats.guest_id) FROM guest_seats JOIN seats
            ON seats.table_id = guest_seats.table_id AND seats.seat = guest_seats.seat
            WHERE guest_seats.table_id = seat_changes.table_id
            AND guest_seats.seat = seat_changes.seat AND seats.name = seat_changes.name
        ) WHERE kind = 'person'
        """
    )
    operations.add_column("seat_results", sa.Column("made", sa.JSON))
    operations.add_column("seat_results", sa.Column("points", sa.Integer))


def _guest_column(name: str = "guest_id", **more: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("guests.id"), **more)


def _change_guests(operations: Operations, guests: Sequence[str]) -> None:
    """Give guests a public id, a name and an avatar, and take their token."""
    connection = operations.get_bind()
    for column in (
        sa.Column("public_id", sa.String(32), nullable=False, server_default=""),
        sa.Column("name", sa.String(64), nullable=False, server_default=""),
        sa.Column("avatar", sa.String(32)),
    ):
        operations.add_column("guests", column)
    change = sa.text("UPDATE guests SET public_id = :public_id WHERE id = :id")
    for guest in guests:
        connection.execute(change, {"public_id": secrets.token_urlsafe(16), "id": guest})
    with _without_rows(connection), operations.batch_alter_table("guests") as batch:
        batch.drop_column("token_hash")
    operations.create_index("ix_guests_public_id", "guests", ["public_id"], unique=True)


@contextlib.contextmanager
def _without_rows(connection: sa.Connection) -> Iterator[None]:
    """Put the rows aside that refer to guests, since SQLite replaces their table."""
    known = sa.MetaData()
    known.reflect(connection)
    guests = known.tables["guests"]
    referring = [
        table
        for table in known.tables.values()
        if any(key.column.table is guests for key in table.foreign_keys)
    ]
    rows = [(table, connection.execute(sa.select(table)).mappings().all()) for table in referring]
    for table in referring:
        connection.execute(sa.delete(table))
    yield
    for table, before in rows:
        if before:
            connection.execute(sa.insert(table), [dict(row) for row in before])


def _create_devices(operations: Operations) -> sa.Table:
    return operations.create_table(
        "guest_devices",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _guest_column(nullable=False, index=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )


def _create_keys(operations: Operations) -> None:
    operations.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _guest_column(nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("short_id", sa.String(32), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "mail_addresses",
        sa.Column("address", sa.String(254), primary_key=True),
        _guest_column(nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "mail_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("device_id", sa.String(32), nullable=False),
        _guest_column(nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _create_friendships(operations: Operations) -> None:
    operations.create_table(
        "friendships",
        _guest_column(primary_key=True),
        _guest_column("friend_id", primary_key=True, index=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    operations.create_table(
        "friend_links",
        _guest_column(primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _add_nodes(operations: Operations) -> None:
    """Add nodes, and the node that owns each table."""
    operations.create_table(
        "nodes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    operations.add_column("tables", sa.Column("owner", sa.Integer))
    operations.create_index("tables_by_owner", "tables", ["owner"])


def _add_operator(operations: Operations) -> None:
    """Add an operator's orders and bans, and the mark of tables in the archive."""
    operations.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("node", sa.Integer),
        sa.Column("table_id", sa.String(32)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    operations.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("network", sa.String(64)),
        _guest_column(index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    operations.add_column("tables", sa.Column("archived", sa.BigInteger))


def _add_listing(operations: Operations) -> None:
    """Add whether rankings show the name of a person."""
    listed = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    operations.add_column("guests", listed)


def _add_entries(operations: Operations) -> None:
    """Add the entries to the quick match for which seats were found."""
    operations.add_column("pool_seats", sa.Column("entry", sa.String(64)))
    operations.create_index("pool_seats_by_entry", "pool_seats", ["entry"], unique=True)


def _index_club_tables(operations: Operations) -> None:
    """Add an index by which the club of a table is found."""
    operations.create_index("club_tables_by_table", "club_tables", ["table_id"])


STEPS: Final[tuple[Callable[[Operations], None], ...]] = (
    _add_guests,
    _add_broken,
    _add_snapshots,
    _add_friends,
    _add_seat_avatars,
    _add_talk,
    _add_boards,
    _add_pools,
    _add_clubs,
    _add_people,
    _add_nodes,
    _add_operator,
    _add_listing,
    _add_entries,
    _index_club_tables,
)
"""Step n, from 1, upgrades version n to n + 1. A released step is never changed."""


def upgrade(connection: sa.Connection) -> None:
    """Create or upgrade a database within the caller's transaction.

    Raises:
        ServerError: a newer version of Buur has written it.
    """
    version, current = _version(connection), 1 + len(STEPS)
    if version > current:
        raise ServerError(
            f"the database is of version {version} and this Buur knows {current}: update Buur"
        )
    if version == current:
        return
    if version == 0:
        METADATA.create_all(connection)
    else:
        _run_steps(connection, version)
    connection.execute(sa.delete(SCHEMA_VERSION))
    connection.execute(sa.insert(SCHEMA_VERSION).values(version=current))


def _run_steps(connection: sa.Connection, version: int) -> None:
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    operations = Operations(MigrationContext.configure(connection))
    for step in STEPS[version - 1 :]:
        step(operations)


def check_columns(connection: sa.Connection) -> None:
    """Check that every table is there with its columns.

    Raises:
        SQLAlchemyError: one is missing.
    """
    for table in METADATA.sorted_tables:
        connection.execute(sa.select(table).limit(0))


def _version(connection: sa.Connection) -> int:
    """Return the version of the schema, 0 for a new database.

    Raises:
        DatabaseFault: it cannot be read.
    """
    if not sa.inspect(connection).has_table(SCHEMA_VERSION.name):
        return 0
    versions = [row.version for row in connection.execute(sa.select(SCHEMA_VERSION.c.version))]
    if len(versions) == 1 and isinstance(versions[0], int) and versions[0] > 0:
        return versions[0]
    raise database_fault(connection.engine.url, "damaged", "its version is not readable")
