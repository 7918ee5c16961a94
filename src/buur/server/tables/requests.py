"""Requests in the queue of a table actor, from connections, bots and the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from buur.seats import Seat
from buur.server.tables.seats import Connection
from buur.server.wire import messages


@dataclass(frozen=True, slots=True)
class Join:
    """A client takes a seat; it knows the events up to a version."""

    connection: Connection
    seat: Seat
    since: int | None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A client requests an act of its seat."""

    connection: Connection
    seat: Seat
    id: str
    act: Mapping[str, messages.ActValue]


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A client requests a hint."""

    connection: Connection
    seat: Seat
    id: str


@dataclass(frozen=True, slots=True)
class Look:
    """A client requests the view of its seat in the form for bots."""

    connection: Connection
    seat: Seat
    id: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A client has disconnected."""

    connection: Connection
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stop:
    """The server shuts down."""


@dataclass(frozen=True, slots=True)
class BotReady:
    """A bot's pending move is done."""


Request = Join | Command | HintRequest | Look | Leave | Stop | BotReady
