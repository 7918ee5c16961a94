"""Boards of a day: the same deals for everybody, results against the mean, and their end."""

from collections.abc import AsyncIterator
from datetime import time, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from buur.play.pack.sealed_shuffle import digest_of
from buur.server.http.boards import _shown
from buur.server.storage.schema import MAIL_ADDRESSES
from buur.tournament.boards import prepared_board, seed_of_previous_day
from tests.server.boards import (
    FIELD,
    FIRST_DAY,
    Player,
    WallClock,
    boards_of,
    boards_server,
    field_played,
    player,
)
from tests.server.harness import Running, is_over, settled
from tests.server.visitors import error_code

NEXT_DAY = FIRST_DAY + timedelta(days=1)


@pytest.fixture
def wall_clock() -> WallClock:
    return WallClock()


@pytest.fixture
async def server(tmp_path: Path, wall_clock: WallClock) -> AsyncIterator[Running]:
    async with boards_server(tmp_path, wall_clock) as running_server:
        yield running_server


@pytest.fixture
async def anna(server: Running) -> AsyncIterator[Player]:
    async with player(server) as one:
        yield one


@pytest.fixture
async def beat(server: Running) -> AsyncIterator[Player]:
    async with player(server) as one:
        yield one


async def seed_of(server: Running) -> str:
    return (await boards_of(server)._seeds.seed(FIRST_DAY)).seed


async def first_views(anna: Player, number: int) -> dict[str, Any]:
    async with anna.server.client(additional_headers=anna.cookies) as client:
        await client.hello(await anna.begin(number))
        await client.play_until(
            lambda view: bool(view["legal"]["cards"] or view["legal"]["contracts"])
        )
        names = ("hand", "dealer", "turned", "board", "contract", "chooser", "trick", "fair")
        return {name: client.view[name] for name in names}


async def test_the_first_day_offers_eight_new_boards(anna: Player) -> None:
    today = await anna.today()
    assert [board["number"] for board in today["boards"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {board["state"] for board in today["boards"]} == {"new"}
    assert today["day"] == "2026-11-27"
    assert today["seal"]["seed"] is None
    assert today["seal"]["published"] == today["seal"]["anchor"]
    assert today["ends"] == "2026-11-28T00:00:00+01:00"


@pytest.mark.parametrize("number", [1, 4])
async def test_everybody_gets_the_same_deal_and_the_same_opponents(
    anna: Player, beat: Player, number: int
) -> None:
    mine = await first_views(anna, number)
    assert mine == await first_views(beat, number)
    assert mine["board"] == {"day": "2026-11-27", "number": number}


async def test_a_board_follows_from_the_seed_of_its_day(server: Running, anna: Player) -> None:
    shown = await first_views(anna, 2)
    board = prepared_board(await seed_of(server), 2)
    assert (shown["dealer"], shown["fair"]["digest"]) == (board.dealer, digest_of(board.seed))


async def test_the_published_seed_is_the_digest_of_the_seed_of_the_day(
    server: Running, anna: Player
) -> None:
    published = (await anna.today())["seal"]["published"]["seed"]
    assert seed_of_previous_day(await seed_of(server)) == published


async def test_a_board_is_played_once(anna: Player) -> None:
    first = await anna.begin(1)
    again = await anna.begin(1)
    assert again == {"table": first["table"], "seat": 0, "token": ""}
    done = await anna.finish(1)
    assert done["state"] == "done"
    assert (await anna.begin(1))["table"] == first["table"]


async def test_the_result_is_the_difference_minus_the_mean_of_all_tables(
    server: Running, anna: Player
) -> None:
    await field_played(server)
    done = await anna.finish(3)
    assert done["tables"] == 1 + len(FIELD)
    result = done["result"]
    assert result["score"] == round(result["points"] - result["others"] - done["mean"], 1)
    field = (await anna.get("/2026-11-27/3")).json()
    made = [line["points"] - line["others"] for line in field["lines"]]
    assert field["mean"] == pytest.approx(sum(made) / len(made))
    assert sorted(made, reverse=True) == made
    assert [line["score"] for line in field["lines"]] == [
        round(one - field["mean"], 1) for one in made
    ]
    assert sum(count for _, count in field["frequencies"]) == len(made)
    assert [line["name"] for line in field["lines"] if line["own"]] == ["Anna"]
    assert {line["role"] for line in field["lines"]} == {"guest", "bot"}


async def test_the_field_is_the_same_on_every_server(tmp_path: Path, server: Running) -> None:
    await field_played(server)
    plays = await boards_of(server).store.plays("2026-11-27")
    seed = await seed_of(server)
    before = {(play.player, play.number): play.result for play in plays}
    again = await boards_of(server)._field_of(await boards_of(server).today(), "steady")
    assert {(play.player, play.number): play.result for play in again}.items() <= before.items()
    assert len(before) == 8 * len(FIELD)
    assert seed == await seed_of(server)


async def test_nobody_begins_a_board_of_another_day(anna: Player, wall_clock: WallClock) -> None:
    body = {"day": "2026-11-28", "number": 1, "name": "Anna"}
    refused = await anna.http.post("/api/boards/play", json=body)
    assert error_code(refused) == (409, "day-over")
    await anna.today()
    wall_clock.set(NEXT_DAY, time(0, 1))
    refused = await anna.http.post("/api/boards/play", json=body | {"day": "2026-11-27"})
    assert error_code(refused) == (409, "day-over")


@pytest.mark.parametrize(
    "body",
    [
        {"day": "2026-11-27", "number": 0},
        {"day": "2026-11-27", "number": 9},
        {"day": "20261127", "number": 1},
        {"day": "2026-W48-5", "number": 1},
        {"day": "yesterday", "number": 1},
        {"day": "2026-11-27", "number": 1, "name": "x" * 41},
        {"day": "2026-11-27", "number": 1, "seat": 1},
    ],
)
async def test_a_wrong_request_is_refused(anna: Player, body: dict[str, Any]) -> None:
    assert (await anna.http.post("/api/boards/play", json=body)).status_code == 422


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/2026-11-26", 404),
        ("/2026-11-28", 404),
        ("/2026-13-28", 422),
        ("/2026-11-27/9", 404),
        ("/months/2026-13", 422),
        ("/months/2026-11?by=luck", 422),
    ],
)
async def test_what_there_is_not_is_refused(anna: Player, path: str, status: int) -> None:
    assert (await anna.get(path)).status_code == status


