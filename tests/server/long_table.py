"""Stored tables of many deals, played by chance without a server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from buur.bots import bot
from buur.play.acts.deal_count import count_event
from buur.play.model.events import Event, Played
from buur.play.table import Table
from buur.seats import Seat
from buur.server.storage.models import EventActor, EventRow, SeatRow, Snapshots, TableSummary
from buur.server.storage.table_store import TableStore
from buur.server.tables.live_partie import AppliedEvent, LivePartie, snapshots_of
from buur.server.tables.seats import token_hash
from buur.server.wire.rules import rules_json
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded

TOKEN = "a-long-token"


@dataclass(frozen=True)
class LongTable:
    """A stored table of a person at seat 0 and three bots or more."""

    id: str
    rules: Variant
    rows: list[EventRow]
    snapshots: Snapshots
    partie: LivePartie
    """The partie as it is kept in memory after these events."""

    @property
    def ticket(self) -> dict[str, Any]:
        """The right to the seat of the person."""
        return {"table": self.id, "token": TOKEN, "seat": 0}

    @property
    def summary(self) -> TableSummary:
        """The state of the table as lists show it."""
        state = self.partie.table.state
        return TableSummary(
            deal=0 if state.deal is None else state.deal.number,
            phase=state.phase,
            scores=state.running,
            winner=state.winner,
        )


def new_partie(table: str, rules: Variant, seed: str, gap: int = 64) -> LivePartie:
    """Return a partie of random bots before its first event, as a live table keeps it."""
    players = [bot("random", seat) for seat in range(rules.seats)]
    return LivePartie(table, rules, players, chance=seeded(seed), gap=gap)


def played(partie: LivePartie, chance: Random) -> Iterator[AppliedEvent]:
    """Apply and yield the events of a partie to its end, with cards by chance."""
    while (event := _next_event(partie.table, chance)) is not None:
        seat = getattr(event, "seat", None)
        command = f"c{partie.table.version + 1}" if seat == 0 else None
        by: EventActor = "table" if seat is None else "person" if seat == 0 else "bot"
        done = partie.apply(event, by, Seat(0) if command else None, command)
        partie.event_log.add(done.entry)
        yield done


def _next_event(table: Table, chance: Random) -> Event | None:
    state = table.state
    if state.phase == "count":
        return count_event(state)
    if state.phase != "play" or state.turn is None:
        return table.next_event()
    cards = [act for act in state.legal if isinstance(act, Played)]
    return chance.choice(cards)  # to ask bots would take twenty times as long


def long_table(deals: int, rules: str = "chibre", gap: int = 64, **options: object) -> LongTable:
    """Return a table whose last counted deal has a number; the next one is about to begin.

    Args:
        deals: the number of counted deals.
        rules: the name of a preset.
        gap: the number of past events that are kept in memory.
        options: options that differ.
    """
    chosen = variant(rules, {"target": 100_000} | options)
    table = f"long-{rules}-{deals}"
    partie = new_partie(table, chosen, f"{rules} {deals}", gap)
    done = []
    for one in played(partie, seeded(deals)):
        done.append(one)
        state = one.state
        if state.deal is not None and state.deal.number > deals and state.last_seal is None:
            break
    return LongTable(table, chosen, [one.entry.row for one in done], snapshots_of(done), partie)


async def store_table(store: TableStore, table: LongTable, *, snapshots: bool = True) -> None:
    """Write a table to a database, as a server has written it event by event.

    Args:
        store: the database.
        table: the table.
        snapshots: whether to write its snapshots, which older versions of Buur did not do.
    """
    seats = [
        SeatRow(0, "person", "Anna", None, token_hash(TOKEN)),
        *(SeatRow(seat, "bot", f"Bot {seat}", "random") for seat in range(1, table.rules.seats)),
    ]
    await store.create(table.id, rules_json(table.rules), seats)
    head = await store.acquire(table.id)
    assert head is not None
    derived = table.snapshots if snapshots else None
    await store.append(
        table.id, head.epoch, table.rows, table.summary, table.partie.results, derived
    )
