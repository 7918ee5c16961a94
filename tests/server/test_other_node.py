"""Requests of HTTP that reach a node which does not own their table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from buur.server.bus.bus import NoAnswerInTime
from buur.server.settings import Rate
from buur.server.tables.table_calls import Refusal
from buur.server.tables.table_end import CLOSED_RESTART
from buur.server.tables.watchers import plays_here
from tests.server.friends import Friend
from tests.server.harness import PLENTY
from tests.server.nodes import Cluster, two_nodes
from tests.server.requests_of_operations import every_request
from tests.server.visitors import error_code
from tools.postgres import PostgresServer

_FAST: Final = Rate(10_000, 10_000)
_LIMITS: Final = replace(PLENTY, joins=_FAST, looks=_FAST, contacts=_FAST, exports=_FAST)
_ENDING: Final = ("DELETE", "sign-out", "delete", "leave", "remove")
"""Parts of the names of operations after which the person or something of her is no more."""


class Party:
    """A host at a table that the first node owns, and somebody whose requests reach the other."""

    def __init__(self, cluster: Cluster, host: Friend, visitor: Friend) -> None:
        self.cluster, self.host, self.visitor = cluster, host, visitor
        self.invitation: dict[str, Any] = {}

    @property
    def table(self) -> str:
        """The table's id."""
        return str(self.invitation["table"])

    @property
    def seated(self) -> list[str]:
        """The names of the people at the table."""
        seats = self.cluster.one.registry.actors[self.table].seating
        return [one.row.name for one in seats if one.is_person]

    async def club_table(self) -> tuple[str, str]:
        """Make a club of both with a table that the first node owns; return their ids."""
        host, visitor = self.host.http, self.visitor.http
        club = (await host.post("/api/clubs", json={"title": "Club", "name": "Anna"})).json()
        await visitor.post("/api/clubs/invitation", json={**club, "name": "Beat"})
        at = f"/api/clubs/{club['club']}"
        await host.post(at, json={"do": "rules", "rules": [{"title": "Ours", "name": "schieber"}]})
        table = (await host.post(at, json={"do": "table", "rule": 0})).json()["table"]
        await self.cluster.one.registry.load(table)
        return club["club"], table


@pytest.fixture
async def party(tmp_path: Path, postgres: PostgresServer) -> AsyncIterator[Party]:
    """Run two nodes, and have somebody wait for friends at the first one."""
    async with AsyncExitStack() as stack:
        nodes = two_nodes(tmp_path, postgres, limits=_LIMITS, board_field=())
        cluster = await stack.enter_async_context(nodes)
        host, visitor = Friend(cluster.one, "Anna"), Friend(cluster.other, "Beat")
        stack.push_async_callback(lambda: asyncio.gather(host.close(), visitor.close()))
        party = Party(cluster, host, visitor)
        party.invitation = await host.host(listed=True)
        yield party


async def test_an_invitation_is_answered_by_another_node(party: Party) -> None:
    shown = await party.visitor.post("/invitation", **party.invitation)
    assert shown.status_code == 200, shown.text
    assert shown.json()["state"] == "gathering"
    assert shown.json() == (await party.host.post("/invitation", **party.invitation)).json() | {
        "seat": None
    }


async def test_somebody_joins_over_another_node_and_has_one_seat(party: Party) -> None:
    twin = await party.visitor.post("/join", **party.invitation, name="Anna")
    assert error_code(twin) == (422, "bad-name")
    await party.visitor.join(party.invitation)
    await party.host.sees_names("Anna", "Beat", "", "")
    again = await party.visitor.post("/join", **party.invitation, name="Beat")
    assert again.json()["seat"] == party.visitor.ticket["seat"]
    assert party.seated == ["Anna", "Beat"]
    assert party.table not in party.cluster.other.registry.actors


async def test_a_lost_answer_gives_nobody_two_seats(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = party.cluster.other.registry.bridges._bus
    request, asked = bus.request, []

    async def lose_the_first(subject: str, content: bytes, seconds: float) -> bytes:
        answer = await request(subject, content, seconds)
        if b"take-seat" in content:
            asked.append(answer)
            if len(asked) == 1:
                raise NoAnswerInTime(subject)
        return answer

    monkeypatch.setattr(bus, "request", lose_the_first)
    await party.visitor.join(party.invitation)
    assert len(asked) == 2
    assert party.seated == ["Anna", "Beat"]


async def test_the_lobby_seats_somebody_over_another_node(party: Party) -> None:
    wanted = {"table": party.table, "name": "Beat"}
    found = await party.visitor.http.post("/api/lobby/sit", json=wanted)
    assert found.status_code == 200, found.text
    assert party.seated == ["Anna", "Beat"]


async def test_a_member_joins_a_table_of_the_club_over_another_node(party: Party) -> None:
    club, table = await party.club_table()
    wanted = {"do": "sit", "table": table}
    joined = await party.visitor.http.post(f"/api/clubs/{club}", json=wanted)
    assert joined.status_code == 200, joined.text
    seats = party.cluster.one.registry.actors[table].seating
    assert [one.row.name for one in seats if one.is_person] == ["Anna", "Beat"]


async def test_a_table_forgets_at_once_who_deletes_herself_over_another_node(
    party: Party,
) -> None:
    await party.visitor.join(party.invitation)
    await party.host.sees_names("Anna", "Beat", "", "")
    http = party.visitor.http
    confirm = (await http.post("/api/me/deletion", json={})).json()["confirm"]
    erased = await http.request("DELETE", "/api/me", json={"confirm": confirm})
    assert erased.status_code == 200, erased.text
    assert await party.host.is_put_out() == CLOSED_RESTART
    await party.host.sit()
    assert party.seated == ["Anna", ""]


async def test_the_table_of_a_node_that_ends_is_claimed(party: Party) -> None:
    await party.cluster.one.registry.drain(0.0)
    await party.visitor.join(party.invitation)
    assert party.table in party.cluster.other.registry.actors


async def test_without_the_bus_one_is_asked_to_come_again(party: Party) -> None:
    party.cluster.broker.kill()
    response = await party.visitor.post("/join", **party.invitation, name="Beat")
    assert error_code(response) == (503, "unavailable")
    assert response.headers["retry-after"] == "1"
    assert party.seated == ["Anna"]


async def test_every_operation_is_answered_whatever_node_it_reaches(party: Party) -> None:
    """Ids are those of a table, first of a club; the person is its host."""
    club, table = await party.club_table()
    party.visitor.http.cookies = party.host.http.cookies
    of_party = {**party.invitation, "token": party.host.ticket["token"]}
    wanted = sorted(every_request().values(), key=lambda one: any(x in one.name for x in _ENDING))
    assert sum("table" in (one.body or {}) or "{table}" in one.path for one in wanted) >= 15
    id_sets = ({"club": club, "table": table}, {"club": club, **of_party})
    for request in wanted:
        for one in map(request.with_ids, id_sets):
            sent = await party.visitor.http.request(one.method, one.path, json=one.body)
            assert sent.status_code < 500, (one.name, sent.text)


def test_a_refusal_arrives_as_it_was() -> None:
    problem = plays_here()
    found = Refusal.of(problem).problem
    assert (type(found), found.status, found.shape) == (
        type(problem),
        problem.status,
        problem.shape,
    )
