"""Channel to a bot in a subprocess, with one line per question (stdin) and per answer (stdout)."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import tempfile
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from buur.arena.failures import AnswerTimeout, BotFailure
from buur.arena.remote_bot import MAX_ANSWER_BYTES

EXIT_TIMEOUT: Final = 2.0
"""Seconds that a program has to exit by itself."""


class ProgramChannel:
    """Channel to a subprocess that reads and writes lines of JSON.

    Args:
        name: the name of the contestant, for messages.
        command: the program with its arguments.
    """

    def __init__(self, name: str, command: str) -> None:
        self._name = name
        self._buffer = b""
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        self._process = self._started(command)

    def _started(self, command: str) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(command)
            return subprocess.Popen(
                words or [""],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C is for the duel, which ends the program
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            text = getattr(error, "strerror", None) or str(error)
            raise BotFailure("no-program", self._name, text) from error

    def send(self, message: bytes) -> None:
        """Write a line."""
        stdin = self._process.stdin
        try:
            if stdin is not None:
                stdin.write(message + b"\n")
                stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise self._crashed() from error

    def receive(self, until: float) -> bytes:
        """Return the next line that the program writes."""
        stdout = self._process.stdout
        assert stdout is not None  # noqa: S101 - the process was started with a pipe
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([stdout], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise AnswerTimeout("no answer in time")
            piece = os.read(stdout.fileno(), MAX_ANSWER_BYTES)
            if not piece:
                raise self._crashed()
            self._buffer += piece
            if len(self._buffer) > 4 * MAX_ANSWER_BYTES and b"\n" not in self._buffer:
                raise BotFailure("flood", self._name)
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _crashed(self) -> BotFailure:
        """Return the failure of a program that has ended, with its last line on stderr."""
        try:
            code = self._process.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            code = 0
        return BotFailure("crashed", self._name, self._last_words() or f"exit {code}")

    def _last_words(self) -> str:
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - MAX_ANSWER_BYTES))
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1].strip() if lines else ""

    def close(self) -> None:
        """End the program: close its stdin, then terminate it, then kill it."""
        process = self._process
        if process.stdin is not None:
            with suppress(BrokenPipeError):  # it has gone already
                process.stdin.close()
        if process.stdout is not None:
            process.stdout.close()
        for end in (process.terminate, process.kill):
            try:
                process.wait(EXIT_TIMEOUT)
                break
            except subprocess.TimeoutExpired:
                end()
        process.wait()
        self._errors.close()
