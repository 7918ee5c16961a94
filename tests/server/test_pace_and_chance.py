"""Pacing of bots, sources of randomness, and the stored author of each event."""

import asyncio
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from buur.play.model.events import StoeckCalled
from buur.play.partie import Partie
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bots import is_affordable, registered_bot
from buur.server.settings import Pace
from buur.server.tables.actor import TableActor
from buur.server.tables.pacing import Pacing
from tests.chance import seeded
from tests.play.test_table import last_trick
from tests.rules.scenario import MIXED, play_out, table
from tests.server.harness import (
    Client,
    Clock,
    may_play,
    move,
    playing,
    rows_of,
    running,
    settings_for,
    settled,
    stored_events,
)


class Seeds:
    """Makes bots and keeps the seeds that they get."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def __call__(self, name: str, seed: int) -> Bot:
        self.given.append(seed)
        return registered_bot(name, seed)


async def test_the_chance_of_a_table_is_that_of_the_settings(tmp_path: Path) -> None:
    seeds = Seeds()
    async with running(settings_for(tmp_path, bots=seeds)) as server:
        actor = await server.actor(await server.table())
        drawn = seeded(5)
        assert actor._pacing._chance.random() == seeded(5).random()
        assert set(seeds.given) == {0, drawn.getrandbits(63)}  # 0: when a bot is introduced


async def test_without_a_chance_every_bot_has_a_seed_of_its_own(tmp_path: Path) -> None:
    seeds = Seeds()
    async with running(settings_for(tmp_path, bots=seeds, chance=None)) as server:
        ticket = await server.table()
        actor = await server.actor(ticket)
        assert isinstance(actor._pacing._chance, Random)
        assert len(set(seeds.given)) == 4  # three bots, and 0 when their kind is introduced
        async with server.seated(ticket) as client:
            await client.play_until(may_play)


async def until_a_bot_is_due(client: Client, actor: TableActor, clock: Clock) -> None:
    """Go on until a bot seems to think."""
    while actor._due is None or actor._due.at is None or actor._due.at <= clock.now():
        act = move(client.view)
        if act is not None:
            await client.do(act)
        await clock.skip(0, actor)


async def test_a_bot_acts_when_it_was_to_act_whoever_asks_meanwhile(
    tmp_path: Path, clock: Clock
) -> None:
    async with playing(settings_for(tmp_path, Pace(shortest=10, longest=10))) as client:
        actor = client.actor
        await until_a_bot_is_due(client, actor, clock)
        version = actor.table.version
        for seconds in (6, 3):
            await clock.skip(seconds, actor)
            assert actor.table.version == version
        await clock.skip(1, actor)
        assert actor.table.version > version


async def test_the_table_itself_waits_for_nobody_but_the_share_of_people_in_a_seed(
    tmp_path: Path, clock: Clock
) -> None:
    async with playing(settings_for(tmp_path, Pace(shortest=10, longest=10))) as client:
        actor = client.actor
        await settled(actor)
        assert client.view["phase"] in ("open", "seal")
        assert actor.table.state.waiting == (0,)
        await client.do(client.move())
        assert clock.now() == 0
        kinds = [type(event).__name__ for event in await stored_events(actor)]
        assert kinds == ["Sealed", "Contributed", "Opened", "Revealed", "Sealed"]


@pytest.mark.parametrize(
    ("state", "person", "at"),
    [
        (play_out(table(*MIXED)), True, 5),
        (last_trick(), False, 5),
        (last_trick(), True, 13),  # he has not called his stöck, and still may
        (table(*MIXED), False, 13),
    ],
    ids=["nobody-has-a-stoeck", "bots-alone", "a-person-may-speak", "play"],
)
def test_calls_wait_for_nobody_at_a_count_before_which_no_person_may_speak(
    state: Partie, person: bool, at: float
) -> None:
    players = [registered_bot("random", seat) for seat in range(4)]
    found = Table(state.variant, [None, *players[1:]] if person else players)
    found.state = state
    pacing = Pacing(Pace(shortest=10, longest=10, after_trick=0), None)
    assert pacing.time_of(StoeckCalled(Seat(1)), found, [], begun=3, now=5) == at


async def test_a_table_waits_no_longer_than_until_something_is_due(
    tmp_path: Path, clock: Clock
) -> None:
    pace = Pace(shortest=10, longest=10)
    async with running(settings_for(tmp_path, pace, retire_seconds=60)) as server:
        ticket = await server.table()
        actor = await server.actor(ticket)
        assert actor._time_to_deadline() == 60
        async with server.seated(ticket) as client:
            assert actor._time_to_deadline() is None
            await until_a_bot_is_due(client, actor, clock)
            assert actor._time_to_deadline() == 10
            clock._now += 12
            assert actor._time_to_deadline() == -2


async def test_a_table_at_which_somebody_sits_is_not_put_away(tmp_path: Path, clock: Clock) -> None:
    async with running(settings_for(tmp_path, retire_seconds=60)) as server:
        ticket = await server.table()
        actor = await server.actor(ticket)
        async with server.seated(ticket):
            clock._now += 1000
            assert not actor._may_retire()


async def test_whose_act_it_was_is_written_down(tmp_path: Path, clock: Clock) -> None:
    """Bea's first acts are a deputy's, then a program's that takes her seat."""
    async with running(settings_for(tmp_path, away_seconds=60)) as server:
        ticket = await server.table(bots=[None, "random", "random"])
        actor = await server.actor(ticket)
        other = {"table": ticket["table"], **ticket["others"][0]}
        async with server.seated(ticket) as anna:
            await anna.play_until(lambda view: view["waiting"] == [1])
            await clock.skip(60, actor)
            await anna.play_until(lambda view: view["deal"] == 2)
            async with server.client() as bea:
                await bea.hello(other, bot=True)
                await asyncio.gather(
                    *(one.play_until(lambda view: view["deal"] == 3) for one in (anna, bea))
                )
        found: dict[int | None, set[str]] = defaultdict(set)
        for row in await rows_of(actor):
            found[row.event.get("seat")].add(row.actor)
    assert found[None] == {"table"}
    assert found[0] == {"person"}
    assert found[1] == {"deputy", "bot"}
    assert found[2] == found[3] == {"bot"}


async def test_a_fault_ends_its_table_alone_and_is_written_to_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_for(tmp_path)) as server:
        ticket, another = await server.table(), await server.table()
        actor = await server.actor(ticket)
        async with server.seated(ticket) as client, server.seated(another) as other:

            def fail(*_: object, **__: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(actor, "_answer", fail)
            await client.send({"t": "hint", "id": "h"})
            await client.socket.wait_closed()
            assert client.socket.close_code == 4004
            assert actor.task.exception() is None
            assert f"table {actor.id} is broken and closed" in caplog.text
            await other.play_until(may_play)


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("sharp", True),
        ("sharp@4s", True),
        ("sharp@5s", False),
        ("sharp@100000", True),
        ("sharp@100001", False),
    ],
)
def test_a_bot_may_have_the_whole_budget_and_no_more(name: str, fits: bool) -> None:
    assert is_affordable(name, 100_000, 4.0) is fits
