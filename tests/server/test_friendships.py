"""Friendships: requests, consents, links, and what nobody learns by them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.server.storage import friendship_store
from buur.server.storage.friendship_store import LINK_DAYS
from buur.server.storage.write_clock import DAY
from tests.server.friends import Friend
from tests.server.harness import Running
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Person(Friend):
    """A person with her friends."""

    async def ask(self, seat: int, table: str | None = None) -> dict[str, Any]:
        """Ask who sits at a seat of the table."""
        body = {"table": table or self.ticket["table"], "seat": seat}
        found: dict[str, Any] = await self.done("POST", "/ask", body)
        return found

    async def done(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Do something about friends that must succeed."""
        response = await self.http.request(method, f"/api/me/friends{path}", json=body)
        assert response.status_code < 300, response.text
        return response.json()

    async def refused(self, path: str, body: dict[str, Any]) -> tuple[int, str]:
        """Do something about friends that is refused."""
        return error_code(await self.http.post(f"/api/me/friends{path}", json=body))

    async def known(self) -> dict[str, Any]:
        """Return friends, requests and people met."""
        found: dict[str, Any] = await self.done("GET", "")
        return found

    async def names_of(self, kind: str) -> list[str]:
        """Return the names of the friends, or of those who ask."""
        return [one["name"] for one in (await self.known())[kind]]

    async def answer(self, accepts: bool) -> dict[str, Any]:
        """Answer the one request."""
        (asking,) = (await self.known())["asking"]
        body = {"person": asking["id"], "accepts": accepts}
        found: dict[str, Any] = await self.done("POST", "/answer", body)
        return found


@pytest_asyncio.fixture(loop_scope="module")
async def people(server: Running) -> AsyncIterator[tuple[Person, Person, Person]]:
    """Anna and Beat at a table for friends, and Clara, who is not there."""
    async with AsyncExitStack() as stack:
        anna, beat, clara = (Person(server, name) for name in ("Anna", "Beat", "Clara"))
        for one in (anna, beat, clara):
            stack.push_async_callback(one.close)
        await beat.join(await anna.host())
        await clara.table(name="Clara")
        yield anna, beat, clara


People = tuple[Person, Person, Person]


async def test_people_become_friends_by_request_and_consent(people: People) -> None:
    anna, beat, _ = people
    (met,) = (await anna.known())["met"]
    assert met == {"table": anna.ticket["table"], "seat": 1, "name": "Beat", "asked": False}
    (met,) = (await anna.ask(1))["met"]
    assert met["asked"] is True
    assert await anna.names_of("friends") == []
    assert (await beat.known())["met"] == []
    assert [one["name"] for one in (await beat.answer(True))["friends"]] == ["Anna"]
    known = await anna.known()
    assert [one["name"] for one in known["friends"]] == ["Beat"]
    assert (known["met"], known["asking"]) == ([], [])


async def test_two_requests_are_a_consent(people: People) -> None:
    anna, beat, _ = people
    await anna.ask(1)
    await beat.ask(0)
    assert await anna.names_of("friends") == ["Beat"]
    assert await beat.names_of("friends") == ["Anna"]


async def test_who_was_declined_is_told_nothing_and_asks_in_vain(people: People) -> None:
    anna, beat, _ = people
    before = await anna.ask(1)
    await beat.answer(False)
    assert await anna.known() == before
    assert await anna.ask(1) == before
    known = await beat.known()
    assert (known["asking"], known["friends"]) == ([], [])
    await beat.ask(0)  # she needs the consent of the other, as anybody
    assert await anna.names_of("friends") == []
    assert await anna.names_of("asking") == ["Beat"]


async def test_who_is_no_friend_any_more_cannot_ask_again(people: People) -> None:
    anna, beat, _ = people
    await anna.ask(1)
    (friend,) = (await beat.answer(True))["friends"]
    assert (await beat.done("DELETE", f"/{friend['id']}"))["friends"] == []
    assert await anna.names_of("friends") == []
    await anna.ask(1)
    assert await beat.names_of("asking") == []
    response = await beat.http.delete(f"/api/me/friends/{friend['id']}")
    assert error_code(response) == (404, "no-friend")


