"""A page that is shown a table without anybody playing: the socket is the test's."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

from playwright.async_api import WebSocketRoute

from tests.browser.conftest import Visit
from tests.web.tables import NAMES, moments

_SEAT: Final = """
localStorage.setItem("buur.tables", JSON.stringify([{ table: "staged", token: "staged" }]));
"""


async def stage(visitor: Visit, view: dict[str, Any]) -> None:
    """Show a visitor a view as if a table had sent it."""

    def greet(socket: WebSocketRoute) -> None:
        welcome = {"t": "welcome", "v": 10, "seat": view["seat"], "snapshot": True}
        welcome |= {"here": [True] * len(view["names"]), "events": [], "view": view}
        socket.on_message(
            lambda told: (
                socket.send(json.dumps(welcome)) if json.loads(told)["t"] == "hello" else None
            )
        )

    await visitor.page.route_web_socket("**/ws", greet)
    await visitor.page.add_init_script(_SEAT)
    await visitor.page.goto(f"{visitor.server.url}table/staged")
    await visitor.page.locator("main.table").wait_for()


def view_of(rules: str, moment: str) -> dict[str, Any]:
    """Return a view that may be changed."""
    view: dict[str, Any] = copy.deepcopy(moments(rules)[moment])
    return view


def for_six() -> dict[str, Any]:
    """Return a view of six players in three teams, as no preset has them yet."""
    view = view_of("hindersi-5", "play")
    view["names"] = list(NAMES)
    view["kinds"] = [*view["kinds"], "bot"]
    view["lines"] = view["sides"] = [0, 1, 2, 0, 1, 2]
    view["counts"] = [*view["counts"], view["counts"][-1]]
    for name in ("scores", "points", "taken", "targets"):
        view[name] = view[name][:3]
    for deal in view["deals"]:
        deal["sides"] = view["sides"]
        for name in ("tricks", "cards", "last_trick", "match", "melds", "stoeck", "total"):
            deal[name] = deal[name][:3]
    return view
