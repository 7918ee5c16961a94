"""`open_database`: URL, engine, schema upgrade and durability of the database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.settings import Durability
from buur.server.storage import migrations

_SYNCHRONOUS: Final[dict[Durability, str]] = {"power": "FULL", "process": "NORMAL"}
"""In WAL mode a commit under NORMAL reaches the operating system and survives the end of this
process; FULL also waits for the disk and survives a power cut."""


def database_url(source: str | Path | None) -> sa.URL:
    """Return a database URL from a URL, the path of an SQLite file, or None for the default."""
    if isinstance(source, str) and "://" in source:
        return sa.make_url(source)
    path = Path(source) if source is not None else default_database()
    return sa.URL.create("sqlite", database=str(path.expanduser().resolve()))


def default_database() -> Path:
    """Return the path of the database in the user's data folder."""
    return Path(platformdirs.user_data_dir("buur", appauthor=False)) / "tables.db"


def open_database(source: str | Path | None, durability: Durability = "power") -> sa.Engine:
    """Open a database, upgrade its schema, and return its engine.

    Raises:
        ServerError: it cannot be opened, or a newer version of Buur has written it.
    """
    url = None
    try:
        url = database_url(source)
        engine = _sqlite(url, durability) if _is_sqlite(url) else sa.create_engine(url, **_JSON)
        with engine.begin() as connection:
            migrations.upgrade(connection)
    except (sa.exc.SQLAlchemyError, OSError, ImportError) as error:
        raise database_error(url, error) from error
    return engine


def database_error(url: sa.URL | None, error: Exception) -> ServerError:
    """Return the error for a database that cannot be used; it never shows a password."""
    where = "" if url is None else f" {url.database or url}"
    cause = getattr(error, "orig", None) or error
    return ServerError(f"the database{where} cannot be used: {cause}")


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
        for statement in _pragmas(durability):
            connection.execute(statement)

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _pragmas(durability: Durability) -> tuple[str, ...]:
    return (
        "PRAGMA busy_timeout=5000",
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
    "json_deserializer": msgspec.json.decode,
}
