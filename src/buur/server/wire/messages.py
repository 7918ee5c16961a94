"""Messages of the WebSocket protocol of ``docs/reference/protocol.md``, and their JSON encoding.

Cards are codes, sets of cards are lists.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from buur.server.errors import Problem, other_protocol
from buur.server.settings import PaceName
from buur.server.wire.avatars import Avatar
from buur.server.wire.table_view import PlayerKind, Presence, TableView

PROTOCOL: Final = 2
"""Version of the protocol; clients of another one are refused."""

ActValue = bool | int | str | list[str | list[str]] | None
"""Value of an act's field; the deepest nesting is a list of melds."""

Short = Annotated[str, Meta(max_length=64)]


class Message(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """Base of all messages: an object whose type is in ``t``."""


# Messages of clients.


class Hello(Message, tag="hello", frozen=True):
    """Take a seat; ``since`` is the last known version, null for none.

    An empty ``token`` takes the seat of the guest whose cookie came with the socket.

    ``bot`` says that a program plays the seat; the other players see it. ``pace`` is the pace that
    the player wants of the bots; null leaves it as it was.
    """

    table: Short
    token: Annotated[str, Meta(max_length=128)]
    since: Annotated[int, Meta(ge=0)] | None = None
    bot: bool = False
    pace: PaceName | None = None
    protocol: int = 1
    """Version of the protocol that the client speaks."""


class Watch(Message, tag="watch", frozen=True):
    """Watch a table without a seat, with the token of the link for it; ``since`` as in a hello."""

    table: Short
    token: Annotated[str, Meta(min_length=1, max_length=128)]
    since: Annotated[int, Meta(ge=0)] | None = None
    protocol: int = 1
    """Version of the protocol that the client speaks."""


class Do(Message, tag="do", frozen=True):
    """Request an act; the answer is ``ok`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    act: dict[str, ActValue]


class HintRequest(Message, tag="hint", frozen=True):
    """Request a hint; the answer is ``hint`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Look(Message, tag="look", frozen=True):
    """Request the seat's view in the form for bots; the answer is ``seen`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class SetPace(Message, tag="pace", frozen=True):
    """Want another pace of the bots; there is no answer."""

    pace: PaceName


class Proceed(Message, tag="proceed", frozen=True):
    """Let the bot act that waits since version ``v``; there is no answer."""

    v: Annotated[int, Meta(ge=0)]


WatchChoice = Literal["off", "after", "late"]
"""Whether others may watch: not at all, with the hands of a deal after it, or one deal late."""
Arrangement = Literal[
    "begin",
    "swap",
    "draw",
    "bot",
    "open",
    "renew",
    "close",
    "present",
    "watch",
    "watch-link",
    "list",
    "leave",
    "ask",
    "rematch",
]
"""What a person may want of the seats of a table for friends."""


class Arrange(Message, tag="arrange", kw_only=True, frozen=True):
    """Want something of the seats of a table for friends; the answer is ``arranged`` or ``no``.

    ``rev`` is the revision of the table that the person sees; with another one nothing happens.
    """

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    rev: Annotated[int, Meta(ge=0)]
    act: Arrangement
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The seat that the act is about; for ``swap`` the first one."""
    other: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The second seat of ``swap``."""
    bot: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The bot that gets seats; null for the usual one."""
    on: bool = True
    """For ``draw`` whether cards decide the teams, for ``list`` whether the lobby shows the table
    to everybody, for ``ask`` whether a rematch is wanted, for
    ``leave`` whether the next person with an invitation gets the seat."""
    draw: bool = False
    """For ``rematch``: whether the teams are drawn anew."""
    name: Annotated[str, Meta(max_length=40)] | None = None
    """For ``present``: the person's name; null keeps it."""
    avatar: Avatar | Literal[""] | None = None
    """For ``present``: the drawing that she has chosen, empty for none; null keeps it."""
    watch: WatchChoice | None = None
    """For ``watch``: whether others may watch, and when they see the hands of a deal."""


class Say(Message, tag="say", frozen=True):
    """Say a phrase of `GROUPS` or a reaction to the table, or a text where everybody at it wants
    free text; the answer is ``ok`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    phrase: Short = ""
    text: Annotated[str, Meta(max_length=800)] = ""


class Mute(Message, tag="mute", frozen=True):
    """Hear nothing of a person from now on, or again; the answer is ``muted`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    on: bool = True


class ReportPlayer(Message, tag="report", frozen=True):
    """Report a person to the operator, with the last talk; the answer is ``ok`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=5)]


