"""`EventLog`: a table's events for clients that reconnect, and its answers to commands."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from buur.cards import Card
from buur.melds import Utterance
from buur.play.model.events import Opened, Played, Revealed, Sealed
from buur.play.model.state import State
from buur.play.queries.recent_deals import RECENT
from buur.play.take_back import NAME, LogEvent, TakenBack, log_event_json
from buur.play.views import redact
from buur.seats import Seat
from buur.server.storage.models import EventActor, EventRow
from buur.server.tables.past_commands import PastCommands
from buur.server.tables.past_deals import PastDeals
from buur.server.tables.snapshots import Base
from buur.server.wire import messages, table_view
from buur.server.wire.encode_view import encode_event, visible_card_count
from buur.server.wire.shuffle_facts import NO_FACTS
from buur.variants.model import Variant

_MAX_REFUSALS = 256
MOST_ENTRIES = 2000
"""Entries in memory above which no act is taken back; a deal has fifty to a hundred by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An event with its version, its author, and the utterances that it caused."""

    version: int
    event: LogEvent
    said: tuple[Utterance, ...] = ()
    """Utterances about melds that it caused."""
    by: EventActor
    seat: Seat | None = None
    command: str | None = None
    to: int = 0
    """The version that the table returned to, where an act was taken back."""
    facts: Mapping[str, object] = field(default_factory=lambda: NO_FACTS)
    """What the rules add to the event for every seat, see `shuffle_facts`."""

    @property
    def is_public(self) -> bool:
        """Whether every seat may see all of it."""
        return isinstance(self.event, TakenBack) or redact(self.event, None) is self.event

    def encoded(
        self, seat: Seat | None, rules: Variant, *, covered: bool = False
    ) -> dict[str, object]:
        """Return the entry as a seat may see it, with arguments as for `encode_event`."""
        if isinstance(self.event, TakenBack):
            return {"e": NAME, "seat": self.event.seat, "to": self.to}
        found = encode_event(self.event, self.said, seat, rules=rules, covered=covered)
        return {**found, **self.facts}

    @property
    def row(self) -> EventRow:
        """The entry as a row of the database."""
        return EventRow(
            version=self.version,
            event=log_event_json(self.event),
            actor=self.by,
            seat=self.seat,
            command=self.command,
        )


def utterances_between(before: State, after: State) -> tuple[Utterance, ...]:
    """Return the utterances about melds between two states; a new deal begins without any."""
    if before.deal is None or after.deal is None:
        return ()
    return after.deal.said[len(before.deal.said) :]


def covered_versions(entries: list[LogEntry], state: State) -> frozenset[int]:
    """Return the versions of the entries of a deal whose played card may not be seen again."""
    laid = [entry.version for entry in entries if isinstance(entry.event, Played)]
    return frozenset(laid[: max(0, len(laid) - visible_card_count(state))])


class EventLog:
    """The last entries of a table, and the answers to its clients' commands.

    It keeps the entries of the deal in progress and the last ones before it, so that its size does
    not depend on the length of the partie. The database has all of them.

    Args:
        gap: the number of entries that are kept in any case.
    """

    def __init__(self, gap: int = 0) -> None:
        self._gap = gap
        self._first = 1
        """The version of the first entry."""
        self._entries: list[LogEntry] = []
        self._standing: list[int] = []
        """The versions of the events of this deal that were not taken back."""
        self._deal_begins = 0
        self._accepted: dict[tuple[Seat, str], int] = {}
        self._refused: OrderedDict[tuple[Seat, str], messages.No] = OrderedDict()
        self._forgotten = PastCommands()
        """The commands whose answers are not here any more."""
        self._past = PastDeals()
        self.fair = table_view.FairView()
        """The commitment to the current deal, with its seed once that is revealed."""
        self.drawn: tuple[Card, ...] = ()
        """Cards drawn for seats before the first deal, by seat; empty without a draw."""

    def resume(self, base: Base) -> None:
        """Go on from a partie between two deals, without the entries that led to it."""
        self._first = base.version + 1
        self.drawn = base.drawn
        self._past.resume(base.state.history, base.written)

    def note_commands(self, commands: Iterable[tuple[int, str]]) -> None:
        """Note the commands of the entries that `resume` left out, each as seat and id."""
        for seat, command in commands:
            self._forgotten.add(seat, command)

    def follow(self, state: State) -> None:
        """Add the scores of the deals that a state has counted."""
        self._past.follow(state.history)

    @property
    def written(self) -> tuple[int, ...]:
        """The points of all counted deals, by line; empty before the first one."""
        return self._past.written

    def add(self, entry: LogEntry) -> None:
        """Append an entry; with a new deal, forget those that are not needed any more."""
        self._entries.append(entry)
        if isinstance(entry.event, TakenBack):
            del self._standing[-entry.event.count :]
        else:
            self._standing.append(entry.version)
        if entry.seat is not None and entry.command is not None:
            self._accepted[entry.seat, entry.command] = entry.version
        match entry.event:
            case Opened(_, drawn):
                self._deal_begins = entry.version
                self.drawn = drawn or ()
            case Sealed(digest, _):
                self.fair = table_view.FairView(digest)
                self._deal_begins = entry.version
                self._forget()
            case Revealed(seed):
                self.fair = table_view.FairView(self.fair.digest, seed)

    def _forget(self) -> None:
        """Forget the entries before this deal, except the last ones."""
        count = max(0, self._deal_begins - self._gap - self._first)
        for entry in self._entries[:count]:
            if entry.seat is not None and entry.command is not None:
                self._accepted.pop((entry.seat, entry.command), None)
                self._forgotten.add(entry.seat, entry.command)
        del self._entries[:count]
        self._first += count
        self._standing = [version for version in self._standing if version >= self._first]

    @property
    def may_take_back(self) -> bool:
        """Whether acts may be taken back: what was, is kept as long as its deal lasts."""
        return len(self._entries) < MOST_ENTRIES

    def version_before(self, count: int) -> int:
        """Return the version of the last event that stands when the last ``count`` do not."""
        return self._standing[-count - 1]

    def refuse(self, seat: Seat, answer: messages.No) -> None:
        """Store a refusal, so that a repeated command gets the same answer."""
        self._refused[seat, answer.id] = answer
        if len(self._refused) > _MAX_REFUSALS:
            self._refused.popitem(last=False)

    def move(self, previous_seats: Sequence[Seat]) -> None:
        """Keep the answers for the players, who are seated anew; see `Seating.move`."""
        seat_after = {before: Seat(after) for after, before in enumerate(previous_seats)}
        self._accepted = {
            (seat_after[seat], command): version
            for (seat, command), version in self._accepted.items()
        }
        self._refused = OrderedDict(
            ((seat_after[seat], command), answer)
            for (seat, command), answer in self._refused.items()
        )

    def answer(self, seat: Seat, command: str) -> messages.Ok | messages.No | None:
        """Return the answer that a command got before, None if the command is new."""
        version = self._accepted.get((seat, command))
        if version is not None:
            return messages.Ok(command, version)
        return self._refused.get((seat, command))

    def may_have_forgotten(self, seat: Seat, command: str) -> bool:
        """Tell whether a command may have been accepted before what this log still knows."""
        return self._forgotten.may_have(seat, command)

    def reaches(self, version: int) -> bool:
        """Tell whether all entries after a version are known."""
        return version + 1 >= self._first

    def since(self, version: int) -> Iterator[LogEntry]:
        """Return the known entries after a version."""
        return iter(self._entries[max(0, version + 1 - self._first) :])

    def deals(self, state: State, most: int = RECENT) -> tuple[table_view.DealView, ...]:
        """Return the scores of the last deals counted by a state, at most ``most``."""
        self._past.follow(state.history)
        return self._past.last(_counted(state), most)

    def earlier(self, state: State, most: int = RECENT) -> tuple[int, ...]:
        """Return the points of the deals before those of `deals`, by line."""
        self._past.follow(state.history)
        return self._past.earlier(_counted(state), most) or (0,) * state.variant.lines

    def current_deal(self) -> Iterator[LogEntry]:
        """Return the entries since this deal was sealed, or before that since the table opened.

        What was taken back is left out.
        """
        standing = (version for version in self._standing if version >= self._deal_begins)
        return (self._entries[version - self._first] for version in standing)


def _counted(state: State) -> int:
    """Return the number of counted deals of a state."""
    return state.history[-1].deal if state.history else 0
