"""``buur restore``: a club grows from one machine to three, and everybody plays on."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from buur.server.storage.backup import forget_nodes
from buur.server.storage.database import open_database
from tests.cli.conftest import Call
from tests.server.boards import Player, WallClock, field_played
from tests.server.friends import Friend
from tests.server.harness import is_over, running, settings_for
from tests.server.test_row_copy import content
from tests.server.visitors import SHORT, Visitor
from tools.postgres import PostgresServer

_ADDRESSES = ("me", "me/friends", "clubs", "boards")
_LANG = ("--lang", "en")


async def found_club(anna: Friend, beat: Friend) -> None:
    """Make a club with two members and a table of its own."""
    club = (await anna.http.post("/api/clubs", json={"title": "Jassclub", "name": "Anna"})).json()
    answer = await beat.http.post("/api/clubs/invitation", json={**club, "name": "Beat"})
    assert answer.status_code == 200, answer.text
    rules = [{"title": "Unser Schieber", "name": "schieber"}]
    for body in ({"do": "rules", "rules": rules}, {"do": "table", "rule": 0}):
        answer = await anna.http.post(f"/api/clubs/{club['club']}", json=body)
        assert answer.status_code == 200, answer.text


def is_mid_deal(view: dict[str, Any]) -> bool:
    """Tell whether a seat has played some of its cards."""
    return bool(view["contract"]) and len(view["hand"]) <= 5


async def shown(one: Visitor) -> list[Any]:
    """Return what a person sees of herself, her clubs, boards and friends."""
    return [(await one.http.get(f"/api/{address}")).json() for address in _ADDRESSES]


async def seats(people: list[Friend]) -> list[Any]:
    """Return the version and the hand of each person at the table."""
    for one in people:
        await one.socket.follow()
    return [(one.socket.version, one.socket.view["hand"]) for one in people]


async def test_a_club_moves_with_people_tables_logs_and_boards(
    call: Call, postgres: PostgresServer, tmp_path: Path
) -> None:
    old, copy, new = tmp_path / "tables.db", tmp_path / "copy.db", postgres.new_database()
    settings = settings_for(tmp_path, board_field=("random",), wall_clock=WallClock())
    async with AsyncExitStack() as stack:
        async with running(settings) as server:
            people = [Friend(server, name) for name in ("Anna", "Beat")]
            for one in people:
                stack.push_async_callback(one.close)
            anna, beat = people
            await beat.join(await anna.host(bots=["random", None, "random"], options=SHORT))
            await found_club(anna, beat)
            await anna.sees_kinds("person", "bot", "person", "bot")
            await anna.arrange("begin")
            await asyncio.gather(*(one.socket.play_until(is_mid_deal) for one in people))
            carla = Player(server)
            await field_played(server)
            result, _ = await carla.finish(1, "Carla"), await carla.begin(2, "Carla")
            assert result["state"] == "done"
            before = await seats(people), [await shown(one) for one in (*people, carla)]
        assert (
            await asyncio.to_thread(call, "backup", str(copy), "--database", str(old))
        ).code == 0
        done = await asyncio.to_thread(call, "restore", str(copy), new, *_LANG)
        assert done.out.startswith("The backup is restored: "), done
        assert done.code == 0
        await carla.http.aclose()
        engine = open_database(old)
        with engine.begin() as connection:
            forget_nodes(connection)
        engine.dispose()
        assert content(new) == content(old)

        async with running(replace(settings, database=new)) as server:
            for one in people:
                await one.move_to(server)
                await one.sit()
            cookies, carla = carla.http.cookies, Player(server)
            carla.http.cookies.update(cookies)
            stack.push_async_callback(carla.http.aclose)
            after = await seats(people), [await shown(one) for one in (*people, carla)]
            assert after == before
            await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
            assert (await carla.finish(2, "Carla"))["state"] == "done"
            assert (await anna.table(name="Anna"))["table"]
