"""Backups: a copy of the database while it is in use, and its restore into a new database.

SQLite writes the copy itself by ``VACUUM INTO``, in one transaction that blocks nobody. PostgreSQL
has `pg_dump` and `pg_restore`, which have to be installed. A backup of SQLite goes into PostgreSQL
by `row_copy`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.database import DATABASE_ERRORS, database_url
from buur.server.storage.faults import database_error
from buur.server.storage.postgres import postgres_engine
from buur.server.storage.row_copy import copy_into_postgres, require_empty
from buur.server.storage.schema import SCHEMA_VERSION

_SQLITE_HEAD: Final = b"SQLite format 3\0"
_DUMP_HEAD: Final = b"PGDMP"
ENDING: Final = {"sqlite": "db", "postgresql": "dump"}
"""The ending of a backup's name, by the kind of database."""


def back_up(source: str | Path | None, target: Path) -> None:
    """Write a copy of a database to a new file, which only its owner can read.

    Args:
        source: path or URL of the database, which may be in use.
        target: path of the copy. The file appears once it is complete.

    Raises:
        ServerError: the database cannot be read, or the file cannot be written.
    """
    url = database_url(source)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    if target.exists():
        raise ServerError(f"{target} exists already")
    if not target.parent.is_dir():
        raise ServerError(f"there is no folder {target.parent} for the backup")
    try:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), part)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={part}")
        part.chmod(0o600)
        _flush(part)
        part.rename(target)
        _flush(target.parent)
    except DATABASE_ERRORS as error:
        raise database_error(url, error) from error
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, target: str | Path) -> None:
    """Write a backup into a new database: one of SQLite into either kind.

    Args:
        backup: a file that `back_up` has written.
        target: path of an SQLite file that does not exist, or URL of an empty database.

    Raises:
        ServerError: the file is no backup, or of PostgreSQL and the database of SQLite, or the
            database is not new.
    """
    url = database_url(target)
    kinds = kind_of(backup), url.get_backend_name()
    if kinds == ("sqlite", "sqlite"):
        _restore_sqlite(backup, Path(url.database or ""))
    elif kinds == ("sqlite", "postgresql"):
        _check_sqlite(backup)
        copy_into_postgres(backup, url)
    elif kinds == ("postgresql", "postgresql"):
        _restore_dump(backup, url)
    else:
        raise ServerError(f"{backup} is a backup of {kinds[0]}, not of {kinds[1]}")


def _restore_dump(backup: Path, url: sa.URL) -> None:
    engine = postgres_engine(url)
    try:
        with engine.connect() as connection:
            require_empty(connection)
    except DATABASE_ERRORS as error:
        raise database_error(url, error) from error
    finally:
        engine.dispose()
    options = ("--exit-on-error", "--single-transaction", "--no-owner")
    _run("pg_restore", url, *options, str(backup), names_database=True)


def kind_of(backup: Path) -> str:
    """Return the kind of database of a backup: ``sqlite`` or ``postgresql``.

    Raises:
        ServerError: the file cannot be read, or it is no backup.
    """
    try:
        with backup.open("rb") as file:
            head = file.read(len(_SQLITE_HEAD))
    except OSError as error:
        raise ServerError(f"{backup} cannot be read: {error.strerror or error}") from error
    if head == _SQLITE_HEAD:
        return "sqlite"
    if head.startswith(_DUMP_HEAD):
        return "postgresql"
    raise ServerError(f"{backup} is no backup of a database")


def forget_nodes(connection: sa.Connection) -> None:
    """Take every table from its owner: no process of the old database serves the new one."""
    tables, nodes = sa.table("tables", sa.column("owner")), sa.table("nodes")
    connection.execute(sa.update(tables).values(owner=None))
    connection.execute(sa.delete(nodes))


def old_backups(folder: Path, keep: int) -> list[Path]:
    """Return the backups of a folder without the newest ones, by their names.

    >>> old_backups(Path("/nowhere"), 7)
    []
    """
    found = sorted(
        one for ending in ENDING.values() for one in folder.glob(f"buur-????????T??????Z.{ending}")
    )
    return found[: max(0, len(found) - keep)]


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise ServerError(f"there is no database {source}")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with contextlib.closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("PRAGMA busy_timeout=30000")
        connection.execute("VACUUM INTO ?", (str(target),))
    _check_sqlite(target)


def _check_sqlite(path: Path) -> None:
    """Check that a file is a whole database of Buur."""
    address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            version = connection.execute(f"SELECT version FROM {SCHEMA_VERSION.name}").fetchone()
    except sqlite3.Error as error:
        raise ServerError(f"{path} is no backup: {error}") from error
    if state != "ok" or version is None:
        raise ServerError(f"{path} is damaged: {state}")


def _restore_sqlite(backup: Path, target: Path) -> None:
    taken = [one for end in ("", "-wal", "-shm") if (one := Path(f"{target}{end}")).exists()]
    if taken:
        raise ServerError(f"a backup is restored into a new database, and {taken[0]} exists")
    _check_sqlite(backup)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        shutil.copyfile(backup, part)
        _flush(part)
        part.rename(target)
        _flush(target.parent)
    except OSError as error:
        raise ServerError(f"{target} cannot be written: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """Wait until a file or folder is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _run(program: str, url: sa.URL, *options: str, names_database: bool = False) -> None:
    """Run a program of PostgreSQL; other users of the machine do not see the password."""
    if shutil.which(program) is None:
        raise ServerError(f"{program} is not installed: it comes with postgresql-client")
    words = {
        "PGHOST": url.host,
        "PGPORT": None if url.port is None else str(url.port),
        "PGUSER": url.username,
        "PGPASSWORD": None if url.password is None else str(url.password),
        "PGDATABASE": url.database,
    }
    for name, value in url.query.items():
        if name in ("host", "port") and isinstance(value, str):
            words[f"PG{name.upper()}"] = value
    environment = os.environ | {name: value for name, value in words.items() if value}
    named = ["--dbname", url.database or ""] if names_database else []
    done = subprocess.run(
        [program, *named, *options], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it failed"])[-1]
        raise ServerError(f"{program}: {last}")
