"""`TableEnd`: how a live table ends, and what its clients are told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from buur.server.errors import BrokenTable, EndedTable, Problem, unavailable
from buur.server.tables.seats import Connection
from buur.server.wire import messages

CLOSED_RESTART: Final = 1012
"""Close code that asks the client to reconnect."""
CLOSED_LATER: Final = 1013
"""Close code that asks the client to reconnect once the server is well again."""
CLOSED_BROKEN: Final = 4004
"""Close code for a table that is closed for good: the client should not reconnect."""


class TableEnd:
    """The end of a table: a stop without a fault, unless something else is noted."""

    def __init__(self) -> None:
        self._code = CLOSED_RESTART
        self._is_moved = False
        self._problem: Problem | None = None
        """The error that comes before the close code."""

    @property
    def is_broken(self) -> bool:
        """Whether the table has failed."""
        return isinstance(self._problem, BrokenTable)

    def move(self) -> None:
        """Note that another node owns the table."""
        self._is_moved = True

    def put_off(self) -> None:
        """Note that the database has a fault."""
        self._code, self._problem = CLOSED_LATER, unavailable()

    def fail(self) -> None:
        """Note that the table has failed."""
        self._code, self._problem = CLOSED_BROKEN, BrokenTable()

    def close_for_good(self, reason: str) -> None:
        """Note that the operator has ended the table, with the reason."""
        self._code, self._problem = CLOSED_BROKEN, EndedTable(reason)

    def tell(self, connections: Iterable[Connection]) -> None:
        """Close connections, after the reason if their clients are not to reconnect at once."""
        for connection in connections:
            if self._is_moved:
                connection.send(messages.encode(messages.Moved()))
            if self._problem is not None:
                connection.send(messages.encode(messages.Error(self._problem.shape, None)))
            connection.close(self._code)
