"""`WorkerProcess`: a worker as the server sees it, with its standard streams."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final

from buur.server.bot_pool.pool import NoAnswer
from buur.server.bot_pool.worker import COMPILE, READY

_CODE: Final = "from buur.server.bot_pool.worker import main; main()"
START: Final = 600.0
"""Seconds within which a worker must be ready; it may have to compile."""
_LONGEST: Final = 1 << 16
"""Maximum bytes of an answer."""


class WorkerLost(NoAnswer):
    """A worker has ended, is stuck, or answers nonsense."""


class WorkerProcess:
    """A worker process; it ends with this process at the latest.

    Args:
        loader: the module and the name of its `Loader`, as in ``package.module:name``.

    Raises:
        WorkerLost: the system cannot start a process.
    """

    def __init__(self, loader: str) -> None:
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._process = _started(loader)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None  # noqa: S101 - they are pipes
        assert stdout is not None  # noqa: S101
        self._questions: IO[bytes] = stdin
        threading.Thread(target=self._read, args=(stdout,), name="bot answers", daemon=True).start()

    @property
    def id(self) -> int:
        """The id of the process."""
        return self._process.pid

    def wait_until_ready(self, compile_search: Callable[[], object]) -> None:
        """Wait until the worker can answer.

        Args:
            compile_search: waits until the search is compiled; called if it is not.

        Raises:
            WorkerLost: it cannot.
        """
        line = self._next_line(START)
        if line == COMPILE:
            compile_search()
            self._write(COMPILE)
            line = self._next_line(START)
        if line != READY:
            raise WorkerLost(f"worker {self.id} wrote nonsense when it started")

    def answer(self, question: bytes, seconds: float) -> bytes:
        """Return the answer to a question.

        Args:
            question: the question as JSON in one line.
            seconds: the time within which it must answer.

        Raises:
            WorkerLost: there is no answer, or a part of one.
        """
        if not self._lines.empty():
            raise WorkerLost(f"worker {self.id} has ended or spoke without a question")
        self._write(question + b"\n")
        line = self._next_line(seconds)
        if not line.endswith(b"\n"):
            raise WorkerLost(f"worker {self.id} answered more than {_LONGEST} bytes")
        return line

    def kill(self) -> None:
        """End the process at once. A thread that waits for an answer gets `WorkerLost`."""
        self._process.kill()

    def close(self) -> None:
        """End the process, and give back what it holds."""
        self.kill()
        self._process.wait()
        with suppress(OSError):  # a part of a question may be left
            self._questions.close()

    def _write(self, line: bytes) -> None:
        try:
            self._questions.write(line)
            self._questions.flush()
        except OSError as error:
            raise WorkerLost(f"worker {self.id} has ended") from error

    def _next_line(self, seconds: float) -> bytes:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise WorkerLost(f"worker {self.id} did not answer within {seconds:g} s") from None
        if not line:
            raise WorkerLost(f"worker {self.id} has ended")
        return line

    def _read(self, source: IO[bytes]) -> None:
        with source:
            while line := source.readline(_LONGEST):
                self._lines.put(line)
        self._lines.put(b"")


def _started(loader: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            [sys.executable, "-c", _CODE, loader],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a terminal is for the server
        )
    except OSError as error:
        raise WorkerLost(f"no worker can be started: {error}") from error
