"""Compares a table of a thousand deals with a new one: bytes of messages, time of acts and waking.

``PYTHONPATH=src:. python docs/decisions/measure/long_tables.py`` from the repository; with a
folder as its argument it measures the Buur of another working tree as well.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from buur.bots import bot
from buur.play.acts.deal_count import count_event
from buur.play.model.events import Event, Played
from buur.play.table import Table
from buur.play.take_back import log_event_json
from buur.server.storage.models import EventRow, SeatRow, TableSummary
from buur.server.tables.requests import Stop
from buur.server.tables.seats import token_hash
from buur.server.wire.rules import rules_json
from buur.variants.registry import variant
from tests.server.harness import Client, Running, may_play, running, settings_for

DEALS = (1, 1000)
ACTS = 60
RULES = variant("chibre", {"target": 100_000})


def events(deals: int) -> tuple[list[Event], Table]:
    """Return the events of a partie by chance until so many deals are counted."""
    table = Table(RULES, [bot("random", seat) for seat in range(4)], chance=deals)
    chance = Random(deals)
    found = []
    while len(table.state.history) < deals or table.state.last_seal is not None:
        event = next_event(table, chance)
        table.do(event)
        found.append(event)
    return found, table


def next_event(table: Table, chance: Random) -> Event:
    """Return a card by chance, or what comes next otherwise."""
    if table.state.phase == "count":
        return count_event(table.state)
    if table.state.phase == "play":
        return chance.choice([act for act in table.state.legal if isinstance(act, Played)])
    event = table.next_event()
    if event is None:
        raise RuntimeError("the partie is over")
    return event


async def store(server: Running, deals: int) -> dict[str, Any]:
    """Write a table of so many deals to the database, and return its ticket."""
    played, table = events(deals)
    rows = [
        EventRow(version=version, event=log_event_json(event), actor="bot")
        for version, event in enumerate(played, start=1)
    ]
    others = [SeatRow(seat, "bot", f"Bot {seat}", "random") for seat in (1, 2, 3)]
    seats = [SeatRow(0, "person", "Anna", None, token_hash("anna")), *others]
    name, store = f"long-{deals}", server.registry.store
    await store.create(name, rules_json(RULES), seats)
    stored = await store.acquire(name)
    if stored is None:
        raise RuntimeError("the table is gone")
    state = table.state
    summary = TableSummary(deals + 1, state.phase, state.running)
    await store.append(name, stored.epoch, rows, summary)
    return {"table": name, "token": "anna"}


async def sleep(server: Running, table: str) -> None:
    """Have a table leave memory."""
    actor = server.registry.actors[table]
    actor.submit(Stop())
    await actor.task


async def wake(server: Running, ticket: dict[str, Any]) -> tuple[float, float]:
    """Return the time of a hello at a dormant table, and the longest time without the loop."""
    longest, last = 0.0, time.perf_counter()

    async def tick() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now

    async with server.client() as client:
        last = time.perf_counter()
        ticking = asyncio.create_task(tick())
        begun = time.perf_counter()
        if (answer := await client.hello(ticket))["t"] != "welcome":
            raise RuntimeError(str(answer))
        took = time.perf_counter() - begun
        ticking.cancel()
    await sleep(server, ticket["table"])
    return took, longest


async def acts(client: Client) -> tuple[list[float], dict[str, int]]:
    """Return the times of acts, and the bytes of the largest message of each type."""
    times: list[float] = []
    begun, numbers = len(client.received) - 1, count()
    while len(times) < ACTS:
        if not may_play(client.view):
            await client.play_until(may_play)
            await client.ask("look", f"l{next(numbers)}")
        at = time.perf_counter()
        await client.do(client.move())
        times.append(time.perf_counter() - at)
    sizes: dict[str, int] = {}
    for text in client.received[begun:]:
        kind = json.loads(text)["t"]
        sizes[kind] = max(sizes.get(kind, 0), len(text))
    return times, sizes


async def measure() -> dict[str, Any]:
    """Return the figures of the tables by number of deals."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings_for(Path(folder))) as server:
            for deals in DEALS:
                ticket = await store(server, deals)
                first = await wake(server, ticket)
                later = [await wake(server, ticket) for _ in range(5)]
                async with server.client() as client:
                    await client.hello(ticket)
                    times, sizes = await acts(client)
                found[deals] = {
                    "first wake, ms": round(1000 * first[0], 1),
                    "wake, ms": round(1000 * statistics.median(one for one, _ in later), 1),
                    "loop held, ms": round(1000 * max(one for _, one in later), 1),
                    "act, ms": round(1000 * statistics.median(times), 2),
                    "bytes": {kind: sizes[kind] for kind in ("event", "welcome", "seen")},
                }
    return found


def main() -> None:
    """Measure this tree, and another one in a process of its own."""
    for tree in sys.argv[1:]:
        path = f"{tree}/src:{tree}"
        command = [sys.executable, str(Path(__file__).resolve())]
        subprocess.run(command, cwd=tree, env=os.environ | {"PYTHONPATH": path}, check=True)
    print(json.dumps(asyncio.run(measure()), indent=1))


if __name__ == "__main__":
    main()
