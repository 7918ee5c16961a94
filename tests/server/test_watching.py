"""People watch a table for friends by its link, and learn what everybody at the table knows."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.server.wire.messages import PROTOCOL
from tests.server.friends import Friend, Meet, company
from tests.server.harness import (
    PLENTY,
    Client,
    Running,
    is_over,
    may_play,
    running,
    settings_for,
    stored_events,
)
from tests.server.test_privacy import Oracle
from tests.server.visitors import Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = {"target": 200}


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def watched(meet: Meet, watch: str = "after") -> tuple[Friend, dict[str, Any]]:
    """Return the host of a table that bots play with her, and the link to watch it."""
    anna = meet("Anna")
    await anna.host(bots=["random"] * 3, options=SHORT)
    answer = await anna.arrange("watch", watch=watch)
    return anna, {"table": anna.ticket["table"], "token": answer["watch_link"]}


@asynccontextmanager
async def gallery(server: Running, link: dict[str, Any], **more: Any) -> AsyncIterator[Client]:
    """Give the socket of somebody who watches."""
    async with server.client() as client:
        answer = await watch(client, link, **more)
        assert answer["t"] == "welcome", answer
        yield client


async def watch(client: Client, link: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Ask to watch, and return the answer."""
    await client.send({"t": "watch", "protocol": PROTOCOL, **link, **more})
    return await client.until("welcome", "error")


async def test_who_watches_sees_the_table_and_no_card_of_a_hand(
    meet: Meet, server: Running
) -> None:
    anna, link = await watched(meet)
    async with gallery(server, link) as client:
        assert (client.view["seat"], client.view["hand"]) == (-1, [])
        await client.until("clock")
        await anna.arrange("begin", bot="random")
        await anna.socket.play_until(is_over)
        for one in (client, anna.socket):
            while not (is_over(one.view) and one.view["fair"]["seed"]):
                await one.until("event")
        assert client.view["legal"] == anna.socket.view["legal"] | {"contribute": False}
        events = await stored_events(anna.socket.actor)
        oracle = Oracle("chibre", SHORT, events)
        for text in client.received:
            for seat in range(4):
                oracle.check(seat, text)
        public = set(client.view) - {"seat", "hand", "legal", "deals"}
        assert {name: client.view[name] for name in public} == {
            name: anna.socket.view[name] for name in public
        }
    assert {json.loads(text)["t"] for text in client.received} >= {"friends", "seats", "clock"}


async def test_who_comes_in_the_middle_sees_this_deal(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet)
    await anna.arrange("begin", bot="random")
    await anna.socket.play_until(lambda view: may_play(view) and len(view["hand"]) < 6)
    async with gallery(server, link) as client:
        welcome = json.loads(client.received[0])
        assert welcome["snapshot"]
        assert welcome["v"] == anna.socket.version
        played = [one["event"] for one in welcome["events"] if one["event"]["e"] == "played"]
        assert any(event["card"] is None for event in played), "a trick that is turned stays so"
        version = client.version
        async with gallery(server, link, since=version) as again:
            assert not json.loads(again.received[0])["snapshot"]


async def test_the_table_is_told_how_many_watch_and_not_who(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet)
    assert (anna.friends["watch"], anna.friends["watching"]) == ("after", 0)
    rev = anna.friends["rev"]
    async with gallery(server, link), gallery(server, link):
        await anna.sees(lambda: anna.friends["watching"] == 2)
        assert anna.friends["rev"] == rev, "a command of the host is not out of date by that"
    await anna.sees(lambda: anna.friends["watching"] == 0)


async def test_a_table_is_watched_only_if_the_host_wants_it(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet)
    async with gallery(server, link) as client:
        await anna.arrange("watch", watch="off")
        error = await client.until("error")
        assert error["error"]["code"] == "watch-off"
        await client.socket.wait_closed()
        assert client.socket.close_code == 4006
    async with server.client() as client:
        assert (await watch(client, link))["error"]["code"] == "watch-off"
    answer = await anna.arrange("watch", watch="late")
    assert answer["watch_link"] != link["token"]
    async with server.client() as client:
        assert (await watch(client, link))["error"]["code"] == "no-seat", "the link is a new one"
    assert "watch_link" not in await anna.arrange("watch", watch="after")


async def test_a_new_link_replaces_the_earlier_one(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet)
    async with gallery(server, link) as client:
        renewed = await anna.arrange("watch-link")
        assert (await client.until("error"))["error"]["code"] == "watch-renewed"
    async with gallery(server, link | {"token": renewed["watch_link"]}):
        pass
    async with server.client() as client:
        assert (await watch(client, link))["error"]["code"] == "no-seat"


async def test_only_the_host_lets_people_watch(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host())
    await anna.sees_kinds("person", "person", "open", "open")
    assert await bea.refusal("watch", watch="after") == "not-host"
    assert await anna.refusal("watch-link") == "watch-off"
    assert await anna.refusal("watch") == "bad-request"


