"""Takeover of tables that wait at the same time: a single transaction, and errors of one alone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from buur.notation.state_codec import layout
from buur.server.errors import DamagedTable, Problem
from buur.server.settings import Settings
from buur.server.storage.friend_store import FriendStore
from buur.server.storage.models import SeatRow, StoredTable
from buur.server.storage.new_tables import NewTable
from buur.server.storage.node import open_node
from buur.server.storage.ownership import OwnedElsewhere, owner_of
from buur.server.storage.schema import BOARD_PLAYS, CLUB_TABLES, CLUBS, EVENTS
from buur.server.storage.snapshot_reader import Extent, _read_in_turn
from buur.server.storage.table_store import TableStore, open_store
from buur.server.storage.takeover import MOST
from buur.server.tables.registry import LOADING, TableRegistry
from tests.server.long_table import LongTable, long_table, store_table
from tools.postgres import PostgresServer

EXTENT = Extent(layout(), gap=8, page=512)
EMPTY = "empty"
"""A table for friends before its first event."""


@pytest.fixture(scope="module")
def long() -> LongTable:
    """A table after two deals."""
    return long_table(2)


@pytest.fixture
async def store(database: str, long: LongTable) -> AsyncIterator[TableStore]:
    """Yield a database with this table, which plays a board, and an empty one."""
    async with open_store(database) as store:
        await fill(store, long)
        yield store


async def fill(store: TableStore, long: LongTable) -> None:
    await store_table(store, long)
    seats = [SeatRow(seat=0, kind="person", name="Zoë «Ass»", token_hash="00", is_host=True)]
    new = NewTable(EMPTY, {"name": "chibre"}, seats, "hash", lang="rm", listed=True)
    await FriendStore(store).create(new)
    play = {"day": "2026-11-27", "number": 2, "player": "x", "name": "Anna", "is_bot": False}
    begun = {"table_id": long.id, "state": "playing"}
    club = {"id": "club", "name": "Linde", "rules": [], "invitation": "00", "created": 1}
    of_evening = {"club_id": "club", "table_id": EMPTY, "evening": "x", "created": 1}

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(BOARD_PLAYS), play | begun)
        connection.execute(sa.insert(CLUBS), club)
        connection.execute(sa.insert(CLUB_TABLES), of_evening)

    await store.run(work)


async def take_over(store: TableStore, *tables: str) -> list[StoredTable | BaseException | None]:
    """Take tables over at once."""
    return await asyncio.gather(
        *(store.acquire_from_snapshot(table, *EXTENT) for table in tables), return_exceptions=True
    )


async def test_tables_taken_together_are_what_statements_for_each_part_return(
    store: TableStore, long: LongTable
) -> None:
    tables = (long.id, "none", EMPTY)
    found = await take_over(store, *tables)
    first = found[0]
    assert isinstance(first, StoredTable)
    assert first.snapshot is not None
    assert len(first.events) >= EXTENT.gap
    assert len(first.commands) + sum(one.command is not None for one in first.events) == sum(
        row.command is not None for row in long.rows
    )
    empty = found[2]
    assert isinstance(empty, StoredTable)
    assert empty.is_ranked
    for table, one in zip(tables, found, strict=True):
        assert one == await store.run(lambda connection: _read_in_turn(connection, table, EXTENT))  # noqa: B023


async def test_a_table_that_cannot_be_read_leaves_the_others_alone(
    store: TableStore, long: LongTable
) -> None:
    store.node = 7
    bad = sa.update(EVENTS).where(EVENTS.c.table_id == long.id).values(actor="ghost")
    await store.run(lambda connection: connection.execute(bad))
    broken, sound = await take_over(store, long.id, EMPTY)
    assert isinstance(broken, DamagedTable)
    assert isinstance(sound, StoredTable)
    assert await store.run(lambda connection: owner_of(connection, long.id)) is None
    assert await store.run(lambda connection: owner_of(connection, EMPTY)) == (7, sound.epoch)


async def test_a_table_with_a_live_owner_is_refused_alone(
    postgres: PostgresServer, long: LongTable
) -> None:
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(open_store(url)) for _ in range(2)]
        nodes = [await stack.enter_async_context(open_node(store, url)) for store in (one, other)]
        await fill(one, long)
        await one.acquire(EMPTY)
        await one.give_up(long.id, epoch=1)
        refused, taken = await take_over(other, EMPTY, long.id)
        assert isinstance(refused, OwnedElsewhere)
        assert refused.owner == (nodes[0].id, 1)
        assert isinstance(taken, StoredTable)


async def test_tables_that_wait_share_a_transaction(
    store: TableStore, long: LongTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, transactions = store.run, 0

    async def counted(work: Callable[[sa.Connection], Any]) -> Any:
        nonlocal transactions
        transactions += 1
        return await run(work)

    monkeypatch.setattr(store, "run", counted)
    found = await take_over(store, long.id, EMPTY, *map(str, range(MOST - 2)))
    assert transactions == 1
    assert found.count(None) == MOST - 2


async def test_few_tables_are_loaded_at_once(
    store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = TableRegistry(store, Settings(bot_workers=1))
    now = most = 0

    async def acquire(_: str, __: int) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await store.head("none")
        now -= 1

    monkeypatch.setattr(registry.loader, "acquire", acquire)
    names = map(str, range(2 * LOADING))
    found = await asyncio.gather(*map(registry.load, names), return_exceptions=True)
    await registry.close()
    assert all(isinstance(one, Problem) for one in found)
    assert most == LOADING
