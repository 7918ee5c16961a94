"""`BoardSeeds`: the chain of the seeds of days, and the deals that follow from it."""

from __future__ import annotations

import secrets
from datetime import date, timedelta
from functools import lru_cache
from typing import Final, NamedTuple

from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.pack.sealed_shuffle import SEED_BYTES
from buur.server.storage.board_store import BoardStore, Chain
from buur.server.storage.models import BoardRow
from buur.tournament.boards import prepared_board, seed_of_day

_CHAIN_DAYS: Final = 7305
"""Number of days of a chain: twenty years."""


class DaySeed(NamedTuple):
    """The seed of a day."""

    day: date
    seed: str


class BoardSeeds:
    """The seeds of the days of a server. They are secret until their day is over.

    Args:
        store: the database of boards.
    """

    def __init__(self, store: BoardStore) -> None:
        self._store = store

    async def seed(self, day: date) -> DaySeed:
        """Return the seed of a day, or of the one before the first of a chain."""
        chain = await self._chain(day)
        return DaySeed(day, _seed(chain.last_seed, chain.last_day, day))

    async def anchor(self, day: date) -> DaySeed:
        """Return the seed before the first day of the chain, the commitment to all its days."""
        chain = await self._chain(day)
        before = date.fromisoformat(chain.first_day) - timedelta(days=1)
        return DaySeed(before, _seed(chain.last_seed, chain.last_day, before))

    async def prepared(self, board: BoardRow) -> PreparedDeal:
        """Return the deal of a board."""
        found = await self.seed(date.fromisoformat(board.day))
        return prepared_board(found.seed, board.number)

    async def _chain(self, day: date) -> Chain:
        return await self._store.chain(day.isoformat(), lambda: _new_chain(day))


def _new_chain(day: date) -> Chain:
    last = day + timedelta(days=_CHAIN_DAYS - 1)
    return Chain(day.isoformat(), last.isoformat(), secrets.token_hex(SEED_BYTES))


@lru_cache(maxsize=64)
def _seed(last_seed: str, last_day: str, day: date) -> str:
    return seed_of_day(last_seed, date.fromisoformat(last_day), day)
