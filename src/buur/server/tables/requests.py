"""Requests in the queue of a table actor, from connections, bots and the server."""

from __future__ import annotations

from dataclasses import dataclass

from buur.seats import Seat
from buur.server.tables.seats import Connection
from buur.server.wire import messages

SeatMessage = messages.Do | messages.HintRequest | messages.Look
"""A client's message that is answered for its seat."""


@dataclass(frozen=True, slots=True)
class ClientRequest:
    """A request of a client for the seat that it has taken, or takes."""

    connection: Connection
    seat: Seat


@dataclass(frozen=True, slots=True)
class Join(ClientRequest):
    """A client takes a seat; it knows the events up to a version."""

    since: int | None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Ask(ClientRequest):
    """A client sends a message; the table answers it."""

    message: SeatMessage


@dataclass(frozen=True, slots=True)
class Leave(ClientRequest):
    """A client has disconnected."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The server shuts down."""


@dataclass(frozen=True, slots=True)
class BotReady:
    """A bot's pending move is done."""


Request = Join | Ask | Leave | Stop | BotReady
