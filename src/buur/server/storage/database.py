"""`open_database`: URL, engine, schema upgrade and durability of the database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
import sqlalchemy as sa

from buur.server.errors import FaultCode, ServerError
from buur.server.settings import Durability
from buur.server.storage import migrations
from buur.server.storage.faults import database_error, database_fault
from buur.server.storage.postgres import is_postgres, postgres_engine, upgrade_alone
from buur.server.storage.row_checks import decode_json
from buur.server.storage.schema import SCHEMA_VERSION

_SYNCHRONOUS: Final[dict[Durability, str]] = {"power": "FULL", "process": "NORMAL"}
"""In WAL mode a commit under NORMAL reaches the operating system and survives the end of this
process; FULL also waits for the disk and survives a power cut."""


DATABASE_ERRORS: Final = (sa.exc.SQLAlchemyError, sqlite3.Error, OSError)
"""Errors of SQLAlchemy, of the driver that it uses, and of the system."""
BUSY_MILLISECONDS = 5000
"""Time for which a transaction waits while another process has locked the database."""
_ROOM = 65_536
"""Bytes that must be free before a disk counts as no longer full."""


def look_again(engine: sa.Engine, code: FaultCode) -> None:
    """Raise an error if the fault of an SQLite database goes on.

    A lock is not waited for. A database that was damaged has to be whole, and a disk that was full
    has to take as much as several tables write.
    """
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        if code == "damaged":
            cursor.execute("PRAGMA shrink_memory")  # else it looks at pages that it read before
            cursor.execute("PRAGMA quick_check(1)")
            if cursor.fetchone() != ("ok",):
                raise database_fault(engine.url, "damaged")
        cursor.execute("PRAGMA busy_timeout=0")
        try:
            cursor.execute("BEGIN IMMEDIATE")
            if code == "disk-full":
                cursor.execute("CREATE TABLE IF NOT EXISTS room (bytes)")
                cursor.execute(f"INSERT INTO room VALUES (zeroblob({_ROOM}))")
            cursor.execute("COMMIT")
            cursor.execute("DROP TABLE IF EXISTS room")
        finally:
            cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")


def fold_log(engine: sa.Engine) -> None:
    """Move the rest of a deleted write-ahead log into the database, and begin a new one.

    SQLite would write on into the deleted file.
    """
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if cursor.fetchone() != (0, 0, 0):  # another process reads
            raise database_fault(engine.url, "missing")
    engine.dispose()
    with engine.begin():
        pass


_KINDS: Final = ("sqlite", "postgresql")
"""Kinds of databases that a URL may name."""


def database_url(source: str | Path | None) -> sa.URL:
    """Return a database URL from a URL, the path of an SQLite file, or None for the default.

    Raises:
        ServerError: the URL is of another kind; the sentence does not repeat it, since it may have
            a password.
    """
    if isinstance(source, str) and "://" in source:
        url = sa.make_url(source)
        if url.get_backend_name() not in _KINDS:
            raise ServerError(
                "a database is a file, or a URL such as postgresql://user@host/name; a URL that"
                f" begins with {url.drivername[:20]}:// is neither"
            )
        return url
    path = Path(source) if source is not None else default_database()
    return sa.URL.create("sqlite", database=str(path.expanduser().resolve()))


def default_database() -> Path:
    """Return the path of the database in the user's data folder."""
    return Path(platformdirs.user_data_dir("buur", appauthor=False)) / "tables.db"


def open_database(source: str | Path | None, durability: Durability = "power") -> sa.Engine:
    """Open a database, upgrade its schema, and return its engine.

    Raises:
        ServerError: it cannot be opened or written to, or a newer version of Buur has written it.
    """
    url = None
    try:
        url = database_url(source)
        engine = _engine(url, durability)
        _prepare(engine)
    except (*DATABASE_ERRORS, ImportError) as error:
        raise database_error(url, error) from error
    return engine


def _prepare(engine: sa.Engine) -> None:
    """Upgrade a database, and see whether it can be written to."""
    try:
        with engine.begin() as connection:
            if is_postgres(engine.url):
                upgrade_alone(connection)
            migrations.upgrade(connection)
            migrations.check_columns(connection)
        with engine.begin() as connection:
            probe(connection)
    except BaseException:
        engine.dispose()
        raise


def _engine(url: sa.URL, durability: Durability) -> sa.Engine:
    if _is_sqlite(url):
        return _sqlite(url, durability)
    return postgres_engine(url, **_JSON)


def probe(connection: sa.Connection) -> None:
    """Write something that changes nothing, to see whether the database takes it."""
    version = SCHEMA_VERSION.c.version
    connection.execute(sa.update(SCHEMA_VERSION).values(version=version))


def _is_sqlite(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _sqlite(url: sa.URL, durability: Durability) -> sa.Engine:
    """Return an engine with a single connection, for use by one thread at a time."""
    _make_file(url)
    engine = sa.create_engine(
        url,
        poolclass=sa.StaticPool,
        connect_args={"check_same_thread": False},
        **_JSON,
    )

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        # The driver begins transactions only for some statements; `begin` below does so for all.
        connection.isolation_level = None
        # A damaged text must not make all rows of an answer unreadable.
        connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
        for statement in _pragmas(durability):
            connection.execute(statement)

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _pragmas(durability: Durability) -> tuple[str, ...]:
    return (
        f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
        "PRAGMA journal_mode=WAL",
        f"PRAGMA synchronous={_SYNCHRONOUS[durability]}",
        # Without it macOS acknowledges writes before they are on the disk.
        f"PRAGMA fullfsync={'ON' if durability == 'power' else 'OFF'}",
        "PRAGMA foreign_keys=ON",
    )


def _make_file(url: sa.URL) -> None:
    """Create the file of a new database, readable by its owner only: it contains secret seeds."""
    if not url.database or url.database == ":memory:":
        return
    path = Path(url.database)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


_JSON: Final[dict[str, Any]] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": decode_json,
}
