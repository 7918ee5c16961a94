"""Programs as persons: they play boards of the day, go on with them later, and are in clubs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import pytest_asyncio

from buur.client import (
    BotClient,
    Person,
    TableFailure,
    boards_of,
    clubs_of,
    do_in_club,
    found_club,
    join_club,
    play_board,
    read_club,
    sit_in_club,
)
from buur.errors import ArgumentError
from tests.server.boards import WallClock, boards_server
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

_T = TypeVar("_T")


@pytest_asyncio.fixture(loop_scope="module")
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with bots in the field that answer at once."""
    async with boards_server(tmp_path, WallClock()) as server:
        yield server


async def beside(work: Callable[[], _T]) -> _T:
    """Return what a function returns in a thread beside the server."""
    return await asyncio.to_thread(work)


async def test_a_program_plays_a_board_of_today_and_sees_its_score(server: Running) -> None:
    def play() -> tuple[str, list[str], float | None]:
        person = Person(server.url)
        assert person.key == ""
        with BotClient(play_board(person, 3, name="Robo")) as client:
            assert client.play("random", pace=0).state.result is not None
        day = boards_of(person)
        return person.key, [board.state for board in day.boards], day.boards[2].score

    key, states, score = await beside(play)
    assert len(key) > 40
    assert states == ["new", "new", "done", *["new"] * 5]
    assert score is not None
    again = await beside(lambda: boards_of(Person(server.url, key)))
    assert again.boards[2].score == score, "the key is the person"
    assert not again.is_open
    assert again.rules in ("chibre", "schieber")
    assert any(line["own"] and line["name"] == "Robo" for line in again.lines)


async def test_a_program_that_was_killed_goes_on_with_its_board_by_its_key(server: Running) -> None:
    def play() -> int:
        person = Person(server.url)
        with BotClient(play_board(person, 1, name="Robo")):
            pass
        seat = play_board(Person(server.url, person.key), 1)
        assert seat.token == ""
        assert person.key not in str(seat) + repr(seat)
        with BotClient(seat) as client:
            return client.play("random", pace=0).state.deal.number  # type: ignore[union-attr]

    assert await beside(play) == 1


async def test_programs_found_join_and_read_a_club_and_meet_at_its_table(server: Running) -> None:
    def meet() -> tuple[str, ...]:
        anna, bea = Person(server.url), Person(server.url)
        link = found_club(anna, "Jassclub", name="Anna")
        joined = join_club(bea, link, name="Bea")
        assert (joined.role, joined.members) == ("member", ("Anna", "Bea"))
        [entry] = clubs_of(anna)
        assert (entry.title, entry.role) == ("Jassclub", "head")
        rules = [{"title": "Kurz", "name": "chibre", "options": {"target": 150}}]
        do_in_club(anna, entry.club, "rules", rules=rules)
        do_in_club(anna, entry.club, "table", rule=0)
        [table] = read_club(bea, entry.club).tables
        with BotClient(sit_in_club(bea, entry.club, table["table"])) as client:
            names = {seat["name"] for seat in client.friends()["seats"]}
        assert {"Anna", "Bea"} <= names
        return read_club(anna, entry.club).members

    assert await beside(meet) == ("Anna", "Bea")


async def test_a_club_is_read_by_its_members_alone(server: Running) -> None:
    def look() -> str:
        anna = Person(server.url)
        link = found_club(anna, "Jassclub", name="Anna")
        stranger = Person(server.url)
        with pytest.raises(TableFailure) as caught:
            read_club(stranger, clubs_of(anna)[0].club)
        with pytest.raises(TableFailure) as wrong:
            join_club(stranger, link + "x", name="Bea")
        assert wrong.value.code == "refused"
        return caught.value.code

    assert await beside(look) == "refused"


@pytest.mark.parametrize(
    "link", ["", "http://a/club/k", "http://a/club/k/l#join=x", "http://b/club/k#join=x"]
)
async def test_what_is_no_link_to_a_club_is_refused(link: str) -> None:
    with pytest.raises(TableFailure) as caught:
        join_club(Person("http://a"), link, name="Anna")
    assert caught.value.code == "bad-invitation"


async def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ArgumentError, match=r"^number is "):
        play_board(Person("http://localhost:1"), 9)
    with pytest.raises(ArgumentError, match=r"^person is "):
        boards_of("http://localhost:1")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"^key is "):
        Person("http://localhost:1", 5)  # type: ignore[arg-type]
