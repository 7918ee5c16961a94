"""`LivePartie`: the partie of a live table, with the last part of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from buur.notation.state_codec import layout
from buur.play.chance import Chance
from buur.play.model.events import Event, Opened, Sealed
from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.partie import Partie
from buur.play.players import Bot
from buur.play.queries.recent_deals import recent_deals
from buur.play.table import Table
from buur.play.take_back import LogEvent, TakenBack, parse_log_event
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.server.storage.models import DealRow, EventActor, EventRow, SnapshotRow, Snapshots
from buur.server.storage.operator_end import without_end
from buur.server.storage.row_checks import damaged
from buur.server.tables.event_log import EventLog, LogEntry, utterances_between
from buur.server.tables.results import no_results, with_last_deal
from buur.server.tables.snapshots import Base, deal_row, snapshot_row
from buur.server.wire.shuffle_facts import shuffle_facts
from buur.variants.model import Variant


@dataclass(frozen=True, slots=True)
class AppliedEvent:
    """An event applied in memory, with the state after it."""

    entry: LogEntry
    state: Partie
    snapshot: SnapshotRow | None = None
    """The state before the event, if it seals a deal."""
    deal: DealRow | None = None
    """The score of the deal that it ends."""

    @property
    def previous_seats(self) -> tuple[Seat, ...]:
        """By seat, the seat of its player before the event; empty if nobody moves."""
        return previous_seats_of(self.entry.event)


class LivePartie:
    """The partie of a live table.

    Args:
        table: the table's id.
        rules: the rule set.
        players: the bot of each seat; None for a person.
        chance: source of randomness, None for that of the operating system.
        gap: the number of past events that are kept for clients that reconnect.
        prepared: the deal of a board, None at other tables.
    """

    def __init__(
        self,
        table: str,
        rules: Variant,
        players: Sequence[Bot | None],
        *,
        chance: Chance = None,
        gap: int = 0,
        prepared: PreparedDeal | None = None,
    ) -> None:
        self._id = table
        self.table = Table(rules, players, chance=chance, rule=ruled, prepared=prepared)
        """The state of the partie, and what its bots do next."""
        self.event_log = EventLog(gap)
        """The last events of the table, and the answers to its clients' commands."""
        self.results = no_results(rules.seats)
        """The totals of every seat over the counted deals."""

    def resume(self, base: Base) -> None:
        """Go on from a partie between two deals."""
        self.table.resume(base.state, base.version)
        self.event_log.resume(base)
        self.results = base.results

    def replay(self, rows: Iterable[EventRow]) -> Snapshots:
        """Apply stored events, and return the rows that are derived from them.

        Raises:
            BuurError: a row cannot be read, is missing, or is against the rules.
        """
        done = [self._replayed(row) for row in without_end(rows)]
        return snapshots_of(done)

    def _replayed(self, row: EventRow) -> AppliedEvent:
        seat = None if row.seat is None else Seat(row.seat)
        event = parse_log_event(row.event)
        done = self._applied(event, row.actor, seat, row.command, self.table.replay)
        if done.entry.version != row.version:
            raise damaged(self._id, f"event {done.entry.version} is missing")
        self.event_log.add(done.entry)
        return done

    def apply(
        self, event: LogEvent, by: EventActor, seat: Seat | None = None, command: str | None = None
    ) -> AppliedEvent:
        """Apply a new event; the caller adds its entry to the log.

        Args:
            event: the event.
            by: its author.
            seat: the seat of the command that caused it.
            command: the id of that command.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        return self._applied(event, by, seat, command, self.table.do)

    def _applied(
        self,
        event: LogEvent,
        by: EventActor,
        seat: Seat | None,
        command: str | None,
        do: Callable[[Event], None],
    ) -> AppliedEvent:
        if isinstance(event, TakenBack):
            return self._take_back(event, by, seat, command)
        snapshot = self._snapshot() if isinstance(event, Sealed) else None
        before = self.table.state
        do(event)
        after = self.table.state
        entry = LogEntry(
            version=self.table.version,
            event=event,
            said=utterances_between(before, after),
            by=by,
            seat=seat,
            command=command,
            facts=shuffle_facts(before, event),
        )
        return AppliedEvent(entry, after, snapshot, self._counted(before, after))

    def _take_back(
        self, event: TakenBack, by: EventActor, seat: Seat | None, command: str | None
    ) -> AppliedEvent:
        to = self.event_log.version_before(event.count)
        self.table.take_back(event)
        version = self.table.version
        entry = LogEntry(version=version, event=event, by=by, seat=seat, command=command, to=to)
        return AppliedEvent(entry, self.table.state)

    def _snapshot(self) -> SnapshotRow | None:
        """Return the state between two deals, and forget all that the next one does not need."""
        state = self.table.state
        if state.deal is None:
            return None
        self.table.resume(replace(state, history=recent_deals(state)), self.table.version)
        self.event_log.follow(state)
        base = Base(
            version=self.table.version,
            state=self.table.state,
            drawn=self.event_log.drawn,
            written=self.event_log.written,
            results=self.results,
        )
        return snapshot_row(self._id, base)

    def _counted(self, before: Partie, after: Partie) -> DealRow | None:
        if len(after.history) == len(before.history):
            return None
        self.results = with_last_deal(self.results, after)
        return deal_row(self._id, after.history[-1])


def previous_seats_of(event: LogEvent) -> tuple[Seat, ...]:
    """Return by seat the seat of its player before an event; empty if nobody moves."""
    return (event.previous_seats or ()) if isinstance(event, Opened) else ()


def snapshots_of(done: Iterable[AppliedEvent]) -> Snapshots:
    """Return the rows that are derived from events."""
    events = [*done]
    return Snapshots(
        layout(),
        tuple([one.snapshot for one in events if one.snapshot is not None]),
        tuple([one.deal for one in events if one.deal is not None]),
    )
