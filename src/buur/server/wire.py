"""What travels over a socket, see ``docs/protocol.md``. Cards are codes, sets of cards lists."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from buur.server.problems import Problem

Kind = Literal["person", "bot", "deputy"]
"""Who plays a seat: a person, a bot, or a bot in place of a person who is away."""

Laid = tuple[str, int]
"""A card and the seat that laid it."""

ActValue = bool | int | str | list[str | list[str]] | None
"""What a field of an act may hold: nothing nests deeper than a list of melds."""

Short = Annotated[str, Meta(max_length=64)]


class Message(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """What both sides send: an object whose ``t`` says what it is."""


# What a client sends.


class Hello(Message, tag="hello", frozen=True):
    """Take a seat; ``since`` is the last version known, null for none."""

    table: Short
    token: Annotated[str, Meta(max_length=128)]
    since: Annotated[int, Meta(ge=0)] | None = None


class Do(Message, tag="do", frozen=True):
    """Act: the answer is ``ok`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    act: dict[str, ActValue]


class Ask(Message, tag="hint", frozen=True):
    """Ask what a sound player would do: the answer is ``hint`` or ``no`` with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Ping(Message, tag="ping", frozen=True):
    """Ask for a sign of life."""


ClientMessage = Hello | Do | Ask | Ping


# What the server sends.


class Said(Struct, frozen=True, omit_defaults=True):
    """One thing said about melds; which field is present depends on the stage."""

    seat: int
    stage: Literal["value", "shape", "count", "top", "trump", "good"]
    value: int | None = None
    shape: str | None = None
    count: int | None = None
    rank: str | None = None
    trump: bool | None = None


class RulesView(Struct, frozen=True):
    """The rule set: its name, and the options in which it differs from that preset."""

    name: str
    options: dict[str, Any]
    target: int
    write: str = "points"
    """What a deal brings to the slate: a value of option ``write``."""
    finish: str = "first_out"
    """When the partie ends: a value of option ``finish``."""
    deals: int = 0
    """How many deals it has; 0 where something else ends it."""
    lowest: bool = False
    """Whether the smallest total wins."""
    chalk: bool = True
    """Whether points are written in strokes, not in figures."""


class TrickView(Struct, frozen=True):
    """The trick on the table; ``winning`` is the seat whose card is best so far."""

    no: int
    leader: int
    cards: tuple[Laid, ...]
    winning: int | None


class LastTrick(Struct, frozen=True):
    """The trick that was turned last."""

    no: int
    leader: int
    cards: tuple[Laid, ...]
    winner: int
    points: int


class Described(Struct, frozen=True):
    """A meld that counts, as its owner describes it; ``suit`` once it is known."""

    seat: int
    kind: Literal["run", "four"]
    count: int
    top: str
    points: int
    suit: str | None


class Shown(Struct, frozen=True):
    """A meld that lies open."""

    seat: int
    cards: list[str]
    points: int


class MeldsView(Struct, frozen=True):
    """What is known about the melds of this deal."""

    said: tuple[Said, ...]
    winner: int | None
    described: tuple[Described, ...]
    shown: tuple[Shown, ...]
    points: tuple[int, ...]


class StoeckView(Struct, frozen=True):
    """A stöck that was called."""

    seat: int
    points: int


class Declarable(Struct, frozen=True):
    """A meld that could be declared now."""

    cards: list[str]
    kind: Literal["run", "four"]
    points: int


class CutRange(Struct, frozen=True):
    """How many cards may be lifted, and whether a knock will do."""

    min: int
    max: int
    knock: bool


class PredictRange(Struct, frozen=True):
    """How many points may be predicted, from nothing to this, and whether everybody hears it."""

    max: int
    aloud: bool


class OpenRow(Struct, frozen=True):
    """A row of the sheet that may be chosen now, with the contracts that it may be played as."""

    no: int
    contracts: list[str]


class CallView(Struct, frozen=True):
    """Something said in an auction; ``height`` and ``contract`` belong to a bid."""

    seat: int
    call: Literal["bid", "pass", "double"]
    height: str | None = None
    contract: str | None = None


class AuctionView(Struct, frozen=True, kw_only=True):
    """An auction: what was said, and the bid that stands."""

    calls: tuple[CallView, ...]
    top: CallView | None
    factor: int
    """1, 2 once it is doubled, 4 once that is."""
    worth: int
    """What the bid that stands brings to one side or the other."""
    made: bool
    """Whether it is made by now."""


class Biddable(Struct, frozen=True):
    """A height that may be bid now; ``goal`` is points or match, ``worth`` what it stakes."""

    height: str
    goal: str
    worth: int


class StakeView(Struct, frozen=True, kw_only=True):
    """A bid that was played for."""

    seat: int
    height: str
    factor: int
    worth: int
    made: bool


class WidowView(Struct, frozen=True):
    """Cards that nobody was dealt: those that lie open, and how many are hidden."""

    open: list[str]
    hidden: int
    taken: bool = False
    """Whether the declarer has taken them."""
    shown: list[str] = []
    """Hidden ones that were shown when they were taken."""
    laid: list[str] = []
    """What this seat has laid away for them."""


class Legal(Struct, frozen=True, kw_only=True):
    """What this seat may do now."""

    cards: list[str] = []
    why: dict[str, str] = {}
    """Reason code of every held card that may not be played, on turn only."""
    contracts: list[str] = []
    rows: tuple[OpenRow, ...] = ()
    """With a sheet: which row each contract may be chosen for."""
    push: bool = False
    bids: tuple[Biddable, ...] = ()
    """With each goes one of ``contracts``, unless there are none to name."""
    passes: bool = False
    double: bool = False
    """Also out of turn."""
    predict: PredictRange | None = None
    answers: list[str] = []
    """What may be said to the question who plays."""
    exchange: int = 0
    """So many cards may be put away for those beside the hand, all of them or none."""
    discard: int = 0
    """So many cards have to be laid away now; 0 where none have."""
    call: list[str] = []
    """The cards that may be called now."""
    owned: bool = False
    """Whether this seat has to say that it holds the card called."""
    renounce: bool = False
    """Whether it has to say now if it gives the deal up."""
    rob: bool = False
    """Whether the six of trumps may take the turned card."""
    melds: tuple[Declarable, ...] = ()
    best: tuple[list[str], ...] = ()
    stoeck_cards: list[str] = []
    marry: tuple[list[str], ...] = ()
    """Marriages that may be shown from the hand, on turn or not."""
    cut: CutRange | None = None
    contribute: bool = False
    stoeck: bool = False
    finish: bool = False
    solder: bool = False
    ask: bool = False
    berg: bool = False
    insist: bool = False
    count: bool = False
    hint: bool = False
    """Whether advice may be asked for."""


class RowView(Struct, frozen=True):
    """A row of the sheet; ``written`` has by line what stands there, null where it is open."""

    no: int
    key: str
    factor: int
    written: tuple[int | None, ...]


class DealView(Struct, frozen=True, kw_only=True):
    """A deal as it was written; points are raw, ``total`` is multiplied."""

    deal: int
    dealer: int
    contract: str | None
    chooser: int | None
    category: int | None
    """Number of the row of the sheet, null without one."""
    pushed: bool
    multiplier: int
    tricks: tuple[int, ...]
    cards: tuple[int, ...]
    last_trick: tuple[int, ...]
    match: tuple[int, ...]
    melds: tuple[int, ...]
    stoeck: tuple[int, ...]
    total: tuple[int, ...]
    stake: StakeView | None = None
    predictions: tuple[int, ...]
    """By seat, all of them 0 where nobody predicts."""
    sides: tuple[int, ...]
    """By seat, -1 for who sat out."""


class SolderView(Struct, frozen=True):
    """A claim of the remaining tricks; all hands lie open."""

    seat: int
    valid: bool
    hands: tuple[list[str], ...]


class ResultView(Struct, frozen=True):
    """How the partie ended."""

    winner: int | None
    reason: str
    scores: tuple[int, ...]
    rubicon: bool
    strokes: tuple[int, ...]


class FairView(Struct, frozen=True):
    """The commitment to this deal; ``seed`` once it is revealed, which ends the deal."""

    digest: str | None = None
    seed: str | None = None


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    seat: int
    names: tuple[str, ...]
    kinds: tuple[Kind, ...]
    rules: RulesView
    phase: str
    turn: int | None
    waiting: tuple[int, ...]
    deal: int
    dealer: int | None
    forehand: int | None
    leader: int | None
    contract: str | None
    chooser: int | None
    category: int | None
    """Number of the row of the sheet that is played now, null without one."""
    pushed: bool
    auction: AuctionView | None
    multiplier: int
    turned: str | None
    aim: str
    """What counts in this deal: a value of option ``values``, with a number where it changes."""
    married: tuple[tuple[int, list[str]], ...]
    """Marriages shown from the hand, by seat."""
    predictions: tuple[int | None, ...]
    """By seat: null before it is made, -1 where it is hidden; empty where nobody predicts."""
    sides: tuple[int, ...]
    """By seat: the side in this deal, -1 for who sits out; empty before the cards."""
    answers: tuple[str | None, ...]
    """By seat: play, blind, later or drop, null before; empty where nobody is asked."""
    took: tuple[bool | None, ...]
    """By seat: whether it took the cards beside its hand, null before; empty without such."""
    robber: int | None
    """Who took the turned card for the six of trumps, which now lies in the widow."""
    widow: WidowView | None
    declarer: int | None
    """Who plays against the rest, for a deal or a whole partie."""
    partner: int | None
    """Who plays with the declarer."""
    called: list[str]
    """The cards that the declarer has called."""
    renounced: bool
    """Whether the declarer has given up the deal."""
    lines: tuple[int | None, ...]
    """By seat: the line of the slate that it writes on, null while that is not known."""
    targets: tuple[int, ...]
    """By line: what it plays for."""
    hand: list[str]
    counts: tuple[int, ...]
    trick: TrickView | None
    last: LastTrick | None
    taken: tuple[int, ...]
    points: tuple[int, ...]
    melds: MeldsView
    stoeck: tuple[StoeckView, ...]
    solder: SolderView | None
    claimer: int | None
    berg: int | None
    scores: tuple[int, ...]
    legal: Legal
    deals: tuple[DealView, ...]
    sheet: tuple[RowView, ...]
    """The rows that every line has to play once; empty where the rules have none."""
    result: ResultView | None
    fair: FairView


class Happened(Struct, frozen=True):
    """An event of the past as a seat may see it."""

    v: int
    event: dict[str, Any]


class Welcome(Message, tag="welcome", kw_only=True, frozen=True):
    """The seat is taken. ``events`` are those missed, or with ``snapshot`` those of this deal."""

    v: int
    seat: int
    here: tuple[bool, ...]
    snapshot: bool
    events: tuple[Happened, ...]
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


class Ground(Struct, frozen=True):
    """A reason for an advice, with what it speaks of."""

    code: str
    args: dict[str, int | str]


class Advised(Message, tag="hint", frozen=True):
    """What a sound player would do with what this seat sees; ``act`` as a client would send it."""

    id: str
    v: int
    act: dict[str, Any]
    reasons: tuple[Ground, ...]


class Seats(Message, tag="seats", frozen=True):
    """Who plays the seats, and whose person is here, has changed."""

    kinds: tuple[Kind, ...]
    here: tuple[bool, ...]


class Replaced(Message, tag="replaced", frozen=True):
    """Another socket has taken this seat; this one may go on looking."""


class Pong(Message, tag="pong", frozen=True):
    """A sign of life."""


class Error(Message, tag="error", omit_defaults=True, frozen=True):
    """A message could not be read or served."""

    error: dict[str, Any]
    id: str | None = None


ServerMessage = Welcome | Event | Ok | No | Advised | Seats | Replaced | Pong | Error

_T = TypeVar("_T")
_READER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_WRITER: Final = msgspec.json.Encoder()


def write(message: ServerMessage) -> str:
    """Return a message as JSON."""
    return _WRITER.encode(message).decode()


def read(text: str) -> ClientMessage:
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


def salvage_id(text: str) -> str | None:
    """Return the id of a message that could not be read, if it has one."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


class _WithId(Struct, frozen=True):
    id: Short


def read_body(body: bytes, kind: type[_T]) -> _T:
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
