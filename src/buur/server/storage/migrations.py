"""Migrations of the database to the current `schema`, as numbered steps.

The steps use Alembic's operations, which emit the right statements for each database. Alembic's
script environment is not used: the history is linear, and the steps are ordinary functions that
are typed and tested. Alembic is imported only when a database is new or outdated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.schema import SCHEMA_VERSION

if TYPE_CHECKING:
    from alembic.operations import Operations


def _first(op: Operations) -> None:
    op.create_table(
        "schema_version",
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("event", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.String(64)),
        sqlite_with_rowid=False,
    )


STEPS: Final[tuple[Callable[[Operations], None], ...]] = (_first,)
"""Step n upgrades version n to n + 1. A released step is never changed."""


def upgrade(connection: sa.Connection) -> None:
    """Upgrade a database within the caller's transaction.

    Raises:
        ServerError: a newer version of Buur has written it.
    """
    version = _version(connection)
    if version > len(STEPS):
        raise ServerError(
            f"the database is of version {version} and this Buur knows {len(STEPS)}: update Buur"
        )
    if version == len(STEPS):
        return
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    operations = Operations(MigrationContext.configure(connection))
    for step in STEPS[version:]:
        step(operations)
    connection.execute(sa.delete(SCHEMA_VERSION))
    connection.execute(sa.insert(SCHEMA_VERSION).values(version=len(STEPS)))


def _version(connection: sa.Connection) -> int:
    if not sa.inspect(connection).has_table(SCHEMA_VERSION.name):
        return 0
    return connection.scalar(sa.select(SCHEMA_VERSION.c.version)) or 0
