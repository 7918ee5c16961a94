"""The database: migrations, errors, and ownership of tables."""

import asyncio
import importlib.util
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import platformdirs
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations

from buur.server.errors import ServerError
from buur.server.settings import Durability
from buur.server.storage import migrations, table_store
from buur.server.storage.append import Batch, Fence
from buur.server.storage.database import (
    database_url,
    default_database,
    open_database,
)
from buur.server.storage.faults import database_error
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.models import EventRow, SeatRow, TableSummary
from buur.server.storage.postgres import postgres_engine, upgrade_alone
from buur.server.storage.schema import EVENTS, METADATA
from buur.server.storage.table_store import OwnershipLost, TableStore, open_store
from tools.postgres import PostgresServer

SUMMARY = TableSummary(deal=1, phase="play", scores=(3, 4))
SEATS = [SeatRow(seat=0, kind="person", name="Anna", token_hash="00")]


def row(version: int, command: str | None = None) -> EventRow:
    return EventRow(version=version, event={"e": "x"}, actor="table", seat=0, command=command)


@pytest.fixture
async def store(database: str) -> AsyncIterator[TableStore]:
    """Yield a database with a table ``a`` that was acquired once, by the owner of epoch 1."""
    async with open_store(database) as store:
        await store.create("a", {"name": "chibre"}, SEATS)
        stored = await store.acquire("a")
        assert stored is not None
        assert (stored.epoch, stored.seats) == (1, tuple(SEATS))
        yield store


async def versions(store: TableStore, table: str) -> list[int]:
    stored = await store.acquire(table)
    assert stored is not None
    return [event.version for event in stored.events]


