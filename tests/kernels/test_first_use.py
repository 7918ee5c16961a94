"""The progress line of the first call of a kernel: on terminals and in notebooks alone."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TextIO

import pytest

from buur.kernels import first_use
from buur.kernels.first_use import CompileProgress, is_shown, quiet

PROGRAM = """
from buur.kernels.cache import kernel

@kernel
def doubled(number):
    return 2 * number

@kernel
def tripled(number):
    return number + doubled(number)

print(doubled(2), tripled(2))
"""


class Terminal(io.StringIO):
    """Somebody looks."""

    def isatty(self) -> bool:
        return True


class OutStream(io.StringIO):
    """The output of a cell, as a notebook has it."""


OutStream.__module__ = "ipykernel.iostream"


def kernel(compiled: int = 0) -> SimpleNamespace:
    """Return a kernel with so many signatures."""
    return SimpleNamespace(signatures=[()] * compiled)


def compiling(one: object) -> SimpleNamespace:
    """Return the event of a kernel that is compiled."""
    return SimpleNamespace(data={"dispatcher": one})


@pytest.fixture(autouse=True)
def _no_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(first_use.SWITCH, raising=False)


def written(progress: CompileProgress, stream: io.StringIO, *kernels: SimpleNamespace) -> str:
    """Return what is written while kernels are compiled, each within the one before it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stderr", stream)
        for one in kernels:
            progress.on_start(compiling(one))
        for one in reversed(kernels):
            one.signatures.append(())
            progress.on_end(compiling(one))
    return stream.getvalue()


@pytest.mark.parametrize("kind", [Terminal, OutStream])
def test_the_line_counts_the_functions_and_goes(kind: type[io.StringIO]) -> None:
    progress = CompileProgress()
    first, second = kernel(), kernel()
    progress.kernels += [kernel(1), first, second]
    line = "buur: compiling function {} of at most 2, once for this version (about a minute)"
    blank = "\r" + " " * len(line.format(1)) + "\r"
    assert written(progress, kind(), first) == line.format(1) + blank
    assert written(progress, kind(), second) == line.format(2) + blank


def test_a_kernel_that_needs_another_one_keeps_the_line() -> None:
    progress = CompileProgress()
    outer, inner = kernel(), kernel()
    progress.kernels += [outer, inner]
    text = written(progress, Terminal(), outer, inner)
    assert text.count("buur: compiling function") == 2
    assert "function 2 of at most 2" in text
    assert text.endswith("\r")


def test_kernels_of_others_and_other_streams_have_no_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    progress, own = CompileProgress(), kernel()
    progress.kernels.append(own)
    assert written(progress, Terminal(), kernel()) == ""
    assert written(progress, io.StringIO(), own) == ""
    monkeypatch.setenv(first_use.SWITCH, "off")
    assert written(progress, Terminal(), kernel()) == ""
    assert not is_shown(Terminal())
    assert not is_shown(None)
    monkeypatch.delenv(first_use.SWITCH)
    monkeypatch.setattr("multiprocessing.process.parent_process", lambda: "the main process")
    assert not is_shown(Terminal())


def test_commands_with_progress_of_their_own_are_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal: TextIO = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress, own = first_use.PROGRESS, kernel()
    monkeypatch.setattr(progress, "kernels", [own])
    with quiet():
        progress.on_start(compiling(own))
        progress.on_end(compiling(own))
    assert isinstance(terminal, Terminal)
    assert terminal.getvalue() == ""


@pytest.mark.parametrize("on_terminal", [True, False])
def test_a_program_shows_what_it_compiles(tmp_path: Path, on_terminal: bool) -> None:
    """With numba itself, in a folder without compiled code, and without a line the second time."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    environment = {**os.environ, "BUUR_KERNELS": str(tmp_path / "compiled")}
    for time in range(2):
        reader, writer = pty.openpty() if on_terminal else os.pipe()
        with os.fdopen(reader, "rb", buffering=0) as output:
            done = subprocess.run(
                [sys.executable, str(program)],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=writer,
                text=True,
                check=True,
            )
            if not on_terminal:
                os.close(writer)
            os.set_blocking(reader, False)
            said = (output.read(10_000) or b"").decode()
            if on_terminal:
                os.close(writer)
        assert done.stdout == "4 6\n"
        is_told = "compiling function 2 of at most" in said
        assert is_told == (on_terminal and time == 0), said
