"""``buur admin`` at a server that runs: drain, move, end, ban; and the lists."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from buur.cli.commands.admin import command
from buur.cli.session import Session
from buur.notation import loads, verify
from buur.server.http import operator_follower
from buur.server.http.ban_list import BanList
from buur.server.settings import Settings
from buur.server.storage.database import open_database
from buur.server.storage.operator_store import Bans
from buur.server.storage.schema import BANS, GUESTS, ORDERS, TABLES
from buur.server.tables.seats import CLOSED_POLICY
from buur.server.tables.stored_checks import check_tables
from buur.server.tables.table_end import CLOSED_BROKEN
from tests.server.harness import PATIENCE, Running, running
from tests.server.visitors import visitor


@pytest_asyncio.fixture
async def served(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server that looks for orders often."""
    monkeypatch.setattr(operator_follower, "LOOK_SECONDS", 0.02)
    async with running(settings) as server:
        yield server


def database(server: Running) -> str:
    """Return the path of a server's database."""
    return str(server.registry.settings.database)


async def admin(server: Running, *arguments: str, code: int = 0) -> str:
    """Run ``buur admin`` beside the server, and return what it prints."""
    words = [*arguments, "--database", database(server)]
    runner = CliRunner()
    done = await asyncio.to_thread(runner.invoke, command, words, obj=Session("en"))
    assert done.exit_code == code, (done.output, done.exception)
    return done.output


async def listed(server: Running, name: str, *more: str) -> list[dict[str, object]]:
    """Return a list of ``buur admin`` as data."""
    found: list[dict[str, object]] = json.loads(await admin(server, name, "--json", *more))
    return found


async def test_it_lists_the_node_and_its_tables(served: Running) -> None:
    async with served.playing() as client:
        await client.do(client.move())
        (node,) = await listed(served, "nodes")
        (table,) = await listed(served, "tables", "--node", str(node["id"]))
    assert (node["state"], node["tables"]) == ("serving", 1)
    assert isinstance(node["lease"], int)
    assert node["lease"] > 0
    assert (table["id"], table["owner"]) == (client.ticket["table"], node["id"])
    assert (table["epoch"], table["broken"]) == (1, None)


async def test_a_table_that_is_ended_is_closed_with_its_reason(
    served: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with served.playing() as client:
        table = client.ticket["table"]
        await admin(served, "end", table, "--reason", "stuck\nsince noon")
        said = await client.until("error")
        with pytest.raises(ConnectionClosed):
            await client.next()
        answer = await served.hello(client.ticket)
    ended = {"code": "ended-table", "reason": "stuck since noon"}
    assert client.socket.close_code == CLOSED_BROKEN
    assert ended.items() <= said["error"].items()
    assert ended.items() <= answer["error"].items()
    (row,) = await listed(served, "tables")
    assert row["broken"] == "ended by the operator: stuck since noon"
    assert "stuck since noon" in caplog.text


async def test_the_log_of_a_table_that_is_ended_has_the_reason(served: Running) -> None:
    """The parties of its people and the record show it; a check by the rules leaves it out."""
    async with visitor(served) as anna:
        ticket = await anna.table()
        async with served.seated(ticket) as client:
            await client.play_until(lambda view: view["deal"] > 1)
        table = ticket["table"]
        await admin(served, "end", table, "--reason", "x" * 300)
        rows = await served.registry.store.events(table, 0, 1000)
        assert rows[-1].event == {"e": "ended", "reason": "x" * 200}
        assert [row.version for row in rows] == [*range(1, len(rows) + 1)]
        (game,) = (await anna.games())["games"]
        assert (game["broken"], game["ended"]) == (True, "x" * 200)
        page = (await anna.http.get(f"/api/games/{table}")).json()
        assert page["game"]["ended"] == "x" * 200
        record = (await anna.http.get(f"/api/games/{table}/record.jass")).text
        assert loads(record).comments[-1] == f"the operator ended the partie: {'x' * 200}"
        assert verify(loads(record)).is_ok
        steps = (await anna.http.get(f"/api/games/{table}/deals/1")).json()["steps"]
        assert steps
    engine = open_database(database(served))
    with engine.connect() as connection:
        assert check_tables(connection).faults == {}
    engine.dispose()


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"broken": "KeyError: 3"}, "is closed already: KeyError: 3"),
        ({"archived": 1}, "is in the archive"),
    ],
)
async def test_a_table_that_is_closed_is_not_ended_again(
    served: Running, values: dict[str, object], text: str
) -> None:
    table = (await served.table())["table"]
    change = sa.update(TABLES).values(values)
    await served.registry.store.run(lambda connection: connection.execute(change))
    words = ["end", table, "--reason", "x", "--database", database(served)]
    done = await asyncio.to_thread(CliRunner().invoke, command, words, obj=Session("en"))
    assert text in getattr(done.exception, "values", {}).get("message", "")
    assert await served.registry.store.events(table, 0, 1) == ()


async def test_a_table_that_is_moved_comes_back_with_its_partie(served: Running) -> None:
    async with served.playing() as client:
        await client.do(client.move())
        table, version = client.ticket["table"], client.version
        (node,) = await listed(served, "nodes")
        await admin(served, "move", table, str(node["id"]))
        async with asyncio.timeout(PATIENCE):
            await client.socket.wait_closed()
        assert client.socket.close_code == 1012
        welcome = await served.hello(client.ticket)
    assert welcome["t"] == "welcome"
    assert welcome["v"] >= version
    (row,) = await listed(served, "tables")
    assert isinstance(row["epoch"], int)
    assert row["epoch"] >= 3


