"""Messages between the nodes of a cluster about the lobby and those who wait, as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from buur.server.bus.codec import Codec, SubjectWord
from buur.server.storage.talk_store import Apart
from buur.server.tables.lobby import OpenTables
from buur.server.tables.quick_match import Entered, PairState, rules_of
from buur.server.tables.table_calls import Refusal
from buur.server.tables.waiting_people import Entry, Pair, Person, Pool
from buur.server.wire import lobby_messages as wire

NEWS_SUBJECT: Final = "buur.lobby.news"
"""The subject of news for all nodes."""
OK: Final = b"ok"
NOT_HERE: Final = b"not-here"
"""The answer of a node that is not the coordinator."""


def coordinator_subject(peer: str) -> str:
    """Return the subject on which a node answers as the coordinator."""
    return f"buur.lobby.ask.{peer}"


def told_subject(peer: str) -> str:
    """Return the subject on which a node gets what its clients are told."""
    return f"buur.lobby.told.{peer}"


# News for all nodes.


class Here(msgspec.Struct, tag="here", frozen=True):
    """A node is there."""

    peer: SubjectWord
    node: int
    """Its id in the database; the lowest one coordinates."""
    serves: bool
    """Whether it may coordinate: it is not about to end."""
    revision: int
    """Of its open tables."""
    queues: tuple[wire.Queue, ...]
    """The pools in which people wait, as a coordinator knows them."""


class Gone(msgspec.Struct, tag="gone", frozen=True):
    """A node ends."""

    peer: SubjectWord


class Shown(msgspec.Struct, tag="shown", frozen=True):
    """The open tables of a node."""

    peer: SubjectWord
    revision: int
    tables: OpenTables


class Missing(msgspec.Struct, tag="missing", frozen=True):
    """A node lacks the open tables of another one."""

    peer: SubjectWord
    """Whose tables it lacks."""


class Made(msgspec.Struct, tag="made", frozen=True):
    """A table was made from a network."""

    peer: SubjectWord
    table: str
    network: str


News: TypeAlias = Here | Gone | Shown | Missing | Made

# Questions to the coordinator.


class EnterPool(msgspec.Struct, tag="enter", frozen=True):
    """A person wants to wait in a pool."""

    person: Person
    pool: Pool
    as_pair: bool


class EnterPair(msgspec.Struct, tag="enter-pair", frozen=True):
    """A person wants to wait as one of a pair."""

    person: Person
    key: str


class AskPair(msgspec.Struct, tag="ask-pair", frozen=True):
    """Asks how a pair stands."""

    key: str
    guest: str | None


SocketWord = Literal["wait", "quit", "leave", "slow", "fast"]
"""A client waits with an entry, waits no more, or has disconnected; her line is bad, or good."""


class OfSocket(msgspec.Struct, tag="socket", frozen=True):
    """Something of a client's socket at another node."""

    peer: SubjectWord
    socket: SubjectWord
    what: SocketWord
    key: str = ""
    """Hash of the token of the entry."""


Question: TypeAlias = EnterPool | EnterPair | AskPair


class HasEntered(msgspec.Struct, tag="entered", frozen=True):
    """The right to wait."""

    entered: Entered


class PairStands(msgspec.Struct, tag="pair", frozen=True):
    """How a pair stands."""

    state: PairState


Answer: TypeAlias = HasEntered | PairStands


class Told(msgspec.Struct, frozen=True):
    """A message to a client of another node."""

    socket: SubjectWord
    text: str
    """Empty if the coordinator does not know of her any more: her node asks again."""


NEWS: Final = Codec[News](News)
QUESTIONS: Final = Codec[Question | OfSocket](Question | OfSocket)
ANSWERS: Final = Codec[Answer | Refusal](Answer | Refusal)
TOLD: Final = Codec[Told](Told)

# Those who wait, as every node keeps them for the next coordinator.


class PairNote(msgspec.Struct, tag="pair", frozen=True):
    """A pair."""

    key: str
    pool: Pool
    guests: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    strength: float
    maker: str


class EntryNote(msgspec.Struct, tag="entry", frozen=True):
    """The right of a person to wait."""

    key: str
    person: Person
    pool: Pool
    strength: float
    apart: Apart
    pair: str | None
    """The key of the pair."""
    matched: wire.Matched | None


Note: TypeAlias = PairNote | EntryNote
NOTES: Final = Codec[Note](Note)


def pair_note(pair: Pair) -> str:
    """Return a pair as nodes keep it."""
    parts = (pair.key, pair.pool, pair.guests, pair.strength, pair.maker)
    return NOTES.encode(PairNote(*parts)).decode()


def entry_note(entry: Entry) -> str:
    """Return an entry as nodes keep it."""
    pair = None if entry.pair is None else entry.pair.key
    parts = (entry.key, entry.person, entry.pool, entry.strength, entry.apart, pair)
    return NOTES.encode(EntryNote(*parts, entry.matched)).decode()


def pair_of_note(note: PairNote, now: float) -> Pair:
    """Return the pair of a note.

    Raises:
        Problem: its rules do not exist here.
    """
    parts = (note.key, note.pool, rules_of(note.pool), [*note.guests], now)
    return Pair(*parts, strength=note.strength, maker=note.maker)


def entry_of_note(note: EntryNote, now: float, pair: Pair | None) -> Entry:
    """Return the entry of a note, with errors as for `pair_of_note`."""
    return Entry(
        *(note.key, note.person, note.pool, rules_of(note.pool), now, note.strength, note.apart),
        pair=pair,
        matched=note.matched,
    )