async def test_a_board_gives_no_hints_and_is_in_no_list_of_parties(
    server: Running, anna: Player
) -> None:
    ticket = await anna.begin(4)
    async with server.client(additional_headers=anna.cookies) as client:
        await client.hello(ticket)
        await client.play_until(lambda view: bool(view["legal"]["cards"]))
        assert client.view["legal"]["hint"] is False
        assert (await client.ask("hint"))["code"] == "hints-off"
    assert await anna.ids() == []
    totals = (await anna.games())["totals"]
    assert totals["deals"] == 0


async def test_a_begun_board_cannot_be_removed_before_its_day_is_open(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(1)
    refused = await anna.http.delete(f"/api/games/{ticket['table']}")
    assert error_code(refused) == (409, "board-counts")
    await anna.finish(1)
    assert (await anna.http.delete(f"/api/games/{ticket['table']}")).status_code == 409
    wall_clock.set(NEXT_DAY, time(2))
    await boards_of(server).open_days()
    assert (await anna.http.delete(f"/api/games/{ticket['table']}")).status_code == 200
    assert (await anna.get("/2026-11-27")).json()["boards"][0]["state"] == "done"


async def opened(server: Running, wall_clock: WallClock) -> None:
    """Have the first day end."""
    wall_clock.set(NEXT_DAY, time(1, 0))
    await boards_of(server).open_days()
    for actor in list(server.registry.actors.values()):
        await settled(actor)
    await boards_of(server).open_days()
    assert await boards_of(server).store.unopened("2026-11-28") == ()


async def test_a_replay_says_which_board_it_is(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(3)
    await anna.finish(3)
    await opened(server, wall_clock)
    answer = await anna.http.get(f"/api/games/{ticket['table']}/deals/1")
    assert answer.json()["steps"][0]["view"]["board"] == {"day": "2026-11-27", "number": 3}


async def test_a_begun_board_may_be_finished_for_an_hour_after_midnight(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(1)
    wall_clock.set(NEXT_DAY, time(0, 59))
    await boards_of(server).open_days()
    async with server.client(additional_headers=anna.cookies) as client:
        await client.hello(ticket)
        await client.play_until(is_over)
    yesterday = (await anna.get("/2026-11-27")).json()
    assert (yesterday["boards"][0]["state"], yesterday["open"]) == ("done", False)
    assert yesterday["boards"][0]["result"]["substituted"] is False


async def test_a_substitute_finishes_what_is_left_when_the_day_is_over(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    await field_played(server)
    ticket = await anna.begin(1)
    async with server.client(additional_headers=anna.cookies) as client:
        await client.hello(ticket, pace="tap")
        await client.play_until(lambda view: bool(view["legal"]["cards"]))
        await opened(server, wall_clock)
    day = (await anna.get("/2026-11-27")).json()
    board = day["boards"][0]
    assert (board["state"], board["result"]["substituted"]) == ("done", True)
    assert day["open"] is True
    assert seed_of_previous_day(day["seal"]["seed"]) == day["seal"]["published"]["seed"]
    assert day["seal"]["seed"] == await seed_of(server)
    today = await anna.today()
    assert today["seal"]["published"] == {"day": "2026-11-27", "seed": day["seal"]["seed"]}


async def test_a_person_who_comes_back_after_the_end_does_not_get_the_seat(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(4)
    actor = await server.actor(ticket)
    actor._conclude()
    async with server.client(additional_headers=anna.cookies) as client:
        await client.hello(ticket)
        assert client.view["kinds"][0] == "deputy"


async def test_the_ranking_has_the_boards_that_its_viewer_has_played(
    server: Running, anna: Player, beat: Player
) -> None:
    await field_played(server)
    await anna.finish(1)
    await anna.finish(2)
    await beat.finish(2, "Beat")
    seen = await beat.today()
    boards = {line["name"]: line["boards"] for line in seen["lines"]}
    assert boards == {"Anna": 1, "Beat": 1, "easy": 1, "steady": 1, "random": 1}
    assert seen["people"] == 2
    seen = await anna.today()
    boards = {line["name"]: line["boards"] for line in seen["lines"]}
    assert boards == {"Anna": 2, "Beat": 1, "easy": 2, "steady": 2, "random": 2}
    assert sum(line["score"] for line in seen["lines"]) == pytest.approx(0, abs=0.5)


async def test_a_month_adds_up_the_days_that_are_open(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    await field_played(server)
    await anna.finish(1)
    today = await anna.today()
    assert (await anna.get("/months/2026-11")).json()["lines"] == []
    await opened(server, wall_clock)
    month = (await anna.get("/months/2026-11")).json()
    (line,) = month["lines"]
    assert line["score"] == next(one["score"] for one in today["lines"] if one["own"])
    assert (line["days"], line["boards"], line["own"]) == (1, 1, True)
    assert month["days"] == ["2026-11-27"]
    by_mean = (await anna.get("/months/2026-11?by=mean")).json()
    assert (by_mean["lines"], by_mean["least"]) == ([], 5)


async def test_who_deletes_herself_leaves_her_results_without_a_name(
    server: Running, anna: Player, beat: Player, wall_clock: WallClock
) -> None:
    await anna.finish(1)
    await beat.finish(1, "Beat")
    await anna.begin(2)
    assert (await anna.http.delete("/api/games")).status_code == 200
    lines = (await beat.get("/2026-11-27/1")).json()["lines"]
    assert sorted(line["name"] for line in lines if line["role"] == "guest") == ["", "Beat"]
    await opened(server, wall_clock)
    lines = (await beat.get("/months/2026-11")).json()["lines"]
    assert sorted((line["name"], line["boards"]) for line in lines) == [("", 1), ("Beat", 1)]


async def test_a_restart_loses_nothing(
    tmp_path: Path, server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(4)
    async with server.client(additional_headers=anna.cookies) as client:
        await client.hello(ticket)
        await client.play_until(lambda view: view["trick"] is not None)
        shown = client.view["hand"], client.view["trick"]
        actor = await server.actor(ticket)
    cookies, published = dict(anna.http.cookies), (await anna.today())["seal"]
    await server.stop()
    async with boards_server(tmp_path, wall_clock) as again, player(again) as same:
        same.http.cookies.update(cookies)
        assert (await same.today())["seal"] == published
        async with again.client(additional_headers=same.cookies) as client:
            await client.hello(ticket)
            assert (client.view["hand"], client.view["trick"]) == shown
            await client.play_until(is_over)
    assert actor.id == ticket["table"]


async def test_a_board_whose_table_is_broken_does_not_count(
    server: Running, anna: Player, wall_clock: WallClock
) -> None:
    ticket = await anna.begin(1)
    actor = await server.actor(ticket)
    await actor.store.mark_broken(actor.id, actor.epoch, "a test")
    assert (await anna.today())["boards"][0]["state"] == "void"
    await opened(server, wall_clock)
    assert (await anna.get("/2026-11-27")).json()["open"] is True


async def test_who_keeps_what_she_plays_is_a_person_in_rankings(
    server: Running, anna: Player, beat: Player, wall_clock: WallClock
) -> None:
    await anna.finish(1)
    await beat.finish(1, "Beat")
    guest = await server.registry.guests.find(anna.token)
    assert guest is not None
    key = {"address": "anna@example.ch", "guest_id": guest.id, "created": 1}
    insert = sa.insert(MAIL_ADDRESSES)
    await server.registry.store.run(lambda connection: connection.execute(insert, key))
    await opened(server, wall_clock)
    for path in ("/2026-11-27", "/2026-11-27/1", "/months/2026-11"):
        lines = (await beat.get(path)).json()["lines"]
        roles = {line["name"]: line["role"] for line in lines if line["role"] != "bot"}
        assert roles == {"Anna": "person", "Beat": "guest"}, path


def test_guests_push_no_people_out_of_a_list() -> None:
    lines = [(str(one), {"role": "guest"}) for one in range(300)]
    lines += [(str(one), {"role": "person"}) for one in range(300, 450)]
    found = _shown(lines, "299")
    roles = [line["role"] for line in found["lines"]]
    assert (roles.count("guest"), roles.count("person"), found["left_out"]) == (101, 100, 249)
