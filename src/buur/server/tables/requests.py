"""What a client may ask of a table, as the table's queue takes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from buur.errors import NotationError
from buur.play.codec import parse_event
from buur.play.model.events import ACTS, Counted, Discarded, Event, Exchanged, Predicted
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


def decode_act(act: Mapping[str, messages.ActValue], seat: Seat) -> Event:
    """Return the event that a client's act stands for.

    Having the deal counted is the one act of the table that people may ask for.

    Raises:
        NotationError: it is no act, or that of another seat.
    """
    if act == {"e": "counted"}:
        return Counted()
    if act.get("seat", seat) != seat:
        raise NotationError("this act names another seat")
    event = parse_event({**act, "seat": seat} if "e" in act else act)
    if not isinstance(event, ACTS):
        raise NotationError(f"{act['e']!r} is not an act of a seat")
    if isinstance(event, Predicted) and event.points is None:
        raise NotationError("a prediction needs its points")
    if isinstance(event, (Exchanged, Discarded)) and event.cards is None:
        raise NotationError("an exchange needs its cards")
    return event
