"""What a client may ask of a table, as the table's queue takes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from buur.seats import Seat
from buur.server.tables.seats import Connection
from buur.server.wire import messages


@dataclass(frozen=True, slots=True)
class Join:
    """A socket takes a seat and knows the table up to a version."""

    connection: Connection
    seat: Seat
    since: int | None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A socket acts for its seat."""

    connection: Connection
    seat: Seat
    id: str
    act: Mapping[str, messages.ActValue]


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A socket asks what its seat had best do."""

    connection: Connection
    seat: Seat
    id: str


@dataclass(frozen=True, slots=True)
class Look:
    """A socket asks for all that its seat may know."""

    connection: Connection
    seat: Seat
    id: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A socket is gone."""

    connection: Connection
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stop:
    """The server ends."""


@dataclass(frozen=True, slots=True)
class BotReady:
    """A bot of the table has thought."""


Request = Join | Command | HintRequest | Look | Leave | Stop | BotReady
