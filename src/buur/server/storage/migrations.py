"""Migrations of the database to the current `schema`, as numbered steps.

A new database gets the current schema at once; a step changes the schema of a released version.
The steps use Alembic's operations, which emit the right statements for each database. Alembic's
script environment is not used: the history is linear, and the steps are ordinary functions that
are typed and tested. Alembic is imported only when a database is outdated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.schema import METADATA, SCHEMA_VERSION

if TYPE_CHECKING:
    from alembic.operations import Operations

STEPS: Final[tuple[Callable[[Operations], None], ...]] = ()
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


def _version(connection: sa.Connection) -> int:
    """Return the version of the schema, 0 for a new database."""
    if not sa.inspect(connection).has_table(SCHEMA_VERSION.name):
        return 0
    return connection.scalar(sa.select(SCHEMA_VERSION.c.version)) or 0
