"""``buur play`` and ``buur serve`` as real processes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from buur.cli.browser import can_open, open_page
from buur.cli.server_runner import is_free, running_version
from buur.server.run import serve
from buur.server.settings import Limits, Settings
from tests.cli.conftest import PATIENCE, PROGRAM, Call
from tests.server.harness import HandClock


@contextlib.contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the program and give the process with the first line that it prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    with subprocess.Popen(
        [*PROGRAM, *arguments, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def url_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http"))


def fetch(url: str) -> Any:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


def stop(process: subprocess.Popen[str], number: int = signal.SIGINT) -> tuple[int, str]:
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    return process.returncode, said


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (("play", "--no-browser", "--port", "0"), signal.SIGINT),
        (("serve", "--port", "0"), signal.SIGTERM),
    ],
    ids=["play-ctrl-c", "serve-term"],
)
def test_one_line_with_the_address_and_a_quiet_end(
    arguments: tuple[str, ...], number: int, tmp_path: Path
) -> None:
    with running(tmp_path, *arguments) as (process, line):
        assert fetch(url_in(line).partition("#")[0] + "api/health")["status"] == "ok"
        code, said = stop(process, number)
    assert code == 0
    assert said == "The server has stopped. Unfinished games wait for you.\n"


def test_wishes_stand_in_the_address(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(*_: object, on_ready: Callable[[str], None], **__: object) -> None:
        on_ready("http://127.0.0.1:1/")

    monkeypatch.setattr("buur.server.run.serve", answer)
    monkeypatch.setattr("buur.cli.server_runner._compile_later", lambda: None)
    arguments = ("--rules", "schieber", "--option", "target=500", "--option", "push=no")
    started = ("play", "--no-browser", "--port", "0", "--bot", "random", "--lang", "en")
    done = call(*started, *arguments)
    address = urlsplit(url_in(done.out))
    wishes = {name: values[0] for name, values in parse_qs(address.fragment).items()}
    assert json.loads(wishes.pop("options")) == {"target": 500, "push": "no"}
    assert wishes == {"rules": "schieber", "bots": "random,random,random", "lang": "en"}


@pytest.mark.parametrize("name", ["play", "serve"])
def test_a_taken_port_is_one_sentence(
    name: str, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.cli.server_runner._TIMEOUT", 0.02)  # expires: nobody takes the call
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = call(name, "--port", port, "--lang", "en")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"buur: Another program is using port {port}.")
    assert done.err.count("\n") == 1


def test_a_server_that_runs_is_recognised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import buur

    monkeypatch.setattr("buur.cli.server_runner._TIMEOUT", PATIENCE)
    clock, urls = HandClock(), SimpleQueue[str]()
    settings = Settings(database=tmp_path / "t.db")
    options = {"on_ready": urls.put, "idle_stop": 100, "clock": clock}
    server = Thread(target=serve, args=[settings], kwargs=options)
    server.start()
    try:
        port = urlsplit(urls.get(timeout=PATIENCE)).port
        assert port
        assert running_version(port) == buur.__version__
        assert not is_free(port)
    finally:
        clock.run()
        server.join()


def test_another_server_is_not_taken_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.cli.server_runner._TIMEOUT", 0.02)  # expires: nobody takes the call
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert running_version(silent.getsockname()[1]) is None


def test_where_nobody_listens_no_server_runs() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        assert running_version(deaf.getsockname()[1]) is None


def test_an_open_table_is_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import buur
    from buur.cli import main

    monkeypatch.setattr("buur.cli.server_runner.running_version", lambda port: buur.__version__)
    assert main(["play", "--no-browser", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out == "The table is already open, at http://127.0.0.1:8157/#lang=en\n"


def test_a_browser_opens_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.cli.browser.browser_name", lambda: "firefox")
    assert can_open({"BROWSER": "firefox"})
    assert can_open({"DISPLAY": ":0"})
    monkeypatch.setattr("buur.cli.browser.browser_name", lambda: None)
    assert not can_open({"DISPLAY": ":0"})
    assert not open_page("http://127.0.0.1:1/")


def test_the_browser_gets_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, done = [], Event()

    def browse(url: str) -> bool:
        opened.append(url)
        done.set()
        return True

    monkeypatch.setenv("BROWSER", "true")
    monkeypatch.setattr("webbrowser.open", browse)
    assert open_page("http://127.0.0.1:1/")
    assert done.wait(PATIENCE)
    assert opened == ["http://127.0.0.1:1/"]


def settings_of(call: Call, monkeypatch: pytest.MonkeyPatch, *options: str) -> Settings:
    """Return the settings that ``buur serve`` makes of its options."""
    found = SimpleQueue[Settings]()
    monkeypatch.setattr("buur.server.run.serve", lambda settings, **_: found.put(settings))
    done = call("serve", *options, "--lang", "en")
    assert done.code == 0, done.err
    return found.get()


def test_serve_has_options_for_proxies_and_connections(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = settings_of(call, monkeypatch)
    assert (usual.limits, usual.trusted_proxies) == (Limits(), frozenset())
    proxies = ("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.1.2.3/8")
    numbers = ("--connections", "50", "--connections-per-address", "7")
    chosen = settings_of(call, monkeypatch, *proxies, *numbers)
    assert chosen.limits == Limits(connections=50, connections_per_address=7)
    networks = {ip_network("127.0.0.1"), ip_network("10.0.0.0/8")}
    assert chosen.trusted_proxies == networks


def test_serve_says_what_is_no_proxy(call: Call) -> None:
    done = call("serve", "--trusted-proxy", "proxy.example", "--lang", "en")
    assert done.code == 2
    assert done.err.startswith("buur: --trusted-proxy cannot take this value. It can be: 192.0.2.7")


def test_serve_says_how_many_connections_it_takes_by_default(call: Call) -> None:
    text = " ".join(call("serve", "--help").out.split())
    limits = Limits()
    assert f"open connections; {limits.connections} by default." in text
    assert f"a quarter of all; {limits.connections_per_address} by default." in text
