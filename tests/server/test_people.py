"""Persons: the name and the avatar used last, devices, and friends."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations

from buur.server.http import people
from buur.server.storage import migrations
from buur.server.storage.database import open_database
from buur.server.storage.guest_rows import DEVICE_DAYS
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.person_merge import Browser, sign_in
from buur.server.storage.schema import MUTES
from buur.server.storage.table_store import open_store
from buur.server.storage.write_clock import DAY
from tests.server.friends import company
from tests.server.harness import PATIENCE, Running
from tests.server.test_storage import VERSION_1
from tests.server.visitors import Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEAT_KEYS = ("table", "token")


async def me(visitor: Visitor) -> dict[str, Any]:
    """Return what the server tells a person of herself."""
    answer: dict[str, Any] = (await visitor.http.get("/api/me")).json()
    return answer


async def test_a_guest_is_a_person_from_the_first_seat_on(anna: Visitor) -> None:
    assert (await me(anna))["person"] is None
    nobody: dict[str, list[Any]] = {"friends": [], "asking": [], "met": []}
    assert (await anna.http.get("/api/me/friends")).json() == nobody
    await anna.table(name="Anna")
    person = (await me(anna))["person"]
    assert isinstance(person, dict)
    assert (person["name"], person["avatar"]) == ("Anna", None)
    await anna.table(name="")
    assert (await me(anna))["person"] == person


async def test_no_answer_contains_the_internal_id(anna: Visitor, server: Running) -> None:
    await anna.table()
    guest = await server.registry.guests.find(anna.token)
    assert guest is not None
    text = (await anna.http.get("/api/me")).text
    assert guest.id not in text
    assert anna.token not in text


async def test_name_and_avatar_can_be_changed(anna: Visitor) -> None:
    assert error_code(await anna.http.post("/api/me", json={"name": "A"})) == (404, "nobody")
    await anna.table()
    changed = await anna.http.post("/api/me", json={"name": " Anneli ", "avatar": "fox"})
    assert changed.json()["person"] | {"id": 0} == {"id": 0, "name": "Anneli", "avatar": "fox"}
    left = await anna.http.post("/api/me", json={"avatar": ""})
    assert left.json()["person"] | {"id": 0} == {"id": 0, "name": "Anneli", "avatar": None}


async def test_two_devices_change_name_and_avatar_at_the_same_time(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.table()
    is_reading, may_go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(name: str) -> str:
        loop.call_soon_threadsafe(is_reading.set)
        assert may_go_on.wait(PATIENCE)
        return name

    monkeypatch.setattr(people, "person_name", slowly)
    naming = asyncio.create_task(anna.http.post("/api/me", json={"name": "Anneli"}))
    await is_reading.wait()
    await anna.http.post("/api/me", json={"avatar": "fox"})
    may_go_on.set()
    person = (await naming).json()["person"]
    assert (person["name"], person["avatar"]) == ("Anneli", "fox")


async def test_who_signs_in_as_a_person_whom_she_has_muted_hears_herself(tmp_path: Path) -> None:
    async with open_store(tmp_path / "t.db") as store:
        guests = GuestStore(store)
        for name in ("guest", "person"):
            await guests.create(name, f"token of {name}")
        pairs = [("guest", "person"), ("person", "guest")]
        rows = [{"guest_id": one, "muted_id": other, "created": 0} for one, other in pairs]
        await store.run(lambda connection: connection.execute(sa.insert(MUTES), rows))
        browser = Browser("token of guest", "new token", "")
        await store.run(lambda connection: sign_in(connection, browser, "person"))
        muted = await store.run(lambda connection: connection.execute(sa.select(MUTES)).all())
    assert muted == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "A\u202eB"}, "bad-name"),
        ({"name": "x" * 41}, "bad-request"),
        ({"avatar": "../x"}, "bad-request"),
        ({"avatar": "x" * 33}, "bad-request"),
        ({"id": "x"}, "bad-request"),
    ],
)
async def test_a_name_follows_the_policy(anna: Visitor, body: dict[str, str], code: str) -> None:
    await anna.table()
    assert error_code(await anna.http.post("/api/me", json=body)) == (422, code)


async def test_a_device_is_named_by_browser_and_system(anna: Visitor) -> None:
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Safari/604.1"
    await anna.http.post("/api/tables", json={}, headers={"user-agent": agent})
    (device,) = (await me(anna))["devices"]
    assert (device["label"], device["here"]) == ("Safari, iPhone", True)


@pytest.mark.parametrize(
    "first", ["board", "lobby", "open table", "club", "friends", "watch", "seat"]
)
async def test_every_way_to_become_somebody_names_the_device(
    anna: Visitor, server: Running, first: str
) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    day = (await anna.http.get("/api/boards")).json()["day"]
    async with company(server) as meet:
        hanna = meet("Hanna")
        invitation = await hanna.host(listed=True)
        table = invitation["table"]
        bodies: dict[str, tuple[str, dict[str, Any]]] = {
            "board": ("/api/boards/play", {"day": day, "number": 1}),
            "lobby": ("/api/lobby/enter", {"rules": "chibre"}),
            "open table": ("/api/lobby/sit", {"table": table}),
            "club": ("/api/clubs", {"title": "Jassclub", "name": "Anna"}),
            "friends": ("/api/tables/join", invitation),
            "watch": ("/api/tables/watch", {"table": table}),
            "seat": ("/api/games", {"tables": [{key: hanna.ticket[key] for key in SEAT_KEYS}]}),
        }
        path, body = bodies[first]
        if first == "watch":
            body["token"] = (await hanna.arrange("watch", watch="after"))["watch_link"]
        response = await anna.http.post(path, json=body, headers={"user-agent": agent})
        assert response.status_code in (200, 201), response.text
    (device,) = (await me(anna))["devices"]
    assert (device["label"], device["here"]) == ("Firefox, Linux", True)


async def test_another_device_of_a_seat_has_name_and_avatar(anna: Visitor, server: Running) -> None:
    async with company(server) as meet:
        hanna = meet("Hanna")
        await hanna.host(avatar="fox")
        ticket = {key: hanna.ticket[key] for key in SEAT_KEYS}
        await anna.games(tables=[ticket])
        other = (await me(anna))["person"]
        assert (other["name"], other["avatar"]) == ("Hanna", "fox")
        assert other["id"] != (await me(hanna))["person"]["id"], "who knows a seat is nobody else"
    await anna.http.post("/api/me", json={"name": "Anna", "avatar": ""})
    await anna.games(tables=[ticket])
    assert (await me(anna))["person"]["name"] == "Anna"


@pytest.mark.parametrize("path", ["/api/boards/play", "/api/lobby/enter", "/api/lobby/sit"])
async def test_the_name_used_last_is_known_from_every_table(
    anna: Visitor, server: Running, path: str
) -> None:
    day = (await anna.http.get("/api/boards")).json()["day"]
    async with company(server) as meet:
        table = (await meet("Hanna").host(listed=True))["table"]
        bodies: dict[str, dict[str, Any]] = {
            "/api/boards/play": {"day": day, "number": 2},
            "/api/lobby/enter": {"rules": "chibre", "avatar": "owl"},
            "/api/lobby/sit": {"table": table, "avatar": "owl"},
        }
        response = await anna.http.post(path, json={"name": "Anneli", **bodies[path]})
        assert response.status_code in (200, 201), response.text
    person = (await me(anna))["person"]
    assert (person["name"], person["avatar"]) == ("Anneli", bodies[path].get("avatar"))


async def test_a_device_that_was_not_used_for_a_year_opens_nothing(
    anna: Visitor, server: Running
) -> None:
    await anna.table()
    await age(server, anna, days=DEVICE_DAYS - 2)
    assert (await me(anna))["person"] is not None  # which notes the use
    assert (await me(anna))["person"] is not None
    await age(server, anna, days=DEVICE_DAYS + 1)
    assert (await me(anna))["person"] is None


async def age(server: Running, visitor: Visitor, *, days: int) -> None:
    """Make the last use of a device older."""
    guest = await server.registry.guests.find(visitor.token)
    assert guest is not None
    change = sa.text("update guest_devices set used = used - :ms where guest_id = :guest")
    values = {"ms": days * DAY, "guest": guest.id}
    await server.registry.store.run(lambda connection: connection.execute(change, values))


async def test_guests_of_earlier_versions_keep_their_seats(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "t.db")
    old.executescript(VERSION_1)
    old.close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 't.db'}")
    with engine.begin() as connection:
        operations = Operations(MigrationContext.configure(connection))
        before = migrations.STEPS.index(migrations._add_people)
        for step in migrations.STEPS[:before]:
            step(operations)
        connection.execute(sa.text(f"update schema_version set version = {before + 1}"))
        connection.execute(sa.text("insert into guests values ('g', '11', 5)"))
        connection.execute(sa.text("insert into guest_seats values ('g', 'a', 0)"))
    engine.dispose()
    open_database(tmp_path / "t.db").dispose()
    async with open_store(tmp_path / "t.db") as store:
        assert await GuestStore(store).seat_token("11", "a") == "00"
