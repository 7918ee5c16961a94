"""Size: what a server sends, reads and keeps does not grow with the length of a partie."""

import json
import threading
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.notation import loads, verify
from buur.play.partie import Partie
from buur.play.queries.recent_deals import RECENT, recent_deals
from buur.play.take_back import parse_log_event
from buur.server.storage import snapshot_reader, table_rows, table_store
from buur.server.storage.models import EventRow
from buur.server.storage.schema import DEALS, EVENTS, SNAPSHOTS
from buur.server.storage.table_store import TableStore
from buur.server.tables.live_partie import LivePartie
from buur.server.tables.snapshots import read_base
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import in_turn
from tests.server.harness import (
    Client,
    Running,
    http_client,
    may_play,
    running,
    settings_for,
    stored_events,
)
from tests.server.long_table import LongTable, long_table, new_partie, played, store_table

pytestmark = pytest.mark.asyncio(loop_scope="module")

DEALS_PLAYED = 1000
GAP = 64
"""Number of missed events that a server sends."""
LONGEST_DEAL = 64
"""More events than a deal of four has."""
MOST_BYTES = {"event": 4096, "welcome": 40_960, "seen": 32_768, "hint": 1024, "ok": 128}
"""Maximum size of a message at any deal, by its type."""


@pytest.fixture(scope="module")
def long() -> LongTable:
    """A table with a thousand counted deals."""
    return long_table(DEALS_PLAYED)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, long: LongTable
) -> AsyncIterator[Running]:
    """A server whose database has this table."""
    async with running(settings_for(tmp_path_factory.mktemp("size"))) as server:
        await store_table(server.registry.store, long)
        yield server


