"""``buur archive``: old parties become records without names, and results stay.

Each test runs on SQLite and on PostgreSQL.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES, Session
from buur.notation import loads, verify
from buur.server.storage.backup import back_up, restore
from buur.server.storage.database import open_database
from tests.cli.conftest import Call
from tests.databases import BACKENDS
from tests.server.harness import is_over, running, settings_for
from tools.postgres import PostgresServer

DAY = 86_400_000


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a partie that is over and one in play."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with running(settings_for(folder)) as server:
            async with server.playing(name="Annabelle", options={"target": 200}) as client:
                await client.play_until(is_over)
            async with server.playing(name="Annabelle") as client:
                await client.do(client.move())

    asyncio.run(play())
    return folder / "tables.db"


@pytest.fixture(scope="module")
def played_in_postgres(played: Path, postgres: PostgresServer) -> str:
    """The same in a database of PostgreSQL."""
    url = postgres.new_database()
    restore(played, url)
    return url


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, played: Path, tmp_path: Path) -> str:
    """A copy of the database, which a test may change."""
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        return server.new_database(like=request.getfixturevalue("played_in_postgres"))
    copy = tmp_path / "tables.db"
    back_up(played, copy)
    return str(copy)


def rows(database: str, statement: str) -> list[tuple[object, ...]]:
    """Return the rows of a statement, which may change the database."""
    engine = open_database(database)
    with engine.begin() as connection:
        done = connection.exec_driver_sql(statement)
        found = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return found


def age(database: str, phase: str, days: int) -> None:
    """Have the last act at the tables of a phase be some days ago."""
    comparison = "=" if phase == "over" else "<>"
    change = f"UPDATE tables SET updated = updated - {days * DAY} WHERE phase {comparison} 'over'"
    rows(database, change)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_old_partie_becomes_a_record_that_holds(
    lang: str, call: Call, database: str, tmp_path: Path
) -> None:
    age(database, "over", 400)
    folder = tmp_path / "archive"
    done = call("archive", str(folder), "--database", database, "--lang", lang)
    said = Session(lang).say("archive-done", count=1, folder=str(folder))
    assert (done.code, done.out.strip()) == (0, said)
    (file,) = folder.iterdir()
    text = file.read_text(encoding="utf-8")
    assert "Annabelle" not in text
    found = verify(loads(text))
    assert (found.problems, found.state.phase) == ((), "over")
    assert file.stat().st_mode & 0o077 == 0


def test_results_and_seats_stay_and_acts_go(call: Call, database: str, tmp_path: Path) -> None:
    age(database, "over", 400)
    kept = ["seat_results", "seats", "guest_seats", "guests", "tables"]
    before = {name: rows(database, f"SELECT count(*) FROM {name}") for name in kept}
    call("archive", str(tmp_path / "a"), "--database", database)
    assert before == {name: rows(database, f"SELECT count(*) FROM {name}") for name in kept}
    left = rows(database, "SELECT DISTINCT phase FROM tables JOIN events ON id = table_id")
    assert ("over",) not in left
    assert len(left) == 1
    again = call("archive", str(tmp_path / "a"), "--database", database, "--lang", "en")
    assert again.out.startswith("0 parties")


@pytest.mark.parametrize(("days", "count"), [(364, 0), (366, 2)])
def test_a_year_is_the_usual_age(
    days: int, count: int, call: Call, database: str, tmp_path: Path
) -> None:
    age(database, "over", days)
    age(database, "play", days)
    done = call("archive", str(tmp_path / "a"), "--database", database, "--lang", "en")
    assert done.out.startswith(f"{count} parties")


def test_the_settings_may_name_another_age(call: Call, database: str, tmp_path: Path) -> None:
    age(database, "over", 100)
    file = tmp_path / "buur.env"
    file.write_text(f"BUUR_ARCHIVE_DAYS=90\nBUUR_DATABASE={database}\n", encoding="utf-8")
    done = call("archive", str(tmp_path / "a"), "--settings", str(file), "--lang", "en")
    assert done.out.startswith("1 parties")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET broken = 'x' WHERE phase = 'over'",
        "DELETE FROM seat_results",
        "UPDATE events SET event = '{}'",
    ],
)
def test_parties_that_somebody_needs_stay(
    change: str, call: Call, database: str, tmp_path: Path
) -> None:
    age(database, "over", 400)
    rows(database, change)
    done = call("archive", str(tmp_path / "a"), "--database", database, "--lang", "en")
    assert done.out.startswith("0 parties")


def test_who_comes_back_to_an_old_partie_is_told(call: Call, database: str, tmp_path: Path) -> None:
    age(database, "play", 400)

    async def come_back() -> dict[str, object]:
        async with running(replace(settings_for(tmp_path), database=database)) as server:
            async with server.playing() as client:
                await client.do(client.move())
                ticket = client.ticket
            age(database, "play", 400)
            done = await asyncio.to_thread(
                call, "archive", str(tmp_path / "a"), "--database", database
            )
            assert done.code == 0
            await server.registry.stop(ticket["table"])
            found: dict[str, object] = (await server.hello(ticket))["error"]
            return found

    assert asyncio.run(come_back())["code"] == "archived"
