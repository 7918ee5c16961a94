"""Rows of the database as named tuples, whose fields are named like the columns of `schema`."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

EventActor = Literal["person", "bot", "deputy", "table"]
"""Author of an event; a deputy is a bot that substitutes for a person."""


class SeatRow(NamedTuple):
    """A seat and its player."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    token_hash: str | None = None
    is_open: bool = False
    """Whether the next person with an invitation gets the seat; until then a bot plays it."""
    is_host: bool = False
    """Whether its person decides about the seats of a table for friends."""
    avatar: str | None = None
    """The drawing that its person has chosen, by its id."""


FriendState = Literal["gathering", "playing", "ended"]
"""Stage of a table for friends; an ended one was left by everybody."""
ThinkingTime = Literal["normal", "long"]
"""How long a person may think at a table for friends before a bot acts for her."""
WatchMode = Literal["off", "after", "late"]
"""Whether others may watch a table: not at all; they see the hands of a deal after it; or they see
them one deal late."""
InvitationState = Literal["open", "closed", "renewed"]


class FriendRow(NamedTuple):
    """A table for friends, beside its seats."""

    revision: int
    """Number of changes, from 1."""
    state: FriendState
    time: ThinkingTime = "normal"
    next_table: str | None = None
    """The table of the rematch."""
    touched: int = 0
    """Milliseconds since 1970 of the last change or visit."""
    watch: WatchMode = "off"
    listed: bool = False
    """Whether the lobby shows it."""
    lang: str | None = None
    """The language that its people speak."""
    pool: str | None = None
    """The pool for whose ratings its partie counts; such a table has no host."""
    is_invited: bool = True
    """Whether an invitation is open."""
    is_of_evening: bool = False
    """Whether its result counts in the evening of a club."""


class StoredInvitation(NamedTuple):
    """What the database knows of an invitation and its table."""

    state: InvitationState
    table: FriendState | None
    """None if the table was deleted."""
    phase: str = ""
    """The phase of the partie."""
    touched: int = 0
    """Milliseconds since 1970 of the last change or visit."""


class BoardRow(NamedTuple):
    """The board that a table plays."""

    day: str
    """The day as ``2026-11-27``."""
    number: int
    """From 1."""


class BoardScore(NamedTuple):
    """Points and contract of a board that was played to its end."""

    points: int
    """Points of the side of seat 0."""
    others: int
    contract: str | None
    chooser: int | None
    """The seat that named the contract."""
    substituted: bool = False
    """Whether a substitute has played for the person."""
    program: bool = False
    """Whether a program has played for the person."""


BoardState = Literal["playing", "done", "void"]
"""Stage of a play of a board; a table that failed or was deleted makes it void."""


class BoardPlay(NamedTuple):
    """A board that somebody has begun, or a bot of the field has played."""

    day: str
    number: int
    player: str
    """Id of a guest, or name of a bot."""
    is_bot: bool
    name: str
    """Empty once the guest is deleted."""
    table_id: str | None
    state: BoardState
    result: BoardScore | None


class TableSummary(NamedTuple):
    """The state of a table as far as lists show it."""

    deal: int
    phase: str
    scores: tuple[int, ...]
    winner: int | None = None
    """The line of the slate that has won; None before the end, and for a draw."""
    training: bool = False
    """Whether acts were taken back; such a partie counts in no total. Once written, it stays."""


class SeatResult(NamedTuple):
    """Totals of a seat over the counted deals of a table."""

    seat: int
    line: int | None
    """The seat's line of the slate, None while it is unknown."""
    deals: int
    matches: int
    """Deals in which its side took every trick."""
    best: int | None
    """The most points of a deal, None where deals are not written in points."""
    contracts: dict[str, int]
    """How often the seat named each contract, by its code."""
    made: dict[str, int] | None = None
    """How often its side then had the most points, by contract; None where it is unknown."""
    points: int | None = None
    """The points of its side in all deals; None where they are unknown."""


