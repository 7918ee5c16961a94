"""A partie of one deal that the person of a ticket plays to its end, without a network."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.fuzz.parsers.conversation import converse
from tests.fuzz.parsers.fuzzed_server import FuzzedServer
from tests.server.harness import is_over, move

ONE_DEAL: Final = {"rules": "estimation", "options": {"deals": 1}}
"""What the request for such a table says of its rules."""
LAST: Final = {"t": "look", "id": "last look"}
_MOST_STEPS: Final = 500


async def finish(server: FuzzedServer, ticket: dict[str, Any], cookie: str = "") -> None:
    """Play the partie of a table; open seats of friends get bots.

    Args:
        server: the server.
        ticket: its answer to the request for the table.
        cookie: the cookie of the person.
    """
    key = {"table": ticket["table"], "token": ticket["token"]}
    hello = {"t": "hello", "protocol": 2, **key, "since": None}

    async def answers_to(*messages: dict[str, Any]) -> dict[str, Any]:
        lines = [json.dumps(one).encode() for one in (hello, *messages)]
        answers = await converse(server, "/ws", lines, LAST, cookie=cookie)
        return {one["t"]: one for one in reversed(answers)}  # the first of each kind

    for step in range(_MOST_STEPS):
        answers = await answers_to()
        view, friends = answers["welcome"]["view"], answers.get("friends")
        if is_over(view):
            return
        if friends is not None and view["phase"] == "open":
            begin = {"t": "arrange", "id": f"begin {step}", "rev": friends["rev"], "act": "begin"}
            await answers_to(begin)
        elif (act := move(view)) is not None:
            await answers_to({"t": "do", "id": f"act {step}", "act": act})
    raise AssertionError("the partie does not end")
