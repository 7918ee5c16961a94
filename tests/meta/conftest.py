"""A clock for tools that measure."""

from itertools import count

import pytest


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the tools measure by a clock that goes on by a millisecond at every look."""
    clock = count()
    for module in ("buur.arena.act_times", "tools.act_parts"):
        monkeypatch.setattr(f"{module}.process_time", lambda: next(clock) / 1000)
