"""Damaged rows: they close their table alone, and lists leave them out."""

from __future__ import annotations

import logging
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from buur.server.http.guest_cookie import COOKIE
from buur.server.settings import Settings
from buur.server.tables.requests import Stop
from buur.server.tables.table_end import CLOSED_BROKEN
from tests.server.database_faults import pragma
from tests.server.harness import Running, may_play, running
from tests.server.test_broken_table import BROKEN
from tests.server.visitors import visitor

TABLE_DAMAGES: Final = {
    "event is no JSON": "UPDATE events SET event = '{\"e\":' WHERE table_id = :t AND version = 3",
    "event is no UTF-8": "UPDATE events SET event = CAST(x'22ff22' AS TEXT)"
    " WHERE table_id = :t AND version = 3",
    "event is a number": "UPDATE events SET event = '7' WHERE table_id = :t AND version = 3",
    "event is deep": "UPDATE events SET event = :deep WHERE table_id = :t AND version = 3",
    "event is unknown": 'UPDATE events SET event = \'{"e":"won"}\''
    " WHERE table_id = :t AND version = 3",
    "event is against the rules": 'UPDATE events SET event = \'{"e":"passed","seat":0}\''
    " WHERE table_id = :t AND version = 3",
    "actor is unknown": "UPDATE events SET actor = 'ghost' WHERE table_id = :t AND version = 3",
    "seat is a text": "UPDATE events SET seat = 'x' WHERE table_id = :t AND version = 3",
    "command is a blob": "UPDATE events SET command = x'00' WHERE table_id = :t AND version = 3",
    "event is missing": "DELETE FROM events WHERE table_id = :t AND version = 3",
    "first event is missing": "DELETE FROM events WHERE table_id = :t AND version = 1",
    "version is a text": "UPDATE events SET version = 'x' WHERE table_id = :t AND version = 3",
    "rules are no JSON": "UPDATE tables SET rules = '{' WHERE id = :t",
    "rules are a list": "UPDATE tables SET rules = '[]' WHERE id = :t",
    "rules are incomplete": 'UPDATE tables SET rules = \'{"name":"chibre"}\' WHERE id = :t',
    "rules are unknown": "UPDATE tables SET rules = json_set(rules, '$.name', 'bridge')"
    " WHERE id = :t",
    "options are a number": "UPDATE tables SET rules = json_set(rules, '$.options', 7)"
    " WHERE id = :t",
    "another seat is missing": "DELETE FROM seats WHERE table_id = :t AND seat = 2",
    "name of a seat is a blob": "UPDATE seats SET name = x'ff' WHERE table_id = :t AND seat = 2",
    "bot of a seat is unknown": "UPDATE seats SET bot = 'ghost' WHERE table_id = :t AND seat = 2",
    "kind of a seat is unknown": "UPDATE seats SET kind = 'x' WHERE table_id = :t AND seat = 2",
}
"""Statements that damage what is stored of a table."""

LIST_DAMAGES: Final = {
    "rules are no JSON": "UPDATE tables SET rules = '{' WHERE id = :t",
    "rules have no name": "UPDATE tables SET rules = '{}' WHERE id = :t",
    "scores are a text": "UPDATE tables SET scores = '\"x\"' WHERE id = :t",
    "deal is a text": "UPDATE tables SET deal = 'x' WHERE id = :t",
    "phase is no UTF-8": "UPDATE tables SET phase = CAST(x'ff' AS TEXT) WHERE id = :t",
    "time is a text": "UPDATE tables SET updated = 'x' WHERE id = :t",
    "time is out of reach": "UPDATE tables SET updated = 9000000000000000 WHERE id = :t",
    "time is negative": "UPDATE tables SET updated = -9000000000000000 WHERE id = :t",
    "winner is a text": "UPDATE tables SET winner = 'x' WHERE id = :t",
}
"""Statements after which a table cannot be listed."""

RESULT: Final = "INSERT INTO seat_results VALUES"

