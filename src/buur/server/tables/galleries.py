"""`Galleries`: lets people watch tables of a server by their links."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from buur.server.errors import EntryRefused, Problem, no_seat
from buur.server.storage.gallery_store import GalleryStore, WatchLink
from buur.server.tables.bridged_table import LiveTable
from buur.server.tables.seats import token_hash
from buur.server.tables.watchers import plays_here, watch_off


class Galleries:
    """The tables of a server that may be watched.

    Args:
        store: the database of links.
        load: returns a live table by its id.
    """

    def __init__(self, store: GalleryStore, load: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store = store
        self._load = load

    async def enter(self, table: str, token: str, guest_hash: str | None) -> tuple[LiveTable, bool]:
        """Return the live table of a link, and whether the guest has played there.

        Args:
            table: the table's id.
            token: the token of the link.
            guest_hash: hash of the token in the client's cookie; None without one.

        Raises:
            Problem: the link opens nothing, or nobody may watch.
        """
        found, has_played = await self._look(table, token, guest_hash)
        refusal = _refusal(found, has_played=has_played)
        if refusal is not None:
            raise EntryRefused(refusal.status, refusal.code, refusal.message)
        return await self._load(table), has_played

    async def check(self, table: str, token: str, guest_hash: str | None) -> WatchLink:
        """Return what a link leads to, with arguments and errors as for `enter`."""
        found, has_played = await self._look(table, token, guest_hash)
        refusal = _refusal(found, has_played=has_played)
        if refusal is not None:
            raise refusal
        return found

    async def has_played(self, table: str, guest_token: str | None) -> bool:
        """Tell whether the guest with a token has or had a seat at a table."""
        return await self._store.has_played(table, token_hash(guest_token or ""))

    async def _look(self, table: str, token: str, guest_hash: str | None) -> tuple[WatchLink, bool]:
        # One hash and two queries, whether there is such a table or not.
        found = await self._store.link(table, token_hash(token))
        has_played = await self._store.has_played(table, guest_hash or "")
        if found is None:
            raise no_seat()
        return found, has_played


def _refusal(found: WatchLink, *, has_played: bool) -> Problem | None:
    """Return why somebody may not watch, None if she may."""
    if found.watch == "off":
        return watch_off()
    return plays_here() if has_played and found.phase != "over" else None
