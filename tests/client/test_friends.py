"""Programs make tables for friends, join them, and play again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

from buur.client import (
    BotClient,
    Invitation,
    TableFailure,
    TableInvitation,
    begin,
    join_table,
    open_table_for_friends,
    rematch,
    swap,
)
from buur.client.friends import read_table_invitation
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

_T = TypeVar("_T")
SHORT = {"target": 200}


async def beside(work: Callable[[], _T]) -> _T:
    """Return what a function returns in a thread beside the server."""
    return await asyncio.to_thread(work)


def played(invitation: Invitation) -> tuple[int, ...]:
    """Play a partie, and return its result."""
    with BotClient(invitation) as client:
        result = client.play("random", pace=0).state.result
        assert result is not None
        return tuple(result.scores)


def play_all(seats: list[Invitation]) -> set[tuple[int, ...]]:
    """Play a partie at several seats at once, and return what each of them saw as the result."""
    with ThreadPoolExecutor(len(seats)) as threads:
        return set(threads.map(played, seats))


@pytest.mark.parametrize("text", ["", "http://a/table/k#token=x", "http://a/table/k#join="])
async def test_what_invites_to_no_table_is_refused(text: str) -> None:
    with pytest.raises(TableFailure) as caught:
        join_table(text)
    assert caught.value.code == "bad-invitation"
    right = "http://localhost:8157/table/k7wq#join=a-b_c"
    assert str(read_table_invitation(right)) == right


def whole_evening(url: str) -> list[dict[str, Any]]:
    """Make a table, have others join, change places, play, and play again."""
    server = url.removesuffix("/")
    others = [None, None, "random"]
    seat, invitation = open_table_for_friends(
        server, "chibre", others, name="Anna", options=SHORT, time="long"
    )
    friends = [join_table(str(invitation), name="Bea"), join_table(invitation)]
    stages = []
    with BotClient(seat) as host:
        swap(host, 1, 2)
        stages.append(host.friends())
        begin(host, bot="random")
        stages.append(host.friends())
    assert len(play_all([seat, *friends])) == 1
    with BotClient(seat) as host, BotClient(friends[0]) as other:
        with pytest.raises(TableFailure, match="no rematch"):
            rematch(other)
        seats = [rematch(host), rematch(other)]
        assert rematch(host).table == seats[0].table
        stages.append(host.friends())
    with BotClient(seats[0]) as host:
        stages.append(host.friends())
    assert {one.table for one in seats} == {stages[2]["next"]}
    return stages


async def test_programs_meet_at_a_table(server: Running) -> None:
    gathering, playing, over, again = await beside(lambda: whole_evening(server.url))
    assert [seat["name"] for seat in gathering["seats"][:3]] == ["Anna", "", "Bea"]
    assert [one["state"] for one in (gathering, playing, over, again)] == [
        *("gathering", "playing", "over", "playing")
    ]
    assert again["time"] == "long"


async def test_a_refusal_says_why(server: Running) -> None:
    def tries(url: str) -> list[str]:
        server = url.removesuffix("/")
        seat, invitation = open_table_for_friends(server, others=["random"] * 3)
        found = []
        for attempt in (
            lambda: join_table(invitation),
            lambda: join_table(TableInvitation(server, seat.table, "x")),
            lambda: open_table_for_friends(server, others=["random"]),
        ):
            with pytest.raises(TableFailure) as caught:
                attempt()
            found.append(str(caught.value))
        with BotClient(seat) as host, pytest.raises(TableFailure) as caught:
            swap(host, 0, 5)
        return [*found, str(caught.value)]

    full, wrong, few, missing = await beside(lambda: tries(server.url))
    assert "every seat at this table is taken" in full
    assert "open no seat" in wrong
    assert "needs 3 entries" in few
    assert "no such seat" in missing
