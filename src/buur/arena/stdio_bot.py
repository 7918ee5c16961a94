"""`serve_stdio`: a bot of Buur that answers a duel over standard input and output."""

from __future__ import annotations

import sys

from buur.arena.request_handler import RequestHandler
from buur.bots import factory


def serve_stdio(name: str) -> None:
    """Answer each line of standard input with a line on standard output.

    Raises:
        BotError: there is no such bot.
    """
    factory(name)
    answering = RequestHandler(name)
    for line in sys.stdin:
        sys.stdout.write(answering.answer(line) + "\n")
        sys.stdout.flush()
