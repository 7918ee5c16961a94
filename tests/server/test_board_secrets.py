"""Nothing of a board reaches a guest who has not finished it."""

import json
import random
from datetime import time, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.types import Message

from buur.play.pack.sealed_shuffle import digest_of
from buur.server.storage.models import BoardPlay, BoardScore
from buur.server.storage.schema import BOARD_PLAYS
from buur.tournament.boards import BOARDS, prepared_board
from tests.chance import seeded
from tests.fuzz.parsers.fuzzed_server import scope_of
from tests.server.boards import FIRST_DAY, Player, WallClock, boards_of, boards_server, player
from tests.server.harness import Running
from tests.server.visitors import error_code

CONTRACTS = ("trump:S", "trump:H", "trump:D", "trump:C", "oben", "unten")


def some_score(chance: random.Random) -> BoardScore:
    """Return a result that a board may have."""
    points = chance.randint(0, 257)
    return BoardScore(
        points,
        chance.randint(0, 257),
        chance.choice(CONTRACTS),
        chance.randrange(4),
        chance.random() < 0.5,
        chance.random() < 0.5,
    )


def some_plays(chance: random.Random, day: str, numbers: list[int]) -> list[BoardPlay]:
    """Return boards that three people play, some to their end."""
    found = []
    for number in numbers:
        for name in ("Beat", "Carla", "Dario"):
            is_done = chance.random() < 0.7
            score = some_score(chance) if is_done else None
            state: Any = "done" if is_done else "playing"
            found.append(BoardPlay(day, number, name, False, name, None, state, score))
    return found


async def asked(server: Running, anna: Player, path: str) -> str:
    """Return an answer of the application itself: a socket would take most of the time."""
    body: list[bytes] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        body.append(message.get("body", b""))

    cookie = anna.cookies["cookie"].encode()
    headers = [(b"host", b"localhost"), (b"cookie", cookie)]
    scope = scope_of("http", f"/api/boards{path}", method="GET", headers=headers)
    app: Any = server.server.config.app
    await app(scope, receive, send)
    return b"".join(body).decode()


async def answers(server: Running, anna: Player, day: str, numbers: list[int]) -> dict[str, str]:
    """Return what a guest is told of a day and of some of its boards, by the address."""
    boards = [f"/{day}/{number}" for number in numbers]
    paths = ("", f"/{day}", f"/months/{day[:7]}", *boards)
    return {path: await asked(server, anna, path) for path in paths}


async def replaced(server: Running, day: str, plays: list[BoardPlay]) -> None:
    """Have others' plays of a day be these."""
    boards = boards_of(server)
    kept = [play for play in await boards.store.plays(day) if play.name == "Anna"]
    remove = sa.delete(BOARD_PLAYS).where(BOARD_PLAYS.c.day == day)
    await server.registry.store.run(lambda connection: connection.execute(remove))
    await boards.store.add_plays([*kept, *plays])


async def look(server: Running, days: int, times: int) -> int:
    """Change what is secret from a guest; what she is told must not change."""
    chance, clock = seeded(22), server.registry.settings.wall_clock
    assert isinstance(clock, WallClock)
    compared = 0
    await boards_of(server).close()  # else a minute's tick opens the days before meanwhile
    async with player(server) as anna:
        await anna.begin(1)
        guest = await server.registry.guests.find(anna.token)
        assert guest is not None
        for later in range(days):
            clock.set(FIRST_DAY + timedelta(1 + later), time(12))
            day = (await anna.today())["day"]
            own = sorted(chance.sample(range(1, BOARDS + 1), chance.randrange(BOARDS)))
            mine = [
                BoardPlay(day, one, guest.id, False, "Anna", None, "done", some_score(chance))
                for one in own
            ]
            secret = [one for one in range(1, BOARDS + 1) if one not in own]
            known = some_plays(chance, day, own)
            every = [*range(1, BOARDS + 1)]
            told: dict[str, str] = {}
            for number in range(times):
                await replaced(server, day, [*mine, *known, *some_plays(chance, day, secret)])
                mine = []
                looked = every if number < 2 else chance.sample(every, 2)
                for path, answer in (await answers(server, anna, day, looked)).items():
                    assert told.setdefault(path, answer) == answer, (day, path)
                compared += len(secret)
            assert len(told) == 3 + BOARDS
            assert f'"day":"{day}"' in told[""]
            await no_seed(server, day, "".join(told.values()))
    return compared


async def no_seed(server: Running, day: str, told: str) -> None:
    """Look that no seed of a day is told before it is open."""
    seed = (await boards_of(server)._seeds.seed(FIRST_DAY.fromisoformat(day))).seed
    boards = [prepared_board(seed, number).seed for number in range(1, BOARDS + 1)]
    for text in (seed, *boards, *map(digest_of, boards)):
        assert text not in told


async def test_what_a_guest_is_told_does_not_depend_on_boards_to_play(tmp_path: Path) -> None:
    async with boards_server(tmp_path, WallClock(), field=()) as server:
        assert await look(server, days=12, times=5) > 250


@pytest.mark.slow
async def test_what_a_guest_is_told_does_not_depend_on_boards_to_play_in_a_year(
    tmp_path: Path,
) -> None:
    async with boards_server(tmp_path, WallClock(), field=()) as server:
        assert await look(server, days=365, times=40) > 50_000


async def test_the_table_of_another_opens_nothing(tmp_path: Path) -> None:
    async with (
        boards_server(tmp_path, WallClock()) as server,
        player(server) as anna,
        player(server) as beat,
    ):
        await beat.begin(1, "Beat")
        table = (await beat.begin(4, "Beat"))["table"]
        await beat.finish(4, "Beat")
        await anna.begin(1)
        for path in (f"/api/games/{table}", f"/api/games/{table}/deals/1"):
            assert (await anna.http.get(path)).status_code == 404
        assert (await anna.http.get(f"/api/games/{table}/record.jsonl")).status_code == 404
        async with server.client(additional_headers=anna.cookies) as client:
            answer = await client.hello({"table": table, "token": ""})
            assert answer["error"]["code"] == "no-seat"
        today = json.dumps(await anna.today())
        assert table not in today


async def test_a_board_in_progress_shows_no_results(tmp_path: Path) -> None:
    async with boards_server(tmp_path, WallClock()) as server, player(server) as anna:
        ticket = await anna.begin(4)
        async with server.client(additional_headers=anna.cookies) as client:
            await client.hello(ticket)
            await client.play_until(lambda view: bool(view["legal"]["cards"]))
        board = (await anna.today())["boards"][3]
        assert board == {"number": 4, "state": "playing", "table": ticket["table"]}
        assert (await anna.get("/2026-11-27/4")).status_code == 403
        assert (await anna.today())["lines"] == []


async def test_a_link_to_a_board_shows_it_to_those_who_have_played_it(tmp_path: Path) -> None:
    async with (
        boards_server(tmp_path, WallClock()) as server,
        player(server) as anna,
        player(server) as beat,
    ):
        await beat.finish(4, "Beat")
        table = (await beat.today())["boards"][3]["table"]
        link = (await beat.http.post(f"/api/games/{table}/link")).json()
        shown = {"table": link["table"], "token": link["token"]}
        await anna.begin(4)
        for path, more in (("", {}), ("/deal", {"deal": 1}), ("/record", {})):
            refused = await anna.http.post(f"/api/replays{path}", json=shown | more)
            assert error_code(refused) == (403, "board-secret")
        await anna.finish(4)
        assert (await anna.http.post("/api/replays", json=shown)).status_code == 200
