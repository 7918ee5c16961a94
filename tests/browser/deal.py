"""Messages of a whole deal as a seat receives them, made without a server."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from buur.bots.registry import bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.tables.event_log import EventLog, LogEntry, utterances_between
from buur.server.wire.encode_view import encode_event
from buur.variants.registry import variant
from tests.chance import seeded
from tests.web.tables import shown

SEAT: Final = Seat(0)


class Told(NamedTuple):
    """What has happened, and the table after it."""

    event: dict[str, Any]
    view: dict[str, Any]

    @property
    def is_own(self) -> bool:
        """Whether the visitor himself did it."""
        return self.event.get("seat") == SEAT


@cache
def first_deal(rules: str, seed: int) -> tuple[Told, ...]:
    """Return the first deal of a partie of bots that act by chance, with its account."""
    chosen = variant(rules, {})
    table = Table(
        chosen, [bot("random", seat) for seat in range(chosen.seats)], chance=seeded(seed)
    )
    event_log = EventLog()
    told = []
    before = table.state
    for event in table.run():
        said = utterances_between(before, table.state)
        event_log.add(LogEntry(version=table.version, event=event, said=said, by="bot"))
        data = msgspec.json.decode(msgspec.json.encode(encode_event(event, said, SEAT)))
        told.append(Told(data, shown(table.state, SEAT, event_log)))
        if table.state.history and told[-1].view["legal"].get("contribute"):
            return tuple(told)
        before = table.state
    raise AssertionError(f"{rules}: no deal was counted")
