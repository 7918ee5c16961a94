"""Requests in the queue of a table actor, from connections, bots and the server."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.settings import PaceName
from buur.server.tables.seats import Connection
from buur.server.wire import messages

SeatMessage = messages.Do | messages.HintRequest | messages.Look
"""A client's message that is answered for its seat."""


class SeatKey(NamedTuple):
    """Hashes of the token of a seat, empty without one, and of the token of a guest."""

    token_hash: str
    guest_hash: str


class Join(NamedTuple):
    """A client takes a seat; ``since`` is the last version that it knows, None for none."""

    connection: Connection
    seat: Seat
    since: int | None
    is_bot: bool = False
    pace: PaceName | None = None
    """The pace that its player wants of the bots; None for that of before."""
    key: SeatKey | None = None
    """The key that has opened the seat; a table whose players change looks again."""


class Ask(NamedTuple):
    """A client sends a message for its seat; the table answers it."""

    connection: Connection
    seat: Seat
    message: SeatMessage


class SetPace(NamedTuple):
    """The player of a seat wants another pace of the bots."""

    connection: Connection
    seat: Seat
    pace: PaceName


class Proceed(NamedTuple):
    """The player of a seat lets the bot act that waits since a version."""

    connection: Connection
    seat: Seat
    version: int


class Arrange(NamedTuple):
    """A person at a table for friends wants something of its seats."""

    connection: Connection
    seat: Seat
    message: messages.Arrange


class Enter(NamedTuple):
    """Somebody comes to a table for friends with an invitation."""

    name: str
    guest: str
    """The person's id."""
    guest_hash: str
    """Hash of the person's token."""
    refusal: Problem | None
    """Why only a person with a seat may come in; None for everybody."""
    answer: asyncio.Future[Any]
    """Gets the `Entry`, or a `Problem`."""


class Leave(NamedTuple):
    """A client has disconnected from its seat."""

    connection: Connection
    seat: Seat


class Stop:
    """The server shuts down."""


class BotReady:
    """A bot's pending move is done."""


ClientRequest = Join | Ask | SetPace | Proceed | Arrange | Leave
Request = ClientRequest | Enter | Stop | BotReady
