"""The program of a worker process: it answers questions on its standard streams, one a line.

A thread reads the questions. At the end of the input the server has ended, in whatever way, and
the thread ends the process even while a bot thinks.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from traceback import format_exc
from typing import IO, Final, TypeAlias

from buur.play.players import Bot
from buur.server.bot_pool.effort import limit_effort
from buur.server.bot_pool.questions import (
    decode_question,
    encode_answer,
    encode_failure,
)

BotFactory: TypeAlias = Callable[[str, int], Bot]
"""Makes a bot from its name with its budget and a seed."""
Loader: TypeAlias = Callable[[Callable[[], None]], BotFactory]
"""Loads all that bots need, so that no question waits for it, and returns their factory. It gets a
function that has the server compile the search, once for all workers."""

_WARM_UP_ROUNDS: Final = 500
READY: Final = b"ready\n"
"""The line that a worker writes once it can answer."""
COMPILE: Final = b"compile\n"
"""The line by which a worker asks for the compiled search, and that by which it gets it."""


def load_search(compile_search: Callable[[], None]) -> BotFactory:
    """Load the kernels of the search, and return the factory of the registered bots."""
    from buur.bots.registry import bot
    from buur.bots.search.prepare import PART, prepare
    from buur.kernels import cache

    if not cache.is_complete(PART):
        compile_search()
    prepare()
    _warm_up(bot)
    return bot


def _warm_up(make: BotFactory) -> None:
    """Have each bot play a card, since the first act loads modules and fills caches."""
    from buur.bots.registry import THINKERS
    from buur.play.partie import start

    state = start("schieber", 0)
    while state.phase != "play":
        state = state.do(make("steady", 0).choose(state.view(state.waiting[0])))
    for name in THINKERS:
        make(f"{name}@{_WARM_UP_ROUNDS}", 0).choose(state.view(state.waiting[0]))


def main() -> None:
    """Answer questions until the input ends; the argument names the `Loader`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    read = threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True)
    read.start()
    module, _, name = sys.argv[1].partition(":")
    load: Loader = getattr(import_module(module), name)

    def compile_search() -> None:
        _write(answers, COMPILE)
        questions.get()

    make = load(compile_search)
    _write(answers, READY)
    while True:
        _write(answers, answer(questions.get(), make) + b"\n")


def answer(text: bytes, make: BotFactory) -> bytes:
    """Return the answer to a question, both as JSON in one line.

    Args:
        text: the question.
        make: the factory of bots.
    """
    try:
        question = decode_question(text)
        player = make(question.bot, question.seed)
        limit_effort(player, question.effort)
        ask = player.choose if question.is_on_turn else player.interject
        act = ask(question.view)
        return encode_answer(act)
    except Exception:  # noqa: BLE001 - a bot may have any fault
        return encode_failure(format_exc())


def _read(source: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    for line in source:
        questions.put(line)
    os._exit(0)


def _write(answers: IO[bytes], line: bytes) -> None:
    answers.write(line)
    answers.flush()
