"""Limits of one client: the last request that is served, and the first that is not."""

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from buur.seats import Seat
from buur.server.errors import Problem, echo
from buur.server.http.api import CardOrderRequest, MyTables, NewTable, RulesRequest
from buur.server.http.games import GamesRequest
from buur.server.http.rate_limits import RateLimits
from buur.server.http.websocket import CLOSED_SLOW, WebSocketConnection
from buur.server.settings import Limits, Settings
from buur.server.storage.models import SeatRow
from buur.server.tables.event_log import EventLog
from buur.server.tables.seats import CLOSED_TOO_MANY, TableSeat
from buur.server.wire import messages
from tests.server.harness import FakeConnection, Running

Reader = Callable[[str], object]


def body_of(kind: type) -> Reader:
    """Return what reads a request's body of a kind."""
    return lambda text: messages.decode_body(text.encode(), kind)


MOST: dict[str, tuple[Reader, Callable[[int], object], int]] = {
    "rules of a table": (body_of(NewTable), lambda size: {"rules": "x" * size}, 64),
    "name": (body_of(NewTable), lambda size: {"name": "x" * size}, 40),
    "name of another": (body_of(NewTable), lambda size: {"names": ["x" * size]}, 40),
    "names": (body_of(NewTable), lambda size: {"names": ["x"] * size}, 5),
    "bot": (body_of(NewTable), lambda size: {"bots": ["x" * size]}, 40),
    "bots": (body_of(NewTable), lambda size: {"bots": [None] * size}, 5),
    "table listed": (body_of(MyTables), lambda size: {"tables": [ticket("x" * size, "x")]}, 64),
    "token listed": (body_of(MyTables), lambda size: {"tables": [ticket("x", "x" * size)]}, 128),
    "tables joined": (
        body_of(GamesRequest),
        lambda size: {"tables": [ticket("x", "x")] * size},
        100,
    ),
    "parties of a page": (body_of(GamesRequest), lambda size: {"limit": size}, 100),
    "place in the list": (body_of(GamesRequest), lambda size: {"before": "x" * size}, 64),
    "rules explained": (body_of(RulesRequest), lambda size: {"rules": "x" * size}, 64),
    "contract ordered": (
        body_of(CardOrderRequest),
        lambda size: {"contract": "x" * size},
        64,
    ),
    "table": (messages.decode, lambda size: {"t": "hello", **ticket("x" * size, "x")}, 64),
    "token": (messages.decode, lambda size: {"t": "hello", **ticket("x", "x" * size)}, 128),
    "id of an act": (messages.decode, lambda size: {"t": "do", "id": "x" * size, "act": {}}, 64),
    "id of a question": (messages.decode, lambda size: {"t": "hint", "id": "x" * size}, 64),
    "id of a look": (messages.decode, lambda size: {"t": "look", "id": "x" * size}, 64),
}
"""By what is limited: how it is read, what has it of some size, and the largest size."""


def ticket(table: str, token: str) -> dict[str, str]:
    return {"table": table, "token": token}


@pytest.mark.parametrize("name", MOST)
def test_a_text_has_its_longest_size(name: str) -> None:
    read, make, most = MOST[name]
    read(json.dumps(make(most)))
    with pytest.raises(Problem):
        read(json.dumps(make(most + 1)))


@pytest.mark.parametrize(
    "message",
    [
        {"t": "do", "id": "", "act": {}},
        {"t": "hint", "id": ""},
        {"t": "look", "id": ""},
        {"t": "hello", **ticket("x", "x"), "since": -1},
    ],
)
def test_an_id_is_not_empty_and_no_version_is_below_nothing(message: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        messages.decode(json.dumps(message))
    fitting = message | ({"id": "x"} if "id" in message else {"since": 0})
    messages.decode(json.dumps(fitting))


def test_a_bot_has_a_name() -> None:
    with pytest.raises(Problem):
        messages.decode_body(b'{"bots":[""]}', NewTable)


def test_an_id_is_told_back_if_it_is_no_longer_than_an_id() -> None:
    assert messages.decode_id(json.dumps({"id": "x" * 64})) == "x" * 64
    assert messages.decode_id(json.dumps({"id": "x" * 65})) is None


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (True, True),
        (2**53 - 1, 2**53 - 1),
        (1 - 2**53, 1 - 2**53),
        (2**53, "9007199254740992"),
        (-(2**53), "-9007199254740992"),
        ("x" * 80, "x" * 80),
        ("x" * 81, "x" * 79 + "…"),
        (10**79, "1" + "0" * 79),
        (10**80, "1" + "0" * 78 + "…"),
    ],
)
def test_what_is_told_back_is_a_number_that_javascript_has_or_a_short_text(
    source: object, told: object
) -> None:
    assert echo(source) == told


