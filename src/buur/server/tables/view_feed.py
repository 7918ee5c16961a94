"""`ViewFeed`: sends the events of a live table to its clients, with what changes in their views."""

from __future__ import annotations

from typing import Any

from buur.play.model.state import State
from buur.play.queries.bystanders import bystanders, is_plain_card
from buur.play.queries.recent_deals import RECENT
from buur.play.take_back import last_act
from buur.play.views import View, view
from buur.seats import Seat
from buur.server.storage.models import BoardRow
from buur.server.tables.event_log import covered_versions
from buur.server.tables.live_partie import AppliedEvent, LivePartie
from buur.server.tables.seating import Seating
from buur.server.tables.seats import TableSeat
from buur.server.wire import messages, table_view
from buur.server.wire.encode_actions import legal_fields
from buur.server.wire.encode_view import (
    TableContext,
    encode_rules,
    fields_of_card,
    own_fields,
    public_fields,
)
from buur.server.wire.table_view import BoardView, RulesView
from buur.server.wire.view_changes import ViewChanges
from buur.variants.model import Variant


class ViewFeed:
    """The events of a table for its clients.

    Args:
        partie: the partie at the table.
        seating: the seats with their connections.
        hints: whether the table allows hints.
        training: whether acts may be taken back.
        board: the board that the table plays, None for other tables.
    """

    def __init__(
        self,
        partie: LivePartie,
        seating: Seating,
        *,
        hints: bool,
        training: bool,
        board: BoardRow | None = None,
    ) -> None:
        self._table = partie.table
        self._event_log = partie.event_log
        self._seating = seating
        self.hints = hints
        """Whether the table allows hints."""
        self._training = training
        self._board = None if board is None else BoardView(board.day, board.number)
        self._rules: tuple[Variant, RulesView] | None = None
        self._changes = ViewChanges()
        self._seen_by_all: State | None = None
        """The state that all clients saw last, with legal acts; None if they saw different ones."""
        self._people: object = None
        """The seats at that time, in order, with names and kinds of their players."""

    def send(self, done: AppliedEvent, *, is_last: bool) -> None:
        """Send an event to every seat that is watched.

        Args:
            done: the event.
            is_last: whether nothing follows it at once, so that acts would not come too late.
        """
        entry, state, before = done.entry, done.state, self._before(done.state, is_last=is_last)
        watched = [one for one in self._seating if one.is_watched]
        if not watched:
            return
        unchanged: tuple[Seat, ...] = ()
        if before is not None and is_plain_card(before, state):
            changed = self._changes.of_card(fields_of_card(state))
            unchanged = bystanders(before, state)
        else:
            public = public_fields(view(state, None), self.context(state))
            changed = self._changes.public(public)
        changes = messages.encode_part(changed)
        is_public = entry.is_public
        common = messages.encode_part(entry.encoded(None, state.variant))
        plain = messages.encode(messages.Event(entry.version, common, changes, {}, {}))
        for table_seat in watched:
            seat = table_seat.seat
            own, legal = {}, {}
            if seat not in unchanged:
                seen = view(state, seat)
                own = self._changes.own(table_seat, own_fields(seen))
                fields = self._legal_fields(seen) if is_last else {}
                legal = self._changes.legal(table_seat, fields)
            if is_public and not own and not legal:
                table_seat.send(plain)
                continue
            event = common if is_public else entry.encoded(seat, state.variant)
            message = messages.Event(entry.version, event, changes, own, legal)
            table_seat.send(messages.encode(message))

    def _before(self, state: State, *, is_last: bool) -> State | None:
        """Return the state that all clients saw last, with the same people and with legal acts.

        Args:
            state: the state that they see now.
            is_last: whether they see its legal acts.
        """
        people = [*self._seating], self._seating.names, self._seating.kinds
        before = self._seen_by_all if people == self._people and is_last else None
        self._people = people
        self._seen_by_all = state if is_last and not self._training else None
        return before

    def welcome(
        self, table_seat: TableSeat, since: int | None, *, gap: int, may_act: bool
    ) -> messages.Welcome:
        """Return what has happened since a version, and all that a seat may know.

        Args:
            table_seat: the seat.
            since: the last version that the client knows; None for none.
            gap: the maximum number of events; after more the client gets a snapshot.
            may_act: whether the partie has begun.
        """
        log, state, version = self._event_log, self._table.state, self._table.version
        known = since or 0
        fresh = since is None or not 0 <= version - known <= gap or not log.reaches(known)
        # Also for a client that says it has lost some events: it may have seen them already.
        covered = covered_versions(list(log.current_deal()), state)
        past = log.current_deal() if fresh else log.since(known)
        return messages.Welcome(
            v=version,
            seat=table_seat.seat,
            here=self._seating.here,
            snapshot=fresh,
            events=tuple(
                messages.PastEvent(
                    entry.version,
                    entry.encoded(table_seat.seat, state.variant, covered=entry.version in covered),
                )
                for entry in past
            ),
            view=self.whole_view(table_seat, may_act=may_act),
        )

    def whole_view(self, table_seat: TableSeat, *, may_act: bool = True) -> table_view.TableView:
        """Return the present view of a seat, with the last deals, for a client that says hello.

        Args:
            table_seat: the seat.
            may_act: whether the partie has begun.
        """
        self._seen_by_all = None
        state = self._table.state
        public = public_fields(view(state, None), self.context(state, RECENT))
        seen = view(state, table_seat.seat)
        legal = self._legal_fields(seen) if may_act else {}
        return self._changes.whole(table_seat, public, own_fields(seen), legal)

    def undoable(self, seat: Seat) -> int:
        """Return how many events a seat may take back with its last act, 0 for none."""
        is_open = self._training and not self._table.state.is_over
        is_open = is_open and self._event_log.may_take_back
        return last_act(self._table.events, seat) if is_open else 0

    def context(self, state: State, deals: int = 1) -> TableContext:
        """Return the parts of a table view that are not part of a state's view.

        Args:
            state: the state.
            deals: the number of counted deals in full.
        """
        if self._rules is None or self._rules[0] is not state.variant:
            self._rules = state.variant, encode_rules(state.variant)
        return TableContext(
            names=self._seating.names,
            kinds=self._seating.kinds,
            rules=self._rules[1],
            deals=self._event_log.deals(state, deals),
            earlier=self._event_log.earlier(state, deals),
            fair=self._event_log.fair,
            drawn=self._event_log.drawn,
            hints=self.hints,
            training=self._training,
            board=self._board,
        )

    def _legal_fields(self, seen: View) -> dict[str, Any]:
        takes_back = self.undoable(seen.seat) > 0
        return legal_fields(seen, hints=self.hints, takes_back=takes_back)
