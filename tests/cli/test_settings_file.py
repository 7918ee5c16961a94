"""Settings of ``buur serve`` from options, the environment and a file, in this order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buur.cli import server_runner
from buur.cli.session import Session
from buur.server.errors import DatabaseFault, ServerError
from buur.server.settings import Rate, Settings
from buur.server.settings_text import listen_address, settings_from
from tests.cli.conftest import Call


class Served:
    """The arguments with which a server was started."""

    settings: Settings
    host: str
    port: int


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """Have ``buur serve`` note its settings instead of serving."""
    found = Served()

    def run(settings: Settings, host: str, port: int, _: Any) -> None:
        found.settings, found.host, found.port = settings, host, port

    monkeypatch.setattr(server_runner, "run_server", run)
    monkeypatch.setattr("buur.cli.logs.start_log", lambda *_: None)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of settings."""
    path = tmp_path / "buur.env"
    path.write_text(
        "# a comment\n"
        "BUUR_PORT=1001\n"
        "BUUR_ALLOW_HOST=jass.example www.jass.example\n"
        "BUUR_TRUSTED_PROXY=127.0.0.1 10.0.0.0/8\n"
        "BUUR_NO_HINTS=true\n"
        "BUUR_MAIL=\n"
        "BUUR_METRICS=127.0.0.1:9157\n"
        "BUUR_AWAY_SECONDS=90\n"
        "BUUR_NODE=east-1\n"
        "BUUR_LIMIT_TABLES=1 20\n",
        encoding="utf-8",
    )
    return path


def test_a_file_sets_options_and_everything_else(call: Call, served: Served, file: Path) -> None:
    assert call("serve", "--settings", str(file)).code == 0
    settings = served.settings
    assert served.port == 1001
    assert settings.hosts == frozenset({"jass.example", "www.jass.example"})
    assert len(settings.trusted_proxies) == 2
    assert (settings.hints, settings.mail, settings.away_seconds) == (False, None, 90.0)
    assert str(settings.metrics) == "127.0.0.1:9157"
    assert settings.node == "east-1"
    assert settings.limits.tables == Rate(1.0, 20.0)
    assert settings.limits.joins == Settings().limits.joins


def test_the_environment_comes_before_the_file(
    call: Call, served: Served, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUUR_SETTINGS", str(file))
    monkeypatch.setenv("BUUR_PORT", "1002")
    monkeypatch.setenv("BUUR_AWAY_SECONDS", "60")
    call("serve")
    assert (served.port, served.settings.away_seconds) == (1002, 60.0)
    assert served.settings.limits.tables == Rate(1.0, 20.0)


def test_an_option_comes_before_the_environment(
    call: Call, served: Served, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUUR_PORT", "1002")
    call("serve", "--settings", str(file), "--port", "1003", "--allow-host", "other.example")
    assert served.port == 1003
    assert served.settings.hosts == frozenset({"other.example"})


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("BUUR_PROT=1", "BUUR_PROT"),
        ("BUUR_LIMIT_TABLES=1", "BUUR_LIMIT_TABLES"),
        ("BUUR_AWAY_SECONDS=-1", "BUUR_AWAY_SECONDS"),
        ("BUUR_BOT_QUEUE=nan", "BUUR_BOT_QUEUE"),
        ("BUUR_METRICS=9157", "127.0.0.1:9157"),
        ("BUUR_PORT=many", "--port"),
    ],
)
def test_a_line_that_is_no_setting_is_refused_in_one_sentence(
    line: str, word: str, call: Call, served: Served, tmp_path: Path
) -> None:
    path = tmp_path / "buur.env"
    path.write_text(f"{line}\n", encoding="utf-8")
    done = call("serve", "--lang", "en", "--settings", str(path))
    assert done.code == 2
    assert word in done.err
    assert "Traceback" not in done.err


def test_a_file_that_is_not_there_is_told(call: Call, served: Served, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.env"
    done = call("serve", "--lang", "en", "--settings", str(path))
    assert done.code == 2
    assert Session("en").say("error-no-such-file", name=str(path)) in done.err


@pytest.mark.parametrize("text", ["1e400 5", "1/0 5", "1 -5", "x 5", "1 2 3", "inf 5"])
def test_a_rate_is_two_numbers(text: str) -> None:
    with pytest.raises(ServerError, match="BUUR_LIMIT_JOINS is two numbers"):
        settings_from({"BUUR_LIMIT_JOINS": text}, Settings())


@pytest.mark.parametrize("text", ["", "9157", ":9157", "a:b", "a:70000", "a:" + "9" * 5000])
def test_an_address_to_listen_on_has_a_port(text: str) -> None:
    with pytest.raises(ServerError, match=r"such as 127\.0\.0\.1:9157"):
        listen_address(text)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (DatabaseFault("unreachable", "it does not answer", "buur"), 75),
        (DatabaseFault("damaged", "it is damaged", "buur"), 2),
        (ServerError("it cannot be used"), 2),
    ],
)
def test_systemd_starts_a_server_again_whose_fault_may_end_by_itself(
    call: Call, monkeypatch: pytest.MonkeyPatch, error: ServerError, code: int
) -> None:
    """The units of ``deploy/`` leave a server alone that has ended with 2."""

    def serve(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("buur.server.run.serve", serve)
    found = call("serve")
    assert found.code == code
    assert found.err.count("\n") == 1
    for unit in ("buur.service", "buur@.service"):
        text = Path("deploy", "systemd", unit).read_text("utf-8")
        assert "Restart=always" in text
        assert "RestartPreventExitStatus=2\n" in text
