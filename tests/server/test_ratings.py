"""Ratings of pools: the rules of absence and of pairs, and computed once, also after a kill."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.server.settings import Settings
from buur.server.storage.rating_store import (
    StoredRating,
    pair_of,
)
from buur.server.storage.table_store import open_store
from buur.server.tables import lobby, quick_match
from buur.server.tables.pool_results import rate_partie
from buur.server.tables.ratings import Ratings
from tests.server.crashing_server import RATING_POINTS
from tests.server.harness import PATIENCE, Running, is_over, running
from tests.server.lobby import Guest, Meet, lobby_of, quick_of

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have waves wait for the test, and have changes told at once."""
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 1e6)
    monkeypatch.setattr(lobby, "SETTLING_SECONDS", 0.01)


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with lobby_of(server) as meet:
        yield meet


async def seated(meet: Meet, server: Running, pairs: bool = False) -> list[Guest]:
    """Return four people at a table of a quick match; Anna and Carlo may be a pair."""
    people = [meet(name) for name in ("Anna", "Bea", "Carlo", "Dora")]
    anna, bea, carlo, dora = people
    await anna.waits(rules="chibre", pair=pairs)
    await carlo.waits(**({"link": anna.link} if pairs else {"rules": "chibre"}))
    for one in (bea, dora):
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    await asyncio.gather(*(one.hears("matched") for one in people))
    for one in people:
        await one.take_seat()
    return people


async def never(_: Ratings) -> None:
    """Rate nothing, as if the server had been killed before."""


async def ratings_of(one: Guest) -> list[dict[str, object]]:
    answer = await one.ask("ratings")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()["ratings"]
    return found


async def is_rated(server: Running, *people: Guest) -> None:
    """Wait until a partie has been rated."""
    await server.registry.ratings.settled()
    for one in people:
        assert await ratings_of(one)


@pytest.mark.parametrize("pairs", [False, True])
async def test_a_quick_match_is_rated_when_it_is_over(
    meet: Meet, server: Running, pairs: bool
) -> None:
    people = await seated(meet, server, pairs)
    assert await ratings_of(people[0]) == []
    await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
    await is_rated(server, *people)
    found = [(await ratings_of(one))[0] for one in people]
    assert [one["pool"] for one in found] == ["chibre"] * 4
    assert [one["pair"] for one in found] == [pairs, False, pairs, False]
    assert all(one["provisional"] and one["parties"] == 1 for one in found)
    winners = {
        one.matched["seat"] % 2: rating["number"] for one, rating in zip(people, found, strict=True)
    }
    assert winners[0] != winners[1]


async def test_a_quick_match_gives_no_hints(meet: Meet, server: Running) -> None:
    for one in await seated(meet, server):
        assert one.socket.view["legal"]["hint"] is False
        assert (await one.socket.ask("hint"))["code"] == "hints-off"


async def test_a_table_for_friends_is_not_rated(meet: Meet, server: Running) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(options={"target": 200}))
    await anna.sees_names("Anna", "Bea", "", "")
    await anna.arrange("begin")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    await server.registry.ratings.settled()
    assert await ratings_of(anna) == await ratings_of(bea) == []


async def test_who_deletes_herself_has_no_ratings_any_more(meet: Meet, server: Running) -> None:
    people = await seated(meet, server, pairs=True)
    await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
    await is_rated(server, *people)
    assert (await people[0].http.delete("/api/games")).status_code == 200
    assert await ratings_of(people[2]) == [], "the pair is gone with one of its people"
    assert len(await ratings_of(people[1])) == 1


async def test_a_partie_is_rated_once_however_often_it_is_asked(settings: Settings) -> None:
    async with running(settings) as server, lobby_of(server) as meet:
        people = await seated(meet, server)
        await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
        await is_rated(server, *people)
        before = [await ratings_of(one) for one in people]
        ratings = server.registry.ratings
        table = people[0].matched["table"]
        assert await ratings.store.rate(table, rate_partie) == {}
        for _ in range(3):
            ratings.note_end()
            await ratings.settled()
        assert [await ratings_of(one) for one in people] == before


