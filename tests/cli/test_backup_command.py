"""``buur backup`` and ``buur restore``: while people play, and into a new database only."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from buur.cli.session import LANGUAGES, Session
from buur.server.errors import ServerError
from buur.server.storage import backup as backups
from buur.server.storage.backup import back_up, kind_of, old_backups, restore
from buur.server.storage.database import open_database
from buur.server.storage.schema import NODES, TABLES
from buur.server.storage.table_rows import read_events
from buur.server.tables.stored_checks import check_tables
from tests.cli.conftest import Call
from tests.server.harness import Client, move, playing, running, settings_for


async def acknowledged(client: Client, acts: int) -> list[int]:
    """Act some times; return the versions of the acts that the server confirmed."""
    versions = list[int]()
    while len(versions) < acts:
        act = move(client.view)
        if act is None:
            await client.until("event")
            continue
        answer = await client.do(act)
        if answer["t"] == "ok":
            versions.append(answer["v"])
    return versions


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a table in play."""
    settings = settings_for(tmp_path)

    async def play() -> None:
        async with playing(settings) as client:
            await acknowledged(client, 12)

    asyncio.run(play())
    return tmp_path / "tables.db"


async def test_a_backup_while_people_play_has_every_act_confirmed_before(tmp_path: Path) -> None:
    settings, copy, new = settings_for(tmp_path), tmp_path / "copy.db", tmp_path / "new.db"
    async with running(settings) as server, server.playing() as client:
        before = await acknowledged(client, 6)
        copying = asyncio.create_task(asyncio.to_thread(back_up, settings.database, copy))
        await acknowledged(client, 6)
        await copying
        ticket = client.ticket
    await asyncio.to_thread(restore, copy, new)
    engine = open_database(new)
    with engine.begin() as connection:
        events = read_events(connection, ticket["table"])
        report = check_tables(connection)
    engine.dispose()
    assert before[-1] <= len(events)
    assert (report.tables, report.events, report.faults) == (1, len(events), {})
    async with running(replace(settings, database=new)) as again:
        welcome = await again.hello(ticket)
        assert welcome["t"] == "welcome"
        assert welcome["v"] >= len(events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_say_what_they_have_done(
    lang: str, call: Call, database: Path, tmp_path: Path
) -> None:
    say, copy = Session(lang).say, tmp_path / "copy.db"
    done = call("backup", str(copy), "--database", str(database), "--lang", lang)
    size = copy.stat().st_size
    assert done.out.strip() == say("backup-done", path=str(copy), bytes=size)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    done = call("restore", str(copy), str(tmp_path / "new.db"), "--lang", lang)
    with closing(sqlite3.connect(database)) as connection:
        (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    assert done.out.strip() == say("restore-done", tables=1, events=events, good=1)
    assert done.code == 0


def test_a_restored_database_belongs_to_no_process(
    call: Call, database: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET owner = 77")
    back_up(database, tmp_path / "copy.db")
    assert call("restore", str(tmp_path / "copy.db"), str(tmp_path / "new.db")).code == 0
    engine = open_database(tmp_path / "new.db")
    with engine.begin() as opened:
        assert opened.scalars(sa.select(TABLES.c.owner)).all() == [None]
        assert not opened.execute(sa.select(NODES)).all()
    engine.dispose()


def test_a_partie_that_is_not_as_it_was_played_is_named(
    call: Call, database: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM events WHERE version = 5")
    back_up(database, tmp_path / "copy.db")
    done = call("restore", str(tmp_path / "copy.db"), str(tmp_path / "new.db"), "--lang", "en")
    assert done.code == 1
    assert "its versions have a gap" in done.out


@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_a_database_is_never_overwritten(
    ending: str, call: Call, database: Path, tmp_path: Path
) -> None:
    back_up(database, tmp_path / "copy.db")
    there = tmp_path / f"new.db{ending}"
    there.write_bytes(b"precious")
    done = call("restore", str(tmp_path / "copy.db"), str(tmp_path / "new.db"), "--lang", "en")
    assert done.code == 2
    assert f"{there} exists" in done.err
    assert there.read_bytes() == b"precious"


def test_a_backup_is_never_overwritten(database: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_bytes(b"precious")
    with pytest.raises(ServerError, match="exists already"):
        back_up(database, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_bytes() == b"precious"


@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_backup_is_refused(content: bytes, call: Call, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    done = call("restore", str(tmp_path / "copy.db"), str(tmp_path / "new.db"), "--lang", "en")
    assert done.code == 2
    assert "is no backup" in done.err
    assert not (tmp_path / "new.db").exists()


def test_a_folder_keeps_the_newest_backups(call: Call, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"buur-2020010{day}T000000Z.db").write_bytes(b"old")
    (folder / "notes.db").write_bytes(b"mine")
    done = call("backup", str(folder), "--database", str(database), "--keep", "2")
    assert done.code == 0
    names = sorted(one.name for one in folder.iterdir())
    assert names[0] == "buur-20200103T000000Z.db"
    assert len(names) == 3
    assert "notes.db" in names
    assert old_backups(folder, 5) == []


def test_a_database_that_is_not_there_is_told(call: Call, tmp_path: Path) -> None:
    done = call("backup", str(tmp_path / "c"), "--database", str(tmp_path / "no.db"))
    assert done.code == 2
    assert not list(tmp_path.iterdir())


def test_a_failed_backup_leaves_nothing(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "_flush", full)
    before = set(tmp_path.iterdir())
    with pytest.raises(ServerError, match="No space left"):
        back_up(database, tmp_path / "copy.db")
    assert set(tmp_path.iterdir()) == before


def test_a_password_is_not_among_the_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "pg_dump"
    told = tmp_path / "told"
    program.write_text(
        f'#!/bin/sh\necho "$@" >{told}\necho "$PGPASSWORD $PGHOST $PGDATABASE" >>{told}\n'
        'for one in "$@"; do case $one in --file=*) echo PGDMP >"${one#--file=}";; esac; done\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    copy = tmp_path / "copy.dump"
    back_up("postgresql+psycopg://me:secret@db.example/buur", copy)
    arguments, environment = told.read_text(encoding="utf-8").splitlines()
    assert "secret" not in arguments
    assert environment == "secret db.example buur"
    assert kind_of(copy) == "postgresql"


def test_without_the_programs_of_postgresql_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(ServerError, match="pg_dump is not installed"):
        back_up("postgresql+psycopg://db.example/buur", tmp_path / "copy.dump")
