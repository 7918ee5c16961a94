"""A node of the version before reads and writes a database that the next version has upgraded.

The tables as the old version knows them are reflected before each step of the schema. After the
step, rows are written and read by these alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations

from buur.server.storage import migrations
from tests.server.test_migration_rules import BEFORE_THE_RULE
from tests.server.test_storage import version_1

NUMBERS = {name: number for number, name in enumerate(step.__name__ for step in migrations.STEPS)}
ROLLING = [name for name in NUMBERS if name not in BEFORE_THE_RULE and "_contract_" not in name]
"""Steps of which both sides run at once."""


@pytest.fixture
def connection() -> Iterator[sa.Connection]:
    """A database of the first version."""
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        for statement in version_1("sqlite"):
            connection.exec_driver_sql(statement)
        yield connection
    engine.dispose()


def run(connection: sa.Connection, steps: list[Any]) -> None:
    """Run steps of the schema."""
    operations = Operations(MigrationContext.configure(connection))
    for step in steps:
        step(operations)


def row_of(table: sa.Table) -> dict[str, object]:
    """Return a row with a value in every column that a version knows."""
    return {column.name: value_of(column) for column in table.columns}


def value_of(column: sa.Column[Any]) -> object:
    """Return a value of a column's type: the reflected types of SQLite are few."""
    if isinstance(column.type, sa.Boolean):
        return True
    if isinstance(column.type, (sa.Integer, sa.Numeric, sa.Float)):
        return 7
    return {"a": 1} if isinstance(column.type, sa.JSON) else "x"


@pytest.mark.parametrize("name", ROLLING)
def test_an_old_node_writes_and_reads_after_the_step(name: str, connection: sa.Connection) -> None:
    number = NUMBERS[name]
    run(connection, [*migrations.STEPS[:number]])
    old = sa.MetaData()
    old.reflect(connection)
    run(connection, [migrations.STEPS[number]])
    for table in old.sorted_tables:
        row = row_of(table)
        connection.execute(sa.delete(table))
        connection.execute(sa.insert(table).values(row))
        assert dict(connection.execute(sa.select(table)).mappings().one()) == row
        connection.execute(sa.update(table).values(row))


def test_a_step_that_an_old_node_does_not_survive_is_found(
    connection: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def demand(operations: Operations) -> None:
        with operations.batch_alter_table("tables") as tables:
            tables.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="x"))
            tables.alter_column("colour", server_default=None)

    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, demand))
    monkeypatch.setitem(NUMBERS, "demand", len(migrations.STEPS) - 1)
    with pytest.raises(sa.exc.IntegrityError, match="colour"):
        test_an_old_node_writes_and_reads_after_the_step("demand", connection)
