"""One incident for each row of the regulations, with what each regulation rules (core §9)."""

from __future__ import annotations

from typing import Final

from tests.referee.deal_rows import DEAL_ROWS
from tests.referee.play_rows import PLAY_ROWS
from tests.referee.row import ALL, REVOKE, Row

ROWS: Final = (*PLAY_ROWS, *DEAL_ROWS)

__all__ = ["ALL", "REVOKE", "ROWS", "Row"]
