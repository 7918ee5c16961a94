"""Faults of a database, made by real means: limits, locks, and files moved, cut off or deleted.

Each is a context manager that takes a running server; the fault ends with the context.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from buur.server.storage.table_store import TableStore

Fault = Callable[[TableStore], AbstractAsyncContextManager[None]]
MOST_PAGES: Final = 1_073_741_823


def path_of(store: TableStore) -> Path:
    """Return the path of a store's database."""
    return Path(store._engine.url.database or "")


async def pragma(store: TableStore, text: str) -> Any:
    """Have the store's own connection execute a pragma; return its value."""

    def work() -> Any:
        with closing(store._engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA {text}")
            row = cursor.fetchone()
            return None if row is None else row[0]

    return await store._run(work)


@asynccontextmanager
async def full_disk(store: TableStore) -> AsyncIterator[None]:
    """The database may not grow."""
    await pragma(store, f"max_page_count={await pragma(store, 'page_count')}")
    yield
    await pragma(store, f"max_page_count={MOST_PAGES}")


@asynccontextmanager
async def read_only(store: TableStore) -> AsyncIterator[None]:
    """The database may not be written to."""
    await pragma(store, "query_only=ON")
    yield
    await pragma(store, "query_only=OFF")


@asynccontextmanager
async def locked(store: TableStore) -> AsyncIterator[None]:
    """Another process writes and does not end."""
    with closing(sqlite3.connect(path_of(store), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def moved_file(store: TableStore) -> AsyncIterator[None]:
    """The file is somewhere else."""
    path = path_of(store)
    path.rename(path.with_suffix(".away"))
    yield
    path.with_suffix(".away").rename(path)


@asynccontextmanager
async def replaced_file(store: TableStore) -> AsyncIterator[None]:
    """Another file is in the place of the database."""
    path = path_of(store)
    async with moved_file(store):
        path.write_bytes(path.with_suffix(".away").read_bytes())
        yield


@asynccontextmanager
async def cut_file(store: TableStore) -> AsyncIterator[None]:
    """The end of the file is lost."""
    await pragma(store, "wal_checkpoint(TRUNCATE)")
    await store.check()
    path = path_of(store)
    content = path.read_bytes()
    await store.run(lambda _: None)  # the store sees the whole size
    with path.open("r+b") as file:
        file.truncate(len(content) // 2)
    yield
    with path.open("r+b") as file:
        file.write(content)


@asynccontextmanager
async def failing_disk(store: TableStore) -> AsyncIterator[None]:
    """The system refuses to make any file larger than the database's log is."""
    await pragma(store, "wal_checkpoint(TRUNCATE)")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
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
