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


class TableSummary(NamedTuple):
    """The state of a table as far as lists show it."""

    deal: int
    phase: str
    scores: tuple[int, ...]


class TableRow(NamedTuple):
    """A table in a list."""

    id: str
    rules: dict[str, Any]
    summary: TableSummary
    updated: int
    """Milliseconds since 1970."""


class EventRow(NamedTuple):
    """A stored event."""

    version: int
    event: Any
    """The event as JSON data, see `buur.play.codec`."""
    actor: EventActor
    seat: int | None = None
    """Seat of the command that caused it."""
    command: str | None = None
    """Id of that command, chosen by the client."""


class StoredTable(NamedTuple):
    """A whole table, with the epoch that permits writing to it."""

    id: str
    rules: dict[str, Any]
    epoch: int
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]
