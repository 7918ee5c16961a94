"""`TableLoader`: reads stored parties in a thread of its own, from their snapshots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from buur.errors import BuurError, NotationError
from buur.notation.state_codec import layout
from buur.play.model.result import DealScore
from buur.server.errors import BrokenTable, DatabaseFault, ServerError, archived
from buur.server.storage.models import EventRow, SeatResult, Snapshots, StoredTable
from buur.server.storage.snapshot_store import SnapshotStore
from buur.server.storage.table_store import TableStore
from buur.server.tables.game_replay import unreadable
from buur.server.tables.live_partie import LivePartie
from buur.server.tables.snapshots import Base, read_base, read_scores
from buur.server.wire.rules import read_rules

_LOG = logging.getLogger(__name__)
_T = TypeVar("_T")

PAGE: Final = 512
"""Maximum number of events read at once, so that other tables get their turn."""


class TableLoader:
    """Reads the parties of a database.

    Args:
        store: the database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._snapshots = SnapshotStore(store, layout())
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="buur-replay")
        self._rebuilding = asyncio.Lock()

    async def run(self, work: Callable[[], _T]) -> _T:
        """Return what a function returns; it runs in the thread of replays."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(cancel_futures=True)

    # Live tables.

    async def acquire(self, table: str, gap: int) -> StoredTable | None:
        """Become the owner of a table, and return it with the snapshot before its last events.

        Args:
            table: its id.
            gap: the number of events that follow the snapshot at least.
        """
        return await self._store.acquire_from_snapshot(table, layout(), gap)

    async def replay(self, stored: StoredTable, partie: LivePartie) -> None:
        """Replay a table from its snapshot, or from the beginning without a sound one.

        Args:
            stored: the table.
            partie: its partie before the first event.

        Raises:
            BuurError: the table cannot be read.
        """
        base = await self.run(lambda: _sound_base(stored))
        if base is not None:
            partie.resume(base)
            partie.event_log.note_commands(await self._store.commands(stored.id))
            await self._replay_rest(stored.id, partie)
        else:
            await self._replay_whole(stored.id, partie)

    async def _replay_rest(self, table: str, partie: LivePartie) -> Snapshots:
        found = Snapshots(layout())
        while rows := await self._store.events(table, partie.table.version, PAGE):
            new = await self.run(lambda rows=rows: partie.replay(rows))  # type: ignore[misc]
            found = Snapshots(found.layout, found.states + new.states, found.deals + new.deals)
            if len(rows) < PAGE:
                break
        return found

    async def _replay_whole(self, table: str, partie: LivePartie) -> None:
        """Replay a table from the beginning, and write the snapshots that it lacks."""
        found = await self._replay_rest(table, partie)
        try:
            await self._snapshots.rewrite(table, found)
        except DatabaseFault:
            raise
        except ServerError as error:  # they only spare a replay
            _LOG.warning("no snapshots of table %s: %s", table, error)

    # Stored tables.

    async def scores(self, table: str, first: int, limit: int) -> tuple[DealScore, ...]:
        """Return the scores of counted deals, in order.

        Args:
            table: the table's id.
            first: the number of the first deal.
            limit: the maximum number of deals.

        Raises:
            Problem: the table cannot be read.
        """
        counted = await self._snapshots.counted(table)
        wanted = range(first, min(first + limit, counted + 1))
        if not wanted:
            return ()
        found = await self._scores(table, wanted)
        if found is None:
            await self._rebuild(table)
            found = await self._scores(table, wanted)
        if found is None:
            raise BrokenTable
        return found

    async def _scores(self, table: str, wanted: range) -> tuple[DealScore, ...] | None:
        """Return the stored scores of deals, None if one is missing or damaged."""
        rows = await self._snapshots.deals(table, wanted.start, len(wanted))
        if [row.number for row in rows] != [*wanted]:
            return None
        try:
            return await self.run(lambda: read_scores(table, rows))
        except NotationError as error:
            _LOG.warning("table %s: %s", table, error)
            return None

    async def counted(self, table: str) -> int:
        """Return the number of counted deals of a table, 0 if there is no such table."""
        return await self._snapshots.counted(table)

    async def deal(self, table: str, number: int) -> StoredTable | None:
        """Return a table with the state before a counted deal and the events of this deal.

        Args:
            table: the table's id.
            number: the number of the deal.

        Returns:
            None if there is no such table, or the deal was not counted.

        Raises:
            Problem: the table cannot be read.
        """
        if not 1 <= number <= await self._snapshots.counted(table):
            return None
        found = await self._deal(table, number)
        if found is None:
            await self._rebuild(table)
            found = await self._deal(table, number)
        if found is None:
            raise BrokenTable
        return found

    async def _deal(self, table: str, number: int) -> StoredTable | None:
        """Return a counted deal, None if its snapshot is missing or damaged."""
        stored = await self._snapshots.deal(table, number)
        is_sound = await self.run(lambda: stored and _sound_base(stored)) is not None
        return stored if is_sound else None

    async def whole(self, table: str) -> StoredTable | None:
        """Return a table with all its events, None if there is no such table.

        Raises:
            Problem: an event is missing, or all are in the archive.
        """
        stored = await self._store.head(table)
        if stored is None:
            return None
        if stored.is_archived:
            raise archived()
        events: list[EventRow] = []
        while rows := await self._store.events(table, len(events), PAGE):
            events += rows
            if events[-1].version != len(events):
                raise BrokenTable  # an event is missing
        return stored._replace(events=tuple(events))

    async def results(self, table: str) -> tuple[int | None, tuple[SeatResult, ...]] | None:
        """Return the winner and the totals of a table, None if there is no such table.

        Raises:
            BuurError: the table cannot be read.
        """
        partie = await self._rebuild(table)
        return None if partie is None else (partie.table.state.winner, partie.results)

    async def _rebuild(self, table: str) -> LivePartie | None:
        """Replay a table from the beginning and write its snapshots."""
        async with self._rebuilding:
            stored = await self._store.head(table)
            if stored is None:
                return None
            if stored.is_archived:
                raise archived()
            try:
                rules = read_rules(stored.rules)
                partie = LivePartie(table, rules, [None] * rules.seats)
                await self._replay_whole(table, partie)
            except DatabaseFault:
                raise
            except BuurError as error:
                raise unreadable() from error
            return partie


def _sound_base(stored: StoredTable) -> Base | None:
    """Return the partie of a table's snapshot, None if it has none or it is damaged."""
    if stored.snapshot is None:
        return None
    try:
        return read_base(stored.id, stored.snapshot, stored.deals, read_rules(stored.rules))
    except BuurError as error:
        _LOG.warning("table %s: %s", stored.id, error)
        return None
