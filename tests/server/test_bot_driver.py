"""Bots that think never hold up a table: a pool computes their acts, or a substitute plays."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from buur.bots.levels.steady import Steady
from buur.bots.registry import bot
from buur.play.model.events import Act, Contributed, Event, Played, Revealed, Sealed
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bot_pool.pool import NoAnswer
from buur.server.bot_pool.questions import BotFailure, Question
from buur.server.settings import Pace
from buur.server.tables.bot_driver import BotDriver
from buur.variants.registry import variant
from tests.chance import seeded
from tests.server.fake_pool import FakePool
from tests.server.harness import (
    PATIENCE,
    Client,
    Clock,
    eventually,
    move,
    playing,
    running,
    settings_for,
    stored_events,
)


@pytest.fixture
def pool() -> FakePool:
    """Return a pool whose bots do not answer yet."""
    return FakePool()


async def until_asked(client: Client, pool: FakePool) -> None:
    """Play until a slow bot is asked."""
    while not pool.asked:
        act = move(client.view)
        if act is not None:
            await client.do(act)
        else:
            await either(client.next(), eventually(lambda: bool(pool.asked)))


async def either(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait until one of several things has happened; the others are waited for no longer."""
    tasks = [asyncio.create_task(one) for one in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        assert found is None or not isinstance(found, Exception), found


# At a server.


async def test_who_thinks_holds_up_neither_the_server_nor_other_tables(
    tmp_path: Path, pool: FakePool
) -> None:
    settings = settings_for(tmp_path, bot_pool=pool, think_seconds=PATIENCE)
    async with running(settings) as server:
        async with server.seated(await server.table(bots=["slow"] * 3)) as client:
            await until_asked(client, pool)
            async with server.seated(await server.table()) as other:
                await other.play_until(lambda view: view["phase"] == "play")
            assert (await server.http.get("/api/health")).status_code == 200
            asked = len(pool.asked)
            pool.let()
            await client.play_until(lambda view: view["deal"] > 1)
        assert asked == 1
        assert pool.counts.by_name["late"] == pool.counts.by_name["failed"] == 0
        assert not pool.is_closed
    assert pool.is_closed


async def test_the_pool_starts_with_the_first_bot_that_thinks(
    tmp_path: Path, pool: FakePool
) -> None:
    async with running(settings_for(tmp_path, bot_pool=pool)) as server:
        await server.table(bots=["steady"] * 3)
        assert not pool.started
        await server.table(bots=["steady", "slow@300", "steady"])
        assert pool.started
        assert [asked.question.bot for asked in pool.asked] == []


async def test_a_bot_that_the_pool_refuses_is_none(tmp_path: Path, pool: FakePool) -> None:
    async with running(settings_for(tmp_path, bot_pool=pool)) as server:
        wanted = {"bots": ["slow@", "steady", "steady"]}
        response = await server.http.post("/api/tables", json=wanted)
        assert response.status_code == 422
        assert not pool.started


async def test_who_still_prepares_is_shown_as_such_until_ready(
    tmp_path: Path, pool: FakePool
) -> None:
    """Meanwhile it plays without its search."""
    pool.is_ready = False
    async with playing(
        settings_for(tmp_path, bot_pool=pool), bots=["slow", "steady", "slow"]
    ) as client:
        assert client.view["kinds"] == ["person", "preparing", "bot", "preparing"]
        await client.play_until(lambda view: view["phase"] == "play")
        assert not pool.asked
        pool.is_ready = True
        pool.let()
        await client.play_until(lambda view: view["deal"] > 1)
        assert client.view["kinds"] == ["person", "bot", "bot", "bot"]
        assert pool.asked


async def test_steady_acts_for_who_thinks_too_long(
    tmp_path: Path, pool: FakePool, clock: Clock
) -> None:
    """What the slow one finds after all counts for nothing."""
    settings = settings_for(tmp_path, bot_pool=pool, think_seconds=3)
    async with playing(settings, bots=["steady", "slow", "steady"]) as client:
        actor = client.actor
        await until_asked(client, pool)
        before, state = actor.table.version, actor.table.state
        await clock.skip(2, actor)
        assert actor.table.version == before
        assert pool.counts.by_name["late"] == 0
        await clock.skip(2, actor)
        await eventually(lambda: actor.table.version > before)
        event = (await stored_events(actor))[before]
        assert event == Steady(pool.asked[0].question.seed).choose(state.view(2))
        assert pool.counts.by_name["late"] == 1
        assert pool.asked[0].answer.cancelled()
        pool.let()
        await client.play_until(lambda view: view["deal"] > 1)
        assert pool.counts.by_name["late"] == 1


async def test_what_is_really_thought_is_part_of_what_a_bot_seems_to_think(
    tmp_path: Path, pool: FakePool, clock: Clock
) -> None:
    pace = Pace(shortest=10, longest=10, after_trick=0, for_doubling=0)
    settings = settings_for(tmp_path, pace, bot_pool=pool, think_seconds=PATIENCE)
    async with playing(settings, bots=["slow"] * 3) as client:
        actor = client.actor
        while not pool.asked:
            act = move(client.view)
            if act is not None:
                await client.do(act)
            if actor._bot_driver.deadline is None:
                await clock.skip(10, actor)
            else:  # time has to stand still
                await eventually(lambda: pool.asked or actor._bot_driver.deadline is None)
            await client.follow()
        before = actor.table.version
        begun = actor._bot_driver.begun
        await clock.skip(4, actor)
        pool.let()
        await eventually(lambda: actor._due is not None)
        assert actor._due is not None
        assert actor._due.at == begun + 10
        await clock.skip(begun + 9 - clock.now(), actor)
        assert actor.table.version == before
        await clock.skip(1, actor)
        await eventually(lambda: actor.table.version > before)


def _raise(_: Question) -> Act:
    raise BotFailure("ZeroDivisionError")


def _lose(_: Question) -> Act:
    raise NoAnswer


def _cheat(question: Question) -> Act:
    """Return a card that the seat does not have, or an act that is none of its own."""
    return Played(Seat((question.view.seat + 1) % 4), next(iter(question.view.hand)))


@pytest.mark.parametrize("fault", [_raise, _lose, _cheat, lambda _: None])
async def test_for_who_fails_steady_acts(tmp_path: Path, fault: Any) -> None:
    pool = FakePool(fault)
    pool.let()
    async with running(settings_for(tmp_path, bot_pool=pool)) as server:
        ticket = await server.table(bots=["slow"] * 3)
        actor = await server.actor(ticket)
        state = actor.table.state
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: view["deal"] > 1)
        seeds = {asked.question.view.seat: asked.question.seed for asked in pool.asked}
        compared = 0
        for event in await stored_events(actor):
            if isinstance(event, Played) and event.seat != 0 and state.phase == "play":
                assert event == Steady(seeds[event.seat]).choose(state.view(event.seat))
                compared += 1
            state = state.do(event)
        assert compared == 27


