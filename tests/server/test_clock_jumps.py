"""Jumps of the system's clock: nothing but dates depends on it, and lists keep their order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

import buur
from buur.server.http.middleware import Activity
from buur.server.http.token_buckets import TokenBucket
from buur.server.settings import Pace, Rate, Settings
from buur.server.storage.write_clock import DAY, LATEST, WriteClock
from tests.server.harness import HandClock, may_play, running, settings_for
from tests.server.visitors import visitor

HOUR: Final = 3_600_000
YEAR: Final = 365 * DAY
NOON: Final = int(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)
WALL_CLOCKS: Final = frozenset({"time.time", "time.time_ns", "datetime.now", "datetime.utcnow"})
JUMPS: Final = (
    HOUR,
    -HOUR,
    -6 * HOUR,
    DAY,
    -2 * DAY,
    10 * YEAR,
    -20 * YEAR,
    -60 * YEAR,
    9000 * YEAR,
)


class WallClock:
    """The system's clock, which a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        fake = SimpleNamespace(time_ns=lambda: self.now * 1_000_000)
        monkeypatch.setattr("buur.server.storage.write_clock.time", fake)


@pytest.fixture
def wall_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """The system's clock."""
    return WallClock(monkeypatch)


def wall_clock_uses(path: Path) -> Iterator[str]:
    """Yield the calls of the system's clock in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node) in WALL_CLOCKS:
            yield ast.unparse(node)
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            yield from (f"time.{one.name}" for one in node.names if one.name in ("time", "time_ns"))


@pytest.mark.parametrize("package", ["server", "client", "play", "bots"])
def test_only_the_times_of_writes_come_from_the_systems_clock(package: str) -> None:
    folder = Path(buur.__file__).parent / package
    paths = sorted(folder.rglob("*.py"))
    assert paths
    uses = {str(path.relative_to(folder)): list(wall_clock_uses(path)) for path in paths}
    of_server = {
        "storage/write_clock.py": ["time.time_ns"],
        "settings.py": ["time.time"],  # for the day of the boards
        "http/personal_data.py": ["datetime.now"],  # the date that stands in an export
    }
    known = of_server if package == "server" else {}
    assert {path: found for path, found in uses.items() if found} == known


@pytest.mark.parametrize("jump", [-1, -HOUR, -14 * HOUR, -23 * HOUR, 0, HOUR, YEAR])
def test_times_of_writes_increase(jump: int) -> None:
    now = iter([NOON, NOON, NOON + jump, NOON + jump, NOON + jump])
    clock = WriteClock(0, lambda: next(now))
    times = [clock.next() for _ in range(5)]
    assert all(earlier < later for earlier, later in pairwise(times))
    assert times[-1] - NOON <= max(jump, 0) + 5


def test_a_clock_that_was_years_wrong_is_right_again() -> None:
    now = iter([NOON + 10 * YEAR, NOON, NOON])
    clock = WriteClock(NOON, lambda: next(now))
    assert [clock.next() for _ in range(3)] == [NOON + 10 * YEAR, NOON, NOON + 1]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_jump_disturbs_no_table(
    settings: Settings, wall_clock: WallClock, jump: int
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        ticket = await guest.table()
        async with server.seated(ticket) as client:
            await client.play_until(may_play)
            wall_clock.now += jump
            assert (await client.do(client.move()))["t"] == "ok"
            await client.play_until(may_play)
        if jump > YEAR:  # a cookie that is unused for a year has ended, until the clock is right
            wall_clock.now -= jump
        (game,) = (await guest.games())["games"]
        shown = datetime.fromisoformat(game["updated"]).timestamp() * 1000
        assert 0 <= shown <= LATEST
        record = await guest.http.get(f"/api/games/{ticket['table']}/record.jass")
        assert record.status_code == 200


@pytest.mark.parametrize("back", [HOUR, 14 * HOUR])
async def test_the_latest_partie_stays_first_also_after_a_new_start(
    settings: Settings, wall_clock: WallClock, back: int
) -> None:
    async with running(settings) as server, visitor(server) as guest:
        first, second = await guest.table(), await guest.table()
        wall_clock.now -= back
        await guest.play(first, may_play)
        assert await guest.ids() == [first["table"], second["table"]]
        cookies = guest.http.cookies
    async with running(settings) as server, visitor(server) as guest:
        guest.http.cookies = cookies
        third = await guest.table()
        await guest.play(second, may_play)
        expected = [second["table"], third["table"], first["table"]]
        assert await guest.ids() == expected
        page = await guest.games(limit=2)
        rest = await guest.games(before=page["more"])
        assert [one["table"] for one in (*page["games"], *rest["games"])] == expected


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_clock_that_jumps_takes_nothing_from_a_client(jump: float) -> None:
    clock = HandClock()
    bucket = TokenBucket(Rate(per_second=1, burst=3), clock)
    assert bucket.take()
    clock.now += jump
    assert [bucket.take() for _ in range(2)] == [True, True]
    clock.now += 10
    assert bucket.wait() == 0


def test_a_server_is_not_idle_because_its_clock_goes_back() -> None:
    clock = HandClock()
    activity = Activity(clock)
    clock.now -= 3600
    assert activity.idle <= 0


@pytest.mark.parametrize("jump", [-10 * YEAR, 10 * YEAR])
async def test_bots_keep_their_pace_while_the_clock_jumps(
    tmp_path: Path, wall_clock: WallClock, jump: int
) -> None:
    pace = Pace(shortest=0.01, longest=0.01, after_trick=0, for_doubling=0)
    async with running(settings_for(tmp_path, pace)) as server, server.playing() as client:
        await client.play_until(may_play)
        wall_clock.now += jump
        assert (await client.do(client.move()))["t"] == "ok"
        await client.play_until(may_play)
        assert client.actor._time_to_deadline() is None
