"""Slow bots think in threads and never block the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.bots.levels.steady import Steady
from buur.bots.registry import bot
from buur.play.model.events import Act, Contributed, Event, Played, Revealed, Sealed
from buur.play.players import Bot
from buur.play.table import Table
from buur.play.views import View
from buur.server.bots import CarefulBot, registered_bot
from buur.server.settings import Pace
from buur.server.tables.bot_pool import BotDriver, BotPool, PendingAct, _PendingMove
from buur.variants.registry import variant
from tests.chance import seeded
from tests.server.harness import (
    PATIENCE,
    Client,
    Clock,
    eventually,
    move,
    playing,
    running,
    settings_for,
    stir,
    stored_events,
)


class Slow(Bot):
    """Plays at random once it is let, and notes in which threads it was asked."""

    name = "slow"
    waits = True
    ready = True

    def __init__(self, seed: int, makers: Makers) -> None:
        self.seed = seed
        self._makers = makers

    def choose(self, view: View) -> Act:
        self._makers.note()
        assert self._makers.may_answer.wait(PATIENCE)
        return bot("random", self.seed).choose(view)

    def interject(self, view: View) -> Act | None:
        return None

    def is_ready(self) -> bool:
        return self.ready


class Lost(Slow):
    """Raises instead."""

    name = "lost"

    def choose(self, view: View) -> Act:
        self._makers.note()
        raise ZeroDivisionError


class Makers:
    """Makes bots: slow ones that answer when they are let, and those that are registered.

    Args:
        loop: in which somebody may wait for a bot to be asked.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.may_answer = threading.Event()
        self.asked: list[str] = []
        """The threads in which they were."""
        self._loop = loop

    def note(self) -> None:
        """Note that a bot is asked, in this thread."""
        self.asked.append(threading.current_thread().name)
        self._loop.call_soon_threadsafe(stir)

    def __call__(self, name: str, seed: int) -> Bot:
        kinds = {"slow": Slow, "lost": Lost}
        return kinds[name](seed, self) if name in kinds else registered_bot(name, seed)


@pytest_asyncio.fixture
async def makers() -> AsyncIterator[Makers]:
    """Makers whose bots are let at the end in any case."""
    made = Makers(asyncio.get_running_loop())
    yield made
    made.may_answer.set()


async def until_asked(client: Client, makers: Makers) -> None:
    """Play until a slow bot is asked."""
    while not makers.asked:
        act = move(client.view)
        if act is not None:
            await client.do(act)
        else:
            await either(client.next(), eventually(lambda: bool(makers.asked)))


