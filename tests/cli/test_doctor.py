"""``buur doctor``."""

from __future__ import annotations

import json
import socket
import tomllib
from pathlib import Path

import pytest

from buur.cli import doctor_checks
from buur.cli.session import LANGUAGES, Session
from tests.cli.conftest import Call


def test_the_doctor_looks_at_everything(call: Call, tmp_path: Path) -> None:
    done = call("doctor", "--json", "--database", str(tmp_path / "own.db"))
    found = json.loads(done.out)
    names = [one["name"] for one in found["findings"]]
    assert names == ["python", "packages", "database", "port", "browser", "locale"]
    assert done.code == (0 if found["ok"] else 1)
    for one in found["findings"]:
        assert one["ok"] == (one["advice"] is None)
        assert one["detail"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doctor_says_what_to_do(lang: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.cli.server_runner._TIMEOUT", 0.02)  # expires: nobody takes the call
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = call("doctor", "--port", port, "--database", "/proc/no/such.db", "--lang", lang)
    assert done.code == 1
    say = Session(lang).say
    assert say("doctor-port-advice") in done.out
    assert say("doctor-database-advice") in done.out


def test_a_healthy_place_gets_exit_code_0(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        doctor_checks, "browser", lambda: doctor_checks.CheckResult("browser", True, "firefox")
    )
    monkeypatch.setattr(
        doctor_checks, "port_is_free", lambda port: doctor_checks.CheckResult("port", True, "1")
    )
    done = call("doctor", "--database", str(tmp_path / "own.db"), "--lang", "en")
    assert done.code == 0
    assert done.out.endswith("Everything is ready: `buur play`.\n")


def test_every_package_of_the_application_is_looked_at() -> None:
    """But for those that some Pythons have to do without."""
    file = Path(__file__).parents[2] / "pyproject.toml"
    extras = tomllib.loads(file.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {name.partition(">")[0] for name in extras["app"] if ";" not in name}
    assert {"numba", "numpy"} <= wanted == set(doctor_checks.PACKAGES)


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_checks, "PACKAGES", ("click", "no_such_package"))
    found = doctor_checks.packages()
    assert not found.is_fine
    assert "no_such_package" in found.detail
