"""Faults of the database at every point of an act: nothing acknowledged or shown is lost."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from typing import Any, Final
from unittest.mock import patch

import pytest

from buur.server.settings import Settings
from buur.server.storage import append as writes
from buur.server.storage import database, table_store
from buur.server.storage.append import Fence
from buur.server.storage.availability import RETRY_SECONDS
from buur.server.storage.table_store import TableStore
from tests.chance import seeded
from tests.server.database_faults import FAULTS, locked, path_of
from tests.server.harness import HandClock, Running, running
from tests.server.test_crash import Player, check, stored

POINTS: Final = ("accepted", "half", "inserted", "written")
"""An act is accepted, half of its transaction is done, then all, and it is committed."""
DRILLS: Final = [
    (point, name)
    for point, name in product(POINTS, FAULTS)
    if FAULTS[name][1] is not locked or point in ("accepted", "written")  # ours is the lock
]
FEW: Final = 3
"""Times at most that the server comes to a point before the fault."""


@contextmanager
def calling(reached: Callable[[str], None]) -> Iterator[None]:
    """Have the store call a function at every point."""
    append, insert, summarise = TableStore.append, table_store._append, writes._summarise

    async def appended(store: TableStore, *given: Any) -> None:
        reached("accepted")
        await append(store, *given)
        reached("written")

    def inserted(*given: Any) -> set[Fence]:
        deposed = insert(*given)
        reached("inserted")
        return deposed

    def summarised(*given: Any) -> bool:
        is_owner = summarise(*given)
        reached("half")
        return is_owner

    with (
        patch.object(TableStore, "append", appended),
        patch.object(table_store, "_append", inserted),
        patch.object(writes, "_summarise", summarised),
    ):
        yield


class Drill:
    """The fault that comes next.

    Args:
        store: the database that gets it.
        chance: chooses the moment.
    """

    def __init__(self, store: TableStore, chance: random.Random) -> None:
        self._store = store
        self._chance = chance
        self._faults = ExitStack()
        self._awaited = ""
        self._name = ""
        self._left = 0

    def await_point(self, point: str, name: str) -> None:
        """Have a fault begin when a point is reached, in a few times."""
        self._awaited, self._name, self._left = point, name, 1 + self._chance.randrange(FEW)

    def reached(self, point: str) -> None:
        """Begin the fault if it is time."""
        self._left -= point == self._awaited
        if point == self._awaited and self._left == 0:
            self._faults.enter_context(FAULTS[self._name][1](self._store))

    def end(self) -> None:
        """End the fault."""
        assert self._left <= 0
        self._faults.close()


async def statuses(server: Running, clock: HandClock) -> str:
    """Return what health says after another look."""
    clock.now += RETRY_SECONDS
    status: str = (await server.http.get("/api/health")).json()["status"]
    return status


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 8))]
)
async def test_faults_lose_nothing_that_was_acknowledged(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 0)
    monkeypatch.setattr(database, "_ROOM", 1)  # else the next disk would be full much later
    chance, clock = seeded(seed), HandClock()
    drills = chance.sample(DRILLS, len(DRILLS))
    async with running(settings, clock) as server:
        player = Player(await server.table(options={"target": 1500}), chance)
        drill = Drill(server.registry.store, chance)
        with calling(drill.reached):
            for point, name in drills:
                drill.await_point(point, name)
                assert not await player.sit(server.url), "the partie is too short"
                assert await statuses(server, clock) == FAULTS[name][0], (point, name)
                drill.end()
                assert await statuses(server, clock) == "ok", (point, name)
        assert await player.sit(server.url)
        path = path_of(server.registry.store)
    check(player, stored(path))
