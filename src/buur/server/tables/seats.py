"""The seats of a live table: who may take them, who sits there, who only looks on."""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from typing import Protocol

from buur.seats import Seat
from buur.server.bots import CarefulBot
from buur.server.storage.models import SeatRow
from buur.server.wire import messages, table_view

CLOSED_TOO_MANY = 4002
"""Close code of a socket that has to make room."""


class Connection(Protocol):
    """A socket, as a table sees it. Neither call waits."""

    def send(self, text: str) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Hang up once everything is sent."""


def token_hash(token: str) -> str:
    """Return what is kept of a seat's token."""
    return sha256(token.encode()).hexdigest()


def token_matches(token: str, row: SeatRow) -> bool:
    """Tell whether a token is that of a seat."""
    return row.token_hash is not None and hmac.compare_digest(token_hash(token), row.token_hash)


class TableSeat:
    """One seat of a live table."""

    def __init__(self, row: SeatRow, bot: CarefulBot | None, now: float, watchers: int) -> None:
        self.row = row
        self.seat = Seat(row.seat)
        self.bot = bot
        """Who plays it: a bot by itself, a deputy for a person, or None for the person."""
        self.absent_since = now
        self._is_program = False
        """Whether whoever sat there last said that a program plays."""
        self._player: Connection | None = None
        self._watchers: deque[Connection] = deque()
        self._max_watchers = watchers

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person."""
        return self.row.kind == "person"

    @property
    def is_here(self) -> bool:
        """Whether somebody sits there: a bot always does."""
        return self._player is not None or not self.is_person

    @property
    def kind(self) -> table_view.PlayerKind:
        """Who plays the seat."""
        if not self.is_person:
            return "preparing" if self.bot is not None and self.bot.is_preparing else "bot"
        if self.bot is not None:
            return "deputy"
        return "bot" if self._is_program else "person"

    @property
    def connections(self) -> Iterator[Connection]:
        """Everybody who is shown this seat."""
        yield from self._watchers
        if self._player is not None:
            yield self._player

    @property
    def is_watched(self) -> bool:
        """Whether anybody is shown this seat."""
        return self._player is not None or bool(self._watchers)

    def is_played_by(self, connection: Connection) -> bool:
        """Tell whether a socket may act for the seat."""
        return self._player is connection

    def attach(self, connection: Connection, *, is_program: bool = False) -> None:
        """Let a socket act for the seat; the one before may go on looking."""
        self._is_program = is_program
        before = self._player
        if connection in self._watchers:
            self._watchers.remove(connection)
        self._player = connection
        if before is None or before is connection:
            return
        before.send(messages.encode(messages.Replaced()))
        self._watchers.append(before)
        if len(self._watchers) > self._max_watchers:
            self._watchers.popleft().close(CLOSED_TOO_MANY)

    def detach(self, connection: Connection, now: float) -> None:
        """Let a socket go."""
        if self._player is connection:
            self._player = None
            self.absent_since = now
        elif connection in self._watchers:
            self._watchers.remove(connection)

    def send(self, text: str) -> None:
        """Send a message to everybody who is shown this seat."""
        for connection in list(self.connections):
            connection.send(text)
