"""`GameReplay`: the finished deals of a stored table, with all hands open, and their record.

The deal in progress is never part of it, because its cards are hidden. Once the partie is over, all
deals are finished.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import msgspec

from buur.cards import cards_in
from buur.errors import BuurError
from buur.notation import Comment, Face, dumps, record_of
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Contributed,
    Counted,
    Cut,
    Event,
    Opened,
    Revealed,
    Sealed,
)
from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.play.queries.recent_deals import RECENT
from buur.play.take_back import parse_log_event, standing_events
from buur.play.views import view
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.storage.models import StoredTable
from buur.server.storage.operator_end import reason_of_log, without_end
from buur.server.tables.event_log import utterances_between
from buur.server.tables.past_deals import PastDeals
from buur.server.tables.snapshots import read_base
from buur.server.wire import table_view
from buur.server.wire.encode_actions import card_codes
from buur.server.wire.encode_view import (
    TableContext,
    encode_event,
    encode_rules,
    encode_view,
)
from buur.server.wire.rules import read_rules
from buur.server.wire.shuffle_facts import shuffle_facts

_UNSEEN: Final = (Opened, Sealed, Contributed, Cut, Revealed)
"""Events that change nothing that a replay shows."""
_WRITTEN: Final = ("counted", "deals", "earlier", "scores", "chalked", "sheet")
"""Fields of a view that a count changes; the others are those of the deal that it ends."""


@dataclass(frozen=True, slots=True)
class _Step:
    """An event of a deal, with the states before and after it."""

    version: int
    event: Event
    before: State
    after: State


class GameReplay:
    """The finished deals of a stored table.

    Args:
        stored: the table read from the database: whole, or with a snapshot and later events.

    Raises:
        Problem: what is stored cannot be read.
    """

    def __init__(self, stored: StoredTable) -> None:
        try:
            self.rules = read_rules(stored.rules)
            self._log = [parse_log_event(row.event) for row in without_end(stored.events)]
            self._reason = reason_of_log(stored.events)
            self._begin(stored)
        except BuurError as error:
            raise unreadable() from error
        self._names = tuple(row.name for row in stored.seats)
        self._kinds: tuple[table_view.PlayerKind, ...] = tuple(row.kind for row in stored.seats)
        board = stored.board
        self._board = None if board is None else table_view.BoardView(board.day, board.number)

    def _begin(self, stored: StoredTable) -> None:
        self._first = Partie(variant=self.rules, scores=(0,) * self.rules.lines)
        self._written: tuple[int, ...] = ()
        self._past = PastDeals()
        version = 0
        if stored.snapshot is not None:
            base = read_base(stored.id, stored.snapshot, stored.deals, self.rules)
            self._first, version, self._written = base.state, base.version, base.written
        self._standing = {
            version + index + 1: event for index, event in standing_events(self._log).items()
        }
        """The events that were not taken back, by version."""

    @cached_property
    def _last(self) -> State:
        """The state after the last event."""
        state: State = self._first
        for step in self._all_steps():
            state = step.after
        return state

    @property
    def deals(self) -> tuple[DealScore, ...]:
        """The scores of the finished deals, of a table read from a snapshot the last ones."""
        return self._last.history

    @property
    def is_over(self) -> bool:
        """Whether the partie has ended."""
        return self._last.is_over

    def steps(self, number: int, seat: Seat) -> list[dict[str, Any]]:
        """Return the steps of a finished deal as JSON data.

        Each step has its event and the fields of the open view that it changes; the first one has
        all fields.

        Args:
            number: the number of the deal, from 1.
            seat: the seat from which the table is seen.

        Raises:
            Problem: there is no such deal, or it is not finished.
        """
        if number not in (score.deal for score in self.deals):
            raise no_deal(number)
        found, shown = [], dict[str, Any]()
        for step in self._steps_of(number):
            after = self._open_view(step, seat, deals=1 if shown else RECENT)
            said = utterances_between(step.before, step.after)
            event = encode_event(step.event, said, seat, rules=self.rules)
            event |= shuffle_facts(step.before, step.event)
            changed = {name: value for name, value in after.items() if value != shown.get(name)}
            found.append(
                {
                    "v": step.version,
                    "trick": _trick_number(step),
                    "event": msgspec.to_builtins(event),
                    "view": after if not shown else changed,
                }
            )
            shown = after
        return found

    def record(self, face: Face, tags: dict[str, str]) -> str:
        """Return the record of the finished deals, with the reason of an operator who ended it.

        Args:
            face: the format of the record.
            tags: facts for its head.
        """
        record = record_of(
            self._log[: self._finished_count()], self.rules, names=self._names, tags=tags
        )
        if self._reason is not None:
            end = Comment(f"the operator ended the partie: {self._reason}")
            record = replace(record, entries=(*record.entries, end))
        return dumps(record, face)

    def _steps_of(self, number: int) -> Iterator[_Step]:
        for step in self._all_steps():
            deal = step.before.deal
            if deal is None or deal.number < number:
                continue
            if deal.number > number:
                return
            if not isinstance(step.event, _UNSEEN):
                yield step

    def _all_steps(self) -> Iterator[_Step]:
        """Yield every step; no more than one is kept, since a partie may have many.

        Raises:
            Problem: an event is against the rules.
        """
        self._past = PastDeals()
        self._past.resume(self._first.history, self._written)
        before = self._first
        for version, event in self._standing.items():
            try:
                after = before.do(event)
            except BuurError as error:
                raise unreadable() from error
            self._past.follow(after.history)
            yield _Step(version, event, before, after)
            before = after

    def _finished_count(self) -> int:
        """Return the number of entries of the log up to the end of the last finished deal."""
        if self.is_over:
            return len(self._log)
        counts = [index for index, event in enumerate(self._log) if isinstance(event, Counted)]
        if not counts:
            return 0
        last = counts[-1] + 1
        follows = self._log[last : last + 1]
        return last + any(isinstance(event, Revealed) for event in follows)

    def _open_view(self, step: _Step, seat: Seat, deals: int) -> dict[str, Any]:
        """Return what the table shows after a step, with all hands open and the last deals."""
        counted = isinstance(step.event, Counted) and not step.after.is_over
        state = step.before if counted else step.after
        seen = encode_view(view(state, seat), self._context(state, deals), may_act=False)
        found: dict[str, Any] = msgspec.to_builtins(seen)
        deal = state.deal
        if deal is not None:
            found |= _open_cards(deal)
        if counted:
            context = self._context(step.after, deals)
            after = encode_view(view(step.after, seat), context, may_act=False)
            written: dict[str, Any] = msgspec.to_builtins(after)
            found |= {name: written[name] for name in _WRITTEN}
        return found

    def _context(self, state: State, deals: int) -> TableContext:
        count = state.history[-1].deal if state.history else 0
        return TableContext(
            names=self._names,
            kinds=self._kinds,
            rules=encode_rules(self.rules),
            deals=self._past.last(count, deals),
            earlier=self._past.earlier(count, deals),
            fair=table_view.FairView(),
            hints=False,
            board=self._board,
        )


def no_deal(number: int) -> Problem:
    """Return the error for a deal that was not played or is in progress."""
    return Problem(404, "no-deal", "this deal was not played, or it is not finished", number)


def unreadable() -> Problem:
    """Return the error for a table whose events cannot be read."""
    return Problem(500, "broken-table", "what is kept of this table cannot be read")


def _open_cards(deal: Deal) -> dict[str, Any]:
    """Return the fields of a view that hold hidden cards and predictions, open."""
    found: dict[str, Any] = {
        "hands": [card_codes(cards_in(hand)) for hand in deal.hands],
        "predictions": deal.predictions,
    }
    widow = deal.widow
    if widow.up or widow.count:
        found["widow"] = {
            "open": card_codes(cards_in(widow.up)),
            "hidden": widow.count,
            "taken": widow.taken,
            "shown": card_codes(cards_in(widow.down)),
            "laid": card_codes(cards_in(widow.laid)),
        }
    return found


def _trick_number(step: _Step) -> int:
    """Return the number of the trick that a step belongs to, 0 before the first card."""
    before = step.before.deal
    if before is None or before.contract is None or before.stage != "play":
        return 0
    tricks = len(before.tricks)
    return min(tricks + (not isinstance(step.event, Counted)), len(before.schedule)) or tricks