@pytest.mark.asyncio(loop_scope="module")
async def test_a_body_may_be_as_large_as_the_limit(server: Running) -> None:
    most = server.registry.settings.limits.body
    for size, status in ((most, 201), (most + 1, 413)):
        body = b"{}".ljust(size)

        async def pieces(whole: bytes = body) -> AsyncIterator[bytes]:
            yield whole[:1]
            yield whole[1:]

        for content in (body, pieces()):
            response = await server.http.post(
                "/api/tables", content=content, headers={"content-type": "application/json"}
            )
            assert response.status_code == status
            if status == 413:
                assert response.json()["error"]["code"] == "too-large"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_may_be_as_large_as_the_limit(server: Running) -> None:
    most = server.registry.settings.limits.frame
    async with server.client() as client:
        await client.socket.send('{"t":"ping"}'.ljust(most))
        assert (await client.next())["t"] == "pong"
        for text in ('{"t":"ping"}'.ljust(most + 1), '"é"'.ljust(most)):
            await client.socket.send(text)
            error = (await client.next())["error"]
            assert error["code"] == "too-large"
            assert error["message"] == f"a message has at most {most} bytes, not {most + 1}"


@pytest.mark.asyncio(loop_scope="module")
async def test_as_many_tables_are_listed_as_the_limit_says(server: Running) -> None:
    most = server.registry.settings.limits.tables_listed
    for count, status in ((most, 200), (most + 1, 422)):
        wanted = {"tables": [ticket("x", "x")] * count}
        response = await server.http.post("/api/tables/mine", json=wanted)
        assert response.status_code == status


@pytest.mark.asyncio(loop_scope="module")
async def test_as_many_events_are_sent_again_as_the_limit_says(server: Running) -> None:
    most, table = server.registry.settings.limits.gap, await server.table()
    async with server.seated(table) as client:
        await client.play_until(lambda view: view["deal"] > 2 and bool(view["legal"]["cards"]))
        version = client.version
        assert version > most
        for missed in (0, most):
            welcome = await client.hello(table, version - missed)
            assert (welcome["snapshot"], len(welcome["events"])) == (False, missed)
        for since in (version - most - 1, version + 1):
            welcome = await client.hello(table, since)
            assert welcome["snapshot"]


async def test_a_client_may_leave_as_many_messages_unread_as_the_limit_says(
    settings: Settings,
) -> None:
    few = replace(settings, limits=Limits(backlog=3))
    socket, registry = SimpleNamespace(client=None, cookies={}), SimpleNamespace(settings=few)
    rates = RateLimits(few.limits, lambda: 0.0)
    line = WebSocketConnection(socket, registry, rates)  # type: ignore[arg-type]
    for text in "abc":
        line.send(text)
    assert (list(line._outgoing or ()), line._close_code) == (list("abc"), None)
    line.send("d")
    assert (list(line._outgoing or ()), line._close_code) == ([], CLOSED_SLOW)
    line.send("e")
    line.close(1000)
    assert (list(line._outgoing or ()), line._close_code) == ([], CLOSED_SLOW)
    assert line._writing is not None
    line._writing.cancel()


def test_as_many_replaced_sockets_look_on_as_the_limit_says() -> None:
    seat = TableSeat(SeatRow(seat=2, kind="person", name="Anna"), None, 5.0, 3)
    assert (seat.is_here, seat.is_watched, seat.absent_since) == (False, False, 5.0)
    connections = [FakeConnection() for _ in range(5)]
    for connection in connections[:4]:
        seat.attach(connection)
    assert list(seat.connections) == connections[:4]
    assert [connection.codes for connection in connections] == [[]] * 5
    assert [len(connection.texts) for connection in connections] == [1, 1, 1, 0, 0]
    seat.attach(connections[4])
    assert list(seat.connections) == connections[1:]
    assert [connection.codes for connection in connections] == [[CLOSED_TOO_MANY], [], [], [], []]
    seat.attach(connections[4])
    seat.attach(connections[1])
    assert list(seat.connections) == [*connections[2:], connections[1]]


def test_who_looks_on_may_go_without_leaving_the_seat() -> None:
    seat = TableSeat(SeatRow(seat=0, kind="person", name=""), None, 0.0, 3)
    one, other = FakeConnection(), FakeConnection()
    seat.attach(one)
    seat.attach(other)
    seat.detach(FakeConnection(), 1.0)
    seat.detach(one, 2.0)
    assert (list(seat.connections), seat.is_here, seat.absent_since) == ([other], True, 0.0)
    seat.attach(one)
    seat.detach(one, 3.0)
    assert (list(seat.connections), seat.is_here, seat.absent_since) == ([other], False, 3.0)
    assert (seat.is_watched, seat.is_played_by(other)) == (True, False)
    seat.detach(other, 4.0)
    assert (seat.is_watched, seat.absent_since) == (False, 3.0)


def test_the_last_refusals_are_remembered() -> None:
    event_log = EventLog()
    answers = [messages.No(str(number), 0, "bad-act") for number in range(257)]
    for answer in answers[:256]:
        event_log.refuse(Seat(0), answer)
    assert event_log.answer(Seat(0), "0") is answers[0]
    event_log.refuse(Seat(0), answers[256])
    assert event_log.answer(Seat(0), "0") is None
    assert [event_log.answer(Seat(0), answer.id) for answer in answers[1:]] == answers[1:]
    assert event_log.answer(Seat(1), "1") is None