async def test_a_drained_node_is_not_ready(served: Running) -> None:
    """The only node on a file keeps its tables: nobody else could go on with them."""
    (node,) = await listed(served, "nodes")
    async with served.playing() as client:
        await admin(served, "drain", str(node["id"]))
        async with asyncio.timeout(PATIENCE):
            while (await served.http.get("/api/ready")).status_code == 200:
                pass
        assert (await client.do(client.move()))["t"] == "ok"
    assert (await served.http.get("/api/ready")).json() == {"status": "draining"}


async def test_a_banned_address_is_out_at_once_and_until_the_ban_ends(served: Running) -> None:
    async with served.playing() as client:
        await admin(served, "ban", "--address", "127.0.0.0/8", "--days", "3", "--reason", "spam")
        said = await client.until("error")
        async with asyncio.timeout(PATIENCE):
            await client.socket.wait_closed()
    assert (said["error"]["code"], client.socket.close_code) == ("banned", CLOSED_POLICY)
    async with served.client() as late:
        said = await late.until("error")
    assert said["error"]["code"] == "banned", "a browser shows no answer to a handshake"
    assert (await served.http.get("/")).status_code == 200, "the page says it in words"
    answer = await served.http.get("/api/boards")
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "banned"
    assert "until 2" in answer.json()["error"]["message"]
    assert (await served.http.get("/api/ready")).status_code == 200
    (ban,) = await listed(served, "bans")
    assert (ban["network"], ban["reason"]) == ("127.0.0.0/8", "spam")
    await admin(served, "unban", str(ban["id"]))
    async with asyncio.timeout(PATIENCE):
        while (await served.http.get("/api/boards")).status_code == 403:
            pass


async def test_a_banned_person_is_out_and_others_are_not(served: Running) -> None:
    ticket = await served.table()
    engine = open_database(database(served))
    with engine.begin() as connection:
        person = connection.scalar(sa.select(GUESTS.c.public_id))
    engine.dispose()
    await admin(served, "ban", "--person", str(person), "--reason", "too loud")
    async with asyncio.timeout(PATIENCE):
        while (await served.http.get("/api/boards")).status_code == 200:
            pass
    export = (await served.http.get("/api/me/export.json")).json()
    assert "too loud" in str(export["until when an operator keeps you out, and why"])
    wanted = (await served.http.post("/api/me/deletion", json={})).json()["confirm"]
    assert (await served.http.post("/api/me/sign-out", json={})).status_code == 403
    cookies = dict(served.http.cookies)
    served.http.cookies.clear()
    assert (await served.http.get("/api/boards")).status_code == 200
    assert (await served.hello(ticket))["t"] == "welcome", "the ticket alone has no name"
    served.http.cookies.update(cookies)
    gone = await served.http.request("DELETE", "/api/me", json={"confirm": wanted})
    assert gone.is_success


async def test_bans_that_have_ended_are_deleted(served: Running) -> None:
    await admin(served, "ban", "--address", "192.0.2.7")
    engine = open_database(database(served))
    with engine.begin() as connection:
        connection.execute(sa.update(BANS).values(until=1))
    assert await listed(served, "bans") == []
    async with asyncio.timeout(PATIENCE):
        while True:
            with engine.begin() as connection:
                if not connection.execute(sa.select(BANS)).all():
                    break
            await asyncio.sleep(0)
    engine.dispose()


async def test_orders_from_before_the_start_are_not_carried_out(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: asyncio.Queue[None] = asyncio.Queue()
    look = operator_follower.OperatorFollower.look

    async def counted(follower: operator_follower.OperatorFollower) -> None:
        await look(follower)
        looks.put_nowait(None)

    monkeypatch.setattr(operator_follower, "LOOK_SECONDS", 0)
    monkeypatch.setattr(operator_follower.OperatorFollower, "look", counted)
    other = replace(settings, database=tmp_path / "other.db")
    engine = open_database(other.database)
    with engine.begin() as connection:
        order = {"kind": "drain", "reason": "", "created": 2**41}
        connection.execute(sa.insert(ORDERS).values(order))
    engine.dispose()
    async with running(other) as late:
        for _ in range(3):
            await looks.get()
        assert (await late.http.get("/api/ready")).status_code == 200


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["drain", "77"], "there is no node 77"),
        (["end", "nowhere", "--reason", "x"], "there is no table nowhere"),
        (["move", "nowhere", "1"], "there is no table nowhere"),
        (["ban", "--person", "nobody"], "there is no person nobody"),
        (["unban", "5"], "there is no ban 5"),
    ],
)
async def test_what_is_not_there_is_told(arguments: list[str], text: str, served: Running) -> None:
    words = [*arguments, "--database", database(served)]
    done = await asyncio.to_thread(CliRunner().invoke, command, words, obj=Session("en"))
    assert text in getattr(done.exception, "values", {}).get("message", "")


async def test_a_table_of_nobody_is_no_obstacle(served: Running) -> None:
    await served.table()
    (row,) = await listed(served, "tables")
    assert row["owner"] is None
    engine = open_database(database(served))
    with engine.begin() as connection:
        assert connection.scalar(sa.select(TABLES.c.archived)) is None
    engine.dispose()


def test_an_address_that_is_none_is_not_banned() -> None:
    bans = BanList()
    bans.replace(Bans({"192.0.2.0/24": 2**41, "2001:db8::/64": 2**41}, {}))
    scope = {"type": "http", "path": "/api/boards", "headers": []}
    assert bans.problem(scope | {"client": ("testclient", 1)}) is None
    assert bans.problem(scope | {"client": ("2001:db8::7", 1)}) is not None
    assert bans.problem(scope | {"client": ("192.0.2.9", 1)}) is not None
    assert bans.problem(scope | {"client": ("192.0.3.9", 1)}) is None
    assert bans.problem(scope | {"client": None}) is None
