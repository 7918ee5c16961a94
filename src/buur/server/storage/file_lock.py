"""`FileLock`: a lock of one process at a time, which the system frees when the process ends.

SQLite itself holds it, on an empty file beside the database, since it knows the locks of each
system. The lock of the database is no use: each transaction takes it and gives it back.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path


class FileLock:
    """A lock of one process at a time.

    Args:
        path: the file; it stays when the process ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the lock; return whether this succeeded, at once.

        Raises:
            OSError: the file cannot be made.
            sqlite3.Error: it cannot be locked at all.
        """
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(
            self._path, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return False
            raise
        self._connection = connection
        return True

    def close(self) -> None:
        """Free the lock."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
