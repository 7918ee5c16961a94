"""A server, and bot clients without randomness and with generous timeouts."""

from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest
import pytest_asyncio

from buur.client import bot_client, connection, named_bot, new_table
from tests.server.harness import PATIENCE, Running, running, settings_for


@pytest.fixture(autouse=True)
def _own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every client the same nonce, cut and seed."""
    constant = SimpleNamespace(token_hex=lambda count: "5a" * count, randbits=lambda _: 5)
    monkeypatch.setattr(bot_client, "secrets", constant)
    monkeypatch.setattr(named_bot, "secrets", constant)
    monkeypatch.setattr(bot_client, "random", SimpleNamespace(random=lambda: 0.5))


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers take their time on a busy machine."""
    monkeypatch.setattr(connection, "CONNECTING", PATIENCE)
    monkeypatch.setattr(new_table, "ANSWERING", PATIENCE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server in the event loop of the module; clients play in threads beside it."""
    async with running(settings_for(tmp_path_factory.mktemp("clients"))) as run:
        yield run
