"""Persons to whom nothing leads any more are deleted a year after their last visit."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.server.storage import unused_guests
from buur.server.storage.guest_rows import DEVICE_DAYS
from buur.server.storage.schema import GUEST_DEVICES, GUESTS, MAIL_ADDRESSES, TABLES
from buur.server.storage.write_clock import DAY, now_ms
from tests.server.harness import Running, is_over, running, settings_for
from tests.server.visitors import SHORT, Visitor, visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server of which a test knows all guests."""
    async with running(settings_for(tmp_path)) as server:
        yield server


@asynccontextmanager
async def player(server: Running, name: str) -> AsyncIterator[tuple[Visitor, str]]:
    """Give a person who has finished a partie, and her id."""
    async with visitor(server) as one:
        ticket = await one.table(name=name, options=SHORT)
        await one.play(ticket, is_over)
        guest = await server.registry.guests.find(one.token)
        assert guest is not None
        yield one, guest.id


async def age(server: Running, guest: str, days: int, *, seats: bool = True) -> None:
    """Make everything of a person older; her seats, if they are to be."""
    by = days * DAY

    def work(connection: sa.Connection) -> None:
        older = sa.update(GUESTS).where(GUESTS.c.id == guest)
        connection.execute(older.values(created=GUESTS.c.created - by))
        devices = sa.update(GUEST_DEVICES).where(GUEST_DEVICES.c.guest_id == guest)
        connection.execute(devices.values(used=GUEST_DEVICES.c.used - by))
        if seats:
            mine = sa.text("select table_id from guest_seats where guest_id = :guest")
            tables = connection.scalars(mine, {"guest": guest}).all()
            old = sa.update(TABLES).where(TABLES.c.id.in_(tables))
            connection.execute(old.values(updated=TABLES.c.updated - by))

    await server.registry.store.run(work)


async def is_known(server: Running, guest: str) -> bool:
    return await server.registry.guests.person(guest) is not None


@pytest.mark.parametrize(("days", "stays"), [(DEVICE_DAYS - 2, True), (DEVICE_DAYS + 2, False)])
async def test_who_was_away_for_a_year_is_deleted_as_if_she_had_asked_for_it(
    server: Running, days: int, stays: bool
) -> None:
    async with player(server, "Annamirl") as (_, anna), player(server, "Bea") as (_, bea):
        await age(server, anna, days)
        await server.registry.delete_unused()
        assert await is_known(server, anna) is stays
        assert await is_known(server, bea), "whoever was here today"
    dump = await server.registry.store.run(_everything)
    assert ("Annamirl" in dump) is stays
    assert "Bea" in dump


def _everything(connection: sa.Connection) -> str:
    """Return all rows of a database as text."""
    names = connection.scalars(sa.text("select name from sqlite_master where type = 'table'")).all()
    return "\n".join(
        str(tuple(row))
        for name in names
        for row in connection.execute(sa.text(f"select * from {name}"))
    )


async def test_a_key_or_a_table_keeps_a_person(server: Running) -> None:
    async with (
        player(server, "Anna") as (_, anna),
        player(server, "Bea") as (_, bea),
        player(server, "Carlo") as (carlo_browser, _),
    ):
        await age(server, anna, DEVICE_DAYS + 2)
        address = {"address": "a@example.org", "guest_id": anna, "created": now_ms()}
        await server.registry.store.run(
            lambda connection: connection.execute(sa.insert(MAIL_ADDRESSES), address)
        )
        await age(server, bea, DEVICE_DAYS + 2, seats=False)
        await server.registry.delete_unused()
        assert [await is_known(server, one) for one in (anna, bea)] == [True, True]
        devices = await server.registry.guests.people.devices(anna)
        assert devices == (), "a browser that opens nothing is forgotten"
        assert (await carlo_browser.http.get("/api/me")).json()["person"]["name"] == "Carlo"


async def test_a_clock_that_jumps_ahead_deletes_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with player(server, "Anna") as (_, anna):
        later = now_ms() + 3 * DEVICE_DAYS * DAY
        monkeypatch.setattr(unused_guests, "now_ms", lambda: later)
        await server.registry.delete_unused()
        assert await is_known(server, anna)


async def test_not_too_many_are_deleted_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unused_guests.unused_guests, "__defaults__", (1,))
    async with (
        player(server, "Anna") as (_, anna),
        player(server, "Bea") as (_, bea),
        player(server, "Carlo"),
    ):
        for one in (anna, bea):
            await age(server, one, DEVICE_DAYS + 2)
        await server.registry.delete_unused()
        assert sorted([await is_known(server, one) for one in (anna, bea)]) == [False, True]
        await server.registry.delete_unused()
        assert not await is_known(server, anna)
        assert not await is_known(server, bea)
