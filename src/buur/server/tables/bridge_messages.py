"""Messages between a node with a client's socket and the node that owns the table, as JSON."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

from buur.server.bus.codec import Codec, SubjectWord, note_unreadable
from buur.server.settings import PaceName
from buur.server.tables.requests import (
    Arrange,
    Ask,
    ClientRequest,
    Join,
    Leave,
    LineChange,
    Proceed,
    SetPace,
    Speak,
    Watch,
)
from buur.server.tables.seats import Connection
from buur.server.tables.table_calls import TableCall
from buur.server.tables.watchers import Watcher
from buur.server.wire import messages

OK: Final = b"ok"
NOT_HERE: Final = b"not-here"
"""The answer of a node that does not have the table, or not the socket, any more."""
NO_SEAT: Final = b"no-seat"
"""The answer to a token that opens no seat."""
_TEXT: Final = b"m"
_CLOSE: Final = b"c"
_CODES: Final = range(1000, 5000)
"""Codes with which a WebSocket can be closed."""
_PEER: Final = re.compile(rb"[A-Za-z0-9_-]{32}")


class Find(msgspec.Struct, tag="find", frozen=True):
    """Asks for the id of the node that has the table."""


class JoinSocket(msgspec.Struct, tag="join", frozen=True):
    """A client takes a seat; see `Join`."""

    socket: SubjectWord
    peer: SubjectWord
    """The id of the node that has the socket."""
    token_hash: str
    since: int | None
    is_bot: bool
    pace: PaceName | None
    guest_hash: str | None


class WatchSocket(msgspec.Struct, tag="watch", frozen=True):
    """A client watches the table; see `Watch`."""

    socket: SubjectWord
    peer: SubjectWord
    guest_hash: str | None
    network: str
    since: int | None
    has_played: bool


class Say(msgspec.Struct, tag="say", frozen=True):
    """A client sends a message, which its node has checked."""

    socket: SubjectWord
    text: str


class ChangeLine(msgspec.Struct, tag="line", frozen=True):
    """The line to a client has become bad, or good again."""

    socket: SubjectWord
    is_slow: bool


class LeaveSocket(msgspec.Struct, tag="leave", frozen=True):
    """A client has disconnected."""

    socket: SubjectWord


class Reload(msgspec.Struct, tag="reload", frozen=True):
    """The database has changed beside the owner, which reads the table anew."""


SocketMessage: TypeAlias = Find | JoinSocket | WatchSocket | Say | ChangeLine | LeaveSocket
BridgeMessage: TypeAlias = SocketMessage | TableCall | Reload

BRIDGE: Final = Codec[BridgeMessage](BridgeMessage)
FIND: Final = BRIDGE.encode(Find())
RELOAD: Final = BRIDGE.encode(Reload())


def table_subject(table: str) -> str:
    """Return the subject on which the owner of a table answers."""
    return f"buur.table.{table}"


def socket_subject(socket: str) -> str:
    """Return the subject on which a client's messages come back."""
    return f"buur.socket.{socket}"


def node_subject(peer: str) -> str:
    """Return the subject on which a node says that it is there."""
    return f"buur.node.{peer}"


def encode_request(request: ClientRequest, socket: str, peer: str) -> bytes:
    """Return a client's request as its node sends it.

    Args:
        request: the request.
        socket: the id of the client's socket.
        peer: the id of the node.
    """
    return BRIDGE.encode(_shape(request, socket, peer))


def _shape(request: ClientRequest, socket: str, peer: str) -> SocketMessage:
    match request:
        case Join(_, token_hash, since, is_bot, pace, guest_hash):
            return JoinSocket(socket, peer, token_hash, since, is_bot, pace, guest_hash)
        case Watch(_, watcher, since, has_played):
            return WatchSocket(socket, peer, *watcher, since, has_played)
        case Ask(_, message) | Arrange(_, message) | Speak(_, message):
            return Say(socket, _text(message))
        case SetPace(_, pace):
            return Say(socket, _text(messages.SetPace(pace)))
        case Proceed(_, version):
            return Say(socket, _text(messages.Proceed(version)))
        case LineChange(_, is_slow):
            return ChangeLine(socket, is_slow)
        case Leave():
            return LeaveSocket(socket)


def _text(message: messages.ClientMessage) -> str:
    return msgspec.json.encode(message).decode()


def join_request(message: JoinSocket | WatchSocket, connection: Connection) -> Join | Watch:
    """Return the request of a client that joins, as the table gets it."""
    if isinstance(message, WatchSocket):
        watcher = Watcher(message.guest_hash, message.network)
        return Watch(connection, watcher, message.since, message.has_played)
    return Join(
        connection,
        message.token_hash,
        message.since,
        message.is_bot,
        message.pace,
        message.guest_hash,
    )


def said_request(text: str, connection: Connection) -> ClientRequest | None:
    """Return the request of a client's message; None if no table takes it.

    Raises:
        Problem: it is not a valid message.
    """
    match messages.decode(text):
        case messages.Do() | messages.HintRequest() | messages.Look() as message:
            return Ask(connection, message)
        case messages.SetPace(pace):
            return SetPace(connection, pace)
        case messages.Proceed(version):
            return Proceed(connection, version)
        case messages.Arrange() as message:
            return Arrange(connection, message)
        case (
            messages.Say()
            | messages.Mute()
            | messages.ReportPlayer()
            | messages.WantFreeText() as message
        ):
            return Speak(connection, message)
        case _:
            return None


def encode_text(text: str) -> bytes:
    """Return a message of the table to one client."""
    return _TEXT + text.encode()


def encode_close(code: int) -> bytes:
    """Return the wish that a client's socket be closed."""
    return _CLOSE + str(code).encode()


def decode_output(content: bytes) -> str | int | None:
    """Return a message of the table to a client, or the code with which to close its socket.

    None, with a line in the log, if it is neither.
    """
    try:
        if content.startswith(_TEXT):
            return content[1:].decode()
        if content.startswith(_CLOSE) and int(content[1:]) in _CODES:
            return int(content[1:])
    except ValueError:
        pass
    note_unreadable()
    return None


def decode_peer(content: bytes) -> str | None:
    """Return the id of the node that answers `Find`; None if it has not the table any more."""
    return content.decode() if _PEER.fullmatch(content) else None
