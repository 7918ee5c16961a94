"""Free text at a table: between friends alone, where everybody wants it, and for nobody else."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from buur.server.storage.schema import FRIENDSHIPS, GUEST_SEATS
from buur.server.storage.talk_store import TalkStore
from buur.server.tables.free_text import LONGEST, shown_text
from tests.server.friends import Friend, Meet, company
from tests.server.harness import Running
from tests.server.test_talk import pair, talk
from tests.server.test_watching import gallery

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def befriend(server: Running, table: str) -> None:
    """Make the persons at a table friends of each other."""

    def work(connection: Any) -> None:
        here = GUEST_SEATS.select().where(GUEST_SEATS.c.table_id == table)
        one, other = (row.guest_id for row in connection.execute(here).all())
        row = {"guest_id": one, "friend_id": other, "state": "friends", "created": 1}
        connection.execute(FRIENDSHIPS.insert(), row)

    await server.registry.store.run(work)


async def friends(meet: Meet, server: Running) -> tuple[Friend, Friend, dict[str, Any]]:
    """Return two friends at a table, who both want free text, and the invitation."""
    anna, bea, invitation = await pair(meet)
    await befriend(server, invitation["table"])
    for one in (anna, bea):
        assert (await talk(one, "free-text", on=True))["t"] == "ok"
    return anna, bea, invitation


def consents(one: Friend) -> list[tuple[list[int], bool]]:
    """Return what somebody was told of who wants free text."""
    found = [json.loads(text) for text in one.socket.received if '"t":"free-texts"' in text]
    return [(message["wanted"], message["on"]) for message in found]


async def test_friends_who_both_want_it_say_what_they_like(meet: Meet, server: Running) -> None:
    anna, bea, _ = await friends(meet, server)
    assert (await talk(anna, "say", text="Bis \u202emorgen,\x00 Bea!"))["t"] == "ok"
    said = (await bea.socket.until("said"))["saying"]
    assert said == {"n": 1, "seat": 0, "name": "Anna", "phrase": "", "text": "Bis morgen, Bea!"}
    assert consents(bea)[-2:] == [([0], False), ([0, 1], True)]


async def test_it_is_off_until_everybody_wants_it_and_when_somebody_does_not(
    meet: Meet, server: Running
) -> None:
    anna, bea, invitation = await pair(meet)
    await befriend(server, invitation["table"])
    assert (await talk(anna, "say", text="Hoi"))["code"] == "free-text-off"
    await talk(anna, "free-text", on=True)
    assert (await talk(anna, "say", text="Hoi"))["code"] == "free-text-off"
    await talk(bea, "free-text", on=True)
    assert (await talk(anna, "say", text="Hoi"))["t"] == "ok"
    await talk(bea, "free-text", on=False)
    assert (await talk(anna, "say", text="Hoi"))["code"] == "free-text-off"
    assert (await talk(anna, "say", phrase="hello"))["t"] == "ok"


async def test_strangers_cannot_want_it(meet: Meet) -> None:
    anna, _, _ = await pair(meet)
    assert (await talk(anna, "free-text", on=True))["code"] == "not-close"


async def test_who_watches_or_comes_later_reads_no_text(meet: Meet, server: Running) -> None:
    anna, bea, invitation = await friends(meet, server)
    link = (await anna.arrange("watch", watch="after"))["watch_link"]
    async with gallery(server, {"table": invitation["table"], "token": link}) as client:
        await talk(anna, "say", text="geheim")
        await talk(anna, "say", phrase="bravo")
        assert (await client.until("said"))["saying"]["phrase"] == "bravo"
        assert not any("geheim" in text for text in client.received)
    async with gallery(server, {"table": invitation["table"], "token": link}) as client:
        assert "geheim" not in json.dumps(await client.until("talk"))
    await bea.stand_up()
    await bea.sit()
    assert "geheim" in json.dumps(await bea.socket.until("talk"))
    await anna.arrange("open", seat=1)
    carlo = meet("Carlo")
    await carlo.join(invitation)
    assert [one["phrase"] for one in (await carlo.socket.until("talk"))["said"]] == ["bravo"]
    assert (await talk(anna, "say", text="Hoi"))["code"] == "free-text-off"


async def test_a_report_has_the_texts(meet: Meet, server: Running) -> None:
    anna, bea, _ = await friends(meet, server)
    await talk(bea, "say", text="böses Wort")
    await talk(anna, "report", seat=1)
    report = (await TalkStore(server.registry.store).reports(1))[0]
    assert [one["text"] for one in report.talk] == ["böses Wort"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  a \n\t b ", "a b"),
        ("\u2066a\u2069\u200b\ufeff", "a"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("x" * LONGEST, "x" * LONGEST),
        ("🂡 Buur!", "🂡 Buur!"),
    ],
)
async def test_what_is_not_seen_is_taken_out(text: str, shown: str) -> None:
    assert shown_text(text) == shown


@pytest.mark.parametrize("text", ["\u202e\u200b", "   ", "x" * (LONGEST + 1)])
async def test_what_says_nothing_or_too_much_is_refused(
    meet: Meet, server: Running, text: str
) -> None:
    anna, _, _ = await friends(meet, server)
    assert (await talk(anna, "say", text=text))["code"] == "bad-text"
