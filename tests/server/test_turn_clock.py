"""At a table for friends a bot plays for a person whose time is out, and gives way at once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.seats import Seat
from buur.server.storage.models import ThinkingTime
from buur.server.tables.turn_clock import TIMES, TurnClock, TurnTime
from tests.server.friends import Friend, Meet, company
from tests.server.harness import (
    Clock,
    Running,
    eventually,
    may_play,
    rows_of,
    running,
    settings_for,
    settled,
)

ANNA, BEA = Seat(0), Seat(1)


@pytest.fixture
def turn_clock() -> TurnClock:
    """A clock of 20 s for an act and 90 s for a deal."""
    return TurnClock(TurnTime(turn=20, bank=90))


def test_an_act_has_its_time_and_the_bank(turn_clock: TurnClock) -> None:
    turn_clock.follow([ANNA], 1, now=5)
    assert (turn_clock.deadline(ANNA), turn_clock.deadline(BEA)) == (115, None)


def test_only_what_is_longer_draws_from_the_bank(turn_clock: TurnClock) -> None:
    for begun, ended, left in ((0, 20, 90), (100, 130, 80), (200, 290, 10), (300, 900, 0)):
        turn_clock.follow([ANNA], 1, begun)
        turn_clock.stop(ANNA, ended)
        turn_clock.follow([BEA], 1, ended)
        turn_clock.follow([ANNA], 1, 1000)
        assert turn_clock.deadline(ANNA) == 1000 + 20 + left
        turn_clock.forget(BEA)
        turn_clock.follow([], 1, 1000)


def test_a_new_deal_fills_the_bank(turn_clock: TurnClock) -> None:
    turn_clock.follow([ANNA], 1, now=0)
    turn_clock.follow([BEA], 1, now=60)
    turn_clock.follow([ANNA], 2, now=70)
    assert turn_clock.deadline(ANNA) == 70 + 20 + 90


def test_who_waits_on_has_no_new_time(turn_clock: TurnClock) -> None:
    turn_clock.follow([ANNA, BEA], 1, now=0)
    turn_clock.stop(BEA, now=15)
    turn_clock.follow([ANNA, BEA], 1, now=15)
    assert (turn_clock.deadline(ANNA), turn_clock.deadline(BEA)) == (110, 125)


@pytest_asyncio.fixture
async def table(tmp_path: Path, clock: Clock) -> AsyncIterator[tuple[Running, Meet]]:
    """A server with a stopped clock, and people."""
    async with running(settings_for(tmp_path)) as server, company(server) as meet:
        yield server, meet


def is_beas_turn(view: dict[str, Any]) -> bool:
    """Tell whether the second person is to play a card."""
    return bool(view["phase"] == "play" and view["turn"] == 1)


async def two_playing(meet: Meet, **wanted: object) -> tuple[Friend, Friend]:
    """Return two people at a table with bots, where the second one is to play a card."""
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", "random"], **wanted))
    await anna.sees_kinds("person", "person", "bot", "bot")
    await anna.arrange("begin")
    playing = asyncio.create_task(anna.socket.play_until(is_beas_turn))
    await bea.socket.play_until(may_play)
    await playing
    return anna, bea


@pytest.mark.parametrize("time", ["normal", "long"])
async def test_who_is_gone_is_played_by_a_deputy_when_her_time_is_out(
    table: tuple[Running, Meet], clock: Clock, time: ThinkingTime
) -> None:
    _, meet = table
    anna, bea = await two_playing(meet, time=time)
    actor = anna.socket.actor
    whole = TIMES[time].turn + TIMES[time].bank
    await anna.sees(lambda: anna.clock["left"] == [None, whole, None, None])
    await bea.stand_up()
    await eventually(lambda: not actor.seating.here[1])
    await clock.skip(whole - 1, actor)
    assert actor.seating.kinds[1] == "person"
    await clock.skip(1, actor)
    await anna.sees(lambda: anna.seats["kinds"][1] == "deputy")
    await anna.socket.play_until(lambda view: view["trick"] is not None and view["trick"]["no"] > 2)
    assert "deputy" in {row.actor for row in await rows_of(actor)}
    assert '"returned"' not in "".join(bea.socket.received)
    await bea.sit()
    await bea.socket.until("returned")
    assert bea.socket.view["kinds"][1] == "person"
    await anna.sees(lambda: anna.seats["kinds"][1] == "person")
    assert '"returned"' not in "".join(anna.socket.received)


async def test_who_thinks_too_long_has_one_act_played_by_a_deputy(
    table: tuple[Running, Meet], clock: Clock
) -> None:
    _, meet = table
    anna, bea = await two_playing(meet)
    actor = anna.socket.actor
    version, hand = actor.table.version, bea.socket.view["hand"]
    await clock.skip(110, actor)
    await bea.sees(lambda: bea.socket.version > version)
    row = (await rows_of(actor))[version]
    assert (row.actor, row.event["seat"], row.event["card"] in hand) == ("deputy", 1, True)
    await bea.sees(lambda: bea.seats["kinds"][1] == "person")
    await anna.sees(lambda: anna.socket.version > version)
    await anna.socket.play_until(is_beas_turn)
    await bea.sees(lambda: is_beas_turn(bea.socket.view))
    await anna.sees(lambda: anna.clock["left"] == [None, 20.0, None, None])
    await clock.skip(19, actor)
    assert bea.socket.view["turn"] == 1
    assert (await bea.socket.do(bea.socket.move()))["t"] == "ok", "she acts herself again"


async def test_nobody_is_hurried_at_a_table_with_bots_alone(
    table: tuple[Running, Meet], clock: Clock
) -> None:
    _, meet = table
    anna = meet("Anna")
    await anna.host(bots=["random"] * 3)
    await anna.arrange("begin")
    await anna.socket.play_until(may_play)
    version = anna.socket.version
    await clock.skip(1000, anna.socket.actor)
    assert anna.socket.actor.table.version == version
    assert anna.clock["left"] == [None] * 4


async def test_the_clock_stands_still_while_nobody_waits(
    table: tuple[Running, Meet], clock: Clock
) -> None:
    _, meet = table
    anna, bea = await two_playing(meet)
    actor = anna.socket.actor
    await anna.stand_up()
    await eventually(lambda: not actor.seating.here[0])
    await settled(actor)
    await clock.skip(1000, actor)
    assert actor.seating.kinds[:2] == ("person", "person")
    await anna.sit()
    await bea.sees(lambda: bea.clock["left"][1] == 20.0 + 90.0)