async def test_steady_acts_at_once_where_the_queue_is_full(tmp_path: Path, pool: FakePool) -> None:
    pool.is_full = True
    async with playing(settings_for(tmp_path, bot_pool=pool), bots=["slow"] * 3) as client:
        await client.play_until(lambda view: view["deal"] > 1)
    assert pool.counts.by_name["full"] == pool.counts.by_name["asked"] > 9


async def test_the_counts_are_part_of_the_health_of_a_server(
    tmp_path: Path, pool: FakePool
) -> None:
    pool.counts.add("asked")
    pool.counts.add("late")
    async with running(settings_for(tmp_path, bot_pool=pool)) as server:
        found = (await server.http.get("/api/health")).json()["bots"]
    assert found == {
        "workers": 1,
        "waiting": 0,
        "asked": 1,
        "shortened": 0,
        "late": 1,
        "full": 0,
        "failed": 0,
        "restarted": 0,
    }


@pytest.mark.parametrize("name", ["slow@5s", "slow@100001"])
async def test_nobody_gets_more_time_than_the_server_has(
    name: str, tmp_path: Path, pool: FakePool
) -> None:
    async with running(settings_for(tmp_path, bot_pool=pool)) as server:
        response = await server.http.post("/api/tables", json={"bots": [name, "slow", "slow"]})
    assert response.status_code == 422
    assert response.json()["error"]["message"].startswith("a bot has at most 100000 rounds or 4 s")


# At a table without a server.


async def test_a_deal_is_sealed_before_anybody_can_cut_however_long_bots_think(
    pool: FakePool,
) -> None:
    bots = [pool.bot(seat) for seat in range(1, 4)]
    table = Table(variant("chibre"), [None, *bots], chance=seeded(1))
    driver = BotDriver(table, pool, PATIENCE, lambda: None)
    while table.state.phase != "cut":
        event = driver.next_event(0)
        table.do(event or Contributed(table.state.waiting[0], "0" * 16))
    revealed = driver.next_event(0)
    assert isinstance(revealed, Revealed)
    table.do(revealed)
    assert isinstance(driver.next_event(0), Sealed)


