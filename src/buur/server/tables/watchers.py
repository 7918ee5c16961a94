"""`Watchers`: the connections that watch a live table, counted by table and by address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, NamedTuple

from buur.server.errors import Problem
from buur.server.tables.seats import Connection
from buur.server.wire import messages

CLOSED_NOT_WATCHED: Final = 4006
"""Close code for a client that may not watch the table any more."""
TELL_SECONDS: Final = 1.0
"""Seconds between two messages about how many watch."""
_MOST_PLAYERS: Final = 256
"""Browsers with a seat's token that a live table remembers."""


class Watcher(NamedTuple):
    """Who watches: as far as the server knows two connections of one browser by it."""

    guest_hash: str | None
    """Hash of the token in the browser's cookie; None without one."""
    network: str
    """The network of its address."""


class Watchers:
    """The connections that watch a live table.

    Args:
        most: how many may watch.
        most_of_network: how many of them may come from one address.
    """

    def __init__(self, most: int, most_of_network: int) -> None:
        self._most = most
        self._most_of_network = most_of_network
        self._by_connection: dict[Connection, Watcher] = {}
        self._players: OrderedDict[str, None] = OrderedDict()
        self._told = 0
        self._tell_at: float | None = None

    def __len__(self) -> int:
        return len(self._by_connection)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._by_connection))

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._by_connection

    def add(self, connection: Connection, watcher: Watcher) -> None:
        """Let a connection watch.

        Raises:
            Problem: too many watch already.
        """
        others = [one for key, one in self._by_connection.items() if key is not connection]
        near = sum(one.network == watcher.network for one in others)
        if len(others) >= self._most or near >= self._most_of_network:
            raise too_many_watchers()
        self._by_connection[connection] = watcher

    def remove(self, connection: Connection) -> bool:
        """Remove a connection; tell whether it watched."""
        return self._by_connection.pop(connection, None) is not None

    def send(self, text: str) -> None:
        """Send a message to everybody who watches."""
        for connection in tuple(self._by_connection):
            connection.send(text)

    def is_news(self, now: float) -> bool:
        """Tell whether to tell the table how many watch: at most once a second."""
        if len(self) == self._told:
            self._tell_at = None
        elif self._tell_at is None:
            self._tell_at = now + TELL_SECONDS
        elif now >= self._tell_at:
            self._told, self._tell_at = len(self), None
            return True
        return False

    @property
    def deadline(self) -> float | None:
        """When to tell the table how many watch; None if that has not changed."""
        return self._tell_at

    def note_player(self, guest_hash: str | None) -> None:
        """Remember a browser that plays here with a seat's token, and close what it watches."""
        if guest_hash is None:
            return
        self._players[guest_hash] = None
        if len(self._players) > _MOST_PLAYERS:
            self._players.popitem(last=False)
        self.put_out(plays_here(), guest_hash)

    def has_played(self, guest_hash: str | None) -> bool:
        """Tell whether a browser has played here with a seat's token."""
        return guest_hash in self._players

    def put_out(self, reason: Problem, guest_hash: str | None = None) -> None:
        """Close the connections of a browser, or without one all, after telling them why."""
        error = messages.encode(messages.Error(reason.shape, None))
        for connection, watcher in tuple(self._by_connection.items()):
            if guest_hash is None or watcher.guest_hash == guest_hash:
                connection.send(error)
                connection.close(CLOSED_NOT_WATCHED)
                del self._by_connection[connection]


def too_many_watchers() -> Problem:
    """Return the error for somebody who comes when enough people watch."""
    return Problem(429, "too-many-watchers", "as many as may watch this table do so already")


def plays_here() -> Problem:
    """Return the error for a player of a table who wants to watch it."""
    text = "who plays or has played in this partie may not watch it before it is over"
    return Problem(403, "plays-here", text)


def watch_off() -> Problem:
    """Return the error for somebody who watches when the host does not allow it any more."""
    return Problem(403, "watch-off", "the host of this table lets nobody watch it")


def watch_renewed() -> Problem:
    """Return the error for somebody whose link another one has replaced."""
    return Problem(410, "watch-renewed", "the link to watch this table was replaced by a new one")
