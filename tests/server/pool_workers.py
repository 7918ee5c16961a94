"""Bots of the worker processes of tests: they hold on, die or answer nonsense."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any

from buur.bots.budget import Budget
from buur.bots.registry import bot
from buur.play.model.events import Act
from buur.play.players import Bot
from buur.play.views import View
from buur.server.bot_pool import worker
from buur.server.bot_pool.questions import encode_answer

Compile = Callable[[], None]

LIMITED_ROUNDS = 1200


class _Faulty:
    """A bot that does something else before it answers at random.

    Args:
        name: what it does, and after ``@`` the port at which it reports.
        seed: the seed of its answer.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name, _, self._port = name.partition("@")
        self._seed = seed

    def choose(self, view: View) -> Act:
        getattr(self, f"_{self.name}", lambda: None)()
        return bot("random", self._seed).choose(view)

    def interject(self, view: View) -> Act | None:
        raise NotImplementedError

    def _hold(self) -> None:
        """Tell the test the id of the process, and wait until the test writes or hangs up."""
        with socket.create_connection(("127.0.0.1", int(self._port))) as line:
            line.sendall(f"{os.getpid()}\n".encode())
            line.recv(1)

    def _hang(self) -> None:
        threading.Event().wait()

    def _die(self) -> None:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

    def _fail(self) -> None:
        raise ZeroDivisionError

    def _print(self) -> None:
        sys.stdout.write('{"act":null}\n')
        sys.stdout.flush()
        os.write(1, b'{"act":null}\n')

    def _babble(self) -> None:
        """Have this process answer nonsense from now on."""
        self._replace(lambda _: b"nonsense")

    def _repeat(self) -> None:
        """Have this process answer twice from now on."""
        encode = encode_answer
        self._replace(lambda act: encode(act) + b"\n" + encode(act))

    def _flood(self) -> None:
        """Have this process answer without end from now on."""
        self._replace(lambda _: b"[" * 1_000_000)

    @staticmethod
    def _replace(encode: Any) -> None:
        vars(worker)["encode_answer"] = encode


class Limited:
    """A bot whose seed is the number of rounds that it may search."""

    name = "limited"

    def __init__(self) -> None:
        self.budget = Budget(rounds=LIMITED_ROUNDS)

    def choose(self, view: View) -> Act:
        return bot("random", self.budget.rounds).choose(view)

    def interject(self, view: View) -> Act | None:
        raise NotImplementedError


def load(_: Compile) -> worker.BotFactory:
    """Return the factory of these bots, and of the registered ones."""
    faulty = ("hold", "hang", "die", "fail", "print", "babble", "repeat", "flood")

    def make(name: str, seed: int) -> Bot:
        if name == "limited":
            return Limited()
        return _Faulty(name, seed) if name.partition("@")[0] in faulty else bot(name, seed)

    return make


def load_compiled(compile_search: Compile) -> worker.BotFactory:
    """Ask for the compiled search first."""
    compile_search()
    return load(compile_search)


def load_nothing(_: Compile) -> worker.BotFactory:
    """End the process."""
    sys.exit(3)


def load_loudly(compile_search: Compile) -> worker.BotFactory:
    """Write something else than that the worker is ready."""
    worker.READY = b"hello\n"  # type: ignore[misc]
    return load(compile_search)
