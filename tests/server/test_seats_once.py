"""Each entry to the quick match gets one seat, also if nobody knows whether a table was stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.storage.friend_store import FriendStore
from buur.server.storage.new_tables import NewTable
from buur.server.storage.schema import POOL_SEATS
from buur.server.tables import quick_match
from tests.server.harness import Running, running, settings_for
from tests.server.lobby import Guest, Meet, lobby_of, quick_of


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server whose waves wait for the test."""
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 1e6)
    async with running(settings_for(tmp_path)) as run:
        yield run


@pytest.fixture
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the server."""
    async with lobby_of(server) as meet:
        yield meet


async def four(meet: Meet) -> list[Guest]:
    """Return four people who wait."""
    people = [meet(name) for name in ("Anna", "Bea", "Carlo", "Dora")]
    for one in people:
        await one.waits(rules="chibre")
    return people


async def stored(server: Running) -> set[str]:
    """Return the tables for matched people."""
    found = sa.select(POOL_SEATS.c.table_id)
    rows = await server.registry.store.run(lambda connection: connection.scalars(found).all())
    return {*rows}


async def test_a_table_of_which_no_answer_came_is_found_by_the_next_wave(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, create = await four(meet), FriendStore.create

    async def fall_silent(store: FriendStore, new: NewTable) -> None:
        await create(store, new)
        raise ServerError("the connection was lost after the commit")

    with monkeypatch.context() as patched:
        patched.setattr(FriendStore, "create", fall_silent)
        with pytest.raises(ServerError, match="after the commit"):
            await quick_of(server).wave()
    left, found = people[3], await stored(server)
    assert len(found) == 1
    guest = next(one for one in quick_of(server).people if one.person.name == left.name)
    await server.registry.remove_seat(found.copy().pop(), guest.person.guest)
    await quick_of(server).wave()
    assert (await left.hears("idle"))["code"] == "unknown", "she has left the table meanwhile"
    await asyncio.gather(*(one.hears("matched") for one in people[:3]))
    assert {one.matched["table"] for one in people[:3]} == await stored(server) == found
    assert len({one.matched["seat"] for one in people[:3]}) == 3
    for one in people[:3]:
        await one.take_seat()


async def test_an_entry_has_one_seat_in_the_database(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, tables = await four(meet), list[NewTable]()
    create = FriendStore.create

    async def note(store: FriendStore, new: NewTable) -> None:
        tables.append(new)
        await create(store, new)

    monkeypatch.setattr(FriendStore, "create", note)
    await quick_of(server).wave()
    await asyncio.gather(*(one.hears("matched") for one in people))
    again = tables[0]._replace(id="another", entries=["a", "b", "c", tables[0].entries[0]])
    with pytest.raises(ServerError):
        await server.registry.friend_store.create(again)
    assert len(await stored(server)) == 1


async def test_who_enters_anew_while_her_seat_is_stored_is_told_of_it_first(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, create = await four(meet), FriendStore.create
    is_storing, may_end, waits = asyncio.Event(), asyncio.Event(), asyncio.Event()
    until_stored = quick_of(server)._until_stored

    async def take_long(store: FriendStore, new: NewTable) -> None:
        is_storing.set()
        await may_end.wait()
        await create(store, new)

    async def wait_for_it() -> None:
        waits.set()
        await until_stored()

    monkeypatch.setattr(FriendStore, "create", take_long)
    monkeypatch.setattr(quick_of(server), "_until_stored", wait_for_it)
    wave = asyncio.create_task(quick_of(server).wave())
    await is_storing.wait()
    entering = asyncio.create_task(people[0].ask("lobby/enter", name="Anna", rules="chibre"))
    await waits.wait()
    may_end.set()
    await wave
    assert (await people[0].hears("matched", "idle"))["t"] == "matched"
    assert (await entering).status_code == 200
