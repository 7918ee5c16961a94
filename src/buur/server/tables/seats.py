"""`TableSeat`: a seat of a live table, its connections and its bot; seat tokens."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Protocol

from buur.seats import Seat
from buur.server.bots import CarefulBot
from buur.server.settings import PaceName
from buur.server.storage.models import SeatRow
from buur.server.wire import messages, table_view

CLOSED_TOO_MANY = 4002
"""Close code for the oldest of too many read-only connections."""
CLOSED_POLICY = 1008
"""Close code for a client that violates the protocol, or has no entry."""
CLOSED_PUT_OUT = 4005
"""Close code for a client whose seat belongs to somebody else now."""


class Connection(Protocol):
    """A client's connection, as a table uses it. Neither method blocks."""

    def send(self, text: str) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Close the connection after all messages are sent."""


def token_hash(token: str) -> str:
    """Return the hash under which a seat's token is stored, and by which the database finds it.

    A token is random and long, so that the time of a comparison of hashes tells nothing of it.
    """
    return sha256(token.encode()).hexdigest()


class TableSeat:
    """A seat of a live table.

    One connection acts for the seat; connections that it replaced are read-only watchers.

    Args:
        row: the stored seat.
        bot: the bot that plays the seat; None for a person.
        now: the current time of the event loop.
        watchers: maximum number of read-only connections.
    """

    def __init__(self, row: SeatRow, bot: CarefulBot | None, now: float, watchers: int) -> None:
        self.row = row
        self.bot = bot
        """The bot of a bot's seat, or the substitute of a person; None while the person plays."""
        self.absent_since = now
        self.pace: PaceName = "normal"
        """The pace that its player wants of the bots."""
        self.is_slow = False
        """Whether the line to its player is bad."""
        self.is_lent = False
        """Whether the bot plays for a person who is there, until its next act."""
        self._is_program = False
        """Whether the last player said in its hello that it is a program."""
        self._player: Connection | None = None
        self._watchers: list[Connection] = []
        self._max_watchers = watchers

    @property
    def seat(self) -> Seat:
        """The seat's number."""
        return Seat(self.row.seat)

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person."""
        return self.row.kind == "person"

    @property
    def is_here(self) -> bool:
        """Whether its player is connected; a bot always is."""
        return self._player is not None or not self.is_person

    @property
    def presence(self) -> table_view.Presence:
        """Whether its player is there; a bot always is."""
        if not self.is_here:
            return "away"
        return "slow" if self.is_slow and self.is_person else "here"

    @property
    def kind(self) -> table_view.PlayerKind:
        """The kind of its player."""
        if not self.is_person:
            return "preparing" if self.bot is not None and self.bot.is_preparing else "bot"
        if self.bot is not None:
            return "deputy"
        return "bot" if self._is_program else "person"

    @property
    def connections(self) -> Iterator[Connection]:
        """All connections that receive this seat's view."""
        yield from self._watchers
        if self._player is not None:
            yield self._player

    @property
    def is_watched(self) -> bool:
        """Whether any connection receives this seat's view."""
        return self._player is not None or bool(self._watchers)

    def has(self, connection: Connection) -> bool:
        """Tell whether a connection receives this seat's view."""
        return self._player is connection or connection in self._watchers

    def move_to(self, seat: int) -> None:
        """Give its player another seat, with all connections and the bot."""
        self.row = self.row._replace(seat=seat)

    def is_played_by(self, connection: Connection) -> bool:
        """Tell whether a connection may act for the seat."""
        return self._player is connection

    def attach(self, connection: Connection, *, is_program: bool = False) -> None:
        """Make a connection the player of the seat; the previous one becomes read-only."""
        self._is_program, self.is_slow = is_program, False
        before = self._player
        if connection in self._watchers:
            self._watchers.remove(connection)
        self._player = connection
        if before is None or before is connection:
            return
        before.send(messages.encode(messages.Replaced()))
        self._watchers.append(before)
        if len(self._watchers) > self._max_watchers:
            self._watchers.pop(0).close(CLOSED_TOO_MANY)

    def detach(self, connection: Connection, now: float) -> None:
        """Remove a connection."""
        if self._player is connection:
            self._player = None
            self.absent_since = now
        elif connection in self._watchers:
            self._watchers.remove(connection)

    def release(self, now: float) -> tuple[Connection, ...]:
        """Remove all connections, because the seat gets another player, and return them."""
        removed = tuple(self.connections)
        self._player, self._is_program, self.pace = None, False, "normal"
        self._watchers.clear()
        self.absent_since = now
        return removed

    def send(self, text: str) -> None:
        """Send a message to all connections of this seat."""
        for connection in list(self.connections):
            connection.send(text)
