"""Programs use the lobby: open tables, and quick matches alone or as a pair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

from buur.client import (
    BotClient,
    Invitation,
    QuickMatch,
    TableFailure,
    enter_quick_match,
    join_pair,
    open_table_for_friends,
    open_tables,
    sit_at,
)
from buur.errors import ArgumentError, RulesError
from buur.server.tables import quick_match
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

_T = TypeVar("_T")


@pytest.fixture(autouse=True)
def quick_waves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have waves come soon."""
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 0.05)


async def beside(work: Callable[[], _T]) -> _T:
    """Return what a function returns in a thread beside the server."""
    return await asyncio.to_thread(work)


def listed_table(url: str) -> tuple[list[int], Invitation]:
    """Open a table, look at it in the lobby, and sit down there."""
    host, _ = open_table_for_friends(url, "schieber", name="Anna", listed=True)
    with BotClient(host):
        while not (tables := open_tables(url)):
            pass
        [table] = tables
        assert (table.rules, table.time, table.people) == ("schieber", "normal", ("Anna",))
        seat = sit_at(table, name="Bea")
        while open_tables(url)[0].free != 2:
            pass
    return [table.free], seat


async def test_a_listed_table_is_found_and_joined(server: Running) -> None:
    free, seat = await beside(lambda: listed_table(server.url.rstrip("/")))
    assert free == [3]
    assert seat.token


def find(match: QuickMatch) -> Invitation:
    """Wait for a seat."""
    return match.seat(60)


async def test_programs_are_matched_and_a_pair_sits_opposite(server: Running) -> None:
    url = server.url.rstrip("/")

    def evening() -> list[tuple[str, int]]:
        first = enter_quick_match(url, "chibre", name="Anna", pair=True)
        assert first.link is not None
        second = join_pair(first.link, name="Bea")
        others = [enter_quick_match(url, "chibre", name=name) for name in ("Carlo", "Dora")]
        with ThreadPoolExecutor(4) as threads:
            seats = [*threads.map(find, [first, second, *others])]
        found = []
        for seat in seats:
            with BotClient(seat) as client:
                found.append((seat.table, int(client.table["seat"])))
        return found

    found = await beside(evening)
    assert len({table for table, _ in found}) == 1
    assert sorted(seat for _, seat in found) == [0, 1, 2, 3]
    assert abs(found[0][1] - found[1][1]) == 2


async def test_who_finds_nobody_gives_up_in_time(server: Running) -> None:
    match = await beside(lambda: enter_quick_match(server.url.rstrip("/"), "pomme"))
    with pytest.raises(TableFailure) as caught:
        await beside(lambda: match.seat(0.3))
    assert caught.value.code == "refused"


@pytest.mark.parametrize("link", ["", "http://a/lobby", "http://a/table/k#pair=x"])
async def test_what_is_no_link_of_a_pair_is_refused(link: str) -> None:
    with pytest.raises(TableFailure) as caught:
        join_pair(link)
    assert caught.value.code == "bad-invitation"


async def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ArgumentError):
        enter_quick_match("http://localhost:1", time="short")
    with pytest.raises(RulesError):
        enter_quick_match("http://localhost:1", "nothing")
