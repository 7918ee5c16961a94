"""A bot as a program of a duel elsewhere; without a server, so that it soon says hello."""

from __future__ import annotations

import sys

from buur.arena.request_handler import RequestHandler
from buur.bots import factory


def serve_stdio(name: str) -> None:
    """Answer lines on standard input with lines on standard output, until there are no more.

    Raises:
        BotError: there is no such bot.
    """
    factory(name)
    answering = RequestHandler(name)
    for line in sys.stdin:
        sys.stdout.write(answering.answer(line) + "\n")
        sys.stdout.flush()
