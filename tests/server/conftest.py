"""Fixtures: a server shared by the tests of a module, its settings and clock."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
import pytest_asyncio

from buur.server.http import operator_follower
from buur.server.settings import Settings
from tests.databases import database, postgres  # noqa: F401 - fixtures
from tests.server.harness import Client, Clock, Running, running, settings_for
from tests.server.visitors import Visitor, visitor

HOURS = 1e5


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a server that a test starts for itself."""
    return settings_for(tmp_path)


@pytest.fixture(autouse=True, scope="module")
def quiet_operator() -> Iterator[None]:
    """Have servers not look for orders of an operator while a test counts statements."""
    with patch.object(operator_follower, "LOOK_SECONDS", HOURS):
        yield


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the clock of every table."""
    return Clock(monkeypatch)


@pytest_asyncio.fixture(loop_scope="module")
async def client(server: Running) -> AsyncIterator[Client]:
    """A client seated at a new table of the shared server, with bots at the other seats."""
    async with server.playing() as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server in the event loop of the module."""
    async with running(settings_for(tmp_path_factory.mktemp("server"))) as run:
        yield run


@pytest_asyncio.fixture(loop_scope="module")
async def anna(server: Running) -> AsyncIterator[Visitor]:
    """A browser at the shared server."""
    async with visitor(server) as one:
        yield one


@pytest_asyncio.fixture(loop_scope="module")
async def beat(server: Running) -> AsyncIterator[Visitor]:
    """Another browser at the shared server."""
    async with visitor(server) as one:
        yield one
