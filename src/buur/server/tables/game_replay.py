"""`GameReplay`: the finished deals of a stored table, with all hands open, and their record.

The deal in progress is never part of it, because its cards are hidden. Once the partie is over, all
deals are finished.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from buur.cards import cards_in
from buur.errors import BuurError
from buur.notation import Face, dumps, record_of
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
from buur.play.take_back import parse_log_event, standing_events
from buur.play.views import view
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.storage.models import StoredTable
from buur.server.tables.event_log import utterances_between
from buur.server.wire import table_view
from buur.server.wire.encode_actions import card_codes
from buur.server.wire.encode_view import (
    TableContext,
    encode_deal,
    encode_event,
    encode_rules,
    encode_view,
)
from buur.server.wire.rules import read_rules
from buur.server.wire.shuffle_facts import shuffle_facts

_UNSEEN: Final = (Opened, Sealed, Contributed, Cut, Revealed)
"""Events that change nothing that a replay shows."""


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
        stored: the table read from the database.

    Raises:
        Problem: what is stored cannot be read.
    """

    def __init__(self, stored: StoredTable) -> None:
        try:
            self.rules = read_rules(stored.rules)
            self._log = [parse_log_event(row.event) for row in stored.events]
            standing = standing_events(self._log)
            self._versions = [index + 1 for index in standing]
            self._events = list(standing.values())
            state = Partie(variant=self.rules, scores=(0,) * self.rules.lines)
            self._states: list[State] = [state]
            for event in self._events:
                state = state.do(event)
                self._states.append(state)
        except BuurError as error:
            raise Problem(
                500, "broken-table", "what is kept of this table cannot be read"
            ) from error
        self._stored = stored
        self._names = tuple(row.name for row in stored.seats)
        self._kinds: tuple[table_view.PlayerKind, ...] = tuple(row.kind for row in stored.seats)

    @property
    def deals(self) -> tuple[DealScore, ...]:
        """The scores of the finished deals."""
        return self._states[-1].history

    @property
    def is_over(self) -> bool:
        """Whether the partie has ended."""
        return self._states[-1].is_over

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
        if not 1 <= number <= len(self.deals):
            raise Problem(404, "no-deal", "this deal was not played, or it is not finished", number)
        found, shown = [], dict[str, Any]()
        for step in self._steps_of(number):
            after = self._open_view(step, seat)
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
        """Return the record of the finished deals.

        Args:
            face: the format of the record.
            tags: facts for its head.
        """
        record = record_of(
            self._log[: self._finished_count()], self.rules, names=self._names, tags=tags
        )
        return dumps(record, face)

    def _steps_of(self, number: int) -> Iterator[_Step]:
        for index, event in enumerate(self._events):
            before = self._states[index]
            if before.deal is None or before.deal.number != number:
                continue
            if not isinstance(event, _UNSEEN):
                yield _Step(self._versions[index], event, before, self._states[index + 1])

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

    def _open_view(self, step: _Step, seat: Seat) -> dict[str, Any]:
        """Return what the table shows after a step, with all hands open."""
        counted = isinstance(step.event, Counted) and not step.after.is_over
        state = step.before if counted else step.after
        seen = encode_view(view(state, seat), self._context(state), may_act=False)
        found: dict[str, Any] = msgspec.to_builtins(seen)
        deal = state.deal
        if deal is not None:
            found |= _open_cards(deal)
        if counted:
            after = encode_view(view(step.after, seat), self._context(step.after), may_act=False)
            written: dict[str, Any] = msgspec.to_builtins(after)
            found |= {name: written[name] for name in ("deals", "scores", "chalked", "sheet")}
        return found

    def _context(self, state: State) -> TableContext:
        return TableContext(
            names=self._names,
            kinds=self._kinds,
            rules=encode_rules(self.rules),
            deals=tuple(encode_deal(score) for score in state.history),
            fair=table_view.FairView(),
            hints=False,
        )


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