class TableRow(NamedTuple):
    """A table in a list."""

    id: str
    rules: dict[str, Any]
    summary: TableSummary
    updated: int
    """Milliseconds since 1970."""
    broken: bool = False
    """Whether the table is closed for good, by a fault or by the operator."""
    ended: str | None = None
    """The reason of the operator who has ended it, None if nobody has."""


class GameRow(NamedTuple):
    """A partie of a guest in a list."""

    table: TableRow
    created: int
    """Milliseconds since 1970."""
    seat: int
    """The guest's seat."""
    seats: tuple[SeatRow, ...]
    results: tuple[SeatResult, ...]
    """By seat; empty before the first deal is counted."""


class GuestTotals(NamedTuple):
    """Totals of a guest over all parties that count."""

    played: int
    """Parties that are over."""
    won: int
    deals: int
    matches: int
    best: int | None
    contracts: dict[str, int]
    rules: dict[str, int]
    """Number of finished parties by rule set."""


class Person(NamedTuple):
    """A person as the server knows her: a guest, who has no account."""

    id: str
    """Internal and stable; no client sees it."""
    public_id: str
    """Random; only friends, and people who ask to become friends, see it."""
    name: str = ""
    """The name used last; empty for none."""
    avatar: str | None = None
    """The avatar used last, by its id; None for none."""
    created: int = 0
    """Milliseconds since 1970."""
    is_listed: bool = False
    """Whether the rankings of quick matches show her name."""


class Device(NamedTuple):
    """A browser by which a person is known."""

    id: str
    label: str
    created: int
    """Milliseconds since 1970."""
    used: int
    """The last use to the day, in milliseconds since 1970."""


FriendshipState = Literal["asked", "declined", "friends"]


class Friendship(NamedTuple):
    """Another person, as one knows her as a friend or by a request."""

    person: Person
    state: FriendshipState
    is_asker: bool
    """Whether the other person asked."""
    created: int
    """Milliseconds since 1970."""


class EventRow(NamedTuple):
    """A stored event."""

    version: int
    event: Any
    """The event as JSON data, see `buur.play.take_back`."""
    actor: EventActor
    seat: int | None = None
    """Seat of the command that caused it."""
    command: str | None = None
    """Id of that command, chosen by the client."""


class SnapshotRow(NamedTuple):
    """The state of a partie before a deal was sealed, derived from the events."""

    version: int
    """The version of the last event before it."""
    deal: int
    """Number of the deal that was sealed next."""
    state: str
    """The state as JSON, see `buur.server.tables.snapshots`."""
    scores: list[int]
    """Numbers of the deals whose scores belong to the state."""
    digest: str


class DealRow(NamedTuple):
    """The score of a counted deal, derived from the events."""

    number: int
    """From 1."""
    score: str
    """The score as JSON, see `buur.notation.state_codec`."""
    digest: str


class Snapshots(NamedTuple):
    """Rows that are derived from the events of a table, of one layout."""

    layout: str
    """Digest of the version of Buur that reads them."""
    states: tuple[SnapshotRow, ...] = ()
    deals: tuple[DealRow, ...] = ()


class StoredTable(NamedTuple):
    """A table, with the epoch that permits writing to it."""

    id: str
    rules: dict[str, Any]
    epoch: int
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]
    """All events, or those after ``snapshot`` that were read."""
    training: bool = False
    """Whether acts may be taken back."""
    broken: str | None = None
    """Why the table was closed as broken, None if it is not."""
    snapshot: SnapshotRow | None = None
    """The state from which to replay, None to replay from the beginning."""
    deals: tuple[DealRow, ...] = ()
    """The scores that belong to the snapshot."""
    commands: tuple[tuple[int, str], ...] = ()
    """The commands accepted before the snapshot, as seat and id."""
    friends: FriendRow | None = None
    """What the host of a table for friends decides; None for other tables."""
    board: BoardRow | None = None
    """The board of a day that it plays; None for other tables."""
    is_archived: bool = False
    """Whether its events are in the archive and not here."""

    @property
    def is_ranked(self) -> bool:
        """Whether its result counts: as a board of a day, a quick match, or a club's evening."""
        friends = self.friends
        counts = friends is not None and (bool(friends.pool) or friends.is_of_evening)
        return counts or self.board is not None
