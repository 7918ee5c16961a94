"""`Takeover`: claims of the tables that wait at the same time, read from their latest states.

After the end of a node people come to all of its tables at once. Those that wait share a
transaction, since a claim, a read and a commit cost a round trip or a wait for the disk each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import sqlalchemy as sa

from buur.server.errors import DamagedTable, DatabaseFault, ServerError
from buur.server.storage.models import StoredTable
from buur.server.storage.ownership import OwnedElsewhere, claim_all, give_up, refused_claims
from buur.server.storage.snapshot_reader import Extent, read_from_snapshots

MOST: Final = 16
"""Maximum number of tables in a transaction, so that acts at other tables get their turn."""

Found: TypeAlias = Mapping[str, StoredTable | OwnedElsewhere | DamagedTable]
"""The tables that exist, each as it was read or with the reason why it was not taken over."""


def take_over(
    connection: sa.Connection, tables: Sequence[str], node: int | None, extent: Extent
) -> Found:
    """Become the owner of tables, and return them with their latest states.

    A table that cannot be read is left without an owner.

    Args:
        connection: the database.
        tables: the ids of the tables.
        node: the id of this node; None deposes any owner.
        extent: what to read of their logs.
    """
    epochs = claim_all(connection, tables, node)
    found = read_from_snapshots(connection, [*epochs], extent)
    for table, one in found.items():
        if isinstance(one, DamagedTable):
            give_up(connection, table, epochs[table])
    refused = [table for table in tables if table not in epochs]
    return found | (refused_claims(connection, refused) if refused else {})


class _Claim(NamedTuple):
    """A table that somebody waits for."""

    table: str
    extent: Extent
    answer: asyncio.Future[StoredTable | None]


class Takeover:
    """The tables that wait for this node to become their owner.

    Args:
        take: claims tables and reads them to an extent, in one transaction.
    """

    def __init__(self, take: Callable[[Sequence[str], Extent], Awaitable[Found]]) -> None:
        self._take = take
        self._waiting: list[_Claim] = []
        self._task: asyncio.Task[None] | None = None

    async def acquire(self, table: str, extent: Extent) -> StoredTable | None:
        """Become the owner of a table, and return it with its latest state.

        Returns:
            None if there is no such table.

        Raises:
            OwnedElsewhere: another node owns the table and lives.
            DamagedTable: its rows cannot be read.
            DatabaseFault: the whole database cannot be used.
        """
        claim = _Claim(table, extent, asyncio.get_running_loop().create_future())
        self._waiting.append(claim)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._serve_waiting())
        return await claim.answer

    async def settled(self) -> None:
        """Wait until no table waits any more."""
        if self._task is not None:
            await self._task

    async def _serve_waiting(self) -> None:
        while self._waiting:
            extent = self._waiting[0].extent
            now = [one for one in self._waiting if one.extent == extent][:MOST]
            self._waiting = [one for one in self._waiting if one not in now]
            await self._serve(now)

    async def _serve(self, claims: Sequence[_Claim]) -> None:
        """Answer claims by one transaction; if the database refuses it, by one for each."""
        failure = ServerError("the database did not answer")
        try:
            tables = [*dict.fromkeys(one.table for one in claims)]
            found = await self._take(tables, claims[0].extent)
            for one in claims:
                _answer(one, found.get(one.table))
        except DatabaseFault as error:
            failure = error
        except ServerError as error:
            failure = error
            if len(claims) > 1:  # one of them is to blame
                for one in claims:
                    await self._serve([one])
        finally:
            for one in claims:  # those without an answer, for any reason
                _answer(one, failure)


def _answer(claim: _Claim, found: StoredTable | ServerError | None) -> None:
    """Answer a claim, unless it has an answer or nobody waits any more."""
    if claim.answer.done():
        return
    if isinstance(found, ServerError):
        claim.answer.set_exception(found)
    else:
        claim.answer.set_result(found)
