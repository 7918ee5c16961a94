"""``buur admin``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES, Session
from buur.server.storage.database import open_database
from buur.server.storage.schema import REPORTS
from tests.cli.conftest import Call


def stored(path: Path, count: int) -> str:
    """Store reports in a new database, and return its path."""
    engine = open_database(path)
    said = [{"n": 1, "seat": 1, "phrase": "bad-luck"}]
    with engine.begin() as connection:
        for number in range(count):
            row = {
                "created": 1_000_000_000_000 + number,
                "table_id": f"table{number}",
                "version": 17,
                "reporter": "anna-id",
                "reporter_seat": 0,
                "reported_seat": 1,
                "reported_name": "Bea",
                "talk": said,
            }
            connection.execute(REPORTS.insert(), row)
    engine.dispose()
    return str(path)


def test_the_operator_reads_the_latest_reports(call: Call, tmp_path: Path) -> None:
    done = call(
        "admin", "reports", "--json", "--limit", "2", "--database", stored(tmp_path / "a", 3)
    )
    found = json.loads(done.out)
    assert [one["table"] for one in found] == ["table2", "table1"]
    assert found[0]["created"] == "2001-09-09T01:46:40+00:00"
    assert found[0]["talk"][0]["phrase"] == "bad-luck"
    assert (found[0]["reporter"], found[0]["reported"]) == ("anna-id", None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reports_are_a_table_for_people(lang: str, call: Call, tmp_path: Path) -> None:
    say = Session(lang).say
    none = call("admin", "reports", "--lang", lang, "--database", stored(tmp_path / "b", 0))
    assert say("admin-no-reports") in none.out
    done = call("admin", "reports", "--lang", lang, "--database", stored(tmp_path / "a", 1))
    assert say("admin-report-reporter") in done.out
    assert "Bea (1, –)" in done.out
    assert "1: bad-luck" in done.out


def test_a_database_that_is_not_there_is_told_and_not_made(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "tables.db"
    done = call("admin", "reports", "--lang", "en", "--database", str(path))
    assert Session("en").say("error-no-such-file", name=str(path)) in done.err
    assert done.code == 2
    assert not path.parent.exists()
