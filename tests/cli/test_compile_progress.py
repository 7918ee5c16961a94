"""Commands report what they compile to whoever waits."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path
from typing import ClassVar

import pytest

from buur.cli import server_runner
from buur.cli.compile_progress import PREPARE_MODULES, compile_first, compile_for
from buur.cli.session import LANGUAGES, Session
from buur.kernels import cache
from buur.server.settings import Settings


class Terminal(io.StringIO):
    """Somebody looks."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Return the parts that are compiled from now on, in an empty folder."""
    done: list[str] = []
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    for part, module in PREPARE_MODULES.items():
        calls = [lambda part=part: done.append(part)] * 2
        __import__(module)
        monkeypatch.setattr(sys.modules[module], "KERNELS", calls)
    return done


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_says_how_far_it_is_and_goes(lang: str, prepared: list[str]) -> None:
    session = Session(lang)
    with redirect_stderr(Terminal()) as terminal:
        compile_first(session, "search")
    said = [session.say("compiling", done=done, many=2) for done in range(3)]
    assert terminal.getvalue().split("\r\033[K") == ["", *said, ""]
    assert prepared == ["search"] * 2
    with redirect_stderr(Terminal()) as terminal:
        compile_first(session, "search")
    assert (terminal.getvalue(), prepared) == ("", ["search"] * 2)


def test_nothing_is_said_without_a_terminal(prepared: list[str], tmp_path: Path) -> None:
    compile_first(Session("en"), *PREPARE_MODULES)
    assert prepared == []
    assert not list(tmp_path.iterdir())


def test_only_who_thinks_needs_it(prepared: list[str]) -> None:
    with redirect_stderr(Terminal()):
        compile_for(Session("en"), ("steady", "cmd:sharp", "own.bots:sharp"))
        assert prepared == []
        compile_for(Session("en"), ("steady", "sharp@20ms+own.json"))
    assert prepared == ["search"] * 2


class Timer:
    """Notes for when something is put off, instead of waiting."""

    made: ClassVar[list[Timer]]
    daemon = False
    started = False

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.made.append(self)

    def start(self) -> None:
        """Begin to wait."""
        self.started = True


def test_a_server_compiles_when_the_page_has_been_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while, in another process, and only at the command."""
    done: list[str] = []

    def serve(settings: Settings, *, host: str, port: int, on_ready: server_runner.OnReady) -> None:
        on_ready("http://there/")

    monkeypatch.setattr("buur.server.run.serve", serve)
    monkeypatch.setattr(Timer, "made", [], raising=False)
    monkeypatch.setattr("buur.cli.server_runner.threading.Timer", Timer)
    monkeypatch.setattr(
        "buur.bots.readiness.READINESS.compile_beside", lambda: done.append("compiled")
    )
    server_runner.run_server(Settings(), "127.0.0.1", 0, done.append)
    assert done == ["http://there/"]
    (timer,) = Timer.made
    assert (timer.seconds, timer.started, timer.daemon) == (server_runner.FIRST_PAGE, True, True)
    timer.call()
    assert done == ["http://there/", "compiled"]
