"""Programs watch a table for friends, and say phrases."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from buur.client import BotClient, TableFailure, Watcher, WatchLink, begin, open_table_for_friends
from buur.client.watching import read_watch_link
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

_T = TypeVar("_T")
SHORT = {"target": 200}


async def beside(work: Callable[[], _T]) -> _T:
    """Return what a function returns in a thread beside the server."""
    return await asyncio.to_thread(work)


@pytest.mark.parametrize(
    "text",
    ["", "http://a/watch/k", "http://a/watch/#t", "http://a/table/k#t", "http://a/watch/k/l#t"],
)
async def test_what_is_no_link_to_watch_is_refused(text: str) -> None:
    with pytest.raises(TableFailure) as caught:
        read_watch_link(text)
    assert caught.value.code == "bad-invitation"
    assert str(read_watch_link("http://a/watch/k7wq#a-b_c")) == "http://a/watch/k7wq#a-b_c"


def watched(url: str) -> dict[str, Any]:
    """Play a partie that a program watches, and return what it saw."""
    seat, _ = open_table_for_friends(url, "chibre", ["random"] * 3, options=SHORT)
    with BotClient(seat) as host:
        answer = host.arrange("watch", watch="after")
        link = WatchLink(url.rstrip("/"), seat.table, answer["watch_link"])
        with Watcher(str(link)) as watcher:
            host.say("hello")
            begin(host, bot="random")
            result = host.play("random", pace=0).state.result
            events = [event["e"] for event in watcher.events()]
            steps = watcher.deal(1)
            with pytest.raises(TableFailure) as caught:
                watcher.deal(99)
            return {
                "events": events,
                "table": watcher.table,
                "steps": steps,
                "result": result,
                "said": host.heard(),
                "missing": caught.value.code,
            }


async def test_a_program_watches_a_partie_and_says_a_phrase(server: Running) -> None:
    seen = await beside(lambda: watched(server.url))
    assert seen["events"].count("counted") >= 1
    assert seen["table"]["hand"] == []
    assert tuple(seen["table"]["result"]["scores"]) == tuple(seen["result"].scores)
    assert len(seen["steps"][0]["view"]["hands"]) == 4
    assert [one["phrase"] for one in seen["said"]] == ["hello"]
    assert seen["missing"] == "refused"


def refused(url: str) -> list[str]:
    """Return the codes with which phrases and links are refused."""
    seat, _ = open_table_for_friends(url, "chibre", ["random"] * 3)
    codes = []
    with BotClient(seat) as host:
        with pytest.raises(TableFailure) as caught:
            host.say("ich habe den Buur")
        codes.append(caught.value.code)
        with pytest.raises(TableFailure) as caught:
            Watcher(WatchLink(url.rstrip("/"), seat.table, "wrong"), patience=0)
        codes.append(caught.value.code)
    return codes


async def test_a_wrong_phrase_and_a_wrong_link_are_failures(server: Running) -> None:
    assert await beside(lambda: refused(server.url)) == ["refused", "no-seat"]