class WantFreeText(Message, tag="free-text", frozen=True):
    """Want free text at this table, or not any more; the answer is ``ok`` or ``no``."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool


TalkMessage = Say | Mute | ReportPlayer | WantFreeText
"""A message about what players say to each other."""


class Ping(Message, tag="ping", frozen=True):
    """Request a ``pong``."""


ClientMessage = (
    Hello | Watch | Do | HintRequest | Look | SetPace | Proceed | Arrange | TalkMessage | Ping
)


# Messages of the server.


class PastEvent(Struct, frozen=True):
    """A past event as a seat may see it."""

    v: int
    event: dict[str, Any]


class Welcome(Message, tag="welcome", kw_only=True, frozen=True):
    """The seat is taken; ``events`` are the missed ones, with ``snapshot`` those of this deal."""

    v: int
    seat: int
    here: tuple[bool, ...]
    snapshot: bool
    events: tuple[PastEvent, ...]
    view: TableView


class Event(Message, tag="event", omit_defaults=True, frozen=True):
    """A new event, which is stored already, and what it changes in the view of the version before.

    Each field of ``changes`` and ``own`` replaces that of the view; each of ``legal`` replaces that
    of ``view.legal``. What is empty is left out.
    """

    v: int
    event: dict[str, Any] | Raw
    changes: dict[str, Any] | Raw = {}
    """Fields that are the same for every seat."""
    own: dict[str, Any] = {}
    """Fields of this seat."""
    legal: dict[str, Any] = {}


class Ok(Message, tag="ok", frozen=True):
    """The act with this id is accepted as the event of version ``v``."""

    id: str
    v: int


class Why(Struct, frozen=True):
    """A more specific code of a refusal, with the arguments of its text."""

    code: str
    args: dict[str, Any]


class No(Message, tag="no", omit_defaults=True, frozen=True):
    """The request with this id is refused; nothing has changed."""

    id: str
    v: int
    code: str
    message: str | None = None
    clause: str | None = None
    """The rule behind the refusal, a section of ``docs/explanation/rules.md``."""
    why: Why | None = None


class HintReason(Struct, frozen=True):
    """A reason of a hint: its code and the arguments of its text."""

    code: str
    args: dict[str, int | str]


class Hint(Message, tag="hint", frozen=True):
    """The act that the bot `steady` would choose, in the form in which clients send acts."""

    id: str
    v: int
    act: dict[str, Any]
    reasons: tuple[HintReason, ...]


class Seen(Message, tag="seen", frozen=True):
    """The seat's view in the form for bots; the reader needs the same version of Buur."""

    id: str
    v: int
    version: str
    """Version of the server's Buur."""
    whole: Any
    """The view field by field, see `buur.notation.view_codec`."""


class Seats(Message, tag="seats", frozen=True):
    """The players of the seats or their presence have changed."""

    kinds: tuple[PlayerKind, ...]
    here: tuple[bool, ...]
    names: tuple[str, ...]
    presence: tuple[Presence, ...]
    avatars: tuple[str | None, ...]


class Clock(Message, tag="clock", frozen=True):
    """The persons who have to act at a table for friends, while others wait for them."""

    v: int
    left: tuple[float | None, ...]
    """By seat: seconds until a bot acts for the person, null while the seat has not to act."""


class FriendSeat(Struct, frozen=True):
    """A seat of a table for friends."""

    kind: Literal["person", "bot", "open"]
    """The next person with an invitation gets an ``open`` seat; a bot plays it until then."""
    name: str
    """Empty for a person without a name, and for an open seat before the partie."""
    bot: str | None
    """The kind of the bot; null for a person."""
    avatar: str | None
    """The drawing that the person has chosen; null for none."""


class Friends(Message, tag="friends", kw_only=True, frozen=True):
    """A table for friends has changed; everybody at the table gets the same."""

    rev: int
    """The revision, which a command names."""
    state: Literal["gathering", "playing", "over", "ended"]
    """``ended`` is a table that everybody has left."""
    host: int | None
    """The seat of the person who decides."""
    seats: tuple[FriendSeat, ...]
    draws: bool
    """Whether cards decide the teams when the partie begins."""
    may_draw: bool
    """Whether the rules can have such a draw."""
    invited: bool
    """Whether an invitation is open."""
    time: Literal["normal", "long"]
    """How long a person may think before a bot acts for her."""
    watch: WatchChoice
    """Whether others may watch, and when they see the hands of a deal."""
    watching: int
    """How many watch; nobody is told who."""
    next: str | None
    """The table of the rematch; null before there is one."""
    asked: tuple[int, ...]
    """Seats whose persons want a rematch."""
    listed: bool
    """Whether the lobby shows the table to everybody."""
    lang: str | None
    """The language that its people speak; null if nobody has said so."""
    pool: str | None
    """The pool for whose ratings the partie counts; such a table has no host."""


class Arranged(Message, tag="arranged", omit_defaults=True, frozen=True):
    """What a person wanted of the seats is done."""

    id: str
    rev: int
    invitation: str | None = None
    """The token of a new invitation."""
    watch_link: str | None = None
    """The token of a new link for those who watch."""


