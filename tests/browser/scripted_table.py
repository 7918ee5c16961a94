"""A page at a table whose messages come from the test, which owns the socket."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from buur.bots.registry import bot
from buur.play.partie import Partie
from buur.play.table import Table
from buur.seats import Seat
from buur.server.tables.event_log import EventLog
from buur.variants.registry import variant
from tests.browser.conftest import Visit
from tests.browser.fake_socket import PATH, FakeSocket, install_fake_socket, welcome
from tests.chance import seeded
from tests.web.tables import moments, shown
from tools.exploratory_player import DRAWN

PARTIES: Final = 40
"""So many parties by chance are looked through for a question before it counts as missing."""

EVENTS: Final = 600
"""So many events of each."""

# Keeps what the visitor does, and greets whoever comes later with what is shown then.
_SEAT: Final = """
window.acts = [];
window.greeting = null;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  const { t, act } = JSON.parse(text);
  if (t === "do") acts.push(act);
  if (t === "hello" && greeting) hear(greeting);
  else send.call(this, text);
};
"""

# At another table nothing is left of what came before.
_GO: Final = """([path, welcome, seats]) => {
  greeting = welcome;
  localStorage.setItem("buur.tables", JSON.stringify(seats));
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
_HEAR: Final = "(messages) => messages.forEach((message) => hear(message))"


class Staged(FakeSocket):
    """The test's end of the socket."""

    async def show(self, view: dict[str, Any]) -> None:
        """Have the page leave the table and come to another, and wait until that is drawn."""
        self.version += 1
        await self._go(f"/table/{self.table}", welcome(view, self.version), knows_seat=True)

    async def expect_at_new_table(self, view: dict[str, Any]) -> str:
        """Prepare a table that the page may make itself, and return its name."""
        self.version += 1
        await self._go("/", welcome(view, self.version))
        return self.table

    async def refuse(self, *, knows_seat: bool) -> None:
        """Have the page come to a table that gives it no seat, with or without a ticket for it."""
        self.version += 1
        error = {"t": "error", "error": {"code": "no-seat", "message": "no seat"}}
        await self._go(f"/table/{self.table}", error, knows_seat=knows_seat)

    async def visit(self, path: str) -> None:
        """Have the page go to another page than a table."""
        await self._go(path, None)

    async def hear(self, messages: Iterable[dict[str, Any]]) -> None:
        """Have the page hear messages at once."""
        await self.page.evaluate(_HEAR, list(messages))
        await self.page.evaluate(DRAWN)

    @property
    def table(self) -> str:
        """The table that is shown."""
        return f"staged-{self.version}"

    async def _go(
        self, path: str, greeting: dict[str, Any] | None, *, knows_seat: bool = False
    ) -> None:
        seats = [{"table": self.table, "token": "staged"}] if knows_seat else []
        await self.page.evaluate(_GO, [path, greeting, seats])
        await self.page.evaluate(DRAWN)

    async def acted(self) -> bool:
        """Tell whether the visitor has done something."""
        return bool(await self.page.evaluate("() => acts.length"))

    async def act(self) -> dict[str, Any]:
        """Wait for the next act of the visitor."""
        await self.page.wait_for_function("() => acts.length")
        act: dict[str, Any] = await self.page.evaluate("() => acts.shift()")
        return act


async def stage(visitor: Visit, view: dict[str, Any]) -> Staged:
    """Show a visitor a view as if a table had sent it."""
    staged = Staged((await install_fake_socket(visitor.page, view)).page)
    await visitor.page.add_init_script(_SEAT)
    await visitor.page.goto(visitor.url + PATH)
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
        table = Table(chosen, players, chance=seeded(seed))
        for _, _ in zip(table.run(), range(EVENTS), strict=False):
            if (found := _found(table.state, is_asked)) is not None:
                return found
    raise AssertionError(f"{rules}: nobody is asked {what}")


def _found(state: Partie, is_asked: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    if state.deal is None or state.phase in ("open", "seal", "cut", "deal"):
        return None
    for seat in range(state.variant.seats):
        found = shown(state, Seat(seat), EventLog())
        if is_asked(found):
            return found
    return None


def _lies_open(view: dict[str, Any]) -> bool:
    return bool(view["solder"]) and view["phase"] == "count"


def _may_lay_rest(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("rest")) and len(view["hand"]) > 2


def _leads(view: dict[str, Any]) -> bool:
    legal = view["legal"]
    named = view["phase"] == "play" and bool(view["contract"])
    leads = bool(legal.get("cards")) and not (view["trick"] or {}).get("cards")
    return named and leads and not legal.get("melds")


def _doubles(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and view["legal"].get("bids"))


def _doubles_again(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and view["auction"]["factor"] > 1)


def _doubles_out_of_turn(view: dict[str, Any]) -> bool:
    return bool(view["legal"].get("double") and not view["legal"].get("passes"))


QUESTIONS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "lead": _leads,
    "last": lambda view: bool(view["last"]),
    "open": _lies_open,
    "rest": _may_lay_rest,
    "refusal": lambda view: len(view["legal"].get("why", ())) > 3,
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
    start["counted"] -= 1
    cards = [["S6", 0], ["S7", 1], ["SK", 2], ["S9", 3]]
    told = []
    for count, (card, seat) in enumerate(cards, start=1):
        trick = {"no": 9, "leader": 0, "cards": cards[:count], "winning": 2}
        after = start | {"trick": trick if count < len(cards) else None, "leader": 2}
        told.append(({"e": "played", "seat": seat, "card": card}, after))
    return start, [*told, ({"e": "counted"}, summary)]
