"""Time limits for bots that join or leave."""

from __future__ import annotations

import pytest

from tests.arena.external_bots import PATIENCE


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up on nobody who only lacks the processor."""
    for limit in (
        "remote_bot.HELLO_TIMEOUT",
        "program_channel.EXIT_TIMEOUT",
        "socket_channel.HELLO_TIMEOUT",
        "zuehlke_player.CONNECTING",
        "zuehlke_table.GREETING",
    ):
        monkeypatch.setattr(f"buur.arena.{limit}", PATIENCE)
