"""Databases for tests that hold on SQLite and on PostgreSQL.

A test that takes the fixture ``database`` runs once on each; one that takes ``postgres`` gets the
server itself. The server starts with the first of them and ends with the session.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.needs import postgres_programs
from tools.postgres import PostgresServer, postgres_server

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Give a server of PostgreSQL, without fsync: its machine does not fail in tests."""
    if postgres_programs() is None:
        pytest.fail("PostgreSQL is not installed: `./buur test` brings it")
    with postgres_server() as server:
        yield server


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a new database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 't.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()