async def either(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait until one of several things has happened; the others are waited for no longer."""
    tasks = [asyncio.create_task(one) for one in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        assert found is None or not isinstance(found, Exception), found


async def test_who_thinks_holds_up_neither_the_server_nor_other_tables(
    tmp_path: Path, makers: Makers
) -> None:
    settings = settings_for(tmp_path, bots=makers, threads=2, think_seconds=PATIENCE)
    async with (
        running(settings) as server,
        server.seated(await server.table(bots=["slow"] * 3)) as client,
    ):
        await until_asked(client, makers)
        async with server.seated(await server.table()) as other:
            await other.play_until(lambda view: view["phase"] == "play")
        assert (await server.http.get("/api/health")).status_code == 200
        asked = len(makers.asked)
        makers.may_answer.set()
        await client.play_until(lambda view: view["deal"] > 1)
    assert asked == 1
    assert set(makers.asked) <= {"bot worker 1", "bot worker 2"}


async def test_who_still_prepares_is_shown_as_such_until_ready(
    tmp_path: Path, makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Slow, "ready", False)
    makers.may_answer.set()
    async with playing(
        settings_for(tmp_path, bots=makers), bots=["slow", "steady", "slow"]
    ) as client:
        assert client.view["kinds"] == ["person", "preparing", "bot", "preparing"]
        monkeypatch.setattr(Slow, "ready", True)
        await client.play_until(lambda view: view["phase"] == "play")
        assert client.view["kinds"] == ["person", "bot", "bot", "bot"]


async def test_steady_acts_for_who_thinks_too_long(
    tmp_path: Path, makers: Makers, clock: Clock
) -> None:
    """What the slow one finds after all counts for nothing."""
    settings = settings_for(tmp_path, bots=makers, threads=1, think_seconds=3)
    async with playing(settings, bots=["steady", "slow", "steady"]) as client:
        actor = client.actor
        await until_asked(client, makers)
        before = actor.table.version
        await clock.skip(2, actor)
        assert actor.table.version == before
        await clock.skip(2, actor)
        await eventually(lambda: actor.table.version > before)
        event = (await stored_events(actor))[before]
        assert getattr(event, "seat", None) == 2
        makers.may_answer.set()
        await client.play_until(lambda view: view["deal"] > 1)


async def test_what_is_really_thought_is_part_of_what_a_bot_seems_to_think(
    tmp_path: Path, makers: Makers, clock: Clock
) -> None:
    pace = Pace(shortest=10, longest=10, after_trick=0, for_doubling=0)
    settings = settings_for(tmp_path, pace, bots=makers, threads=1, think_seconds=PATIENCE)
    async with playing(settings, bots=["slow"] * 3) as client:
        actor = client.actor
        while not makers.asked:
            act = move(client.view)
            if act is not None:
                await client.do(act)
            if actor._bot_driver.deadline is None:
                await clock.skip(10, actor)
            else:  # time has to stand still
                await eventually(lambda: makers.asked or actor._bot_driver.deadline is None)
            await client.follow()
        before = actor.table.version
        begun = actor._bot_driver.begun
        await clock.skip(4, actor)
        makers.may_answer.set()
        await eventually(lambda: actor._due is not None)
        assert actor._due is not None
        assert actor._due.at == begun + 10
        await clock.skip(begun + 9 - clock.now(), actor)
        assert actor.table.version == before
        await clock.skip(1, actor)
        await eventually(lambda: actor.table.version > before)


class Shut(BotPool):
    """Answers nothing."""

    def submit(self, task: Callable[[], Event | None]) -> Future[Event | None]:
        return Future()


async def test_a_deal_is_sealed_before_anybody_can_cut_however_long_bots_think(
    makers: Makers,
) -> None:
    bots = [CarefulBot(Slow(seat, makers)) for seat in range(1, 4)]
    table = Table(variant("chibre"), [None, *bots], chance=seeded(1))
    driver = BotDriver(table, Shut(0), PATIENCE, lambda: None)
    while table.state.phase != "cut":
        event = driver.next_event(0)
        table.do(event or Contributed(table.state.waiting[0], "0" * 16))
    revealed = driver.next_event(0)
    assert isinstance(revealed, Revealed)
    table.do(revealed)
    assert isinstance(driver.next_event(0), Sealed)


async def test_for_who_fails_steady_acts(
    tmp_path: Path, makers: Makers, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_for(tmp_path, bots=makers)
    async with running(settings) as server:
        ticket = await server.table(bots=["lost"] * 3)
        actor = await server.actor(ticket)
        state = actor.table.state
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: view["deal"] > 1)
        for event in await stored_events(actor):
            if isinstance(event, Played) and event.seat != 0 and state.phase == "play":
                found = [Steady(seed).choose(state.view(event.seat)) for seed in range(4)]
                assert event in found
            state = state.do(event)
    assert "bot lost failed on turn" in caplog.text


def table_of_slow(makers: Makers) -> Table:
    """Return a table in the middle of a deal at which only slow bots sit."""
    rules = variant("schieber")
    table = Table(rules, [bot("random", seat) for seat in range(4)], chance=seeded(1))
    while table.state.phase != "play":
        event = table.next_event()
        assert event is not None
        table.do(event)
    table.players = [CarefulBot(Slow(seat, makers)) for seat in range(4)]
    return table


async def found(driver: BotDriver, woken: asyncio.Event) -> Event:
    """Return what happens next; the table is woken for every answer, also for one of before."""
    while (event := driver.next_event(0)) is None:
        await asyncio.wait_for(woken.wait(), PATIENCE)
        woken.clear()
    return event


async def test_an_answer_about_another_position_is_dropped(makers: Makers) -> None:
    table, woken = table_of_slow(makers), asyncio.Event()
    driver = BotDriver(table, BotPool(1), PATIENCE, woken.set)
    assert driver.next_event(0) is None
    await eventually(lambda: bool(makers.asked))
    seat = table.state.waiting[0]
    table.do(next(iter(table.state.view(seat).legal)))
    assert driver.next_event(0) is None
    makers.may_answer.set()
    event = await found(driver, woken)
    assert isinstance(event, Played)
    assert event.seat == table.state.waiting[0] != seat
    assert driver.next_event(0) == event


async def test_who_gives_up_the_seat_is_not_waited_for(makers: Makers) -> None:
    table = table_of_slow(makers)
    driver = BotDriver(table, BotPool(1), PATIENCE, lambda: None)
    assert driver.next_event(0) is None
    assert driver.deadline == PATIENCE
    table.players = [bot("random", seat) for seat in range(4)]
    driver.forget()
    assert driver.deadline is None
    assert isinstance(driver.next_event(0), Played)


async def test_an_answer_is_waited_for_until_it_is_there() -> None:
    driver = BotDriver(Table(variant("chibre"), [None] * 4), BotPool(0), PATIENCE, lambda: None)
    assert driver.deadline is None
    answer: PendingAct = Future()
    driver._pending = _PendingMove(3, answer, 7.0)
    assert driver.deadline == 7.0
    answer.set_result(None)
    assert driver.deadline is None


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """Yield a pool of one thread."""
    pool = BotPool(1)
    yield pool
    pool.close()


def test_no_more_bots_think_at_a_time_than_there_are_workers() -> None:
    pool, go = BotPool(2), threading.Event()
    begun: list[str] = []

    def question() -> None:
        begun.append(threading.current_thread().name)
        go.wait(PATIENCE)

    answers = [pool.submit(question) for _ in range(5)]
    assert answers[4].cancel()
    go.set()
    assert [answer.result(PATIENCE) for answer in answers[:4]] == [None] * 4
    assert len(begun) == 4
    assert len(set(begun)) <= 2
    pool.close()


def test_a_question_taken_back_leaves_its_worker_to_the_next(pool: BotPool) -> None:
    go = threading.Event()

    def question() -> None:
        go.wait(PATIENCE)

    pool.submit(question)
    assert pool.submit(lambda: None).cancel()
    last = pool.submit(lambda: None)
    go.set()
    assert last.result(PATIENCE) is None


def test_threads_never_keep_the_program(pool: BotPool) -> None:
    assert pool.submit(lambda: None).result(PATIENCE) is None
    workers = [thread for thread in threading.enumerate() if thread.name.startswith("bot worker")]
    assert all(thread.daemon for thread in workers)


def test_a_fault_of_the_table_is_told_who_asked(pool: BotPool) -> None:
    def question() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        pool.submit(question).result(PATIENCE)


@pytest.mark.parametrize("name", ["slow@5s", "slow@100001"])
async def test_nobody_gets_more_time_than_the_server_has(
    name: str, tmp_path: Path, makers: Makers
) -> None:
    async with running(settings_for(tmp_path, bots=makers)) as server:
        response = await server.http.post("/api/tables", json={"bots": [name, "slow", "slow"]})
    assert response.status_code == 422
    assert response.json()["error"]["message"].startswith("a bot has at most 100000 rounds or 4 s")
