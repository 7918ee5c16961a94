"""Rows of the database as frozen records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

EventActor = Literal["person", "bot", "deputy", "table"]
"""Author of an event; a deputy is a bot that substitutes for a person."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat and its player."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow:
    """A stored event."""

    version: int
    event: Any
    """As JSON data, see `buur.play.codec`."""
    actor: EventActor
    seat: int | None = None
    """Seat of the command that caused it."""
    command: str | None = None
    """Id of that command, chosen by the client."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """State of a table for lists."""

    deal: int
    phase: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table in a list."""

    id: str
    rules: dict[str, Any]
    summary: TableSummary
    updated: int
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A whole table, with the epoch that permits writing to it."""

    id: str
    rules: dict[str, Any]
    epoch: int
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]
