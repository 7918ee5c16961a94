"""Commands over a connection that breaks: each has one answer, and no event is lost."""

import contextlib
import json
from typing import Any

import pytest

from buur.play.model.events import Played
from tests.server.harness import Client, Running, eventually, is_over, may_play, stored_events

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_whole_partie(server: Running) -> None:
    async with server.playing(bots=["steady", "random", "steady"]) as client:
        await client.play_until(is_over)
        view = client.view
    assert view["result"]["winner"] in (0, 1)
    assert max(view["scores"]) >= 1000 or view["result"]["reason"] == "wrong-claim"
    for deal in view["deals"][:-1]:
        assert sum(deal["cards"]) + sum(deal["last_trick"]) == 157
        assert sum(deal["tricks"]) == 9


async def test_the_same_id_has_the_same_answer(server: Running, client: Client) -> None:
    await client.play_until(may_play)
    act = client.move()
    first = await client.do(act, "same")
    again = await client.do(act, "same")
    other = await client.do({"e": "pushed"}, "same")
    assert first["t"] == "ok"
    assert first == again == other
    actor = await server.actor(client.ticket)
    mine = [
        event
        for event in await stored_events(actor)
        if isinstance(event, Played) and event.seat == 0
    ]
    assert len(mine) == 1


async def test_a_refusal_is_repeated_even_when_the_act_would_be_legal_now(client: Client) -> None:
    await client.play_until(lambda view: bool(view["legal"]["contribute"]))
    refused = await client.do({"e": "chosen", "contract": "trump:S"}, "early")
    await client.play_until(may_play)
    assert await client.do({"e": "chosen", "contract": "trump:S"}, "early") == refused
    assert refused["t"] == "no"
    assert refused["code"] == "wrong-phase"


async def test_answers_survive_a_reconnection(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as client:
        await client.play_until(may_play)
        act = client.move()
        await client.send({"t": "do", "id": "lost", "act": act})
        before = client.version
    async with server.seated(ticket, since=before) as client:
        answer = await client.do(act, "lost")
        assert answer["t"] == "ok"
        assert await client.do(act, "lost") == answer


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({}, "bad-act"),
        ({"e": []}, "bad-act"),
        ({"e": "sealed", "digest": "00"}, "bad-act"),
        ({"e": "dealt", "hands": [[], [], [], []]}, "bad-act"),
        ({"e": "played", "card": "XX"}, "bad-act"),
        ({"e": "played", "card": "SA", "seat": 1}, "bad-act"),
        ({"e": "played", "card": "SA", "surplus": 1}, "bad-act"),
        ({"e": "cut", "at": 10**40}, "bad-act"),
        ({"e": "counted"}, "wrong-phase"),
        ({"e": "counted", "seat": 0}, "bad-act"),
        ({"e": "insisted", "insist": True}, "wrong-phase"),
    ],
)
async def test_impossible_acts_are_refused(client: Client, act: dict[str, Any], code: str) -> None:
    await client.play_until(may_play)
    version = client.version
    answer = await client.do(act)
    assert (answer["t"], answer["code"], answer["v"]) == ("no", code, version)


async def test_a_card_that_may_not_be_played_has_its_reason(client: Client) -> None:
    await client.play_until(lambda view: bool(view["legal"]["why"]))
    card, reason = next(iter(client.view["legal"]["why"].items()))
    answer = await client.do({"e": "played", "card": card})
    assert answer["code"] == reason
    assert card in client.view["hand"]


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    '"do"',
    "{}",
    '{"t":"dance"}',
    '{"t":"do"}',
    '{"t":"do","id":7,"act":{}}',
    '{"t":"do","id":"","act":{}}',
    '{"t":"do","id":"x","act":[]}',
    '{"t":"do","id":"x","act":{},"more":1}',
    '{"t":"do","id":"x","act":{"e":' + '{"a":' * 600 + "1" + "}" * 601 + "}",
    '{"t":"do","id":"x","act":{"e":' + "[" * 600 + "]" * 600 + "}}",
    '{"t":"hello","protocol":2,"table":"x","token":"y","since":-1}',
    "[" * 4000,
    '{"t":"ping","x":"\\ud800"}',
]


async def test_garbage_is_answered_and_nothing_is_lost(client: Client) -> None:
    await client.play_until(may_play)
    for text in GARBAGE:
        await client.socket.send(text)
        assert (await client.until("error"))["error"]["code"] == "bad-message", text
    assert (await client.do(client.move()))["t"] == "ok"


async def test_an_unreadable_command_is_answered_by_its_id(client: Client) -> None:
    await client.socket.send('{"t":"do","id":"c9","act":3}')
    assert (await client.until("error"))["id"] == "c9"


