"""`Ratings`: the strength of people in pools, computed once when a partie is over."""

from __future__ import annotations

import asyncio
import logging

from buur.server.errors import DatabaseFault, ServerError
from buur.server.storage.ranking_store import RankingStore
from buur.server.storage.rating_store import RatingStore
from buur.server.storage.table_store import TableStore
from buur.server.tables.pool_results import START, rate_partie
from buur.variants.model import Variant

_LOG = logging.getLogger(__name__)


class Ratings:
    """The ratings of a server.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self.store = RatingStore(store)
        """The database of ratings."""
        self.rankings = RankingStore(store)
        """The rankings that follow from them."""
        self._rating: asyncio.Task[None] | None = None
        self._is_due = False

    async def strength(self, pool: str, player: str) -> float:
        """Return the expected strength of a player; that of somebody unknown without a rating."""
        found = await self.store.read(pool, [player])
        return found.get(player, START).mu

    def note_end(self) -> None:
        """Rate the parties that are over, soon; also those from before a kill of the server."""
        self._is_due = True
        if self._rating is None or self._rating.done():
            self._rating = asyncio.create_task(self._rate_all(), name="ratings")

    async def _rate_all(self) -> None:
        while self._is_due:
            self._is_due = False
            try:
                await self.rate_due()
            except ServerError as error:
                _LOG.warning("ratings wait: %s", error)

    async def rate_due(self) -> None:
        """Rate every partie that is over and was not rated, in the order of their ends."""
        while tables := await self.store.unrated():
            for table in tables:
                try:
                    await self.store.rate(table, rate_partie)
                except DatabaseFault:
                    raise
                except Exception:  # noqa: BLE001 - one partie must not keep the others from their ratings
                    _LOG.exception("the partie of table %s cannot be rated", table)
                    await self.store.skip(table)

    async def settled(self) -> None:
        """Wait until all is rated that is over."""
        if self._rating is not None:
            await asyncio.gather(self._rating, return_exceptions=True)


def pool_of(rules: Variant) -> str:
    """Return the pool of quick matches by some rules."""
    return rules.code
