"""Two nodes decide at the same time by what they have read; the database keeps both decisions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from buur.server.errors import Problem
from buur.server.storage import club_store
from buur.server.storage.board_store import BoardStore, Chain
from buur.server.storage.club_store import Club, ClubEvening, ClubStore, Member
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.table_store import TableStore, open_store
from tools.postgres import PostgresServer


@pytest.fixture
async def stores(postgres: PostgresServer) -> AsyncIterator[tuple[TableStore, TableStore]]:
    """The stores of two nodes on a new database."""
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(open_store(url))
        other = await stack.enter_async_context(open_store(url))
        yield one, other


def meanwhile(act: Callable[[], Awaitable[Any]]) -> Callable[[], None]:
    """Return a function for the thread of a store, which has another node act at its first call."""
    loop, calls = asyncio.get_running_loop(), iter([act])

    def call() -> None:
        for one in calls:
            asyncio.run_coroutine_threadsafe(_awaited(one), loop).result()

    return call


async def _awaited(act: Callable[[], Awaitable[Any]]) -> None:
    await act()


async def club_of_two(store: TableStore) -> ClubStore:
    """Return the store of a club with two heads, Anna and Beat."""
    guests, clubs = GuestStore(store), ClubStore(store)
    for guest in ("a", "b", "c"):
        await guests.create(guest, f"token {guest}")
    await clubs.create(Club("club", "Jassclub", [], "hash"), "a", "Anna")
    await clubs.join("club", "b", "Beat", lambda _: None)
    for one in await clubs.members("club"):
        await clubs.change_member("club", one.member, lambda _: None, {"role": "head"})
    return clubs


async def test_two_members_say_at_the_same_time_that_they_come(
    stores: tuple[TableStore, TableStore],
) -> None:
    one, other = await club_of_two(stores[0]), ClubStore(stores[1])
    await one.add_evening("club", ClubEvening("e", "2026-12-01", "", {}, 4, [], [], {}))

    def comes(member: str) -> Callable[[ClubEvening], ClubEvening]:
        return lambda now: now._replace(coming=[*now.coming, member])

    act = meanwhile(lambda: other.change_evening("club", "e", comes("b")))

    def slowly(now: ClubEvening) -> ClubEvening:
        act()
        return comes("a")(now)

    await one.change_evening("club", "e", slowly)
    (evening,) = await one.evenings("club")
    assert evening.coming == ["b", "a"]


async def test_two_heads_do_not_both_step_back(stores: tuple[TableStore, TableStore]) -> None:
    one, other = await club_of_two(stores[0]), ClubStore(stores[1])
    anna, beat = await one.members("club")
    step_back = {"role": "member"}
    act = meanwhile(lambda: other.change_member("club", beat.member, lambda _: None, step_back))

    def check(members: Sequence[Member]) -> None:
        act()
        if [one.member for one in members if one.role == "head"] == [anna.member]:
            raise Problem(409, "last-head", "a club needs a head")

    with pytest.raises(Problem, match="needs a head"):
        await one.change_member("club", anna.member, check, step_back)
    assert [member.role for member in await one.members("club")] == ["head", "member"]


async def test_two_nodes_make_one_chain_of_seeds(stores: tuple[TableStore, TableStore]) -> None:
    one, other = (BoardStore(store) for store in stores)
    act = meanwhile(lambda: other.chain("2026-11-27", lambda: chain("other")))

    def chain(seed: str) -> Chain:
        return Chain("2026-11-27", "2027-11-27", seed)

    def slowly() -> Chain:
        act()
        return chain("one")

    found = await one.chain("2026-11-27", slowly)
    assert found.last_seed == "other"


async def test_a_head_is_deleted_while_the_other_one_leaves(
    stores: tuple[TableStore, TableStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await club_of_two(stores[0]), ClubStore(stores[1])
    await one.join("club", "c", "Carla", lambda _: None)
    act, members = meanwhile(lambda: other.leave("club", "b")), club_store._members

    def slowly(connection: sa.Connection, club: str) -> tuple[Member, ...]:
        found = members(connection, club)
        act()
        return found

    monkeypatch.setattr(club_store, "_members", slowly)
    assert await GuestStore(stores[0]).remove("a", ())
    (carla,) = await one.members("club")
    assert (carla.name, carla.role) == ("Carla", "head")