def test_a_new_database_has_the_schema(database: str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(database).dispose()
    monkeypatch.setitem(sys.modules, "alembic.operations", None)
    open_database(database).dispose()


def test_steps_are_taken_once_and_one_that_fails_leaves_nothing_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def widen(operations: Operations) -> None:
        operations.add_column("seats", sa.Column("colour", sa.String(8)))

    def fail(_: Operations) -> None:
        raise OSError("no more room")

    open_database(database).dispose()
    steps = migrations.STEPS
    monkeypatch.setattr(migrations, "STEPS", (*steps, widen, fail))
    with pytest.raises(ServerError, match="no more room"):
        open_database(database)
    monkeypatch.setattr(migrations, "STEPS", (*steps, widen))
    for _ in range(2):  # a step that was taken is not taken again
        engine = open_database(database)
        with engine.connect() as connection:
            assert connection.scalar(sa.text("select version from schema_version")) == 2 + len(
                steps
            )
            assert "colour" in {one["name"] for one in sa.inspect(connection).get_columns("seats")}
        engine.dispose()


VERSION_1 = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, rules JSON NOT NULL, epoch INTEGER NOT NULL,
    created BIGINT NOT NULL, updated BIGINT NOT NULL, deal INTEGER NOT NULL,
    phase VARCHAR(16) NOT NULL, scores JSON NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(16) NOT NULL,
    name VARCHAR(64) NOT NULL, bot VARCHAR(64), token_hash VARCHAR(64),
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE events (
    table_id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, epoch INTEGER NOT NULL,
    event JSON NOT NULL, at BIGINT NOT NULL, actor VARCHAR(16) NOT NULL, seat INTEGER,
    command VARCHAR(64), PRIMARY KEY (table_id, version),
    FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE schema_version (version INTEGER NOT NULL, PRIMARY KEY (version));
INSERT INTO schema_version VALUES (1);
INSERT INTO tables VALUES ('a', '{"name":"chibre"}', 0, 1, 2, 1, 'play', '[3,4]');
INSERT INTO seats VALUES ('a', 0, 'person', 'Anna', NULL, '00');
"""
"""A database of version 1, with a table."""


def version_1(dialect: str) -> list[str]:
    """Return the statements that make a database of version 1."""
    text = VERSION_1 if dialect == "sqlite" else VERSION_1.replace(" WITHOUT ROWID", "")
    return [statement for statement in text.split(";") if statement.strip()]


def test_an_upgrade_may_compute_for_longer_than_an_act(postgres: PostgresServer) -> None:
    """Both stand in a transaction meanwhile; that of an act ends before a lease does."""
    engine = postgres_engine(sa.make_url(postgres.new_database()))
    limit = sa.text("SHOW idle_in_transaction_session_timeout")
    with engine.begin() as connection:
        assert connection.scalar(limit) == "3s"
    with engine.begin() as connection:
        upgrade_alone(connection)
        assert connection.scalar(limit) == "1min"
    engine.dispose()


async def test_a_database_of_version_1_gets_guests_and_keeps_its_tables(database: str) -> None:
    old = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with old.begin() as connection:
        for statement in version_1(connection.dialect.name):
            connection.exec_driver_sql(statement)
    old.dispose()
    engine = open_database(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.scalar(sa.text("select version from schema_version")) == 1 + len(
            migrations.STEPS
        )
    engine.dispose()
    async with open_store(database) as store:
        (table,) = await store.tables_of_tokens([("a", "00")])
        assert table.summary == SUMMARY
        assert await store.seats("a") == tuple(SEATS)
        guests = GuestStore(store)
        await guests.create("g", "11")
        await guests.add_seats("g", [("a", "00")])
        (game,) = await guests.games("g", "unfinished", 10)
        assert (game.seat, game.table.summary.training, game.results) == (0, False, ())


async def test_players_move_in_the_transaction_of_their_events(database: str) -> None:
    """Names, tokens, guests and commands move; another table and a former owner move nobody."""
    four = [SeatRow(seat, "person", str(seat), None, f"{seat}{seat}") for seat in range(4)]
    tokens = [("a", one.token_hash or "") for one in four]
    async with open_store(database) as store:
        guests = GuestStore(store)
        for table in ("a", "b"):
            await store.create(table, {"name": "chibre"}, four)
            await store.acquire(table)
            said = [row(1, "c")._replace(seat=2), row(2)._replace(seat=None)]
            await store.append(table, 1, said, SUMMARY)
        await guests.create("g", "99")
        await guests.add_seats("g", tokens[2:3])
        with pytest.raises(OwnershipLost):
            await store.append("a", 0, [row(3)], SUMMARY, previous_seats=(3, 2, 1, 0))
        await store.append("a", 1, [row(3)._replace(seat=None)], SUMMARY, (), None, (2, 0, 3, 1))
        moved, other = [await store.seats(table) for table in ("a", "b")]
        assert [(one.seat, one.name) for one in moved] == [(0, "2"), (1, "0"), (2, "3"), (3, "1")]
        assert [one.token_hash for one in moved] == ["22", "00", "33", "11"]
        assert other == tuple(four)
        assert await guests.seat_token("99", "a") == "22"
        assert [game.seat for game in await guests.games("g", "all", 9)] == [0]
        found = [await store.command_version(table, seat, "c") for table in "ab" for seat in (0, 2)]
        assert found == [1, None, None, 1]


def test_a_newer_database_is_refused(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(sa.text("update schema_version set version = 99"))
    engine.dispose()
    with pytest.raises(ServerError, match=r"version 99 .* update Buur"):
        open_database(database)


def test_what_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("Dear diary, " * 1000)
    with pytest.raises(ServerError, match=r"t\.db cannot be used: file is not a database"):
        open_database(tmp_path / "t.db")
    with pytest.raises(ServerError, match="cannot be used"):
        open_database(tmp_path)
    with pytest.raises(ServerError, match="a URL that begins with fantasy:// is neither"):
        open_database("fantasy://nowhere/x")


def test_a_driver_that_is_missing_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg2", None)
    with pytest.raises(ServerError, match=r"the database buur cannot be used: .*psycopg2"):
        open_database("postgresql+psycopg2://anna:secret@db.example/buur")


@pytest.mark.parametrize(
    ("url", "where"),
    [
        (None, ""),
        ("sqlite:////data/t.db", " /data/t.db"),
        ("postgresql://anna:secret@db.example/buur", " buur"),
        ("postgresql://anna:secret@db.example", " postgresql://anna:***@db.example"),
    ],
)
def test_what_cannot_be_used_is_named_without_its_password(url: str | None, where: str) -> None:
    error = database_error(None if url is None else sa.make_url(url), OSError("no room"))
    assert str(error) == f"the database{where} cannot be used: no room"


def test_a_database_in_memory_makes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite://", "sqlite:///:memory:"):
        open_database(url).dispose()
    assert list(tmp_path.iterdir()) == []


def test_what_changes_the_schema_is_loaded_only_when_it_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "alembic.operations", None)
    spec = importlib.util.find_spec("buur.server.storage.migrations")
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "t.db"
    open_database(path).dispose()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_where_the_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url(tmp_path / "a b.db").database == str(tmp_path / "a b.db")
    assert database_url("postgresql+asyncpg://h/x").drivername == "postgresql+asyncpg"
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path))
    assert default_database() == tmp_path / "tables.db"
    assert database_url(None).database == str(tmp_path / "tables.db")


@pytest.mark.parametrize(("durability", "level"), [("power", 2), ("process", 1)])
def test_what_a_commit_waits_for(tmp_path: Path, durability: Durability, level: int) -> None:
    engine = open_database(tmp_path / "t.db", durability)
    with engine.connect() as connection:
        assert connection.scalar(sa.text("pragma synchronous")) == level
        assert connection.scalar(sa.text("pragma journal_mode")) == "wal"
    engine.dispose()


async def test_events_are_on_disk_when_append_returns(database: str, store: TableStore) -> None:
    await store.append("a", 1, [row(1), row(2, "c1")], SUMMARY)
    reader = open_database(database)
    with reader.connect() as connection:
        columns = (EVENTS.c.version, EVENTS.c.event, EVENTS.c.command)
        found = connection.execute(sa.select(*columns).order_by(EVENTS.c.version)).all()
    reader.dispose()
    assert [tuple(one) for one in found] == [
        (1, {"e": "x"}, None),
        (2, {"e": "x"}, "c1"),
    ]
    (listed,) = await store.tables_of_tokens([("a", "00"), ("none", "00"), ("a", "01")])
    assert listed.summary == SUMMARY
    again = await store.acquire("a")
    assert again is not None
    assert again.events[1] == row(2, "c1")


async def test_a_deposed_owner_writes_nothing(database: str, store: TableStore) -> None:
    async with open_store(database) as other:
        theirs = await other.acquire("a")
        assert theirs is not None
        await other.append("a", theirs.epoch, [row(1)], SUMMARY)
        with pytest.raises(OwnershipLost):
            await store.append("a", 1, [row(1), row(2)], SUMMARY)
        assert await versions(other, "a") == [1]


async def test_tables_share_commits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    append = table_store._append

    def count(connection: sa.Connection, batches: list[Batch], now: int) -> set[Fence]:
        commits.append(len(batches))
        return append(connection, batches, now)

    monkeypatch.setattr(table_store, "_append", count)
    async with open_store(database) as store:
        for name in "abcdefgh":
            await store.create(name, {}, SEATS)
            assert await store.acquire(name)
        results = await asyncio.gather(
            *(
                store.append(name, 1 if name != "c" else 0, [row(1)], SUMMARY)
                for name in "abcdefgh"
            ),
            return_exceptions=True,
        )
        assert sum(commits) == 8
        assert len(commits) < 8
        assert [type(result) for result in results].count(OwnershipLost) == 1
        assert await versions(store, "c") == []
        assert await versions(store, "h") == [1]


async def test_a_failed_commit_is_told_to_everybody_in_it(store: TableStore) -> None:
    await store.append("a", 1, [row(1)], SUMMARY)
    with pytest.raises(ServerError, match="contradict the next event"):
        await store.append("a", 1, [row(1)], SUMMARY)
    await store.append("a", 1, [row(2)], SUMMARY)
    assert await versions(store, "a") == [1, 2]


async def test_an_unknown_table(store: TableStore) -> None:
    assert await store.acquire("none") is None
    assert await store.seats("none") == ()
    assert await store.tables_of_tokens([]) == ()


async def test_a_partie_that_was_a_training_once_stays_one(store: TableStore) -> None:
    for version, training in ((1, True), (2, False)):
        await store.append("a", 1, [row(version)], SUMMARY._replace(training=training))
    (table,) = await store.tables_of_tokens([("a", "00")])
    assert table.summary.training