async def test_a_partie_that_was_over_before_a_kill_is_rated_at_the_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kill comes after the end is stored, and before the rating."""
    async with running(settings) as server, lobby_of(server) as meet:
        with monkeypatch.context() as broken:
            broken.setattr(Ratings, "_rate_all", never)
            people = await seated(meet, server)
            await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
            await server.registry.ratings.settled()
            assert await ratings_of(people[0]) == []
        token = people[0].token
    for _ in range(2):
        async with running(settings) as server, lobby_of(server) as meet:
            anna = meet("Anna")
            anna.http.cookies.set("buur-guest", token)
            await server.registry.ratings.settled()
            assert [one["parties"] for one in await ratings_of(anna)] == [1]


@pytest.mark.parametrize("point", RATING_POINTS)
async def test_a_server_killed_while_it_rates_a_partie_rates_it_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    async with running(settings) as server, lobby_of(server) as meet:
        with monkeypatch.context() as broken:
            broken.setattr(Ratings, "_rate_all", never)
            people = await seated(meet, server)
            await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
            await server.registry.ratings.settled()
        tokens = [one.token for one in people]
    process = await killed_at(Path(str(settings.database)), point)
    assert process == -signal.SIGKILL
    async with running(settings) as server, lobby_of(server) as meet:
        await server.registry.ratings.settled()
        for token in tokens:
            one = meet("Anna")
            one.http.cookies.set("buur-guest", token)
            assert [rating["parties"] for rating in await ratings_of(one)] == [1]


async def killed_at(database: Path, point: str) -> int:
    """Run a server that kills itself, and return its exit status."""
    command = [sys.executable, "-m", "tests.server.crashing_server", str(database), point, "1"]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT)
    async with asyncio.timeout(PATIENCE):
        return await process.wait()


async def test_a_kill_within_the_rating_leaves_nothing_half_done(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction is rolled back: neither the mark nor a rating is there."""
    async with running(settings) as server, lobby_of(server) as meet:
        with monkeypatch.context() as broken:
            broken.setattr(Ratings, "_rate_all", never)
            people = await seated(meet, server)
            await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
        store, table = server.registry.ratings.store, people[0].matched["table"]

        def killed(*_: object) -> dict[str, StoredRating]:
            raise MemoryError

        with pytest.raises(MemoryError):
            await store.rate(table, killed)
        assert await store.unrated() == (table,)
        server.registry.ratings.note_end()
        await is_rated(server, *people)
        assert await store.unrated() == ()


async def test_a_partie_that_cannot_be_rated_does_not_hold_up_the_others(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server, lobby_of(server) as meet:
        people = await seated(meet, server)
        table = people[0].matched["table"]
        damage = sa.text("update tables set scores = '\"none\"', phase = 'over' where id = :id")
        await server.registry.store.run(lambda one: one.execute(damage, {"id": table}))
        server.registry.ratings.note_end()
        await server.registry.ratings.settled()
        assert await server.registry.ratings.store.unrated() == ()
    assert "cannot be rated" in caplog.text


async def test_a_place_in_a_pool_is_by_the_conservative_number(tmp_path: Path) -> None:
    async with open_store(tmp_path / "ratings.db") as opened:
        ratings = Ratings(opened)
        known = {"sure": StoredRating(30, 2, 50), "new": StoredRating(32, 8, 10)}
        await ratings.store.write(
            "club:a", {**known, pair_of("sure", "y"): StoredRating(40, 3, 20)}
        )
        await ratings.store.write("other", {"sure": StoredRating(10, 2, 5)})
        found = [await ratings.rankings.read("club:a", one) for one in known]
        assert [[line.rank for line in one.people.lines] for one in found] == [[1], [2]]
        assert [len(one.pairs.lines) for one in found] == [1, 0]
        assert found[0].people.players == 2
        assert found[0].pairs.players == 1
        own = await ratings.store.of_guest("sure")
        assert (own[0].pool, own[0].rating.parties) == ("club:a", 50)
        assert {one.player for one in own} == {"sure", "sure+y"}
        assert [one.player for one in await ratings.store.of_guest("y")] == ["sure+y"]
        assert await ratings.store.of_guest("sure+") == ()
        assert await ratings.store.of_guest("") == ()
