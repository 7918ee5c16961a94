"""What has happened at a table, as far as it has to be told again: events, answers, seals."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from buur.cards import Card
from buur.melds import Utterance
from buur.play.codec import event_json
from buur.play.model.events import Event, Opened, Played, Revealed, Sealed
from buur.play.model.state import State
from buur.seats import Seat
from buur.server.storage.models import EventActor, EventRow
from buur.server.wire import messages, table_view
from buur.server.wire.encode_view import encode_deal, visible_card_count

_REFUSALS_KEPT = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An event with what goes with it."""

    version: int
    event: Event
    said: tuple[Utterance, ...]
    """What was said about melds on its occasion."""
    by: EventActor
    seat: Seat | None = None
    command: str | None = None

    @property
    def row(self) -> EventRow:
        """The entry as the database keeps it."""
        return EventRow(
            version=self.version,
            event=event_json(self.event),
            actor=self.by,
            seat=self.seat,
            command=self.command,
        )


def utterances_between(before: State, after: State) -> tuple[Utterance, ...]:
    """Return what was said about melds from one state to the next; a new deal begins in silence."""
    if before.deal is None or after.deal is None:
        return ()
    return after.deal.said[len(before.deal.said) :]


def covered_versions(entries: list[LogEntry], state: State) -> frozenset[int]:
    """Return the versions of those entries of a deal whose cards may not be looked at again."""
    laid = [entry.version for entry in entries if isinstance(entry.event, Played)]
    return frozenset(laid[: max(0, len(laid) - visible_card_count(state))])


class EventLog:
    """The entries of a table and the answers to its commands."""

    def __init__(self) -> None:
        self._entries: list[LogEntry] = []
        self._deal_begins = 0
        self._accepted: dict[tuple[Seat, str], int] = {}
        self._refused: OrderedDict[tuple[Seat, str], messages.No] = OrderedDict()
        self._deals: list[table_view.DealView] = []
        self.fair = table_view.FairView()
        """The commitment to the deal in progress."""
        self.drawn: tuple[Card, ...] = ()
        """The cards drawn before the first deal, by seat; empty where nobody drew."""

    def add(self, entry: LogEntry) -> None:
        """Take in what has happened."""
        self._entries.append(entry)
        if entry.seat is not None and entry.command is not None:
            self._accepted[entry.seat, entry.command] = entry.version
        match entry.event:
            case Opened(_, drawn):
                self._deal_begins = entry.version
                self.drawn = drawn or ()
            case Sealed(digest, _):
                self.fair = table_view.FairView(digest)
                self._deal_begins = entry.version
            case Revealed(seed):
                self.fair = table_view.FairView(self.fair.digest, seed)

    def refuse(self, seat: Seat, answer: messages.No) -> None:
        """Remember a refusal, for the case that the same command comes again."""
        self._refused[seat, answer.id] = answer
        if len(self._refused) > _REFUSALS_KEPT:
            self._refused.popitem(last=False)

    def answer(self, seat: Seat, command: str) -> messages.Ok | messages.No | None:
        """Return the answer that a command has had, None if it is new."""
        version = self._accepted.get((seat, command))
        if version is not None:
            return messages.Ok(command, version)
        return self._refused.get((seat, command))

    def since(self, version: int) -> Iterator[LogEntry]:
        """Return what came after a version."""
        return iter(self._entries[version:])

    def deals(self, state: State) -> tuple[table_view.DealView, ...]:
        """Return the deals written so far; each is put into words once."""
        for score in state.history[len(self._deals) :]:
            self._deals.append(encode_deal(score))
        return tuple(self._deals[: len(state.history)])

    def of_this_deal(self) -> Iterator[LogEntry]:
        """Return what has happened since this deal was sealed."""
        return iter(self._entries[max(0, self._deal_begins - 1) :])
