"""Bots that are programs of their own: a question a line on stdin, an answer a line on stdout."""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from buur.arena.failures import PATIENCE, BotFailure, Late, Senseless
from buur.arena.sight import view_json
from buur.errors import NotationError
from buur.play.codec import event_json, parse_event
from buur.play.events import Act
from buur.play.views import View

PROTOCOL: Final = 1
STARTING: Final = 30.0
"""Seconds that a program may take to say hello."""
LEAVING: Final = 2.0
"""Seconds that a program has to end by itself."""
LONGEST: Final = 1 << 16
"""Bytes of the longest answer."""


class Program:
    """A running program, asked by lines of JSON.

    Args:
        name: of the contestant, for messages.
        command: the program with its arguments.
        timeout: seconds for an answer.
    """

    def __init__(self, name: str, command: str, timeout: float) -> None:
        self.speaks_up = False
        """Whether it wants to be asked beside its turn."""
        self._name = name
        self._timeout = timeout
        self._asked = self._late = 0
        self._buffer = b""
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        self._process = self._started(command)
        self._greet()

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

    def _greet(self) -> None:
        try:
            self._send({"hello": PROTOCOL})
            hello = self._answer(monotonic() + max(STARTING, self._timeout)).get("hello")
        except (Late, Senseless, BotFailure) as error:
            self.close()
            if isinstance(error, BotFailure):
                raise
            raise BotFailure("no-hello", self._name) from error
        if not isinstance(hello, dict):
            self.close()
            raise BotFailure("no-hello", self._name)
        self.speaks_up = hello.get("claims") is True

    def ask(self, question: Mapping[str, object]) -> object:
        """Return the act that the program answers, None where it has none.

        Raises:
            Late: there is no answer in time.
            Senseless: the answer cannot be read.
            BotFailure: the program has ended, or does not answer any more.
        """
        self._asked += 1
        self._send({"id": self._asked, **question})
        until = monotonic() + self._timeout
        while True:
            try:
                answer = self._answer(until)
            except Late as error:
                self._count_late(error)
                raise
            if answer.get("id") == self._asked:
                self._late = 0
                return answer.get("act")
            if not self._is_old(answer.get("id")):
                raise Senseless("the answer has another id")

    def _is_old(self, number: object) -> bool:
        """Tell whether an answer belongs to a question that has been given up."""
        return type(number) is int and 0 < number < self._asked

    def _count_late(self, error: Late) -> None:
        self._late += 1
        if self._late >= PATIENCE:
            raise BotFailure("hung", self._name, f"{self._timeout:g}") from error

    def _send(self, message: Mapping[str, object]) -> None:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        stdin = self._process.stdin
        try:
            if stdin is not None:
                stdin.write(line)
                stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise self._crashed() from error

    def _answer(self, until: float) -> Mapping[str, object]:
        """Return the next object that the program writes."""
        line = self._line(until)
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Senseless("the answer is not JSON") from error
        if not isinstance(found, dict):
            raise Senseless("the answer is not an object")
        return found

    def _line(self, until: float) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None  # noqa: S101 - the process was started with a pipe
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([stdout], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise Late("no answer in time")
            piece = os.read(stdout.fileno(), LONGEST)
            if not piece:
                raise self._crashed()
            self._buffer += piece
            if len(self._buffer) > 4 * LONGEST and b"\n" not in self._buffer:
                raise BotFailure("flood", self._name)
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _crashed(self) -> BotFailure:
        """Return how the program ended, with the last thing that it said."""
        try:
            code = self._process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            code = 0
        return BotFailure("crashed", self._name, self._last_words() or f"exit {code}")

    def _last_words(self) -> str:
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LONGEST))
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1].strip() if lines else ""

    def close(self) -> None:
        """End the program: no more questions, then a request, then by force."""
        process = self._process
        if process.stdin is not None:
            with suppress(BrokenPipeError):  # it has gone already
                process.stdin.close()
        if process.stdout is not None:
            process.stdout.close()
        for end in (process.terminate, process.kill):
            try:
                process.wait(LEAVING)
                break
            except subprocess.TimeoutExpired:
                end()
        process.wait()
        self._errors.close()


class ProgramBot:
    """A seat's bot that asks a program; several seats may share one."""

    def __init__(self, name: str, program: Program, seed: int) -> None:
        self.name = name
        self._program = program
        self._seed = seed

    def choose(self, view: View) -> Act:
        """Return the program's act for a view whose seat is on turn."""
        act = self._act("choose", view)
        if act is None:
            raise Senseless("there is no act in the answer")
        return act

    def interject(self, view: View) -> Act | None:
        """Return what the program calls out; it is asked only where something may be said."""
        if not self._program.speaks_up or not view.legal.claims:
            return None
        return self._act("interject", view)

    def _act(self, ask: str, view: View) -> Act | None:
        shown = view_json(view)
        if ask == "interject":
            shown["claims"] = [event_json(act) for act in view.legal.claims]
        source = self._program.ask({"ask": ask, "seed": self._seed, "view": shown})
        return None if source is None else _read_act(source, view)


def _read_act(source: object, view: View) -> Act:
    if isinstance(source, dict):
        source = {"seat": view.seat, **source}
    try:
        event = parse_event(source)
    except NotationError as error:
        raise Senseless(str(error)) from error
    if not isinstance(event, Act):
        raise Senseless(f"{type(event).__name__} is not an act of a seat")
    return event