async def test_nobody_learns_who_sits_at_a_table(people: People) -> None:
    anna, beat, clara = people
    table = anna.ticket["table"]
    nothing = await clara.known()
    for seat in range(6):
        assert await clara.ask(seat, table) == nothing
    assert await clara.ask(0, "unknown") == nothing
    bots = await anna.ask(2)
    assert [one["asked"] for one in bots["met"]] == [False]
    assert await beat.names_of("asking") == []


async def test_a_table_with_bots_makes_no_friends(people: People) -> None:
    anna, _, clara = people
    ticket = await anna.table(bots=[None, "random", "random"], names=["Clara"])
    claim = {"table": ticket["table"], "token": ticket["others"][0]["token"]}
    await clara.games(tables=[claim])
    await anna.ask(1, ticket["table"])
    assert await clara.names_of("asking") == []


async def test_ids_cannot_be_guessed(people: People) -> None:
    anna, beat, clara = people
    await anna.ask(1)
    (asking,) = (await beat.known())["asking"]
    assert len(asking["id"]) * 6 >= 128
    for person in ("x", asking["id"], ""):
        body = {"person": person, "accepts": True}
        assert await clara.refused("/answer", body) == (404, "no-request")
        if person:
            response = await clara.http.delete(f"/api/me/friends/{person}")
            assert error_code(response) == (404, "no-friend")


async def test_a_link_makes_friends(people: People, server: Running) -> None:
    anna, beat, clara = people
    link = (await anna.done("POST", "/link"))["link"]
    assert await clara.done("POST", "/look", {"link": link}) == {"name": "Anna", "avatar": None}
    found = await clara.done("POST", "/follow", {"link": link})
    assert found["friend"]["name"] == "Anna"
    assert await anna.names_of("friends") == ["Clara"]
    assert await anna.refused("/follow", {"link": link}) == (409, "own-link")
    stranger = Person(server, "Dora")
    await stranger.done("POST", "/follow", {"link": link, "name": "Dora"})
    assert sorted(await anna.names_of("friends")) == ["Clara", "Dora"]
    await stranger.close()
    renewed = (await anna.done("POST", "/link"))["link"]
    for path in ("/look", "/follow"):
        assert await beat.refused(path, {"link": link}) == (404, "no-friend-link")
    await anna.done("DELETE", "/link")
    assert await beat.refused("/follow", {"link": renewed}) == (404, "no-friend-link")


async def test_a_link_ends_after_some_days_and_is_stored_as_a_hash(
    people: People, server: Running
) -> None:
    anna, beat, _ = people
    link = (await anna.done("POST", "/link"))["link"]
    store = server.registry.store
    rows = await store.run(lambda found: found.execute(sa.text("select * from friend_links")).all())
    assert link not in repr(rows)
    change = sa.text("update friend_links set created = created - :ms")
    await store.run(lambda found: found.execute(change, {"ms": LINK_DAYS * DAY}))
    assert await beat.refused("/follow", {"link": link}) == (404, "no-friend-link")


async def test_a_wrong_link_makes_no_person(server: Running) -> None:
    stranger = Person(server, "Dora")
    assert await stranger.refused("/follow", {"link": "x"}) == (404, "no-friend-link")
    assert not stranger.http.cookies
    await stranger.close()


async def test_friends_and_requests_are_bounded(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, beat, clara = people
    link = (await anna.done("POST", "/link"))["link"]
    monkeypatch.setattr(friendship_store, "MOST_FRIENDS", 1)
    await clara.done("POST", "/follow", {"link": link})
    await clara.done("POST", "/follow", {"link": link})  # they are friends already
    full = (409, "too-many-friends")
    assert await beat.refused("/follow", {"link": link}) == full
    assert await anna.refused("/ask", {"table": anna.ticket["table"], "seat": 1}) == full
    monkeypatch.setattr(friendship_store, "MOST_FRIENDS", 2)
    monkeypatch.setattr(friendship_store, "MOST_ASKED", 0)
    assert await anna.refused("/ask", {"table": anna.ticket["table"], "seat": 1}) == full