GAME_DAMAGES: Final = LIST_DAMAGES | {
    "creation is out of reach": "UPDATE tables SET created = 9000000000000000 WHERE id = :t",
    "seat of the guest is a text": "UPDATE guest_seats SET seat = 'x' WHERE table_id = :t",
    "seat of the guest is unknown": "UPDATE guest_seats SET seat = 7 WHERE table_id = :t",
    "a seat is missing": "DELETE FROM seats WHERE table_id = :t AND seat = 2",
    "a name is a blob": "UPDATE seats SET name = x'ff' WHERE table_id = :t AND seat = 2",
    "contracts are no JSON": f"{RESULT} (:t, 0, 0, 1, 0, NULL, '{{', NULL, 0)",
    "results are of one seat": f"{RESULT} (:t, 0, 0, 1, 0, NULL, '{{}}', NULL, 0)",
    "deals are a text": f"{RESULT} (:t, 0, 0, 'x', 0, NULL, '{{}}', NULL, 0)",
}
"""Statements after which a partie of a guest cannot be listed."""


async def damage(server: Running, ticket: dict[str, Any], statement: str) -> None:
    """Damage what is stored of a table that is not in memory."""
    values = {"t": ticket["table"], "deep": "[" * 100_000}
    names = {name: value for name, value in values.items() if f":{name}" in statement}
    await server.registry.store.run(lambda it: it.exec_driver_sql(statement, names))


async def played_table(server: Running, **wanted: Any) -> dict[str, Any]:
    """Return the ticket of a table with some events that is no longer in memory."""
    ticket = await server.table(**wanted)
    async with server.seated(ticket) as client:
        await client.play_until(may_play)
        actor = client.actor
    actor.submit(Stop())
    await actor.task
    return ticket


