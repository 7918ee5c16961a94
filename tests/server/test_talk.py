"""Talk at a table: who hears it, how often, and when nobody speaks."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from buur.play.queries.speech import demands_silence, may_speak
from buur.server.settings import Rate
from buur.server.storage.schema import MUTES, REPORTS
from buur.server.storage.talk_store import MOST_REPORTS, TalkStore
from buur.server.tables.sliding_window import SlidingWindow
from buur.server.tables.talk import REMEMBERED, SAYINGS, WISHES
from buur.server.tables.talk import REPORTS as REPORT_LIMIT
from buur.server.wire.phrases import GROUPS, PHRASES, REACTIONS
from buur.variants.registry import PRESETS, variant
from tests.server.friends import Friend, Meet, company
from tests.server.harness import PLENTY, Clock, Running, is_over, may_play, running, settings_for
from tests.server.test_watching import gallery

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def pair(meet: Meet, **wanted: Any) -> tuple[Friend, Friend, dict[str, Any]]:
    """Return two people at a table with two bots, and the invitation."""
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(**({"bots": [None, "random", "random"]} | wanted))
    await bea.join(invitation)
    await anna.sees_kinds("person", "person", "bot", "bot")
    return anna, bea, invitation


async def talk(one: Friend, kind: str, **more: Any) -> dict[str, Any]:
    """Send a message about talk and return the answer."""
    command = f"s{len(one.socket.received)}-{kind}-{more}"[:64]
    await one.socket.send({"t": kind, "id": command, **more})
    while True:
        message = await one.socket.until("ok", "no", "muted", "error")
        if message.get("id") == command:
            return message


def heard(one: Friend) -> list[tuple[int, str]]:
    """Return what somebody was told that others said, by seat."""
    found = [json.loads(text) for text in one.socket.received if '"t":"said"' in text]
    return [(message["saying"]["seat"], message["saying"]["phrase"]) for message in found]


async def test_everybody_at_the_table_hears_what_is_said(meet: Meet, server: Running) -> None:
    anna, bea, invitation = await pair(meet)
    link = (await anna.arrange("watch", watch="after"))["watch_link"]
    async with gallery(server, {"table": invitation["table"], "token": link}) as client:
        assert (await talk(anna, "say", phrase="hello"))["t"] == "ok"
        said = await bea.socket.until("said")
        assert said["saying"] == {"n": 1, "seat": 0, "name": "Anna", "phrase": "hello"}
        assert (await client.until("said")) == said
        assert heard(anna) == [(0, "hello")]


async def test_who_comes_later_is_told_what_was_said(meet: Meet) -> None:
    anna, bea, _ = await pair(meet)
    for phrase in ("hello", "smile"):
        await talk(anna, "say", phrase=phrase)
    await bea.stand_up()
    await bea.sit()
    told = await bea.socket.until("talk")
    assert [one["phrase"] for one in told["said"]] == ["hello", "smile"]
    assert (told["may"], told["muted"]) == (True, [])


@pytest.mark.parametrize("phrase", ["ich habe den Buur", "", "HELLO", "\u202e"])
async def test_nothing_but_phrases_is_said(meet: Meet, phrase: str) -> None:
    anna, bea, _ = await pair(meet)
    assert (await talk(anna, "say", phrase=phrase))["code"] == "no-phrase"
    await bea.socket.ping()
    assert heard(bea) == []


async def test_a_saying_that_is_sent_again_is_said_once(meet: Meet) -> None:
    anna, bea, _ = await pair(meet)
    for _ in range(3):
        await anna.socket.send({"t": "say", "id": "s1", "phrase": "bravo"})
        assert (await anna.socket.until("ok"))["id"] == "s1"
    await bea.socket.until("said")
    await bea.socket.ping()
    assert heard(bea) == [(0, "bravo")]


async def test_who_says_too_much_at_once_has_to_wait(settings: Any, clock: Clock) -> None:
    async with running(settings) as server, company(server) as meet:
        anna, bea, _ = await pair(meet)
        answers = [await talk(anna, "say", phrase=one) for one in sorted(PHRASES)[:9]]
        codes = [answer.get("code", "ok") for answer in answers]
        assert codes == ["ok"] * SAYINGS.most + ["too-fast"] * (9 - SAYINGS.most)
        await clock.skip(SAYINGS.seconds, anna.socket.actor)
        assert (await talk(anna, "say", phrase="sorry"))["t"] == "ok"
        await bea.stand_up()
        await bea.sit()
        assert (await talk(bea, "say", phrase="hello"))["t"] == "ok", "each has an own limit"


async def test_a_new_connection_does_not_reset_the_limit(settings: Any, clock: Clock) -> None:
    async with running(settings) as server, company(server) as meet:
        anna, _, _ = await pair(meet)
        for phrase in sorted(PHRASES)[: SAYINGS.most]:
            await talk(anna, "say", phrase=phrase)
        await anna.stand_up()
        await anna.sit()
        assert (await talk(anna, "say", phrase="sorry"))["code"] == "too-fast"
        await clock.skip(0, anna.socket.actor)


async def test_a_table_remembers_the_last_sayings(settings: Any, clock: Clock) -> None:
    async with running(settings) as server, company(server) as meet:
        anna, bea, _ = await pair(meet)
        for _ in range(REMEMBERED + 3):
            await talk(anna, "say", phrase="hello")
            await clock.skip(SAYINGS.seconds, anna.socket.actor)
        await bea.stand_up()
        await bea.sit()
        told = await bea.socket.until("talk")
        assert [one["n"] for one in told["said"]] == [*range(4, REMEMBERED + 4)]


@pytest.mark.parametrize(
    ("rules", "options", "is_silent"),
    [
        ("schieber", {}, True),
        ("chibre", {}, False),
        ("chibre", {"silence": "no_penalty"}, True),
        ("schieber", {"silence": "unstated"}, False),
    ],
)
async def test_where_the_rules_demand_silence_nobody_talks_during_a_deal(
    meet: Meet, rules: str, options: dict[str, Any], is_silent: bool
) -> None:
    anna, bea, _ = await pair(meet, rules=rules, options=options | {"target": 500})
    assert (await talk(anna, "say", phrase="hello"))["t"] == "ok"
    await anna.arrange("begin", bot="random")
    both = asyncio.gather(*(one.socket.play_until(may_play) for one in (bea,)))
    await anna.socket.play_until(lambda view: view["trick"] is not None or may_play(view))
    both.cancel()
    answer = await talk(anna, "say", phrase="bravo")
    assert answer.get("code", "ok") == ("silence" if is_silent else "ok")
    speech = [json.loads(text)["may"] for text in anna.socket.received if '"t":"speech"' in text]
    assert speech == ([False] if is_silent else [])


async def test_rules_that_demand_silence_are_those_of_the_documents() -> None:
    silent = {name for name in PRESETS if demands_silence(variant(name))}
    assert silent == {"reglement-1993", "tournoi-2006", "match-aux-cartes", "schieber"}


async def test_talk_is_on_again_between_two_deals(meet: Meet) -> None:
    anna, bea, _ = await pair(meet, rules="schieber", options={"target": 500})
    await anna.arrange("begin", bot="random")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    speech = [json.loads(text)["may"] for text in anna.socket.received if '"t":"speech"' in text]
    assert speech[:2] == [False, True]
    if not speech[-1]:
        assert (await anna.socket.until("speech"))["may"]
    assert (await talk(anna, "say", phrase="nice-partie"))["t"] == "ok"
    assert may_speak(anna.socket.actor.table.state)


async def test_who_is_muted_is_heard_no_more_and_learns_nothing_of_it(meet: Meet) -> None:
    anna, bea, _ = await pair(meet)
    await talk(bea, "say", phrase="hello")
    assert (await talk(anna, "mute", seat=1))["seats"] == [1]
    assert (await talk(bea, "say", phrase="bravo"))["t"] == "ok"
    await anna.socket.ping()
    assert heard(anna) == [(1, "hello")]
    assert not any("muted" in text for text in bea.socket.received if '"t":"talk"' not in text)
    await anna.stand_up()
    await anna.sit()
    told = await anna.socket.until("talk")
    assert (told["said"], told["muted"]) == ([], [1])
    assert (await talk(anna, "mute", seat=1, on=False))["seats"] == []
    await talk(bea, "say", phrase="sorry")
    await anna.socket.until("said")


async def test_mutes_have_a_limit(meet: Meet) -> None:
    anna, _, _ = await pair(meet)
    answers = [await talk(anna, "mute", seat=1, on=bool(n % 2)) for n in range(WISHES.most + 1)]
    assert [answer["t"] for answer in answers] == ["muted"] * WISHES.most + ["no"]
    assert answers[-1]["code"] == "too-fast"


async def test_a_mute_holds_at_other_tables_of_the_same_people(meet: Meet) -> None:
    anna, bea, _ = await pair(meet)
    await talk(anna, "mute", seat=1)
    invitation = await bea.host(bots=[None, "random", "random"])
    await anna.join(invitation)
    assert (await anna.socket.until("talk"))["muted"] == [0]
    await talk(bea, "say", phrase="hello")
    await anna.socket.ping()
    assert heard(anna) == []


async def test_a_mute_ends_when_the_seat_gets_another_person(meet: Meet) -> None:
    anna, bea, invitation = await pair(meet)
    await talk(anna, "mute", seat=1)
    await anna.arrange("open", seat=1)
    carlo = meet("Carlo")
    await carlo.join(invitation)
    await talk(carlo, "say", phrase="hello")
    await anna.socket.until("said")
    assert heard(anna) == [(1, "hello")]
    assert await bea.is_put_out() == 4005


async def test_a_report_is_stored_for_the_operator_alone(meet: Meet, server: Running) -> None:
    anna, bea, invitation = await pair(meet)
    await talk(bea, "say", phrase="bad-luck")
    assert (await talk(anna, "report", seat=1))["t"] == "ok"
    store = TalkStore(server.registry.store)
    report = (await store.reports(1))[0]
    assert report.table == invitation["table"]
    assert (report.reporter_seat, report.reported_seat, report.reported_name) == (0, 1, "Bea")
    assert len({report.reporter, report.reported, None}) == 3
    assert report.talk == [{"n": 1, "seat": 1, "phrase": "bad-luck"}]
    await bea.socket.ping()
    assert not any("report" in text for text in bea.socket.received)
    codes = [(await talk(anna, "report", seat=1)).get("code", "ok") for _ in range(4)]
    assert codes == ["ok"] * (REPORT_LIMIT.most - 1) + ["too-many-reports"] * 2


@pytest.mark.parametrize("kind", ["mute", "report"])
@pytest.mark.parametrize("seat", [0, 2, 5])
async def test_only_another_person_is_muted_or_reported(meet: Meet, kind: str, seat: int) -> None:
    anna, _, _ = await pair(meet)
    assert (await talk(anna, kind, seat=seat))["code"] == "bad-seat"


async def test_a_guest_that_is_deleted_leaves_no_mute_and_no_name_in_a_report(
    meet: Meet, server: Running
) -> None:
    anna, bea, _ = await pair(meet)
    await talk(anna, "mute", seat=1)
    await talk(anna, "report", seat=1)
    await bea.http.delete("/api/games")
    report = (await TalkStore(server.registry.store).reports(1))[0]
    assert (report.reported, report.reported_name) == (None, "")
    await anna.http.delete("/api/games")
    report = (await TalkStore(server.registry.store).reports(1))[0]
    assert report.reporter is None
    rows = await server.registry.store.run(
        lambda connection: connection.execute(MUTES.select()).all()
    )
    assert all(report.reporter not in row for row in rows)


async def test_old_reports_are_deleted(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, company(server) as meet:
        anna, _, _ = await pair(meet)
        row = {
            "created": 0,
            "table_id": "a",
            "version": 1,
            "reporter_seat": 0,
            "reported_seat": 1,
            "reported_name": "",
            "talk": [],
        }
        await server.registry.store.run(
            lambda connection: connection.execute(REPORTS.insert(), row)
        )
        await talk(anna, "report", seat=1)
        reports = await TalkStore(server.registry.store).reports(MOST_REPORTS)
        assert len(reports) == 1


async def test_reports_have_a_limit_by_address(tmp_path: Path) -> None:
    limits = replace(PLENTY, reports=Rate(per_second=1 / 300, burst=2))
    async with running(settings_for(tmp_path, limits=limits)) as server, company(server) as meet:
        anna, bea, _ = await pair(meet)
        answers = [await talk(anna, "report", seat=1), await talk(bea, "report", seat=0)]
        assert [answer["t"] for answer in answers] == ["ok", "ok"]
        refused = await talk(anna, "report", seat=1)
        assert refused["error"]["code"] == "too-many-reports"


async def test_at_a_table_with_bots_alone_nobody_talks(server: Running) -> None:
    async with server.playing() as client:
        await client.send({"t": "say", "id": "s1", "phrase": "hello"})
        assert (await client.until("no"))["code"] == "not-friends"


async def test_a_window_forgets_what_is_long_ago() -> None:
    window = SlidingWindow(SAYINGS)
    assert [window.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert not window.take(SAYINGS.seconds - 0.1)
    assert window.take(SAYINGS.seconds)


async def test_phrases_are_few_and_distinct() -> None:
    ids = [one for group in GROUPS.values() for one in group]
    assert len(ids) == len(set(ids)) == 24
    assert len(PHRASES) == len(ids) + len(REACTIONS) == 32