def table_of_slow(pool: FakePool) -> Table:
    """Return a table in the middle of a deal at which only slow bots sit."""
    rules = variant("schieber")
    table = Table(rules, [bot("random", seat) for seat in range(4)], chance=seeded(1))
    while table.state.phase != "play":
        event = table.next_event()
        assert event is not None
        table.do(event)
    table.players = [pool.bot(seat) for seat in range(4)]
    return table


async def found(driver: BotDriver, woken: asyncio.Event) -> Event:
    """Return what happens next; the table is woken for every answer, also for one of before."""
    while (event := driver.next_event(0)) is None:
        await asyncio.wait_for(woken.wait(), PATIENCE)
        woken.clear()
    return event


async def test_an_answer_about_another_position_is_dropped(pool: FakePool) -> None:
    table, woken = table_of_slow(pool), asyncio.Event()
    driver = BotDriver(table, pool, PATIENCE, woken.set)
    assert driver.next_event(0) is None
    seat = table.state.waiting[0]
    assert [asked.question.view.seat for asked in pool.asked] == [seat]
    table.do(next(iter(table.state.view(seat).legal)))
    assert driver.next_event(0) is None
    assert pool.asked[0].answer.cancelled()
    pool.let()
    event = await found(driver, woken)
    assert isinstance(event, Played)
    assert event.seat == table.state.waiting[0] != seat
    assert driver.next_event(0) == event


async def test_about_a_forced_card_nobody_is_asked(pool: FakePool) -> None:
    table = table_of_slow(pool)
    driver = BotDriver(table, pool, PATIENCE, lambda: None)
    forced = asked = 0
    while len(table.state.history) < 1:
        seen = table.state.view(table.state.waiting[0]) if table.state.waiting else None
        event = driver.next_event(0)
        if event is None:
            assert seen is not None
            assert len(seen.legal) > 1
            asked += 1
            event = pool.bot(seen.seat).choose(seen)
        elif seen is not None and len(seen.legal) == 1:
            forced += 1
        table.do(event)
    assert asked == len(pool.asked)
    assert forced >= 4
    assert asked > 9


async def test_a_question_is_asked_once(pool: FakePool) -> None:
    driver = BotDriver(table_of_slow(pool), pool, PATIENCE, lambda: None)
    assert [driver.next_event(now) for now in range(5)] == [None] * 5
    assert driver.begun == 0
    assert len(pool.asked) == 1


async def test_who_gives_up_the_seat_is_not_waited_for(pool: FakePool) -> None:
    table = table_of_slow(pool)
    driver = BotDriver(table, pool, PATIENCE, lambda: None)
    assert driver.next_event(0) is None
    assert driver.deadline == PATIENCE
    table.players = [bot("random", seat) for seat in range(4)]
    driver.forget()
    assert driver.deadline is None
    assert isinstance(driver.next_event(0), Played)
    assert pool.asked[0].answer.cancelled()


async def test_an_answer_is_waited_for_until_it_is_there(pool: FakePool) -> None:
    driver = BotDriver(table_of_slow(pool), pool, 7, lambda: None)
    assert driver.deadline is None
    assert driver.next_event(2) is None
    assert driver.deadline == 9
    pool.let()
    assert driver.deadline is None


async def test_the_end_of_the_pool_is_no_fault_of_the_table(pool: FakePool) -> None:
    driver = BotDriver(table_of_slow(pool), pool, PATIENCE, lambda: None)
    assert driver.next_event(0) is None
    pool.asked[0].answer.cancel()
    assert isinstance(driver.next_event(0), Played)


async def test_a_late_answer_wakes_nobody_after_the_loop(pool: FakePool) -> None:
    """A worker may answer while the server shuts down."""
    driver = BotDriver(table_of_slow(pool), pool, PATIENCE, lambda: None)
    driver._loop = asyncio.new_event_loop()
    driver._loop.close()
    assert driver.next_event(0) is None
    pool.let()
    assert isinstance(driver.next_event(0), Played)


async def test_a_pool_that_answers_at_once_is_not_waited_for(pool: FakePool) -> None:
    pool.let()
    driver = BotDriver(table_of_slow(pool), pool, PATIENCE, lambda: None)
    assert isinstance(driver.next_event(0), Played)
