"""Faults of a database, made by real means: limits, locks, and files moved, cut off or replaced.

Each is a context manager that takes the store of a running server; the fault ends with the context.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from buur.server.storage.table_store import TableStore

Fault = Callable[[TableStore], AbstractContextManager[None]]
MOST_PAGES: Final = 1_073_741_823


def path_of(store: TableStore) -> Path:
    """Return the path of a store's database."""
    return Path(store._engine.url.database or "")


def connection_of(store: TableStore) -> sqlite3.Connection:
    """Return the connection of a store, which no other thread uses now."""
    pool: Any = store._engine.pool
    found: sqlite3.Connection = pool.connection.dbapi_connection
    return found


def pragma(store: TableStore, text: str) -> None:
    """Execute a pragma on the store's own connection."""
    connection_of(store).execute(f"PRAGMA {text}").fetchall()


def empty_log(store: TableStore) -> None:
    """Move the write-ahead log into the database, unless a transaction is open."""
    if not connection_of(store).in_transaction:
        pragma(store, "wal_checkpoint(TRUNCATE)")


@contextmanager
def full_disk(store: TableStore) -> Iterator[None]:
    """The database may not grow."""
    pragma(store, "max_page_count=1")  # SQLite takes the present number
    yield
    pragma(store, f"max_page_count={MOST_PAGES}")


@contextmanager
def read_only(store: TableStore) -> Iterator[None]:
    """The database may not be written to."""
    pragma(store, "query_only=ON")
    yield
    pragma(store, "query_only=OFF")


@contextmanager
def locked(store: TableStore) -> Iterator[None]:
    """Another process writes and does not end."""
    with closing(sqlite3.connect(path_of(store), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def moved_file(store: TableStore) -> Iterator[None]:
    """The file is somewhere else."""
    path = path_of(store)
    path.rename(path.with_suffix(".away"))
    yield
    path.with_suffix(".away").rename(path)


@contextmanager
def replaced_file(store: TableStore) -> Iterator[None]:
    """Another file is in the place of the database."""
    path = path_of(store)
    with moved_file(store):
        path.write_bytes(path.with_suffix(".away").read_bytes())
        yield


@contextmanager
def cut_file(store: TableStore) -> Iterator[None]:
    """The end of the file is lost."""
    path = path_of(store)
    empty_log(store)
    assert store._file is not None
    assert store._file.fault() is None  # it sees the whole size
    content = path.read_bytes()
    with path.open("r+b") as file:
        file.truncate(len(content) // 2)
    yield
    with path.open("r+b") as file:
        file.write(content)


@contextmanager
def failing_disk(store: TableStore) -> Iterator[None]:
    """The system refuses to write behind the first 4 KB of any file."""
    empty_log(store)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


FAULTS: Final[dict[str, tuple[str, Fault]]] = {
    "full disk": ("disk-full", full_disk),
    "read-only": ("read-only", read_only),
    "locked": ("locked", locked),
    "moved file": ("missing", moved_file),
    "replaced file": ("missing", replaced_file),
    "file cut off": ("damaged", cut_file),
    "failing disk": ("disk-error", failing_disk),
}
"""What health calls each fault, and how to make it."""
