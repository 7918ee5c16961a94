"""`Guests`: people without an account, each known by tokens in the cookies of her browsers.

Only the hashes of tokens are stored. A guest owns seats, through which it finds its parties again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, NamedTuple

from buur.server.errors import DamagedTable, Problem
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.models import Person, SeatResult
from buur.server.storage.people_store import PeopleStore
from buur.server.storage.table_store import TableStore
from buur.server.tables.loader import TableLoader
from buur.server.tables.results import no_results
from buur.server.tables.seats import token_hash

Results = tuple[int | None, tuple[SeatResult, ...]]
"""The winner of a partie, and the totals of every seat."""

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
        loader: reads the parties of tables.
    """

    def __init__(self, tables: TableStore, loader: TableLoader) -> None:
        self.store = GuestStore(tables)
        """The database of guests."""
        self.people = PeopleStore(tables)
        """The database of what is known of guests as persons."""
        self._tables = tables
        self._loader = loader

    async def find(self, token: str | None) -> Guest | None:
        """Return the guest with a token, None if there is none."""
        if not token:
            return None
        found = await self.store.find(token_hash(token))
        return None if found is None else Guest(found, token)

    async def create(self, label: str = "") -> Guest:
        """Return a new guest.

        Args:
            label: browser and system of its device.
        """
        guest = Guest(secrets.token_urlsafe(_ID_BYTES), secrets.token_urlsafe(_TOKEN_BYTES))
        await self.store.create(guest.id, token_hash(guest.token), label)
        return guest

    async def person(self, guest: str) -> Person | None:
        """Return a guest as a person: name, avatar and public id; None if she is gone."""
        return await self.people.person(guest)

    async def has_more(self, guest: str) -> bool:
        """Tell whether a guest has a key or a friend."""
        return await self.people.has_key_or_friend(guest)

    async def note_looks(self, guest: str, name: str, avatar: str | None = None) -> None:
        """Keep the name and the avatar that a person uses at a table; empty ones keep nothing."""
        person = await self.people.person(guest)
        looks = {"name": name or None, "avatar": avatar}
        new = {
            key: value
            for key, value in looks.items()
            if value is not None and person is not None and value != getattr(person, key)
        }
        await self.people.change(guest, new)

    async def join(
        self, guest: Guest | None, tickets: Iterable[tuple[str, str]], label: str = ""
    ) -> Guest | None:
        """Make a guest the owner of the seats that tokens open, and return the guest.

        Whoever goes on at a table with another device keeps the looks that she has there.

        Args:
            guest: the guest; None for a new one, who is made if a token opens a seat.
            tickets: tables with the token of a seat.
            label: browser and system of a new guest.
        """
        hashes = [(table, token_hash(token)) for table, token in tickets]
        if not hashes or not await self.store.opens_seat(hashes):
            return guest
        guest = guest or await self.create(label)
        await self.store.add_seats(guest.id, hashes)
        await self.people.complete_looks(guest.id)
        return guest

    async def seat_token(self, token: str, table: str) -> str | None:
        """Return the hash of the token of the seat that the guest with a token has at a table,
        None without one."""
        return await self.store.seat_token(token_hash(token), table)

    async def write_late_results(self, guest: Guest) -> None:
        """Write the results of finished parties from before results were written."""
        for table in await self.store.without_results(guest.id, _LATE_RESULTS):
            found = await self._late_results(table)
            if found is not None:
                await self.store.write_results(table, *found)

    async def _late_results(self, table: str) -> Results | None:
        """Return the winner and the results of a table, empty ones if it cannot be read."""
        try:
            return await self._loader.results(table)
        except DamagedTable:
            return None  # lists leave it out
        except Problem:
            return None, no_results(len(await self._tables.seats(table)))
