"""A server that starts with a damaged database says one sentence and ends with code 2."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from buur.server.errors import DatabaseFault, ServerError
from buur.server.storage import database, migrations
from buur.server.storage.database import open_database
from tests.cli.conftest import PROGRAM
from tests.server.test_storage import VERSION_1


def change(path: Path, *statements: str) -> None:
    """Execute statements on a database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def cut(path: Path) -> None:
    """Lose the end of the file."""
    os.truncate(path, path.stat().st_size // 2)


def write_a_diary(path: Path) -> None:
    """Put another file in its place."""
    path.write_text("Dear diary, " * 1000)


def overwrite(path: Path) -> None:
    """Overwrite the page of the schema's tables, behind the header."""
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996
    path.write_bytes(content)


DAMAGES: Final[dict[str, Callable[[Path], None]]] = {
    "version is a text": lambda path: change(
        path,
        "DROP TABLE schema_version",
        "CREATE TABLE schema_version (version)",
        "INSERT INTO schema_version VALUES ('two')",
    ),
    "version is negative": lambda path: change(path, "UPDATE schema_version SET version = -1"),
    "no version": lambda path: change(path, "DELETE FROM schema_version"),
    "two versions": lambda path: change(path, "INSERT INTO schema_version VALUES (1)"),
    "table is missing": lambda path: change(path, "DROP TABLE seat_results"),
    "column is missing": lambda path: change(path, "ALTER TABLE tables DROP COLUMN winner"),
    "end is missing": cut,
    "page is overwritten": overwrite,
    "no database": write_a_diary,
}
"""Ways to damage the file of a database."""

every_damage = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a whole database."""
    found = tmp_path / "tables.db"
    open_database(found).dispose()
    return found


def assert_refused(path: Path, code: str) -> None:
    """Assert that a database is refused in one line that names it."""
    with pytest.raises(DatabaseFault) as refused:
        open_database(path)
    assert refused.value.code == code
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


@every_damage
def test_a_damaged_file_is_refused(path: Path, damage: Callable[[Path], None]) -> None:
    damage(path)
    before = path.read_bytes()
    assert_refused(path, "damaged")
    assert path.read_bytes() == before, "nothing was written to it"


def test_a_locked_database_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert_refused(path, "locked")


def test_a_read_only_database_is_refused(path: Path) -> None:
    with pytest.raises(DatabaseFault) as refused:
        open_database(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert refused.value.code == "read-only"


def test_a_database_without_file_descriptors_is_refused(path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest = os.open(os.devnull, os.O_RDONLY)  # all below are taken
    os.close(lowest)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, before[1]))
    try:
        with pytest.raises(DatabaseFault) as refused:
            open_database(path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert refused.value.code == "no-descriptors"


@contextmanager
def few_pages(pages: int) -> Iterator[None]:
    """Have every database be full at a number of pages."""
    pragmas = database._pragmas
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            database, "_pragmas", lambda one: (*pragmas(one), f"PRAGMA max_page_count={pages}")
        )
        yield


def test_a_disk_that_is_full_leaves_no_new_database_behind(tmp_path: Path) -> None:
    with few_pages(3):
        assert_refused(tmp_path / "new.db", "disk-full")
    open_database(tmp_path / "new.db").dispose()


def test_a_disk_that_is_full_during_a_migration_leaves_the_old_version(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(VERSION_1)
        pages = old.execute("PRAGMA page_count").fetchone()[0]
        before = list(old.iterdump())
    for room in range(8):
        with few_pages(pages + room):
            assert_refused(path, "disk-full")
        with closing(sqlite3.connect(path)) as old:
            assert list(old.iterdump()) == before, room
    open_database(path).dispose()
    with closing(sqlite3.connect(path)) as new:
        (version,) = new.execute("SELECT version FROM schema_version").fetchone()
        assert version == 1 + len(migrations.STEPS)
        assert new.execute("SELECT id, deal, scores FROM tables").fetchall() == [("a", 1, "[3,4]")]


def test_a_newer_database_is_no_damage(path: Path) -> None:
    change(path, "UPDATE schema_version SET version = 99")
    with pytest.raises(ServerError, match="update Buur") as refused:
        open_database(path)
    assert not isinstance(refused.value, DatabaseFault)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "buur: The database {} is damaged. Restore a backup of the file;"),
        ("fr", "buur: La base de données {} est endommagée. Restaurez une sauvegarde du fichier."),
        ("de", "buur: Die Datenbank {} ist beschädigt. Stell eine Sicherung der Datei wieder her."),
        ("it", "buur: La banca dati {} è danneggiata. Ripristina una copia di sicurezza del file;"),
    ],
)
def test_the_command_says_one_sentence_and_ends_with_2(path: Path, lang: str, said: str) -> None:
    DAMAGES["version is a text"](path)
    command = [*PROGRAM, "serve", "--port", "0", "--database", str(path), "--lang", lang]
    environment = {**os.environ, "XDG_STATE_HOME": str(path.parent), "PYTHONUTF8": "1"}
    done = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(said.format(path))
    assert done.stderr.decode().count("\n") == 1
    assert done.stdout == b""
