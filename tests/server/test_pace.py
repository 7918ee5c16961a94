"""The pace of the bots at a table, which the persons present choose."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.play.model.events import Cut, StoeckCalled
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bots import registered_bot
from buur.server.settings import PACES, PaceName
from buur.server.tables.actor import TableActor
from buur.server.tables.pacing import Pacing
from tests.rules.scenario import MIXED, table
from tests.server.harness import Client, Clock, move, playing, running, settings_for, settled


@pytest_asyncio.fixture
async def client(tmp_path: Path, clock: Clock) -> AsyncIterator[Client]:
    """The only person at a table of three bots, which act at the pace of their table."""
    async with playing(settings_for(tmp_path, None)) as client:
        yield client


async def want(client: Client, pace: PaceName) -> None:
    """Choose a pace, and wait until the table knows it."""
    await client.send({"t": "pace", "pace": pace})
    await client.ping()
    await settled(client.actor)


async def until_a_bot_is_to_act(client: Client, clock: Clock) -> None:
    """Play up to the first card of a bot that follows another card."""
    while not (client.view["trick"] or {}).get("cards") or client.view["turn"] == 0:
        if act := move(client.view):
            await client.do(act)
        elif client.actor._due and client.actor._due.is_held:
            await proceed(client)
        else:
            await clock.skip(10, client.actor)
        await client.follow()


async def proceed(client: Client, version: int | None = None) -> None:
    """Let the bot act that waits since a version, by default the last one."""
    await client.send({"t": "proceed", "v": client.version if version is None else version})
    await client.send({"t": "hint", "id": "after"})
    await client.until("no", "hint")
    await settled(client.actor)


def due(actor: TableActor) -> float | None:
    """Return when the next event happens."""
    assert actor._due is not None
    return actor._due.at


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
async def test_bots_act_at_the_pace_of_the_only_person(
    client: Client, clock: Clock, pace: PaceName
) -> None:
    await until_a_bot_is_to_act(client, clock)
    await want(client, pace)
    assert due(client.actor) == pytest.approx(clock.now(), abs=PACES[pace].longest)
    version, delays = client.version, PACES[pace]
    await clock.skip(delays.shortest * 0.9, client.actor)
    assert client.actor.table.version == version
    await clock.skip(delays.longest - delays.shortest * 0.9, client.actor)
    assert client.actor.table.version == version + 1


def test_a_deal_is_fast_slow_or_between() -> None:
    slow, normal, fast = (PACES[pace] for pace in ("slow", "normal", "fast"))
    assert (fast.shortest, fast.longest) == (0.1, 0.2)
    assert fast.longest < normal.shortest
    assert normal.longest < slow.shortest
    assert fast.after_trick < normal.after_trick < slow.after_trick


async def test_a_hello_may_name_the_pace(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, None)) as server:
        ticket = await server.table()
        actor = await server.actor(ticket)
        for said, known in (("slow", "slow"), (None, "slow"), ("fast", "fast")):
            async with server.client() as client:
                await client.hello(ticket, pace=said)
                assert actor._pacing.wanted == actor.seating.pace == known
            await settled(actor)


async def test_at_a_tap_each_bot_waits_for_the_person(client: Client, clock: Clock) -> None:
    await until_a_bot_is_to_act(client, clock)
    await want(client, "tap")
    actor, version = client.actor, client.version
    await clock.skip(1000, actor)
    assert actor.table.version == version
    await proceed(client)
    await client.follow()
    assert actor.table.version == client.version == version + 1


async def test_the_table_says_which_version_waits(client: Client, clock: Clock) -> None:
    await until_a_bot_is_to_act(client, clock)
    await client.send({"t": "pace", "pace": "tap"})
    assert await client.until("held") == {"t": "held", "v": client.version}
    for _ in range(2):
        await client.hello(client.ticket)
        assert await client.until("held") == {"t": "held", "v": client.version}


async def test_a_tap_for_an_earlier_version_lets_nothing_happen(
    client: Client, clock: Clock
) -> None:
    await until_a_bot_is_to_act(client, clock)
    await want(client, "tap")
    version = client.version
    for other in (version - 1, version + 1):
        await proceed(client, other)
        assert client.actor.table.version == version


async def test_another_pace_ends_the_wait(client: Client, clock: Clock) -> None:
    await until_a_bot_is_to_act(client, clock)
    await want(client, "tap")
    version = client.version
    await want(client, "fast")
    await clock.skip(PACES["fast"].longest, client.actor)
    assert client.actor.table.version == version + 1


@pytest.mark.parametrize(
    ("wanted", "pace"),
    [
        (("fast", "fast"), "fast"),
        (("tap", "tap"), "tap"),
        (("fast", "tap"), "normal"),
        (("fast", "normal"), "normal"),
        (("tap", "normal"), "normal"),
        (("slow", "normal"), "slow"),
        (("slow", "fast"), "slow"),
    ],
)
async def test_persons_who_disagree_have_the_slower_pace(
    tmp_path: Path, wanted: tuple[PaceName, PaceName], pace: PaceName
) -> None:
    async with running(settings_for(tmp_path, None)) as server:
        ticket = await server.table(bots=[None, "random", "random"])
        other = {"table": ticket["table"], **ticket["others"][0]}
        actor = await server.actor(ticket)
        async with server.client() as anna:
            await anna.hello(ticket, pace=wanted[0])
            assert actor._pacing.wanted == wanted[0]
            async with server.client() as bea:
                await bea.hello(other, pace=wanted[1])
                assert actor._pacing.wanted == pace
            await anna.until("seats")
            await anna.until("seats")
            assert actor._pacing.wanted == wanted[0]


async def test_a_program_wants_no_pace(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, None)) as server:
        ticket = await server.table()
        actor = await server.actor(ticket)
        async with server.client() as client:
            await client.hello(ticket, bot=True, pace="tap")
            assert actor._pacing.wanted == "normal"


async def test_who_only_looks_on_chooses_no_pace_and_lets_nothing_happen(
    tmp_path: Path, clock: Clock
) -> None:
    async with running(settings_for(tmp_path, None)) as server:
        ticket = await server.table()
        async with server.seated(ticket) as onlooker, server.seated(ticket) as client:
            await onlooker.until("replaced")
            await until_a_bot_is_to_act(client, clock)
            await want(client, "tap")
            await onlooker.send({"t": "pace", "pace": "fast"})
            await onlooker.send({"t": "proceed", "v": client.version})
            await onlooker.send({"t": "hint", "id": "after"})
            assert (await onlooker.until("no"))["code"] == "replaced"
            await clock.skip(1000, client.actor)
            assert client.actor.table.version == client.version
            assert client.actor._pacing.wanted == "tap"


@pytest.mark.parametrize("message", [{"t": "pace", "pace": "fast"}, {"t": "proceed", "v": 0}])
async def test_there_is_no_pace_without_a_seat(tmp_path: Path, message: dict[str, Any]) -> None:
    async with running(settings_for(tmp_path)) as server, server.client() as client:
        await client.send(message)
        error = await client.until("error")
        assert error["error"]["code"] == "no-hello"


def at_play(*players: Bot | None) -> Table:
    """Return a table where seat 0 leads the first trick."""
    state = table(*MIXED)
    found = Table(state.variant, players)
    found.state = state
    return found


def test_at_a_tap_only_acts_on_turn_wait() -> None:
    bots = [registered_bot("random", seat) for seat in range(4)]
    pacing = Pacing(None, None)
    pacing.wanted = "tap"
    seats = [Seat(seat) for seat in range(4)]
    found = at_play(*bots)
    assert found.state.waiting == (0,)

    def time_of(event: StoeckCalled | Cut, people: list[Seat]) -> float | None:
        return pacing.time_of(event, found, people, begun=3, now=5)

    assert time_of(StoeckCalled(Seat(1)), seats[1:]) is None
    for event, people in ((StoeckCalled(Seat(1)), seats[:1]), (Cut(Seat(1), 5), seats[1:])):
        at = time_of(event, people)
        assert at is not None
        assert at > 3
