"""Acts taken back in training: `TakenBack`, the events that stand, and the JSON of a log.

A log is append-only: what was taken back stays in it. The state of a table is the fold of the
events that `standing` leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from buur.arguments import integer
from buur.errors import ArgumentError, NotationError
from buur.play.codec import Json, event_json, parse_event
from buur.play.model.event_fields import checked_seat
from buur.play.model.events import (
    ACTS,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Declared,
    Event,
    Finished,
    Misdealt,
    Objected,
    Opened,
    Revealed,
    Ruled,
    Sealed,
    Soldered,
)
from buur.seats import Seat

NAME: Final = "taken-back"
"""Name of the entry in JSON."""
MOST: Final = 1000
"""Maximum number of events that one entry takes back."""

_FINAL: Final = (
    *(Opened, Sealed, Contributed, Cut, Dealt, Misdealt),
    *(Soldered, Finished, Objected, Ruled, Counted, Revealed),
)
"""Events that cannot be taken back: they deal or open cards, or end something."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """``seat`` takes back its last act, with all events since then.

    >>> TakenBack(0, 5).count
    5

    Raises:
        ArgumentError: there is no such seat, or the number is out of range.
    """

    seat: Seat
    count: int
    """Number of events that no longer stand, from the last one on."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seat", checked_seat(self.seat))
        object.__setattr__(self, "count", integer(self.count, 1, MOST, "count"))


LogEvent = Event | TakenBack
"""An entry of a log."""


def last_act(events: Sequence[Event], seat: Seat) -> int:
    """Return how many events a seat takes back with its last act, 0 if it may not.

    It takes back acts of the deal in progress only, and none from before a claim.

    Args:
        events: the events that stand.
        seat: the seat.
    """
    for count, event in enumerate(reversed(events), start=1):
        if isinstance(event, _FINAL):
            return 0
        if isinstance(event, ACTS) and event.seat == seat and not _is_silence(event):
            return count
    return 0


def _is_silence(event: Event) -> bool:
    """Tell whether an event only says that a seat has no melds, which is no decision."""
    return isinstance(event, Declared) and not event.melds and not event.stoeck


def standing(log: Iterable[object]) -> list[int]:
    """Return the indices of the entries of a log that were not taken back.

    Args:
        log: events and other entries; only events and `TakenBack` count.
    """
    found: list[int] = []
    for index, entry in enumerate(log):
        if isinstance(entry, TakenBack):
            del found[max(0, len(found) - entry.count) :]
        else:
            found.append(index)
    return found


def standing_events(log: Sequence[LogEvent]) -> dict[int, Event]:
    """Return the events of a log that were not taken back, by index and in order."""
    found = ((index, log[index]) for index in standing(log))
    return {index: event for index, event in found if not isinstance(event, TakenBack)}


def log_event_json(entry: LogEvent) -> dict[str, Json]:
    """Return an entry of a log as a JSON object.

    >>> log_event_json(TakenBack(0, 5))
    {'e': 'taken-back', 'seat': 0, 'count': 5}
    """
    if isinstance(entry, TakenBack):
        return {"e": NAME, "seat": entry.seat, "count": entry.count}
    return event_json(entry)


def parse_log_event(source: object) -> LogEvent:
    """Read an entry of a log, the inverse of `log_event_json`.

    Raises:
        NotationError: the object is no entry.
    """
    if not isinstance(source, Mapping) or source.get("e") != NAME:
        return parse_event(source)
    if set(source) != {"e", "seat", "count"}:
        raise NotationError(f"{NAME} has the fields 'seat' and 'count'")
    try:
        return TakenBack(source["seat"], source["count"])
    except ArgumentError as error:
        raise NotationError(f"{NAME}: {error}") from error