async def test_who_plays_or_has_played_does_not_watch(meet: Meet, server: Running) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=[None, "random", "random"], options=SHORT)
    answer = await anna.arrange("watch", watch="after")
    link = {"table": invitation["table"], "token": answer["watch_link"]}
    await bea.join(invitation)
    await anna.sees_kinds("person", "person", "bot", "bot")
    await anna.arrange("begin", bot="random")
    assert error_code(await bea.post("/watch", **link)) == (403, "plays-here")
    await anna.arrange("bot", seat=1)
    assert await bea.is_put_out() == 4005
    assert error_code(await bea.post("/watch", **link)) == (403, "plays-here")
    cookie = {"Cookie": f"buur-guest={bea.token}"}
    async with server.client(additional_headers=cookie) as client:
        assert (await watch(client, link))["error"]["code"] == "plays-here"
    await anna.socket.play_until(is_over)
    assert (await bea.post("/watch", **link)).json() == {"watch": "after", "over": True}


async def test_who_watches_and_sits_down_stops_to_watch(meet: Meet, server: Running) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host()
    answer = await anna.arrange("watch", watch="after")
    link = {"table": invitation["table"], "token": answer["watch_link"]}
    assert (await bea.post("/watch", **link)).json() == {"watch": "after", "over": False}
    cookie = {"Cookie": f"buur-guest={bea.token}"}
    async with server.client(additional_headers=cookie) as client:
        assert (await watch(client, link))["t"] == "welcome"
        await bea.join(invitation)
        assert (await client.until("error"))["error"]["code"] == "plays-here"


async def test_a_browser_that_plays_with_a_token_alone_does_not_watch(
    meet: Meet, server: Running
) -> None:
    anna, link = await watched(meet)
    carlo = meet("Carlo")
    await carlo.post("/watch", **link)
    cookie = {"Cookie": f"buur-guest={carlo.token}"}
    async with server.client(additional_headers=cookie) as seated:
        assert (await seated.hello(anna.ticket))["t"] == "welcome"
        assert (await watch(seated, link))["error"]["code"] == "plays-here"
        async with server.client(additional_headers=cookie) as client:
            assert (await watch(client, link))["error"]["code"] == "plays-here"


async def test_who_watches_can_do_nothing(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet)
    await anna.arrange("begin", bot="random")
    messages: list[dict[str, Any]] = [
        {"t": "do", "id": "c1", "act": {"e": "contributed", "nonce": "0" * 16}},
        {"t": "hint", "id": "h1"},
        {"t": "look", "id": "l1"},
        {"t": "pace", "pace": "tap"},
        {"t": "proceed", "v": 0},
        {"t": "arrange", "id": "a1", "rev": 1, "act": "begin"},
    ]
    async with gallery(server, link) as client:
        for message in messages:
            await client.send(message)
            assert (await client.until("error", "no", "seen"))["error"]["code"] == "no-hello"


@pytest.mark.parametrize("wrong", ["token", "table"])
async def test_a_wrong_link_opens_nothing(meet: Meet, server: Running, wrong: str) -> None:
    anna, link = await watched(meet)
    tried = link | {wrong: "a" * 10}
    async with server.client() as client:
        assert (await watch(client, tried))["error"]["code"] == "no-seat"
    async with server.client() as client:
        assert (await watch(client, anna.ticket))["t"] == "error"
    assert error_code(await anna.post("/watch", **tried)) == (404, "no-seat")


async def test_the_number_of_watchers_is_bounded(tmp_path: Path) -> None:
    limits = replace(PLENTY, table_watchers=5, address_watchers=3)
    async with running(settings_for(tmp_path, limits=limits)) as server, company(server) as meet:
        anna, link = await watched(meet)
        async with gallery(server, link), gallery(server, link), gallery(server, link):
            async with server.client() as client:
                assert (await watch(client, link))["error"]["code"] == "too-many-watchers"
            assert len(anna.socket.actor.seating.watchers) == 3


async def test_a_watched_table_stays_after_a_restart(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, company(server) as meet:
        anna, link = await watched(meet, "late")
        await anna.arrange("begin", bot="random")
        await anna.socket.play_until(may_play)
    async with running(settings_for(tmp_path)) as server, gallery(server, link) as client:
        assert client.view["deal"] == 1
        assert (await client.until("friends"))["watch"] == "late"


async def test_who_watches_is_told_of_the_rematch(meet: Meet, server: Running) -> None:
    anna, link = await watched(meet, "late")
    await anna.arrange("begin", bot="random")
    async with gallery(server, link) as client:
        await anna.socket.play_until(is_over)
        answer = await anna.arrange("rematch")
        assert "watch_link" not in answer
        following: dict[str, Any] = {"next": None}
        while following["next"] is None:
            following = await client.until("friends")
        assert following["next"] == anna.friends["next"]
        assert not any('"t":"rematch"' in text for text in client.received)
    async with gallery(server, link | {"table": following["next"]}) as client:
        assert (await client.until("friends"))["watch"] == "late"


async def test_a_link_opens_the_rematch_only_while_the_host_lets_people_watch(
    meet: Meet, server: Running
) -> None:
    anna, link = await watched(meet)
    await anna.arrange("begin", bot="random")
    await anna.socket.play_until(is_over)
    await anna.arrange("watch", watch="off")
    await anna.arrange("rematch")
    async with server.client() as client:
        answer = await watch(client, link | {"table": anna.friends["next"]})
        assert answer["error"]["code"] == "no-seat"


async def test_a_browser_gets_a_cookie_to_watch(server: Running, meet: Meet) -> None:
    _, link = await watched(meet)
    one = Visitor(server)
    response = await one.http.post("/api/tables/watch", json=link)
    assert response.status_code == 200
    assert one.token
    await one.http.aclose()
