"""Backup and restore of PostgreSQL, and an operator's lists and orders there."""

from dataclasses import replace
from pathlib import Path

import pytest

from buur.server.errors import ServerError
from buur.server.settings import Settings
from buur.server.storage.backup import back_up, kind_of, restore
from buur.server.storage.database import open_database
from buur.server.storage.operator_store import (
    ban_network,
    bans_listed,
    bans_now,
    give_order,
    nodes_listed,
    orders_after,
    tables_listed,
)
from buur.server.tables.stored_checks import check_tables
from tests.databases import postgres
from tests.server.harness import playing
from tools.postgres import PostgresServer

__all__ = ["postgres"]
LATE = 2**42


async def test_a_backup_is_restored_into_a_new_database_and_no_other(
    postgres: PostgresServer, settings: Settings, tmp_path: Path
) -> None:
    old, new, copy = postgres.new_database(), postgres.new_database(), tmp_path / "copy.dump"
    async with playing(replace(settings, database=old)) as client:
        await client.do(client.move())
        back_up(old, copy)
    assert kind_of(copy) == "postgresql"
    restore(copy, new)
    engine = open_database(new)
    with engine.begin() as connection:
        report = check_tables(connection)
    engine.dispose()
    assert (report.tables, report.faults) == (1, {})
    assert report.events > 3
    with pytest.raises(ServerError, match="this one has tables"):
        restore(copy, new)
    with pytest.raises(ServerError, match="is a backup of postgresql, not of sqlite"):
        restore(copy, tmp_path / "new.db")


async def test_an_operator_reads_and_orders(postgres: PostgresServer, settings: Settings) -> None:
    url = postgres.new_database()
    async with playing(replace(settings, database=url)) as client:
        await client.do(client.move())
        engine = open_database(url)
        with engine.begin() as connection:
            (node,) = nodes_listed(connection)
            (table,) = tables_listed(connection, 10, node.id)
            give_order(connection, "stop", table="nowhere")
            ban_network(connection, "192.0.2.0/24", LATE, "spam")
            assert [one.kind for one in orders_after(connection, 0, node.id)] == ["stop"]
            assert bans_now(connection).networks == {"192.0.2.0/24": LATE}
            assert [one.reason for one in bans_listed(connection)] == ["spam"]
        engine.dispose()
    assert (table.id, table.owner, node.tables) == (client.ticket["table"], node.id, 1)
    assert 0 < node.lease <= 4000
