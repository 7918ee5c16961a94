"""Fuzz target of whole requests: every operation, as a person with friends, clubs and parties."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final
from urllib.parse import unquote
from weakref import WeakKeyDictionary

from buur.server.http.description.operations import operations
from buur.server.http.guest_cookie import COOKIE
from tests.fuzz.parsers.finished_partie import ONE_DEAL, finish
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, server_examiner
from tests.server.description import check_answer

METHODS: Final = ("GET", "POST", "DELETE")
NAMES: Final = (
    *("TABLE", "TOKEN", "INVITE", "LINK", "CLUB", "JOIN", "MEMBER", "EVENING", "ENTRY"),
    *("GAME", "SHOWN", "LETTER"),
)
"""Words of an input that stand for what the first person has; the last ones for a partie that is
over, the token of the link to it, and that of a link by mail."""
SPENT: Final = re.compile(
    r"POST /api/me/(sign-out|mail/follow)|DELETE /api/(me|games|games/\w+|games/\w+/link)"
)
"""Requests after which the people of a server may miss something."""
_WORLDS: Final[WeakKeyDictionary[FuzzedServer, World]] = WeakKeyDictionary()


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that sends a request."""
    return server_examiner(_send)


class World:
    """Two people of a server with a table, a club, a board, a friendship and a partie that is over.

    Args:
        server: the server.
    """

    def __init__(self, server: FuzzedServer) -> None:
        self._server = server
        self.cookies = ["", "", ""]
        """Of two people and a stranger."""
        self.words: dict[str, str] = {}

    async def populate(self) -> None:
        """Have both people do something of everything."""
        own = {"name": "Anna", "friends": True, "listed": True}
        table = await self._ask(0, "/api/tables", own)
        invited = {"table": table["table"], "invitation": table["invitation"], "name": "Beat"}
        await self._ask(1, "/api/tables/join", invited)
        link = await self._ask(0, "/api/me/friends/link", {})
        await self._ask(1, "/api/me/friends/follow", {"link": link["link"], "name": "Beat"})
        club = await self._ask(0, "/api/clubs", {"title": "Club", "name": "Anna"})
        await self._ask(1, "/api/clubs/invitation", {**club, "name": "Beat"})
        at = f"/api/clubs/{club['club']}"
        rules = [{"title": "Ours", "name": "schieber", "options": {"target": 500}}]
        await self._ask(0, at, {"do": "rules", "rules": rules})
        shown = await self._ask(0, at, {"do": "plan", "day": "2026-12-01", "rule": 0})
        entry = await self._ask(0, "/api/lobby/enter", {"pair": True, "name": "Anna"}, 429)
        over = await self._ask(
            0, "/api/tables", {"name": "Anna", "bots": ["random"] * 3, **ONE_DEAL}
        )
        await finish(self._server, over, self.cookies[0])
        shown_game = await self._ask(0, f"/api/games/{over['table']}/link", {})
        address = f"{over['table']}@example.ch"  # nobody has asked for a letter to it yet
        await self._ask(0, "/api/me/mail", {"address": address})
        values = (
            *(table["table"], table["token"], table["invitation"], link["link"]),
            *(club["club"], club["invitation"], shown["members"][1]["member"]),
            *(shown["evenings"][0]["evening"], entry.get("link", "x")),
            *(over["table"], shown_game["token"], await self._server.mail_link(address)),
        )
        self.words = dict(zip(NAMES, values, strict=True))

    async def _ask(
        self, who: int, path: str, body: dict[str, Any], *refusals: int
    ) -> dict[str, Any]:
        answer = await self._server.answer(
            "POST", path, json.dumps(body).encode(), self.cookies[who]
        )
        assert answer.status in (200, 201, 202, *refusals), answer
        found = re.search(rf"{COOKIE}=[\w-]+", answer.headers.get("set-cookie", ""))
        if found:
            self.cookies[who] = found[0]
        content: dict[str, Any] = json.loads(answer.content)
        return content


async def _send(server: FuzzedServer, data: bytes) -> None:
    """Send a request: in the first line who, method and address; then the body."""
    if server not in _WORLDS:
        _WORLDS[server] = World(server)
        await _WORLDS[server].populate()
    world = _WORLDS[server]
    for name, value in world.words.items():
        data = data.replace(name.encode(), value.encode())
    line, _, body = data.partition(b"\n")
    who, method, path = _head(line.decode("latin-1"))
    answer = await server.answer(method, path, body, world.cookies[who])
    address = unquote(path.partition("?")[0])
    assert answer.status < 500, (method, path, answer)
    media_type = answer.headers.get("content-type", "")
    check_answer(method, address, answer.status, media_type, answer.content)
    if answer.status >= 400 and media_type == "application/json":
        check_error(json.loads(answer.content))
    if answer.status < 400 and SPENT.fullmatch(f"{method} {address}"):
        del _WORLDS[server]


def _head(line: str) -> tuple[int, str, str]:
    """Return who asks, the method and an address below ``/api`` that a line names."""
    words = line.split(" ", 2)
    who = words[0].count("a") % 3
    method = words[1] if len(words) > 1 and words[1] in METHODS else METHODS[len(line) % 3]
    path = words[2] if len(words) > 2 else ""
    if not path.startswith("/api/") or not path.isascii() or not path.isprintable():
        known = operations()
        found = known[len(line) % len(known)]
        return who, found.method, re.sub(r"\{\w+\}", "x", found.path)
    return who, method, path