def warnings(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return the records of the log from warnings on."""
    return [one for one in caplog.records if one.levelno >= logging.WARNING]


@pytest.mark.parametrize("statement", TABLE_DAMAGES.values(), ids=TABLE_DAMAGES)
async def test_a_damaged_table_is_closed_alone(
    settings: Settings, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async with running(settings) as server:
        ticket, other = await played_table(server), await server.table()
        await damage(server, ticket, statement)
        for _ in range(3):
            async with server.client() as client:
                assert (await client.hello(ticket))["error"] == BROKEN
                with pytest.raises(ConnectionClosed) as closed:
                    await client.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CLOSED_BROKEN
        (line,) = warnings(caplog)
        assert ticket["table"] in line.getMessage()
        assert line.exc_info is None
        async with server.client() as stranger:
            assert (await stranger.hello({**ticket, "token": "x"}))["error"]["code"] == "no-seat"
        async with server.seated(other) as client:
            await client.play_until(may_play)
        answer = await server.http.get("/api/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


async def test_an_event_that_contradicts_the_next_one_closes_its_table_alone(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server, server.playing() as client, server.playing() as other:
        await client.play_until(may_play)
        await other.play_until(may_play)
        following = "INSERT INTO events SELECT table_id, version + 1, epoch, event, at, actor,"
        following += " seat, NULL FROM events WHERE table_id = :t AND version ="
        following += " (SELECT max(version) FROM events WHERE table_id = :t)"
        await damage(server, client.ticket, following)
        await client.send({"t": "do", "id": "x", "act": client.move()})
        await other.send({"t": "do", "id": "x", "act": other.move()})
        assert (await client.until("error"))["error"] == BROKEN
        assert (await other.until("ok"))["id"] == "x"
        (line,) = warnings(caplog)
        assert client.ticket["table"] in line.getMessage()
        assert line.exc_info is None


@pytest.mark.parametrize("statement", LIST_DAMAGES.values(), ids=LIST_DAMAGES)
async def test_a_list_of_tables_leaves_out_what_is_damaged(
    settings: Settings, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async with running(settings) as server:
        ticket, other = await server.table(), await server.table()
        await damage(server, ticket, statement)
        body = {
            "tables": [{"table": one["table"], "token": one["token"]} for one in (ticket, other)]
        }
        for _ in range(3):
            answer = await server.http.post("/api/tables/mine", json=body)
            assert [one["table"] for one in answer.json()["tables"]] == [other["table"]]
        assert len(warnings(caplog)) == 1
        assert not any(line.exc_info for line in warnings(caplog))


@pytest.mark.parametrize("statement", GAME_DAMAGES.values(), ids=GAME_DAMAGES)
async def test_the_parties_of_a_guest_leave_out_what_is_damaged(
    settings: Settings, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        ticket, other = await guest.table(), await guest.table()
        await damage(server, ticket, statement)
        for _ in range(3):
            found = await guest.games()
            assert [one["table"] for one in found["games"]] == [other["table"]]
            assert found["totals"]["played"] == 0
        assert not any(line.exc_info for line in warnings(caplog))
        assert len(warnings(caplog)) <= 2, "one for the list, one for the totals"


@pytest.mark.parametrize("seat", ["'x'", "7", "x'00'", "-1", "1e300"])
async def test_a_guest_whose_seat_is_damaged_has_no_seat_and_stops_nobody(
    settings: Settings, caplog: pytest.LogCaptureFixture, seat: str
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        ticket = await guest.table()
        await damage(server, ticket, f"UPDATE guest_seats SET seat = {seat} WHERE table_id = :t")
        cookie = {"cookie": f"{COOKIE}={guest.token}"}
        async with server.client(additional_headers=cookie) as client:
            assert (await client.hello({**ticket, "token": ""}))["error"]["code"] == "no-seat"
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
        assert warnings(caplog) == []


@pytest.mark.parametrize("damaged", ["guests SET id", "guest_devices SET guest_id"])
async def test_a_guest_who_is_damaged_becomes_a_new_one(
    settings: Settings, caplog: pytest.LogCaptureFixture, damaged: str
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        await guest.table()
        pragma(server.registry.store, "foreign_keys=OFF")
        await damage(server, {"table": ""}, f"UPDATE {damaged} = x'ff'")
        other = await guest.table()
        assert [one["table"] for one in (await guest.games())["games"]] == [other["table"]]
        assert warnings(caplog) == []


GAPS: Final = {
    "an event is missing": "DELETE FROM events WHERE table_id = :t AND version = 3",
    "a version is far": "UPDATE events SET version = 900000000 WHERE table_id = :t AND version ="
    " (SELECT max(version) FROM events WHERE table_id = :t)",
}
"""Statements that leave a gap in the versions of a table."""


@pytest.mark.parametrize("statement", GAPS.values(), ids=GAPS)
async def test_the_record_of_a_table_with_a_gap_is_refused(
    settings: Settings, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        ticket = await guest.table(options={"target": 200})
        await guest.play(ticket)
        await damage(server, ticket, statement)
        answer = await guest.http.get(f"/api/games/{ticket['table']}/record.jass")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken-table")
        assert not any(line.exc_info for line in warnings(caplog))


SPARES: Final = {
    "state is no text": "UPDATE snapshots SET state = x'ff' WHERE table_id = :t",
    "state is another": "UPDATE snapshots SET state = '{}' WHERE table_id = :t",
    "scores are no JSON": "UPDATE snapshots SET scores = '{' WHERE table_id = :t",
    "version of a state is wrong": "UPDATE snapshots SET version = 900000000 WHERE table_id = :t"
    " AND version = (SELECT max(version) FROM snapshots WHERE table_id = :t)",
    "score of a deal is no text": "UPDATE deals SET score = x'ff' WHERE table_id = :t",
    "no snapshots": "DELETE FROM snapshots WHERE table_id = :t",
}
"""Statements that damage what only spares a replay."""


@pytest.mark.parametrize("statement", SPARES.values(), ids=SPARES)
async def test_a_damaged_snapshot_is_replaced_from_the_events(
    settings: Settings, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        ticket = await guest.table(options={"target": 2000})
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: view["deal"] == 3 and may_play(view))
            actor = client.actor
        actor.submit(Stop())
        await actor.task
        await damage(server, ticket, statement)
        async with server.seated(ticket) as client:
            assert (client.view["deal"], may_play(client.view)) == (3, True)
        steps = await guest.http.get(f"/api/games/{ticket['table']}/deals/2")
        assert steps.status_code == 200
        assert not any(line.exc_info for line in warnings(caplog))
