"""Measure what it costs to take over tables of a dead node: processor time and time for each.

``python -m tools.takeover [--tables 100] [--database URL]`` stores tables in the middle of their
sixth deal, then loads each as after the first knock. Without a URL it measures an SQLite file and a
PostgreSQL of its own.
"""

import argparse
import asyncio
import contextlib
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

from buur.server.settings import AT_ONCE, Settings
from buur.server.storage.table_store import TableStore, open_store
from buur.server.tables.registry import TableRegistry
from tests.server.long_table import LongTable, long_table, new_partie, store_table
from tools.postgres import postgres_server

DEALS = 6
"""Counted deals of a table; the last events are cut off again, so that a deal is in progress."""
EVENTS = 44
"""Events of a deal, about."""


def cut(table: LongTable, number: int) -> LongTable:
    """Return a table as it was some events before its end."""
    name, rows = f"table{number}", table.rows[: len(table.rows) - number % EVENTS]
    partie = new_partie(name, table.rules, name)
    return replace(table, id=name, rows=rows, snapshots=partie.replay(rows), partie=partie)


async def taken_over(store: TableStore, tables: Sequence[str]) -> list[tuple[float, float]]:
    """Return processor time and time of each takeover, in seconds."""
    registry = TableRegistry(store, Settings(pace=AT_ONCE, bot_workers=1))
    found = []
    for table in tables:
        begun, cpu = perf_counter(), process_time()
        actor = await registry.load(table)
        found.append((process_time() - cpu, perf_counter() - begun))
        actor.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await actor.task
    await registry.close()
    return found


async def measure(database: str | Path, count: int) -> str:
    """Return the figures of a database as a line."""
    table = long_table(DEALS, "schieber")
    async with open_store(database) as store:
        tables = [cut(table, number) for number in range(count)]
        for one in tables:
            await store_table(store, one)
        await taken_over(store, [one.id for one in tables[:5]])  # loads modules
        found = await taken_over(store, [one.id for one in tables])
    cpu, wall = (sorted(1e3 * one[part] for one in found) for part in (0, 1))
    late = int(count * 0.99)
    return (
        f"processor {statistics.median(cpu):.2f} ms (99 %: {cpu[late]:.2f}),"
        f" time {statistics.median(wall):.2f} ms (99 %: {wall[late]:.2f})"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--database", help="the URL of an empty database")
    given = parser.parse_args()
    if given.database:
        print(asyncio.run(measure(given.database, given.tables)))
        return
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite:    ", asyncio.run(measure(Path(folder) / "t.db", given.tables)))
    with postgres_server(fsync=True) as server:
        print("PostgreSQL:", asyncio.run(measure(server.new_database(), given.tables)))


if __name__ == "__main__":
    main()
