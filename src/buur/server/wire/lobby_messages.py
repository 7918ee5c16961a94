"""Messages of the lobby's WebSocket, and their JSON encoding."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from buur.server.errors import Problem
from buur.server.wire.messages import Message, check_protocol

ThinkingTime = Literal["normal", "long"]
"""How long a person may think before a bot acts for her."""

# Messages of clients.


class Watch(Message, tag="lobby", frozen=True):
    """Watch the lobby: the first message."""

    protocol: int = 1
    """Version of the protocol that the client speaks."""


class Wait(Message, tag="wait", frozen=True):
    """Wait for a table with an entry, as long as the socket is open."""

    entry: Annotated[str, Meta(min_length=1, max_length=128)]


class Quit(Message, tag="quit", frozen=True):
    """Wait no more."""


class Ping(Message, tag="ping", frozen=True):
    """Request a ``pong``."""


ClientMessage = Watch | Wait | Quit | Ping

# Messages of the server.


class OpenSeat(Struct, frozen=True):
    """A seat of an open table."""

    kind: Literal["person", "bot", "open"]
    name: str
    """Empty for a person without a name, and for an open seat."""
    avatar: str | None = None
    """The drawing that a person has chosen."""


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table whose open seats are for everybody."""

    table: str
    rules: str
    changed: bool
    """Whether options differ from the preset."""
    time: ThinkingTime
    lang: str | None
    """The language that its people speak; null if nobody has said so."""
    state: Literal["gathering", "playing"]
    seats: tuple[OpenSeat, ...]


class Queue(Struct, frozen=True):
    """A pool in which people wait for a table."""

    rules: str
    time: ThinkingTime
    people: int


class Tables(Message, tag="tables", frozen=True, kw_only=True):
    """The open tables and the pools have changed; everybody gets the same."""

    tables: tuple[OpenTable, ...]
    more: int
    """The number of open tables that are left out."""
    queues: tuple[Queue, ...]


class Waiting(Message, tag="waiting", frozen=True, kw_only=True):
    """How somebody waits, for herself alone."""

    rules: str
    time: ThinkingTime
    seats: int
    people: int
    """People who wait in this pool, with herself."""
    apart: int
    """Those among them who may not sit at her table, as they come from the same network."""
    partner: str | None
    """The name of the partner of a pair; null while she is missing, and without a pair."""
    pair: bool
    """Whether somebody waits with a partner."""
    ready: bool
    """Whether both of a pair are there; true without a pair."""


IdleCode = Literal["quit", "elsewhere", "parted", "unknown"]
"""Why somebody waits no more: ``elsewhere`` is a newer entry of the same person, ``parted`` the end
of her pair; an ``unknown`` entry has expired."""


class Idle(Message, tag="idle", frozen=True):
    """Somebody waits no more."""

    code: IdleCode


class Matched(Message, tag="matched", frozen=True):
    """A table is found: a seat with its token, for this person alone."""

    table: str
    seat: int
    token: str


class Pong(Message, tag="pong", frozen=True):
    """Answer to a ping."""


class Error(Message, tag="error", frozen=True):
    """Answer to a message that could not be read or served."""

    error: dict[str, Any]


ServerMessage = Tables | Waiting | Idle | Matched | Pong | Error

_READER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_WRITER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """Return a message as JSON."""
    return _WRITER.encode(message).decode()


def decode(text: str) -> ClientMessage:
    """Decode a client's message.

    Raises:
        Problem: it is not a valid message, or of another version of the protocol.
    """
    try:
        return _READER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        check_protocol(text, "lobby")
        raise Problem(400, "bad-message", "this message cannot be read") from error
