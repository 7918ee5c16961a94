"""Replays and records of a guest's own parties: every deal that is finished, and no other card."""

import json
import re
from typing import Any

import pytest
import sqlalchemy as sa

from buur.bots.registry import bot
from buur.cards import CODES
from buur.notation import loads, verify
from buur.play.codec import event_json, parse_event
from buur.play.model.events import Counted, Dealt, Revealed, Sealed
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.storage.models import EventRow, SeatRow, StoredTable
from buur.server.storage.schema import DEALS, EVENTS, SNAPSHOTS, TABLES
from buur.server.tables.game_replay import GameReplay
from buur.server.wire.rules import rules_json
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import in_turn
from tests.server.harness import Running, may_play
from tests.server.visitors import SHORT, Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def steps_of(one: Visitor, table: str, deal: int) -> list[dict[str, Any]]:
    response = await one.http.get(f"/api/games/{table}/deals/{deal}")
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()["steps"]
    return found


def views_of(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the whole view after each step."""
    views: list[dict[str, Any]] = [{}]
    for step in steps:
        views.append(views[-1] | step["view"])
    return views[1:]


async def test_a_replay_has_every_card_of_every_deal(anna: Visitor) -> None:
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)
    answer = (await anna.http.get(f"/api/games/{ticket['table']}")).json()
    assert answer["game"]["result"] in ("won", "lost")
    assert answer["rules"]["name"] == "chibre"
    assert answer["deals"][-1]["total"]
    steps = await steps_of(anna, ticket["table"], 1)
    views = views_of(steps)
    assert sorted(card for hand in views[0]["hands"] for card in hand) == sorted(CODES)
    played = [step for step in steps if step["event"]["e"] == "played"]
    assert [step["trick"] for step in played] == [number for number in range(1, 10) for _ in "1234"]
    assert [step["trick"] for step in steps if step["event"]["e"] == "dealt"] == [0]
    for step, view in zip(steps, views, strict=True):
        if step["event"]["e"] == "played":
            assert step["event"]["card"] not in view["hands"][step["event"]["seat"]]
    assert steps[-1]["event"]["e"] == "counted"
    assert views[-1]["deals"] == answer["deals"][:1]
    assert views[-1]["deal"] == 1


async def test_the_running_deal_is_in_no_replay_and_in_no_record(
    anna: Visitor, server: Running
) -> None:
    ticket = await anna.table(options={"target": 2000})
    table = ticket["table"]
    await anna.play(ticket, lambda view: len(view["deals"]) == 1 and may_play(view))
    async with server.seated(ticket) as client:
        assert client.view["deal"] == 2
    response = await anna.http.get(f"/api/games/{table}/deals/2")
    assert error_code(response) == (404, "no-deal")
    assert len((await anna.http.get(f"/api/games/{table}")).json()["deals"]) == 1
    stored = await server.registry.loader.whole(table)
    assert stored is not None
    events = [parse_event(row.event) for row in stored.events]
    _draw, _first, second, *_ = [event for event in events if isinstance(event, Sealed)]
    assert second.seed is not None
    for ending in ("jass", "jsonl"):
        text = (await anna.http.get(f"/api/games/{table}/record.{ending}")).text
        record = loads(text)
        assert sum(isinstance(event, Dealt) for event in record.events) == 1
        assert second.seed not in text
        assert second.digest not in text
        assert verify(record).is_ok
    hidden = json.dumps(await steps_of(anna, table, 1))
    assert second.seed not in hidden
    assert second.digest not in hidden


async def test_before_the_first_count_there_is_nothing_to_see(anna: Visitor) -> None:
    ticket = await anna.table()
    table = ticket["table"]
    await anna.play(ticket, may_play)
    answer = (await anna.http.get(f"/api/games/{table}")).json()
    assert answer["deals"] == []
    record = (await anna.http.get(f"/api/games/{table}/record.jass")).text
    assert loads(record).events == ()
    assert not re.search("|".join(CODES), json.dumps(answer) + record)


@pytest.mark.parametrize("deal", [0, 2, 10**12])
async def test_a_deal_that_was_not_played_is_none(anna: Visitor, deal: int) -> None:
    ticket = await anna.table(options={"target": 50})
    await anna.play(ticket)
    response = await anna.http.get(f"/api/games/{ticket['table']}/deals/{deal}")
    assert error_code(response) == (404, "no-deal")


@pytest.mark.parametrize("part", ["", "/deals/1", "/record.jass", "/record.jsonl"])
async def test_parties_of_others_are_shown_to_nobody(
    anna: Visitor, beat: Visitor, part: str
) -> None:
    ticket = await anna.table(options={"target": 50})
    await anna.play(ticket)
    await beat.table()
    for table in (ticket["table"], "unknown"):
        response = await beat.http.get(f"/api/games/{table}{part}")
        assert error_code(response) == (404, "no-game")
    assert (await anna.http.get(f"/api/games/{ticket['table']}{part}")).is_success


async def test_a_record_is_a_file(anna: Visitor) -> None:
    ticket = await anna.table(options=SHORT, rules="schieber")
    await anna.play(ticket)
    for ending, kind in (("jass", "text/plain; charset=utf-8"), ("jsonl", "application/x-ndjson")):
        response = await anna.http.get(f"/api/games/{ticket['table']}/record.{ending}")
        assert response.headers["content-type"].startswith(kind)
        named = rf'attachment; filename="buur-\d{{4}}-\d\d-\d\d-schieber-\w+\.{ending}"'
        assert re.fullmatch(named, response.headers["content-disposition"])
        record = loads(response.text)
        assert record.names[0] == "Anna"
        assert verify(record).is_ok


async def test_a_table_that_cannot_be_read_is_told(anna: Visitor, server: Running) -> None:
    ticket = await anna.table(options={"target": 50})
    await anna.play(ticket)
    table = ticket["table"]

    def damage(connection: sa.Connection) -> None:
        for part in (DEALS, SNAPSHOTS):
            connection.execute(sa.delete(part).where(part.c.table_id == table))
        first = sa.and_(EVENTS.c.table_id == table, EVENTS.c.version == 1)
        connection.execute(sa.delete(EVENTS).where(first))

    await server.registry.store.run(damage)
    for part in ("/record.jass", "", "/deals/1"):
        response = await anna.http.get(f"/api/games/{table}{part}")
        assert error_code(response) == (500, "broken-table")


async def test_a_partie_in_the_archive_is_told(anna: Visitor, server: Running) -> None:
    ticket = await anna.table(options={"target": 50})
    await anna.play(ticket)
    table = ticket["table"]

    def archive(connection: sa.Connection) -> None:
        for part in (DEALS, SNAPSHOTS, EVENTS):
            connection.execute(sa.delete(part).where(part.c.table_id == table))
        mine = sa.update(TABLES).where(TABLES.c.id == table).values(archived=1)
        connection.execute(mine)

    await server.registry.store.run(archive)
    for part in ("/record.jass", "", "/deals/1"):
        response = await anna.http.get(f"/api/games/{table}{part}")
        assert error_code(response) == (404, "archived")


def stored_table(rules: str, acts_after: int) -> StoredTable:
    """Return a table that has a finished deal and some events of the next one."""
    players = [bot("random", seed) for seed in range(variant(rules).seats)]
    table = Table(variant(rules), players, chance=seeded(rules), rule=ruled)
    more = 0
    while more < acts_after and (event := table.next_event()) is not None:
        table.do(event)
        more += bool(table.state.history)
    rows = [
        EventRow(version=number, event=event_json(event), actor="bot")
        for number, event in enumerate(table.events, start=1)
    ]
    seats = [SeatRow(seat, "bot", f"Bot {seat}", "random") for seat in range(len(players))]
    return StoredTable("t", rules_json(variant(rules)), 1, tuple(seats), tuple(rows))


@pytest.mark.parametrize("rules", in_turn())
async def test_every_rule_set_has_a_replay_without_the_running_deal(rules: str) -> None:
    replay = GameReplay(stored_table(rules, 30))
    count = len(replay.deals)
    assert count >= 1
    for number in range(1, count + 1):
        steps = replay.steps(number, Seat(0))
        assert json.dumps(steps)
        assert steps[0]["event"]["e"] == "dealt"
        assert steps[0]["view"]["deal"] == number
        tricks = [step["trick"] for step in steps]
        assert tricks == sorted(tricks)
    with pytest.raises(Problem):
        replay.steps(count + 1, Seat(0))
    record = loads(replay.record("text", {}))
    assert verify(record).is_ok
    if not replay.is_over:
        assert sum(isinstance(event, Counted) for event in record.events) == count
        assert isinstance(record.events[-1], Counted | Revealed)
