"""Faults of databases: `fault_of` classifies an error, `database_error` adds what to do."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Mapping
from typing import Final

import sqlalchemy as sa

from buur.server.errors import DatabaseFault, FaultCode, ServerError

ADVICE: Final[Mapping[FaultCode, str]] = {
    "damaged": "stop the server, restore a backup, and start it again",
    "disk-error": "check the disk, and what the system's log says of it",
    "disk-full": "free space on the disk; the server goes on by itself",
    "locked": "end the program that has locked it; the server goes on by itself",
    "missing": "put its file back, or stop the server, restore a backup, and start it again",
    "no-descriptors": "raise the limit of file descriptors (LimitNOFILE= in systemd)",
    "read-only": "let the server write to the file and to its folder",
    "unreachable": "check the database's own server",
}
"""What an operator does about each fault."""

CAUSES: Final[Mapping[FaultCode, str]] = {
    "damaged": "its file is damaged or was cut off",
    "missing": "its file was moved, deleted or replaced",
    "no-descriptors": "no file descriptors are left",
}
"""Causes that the server finds by itself."""

_BY_SQLITE_CODE: Final[Mapping[int, FaultCode]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_NOMEM: "disk-error",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CANTOPEN: "missing",
}
"""The fault behind each primary result code of SQLite."""
_PRIMARY: Final = 0xFF
"""Mask of the primary result code in an extended one."""

_FILES: Final = 4
"""Files that SQLite opens: database, log, its index, and the folder."""
_BY_ERRNO: Final[Mapping[int, FaultCode]] = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EMFILE: "no-descriptors",
    errno.ENFILE: "no-descriptors",
    errno.EIO: "disk-error",
}


_BY_SQLSTATE: Final[Mapping[str, FaultCode]] = {
    "25006": "read-only",
    "42501": "read-only",  # insufficient privilege
    "53100": "disk-full",
    "55P03": "locked",
    "58030": "disk-error",
    "42P01": "damaged",  # no such table
    "42703": "damaged",  # no such column
}
"""The fault behind a code of PostgreSQL."""
_BY_SQLSTATE_CLASS: Final[Mapping[str, FaultCode]] = {
    "08": "unreachable",
    "25": "unreachable",  # a transaction that was idle for too long
    "28": "unreachable",  # the user or the password
    "3D": "unreachable",  # no such database
    "53": "unreachable",  # too many connections, too little memory
    "57": "unreachable",  # a session or a statement was ended, or the server stops
    "58": "disk-error",
    "XX": "damaged",
}
"""The fault behind the first two characters of other codes of PostgreSQL."""


def fault_of(error: BaseException) -> FaultCode | None:
    """Return the fault of the whole database behind an error, None if there is none.

    An error about one statement or one row, such as a key that exists already, is none.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return _sqlite_fault(cause)
    if isinstance(cause, OSError) and cause.errno is not None and cause.errno in _BY_ERRNO:
        return _BY_ERRNO[cause.errno]
    state: str | None = getattr(cause, "sqlstate", None)
    if state is not None:
        return _BY_SQLSTATE.get(state) or _BY_SQLSTATE_CLASS.get(state[:2])
    is_lost = isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError))
    return "unreachable" if is_lost else None


def _sqlite_fault(error: sqlite3.Error) -> FaultCode | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return "missing"
    if code == sqlite3.SQLITE_ERROR and str(error).startswith("no such "):
        return "damaged"  # a table or a column
    if (
        code & _PRIMARY in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
        and not descriptors_left()
    ):
        return "no-descriptors"
    return _BY_SQLITE_CODE.get(code & _PRIMARY)


def descriptors_left() -> bool:
    """Tell whether this process can open as many files as a database needs."""
    opened: list[int] = []
    try:
        for _ in range(_FILES):
            opened.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in (errno.EMFILE, errno.ENFILE)
    finally:
        for descriptor in opened:
            os.close(descriptor)
    return True


def cause_of(error: Exception) -> str:
    """Return what a driver says of an error, in one line; libpq adds guesses in further ones."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]


def database_error(url: sa.URL | None, error: Exception) -> ServerError:
    """Return the error for a database that cannot be used; it never shows a password.

    It is a `DatabaseFault` where the whole database is affected.
    """
    where = "" if url is None else f" {url.database or url}"
    text = f"the database{where} cannot be used: {cause_of(error)}"
    code = fault_of(error)
    return ServerError(text) if code is None else _fault(code, text, where)


def database_fault(url: sa.URL, code: FaultCode, cause: str = "") -> DatabaseFault:
    """Return the error for a fault that the server has found by itself."""
    where = f" {url.database or url}"
    return _fault(code, f"the database{where} cannot be used: {cause or CAUSES[code]}", where)


def _fault(code: FaultCode, text: str, where: str) -> DatabaseFault:
    return DatabaseFault(code, f"{text}; {ADVICE[code]}", where.strip())
