"""Calling the program inside the test's own process."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pytest

from buur.cli import main
from tests.databases import postgres  # noqa: F401 - a fixture

KERNELS = os.environ.get("BUUR_KERNELS") or str(platformdirs.user_cache_path("buur") / "kernels")
"""Where compiled code is kept, outside of the folders of a test: nothing is compiled twice."""


class Done(NamedTuple):
    """What a call of the program left behind."""

    code: int
    out: str
    err: str


Call = Callable[..., Done]

PROGRAM = [sys.executable, "-c", "import sys; from buur.cli import main; sys.exit(main())"]
"""Command of the program in a process of its own."""
PATIENCE = 60
"""Seconds for what comes from such a process; this only ends a hang."""


def refusal(done: Done) -> str:
    """Return the one sentence of a call that the program refused."""
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("buur: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    return done.err


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the user's own files and language out of the tests."""
    for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("LC_MESSAGES", "LANG", "BUUR_DEBUG", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("BUUR_KERNELS", KERNELS)


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Return what calls ``buur`` with arguments and, with ``stdin``, an input."""

    def run(*arguments: str, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run
