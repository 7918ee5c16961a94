"""``buur archive``: old parties become records without names, and results stay."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES, Session
from buur.notation import loads, verify
from tests.cli.conftest import Call
from tests.server.harness import is_over, running, settings_for

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


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    """A copy of the database, which a test may change."""
    copy = tmp_path / "tables.db"
    with closing(sqlite3.connect(played)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def rows(path: Path, statement: str) -> list[tuple[object, ...]]:
    """Return the rows of a statement, which may change the database."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()


def age(path: Path, phase: str, days: int) -> None:
    """Have the last act at the tables of a phase be some days ago."""
    comparison = "=" if phase == "over" else "<>"
    rows(
        path, f"UPDATE tables SET updated = updated - {days * DAY} WHERE phase {comparison} 'over'"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_old_partie_becomes_a_record_that_holds(
    lang: str, call: Call, database: Path, tmp_path: Path
) -> None:
    age(database, "over", 400)
    folder = tmp_path / "archive"
    done = call("archive", str(folder), "--database", str(database), "--lang", lang)
    said = Session(lang).say("archive-done", count=1, folder=str(folder))
    assert (done.code, done.out.strip()) == (0, said)
    (file,) = folder.iterdir()
    text = file.read_text(encoding="utf-8")
    assert "Annabelle" not in text
    found = verify(loads(text))
    assert (found.problems, found.state.phase) == ((), "over")
    assert file.stat().st_mode & 0o077 == 0


def test_results_and_seats_stay_and_acts_go(call: Call, database: Path, tmp_path: Path) -> None:
    age(database, "over", 400)
    kept = ["seat_results", "seats", "guest_seats", "guests", "tables"]
    before = {name: rows(database, f"SELECT count(*) FROM {name}") for name in kept}
    call("archive", str(tmp_path / "a"), "--database", str(database))
    assert before == {name: rows(database, f"SELECT count(*) FROM {name}") for name in kept}
    left = rows(database, "SELECT DISTINCT phase FROM tables JOIN events ON id = table_id")
    assert ("over",) not in left
    assert len(left) == 1
    again = call("archive", str(tmp_path / "a"), "--database", str(database), "--lang", "en")
    assert again.out.startswith("0 parties")


@pytest.mark.parametrize(("days", "count"), [(364, 0), (366, 2)])
def test_a_year_is_the_usual_age(
    days: int, count: int, call: Call, database: Path, tmp_path: Path
) -> None:
    age(database, "over", days)
    age(database, "play", days)
    done = call("archive", str(tmp_path / "a"), "--database", str(database), "--lang", "en")
    assert done.out.startswith(f"{count} parties")


def test_the_settings_may_name_another_age(call: Call, database: Path, tmp_path: Path) -> None:
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
    change: str, call: Call, database: Path, tmp_path: Path
) -> None:
    age(database, "over", 400)
    rows(database, change)
    done = call("archive", str(tmp_path / "a"), "--database", str(database), "--lang", "en")
    assert done.out.startswith("0 parties")


def test_who_comes_back_to_an_old_partie_is_told(
    call: Call, database: Path, tmp_path: Path
) -> None:
    age(database, "play", 400)

    async def come_back() -> dict[str, object]:
        async with running(settings_for(tmp_path)) as server:
            async with server.playing() as client:
                await client.do(client.move())
                ticket = client.ticket
            age(database, "play", 400)
            done = await asyncio.to_thread(
                call, "archive", str(tmp_path / "a"), "--database", str(database)
            )
            assert done.code == 0
            await server.registry.stop(ticket["table"])
            found: dict[str, object] = (await server.hello(ticket))["error"]
            return found

    assert asyncio.run(come_back())["code"] == "archived"
