"""A wrong seat, an unknown table and a dormant one answer alike, and after the same work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from buur.server.tables import guests, registry, seats
from tests.server.harness import Running, settled
from tests.server.visitors import Visitor, visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

NO_SEAT = {"code": "no-seat", "message": "this table and token open no seat here"}


class Work:
    """What a server does for a request."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        """Statements of the database, without their values."""
        self.hashes = 0
        """Tokens that are hashed."""


@contextmanager
def counted(server: Running) -> Iterator[Work]:
    """Count what a server does."""
    work, engine, hashed = Work(), server.registry.store._engine, seats.token_hash

    def count(token: str) -> str:
        work.hashes += 1
        return hashed(token)

    def note(_: object, __: object, statement: str, *___: object) -> None:
        work.statements.append(statement)

    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        with pytest.MonkeyPatch.context() as patch:
            for module in (registry, guests):
                patch.setattr(module, "token_hash", count)
            yield work
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(server: Running) -> dict[str, str]:
    """The id of a table of each kind, none of which is the asker's own."""
    people = {"bots": [None, "steady", "steady"]}
    live, dormant, broken = [await server.table(**people) for _ in range(3)]
    await settled(await server.actor(live))
    assert dormant["table"] not in server.registry.actors
    await server.registry.store.mark_broken(broken["table"], 0, "by our mistake")
    server.registry.broken.add(broken["table"])
    return {
        "live": live["table"],
        "dormant": dormant["table"],
        "broken": broken["table"],
        "unknown": "a" * len(live["table"]),
        "no id": "' or 1=1 --",
    }


Ask = Callable[[str], Awaitable[object]]
"""Asks for a table, and returns the answer."""


async def alike(server: Running, tables: dict[str, str], ask: Ask) -> object:
    """Ask for each table; return the answer that all of them have."""
    answers, works = {}, {}
    for kind, table in tables.items():
        with counted(server) as work:
            answers[kind] = await ask(table)
        works[kind] = (work.statements, work.hashes)
    for kind in tables:
        assert answers[kind] == answers["unknown"], kind
        assert works[kind] == works["unknown"], kind
    assert works["unknown"][0], "the database was asked"
    return answers["unknown"]


async def refused(server: Running, ticket: dict[str, str], cookie: str = "") -> tuple[Any, ...]:
    """Return the error for a hello, the close code and its reason."""
    headers = {"cookie": cookie} if cookie else {}
    async with server.client(additional_headers=headers) as client:
        error = (await client.hello(ticket))["error"]
        with pytest.raises(ConnectionClosed) as closed:
            await client.next()
        assert closed.value.rcvd is not None
        return error, closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("token", ["", "x", "a" * 32, "\u00e9"])
async def test_a_wrong_token_tells_nothing_of_a_table(
    server: Running, tables: dict[str, str], token: str
) -> None:
    async def hello(table: str) -> object:
        return await refused(server, {"table": table, "token": token})

    assert await alike(server, tables, hello) == (NO_SEAT, 1008, "")
    assert len(server.registry.actors) == 1, "none was loaded"


@pytest.mark.parametrize("is_known", [False, True])
async def test_a_guest_without_a_seat_learns_nothing_of_a_table(
    server: Running, anna: Visitor, tables: dict[str, str], is_known: bool
) -> None:
    await anna.table()
    cookie = f"buur-guest={anna.token if is_known else 'nobody'}"

    async def hello(table: str) -> object:
        return await refused(server, {"table": table, "token": ""}, cookie)

    assert await alike(server, tables, hello) == (NO_SEAT, 1008, "")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games/{}"),
        ("GET", "/api/games/{}/deals/1"),
        ("GET", "/api/games/{}/record.jass"),
        ("GET", "/api/games/{}/record.jsonl"),
        ("DELETE", "/api/games/{}"),
    ],
)
async def test_the_partie_of_others_is_like_none(
    server: Running, anna: Visitor, tables: dict[str, str], method: str, path: str
) -> None:
    await anna.table()

    async def ask(table: str) -> object:
        response = await anna.http.request(method, path.format(table))
        return response.status_code, response.headers, response.json()

    assert await alike(server, tables, ask) is not None
    response = await anna.http.request(method, path.format(tables["live"]))
    assert (response.status_code, response.json()["error"]["code"]) == (404, "no-game")


@pytest.mark.parametrize("path", ["/api/tables/mine", "/api/games"])
async def test_a_list_tells_nothing_of_tables_of_others(
    server: Running, anna: Visitor, tables: dict[str, str], path: str
) -> None:
    async def ask(table: str) -> object:
        body = {"tables": [{"table": table, "token": "x"}]}
        response = await anna.http.post(path, json=body)
        return response.status_code, response.headers, response.json()

    await alike(server, tables, ask)


@pytest.mark.parametrize("token", ["", "x"])
async def test_the_deals_at_a_table_of_others_are_like_none(
    server: Running, anna: Visitor, tables: dict[str, str], token: str
) -> None:
    await anna.table()

    async def ask(table: str) -> object:
        body = {"table": table, "token": token}
        response = await anna.http.post("/api/tables/deals", json=body)
        return response.status_code, response.headers, response.json()

    answer = await alike(server, tables, ask)
    assert isinstance(answer, tuple)
    assert (answer[0], answer[2]["error"]) == (404, NO_SEAT)


@pytest.mark.parametrize("path", ["/table/{}", "/game/{}"])
async def test_the_page_of_a_table_is_the_page_of_none(
    server: Running, tables: dict[str, str], path: str
) -> None:
    found = set()
    for table in tables.values():
        with counted(server) as work:
            response = await server.http.get(path.format(table.replace("/", "")))
        assert work.statements == []
        found.add((response.status_code, response.text))
    assert len(found) == 1


async def test_the_same_table_twice_is_answered_twice(server: Running) -> None:
    """Two people may share a browser, each with a seat of her own."""
    ticket = await server.table(bots=[None, "steady", "steady"])
    (other,) = ticket["others"]
    table = ticket["table"]
    tokens = [ticket["token"], "wrong", other["token"], ticket["token"]]
    body = {"tables": [{"table": table, "token": token} for token in tokens]}
    answer = (await server.http.post("/api/tables/mine", json=body)).json()
    assert [one["table"] for one in answer["tables"]] == [table] * 3


@pytest.mark.parametrize("wrong_first", [True, False])
async def test_a_wrong_token_beside_a_right_one_takes_nothing_away(
    server: Running, wrong_first: bool
) -> None:
    ticket = await server.table()
    tokens = ["wrong", ticket["token"]] if wrong_first else [ticket["token"], "wrong"]
    body = {"tables": [{"table": ticket["table"], "token": token} for token in tokens]}
    mine = (await server.http.post("/api/tables/mine", json=body)).json()
    assert [one["table"] for one in mine["tables"]] == [ticket["table"]]
    async with visitor(server) as one:
        assert await one.ids(**body) == [ticket["table"]]
