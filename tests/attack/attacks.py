"""All attacks, in the order of their numbers."""

from __future__ import annotations

from tests.attack import on_connections, on_files, on_tables
from tests.attack.outcome import ATTACKS as REGISTERED

MODULES = (on_connections, on_files, on_tables)
"""The modules that register attacks."""
ATTACKS = sorted(REGISTERED, key=lambda one: one.number)
