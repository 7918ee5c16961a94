"""Fixtures: PostgreSQL, and players who do not wait long for a node that stands still."""

import pytest

from tests.databases import database, postgres  # noqa: F401 - fixtures
from tests.server import harness, test_crash

FROZEN = 5.0
"""Seconds after which a player goes to another node."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have players go to another node soon."""
    monkeypatch.setattr(harness, "PATIENCE", FROZEN)
    monkeypatch.setattr(test_crash, "PATIENCE", FROZEN)
