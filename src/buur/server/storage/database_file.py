"""`DatabaseFile`: the files of an open SQLite database, and whether they are still in their place.

SQLite writes on where a file was deleted, replaced or cut off meanwhile, and reports no error. What
is committed then is lost as soon as the process ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from buur.server.errors import FaultCode

_HEADER: Final = 32
"""Bytes at the beginning of the file that give the size of a page and the number of pages."""
_LARGEST_PAGE: Final = 65_536


@dataclass(frozen=True, slots=True)
class _Identity:
    device: int
    node: int
    size: int

    def is_same(self, other: _Identity | None) -> bool:
        """Tell whether both are the same file, of any size."""
        return other is not None and (self.device, self.node) == (other.device, other.node)


class DatabaseFile:
    """The files of a database that this process has opened.

    Args:
        path: the path of the database.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log_path = path.with_name(f"{path.name}-wal")
        self._file = _identity(path)
        self.remember_log()

    def remember_log(self) -> None:
        """Take the write-ahead log that is there now for the one that is open."""
        self._log = _identity(self._log_path)

    @property
    def has_lost_log(self) -> bool:
        """Whether the write-ahead log is no longer the file that is open."""
        return self._log is not None and not self._log.is_same(_identity(self._log_path))

    def fault(self) -> FaultCode | None:
        """Return what has happened to the database's file, None if it is well."""
        before, now = self._file, _identity(self._path)
        if before is None or now is None or not before.is_same(now):
            return "missing"
        if now.size < before.size and not _is_whole(self._path, now.size):
            return "damaged"
        self._file = now
        return None


def database_file(url: sa.URL) -> DatabaseFile | None:
    """Return the files of an open database, None if it is in memory or no SQLite database."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    path = Path(url.database or "")
    return DatabaseFile(path) if is_file and path.is_file() else None


def _identity(path: Path) -> _Identity | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return _Identity(status.st_dev, status.st_ino, status.st_size)


def _is_whole(path: Path, size: int) -> bool:
    """Tell whether a file that has shrunk has the pages that its header names."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except OSError:
        return False
    if len(header) < _HEADER:
        return False
    page = int.from_bytes(header[16:18], "big")
    page = _LARGEST_PAGE if page == 1 else page
    return size >= page * int.from_bytes(header[28:32], "big")