class Reads:
    """The events that are read from a database, and the threads that replay them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        self.threads: set[str] = set()
        read, replay = table_rows.read_events, LivePartie.replay

        def counted(connection: sa.Connection, table: str, **which: int) -> tuple[EventRow, ...]:
            rows = read(connection, table, **which)
            self.events += len(rows)
            return rows

        def noted(partie: LivePartie, rows: Any) -> Any:
            self.threads.add(threading.current_thread().name)
            return replay(partie, rows)

        for module in (table_store, snapshot_reader):
            monkeypatch.setattr(module, "read_events", counted)
        monkeypatch.setattr(LivePartie, "replay", noted)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    """What is read during a test."""
    return Reads(monkeypatch)


async def retire(server: Running, table: str) -> None:
    """Have a table leave memory."""
    actor = server.registry.actors.get(table)
    if actor is not None:
        await server.registry.remove_seat(table, "nobody")  # stops it; there is no such guest


async def sizes_of_a_deal(client: Client) -> dict[str, int]:
    """Play a deal and return the size of the largest message of each type."""
    begun = len(client.received)
    deal = client.view["deal"]
    await client.hello(client.ticket)
    asked = False
    while client.view["deal"] == deal:
        if may_play(client.view) and not asked:
            asked = True
            for kind in ("look", "hint"):
                assert (await client.ask(kind))["t"] in ("seen", "hint")
        await client.play_until(lambda view: may_play(view) or view["deal"] != deal)
        if client.view["deal"] == deal:
            await client.step(client.move())
    found: dict[str, int] = {}
    for text in client.received[begun:]:
        kind = json.loads(text)["t"]
        found[kind] = max(len(text.encode()), found.get(kind, 0))
    return found


async def test_no_message_grows_with_the_partie(server: Running, long: LongTable) -> None:
    async with server.playing(options={"target": 100_000}) as client:
        await client.play_until(lambda view: view["deal"] == 2)
        early = await sizes_of_a_deal(client)
    async with server.seated(long.ticket) as client:
        assert client.view["counted"] == DEALS_PLAYED
        assert len(client.view["deals"]) == RECENT
        late = await sizes_of_a_deal(client)
        assert len(client.view["deals"]) == 1
    assert early.keys() >= MOST_BYTES.keys()
    assert {kind: size for kind, size in late.items() if size > MOST_BYTES.get(kind, 1024)} == {}
    assert {kind: size for kind, size in early.items() if size > MOST_BYTES.get(kind, 1024)} == {}
    assert late["event"] < early["event"] + 512  # scores have more digits


async def test_the_view_says_what_earlier_deals_have_written(
    server: Running, long: LongTable
) -> None:
    async with server.seated(long.ticket) as client:
        view = client.view
        whole = Partie(variant=long.rules, scores=(0,) * long.rules.lines)
        for event in await stored_events(client.actor):
            whole = whole.do(event)
    last = [deal["total"] for deal in view["deals"]]
    before = whole.history[: view["counted"] - len(last)]
    assert view["earlier"] == [
        sum(points) for points in zip(*[one.total for one in before], strict=True)
    ]
    assert last == [list(one.total) for one in whole.history[len(before) :]]


async def count_of(store: TableStore, part: sa.Table) -> int:
    """Return the number of rows of a table of the database."""
    count = sa.select(sa.func.count()).select_from(part)
    return await store.run(lambda connection: connection.scalar(count)) or 0


async def guest_of(server: Running, table: LongTable) -> httpx.AsyncClient:
    """Return the browser of a guest who owns the seat of the person."""
    http = http_client(httpx.AsyncClient, server.url)
    seats = [{"table": table.id, "token": table.ticket["token"]}]
    answer = await http.post("/api/games", json={"tables": seats})
    http.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
    return http


def fold(table: LongTable) -> Partie:
    """Return the state of a table by the events alone."""
    state = Partie(variant=table.rules, scores=(0,) * table.rules.lines)
    for row in table.rows:
        state = state.do(parse_log_event(row.event))  # type: ignore[arg-type]
    return state


async def test_a_table_that_wakes_reads_the_last_events_in_another_thread(
    server: Running, long: LongTable, reads: Reads
) -> None:
    await retire(server, long.id)
    async with server.seated(long.ticket) as client:
        assert client.view["counted"] >= DEALS_PLAYED
        actor = client.actor
    assert GAP <= reads.events <= GAP + 2 * LONGEST_DEAL
    assert {name.rpartition("_")[0] for name in reads.threads} == {"buur-replay"}
    assert len(list(actor.event_log.since(0))) <= GAP + 2 * LONGEST_DEAL
    assert len(actor.table.events) <= LONGEST_DEAL
    assert len(actor.table.state.history) <= RECENT + 1


async def test_missed_events_are_sent_after_the_table_has_slept(
    server: Running, long: LongTable
) -> None:
    await retire(server, long.id)
    async with server.seated(long.ticket) as client:
        version = client.version
    await retire(server, long.id)
    for missed, is_snapshot in ((GAP, False), (GAP + 1, True)):
        welcome = await server.hello(long.ticket, version - missed)
        assert welcome["snapshot"] is is_snapshot
        if not is_snapshot:
            assert [one["v"] for one in welcome["events"]][:missed] == [
                *range(version - missed + 1, version + 1)
            ]


async def test_a_command_is_carried_out_once_even_a_thousand_deals_later(
    server: Running, long: LongTable
) -> None:
    first = next(row for row in long.rows if row.command)
    async with server.seated(long.ticket) as client:
        answer = await client.do({"e": "pushed"}, first.command)
        assert answer == {"t": "ok", "id": first.command, "v": first.version}


async def test_earlier_deals_come_in_pages(server: Running, long: LongTable) -> None:
    history = fold(long).history
    key = {"table": long.id, "token": long.ticket["token"]}
    found: list[Any] = []
    more: int | None = 1
    while more is not None and more < DEALS_PLAYED:
        response = await server.http.post("/api/tables/deals", json=key | {"from": more})
        assert len(response.content) < 100 * 1024
        page = response.json()
        assert page["deals"][0]["deal"] == more
        found += page["deals"]
        more = page["more"]
    assert [one["total"] for one in found[:DEALS_PLAYED]] == [list(one.total) for one in history]
    beyond = await server.http.post("/api/tables/deals", json=key | {"from": 10**6})
    assert beyond.json() == {"deals": [], "more": None}


@pytest.mark.parametrize("changes", [{"token": "x"}, {"table": "x"}, {"token": ""}])
async def test_earlier_deals_are_for_the_players(
    server: Running, long: LongTable, changes: dict[str, str]
) -> None:
    key = {"table": long.id, "token": long.ticket["token"]} | changes
    response = await server.http.post("/api/tables/deals", json=key)
    assert (response.status_code, response.json()["error"]["code"]) == (404, "no-seat")


async def test_a_deal_is_replayed_from_its_own_events(
    server: Running, long: LongTable, reads: Reads
) -> None:
    http = await guest_of(server, long)
    for number in (1, 500, DEALS_PLAYED):
        response = await http.get(f"/api/games/{long.id}/deals/{number}")
        steps = response.json()["steps"]
        assert len(response.content) < 128 * 1024
        assert steps[0]["view"]["deal"] == number
        assert steps[-1]["view"]["counted"] == number
        assert len(steps[0]["view"]["deals"]) == min(number - 1, RECENT)
    assert reads.events == 0
    page = (await http.get(f"/api/games/{long.id}")).json()
    assert (len(page["deals"]), page["more"]) == (100, 101)
    last = (await http.get(f"/api/games/{long.id}?from=1001")).json()
    assert last["more"] is None
    for wrong in ("x", "0", "-1", "9" * 20):
        assert (await http.get(f"/api/games/{long.id}?from={wrong}")).status_code == 422
    await http.aclose()


# Snapshots.


@pytest.mark.parametrize("rules", in_turn())
async def test_a_partie_goes_on_from_every_snapshot_as_from_its_beginning(rules: str) -> None:
    chosen = variant(rules, {})
    partie = new_partie("t", chosen, rules)
    done = list(islice(played(partie, seeded(rules)), 400))
    states = [one.snapshot for one in done if one.snapshot is not None]
    scores = {one.deal.number: one.deal for one in done if one.deal is not None}
    assert states
    for snapshot in states:
        again = new_partie("t", chosen, rules)
        base = read_base("t", snapshot, [scores[one] for one in snapshot.scores], chosen)
        again.resume(base)
        found = again.replay(one.entry.row for one in done[snapshot.version :])
        assert again.table.state == partie.table.state
        assert again.results == partie.results
        assert found.states == tuple(one for one in states if one.version >= snapshot.version)
        for most in (1, RECENT):
            now = partie.table.state
            assert again.event_log.deals(now, most) == partie.event_log.deals(now, most)
            assert again.event_log.earlier(now, most) == partie.event_log.earlier(now, most)
        assert again.event_log.fair == partie.event_log.fair
        assert again.event_log.drawn == partie.event_log.drawn


@pytest.mark.parametrize(
    "options",
    [
        {
            "finish": "deals",
            "deals": 40,
            "strokes": "low_half",
            "rubicon": "off",
            "lowest_wins": True,
        },
        {"target": 4000, "strokes": "jw"},
        {"target": 4000},
    ],
    ids=lambda options: str(options.get("strokes")),
)
async def test_the_end_is_the_same_without_the_scores_that_were_forgotten(
    options: dict[str, Any],
) -> None:
    chosen = variant("schieber", options)
    partie = new_partie("t", chosen, str(options))
    state = Partie(variant=chosen, scores=(0, 0))
    for one in played(partie, seeded(str(options))):
        state = state.do(one.entry.event)  # type: ignore[arg-type]
    kept = partie.table.state
    assert len(state.history) > RECENT + 1
    assert kept.result == state.result is not None
    assert kept.history[-RECENT:] == state.history[-RECENT:]
    assert set(recent_deals(state)) <= set(kept.history)


def damage(name: str) -> Any:
    """Return a statement that damages the rows of a table so that they are not to be read."""
    states = sa.update(SNAPSHOTS)
    return {
        "text": states.values(state="{}"),
        "no JSON": states.values(state="{"),
        "digest": states.values(digest="0" * 64),
        "layout": states.values(layout="0" * 16),
        "another table's": states.values(version=SNAPSHOTS.c.version - 1),
        "scores": states.values(scores=[1]),
        "score": sa.update(DEALS).values(score="{}"),
        "no score": sa.delete(DEALS),
        "no snapshot": sa.delete(SNAPSHOTS),
    }[name]


@pytest.mark.parametrize(
    "name",
    [
        *("text", "no JSON", "digest", "layout", "another table's", "scores"),
        *("score", "no score", "no snapshot"),
    ],
)
async def test_a_damaged_snapshot_is_ignored_and_written_anew(
    tmp_path: Path, reads: Reads, name: str
) -> None:
    table = long_table(6)
    async with running(settings_for(tmp_path)) as server:
        store = server.registry.store
        await store_table(store, table)
        await store.run(lambda connection: connection.execute(damage(name)))
        async with server.seated(table.ticket) as client:
            assert client.view["counted"] == 6
            assert [one["total"] for one in client.view["deals"]] == [
                list(one.total) for one in fold(table).history
            ]
        assert reads.events >= len(table.rows)
        reads.events = 0
        await retire(server, table.id)
        async with server.seated(table.ticket):
            assert reads.events <= GAP + 2 * LONGEST_DEAL
        key = {"table": table.id, "token": table.ticket["token"]}
        page = (await server.http.post("/api/tables/deals", json=key)).json()
        assert [one["deal"] for one in page["deals"]] == [1, 2, 3, 4, 5, 6]
        assert len(reads.threads) == 1


async def test_a_table_of_an_older_version_gets_snapshots_when_it_is_read(
    tmp_path: Path, reads: Reads
) -> None:
    table = long_table(4)
    async with running(settings_for(tmp_path)) as server:
        await store_table(server.registry.store, table, snapshots=False)
        key = {"table": table.id, "token": table.ticket["token"]}
        for _ in "ab":
            page = (await server.http.post("/api/tables/deals", json=key)).json()
            assert [one["deal"] for one in page["deals"]] == [1, 2, 3, 4]
        assert reads.events == len(table.rows)
        rows = await server.registry.store.run(
            lambda connection: connection.execute(sa.select(SNAPSHOTS)).all()
        )
        assert [row.state for row in rows] == [one.state for one in table.snapshots.states]


async def test_the_record_is_whole(tmp_path: Path) -> None:
    table = long_table(4)
    async with running(settings_for(tmp_path)) as server:
        await store_table(server.registry.store, table)
        http = await guest_of(server, table)
        for ending in ("jass", "jsonl"):
            text = (await http.get(f"/api/games/{table.id}/record.{ending}")).text
            found = verify(loads(text))
            assert found.is_ok
            assert found.state.history == fold(table).history
        await http.aclose()


async def test_snapshots_go_with_their_table(tmp_path: Path) -> None:
    table = long_table(2)
    async with running(settings_for(tmp_path)) as server:
        store = server.registry.store
        await store_table(store, table)
        http = await guest_of(server, table)
        answer = await http.delete(f"/api/games/{table.id}")
        await http.aclose()
        assert answer.status_code == 200
        for part in (EVENTS, SNAPSHOTS, DEALS):
            assert await count_of(store, part) == 0
