"""A person's own data: everything in the export, nothing left after the deletion."""

import asyncio
import itertools
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.server.errors import Problem
from buur.server.http.personal_data import CONFIRM_SECONDS, Deletions
from buur.server.settings import Limits, Rate
from buur.server.storage.guest_store import GuestStore
from buur.server.storage.personal_data import DATA, TECHNICAL, items
from buur.server.storage.schema import METADATA
from tests.server.friends import Friend
from tests.server.harness import Running, running, settings_for
from tests.server.visitors import SHORT, Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

_NUMBERS = itertools.count()


def rare_name() -> str:
    """Return a name that stands nowhere else."""
    letters = "abcdefghij"
    return "Annamirl" + "".join(letters[int(digit)] for digit in f"{next(_NUMBERS):03}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server that takes many requests."""
    many = Rate(per_second=100, burst=1000)
    limits = Limits(contacts=many, exports=many)
    settings = replace(settings_for(tmp_path_factory.mktemp("personal")), limits=limits)
    async with running(settings) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def friends(server: Running) -> AsyncIterator[tuple[Friend, Friend]]:
    """Two people who have begun a partie at a table for friends."""
    async with AsyncExitStack() as stack:
        anna, beat = Friend(server, rare_name()), Friend(server, "Beat")
        for one in (anna, beat):
            stack.push_async_callback(one.close)
        await beat.join(await anna.host(options=SHORT))
        await anna.sees(lambda: anna.friends["seats"][1]["kind"] == "person")
        await anna.arrange("begin")
        yield anna, beat


Friends = tuple[Friend, Friend]


def dump(server: Running) -> str:
    """Return everything that the database holds."""
    database = server.registry.settings.database
    assert database is not None
    with sqlite3.connect(database) as reader:
        return "\n".join(reader.iterdump())


async def delete(visitor: Visitor) -> None:
    """Delete a person in two steps."""
    prepared = (await visitor.http.post("/api/me/deletion", json={})).json()
    response = await erase(visitor, prepared["confirm"])
    assert response.status_code == 200, response.text


async def erase(visitor: Visitor, confirm: str) -> Any:
    """Take the second step of a deletion."""
    body = {"confirm": confirm}
    return await visitor.http.request("DELETE", "/api/me", json=body)


def has_cards(view: dict[str, Any]) -> bool:
    """Tell whether a seat has cards."""
    return bool(view["hand"])


# The table of what is stored.


async def test_every_column_says_what_it_holds() -> None:
    stored = {table.name: set(table.columns.keys()) for table in METADATA.sorted_tables}
    assert {name: set(held.columns) for name, held in DATA.items()} == stored


async def test_every_reference_to_a_person_is_known() -> None:
    for table in METADATA.sorted_tables:
        refers = {
            column.name
            for column in table.columns
            if any(key.column.table.name == "guests" for key in column.foreign_keys)
            or column.name.endswith("guest_id")
            or column.name in ("reporter", "reported", "player")
        }
        assert refers <= set(DATA[table.name].people), table.name


async def test_what_says_nothing_of_a_person_is_not_on_the_list() -> None:
    assert TECHNICAL not in items()
    assert {"name", "acts", "mail", "passkey", "cookie"} <= set(items())


# The export.


async def test_the_export_has_everything_of_a_person(friends: Friends) -> None:
    anna, beat = friends
    await anna.http.post("/api/me", json={"avatar": "fox"})
    link = (await beat.http.post("/api/me/friends/link", json={})).json()["link"]
    await anna.http.post("/api/me/friends/follow", json={"link": link})
    await anna.http.post("/api/me/friends/link", json={})
    response = await anna.http.get("/api/me/export.json")
    assert response.headers["content-disposition"].startswith("attachment")
    found = response.json()
    (you,) = found["you"]
    assert (you["name"], you["avatar"]) == (anna.name, "fox")
    (friend,) = found["your friends, and requests"]
    assert (friend["name"], friend["state"]) == ("Beat", "friends")
    for words in ("your browsers", "your link for friends", "your seats", "your parties"):
        assert len(found[words]) == 1, words
    (seat,) = found["your seats as tables show them"]
    assert seat["name"] == anna.name
    assert {"your passkeys", "your mail addresses", "links that were sent to you"} <= set(found)


async def test_the_export_has_every_column_about_a_person(friends: Friends) -> None:
    anna, _ = friends
    found = (await anna.http.get("/api/me/export.json")).json()
    apart = {"friendships", "invitations"}
    for name, held in DATA.items():
        columns = {column for column, item in held.columns.items() if item}
        if name not in apart and columns:
            assert set(found["meaning"][held.words]) == columns
            for row in found[held.words]:
                assert set(row) == columns, name


async def test_the_export_has_nothing_of_others(friends: Friends, server: Running) -> None:
    anna, beat = friends
    await beat.http.post("/api/me/friends/ask", json={"table": beat.ticket["table"], "seat": 0})
    guest = await server.registry.guests.find(beat.token)
    assert guest is not None
    before = (await anna.http.get("/api/me/export.json")).text
    assert guest.id not in before
    (asking,) = (await anna.http.get("/api/me/friends")).json()["asking"]
    body = {"person": asking["id"], "accepts": False}
    theirs = (await beat.http.get("/api/me/export.json")).json()
    await anna.http.post("/api/me/friends/answer", json=body)
    after = (await beat.http.get("/api/me/export.json")).json()
    rows = [one["your friends, and requests"][0] | {"created": 0} for one in (theirs, after)]
    assert rows[0] == rows[1]
    text = json.dumps(after)
    assert anna.name not in text
    assert "seed" not in text


async def test_nobody_has_no_export(anna: Visitor) -> None:
    assert error_code(await anna.http.get("/api/me/export.json")) == (404, "nobody")


# The deletion.


async def test_nothing_is_left_of_a_person(friends: Friends, server: Running) -> None:
    anna, beat = friends
    link = (await beat.http.post("/api/me/friends/link", json={})).json()["link"]
    await anna.http.post("/api/me/friends/follow", json={"link": link, "name": anna.name})
    guest = await server.registry.guests.find(anna.token)
    assert guest is not None
    assert anna.name in dump(server)
    await delete(anna)
    left = dump(server)
    assert anna.name not in left
    assert guest.id not in left
    assert anna.ticket["token"] not in left
    assert (await beat.http.get("/api/me/friends")).json()["friends"] == []
    assert error_code(await anna.http.post("/api/me", json={})) == (404, "nobody")
    async with server.client() as client:
        assert (await client.hello(anna.ticket))["error"]["code"] == "no-seat"


async def test_others_play_on_and_keep_their_records(friends: Friends, server: Running) -> None:
    anna, beat = friends
    table = anna.ticket["table"]
    await asyncio.gather(*(one.socket.play_until(has_cards) for one in (anna, beat)))
    before = server.registry.actors[table].table.version
    await delete(anna)
    await beat.sit()
    assert anna.name not in json.dumps(beat.seats)
    assert beat.socket.version >= before
    (game,) = (await beat.games())["games"]
    assert game["players"][0]["name"] == ""
    assert anna.name not in (await beat.http.get(f"/api/games/{table}")).text


async def test_a_record_and_a_replay_have_no_name_after_a_deletion(server: Running) -> None:
    anna, beat = Visitor(server), Visitor(server)
    name = rare_name()
    ticket = await anna.table(bots=[None, "random", "random"], name=name, options=SHORT)
    claim = {"table": ticket["table"], "token": ticket["others"][0]["token"]}
    await beat.games(tables=[claim])
    await asyncio.gather(anna.play(ticket), beat.play(claim))
    table = ticket["table"]
    addresses = [f"/api/games/{table}/record.jass", f"/api/games/{table}/deals/1"]
    before = [(await beat.http.get(address)).text for address in addresses]
    assert name in before[0]
    await delete(anna)
    after = [(await beat.http.get(address)).text for address in addresses]
    assert name not in "".join(after)
    assert len(after[1]) > 1000
    # The cards are all there.
    assert before[0].count("\n") == after[0].count("\n")
    for one in (anna, beat):
        await one.http.aclose()


async def test_a_name_is_blanked_at_seats_that_a_person_left(
    friends: Friends, server: Running
) -> None:
    anna, beat = friends
    await anna.send("leave")
    await delete(anna)
    assert anna.name not in dump(server)
    assert (await beat.http.get("/api/me")).json()["person"]["name"] == "Beat"


async def test_tables_of_nobody_else_are_deleted(server: Running) -> None:
    anna = Visitor(server)
    ticket = await anna.table(name=rare_name())
    await delete(anna)
    assert ticket["table"] not in dump(server)
    await anna.http.aclose()


async def test_a_deletion_needs_its_second_step(anna: Visitor, beat: Visitor) -> None:
    await anna.table()
    await beat.table()
    theirs = (await beat.http.post("/api/me/deletion", json={})).json()["confirm"]
    first, second = [
        (await anna.http.post("/api/me/deletion", json={})).json()["confirm"] for _ in range(2)
    ]
    for token in ("x", theirs, first):
        assert error_code(await erase(anna, token)) == (409, "not-confirmed")
    assert len(await anna.ids()) == 1
    assert (await erase(anna, second)).status_code == 200
    assert await anna.ids() == []
    assert len(await beat.ids()) == 1


async def test_a_prepared_deletion_waits_ten_minutes() -> None:
    now = 0.0
    deletions = Deletions(lambda: now)
    token = deletions.prepare("g")
    now = CONFIRM_SECONDS + 1
    with pytest.raises(Problem):
        deletions.confirm("g", token)


async def test_a_deletion_while_somebody_joins_leaves_nothing(server: Running) -> None:
    name = rare_name()
    anna, beat = Friend(server, name), Friend(server, "Beat")
    invitation = await beat.host()
    await anna.table(name=name)
    prepared = (await anna.http.post("/api/me/deletion", json={})).json()
    await asyncio.gather(
        erase(anna, prepared["confirm"]),
        anna.post("/join", **invitation, name=name),
        return_exceptions=True,
    )
    known = sa.text("select count(*) from guests where name = :name")
    store = server.registry.store
    left = await store.run(lambda found: found.execute(known, {"name": name}).scalar())
    if left == 0:
        assert name not in dump(server)
    for one in (anna, beat):
        await one.close()


async def test_a_table_that_a_person_takes_while_she_is_deleted_goes_as_well(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Visitor(server)
    name = rare_name()
    await anna.table(name=name)
    named_tables = GuestStore.named_tables
    made: list[str] = []

    async def late(store: GuestStore, guest: str) -> tuple[str, ...]:
        found = await named_tables(store, guest)
        if not made:
            made.append((await anna.table(name=name))["table"])
        return found

    monkeypatch.setattr(GuestStore, "named_tables", late)
    await delete(anna)
    left = dump(server)
    assert made[0] not in left
    assert name not in left
    await anna.http.aclose()