async def test_an_oversized_frame_is_answered_and_nothing_is_lost(client: Client) -> None:
    await client.play_until(may_play)
    for size in (4097, 60_000):
        await client.socket.send('{"t":"do","id":"big","act":{"e":"' + "x" * size + '"}}')
        assert (await client.until("error"))["error"]["code"] == "too-large"
        await client.socket.send(b'{"t":"ping"}')
        assert (await client.until("error"))["error"]["code"] == "bad-message"
    assert (await client.do(client.move()))["t"] == "ok"


async def test_a_gap_is_filled_with_the_events_that_were_missed(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as client:
        since = client.version
        await client.play_until(may_play)
        seen = {
            message["v"]: message["event"]
            for message in map(json.loads, client.received)
            if message["t"] == "event"
        }
        version = client.version
    welcome = await server.hello(ticket, since)
    assert welcome["v"] == version
    assert not welcome["snapshot"]
    missed = {entry["v"]: entry["event"] for entry in welcome["events"]}
    assert missed == seen
    assert missed


@pytest.mark.parametrize("since", [None, 10_000])
async def test_without_a_version_in_common_the_table_is_shown_afresh(
    server: Running, since: int | None
) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as client:
        await client.play_until(lambda view: view["deal"] == 2 and may_play(view))
        version, view = client.version, client.view
    welcome = await server.hello(ticket, since)
    assert welcome["snapshot"]
    assert welcome["view"] == view
    versions = [entry["v"] for entry in welcome["events"]]
    assert versions == list(range(versions[0], version + 1))
    assert welcome["events"][0]["event"]["e"] == "sealed"


async def test_a_snapshot_names_no_card_of_a_trick_that_lies_turned(server: Running) -> None:
    """§9.1 R7: who comes back looks at no more than the others."""
    ticket = await server.table()
    async with server.seated(ticket) as client:
        await client.play_until(lambda view: sum(view["taken"]) == 3 and may_play(view))
        view = client.view
    welcome = await server.hello(ticket, None)
    cards = [told["event"]["card"] for told in welcome["events"] if told["event"]["e"] == "played"]
    lying = [card for card, _ in view["trick"]["cards"]]
    seen = lying or [card for card, _ in view["last"]["cards"]]
    assert cards == [None] * (12 + len(lying) - len(seen)) + seen


async def test_a_long_gap_is_a_snapshot(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as client:
        await client.play_until(lambda view: view["deal"] == 3)
    welcome = await server.hello(ticket, 1)
    assert welcome["snapshot"]


async def test_two_tabs_the_second_takes_the_seat(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as first, server.seated(ticket) as second:
        await first.until("replaced")
        await second.play_until(may_play)
        act = second.move()
        refused = await first.do(act)
        assert (refused["t"], refused["code"]) == ("no", "replaced")
        assert (await second.do(act))["t"] == "ok"
        while first.version < second.version:  # the first goes on looking
            await first.until("event")
        assert first.view == second.view
        assert (await first.hello(ticket))["t"] == "welcome"
        await second.until("replaced")


async def test_more_tabs_than_may_look_on_are_closed(server: Running) -> None:
    ticket = await server.table()
    async with contextlib.AsyncExitStack() as tabs:
        first, *_ = [await tabs.enter_async_context(server.seated(ticket)) for _ in range(5)]
        await first.socket.wait_closed()
        assert first.socket.close_code == 4002


@pytest.mark.parametrize("wrong", ["table", "token"])
async def test_a_wrong_ticket_opens_nothing(server: Running, wrong: str) -> None:
    ticket = await server.table() | {wrong: "wrong"}
    async with server.client() as client:
        answer = await client.hello(ticket)
        assert answer["error"]["code"] == "no-seat"
        await client.socket.wait_closed()
        assert client.socket.close_code == 1008


@pytest.mark.parametrize(
    "message", [{"t": "do", "act": {"e": "pushed"}}, {"t": "hint"}, {"t": "look"}]
)
async def test_a_request_needs_a_hello(server: Running, message: dict[str, Any]) -> None:
    async with server.client() as client:
        await client.send(message | {"id": "c1"})
        answer = await client.next()
        assert (answer["id"], answer["error"]["code"]) == ("c1", "no-hello")
        assert (await client.ping())["t"] == "pong"


async def test_who_says_hello_again_was_never_away(server: Running) -> None:
    ticket = await server.table(bots=[None, "random", "random"])
    other = {"table": ticket["table"], **ticket["others"][0]}
    async with server.seated(ticket) as anna, server.seated(other) as bea:
        assert (await anna.until("seats"))["here"] == [True] * 4
        for _ in range(2):
            assert (await bea.hello(other))["t"] == "welcome"
            assert (await anna.until("seats"))["here"] == [True] * 4


async def test_a_socket_may_change_the_table(server: Running) -> None:
    one, other = await server.table(), await server.table()
    async with server.seated(one) as client:
        await client.hello(other)
        await client.play_until(may_play)
    actors = [await server.actor(ticket) for ticket in (one, other)]
    await eventually(lambda: not any(actor.seating.here[0] for actor in actors))
