"""What the database holds, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

EventActor = Literal["person", "bot", "deputy", "table"]
"""Who brought an event about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow:
    """An event as it is kept."""

    version: int
    event: Any
    """As JSON data, see `buur.play.codec`."""
    actor: EventActor
    seat: int | None = None
    """The seat whose command this was."""
    command: str | None = None
    """The id that its client gave the command."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """How a table stands, for lists."""

    deal: int
    phase: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as a list shows it."""

    id: str
    rules: dict[str, Any]
    summary: TableSummary
    updated: int
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """Everything about a table, with the right to write to it."""

    id: str
    rules: dict[str, Any]
    epoch: int
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...]
