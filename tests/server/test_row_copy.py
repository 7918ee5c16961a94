"""Backups of SQLite in PostgreSQL: each table row by row, ids that go on, and what is refused."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage import row_copy
from buur.server.storage.backup import back_up, restore
from buur.server.storage.database import open_database
from buur.server.storage.migrations import STEPS
from buur.server.storage.schema import BANS, METADATA, NODES, SCHEMA_VERSION
from tests.server.test_storage import version_1
from tools.postgres import PostgresServer

VALUES: dict[type[Any], Any] = {
    sa.Boolean: True,
    sa.BigInteger: 2**53 + 1,
    sa.Float: 0.1 + 0.2,
    sa.JSON: {"z": [1, None, 0.1], "a": "Zürich \0 \N{PLAYING CARD BLACK JOKER}", "is": True},
    sa.Text: "a" * 70_000,
}
"""A value of each type of a column that is no key."""


def value(column: sa.Column[Any], number: int) -> Any:
    """Return a value of a column in a row; all texts of a row are equal, as keys have to be."""
    if number > 1 and column.nullable and not column.primary_key:
        # None becomes null of JSON, which is not an empty column.
        return sa.null() if isinstance(column.type, sa.JSON) and number == 2 else None
    if column.primary_key and isinstance(column.type, sa.Integer):
        return number
    found = VALUES.get(type(column.type))
    if found is None:
        found = number if isinstance(column.type, sa.Integer) else f"ü{number}"
    return found


def filled(path: Path, rows: int = 3) -> Path:
    """Make a database with some rows in each table."""
    engine = open_database(path)
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            if table is not SCHEMA_VERSION:
                columns = table.columns
                made = [
                    {one.name: value(one, number) for one in columns}
                    for number in range(1, rows + 1)
                ]
                connection.execute(sa.insert(table), made)
    engine.dispose()
    return path


def content(source: str | Path) -> dict[str, Sequence[Any]]:
    """Return all rows of all tables; an empty column differs from null of JSON."""
    engine = open_database(source)
    found = dict[str, Sequence[Any]]()
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            columns = [
                sa.cast(one, sa.Text) if isinstance(one.type, sa.JSON) else one
                for one in table.columns
            ]
            rows = connection.execute(sa.select(*columns))
            found[table.name] = sorted((tuple(row) for row in rows), key=repr)
    engine.dispose()
    return found


def tables_of(url: str) -> list[str]:
    """Return the names of the tables of a database."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    found = sa.inspect(engine).get_table_names()
    engine.dispose()
    return found


def test_every_row_of_every_table_is_the_same(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that has tables is refused, and stays as it is."""
    monkeypatch.setattr(row_copy, "BATCH", 2)
    new = postgres.new_database()
    old = filled(tmp_path / "tables.db")
    back_up(old, tmp_path / "copy.db")
    before = (tmp_path / "copy.db").read_bytes()
    restore(tmp_path / "copy.db", new)
    mine, copied = content(old), content(new)
    assert all(mine.values())
    for name, rows in mine.items():
        assert copied[name] == rows, name
    assert (tmp_path / "copy.db").read_bytes() == before
    with pytest.raises(ServerError, match="this one has tables"):
        restore(filled(tmp_path / "other.db", 1), new)
    assert content(new) == copied


def test_ids_go_on_after_the_greatest_that_was_ever_given(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """A node that has ended has no row any more, and nobody gets its id."""
    new, old = postgres.new_database(), filled(tmp_path / "tables.db", 7)
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("DELETE FROM nodes WHERE id > 2")
        connection.execute("DELETE FROM reports")
    restore(old, new)
    engine = open_database(new)
    node = {"name": "n", "version": "1", "state": "serving", "started": 1, "until": 1}
    with engine.begin() as opened:
        new_ban = sa.insert(BANS).values(reason="", until=1, created=1)
        ban = opened.scalar(new_ban.returning(BANS.c.id))
        second = opened.scalar(sa.insert(NODES).values(**node).returning(NODES.c.id))
    engine.dispose()
    assert (ban, second) == (8, 8)


def test_an_older_backup_is_brought_to_the_current_schema(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.db", postgres.new_database()
    with closing(sqlite3.connect(old)) as connection, connection:
        for statement in version_1("sqlite"):
            connection.execute(statement)
    restore(old, new)
    found = content(new)
    assert found["schema_version"] == [(1 + len(STEPS),)]
    assert [row[0] for row in found["tables"]] == ["a"]
    assert [row[3] for row in found["seats"]] == ["Anna"]
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(1,)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE schema_version SET version = 99", "version 99 .* update Buur"),
        ("UPDATE guests SET name = hex(zeroblob(40))", "row of the table guests is damaged"),
        ("UPDATE guests SET name = CAST(x'41ff' AS TEXT)", "row of the table guests is damaged"),
        pytest.param(
            "UPDATE guests SET name = 'A' || char(0)",
            "row of the table guests is damaged",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "UPDATE tables SET rules = '{'",
            "row of the table tables is damaged",
            marks=pytest.mark.slow,
        ),
        ("UPDATE tables SET epoch = 'Anna'", "row of the table tables is damaged"),
        pytest.param(
            "UPDATE tables SET epoch = 1 << 40",
            "row of the table tables is damaged",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_what_does_not_fit_is_told_without_its_content_and_leaves_nothing(
    postgres: PostgresServer, tmp_path: Path, change: str, sentence: str
) -> None:
    old, new = filled(tmp_path / "tables.db"), postgres.new_database()
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute(change)
    with pytest.raises(ServerError, match=sentence) as refused:
        restore(old, new)
    assert "Anna" not in str(refused.value)
    assert tables_of(new) == []


def test_a_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    old = filled(tmp_path / "tables.db", 1)
    with pytest.raises(ServerError, match="cannot be used"):
        restore(old, "postgresql://me:secret@127.0.0.1:1/buur")
