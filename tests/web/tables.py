"""Tables of every game as the server shows them, for tests that look at the page without playing.

Bots play at random; of each preset a few moments of one partie are kept: a card is to be laid, a
deal has been counted, the partie is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from buur.bots.registry import bot
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import view
from buur.seats import NO_SIDE, Seat
from buur.server.tables.event_log import EventLog, LogEntry, utterances_between
from buur.server.wire import table_view
from buur.server.wire.encode_view import TableContext, encode_rules, encode_view
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

NAMES: Final = ("Anna", "Béatrice", "Urs", "Dominique", "Eva", "Florian")
SEED: Final = 7
Moments = dict[str, Any]


@cache
def moments(rules: str) -> Moments:
    """Return views of one partie by the name of the moment.

    ``first`` and ``play``: a card is to be laid, in the first deal and in a later one; ``out``: one
    sits out; ``summary``: a deal was counted; ``end``.
    """
    found: Moments = {}
    chosen = variant(rules, {})
    chance = seeded(SEED)
    table = Table(chosen, [bot("random", seat) for seat in range(chosen.seats)], chance=chance)
    event_log = EventLog()
    before = table.state
    for event in table.run():
        after = table.state
        said = utterances_between(before, after)
        event_log.add(LogEntry(version=table.version, event=event, said=said, by="bot"))
        for name, seat in _names(after):
            if name not in found:
                found[name] = shown(after, seat, event_log)
        before = after
    return found


def all_moments(names: Iterable[str] = PRESETS) -> dict[str, Moments]:
    """Return the moments of many presets."""
    return {name: moments(name) for name in names}


def _names(state: Partie) -> Iterator[tuple[str, Seat]]:
    """Yield what moments these are, each with the seat that sees it."""
    deal = state.deal
    if state.result is not None:
        yield "end", Seat(0)
    if state.phase == "seal" and len(state.history) >= 2:
        yield "summary", Seat(0)
    if deal is None or state.phase != "play" or not deal.sides:
        return
    if len(deal.lying) == state.variant.players - 1 and state.turn is not None:
        yield ("first" if deal.number == 1 else "play"), Seat(state.turn)
    if NO_SIDE in deal.sides and len(deal.tricks) > 1:
        yield "out", Seat(deal.sides.index(NO_SIDE))


def shown(state: Partie, seat: Seat, event_log: EventLog) -> dict[str, Any]:
    """Return what the page of a seat is sent, as data; the seat's player is a person."""
    seats = state.variant.seats
    others: tuple[table_view.PlayerKind, ...] = ("bot", "deputy", "bot", "bot", "bot", "bot")
    kinds = ("person" if one == seat else others[one] for one in range(seats))
    context = TableContext(
        names=NAMES[:seats],
        kinds=tuple(kinds),
        rules=encode_rules(state.variant),
        deals=event_log.deals(state),
        fair=event_log.fair,
        hints=True,
    )
    found = encode_view(view(state, seat), context, may_act=True)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return data
