"""`SnapshotStore`: reads and writes the states of parties and the scores of deals of tables."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from buur.server.storage.models import DealRow, Snapshots, StoredTable
from buur.server.storage.schema import TABLES
from buur.server.storage.snapshot_rows import deal_rows, snapshot_of_deal, write_snapshots
from buur.server.storage.table_rows import read_events, read_head
from buur.server.storage.table_store import TableStore

_BATCH: Final = 64
"""Number of rows written in one transaction, so that other tables get their turn."""


class SnapshotStore:
    """The states of parties and the scores of deals in a database.

    Args:
        store: the open database.
        layout: the layout of the rows; others are ignored.
    """

    def __init__(self, store: TableStore, layout: str) -> None:
        self._store = store
        self._layout = layout

    async def deal(self, table: str, number: int) -> StoredTable | None:
        """Return a table with the state before a deal and the events of this deal.

        Returns:
            None if there is no such table, or no such state.
        """

        def work(connection: sa.Connection) -> StoredTable | None:
            stored = read_head(connection, table)
            snapshot = snapshot_of_deal(connection, table, self._layout, number)
            if stored is None or snapshot is None:
                return None
            following = snapshot_of_deal(connection, table, self._layout, number + 1)
            return stored._replace(
                snapshot=snapshot,
                deals=deal_rows(connection, table, self._layout, snapshot.scores),
                events=read_events(
                    connection,
                    table,
                    after=snapshot.version,
                    until=None if following is None else following.version,
                ),
            )

        return await self._store.run(work)

    async def counted(self, table: str) -> int:
        """Return the number of counted deals of a table, 0 if there is no such table."""
        found = sa.select(TABLES.c.deal, TABLES.c.phase).where(TABLES.c.id == table)
        row = await self._store.run(lambda connection: connection.execute(found).first())
        if row is None or not isinstance(row.deal, int):
            return 0
        deal, phase = int(row.deal), str(row.phase)
        return max(0, deal - (phase != "over"))

    async def deals(self, table: str, first: int, limit: int) -> tuple[DealRow, ...]:
        """Return the scores of at most ``limit`` deals from a number on."""
        numbers = range(first, first + limit)
        return await self._store.run(
            lambda connection: deal_rows(connection, table, self._layout, numbers)
        )

    async def rewrite(self, table: str, rows: Snapshots) -> None:
        """Write the rows of a replay in the place of older ones, if the table still exists."""
        count = max(len(rows.states), len(rows.deals))
        for start in range(0, count, _BATCH):
            part = slice(start, start + _BATCH)
            await self._write(table, Snapshots(rows.layout, rows.states[part], rows.deals[part]))

    async def _write(self, table: str, rows: Snapshots) -> None:
        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table)).first():
                write_snapshots(connection, table, rows)

        await self._store.run(work)
