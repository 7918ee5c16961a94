"""Measures the share of `deals` in the view that follows a card; run at the repository's root."""

import msgspec

from buur.bots.registry import bot
from buur.play.model.events import Played
from buur.play.table import Table
from buur.play.views import view
from buur.seats import Seat
from buur.server.tables.event_log import EventLog, LogEntry, utterances_between
from buur.server.wire.encode_view import TableContext, encode_rules, encode_view
from buur.variants.registry import variant
from tests.chance import seeded

for name in ("chibre", "schieber-2500", "coiffeur"):
    rules = variant(name)
    seats = rules.seats
    table = Table(rules, [bot("easy", seat) for seat in range(seats)], chance=seeded(1))
    log, before = EventLog(), table.state
    for event in table.run():
        after = table.state
        said = utterances_between(before, after)
        log.add(LogEntry(version=table.version, event=event, said=said, by="bot"))
        before = after
        if isinstance(event, Played):
            context = TableContext(
                names=("A",) * seats,
                kinds=("bot",) * seats,
                rules=encode_rules(rules),
                deals=log.deals(after),
                fair=log.fair,
                hints=True,
                drawn=log.drawn,
            )
            shown = encode_view(view(after, Seat(0)), context, may_act=True)
    whole, part = (len(msgspec.json.encode(one)) for one in (shown, context.deals))
    print(name, len(context.deals), "deals:", part, "of", whole, "bytes", round(part / whole, 2))
