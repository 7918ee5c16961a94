"""A server that kills itself at a given point; tests run this module as a program.

Arguments: the database, the point, the number of times that it is reached, and a bus if there is
one.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from buur.server.http.websocket_protocol import WebSocketProtocol
from buur.server.page.routes import PageRoutes
from buur.server.run import serve
from buur.server.settings import AT_ONCE, Limits, Rate, Settings
from buur.server.storage import (
    friend_store,
    migrations,
    new_tables,
    ownership,
    rating_store,
    table_store,
    takeover,
)
from buur.server.storage.append import Fence
from tests.chance import seeded

POINTS: Final = ("accepted", "inserted", "written", "told")
"""An act is accepted, its rows are inserted, the transaction is committed, a client is notified."""
FRIEND_POINTS: Final = ("arranging", "arranged", "stored")
"""A change of seats is accepted, its rows are written, the transaction is committed."""
MATCH_POINTS: Final = ("seating", "seated")
"""A table for matched people is written, the transaction is committed; nobody knows of it."""
RATING_POINTS: Final = ("rating", "rated", "kept")
"""A partie is to be rated, its ratings are written, the transaction is committed."""
CLAIM_POINTS: Final = ("claiming", "claimed")
"""The row of a table has its new owner, and the claim is committed; nobody has an answer."""
UPGRADING: Final = "upgrading"
"""The steps to a new schema are taken, and not committed."""
NEVER: Final = "never"


def countdown(number: int) -> Callable[[], None]:
    """Return a function that kills this process at its n-th call."""
    calls = iter(range(number - 1))

    def call() -> None:
        if next(calls, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    return call


@contextmanager
def ending_at(point: str, reached: Callable[[], None]) -> Iterator[None]:
    """Have the server call a function whenever it reaches a point."""
    append, insert = table_store.TableStore.append, table_store._append
    write_text = WebSocketProtocol._write_text

    async def appended(store: table_store.TableStore, *given: Any) -> None:
        if point == "accepted":
            reached()
        await append(store, *given)
        if point == "written":
            reached()

    def inserted(*given: Any) -> set[Fence]:
        deposed = insert(*given)
        if point == "inserted":
            reached()
        return deposed

    write, rows = friend_store.FriendStore.write, friend_store._write

    async def written(store: friend_store.FriendStore, *given: Any) -> None:
        if point == "arranging":
            reached()
        await write(store, *given)
        if point == "stored":
            reached()

    def arranged(*given: Any) -> None:
        rows(*given)
        if point == "arranged":
            reached()

    create, new_rows = friend_store.FriendStore.create, new_tables.create_table

    async def created(store: friend_store.FriendStore, new: new_tables.NewTable) -> None:
        await create(store, new)
        if point == "seated" and new.entries:
            reached()

    def made(connection: Any, new: new_tables.NewTable) -> None:
        new_rows(connection, new)
        if point == "seating" and new.entries:
            reached()

    rate, ratings = rating_store.RatingStore.rate, rating_store._write

    async def kept(store: rating_store.RatingStore, *given: Any) -> Any:
        if point == "rating":
            reached()
        found = await rate(store, *given)
        if point == "kept":
            reached()
        return found

    def rated(*given: Any) -> None:
        ratings(*given)
        if point == "rated":
            reached()

    claim, acquire = ownership.claim_all, table_store.TableStore.acquire_from_snapshot

    def claiming(*given: Any) -> dict[str, int]:
        epochs = claim(*given)
        if point == "claiming":
            reached()
        return epochs

    async def claimed(store: table_store.TableStore, *given: Any) -> Any:
        found = await acquire(store, *given)
        if point == "claimed":
            reached()
        return found

    run_steps = migrations._run_steps

    def upgraded(*given: Any) -> None:
        run_steps(*given)
        if point == UPGRADING:
            reached()

    def sent(protocol: WebSocketProtocol, text: str) -> bool:
        is_sent = write_text(protocol, text)
        if is_sent and point == "told" and '"t":"event"' in text:
            reached()
        return is_sent

    with (
        patch.object(table_store.TableStore, "append", appended),
        patch.object(table_store, "_append", inserted),
        patch.object(friend_store.FriendStore, "write", written),
        patch.object(friend_store, "_write", arranged),
        patch.object(friend_store.FriendStore, "create", created),
        patch(f"{friend_store.__name__}.create_table", made),
        patch.object(rating_store.RatingStore, "rate", kept),
        patch.object(rating_store, "_write", rated),
        patch.object(takeover, "claim_all", claiming),
        patch.object(table_store.TableStore, "acquire_from_snapshot", claimed),
        patch.object(migrations, "_run_steps", upgraded),
        patch.object(WebSocketProtocol, "_write_text", sent),
    ):
        yield


async def at_leisure(_: PageRoutes) -> None:
    """Skip warming up the page."""


def main(database: str, point: str, number: str, bus: str | None = None) -> None:
    """Serve until the point is reached."""
    plenty = Limits(messages=Rate(10_000, 10_000))
    settings = Settings(
        database=database,
        bus=bus,
        pace=AT_ONCE,
        limits=plenty,
        chance=lambda: seeded(5),
        bot_workers=1,
    )
    with ending_at(point, countdown(int(number))), patch.object(PageRoutes, "warm", at_leisure):
        serve(settings, on_ready=lambda url: print(url, flush=True), idle_stop=600)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
