"""A page that is shown a table without anybody playing: the socket is the test's."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from playwright.async_api import WebSocketRoute

from buur.bots.registry import bot
from buur.play.state import State
from buur.play.table import Table
from buur.seats import Seat
from buur.server.chronicle import Chronicle
from buur.variants.registry import variant
from tests.browser.conftest import Visit
from tests.web.tables import moments, shown

PARTIES: Final = 40
"""So many parties by chance are looked through for a question before it counts as missing."""

EVENTS: Final = 600
"""So many events of each."""

_SEAT: Final = """
localStorage.setItem("buur.tables", JSON.stringify([{ table: "staged", token: "staged" }]));
"""


@dataclass
class Staged:
    """The test's end of the socket."""

    view: dict[str, Any]
    version: int = 10
    acts: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    _socket: WebSocketRoute | None = None

    def greet(self, socket: WebSocketRoute) -> None:
        """Take a page in."""
        self._socket = socket
        socket.on_message(self._answer)

    def _answer(self, told: str | bytes) -> None:
        message = json.loads(told)
        if message["t"] == "do":
            self.acts.put_nowait(message["act"])
        if message["t"] == "hello":
            view = self.view
            welcome = {"t": "welcome", "v": self.version, "seat": view["seat"], "snapshot": True}
            welcome |= {"here": [True] * len(view["names"]), "events": [], "view": view}
            self._send(welcome)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def tell(self, event: dict[str, Any], view: dict[str, Any]) -> None:
        """Let the page hear of an event."""
        self.version += 1
        self._send({"t": "event", "v": self.version, "event": event, "view": view})

    async def act(self) -> dict[str, Any]:
        """Wait for the next act of the visitor."""
        return await asyncio.wait_for(self.acts.get(), timeout=5)


async def stage(visitor: Visit, view: dict[str, Any]) -> Staged:
    """Show a visitor a view as if a table had sent it."""
    staged = Staged(view)
    await visitor.page.route_web_socket("**/ws", staged.greet)
    await visitor.page.add_init_script(_SEAT)
    await visitor.page.goto(f"{visitor.server.url}table/staged")
    await visitor.page.locator("main.table").wait_for()
    return staged


def view_asked(rules: str, what: str) -> dict[str, Any]:
    """Return a view, which may be changed, of a seat that is asked something or may say it.

    Args:
        rules: a preset.
        what: a name in `QUESTIONS`, or a field of what a view says is legal.
    """
    return copy.deepcopy(_asked(rules, what))


@cache
def _asked(rules: str, what: str) -> dict[str, Any]:
    chosen = variant(rules, {})
    is_asked = QUESTIONS.get(what, lambda view: bool(view["legal"].get(what)))
    for seed in range(PARTIES):
        players = [bot("random", seat) for seat in range(chosen.seats)]
        table = Table(chosen, players, chance=random.Random(seed))
        for _, _ in zip(table.run(), range(EVENTS), strict=False):
            if (found := _found(table.state, is_asked)) is not None:
                return found
    raise AssertionError(f"{rules}: nobody is asked {what}")


def _found(state: State, is_asked: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    if state.deal is None or state.phase in ("open", "seal", "cut", "deal"):
        return None
    for seat in range(state.variant.seats):
        found = shown(state, Seat(seat), Chronicle())
        if is_asked(found):
            return found
    return None


def _doubles(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and view["legal"].get("bids"))


def _doubles_again(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and view["auction"]["factor"] > 1)


def _doubles_out_of_turn(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and not view["legal"].get("passes"))


QUESTIONS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "double": _doubles,
    "double again": _doubles_again,
    "double out of turn": _doubles_out_of_turn,
    "push": lambda view: bool(view["legal"].get("push") and view["legal"].get("contracts")),
}
"""What is asked where the name of a field does not say it."""


def view_of(rules: str, moment: str) -> dict[str, Any]:
    """Return a view that may be changed."""
    view: dict[str, Any] = copy.deepcopy(moments(rules)[moment])
    return view


def end_of_deal() -> tuple[dict[str, Any], list[tuple[dict[str, Any], dict[str, Any]]]]:
    """Return a view before the last trick of a deal, and all that is told until it is counted.

    What is told is events, each with the view after it.
    """
    summary = view_of("schieber", "summary")
    start = summary | {"deals": summary["deals"][:-1], "phase": "play", "legal": {}}
    cards = [["S6", 0], ["S7", 1], ["SK", 2], ["S9", 3]]
    told = []
    for count, (card, seat) in enumerate(cards, start=1):
        trick = {"no": 9, "leader": 0, "cards": cards[:count], "winning": 2}
        after = start | {"trick": trick if count < len(cards) else None, "leader": 2}
        told.append(({"e": "played", "seat": seat, "card": card}, after))
    return start, [*told, ({"e": "counted"}, summary)]
