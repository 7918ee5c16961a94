"""What travels over a socket, see ``docs/protocol.md``. Cards are codes, sets of cards lists."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from buur.server.errors import Problem
from buur.server.wire.table_view import PlayerKind, TableView

ActValue = bool | int | str | list[str | list[str]] | None
"""What a field of an act may hold: nothing nests deeper than a list of melds."""

Short = Annotated[str, Meta(max_length=64)]


class Message(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """What both sides send: an object whose ``t`` says what it is."""


# What a client sends.


class Hello(Message, tag="hello", frozen=True):
    """Take a seat; ``since`` is the last version known, null for none.

    ``bot`` says that a program plays it, which everybody at the table is told.
    """

    table: Short
    token: Annotated[str, Meta(max_length=128)]
    since: Annotated[int, Meta(ge=0)] | None = None
    bot: bool = False


class Do(Message, tag="do", frozen=True):
    """Act: the answer is ``ok`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    act: dict[str, ActValue]


class HintRequest(Message, tag="hint", frozen=True):
    """Ask what a sound player would do: the answer is ``hint`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Look(Message, tag="look", frozen=True):
    """Ask for all that the seat may know, as bots get it: the answer is ``seen`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Ping(Message, tag="ping", frozen=True):
    """Ask for a sign of life."""


ClientMessage = Hello | Do | HintRequest | Look | Ping


# What the server sends.


class PastEvent(Struct, frozen=True):
    """An event of the past as a seat may see it."""

    v: int
    event: dict[str, Any]


class Welcome(Message, tag="welcome", kw_only=True, frozen=True):
    """The seat is taken. ``events`` are those missed, or with ``snapshot`` those of this deal."""

    v: int
    seat: int
    here: tuple[bool, ...]
    snapshot: bool
    events: tuple[PastEvent, ...]
    view: TableView


class Event(Message, tag="event", frozen=True):
    """Something has happened and is safely written down."""

    v: int
    event: dict[str, Any]
    view: TableView


class Ok(Message, tag="ok", frozen=True):
    """The act of this id is event ``v``."""

    id: str
    v: int


class No(Message, tag="no", omit_defaults=True, frozen=True):
    """The act of this id was refused; nothing has changed."""

    id: str
    v: int
    code: str
    message: str | None = None
    clause: str | None = None
    """The rule that refuses it, a section of ``docs/rules.md``."""


class HintReason(Struct, frozen=True):
    """A reason for an advice, with what it speaks of."""

    code: str
    args: dict[str, int | str]


class Hint(Message, tag="hint", frozen=True):
    """What a sound player would do with what this seat sees; ``act`` as a client would send it."""

    id: str
    v: int
    act: dict[str, Any]
    reasons: tuple[HintReason, ...]


class Seen(Message, tag="seen", frozen=True):
    """All that the seat may know, for a Buur of the same version to make its view of."""

    id: str
    v: int
    version: str
    """Of the server's Buur."""
    whole: Any
    """The view field by field, see `buur.arena.carried`."""


class Seats(Message, tag="seats", frozen=True):
    """Who plays the seats, and whose person is here, has changed."""

    kinds: tuple[PlayerKind, ...]
    here: tuple[bool, ...]


class Replaced(Message, tag="replaced", frozen=True):
    """Another socket has taken this seat; this one may go on looking."""


class Pong(Message, tag="pong", frozen=True):
    """A sign of life."""


class Error(Message, tag="error", omit_defaults=True, frozen=True):
    """A message could not be read or served."""

    error: dict[str, Any]
    id: str | None = None


ServerMessage = Welcome | Event | Ok | No | Hint | Seen | Seats | Replaced | Pong | Error

_T = TypeVar("_T")
_READER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_WRITER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """Return a message as JSON."""
    return _WRITER.encode(message).decode()


def decode(text: str) -> ClientMessage:
    """Read a client's message.

    Raises:
        Problem: it is none.
    """
    try:
        return _READER.decode(text)
    except msgspec.MsgspecError as error:
        raise Problem(400, "bad-message", f"this message cannot be read: {error}") from error
    except (RecursionError, UnicodeError) as error:
        raise Problem(400, "bad-message", "this message cannot be read") from error


def decode_id(text: str) -> str | None:
    """Return the id of a message that could not be read, if it has one."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


class _WithId(Struct, frozen=True):
    id: Short


def decode_body(body: bytes, kind: type[_T]) -> _T:
    """Read the body of a request.

    Raises:
        Problem: it is not JSON, or not of this form.
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(422, "bad-request", f"the request does not fit: {error}") from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem(400, "bad-json", f"the body is not JSON: {error}") from error
