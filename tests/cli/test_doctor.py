"""``buur doctor``."""

from __future__ import annotations

import json
import socket
import sys
import tomllib
from pathlib import Path

import pytest

from buur.cli import compile_progress, doctor_checks
from buur.cli.compile_progress import PREPARE_MODULES
from buur.cli.session import LANGUAGES, Session
from buur.kernels import cache
from tests.cli.conftest import Call


def test_the_doctor_looks_at_everything(call: Call, tmp_path: Path) -> None:
    done = call("doctor", "--json", "--database", str(tmp_path / "own.db"))
    found = json.loads(done.out)
    names = [one["name"] for one in found["findings"]]
    assert names == ["python", "packages", "kernels", "database", "port", "browser", "locale"]
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kernels_are_compiled_ahead(
    lang: str, call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And the doctor says where they are, and which are missing."""
    done: list[str] = []
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "kernels")
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    for part, module in PREPARE_MODULES.items():
        calls = [lambda *_, part=part: done.append(part)]
        __import__(module)
        monkeypatch.setattr(sys.modules[module], "KERNELS", calls)
    say = Session(lang).say
    before = call("doctor", "--lang", lang).out
    missing = say("doctor-kernels-missing", parts="kernels, solver, search, envs")
    assert f"{tmp_path / 'kernels'}, 0 MB: {missing}" in before
    after = call("doctor", "--lang", lang, "--warm")
    complete = f"{tmp_path / 'kernels'}, 0 MB: {say('doctor-kernels-complete')}"
    fine = f"{say('doctor-kernels')}: {say('doctor-fine')} – {complete}"
    assert (after.code, after.out) == (0, f"{fine}\n{say('doctor-all-fine')}\n")
    assert json.loads(call("doctor", "--warm", "--json").out)["findings"][0]["name"] == "kernels"
    assert done == ["kernels", "solver", "search", "envs"]
    call("doctor", "--lang", lang, "--warm")
    assert len(done) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_of_kernels_that_cannot_be_written_is_a_problem(
    lang: str, call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "file" / "kernels")
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    done = call("doctor", "--lang", lang)
    assert done.code == 1
    assert Session(lang).say("doctor-kernels-advice") in done.out


def test_parts_without_their_libraries_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_progress, "ENVIRONMENT_LIBRARIES", ("gymnasium", "no_such_library"))
    assert compile_progress.installed_parts() == ("kernels", "solver", "search")


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
