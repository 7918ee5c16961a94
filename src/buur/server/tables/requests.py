"""Requests in the queue of a table actor, from connections, bots and the server."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.settings import PaceName
from buur.server.tables.seats import Connection
from buur.server.tables.watchers import Watcher
from buur.server.wire import messages

SeatMessage = messages.Do | messages.HintRequest | messages.Look
"""A client's message that is answered for its seat."""


class Join(NamedTuple):
    """A client takes a seat; ``since`` is the last version that it knows, None for none."""

    connection: Connection
    token_hash: str
    """Of the seat's token, since a draw for partners may move its player meanwhile."""
    since: int | None
    is_bot: bool = False
    pace: PaceName | None = None
    """The pace that its player wants of the bots; None for that of before."""
    guest_hash: str | None = None
    """Hash of the token in the client's cookie; None without one."""


class Watch(NamedTuple):
    """A client watches the table; ``since`` is the last version that it knows, None for none."""

    connection: Connection
    watcher: Watcher
    since: int | None
    has_played: bool
    """Whether its guest has or had a seat at the table."""


class Ask(NamedTuple):
    """A client sends a message for its seat; the table answers it."""

    connection: Connection
    message: SeatMessage


class SetPace(NamedTuple):
    """The player of a seat wants another pace of the bots."""

    connection: Connection
    pace: PaceName


class Proceed(NamedTuple):
    """The player of a seat lets the bot act that waits since a version."""

    connection: Connection
    version: int


class Arrange(NamedTuple):
    """A person at a table for friends wants something of its seats."""

    connection: Connection
    message: messages.Arrange


class Enter(NamedTuple):
    """Somebody comes to a table for friends with an invitation."""

    name: str
    guest: str
    """The person's id."""
    guest_hash: str
    """Hash of the person's token."""
    token_hash: str
    """Hash of the token that is to open the seat."""
    refusal: Problem | None
    """Why only a person with a seat may come in; None for everybody."""
    answer: asyncio.Future[Seat]
    """Gets the seat, or a `Problem`."""
    avatar: str | None = None
    """The drawing that the person has chosen."""


class Speak(NamedTuple):
    """A player says something to the others, or wants to hear somebody no more."""

    connection: Connection
    message: messages.TalkMessage


class LineChange(NamedTuple):
    """The line to a client has become bad, or good again."""

    connection: Connection
    is_slow: bool


class Leave(NamedTuple):
    """A client has disconnected from its seat."""

    connection: Connection


class Conclude:
    """The time of a board is over: a substitute finishes it."""


class Stop:
    """The server shuts down."""


class BotReady:
    """A bot's pending move is done."""


ClientRequest = Join | Watch | Ask | SetPace | Proceed | Arrange | Speak | LineChange | Leave
Request = ClientRequest | Enter | Conclude | Stop | BotReady
