"""`TableEnd`: how a live table ends, and what its clients are told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from buur.server.errors import BrokenTable, unavailable
from buur.server.tables.seats import Connection
from buur.server.wire import messages

CLOSED_RESTART: Final = 1012
"""Close code that asks the client to reconnect."""
CLOSED_LATER: Final = 1013
"""Close code that asks the client to reconnect once the server is well again."""
CLOSED_BROKEN: Final = 4004
"""Close code for a broken table: the client should not reconnect."""
_REASONS: Final = {CLOSED_LATER: unavailable(), CLOSED_BROKEN: BrokenTable()}
"""The errors that come before close codes."""


class TableEnd:
    """The end of a table: a stop without a fault, unless something else is noted."""

    def __init__(self) -> None:
        self._code = CLOSED_RESTART
        self._is_moved = False

    @property
    def is_broken(self) -> bool:
        """Whether the table has failed."""
        return self._code == CLOSED_BROKEN

    def move(self) -> None:
        """Note that another node owns the table."""
        self._is_moved = True

    def put_off(self) -> None:
        """Note that the database has a fault."""
        self._code = CLOSED_LATER

    def fail(self) -> None:
        """Note that the table has failed."""
        self._code = CLOSED_BROKEN

    def tell(self, connections: Iterable[Connection]) -> None:
        """Close connections, after the reason if their clients are not to reconnect at once."""
        for connection in connections:
            if self._is_moved:
                connection.send(messages.encode(messages.Moved()))
            if self._code in _REASONS:
                connection.send(messages.encode(messages.Error(_REASONS[self._code].shape, None)))
            connection.close(self._code)
