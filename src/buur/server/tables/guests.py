"""`Guests`: people without an account, each known by a token in a cookie of the browser.

Only the token's hash is stored. A guest owns seats, through which it finds its parties again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Final, NamedTuple

from buur.errors import BuurError
from buur.play.partie import Partie
from buur.play.take_back import parse_log_event, standing_events
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.models import SeatResult, StoredTable
from buur.server.storage.table_store import TableStore
from buur.server.tables.results import seat_results
from buur.server.tables.seats import token_hash
from buur.server.wire.rules import read_rules

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 12
_LATE_RESULTS: Final = 20
"""Maximum number of old parties whose results one request computes."""


class Guest(NamedTuple):
    """A guest with the token that its cookie holds."""

    id: str
    token: str


class Guests:
    """The guests of a server.

    Args:
        tables: the database of tables.
    """

    def __init__(self, tables: TableStore) -> None:
        self.store = GuestStore(tables)
        """The database of guests."""
        self._tables = tables

    async def find(self, token: str | None) -> Guest | None:
        """Return the guest with a token, None if there is none."""
        if not token:
            return None
        found = await self.store.find(token_hash(token))
        return None if found is None else Guest(found, token)

    async def create(self) -> Guest:
        """Return a new guest."""
        guest = Guest(secrets.token_urlsafe(_ID_BYTES), secrets.token_urlsafe(_TOKEN_BYTES))
        await self.store.create(guest.id, token_hash(guest.token))
        return guest

    async def join(self, guest: Guest | None, tickets: Iterable[tuple[str, str]]) -> Guest | None:
        """Make a guest the owner of the seats that tokens open, and return the guest.

        Args:
            guest: the guest; None for a new one, who is made if a token opens a seat.
            tickets: tables with the token of a seat.
        """
        hashes = [(table, token_hash(token)) for table, token in tickets]
        seats = await self._tables.seats_of_tokens(hashes) if hashes else []
        if not seats:
            return guest
        guest = guest or await self.create()
        await self.store.add_seats(guest.id, seats)
        return guest

    async def seat_of(self, token: str, table: str) -> int | None:
        """Return the seat at a table that belongs to the guest with a token, None without one."""
        return await self.store.seat_of(token_hash(token), table)

    async def write_late_results(self, guest: Guest) -> None:
        """Write the results of finished parties from before results were written."""
        for table in await self.store.without_results(guest.id, _LATE_RESULTS):
            stored = await self._tables.read(table)
            if stored is not None:
                winner, results = await asyncio.to_thread(_results_of, stored)
                await self.store.write_results(table, winner, results)


def _results_of(stored: StoredTable) -> tuple[int | None, tuple[SeatResult, ...]]:
    """Return the winner and the results of a stored table; empty ones if it cannot be read."""
    try:
        rules = read_rules(stored.rules)
        state = Partie(variant=rules, scores=(0,) * rules.lines)
        log = [parse_log_event(row.event) for row in stored.events]
        for event in standing_events(log).values():
            state = state.do(event)
    except BuurError:
        return None, tuple(SeatResult(row.seat, None, 0, 0, None, {}) for row in stored.seats)
    return state.winner, seat_results(state)