class Rematch(Message, tag="rematch", omit_defaults=True, frozen=True):
    """A seat at the table of the next partie, with its token, for this person alone."""

    table: str
    seat: int
    token: str
    invitation: str | None = None
    """The token of the invitation to that table, for the host."""


class Saying(Struct, frozen=True, omit_defaults=True):
    """Something that a player said."""

    n: int
    """Counts what was said at the table since it woke."""
    seat: int
    """The seat of the player at that time."""
    name: str
    phrase: str
    """Empty for a text."""
    text: str | None = None


class Talk(Message, tag="talk", frozen=True):
    """The last that was said at the table, for a client that says hello."""

    may: bool
    """Whether players may talk now; some rule sets forbid it during a deal."""
    said: tuple[Saying, ...]
    muted: tuple[int, ...]
    """Seats of which this player hears nothing; nobody else is told."""


class Said(Message, tag="said", frozen=True):
    """A player has said something."""

    saying: Saying


class FreeText(Message, tag="free-texts", frozen=True):
    """Who at the table wants free text."""

    wanted: tuple[int, ...]
    """Their seats."""
    on: bool
    """Whether everybody does, so that texts can be said."""


class Speech(Message, tag="speech", frozen=True):
    """Talk is off during a deal, or on again."""

    may: bool


class Muted(Message, tag="muted", frozen=True):
    """The seats of which this player hears nothing."""

    id: str
    seats: tuple[int, ...]


class Held(Message, tag="held", frozen=True):
    """A bot waits since version ``v`` until a person sends ``proceed``."""

    v: int


class Moved(Message, tag="moved", frozen=True):
    """Another node owns the table now; the connection closes, and the client comes back at once."""


class Returned(Message, tag="returned", frozen=True):
    """A deputy played for this person while she was away; she has her seat again."""


class Replaced(Message, tag="replaced", frozen=True):
    """Another connection has taken this seat; this one is now read-only."""


class Pong(Message, tag="pong", frozen=True):
    """Answer to a ping."""


class Error(Message, tag="error", omit_defaults=True, frozen=True):
    """Answer to a message that could not be read or served."""

    error: dict[str, Any]
    id: str | None = None


ServerMessage = (
    Welcome
    | Event
    | Ok
    | No
    | Hint
    | Seen
    | Seats
    | Clock
    | Friends
    | Arranged
    | Rematch
    | Talk
    | Said
    | FreeText
    | Speech
    | Muted
    | Held
    | Moved
    | Returned
    | Replaced
    | Pong
    | Error
)

_T = TypeVar("_T")
_READER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_WRITER: Final = msgspec.json.Encoder()

_LONGEST: Final = 200
"""Characters of a decoder's error in a message."""


def encode(message: ServerMessage) -> str:
    """Return a message as JSON."""
    return _WRITER.encode(message).decode()


def encode_part(value: dict[str, Any]) -> Raw:
    """Return a part of several messages, encoded once."""
    return Raw(_WRITER.encode(value))


def decode(text: str) -> ClientMessage:
    """Decode a client's message.

    Raises:
        Problem: it is not a valid message, or of another version of the protocol.
    """
    try:
        return _READER.decode(text)
    except msgspec.MsgspecError as error:
        check_protocol(text, "hello", "watch")
        raise Problem(
            400, "bad-message", f"this message cannot be read: {_shortened(error)}"
        ) from error
    except (RecursionError, UnicodeError) as error:
        raise Problem(400, "bad-message", "this message cannot be read") from error


class _First(Struct, frozen=True):
    """What the first message of every version of the protocol says."""

    t: str
    protocol: int = 1


def check_protocol(text: str, *firsts: str) -> None:
    """Look whether a message that cannot be read is the first one of a client of another version.

    Args:
        text: the message.
        firsts: the types of first messages on this socket.

    Raises:
        Problem: it is; its client is told to reload instead of what is wrong with the message.
    """
    try:
        first = msgspec.json.decode(text, type=_First)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return
    if first.t in firsts and first.protocol != PROTOCOL:
        raise other_protocol(first.protocol, PROTOCOL)


def decode_id(text: str) -> str | None:
    """Return the id of an invalid message, None without one."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


class _WithId(Struct, frozen=True):
    id: Short


def decode_body(body: bytes, kind: type[_T]) -> _T:
    """Decode the body of an HTTP request.

    Raises:
        Problem: it is not JSON, or not of this type.
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(
            422, "bad-request", f"the request does not fit: {_shortened(error)}"
        ) from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem(400, "bad-json", f"the body is not JSON: {_shortened(error)}") from error


def _shortened(error: Exception) -> str:
    """Return an error's text, which may repeat what was sent, without its middle if it is long."""
    text = str(error)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 2 :]}"
