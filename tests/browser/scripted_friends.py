"""Tables for friends as a page hears of them, made without a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.async_api import Page, Route

from buur.server.wire.encode_view import encode_rules
from buur.variants.registry import variant
from tests.browser.scripted_table import Staged, view_of

HOST: Final = 0
GUEST: Final = 2

KINDS: Final = ("person", "bot", "person", "open", "person", "bot")
"""Who sits at the seats of a table that gathers."""


def friends(names: Sequence[str], seats: int, state: str = "gathering") -> dict[str, Any]:
    """Return the message about a table for friends, without its type."""
    kinds = KINDS[:seats] if state != "full" else ("person",) * seats
    return {
        "rev": 1,
        "state": "gathering" if state == "full" else state,
        "host": HOST,
        "seats": [
            {
                "kind": kind,
                "name": "" if kind == "open" else name,
                "bot": None if kind == "person" else "steady",
            }
            for kind, name in zip(kinds, names, strict=False)
        ],
        "draws": False,
        "may_draw": True,
        "invited": True,
        "time": "long",
        "next": None,
        "asked": [],
    }


async def gather(staged: Staged, rules: str, names: Sequence[str], seat: int) -> None:
    """Show a table that gathers to the person of a seat."""
    chosen = variant(rules, {})
    named = {"names": [*names[: chosen.seats]], "phase": "open", "legal": {}, "hand": []}
    await staged.show(view_of(rules, "first") | named | {"seat": seat})
    presence = ["here", "here", "slow", "here", "away", "here"][: chosen.seats]
    kinds = ["person" if kind == "person" else "bot" for kind in KINDS[: chosen.seats]]
    seats = {"t": "seats", "kinds": kinds, "names": named["names"], "presence": presence}
    await staged.hear([seats, {"t": "friends", **friends(names, chosen.seats)}])


class ScriptedInvitations:
    """The answers to a page that comes with an invitation; the table is named by its state."""

    def __init__(self) -> None:
        self.names: Sequence[str] = ()
        """The players."""

    async def install(self, page: Page) -> None:
        """Answer the requests of a page from now on."""
        await page.route("**/api/tables/invitation", self._answer)

    async def _answer(self, route: Route) -> None:
        state = json.loads(route.request.post_data or "{}")["table"]
        seen = state in ("gathering", "full", "playing")
        rules = encode_rules(variant("schieber", {}))
        answer = {
            "state": "gathering" if state == "full" else state,
            "seat": None,
            "table": friends(self.names, 4, state) if seen else None,
            "rules": {"name": rules.name, "options": {}, "target": rules.target} if seen else None,
        }
        await route.fulfill(json=answer)
