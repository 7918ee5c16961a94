"""`Gallery`: sends the events of a live table to those who watch it, without a hidden card.

A watcher gets the view of an onlooker, which every seat sees as well. Where the hands of a deal are
shown one deal late, its seed is left out too, since the hands follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from buur.play.model.events import Revealed
from buur.play.model.state import State
from buur.play.queries.recent_deals import RECENT
from buur.play.views import view
from buur.server.errors import Problem
from buur.server.storage.models import WatchMode
from buur.server.tables.event_log import EventLog, LogEntry, covered_versions
from buur.server.tables.live_partie import AppliedEvent, LivePartie
from buur.server.tables.requests import Watch
from buur.server.tables.seats import Connection
from buur.server.tables.watchers import CLOSED_NOT_WATCHED, Watchers, plays_here, watch_off
from buur.server.wire import messages, table_view
from buur.server.wire.encode_view import TableContext, own_fields, public_fields
from buur.server.wire.view_changes import ViewChanges

_WATCHER: Final = "watcher"
"""Stands for the seat of everybody who watches."""
NO_SEAT: Final = -1
"""The seat in the view and the welcome of somebody who watches."""

ContextOf = Callable[[State, int], TableContext]
"""Returns the parts of a table's view that are not part of a state's, with the last deals."""


class Gallery:
    """The events of a table for those who watch it.

    Args:
        partie: the partie at the table.
        watchers: the connections that watch.
        context: the parts of the table's view that are the same for everybody.
        gap: the number of missed events that a client gets after a reconnection.
    """

    def __init__(
        self, partie: LivePartie, watchers: Watchers, context: ContextOf, gap: int
    ) -> None:
        self._partie = partie
        self._watchers = watchers
        self._context = context
        self._gap = gap
        self._changes = ViewChanges()

    def send(self, done: AppliedEvent, watch: WatchMode) -> None:
        """Send an event to everybody who watches.

        Args:
            done: the event.
            watch: when the hands of a deal are shown.
        """
        if not self._watchers:
            return
        public, own = self._fields(done.state, 1, watch)
        message = messages.Event(
            done.entry.version,
            self._encoded(done.entry, watch),
            self._changes.public(public),
            self._changes.own(_WATCHER, own),
        )
        self._watchers.send(messages.encode(message))

    def admit(self, request: Watch, watch: WatchMode) -> bool:
        """Let a client watch, or close its connection after telling it why not.

        Args:
            request: what it wants.
            watch: whether others may watch, and when the hands of a deal are shown.

        Returns:
            Whether it watches.
        """
        connection, watcher, since, has_played = request
        plays = has_played or self._watchers.has_played(watcher.guest_hash)
        try:
            if watch == "off":
                raise watch_off()
            if plays and not self._partie.table.state.is_over:
                raise plays_here()
            self._watchers.add(connection, watcher)
        except Problem as problem:
            connection.send(messages.encode(messages.Error(problem.shape, None)))
            connection.close(CLOSED_NOT_WATCHED)
            return False
        self.welcome(connection, since, watch)
        return True

    def welcome(self, connection: Connection, since: int | None, watch: WatchMode) -> None:
        """Send a client what has happened since a version, and all that a watcher may know."""
        log, table = self._partie.event_log, self._partie.table
        is_fresh = since is None or not self._reaches(log, since)
        past = list(log.current_deal() if is_fresh else log.since(since or 0))
        covered = covered_versions(list(log.current_deal()), table.state)
        public, own = self._fields(table.state, RECENT, watch)
        message = messages.Welcome(
            v=table.version,
            seat=NO_SEAT,
            here=(),
            snapshot=is_fresh,
            events=tuple(
                messages.PastEvent(
                    entry.version, self._encoded(entry, watch, covered=entry.version in covered)
                )
                for entry in past
            ),
            view=self._changes.whole(_WATCHER, public, own, {}),
        )
        connection.send(messages.encode(message))

    def _reaches(self, log: EventLog, since: int) -> bool:
        missed = self._partie.table.version - since
        return 0 <= missed <= self._gap and log.reaches(since)

    def _fields(
        self, state: State, deals: int, watch: WatchMode
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the fields of a watcher's view that every seat has too, and the others."""
        seen, context = view(state, None), self._context(state, deals)
        if _hides_seed(state, watch):
            context = replace(context, fair=table_view.FairView(context.fair.digest))
        return public_fields(seen, context), own_fields(seen)

    def _encoded(
        self, entry: LogEntry, watch: WatchMode, *, covered: bool = False
    ) -> dict[str, object]:
        state = self._partie.table.state
        found = entry.encoded(None, state.variant, covered=covered)
        if isinstance(entry.event, Revealed) and _hides_seed(state, watch):
            return {**found, "seed": None}
        return found


def _hides_seed(state: State, watch: WatchMode) -> bool:
    """Tell whether watchers may not know the seed of the last deal yet."""
    return watch != "after" and not state.is_over
