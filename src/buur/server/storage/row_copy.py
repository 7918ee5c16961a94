"""Copies of all rows of an SQLite backup into an empty database of PostgreSQL.

The schema and all rows are written in one transaction, so that a copy that fails leaves nothing.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage import migrations
from buur.server.storage.database import DATABASE_ERRORS, open_database
from buur.server.storage.faults import database_error
from buur.server.storage.postgres import postgres_engine, upgrade_alone
from buur.server.storage.schema import METADATA, SCHEMA_VERSION

BATCH: Final = 1000
"""Rows that are read, and sent, at a time."""

_Row = dict[str, Any]


def copy_into_postgres(backup: Path, target: sa.URL) -> None:
    """Write all rows of a backup of SQLite into an empty database of PostgreSQL.

    A copy of the backup in the folder for temporary files is brought to the current schema first.

    Args:
        backup: the file, which stays as it is.
        target: the database.

    Raises:
        ServerError: a newer version of Buur has written the backup, a row does not fit, or the
            database is not empty or cannot be used.
    """
    with tempfile.TemporaryDirectory(prefix="buur-restore-") as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(backup, copy)
        source = open_database(copy, "process")
        # Texts of JSON are copied as they are.
        engine = postgres_engine(target, json_serializer=str)
        try:
            with source.begin() as reading, engine.begin() as writing:
                upgrade_alone(writing)
                require_empty(writing)
                migrations.upgrade(writing)
                _copy(reading, writing)
        except (*DATABASE_ERRORS, ImportError) as error:
            raise database_error(target, error) from error
        finally:
            source.dispose()
            engine.dispose()


def require_empty(connection: sa.Connection) -> None:
    """Check that a database has no tables.

    Raises:
        ServerError: it has some.
    """
    if sa.inspect(connection).get_table_names():
        raise ServerError("a backup is restored into an empty database, and this one has tables")


def _copy(reading: sa.Connection, writing: sa.Connection) -> None:
    counters = _counters(reading)
    for table in METADATA.sorted_tables:  # referred rows come before those that refer to them
        if table is SCHEMA_VERSION:
            continue
        try:
            for rows in _batches(reading, table):
                writing.execute(sa.insert(table), rows)
        except (sa.exc.DataError, sa.exc.IntegrityError, UnicodeError) as error:
            # What the database says of it may have the row's content.
            raise ServerError(
                f"a row of the table {table.name} is damaged, or too long for PostgreSQL"
            ) from error
        _set_counter(writing, table, counters.get(table.name, 0))


def _batches(reading: sa.Connection, table: sa.Table) -> Iterator[list[_Row]]:
    documents = {column for column in table.columns if isinstance(column.type, sa.JSON)}
    columns = [
        sa.type_coerce(column, sa.Text).label(column.name) if column in documents else column
        for column in table.columns
    ]
    # None would become null of JSON, and not an empty column.
    empty = {column.name: sa.null() for column in documents}
    for rows in reading.execute(sa.select(*columns)).mappings().partitions(BATCH):
        yield [
            {name: empty.get(name) if one is None else one for name, one in row.items()}
            for row in rows
        ]


def _counters(reading: sa.Connection) -> Mapping[str, int]:
    """Return the greatest id that each table has given, also to a row that was deleted."""
    rows = reading.exec_driver_sql("SELECT name, seq FROM sqlite_sequence")
    return {row.name: int(row.seq) for row in rows}


def _set_counter(writing: sa.Connection, table: sa.Table, last: int) -> None:
    """Have a table give ids after the last one."""
    column = table.autoincrement_column
    if column is None:
        return
    greatest = max(last, writing.scalar(sa.select(sa.func.max(column))) or 0)
    if greatest:
        sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
        writing.execute(sa.select(sa.func.setval(sequence, greatest)))
