"""Parties that their players, or the host for those who watch, show to others by a link."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from buur.notation import loads, verify
from buur.server.storage.replay_link_store import MOST_LINKS
from tests.server.friends import Meet, company
from tests.server.harness import Running, may_play
from tests.server.test_watching import watched
from tests.server.visitors import SHORT, Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG = {"target": 2000}


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def finished(anna: Visitor) -> dict[str, Any]:
    """Return the link to a finished partie."""
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)
    response = await anna.http.post(f"/api/games/{ticket['table']}/link", json={})
    assert response.status_code == 200, response.text
    link: dict[str, Any] = response.json()
    return link


async def ask(one: Visitor, link: dict[str, Any], path: str = "", **more: Any) -> Any:
    """Return the answer to a request with a link."""
    return await one.http.post(f"/api/replays{path}", json=link | more)


async def test_a_link_shows_a_finished_partie_without_a_cookie(
    anna: Visitor, beat: Visitor
) -> None:
    link = await finished(anna)
    own = (await anna.http.get(f"/api/games/{link['table']}")).json()
    shown = (await ask(beat, link)).json()
    assert shown["game"] == own["game"] | {"result": None}
    assert shown["deals"] == own["deals"]
    assert shown["rules"] == own["rules"]
    steps = (await ask(beat, link, "/deal", deal=1)).json()
    assert steps == (await anna.http.get(f"/api/games/{link['table']}/deals/1")).json()
    record = await ask(beat, link, "/record")
    assert record.text == (await anna.http.get(f"/api/games/{link['table']}/record.jass")).text
    assert "attachment" in record.headers["content-disposition"]
    assert verify(loads((await ask(beat, link, "/record", format="jsonl")).text)).is_ok
    assert "set-cookie" not in record.headers


async def test_only_who_played_makes_links_and_only_to_a_finished_partie(
    anna: Visitor, beat: Visitor
) -> None:
    link = await finished(anna)
    other = await beat.http.post(f"/api/games/{link['table']}/link", json={})
    assert error_code(other) == (404, "no-game")
    ticket = await anna.table(options=LONG)
    await anna.play(ticket, may_play)
    early = await anna.http.post(f"/api/games/{ticket['table']}/link", json={})
    assert error_code(early) == (409, "not-over")


@pytest.mark.parametrize("path", ["", "/deal", "/record"])
async def test_a_wrong_link_and_an_unknown_table_are_answered_alike(
    anna: Visitor, beat: Visitor, path: str
) -> None:
    link = await finished(anna)
    more = {"deal": 1} if path == "/deal" else {}
    answers = [
        await ask(beat, link | wrong, path, **more)
        for wrong in ({"token": "a" * 32}, {"table": "unknown"})
    ]
    assert {error_code(one) for one in answers} == {(404, "no-replay")}
    assert answers[0].json() == answers[1].json()


async def test_a_link_shows_nothing_once_it_is_taken_back_or_the_partie_is_removed(
    anna: Visitor, beat: Visitor
) -> None:
    link = await finished(anna)
    assert (await anna.http.delete(f"/api/games/{link['table']}/link")).status_code == 200
    assert error_code(await ask(beat, link)) == (404, "no-replay")
    link = await finished(anna)
    assert (await ask(beat, link)).status_code == 200
    await anna.http.delete(f"/api/games/{link['table']}")
    assert error_code(await ask(beat, link)) == (404, "no-replay")


async def test_the_number_of_links_is_bounded(anna: Visitor, beat: Visitor) -> None:
    first = await finished(anna)
    path = f"/api/games/{first['table']}/link"
    links = [(await anna.http.post(path, json={})).json() for _ in range(MOST_LINKS)]
    assert (await ask(beat, links[-1])).status_code == 200
    shown = [(await ask(beat, link)).status_code for link in [first, *links]]
    assert shown.count(200) == MOST_LINKS


@pytest.mark.parametrize(("watch", "shown"), [("after", 1), ("late", 0)])
async def test_watchers_see_the_hands_of_a_deal_when_the_host_wants_it(
    meet: Meet, beat: Visitor, watch: str, shown: int
) -> None:
    anna, link = await watched(meet, watch)
    await anna.arrange("begin", bot="random")
    await anna.socket.play_until(lambda view: view["counted"] == 1 and may_play(view))
    codes = [await ask(beat, link, "/deal", deal=deal) for deal in (1, 2, 3)]
    assert [one.status_code for one in codes].count(200) == shown
    assert {error_code(one) for one in codes[shown:]} == {(404, "no-deal")}
    assert len((await ask(beat, link)).json()["deals"]) == 1
    assert error_code(await ask(beat, link, "/record")) == (409, "not-over")
    assert error_code(await ask(anna, link)) == (403, "plays-here")
    await anna.socket.play_until(lambda view: bool(view["result"]))
    last = anna.socket.view["counted"]
    assert (await ask(beat, link, "/deal", deal=last)).status_code == 200
    assert verify(loads((await ask(beat, link, "/record")).text)).is_ok
    assert "hand" in json.dumps((await ask(anna, link, "/deal", deal=1)).json())
