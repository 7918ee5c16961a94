"""Guests: the cookie, the parties that they find again, totals, and removal."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from buur.server.http import guest_cookie
from buur.server.http.guest_cookie import COOKIE, SECURE_COOKIE, guest_token, set_guest_cookie
from buur.server.settings import Limits, Rate
from buur.server.storage.schema import EVENTS, GUEST_SEATS, SEAT_RESULTS, SEATS, TABLES
from buur.server.tables.seats import token_hash
from tests.server.harness import Client, Running, may_play, running, settings_for
from tests.server.visitors import SHORT, Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def rows_of(server: Running, part: sa.Table, table: str) -> int:
    column = part.c.id if part is TABLES else part.c.table_id
    found = sa.select(sa.func.count()).select_from(part).where(column == table)
    count = await server.registry.store.run(lambda connection: connection.scalar(found))
    assert count is not None
    return count


async def everything_of(server: Running, table: str) -> int:
    """Return the number of rows that the database holds about a table."""
    parts = (TABLES, SEATS, EVENTS, GUEST_SEATS, SEAT_RESULTS)
    return sum([await rows_of(server, part, table) for part in parts])


# The cookie.


async def test_the_first_table_makes_a_guest_and_the_next_one_keeps_it(anna: Visitor) -> None:
    for path in ("/", "/table/abc", "/api/rules"):
        assert COOKIE not in (await anna.http.get(path)).cookies
    assert (await anna.games()) == {"games": [], "more": None, "totals": None}
    assert COOKIE not in anna.http.cookies
    first = await anna.table()
    token = anna.token
    second = await anna.table()
    assert anna.token == token
    assert await anna.ids() == [second["table"], first["table"]]


async def test_only_the_hash_of_a_token_is_stored(anna: Visitor, server: Running) -> None:
    await anna.table()
    assert server.registry.settings.database is not None
    reader = sqlite3.connect(server.registry.settings.database)
    stored = reader.execute("select token_hash, * from guest_devices").fetchall()
    reader.close()
    assert token_hash(anna.token) in {row[0] for row in stored}
    assert anna.token not in repr(stored)
    assert len(anna.token) * 6 >= 256


@pytest.mark.parametrize(
    ("scheme", "origin", "name"),
    [
        ("http", None, COOKIE),
        ("http", "http://buur.example", COOKIE),
        ("https", None, SECURE_COOKIE),
        ("http", "https://buur.example", SECURE_COOKIE),
    ],
)
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_hosts(
    scheme: str, origin: str | None, name: str
) -> None:
    headers = [] if origin is None else [(b"origin", origin.encode())]
    scope = {"type": "http", "scheme": scheme, "path": "/", "headers": headers}
    response = Response()
    set_guest_cookie(response, Request(scope | {"server": ("x", 80)}), "secret")
    found = response.headers["set-cookie"]
    parts = {part.strip().lower() for part in found.split(";")[1:]}
    assert found.startswith(f"{name}=secret;")
    expected = {"httponly", "samesite=lax", "path=/", f"max-age={guest_cookie.MAX_AGE}"}
    assert parts == expected | ({"secure"} if name == SECURE_COOKIE else set())


@pytest.mark.parametrize(
    ("cookies", "token"),
    [
        ("", None),
        (f"{COOKIE}=a", "a"),
        (f"{COOKIE}=a; {SECURE_COOKIE}=b", "b"),
        (f"{COOKIE}={'x' * 129}", None),
    ],
)
async def test_the_token_comes_from_the_safer_cookie(cookies: str, token: str | None) -> None:
    scope = {"type": "http", "headers": [(b"cookie", cookies.encode())]}
    assert guest_token(Request(scope)) == token


# Seats.


async def test_a_guest_takes_the_seat_without_its_token(anna: Visitor, server: Running) -> None:
    ticket = await anna.table()
    cookie = {"cookie": f"{COOKIE}={anna.token}"}
    hello = {"table": ticket["table"], "token": ""}
    for live in (False, True):
        async with server.client(additional_headers=cookie) as client:
            assert (await client.hello(hello))["t"] == "welcome", live
    async with server.client() as client:
        assert (await client.hello(hello))["error"]["code"] == "no-seat"


async def test_a_token_opens_its_own_seat_whoever_asks(anna: Visitor, server: Running) -> None:
    ticket = await anna.table(bots=[None, "random", "random"])
    other = ticket["others"][0]
    cookie = {"cookie": f"{COOKIE}={anna.token}"}
    for token, seat in ((other["token"], other["seat"]), ("", ticket["seat"])):
        async with server.client(additional_headers=cookie) as client:
            welcome = await client.hello({"table": ticket["table"], "token": token})
            assert welcome["seat"] == seat
    async with server.client(additional_headers=cookie) as client:
        answer = await client.hello({"table": ticket["table"], "token": "wrong"})
        assert answer["error"]["code"] == "no-seat"


async def test_another_guest_takes_no_seat(anna: Visitor, beat: Visitor, server: Running) -> None:
    ticket = await anna.table()
    await beat.table()
    cookie = {"cookie": f"{COOKIE}={beat.token}"}
    async with server.client(additional_headers=cookie) as client:
        answer = await client.hello({"table": ticket["table"], "token": ""})
        assert answer["error"]["code"] == "no-seat"


async def test_tables_known_by_their_tokens_become_the_guests_own(
    anna: Visitor, beat: Visitor
) -> None:
    ticket = await anna.table(bots=[None, "random", "random"], names=["Beat"])
    other = ticket["others"][0]
    wrong = {"table": ticket["table"], "token": "x"}
    assert await beat.ids(tables=[wrong]) == []
    assert COOKIE not in beat.http.cookies
    key = {"table": ticket["table"], "token": other["token"]}
    listed = (await beat.games(tables=[key]))["games"]
    assert [(game["table"], game["seat"]) for game in listed] == [(ticket["table"], other["seat"])]
    assert await beat.ids() == [ticket["table"]]
    own = {"table": ticket["table"], "token": ticket["token"]}
    assert (await beat.games(tables=[own]))["games"][0]["seat"] == ticket["seat"]


# Lists.


async def test_a_list_tells_result_score_players_and_dates(anna: Visitor) -> None:
    ticket = await anna.table(options=SHORT)
    (game,) = (await anna.games())["games"]
    assert (game["result"], game["over"], game["deals"], game["lines"]) == (None, False, 0, [])
    await anna.play(ticket)
    (game,) = (await anna.games())["games"]
    assert game["over"]
    assert game["lines"] == [0, 1, 0, 1]
    mine, theirs = game["scores"]
    assert game["result"] == ("won" if mine > theirs else "lost")
    assert game["players"][0] == {"name": "Anna", "bot": None}
    assert game["players"][1] == {"name": "Vreni", "bot": "random"}
    assert game["created"] <= game["updated"]
    assert game["training"] is False


async def test_lists_have_pages_and_filters(anna: Visitor) -> None:
    tickets = [await anna.table(options=SHORT) for _ in range(5)]
    await anna.play(tickets[0])
    ids = [tickets[0]["table"], *(ticket["table"] for ticket in reversed(tickets[1:]))]
    seen: list[str] = []
    before = ""
    for _ in range(3):
        page = await anna.games(limit=2, before=before)
        assert (page["totals"] is None) == bool(before)
        seen += [game["table"] for game in page["games"]]
        before = page["more"]
    assert seen == ids
    assert before is None
    assert await anna.ids(state="finished") == ids[:1]
    assert await anna.ids(state="unfinished") == ids[1:]


@pytest.mark.parametrize("before", ["x", "12", "12.", ".a", "1" * 16 + ".a", "²³.a"])
async def test_a_place_in_the_list_that_is_none_is_refused(anna: Visitor, before: str) -> None:
    response = await anna.http.post("/api/games", json={"before": before})
    assert error_code(response) == (422, "bad-request")


async def test_totals_count_finished_parties_and_deals(anna: Visitor) -> None:
    tickets = [await anna.table(options=SHORT) for _ in range(2)]
    await anna.play(tickets[0])
    await anna.play(tickets[1], lambda view: len(view["deals"]) == 1)
    found = await anna.games()
    games = {game["table"]: game for game in found["games"]}
    totals = found["totals"]
    assert (totals["played"], totals["won"]) == (
        sum(game["over"] for game in games.values()),
        sum(game["result"] == "won" for game in games.values()),
    )
    assert totals["deals"] == sum(game["deals"] for game in games.values()) >= 2
    assert totals["rules"] == {"name": "chibre", "times": totals["played"]}
    assert totals["best"] > 0
    assert totals["contract"]["times"] >= 1


async def test_a_training_partie_counts_in_no_total(anna: Visitor, server: Running) -> None:
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)
    assert (await anna.games())["totals"]["played"] == 1
    mark = sa.update(TABLES).where(TABLES.c.id == ticket["table"]).values(training=True)
    await server.registry.store.run(lambda connection: connection.execute(mark))
    found = await anna.games()
    assert found["games"][0]["training"] is True
    assert (found["totals"]["played"], found["totals"]["deals"]) == (0, 0)


async def test_results_of_older_parties_are_written_at_the_first_list(
    anna: Visitor, server: Running
) -> None:
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)
    new = await anna.games()

    def forget(connection: sa.Connection) -> None:
        here = SEAT_RESULTS.c.table_id == ticket["table"]
        connection.execute(sa.delete(SEAT_RESULTS).where(here))
        connection.execute(sa.update(TABLES).values(winner=None))

    await server.registry.store.run(forget)
    assert await anna.games() == new


async def test_a_finished_partie_that_cannot_be_read_is_listed_without_a_winner(
    anna: Visitor, server: Running
) -> None:
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)

    def spoil(connection: sa.Connection) -> None:
        here = ticket["table"]
        connection.execute(sa.delete(SEAT_RESULTS).where(SEAT_RESULTS.c.table_id == here))
        connection.execute(sa.delete(EVENTS).where(EVENTS.c.table_id == here, EVENTS.c.version < 9))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == here).values(winner=None))

    await server.registry.store.run(spoil)
    (game,) = (await anna.games())["games"]
    assert (game["over"], game["result"], game["deals"]) == (True, "draw", 0)
    assert await rows_of(server, SEAT_RESULTS, ticket["table"]) == 4


# Removal.


async def test_a_partie_that_is_removed_leaves_nothing(anna: Visitor, server: Running) -> None:
    ticket = await anna.table(options=SHORT)
    await anna.play(ticket)
    table = ticket["table"]
    assert await everything_of(server, table) > 50
    response = await anna.http.delete(f"/api/games/{table}")
    assert response.json() == {"removed": table}
    assert await everything_of(server, table) == 0
    assert await anna.ids() == []
    assert (await server.hello(ticket))["error"]["code"] == "no-seat"
    assert error_code(await anna.http.delete(f"/api/games/{table}")) == (404, "no-game")


async def test_a_partie_in_progress_can_be_removed(anna: Visitor, server: Running) -> None:
    ticket = await anna.table()
    async with server.seated(ticket) as client:
        await client.play_until(may_play)
        assert (await anna.http.delete(f"/api/games/{ticket['table']}")).is_success
        await client.socket.wait_closed()
        assert client.socket.close_code == 1012
    assert await everything_of(server, ticket["table"]) == 0


async def test_who_leaves_a_table_of_friends_leaves_it_to_them(
    anna: Visitor, beat: Visitor, server: Running
) -> None:
    ticket = await anna.table(bots=[None, "random", "random"], names=["Beat"])
    table = ticket["table"]
    key = {"table": table, "token": ticket["others"][0]["token"]}
    await beat.games(tables=[key])
    await anna.http.delete(f"/api/games/{table}")
    assert await anna.ids() == []
    assert (await server.hello(ticket))["error"]["code"] == "no-seat"
    assert await beat.ids() == [table]
    assert (await server.hello(key))["t"] == "welcome"
    await beat.http.delete(f"/api/games/{table}")
    assert await everything_of(server, table) == 0


async def test_a_friend_without_a_cookie_keeps_a_partie_once_he_has_played(
    anna: Visitor, server: Running
) -> None:
    ticket = await anna.table(bots=[None, "random", "random"])
    table = ticket["table"]
    key = {"table": table, "token": ticket["others"][0]["token"]}
    async with server.seated(ticket) as first, server.seated(key) as second:

        async def contribute(client: Client) -> None:
            await client.play_until(lambda view: bool(view["hand"]))

        await asyncio.gather(contribute(first), contribute(second))
    await anna.http.delete(f"/api/games/{table}")
    assert (await server.hello(key))["t"] == "welcome"


async def test_nobody_removes_a_partie_of_others(anna: Visitor, beat: Visitor) -> None:
    ticket = await anna.table()
    await beat.table()
    response = await beat.http.delete(f"/api/games/{ticket['table']}")
    assert error_code(response) == (404, "no-game")
    assert await anna.ids() == [ticket["table"]]
    headers = {"origin": "http://evil.example"}
    response = await anna.http.delete(f"/api/games/{ticket['table']}", headers=headers)
    assert error_code(response) == (403, "bad-origin")
    assert await anna.ids() == [ticket["table"]]


async def test_everything_of_a_guest_is_removed_at_once(
    anna: Visitor, beat: Visitor, server: Running
) -> None:
    mine = await anna.table(options=SHORT)
    await anna.play(mine)
    shared = await anna.table(bots=[None, "random", "random"])
    key = {"table": shared["table"], "token": shared["others"][0]["token"]}
    await beat.games(tables=[key])
    hashed = token_hash(anna.token)
    response = await anna.http.delete("/api/games")
    assert set(response.json()["removed"]) == {mine["table"], shared["table"]}
    assert COOKIE not in anna.http.cookies
    assert await everything_of(server, mine["table"]) == 0
    assert await server.registry.guests.store.find(hashed) is None
    assert await beat.ids() == [shared["table"]]
    assert (await anna.http.delete("/api/games")).json() == {"removed": []}


async def test_requests_for_parties_have_a_limit(tmp_path: Path) -> None:
    limits = Limits(games=Rate(per_second=0.001, burst=2))
    async with running(settings_for(tmp_path, limits=limits)) as server:
        for _ in range(2):
            assert (await server.http.post("/api/games", json={})).status_code == 200
        response = await server.http.get("/api/games/abc")
        assert error_code(response) == (429, "too-many-requests")


async def test_the_database_holds_no_address(anna: Visitor, server: Running) -> None:
    await anna.table()
    assert server.registry.settings.database is not None
    reader = sqlite3.connect(server.registry.settings.database)
    names = [
        name for (name,) in reader.execute("select name from sqlite_master where type='table'")
    ]
    stored = [repr(reader.execute(f"select * from {name}").fetchall()) for name in names]
    reader.close()
    assert "127.0.0.1" not in json.dumps(stored)
