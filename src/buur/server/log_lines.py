"""`JsonLines`: log records as JSON, with the table and the command that they concern.

A live table sets `log_scope` for its task, so every line that is written meanwhile names the table,
its epoch and its version. No line has the name of a person, a token or a network address.
"""

from __future__ import annotations

import logging
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Protocol

import msgspec


class LogScope(Protocol):
    """The live table that the running task serves."""

    @property
    def log_fields(self) -> dict[str, object]:
        """Return the fields of a line: table, epoch, version, command."""
        ...


log_scope: Final[ContextVar[LogScope | None]] = ContextVar("log_scope", default=None)
"""The live table of the running task, None outside of one."""


class JsonLines(logging.Formatter):
    """Formats each record as a JSON object on one line.

    >>> record = logging.LogRecord("buur", logging.INFO, "", 0, "started", None, None)
    >>> JsonLines("a").format(record)[-62:]
    '"level":"info","logger":"buur","node":"a","message":"started"}'

    Args:
        node: the name of this process, empty for none.
    """

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields: dict[str, object] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "node": self._node,
        }
        scope = log_scope.get()
        if scope is not None:
            fields |= scope.log_fields
        fields["message"] = record.getMessage()
        if record.exc_info is not None and record.exc_info[1] is not None:
            fields["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(fields).decode()
