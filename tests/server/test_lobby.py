"""The lobby shows open tables to everybody, live; one tap takes a seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.harness import Running
from tests.server.lobby import Meet, lobby_of
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with lobby_of(server) as meet:
        yield meet


async def test_a_listed_table_is_shown_live_and_one_tap_sits(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.watch()
    await anna.host(listed=True, lang="de", rules="schieber")
    mine = anna.ticket["table"]
    await bea.hears_that("tables", lambda: ids(bea.tables) == [mine])
    shown = bea.tables["tables"][0]
    assert shown == {
        "table": mine,
        "rules": "schieber",
        "changed": False,
        "time": "normal",
        "lang": "de",
        "state": "gathering",
        "seats": [
            {"kind": "person", "name": "Anna", "avatar": None},
            *[{"kind": "open", "name": "", "avatar": None}] * 3,
        ],
    }
    response = await bea.ask("lobby/sit", table=mine, name="Bea")
    assert response.status_code == 200, response.text
    await bea.sit(response.json())
    assert bea.names[:2] == ["Anna", "Bea"]
    await bea.hears_that("tables", lambda: bea.tables["tables"][0]["seats"][1]["name"] == "Bea")
    await anna.stand_up()
    await bea.stand_up()
    await bea.hears_that("tables", lambda: ids(bea.tables) == [])


def ids(message: dict[str, list[dict[str, str]]]) -> list[str]:
    return [table["table"] for table in message["tables"]]


async def test_an_unlisted_table_never_appears_and_looks_like_an_unknown_one(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.watch()
    await anna.host()
    mine = anna.ticket["table"]
    answers = [await bea.ask("lobby/sit", table=table) for table in (mine, "unknown")]
    assert error_code(answers[0]) == error_code(answers[1]) == (404, "no-seat")
    assert answers[0].content == answers[1].content
    await anna.arrange("list", on=True)
    await bea.hears_that("tables", lambda: mine in ids(bea.tables))
    shown = bea.texts[-1]
    assert anna.ticket["token"] not in shown
    assert anna.ticket["invitation"] not in shown
    await anna.arrange("list", on=False)
    await bea.hears_that("tables", lambda: mine not in ids(bea.tables))
    assert error_code(await bea.ask("lobby/sit", table=mine)) == (404, "no-seat")
    assert [mine in text for text in bea.texts].count(True) == 1, "shown only while listed"


async def test_nobody_but_the_host_lists_a_table(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host())
    assert await bea.refusal("list") == "not-host"


async def test_a_full_table_leaves_the_lobby(meet: Meet) -> None:
    anna, bea, watching = meet("Anna"), meet("Bea"), meet("Carlo")
    await watching.watch()
    await anna.host(listed=True, bots=[None, "random", "random"])
    mine = anna.ticket["table"]
    await watching.hears_that("tables", lambda: mine in ids(watching.tables))
    await bea.sit((await bea.ask("lobby/sit", table=mine)).json())
    await watching.hears_that("tables", lambda: mine not in ids(watching.tables))
    assert error_code(await watching.ask("lobby/sit", table=mine)) == (409, "table-full")


async def test_four_people_are_matched_to_a_table_and_play(meet: Meet) -> None:
    people = [meet(name) for name in ("Anna", "Bea", "Carlo", "Dora")]
    for one in people:
        await one.waits(rules="chibre")
    await meet_in_wave(people[0].server)
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert len({one.matched["table"] for one in people}) == 1
    assert sorted(one.matched["seat"] for one in people) == [0, 1, 2, 3]
    for one in people:
        await one.take_seat()
        assert one.friends["state"] == "playing"
        assert one.friends["host"] is None
    assert await people[0].refusal("bot", seat=1) == "not-host"


async def meet_in_wave(server: Running) -> None:
    quick = server.server.config.app.app.state.quick  # type: ignore[union-attr]
    await quick.wave()


@pytest.mark.parametrize(
    ("muter", "code"), [("Anna", "table-full"), ("Bea", "apart"), ("nobody", None)]
)
async def test_who_is_muted_does_not_sit_down_with_whom_she_annoyed(
    meet: Meet, muter: str, code: str | None
) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host()
    await bea.join(invitation)
    muting = {"Anna": (anna, 1), "Bea": (bea, 0)}
    if muter in muting:
        one, seat = muting[muter]
        await one.socket.send({"t": "mute", "id": "m", "seat": seat, "on": True})
        await one.socket.until("muted")
    await anna.host(listed=True)
    response = await bea.ask("lobby/sit", table=anna.ticket["table"])
    if code is None:
        assert response.status_code == 200, response.text
    else:
        assert error_code(response) == (409, code)
    again = await bea.ask("lobby/sit", table=invitation["table"])
    assert error_code(again) == (404, "no-seat"), "that table is not listed"
