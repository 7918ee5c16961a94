"""Bot clients without randomness, and with generous timeouts."""

from types import SimpleNamespace

import pytest

from buur.client import bot_client, connection, named_bot, new_table
from tests.server.harness import PATIENCE


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
