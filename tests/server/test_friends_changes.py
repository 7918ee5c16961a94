"""Seats of a table for friends change hands, also in the middle of a deal."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.play.model.events import Sealed
from buur.seats import Seat
from buur.server.storage.database import open_database
from buur.server.storage.schema import SEAT_CHANGES
from buur.server.tables.requests import Join
from tests.server.friends import Friend, Meet, company
from tests.server.harness import (
    FakeConnection,
    Running,
    is_over,
    may_play,
    rows_of,
    running,
    settings_for,
    stored_events,
)
from tests.server.test_privacy import Oracle
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = {"target": 300}


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def playing(meet: Meet, *bots: str | None) -> tuple[Friend, dict[str, Any]]:
    """Return the host of a table that plays, in the middle of a deal, and the invitation."""
    anna = meet("Anna")
    invitation = await anna.host(bots=[*bots], options=SHORT)
    await anna.arrange("begin", bot="random")
    await anna.socket.play_until(lambda view: may_play(view) and len(view["hand"]) < 8)
    return anna, invitation


async def test_a_person_takes_over_from_a_bot_in_the_middle_of_a_deal(meet: Meet) -> None:
    anna, invitation = await playing(meet, "random", "random", "random")
    bea = meet("Bea")
    assert error_code(await bea.post("/join", **invitation)) == (409, "table-playing")
    await anna.arrange("open", seat=1)
    assert anna.kinds == ["person", "open", "bot", "bot"]
    await anna.socket.play_until(lambda view: may_play(view) and len(view["hand"]) < 7)
    deal = anna.socket.view["deal"]
    await bea.join(invitation)
    view = bea.socket.view
    assert (view["seat"], view["deal"], len(view["hand"])) == (1, deal, view["counts"][1])
    assert bea.names == ["Anna", "Bea", anna.names[2], anna.names[3]]
    await anna.sees(lambda: anna.seats["names"][1] == "Bea")
    assert anna.seats["kinds"] == ["person", "person", "bot", "bot"]
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    rows = await rows_of(anna.socket.actor)
    authors = [
        row.actor for row in rows if row.event.get("seat") == 1 and row.event["e"] == "played"
    ]
    assert authors == sorted(authors), "a bot's cards, then a person's"
    assert set(authors) == {"bot", "person"}
    sealed = [one for one in await stored_events(anna.socket.actor) if isinstance(one, Sealed)]
    assert {one.contributors for one in sealed[:1]} == {(0,)}
    assert sealed[-1].contributors == (0, 1), "from the next deal on"


async def test_who_joins_learns_no_more_than_the_seat_may(meet: Meet) -> None:
    anna, invitation = await playing(meet, "random", "random", "random")
    await anna.arrange("open", seat=2)
    bea = meet("Bea")
    await bea.join(invitation)
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    oracle = Oracle("chibre", SHORT, await stored_events(anna.socket.actor))
    for one in (anna, bea):
        for text in one.socket.received:
            oracle.check(one.socket.view["seat"], text)


async def test_a_person_becomes_a_bot_in_the_middle_of_a_deal(server: Running, meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", "random"], options=SHORT))
    await anna.sees_kinds("person", "person", "bot", "bot")
    await anna.arrange("begin")
    acting = asyncio.gather(
        *(
            one.socket.play_until(lambda view: len(view["hand"]) in range(1, 8))
            for one in (anna, bea)
        )
    )
    await acting
    await anna.arrange("bot", seat=1, bot="random")
    assert await bea.is_put_out() == 4005
    error = bea.socket.received[-1]
    assert '"code":"put-out"' in error
    for ticket in (bea.ticket, {**bea.ticket, "token": ""}):
        headers = {"cookie": f"buur-guest={bea.token}"}
        async with server.client(additional_headers=headers) as client:
            answer = await client.hello(ticket)
            assert answer["error"]["code"] == "no-seat"
    seen = len(bea.socket.received)
    await anna.socket.play_until(is_over)
    assert len(bea.socket.received) == seen
    acts = [
        row.actor
        for row in await rows_of(anna.socket.actor)
        if row.event.get("seat") == 1 and row.event["e"] == "played"
    ]
    assert acts == sorted(acts, reverse=True), "a person's cards, then a bot's"
    assert set(acts) == {"person", "bot"}


async def test_who_leaves_stays_a_contributor_of_what_is_sealed(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", "random"], options=SHORT))
    await anna.sees_kinds("person", "person", "bot", "bot")
    await anna.arrange("begin")
    await bea.sees(lambda: bea.socket.view["legal"]["contribute"])
    await bea.send("leave", on=False, bot="random")
    await anna.socket.play_until(is_over)
    events = await stored_events(anna.socket.actor)
    sealed = [event.contributors for event in events if isinstance(event, Sealed)]
    assert sealed[0] == (0, 1)
    assert set(sealed[1:]) == {(0,)}


async def test_if_the_host_leaves_the_next_person_is_host(meet: Meet) -> None:
    people = [meet(name) for name in ("Anna", "Bea", "Carlo")]
    invitation = await people[0].host(options=SHORT)
    for one in people[1:]:
        await one.join(invitation)
    await people[0].sees_kinds("person", "person", "person", "open")
    assert (await people[0].send("leave"))["t"] == "arranged"
    assert await people[0].is_put_out() == 4005
    await people[1].sees_kinds("open", "person", "person", "open")
    assert people[1].friends["host"] == 1
    await people[1].arrange("begin")
    await people[1].send("leave", on=False)
    await people[2].sees(lambda: people[2].friends["host"] == 2)
    await people[2].send("leave")
    assert error_code(await meet("Dora").post("/join", **invitation)) == (410, "table-gone")


async def test_who_was_put_out_may_not_be_played_by_her_old_socket(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(options=SHORT))
    await anna.sees_kinds("person", "person", "open", "open")
    await anna.arrange("open", seat=1)
    assert anna.kinds == ["person", "open", "open", "open"]
    assert await bea.is_put_out() == 4005
    assert [game["table"] for game in (await bea.games())["games"]] == []


@pytest.mark.parametrize(
    ("act", "fields", "code"),
    [
        ("swap", {"seat": 0, "other": 1}, "begun"),
        ("draw", {}, "begun"),
        ("begin", {}, "begun"),
        ("bot", {"seat": 0}, "own-seat"),
        ("open", {"seat": 0}, "own-seat"),
        ("open", {"seat": 5}, "bad-seat"),
        ("bot", {}, "bad-seat"),
        ("bot", {"seat": 1, "bot": "nobody"}, "bad-request"),
        ("bot", {"seat": 1, "bot": "sharp@1000000000"}, "bad-request"),
        ("rematch", {}, "not-over"),
        ("ask", {}, "not-over"),
    ],
)
async def test_what_the_host_cannot_do_is_refused(
    meet: Meet, act: str, fields: dict[str, Any], code: str
) -> None:
    anna = meet("Anna")
    await anna.host(options=SHORT)
    await anna.arrange("begin")
    before = anna.friends
    assert await anna.refusal(act, **fields) == code
    await anna.arrange("close")
    assert anna.friends == before | {"rev": before["rev"] + 1, "invited": False}


async def test_a_table_without_a_host_arranges_nothing(server: Running) -> None:
    async with server.playing() as client:
        await client.send({"t": "arrange", "id": "a1", "rev": 1, "act": "begin"})
        assert (await client.until("no"))["code"] == "not-friends"


async def test_everything_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, company(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        invitation = await anna.host(options=SHORT, bots=[None, None, "random"], time="long")
        await bea.join(invitation)
        await anna.sees_kinds("person", "person", "open", "bot")
        await anna.arrange("swap", seat=1, other=2)
        gathering = anna.friends
        tickets = (anna.ticket, bea.ticket)
    async with running(settings) as server, company(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        await anna.sit(tickets[0])
        assert anna.friends == gathering
        await bea.sit(tickets[1])
        assert bea.socket.view["seat"] == 2
        await anna.arrange("begin")
        both = (anna.socket, bea.socket)
        await asyncio.gather(*(one.play_until(lambda view: bool(view["hand"])) for one in both))
        await anna.arrange("open", seat=1)
        playing = anna.friends
    async with running(settings) as server, company(server) as meet:
        anna, carlo = meet("Anna"), meet("Carlo")
        await anna.sit(tickets[0])
        assert anna.friends == playing
        await carlo.join(invitation)
        assert carlo.socket.view["seat"] == 1
    engine = open_database(tmp_path / "tables.db")
    with engine.connect() as connection:
        rows = connection.execute(SEAT_CHANGES.select()).all()
    engine.dispose()
    changes = [(row.seat, row.kind, row.name, row.bot) for row in rows]
    assert changes[:4] == [
        (0, "person", "Anna", None),
        (1, "bot", "Ueli", "steady"),
        (2, "person", "Bea", None),
        (3, "bot", "Vreni", "random"),
    ]
    assert (1, "person", "Carlo", None) in changes


async def test_a_hello_that_waits_while_its_seat_goes_to_a_bot_opens_nothing(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", "random"], options=SHORT))
    await anna.sees_kinds("person", "person", "bot", "bot")
    await anna.arrange("begin")
    actor, late = anna.socket.actor, FakeConnection()
    token = actor.seating[Seat(1)].row.token_hash
    assert token is not None
    await anna.arrange("bot", seat=1, bot="random")
    actor.submit(Join(late, token, None))
    await late.until(lambda: late.codes)
    assert (late.texts, late.codes) == ([], [1012])
