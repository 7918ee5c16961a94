"""People who play one partie in turn, each at a page of her own, until something is the case."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import Page

from tests.browser.conftest import Visit
from tools.exploratory_player import DRAWN, ExploratoryPlayer

STUCK: Final = 60
"""Seconds without a press of anybody after which the partie counts as stuck."""

_NEXT_FRAME: Final = "() => new Promise((seen) => requestAnimationFrame(() => seen()))"
# What a page shows, for the report of a partie that is stuck.
_SHOWN: Final = """() => ({
  address: location.pathname,
  dialog: document.querySelector(".tabletop .dialog")?.dataset.dialog ?? "",
  turn: document.querySelector('.seat[data-turn="yes"] .seat-name')?.textContent ?? "",
  cards: document.querySelectorAll(".hand .card").length,
  offline: document.querySelector(".offline")?.textContent ?? "",
  status: document.querySelector(".status")?.textContent ?? "",
})"""

Check = Callable[[], Awaitable[bool]]


@dataclass(slots=True)
class Person:
    """Somebody at the table, with her page."""

    name: str
    visitor: Visit
    cuts_every: int = 0
    """After so many presses her line breaks; 0 for never."""
    player: ExploratoryPlayer = field(init=False)

    def __post_init__(self) -> None:
        self.player = ExploratoryPlayer(self.page)

    @property
    def page(self) -> Page:
        """The page."""
        return self.visitor.page

    async def press(self) -> bool:
        """Press what there is to press; tell whether there was anything."""
        seen = await self.player.glimpse()
        if seen is None or seen.dialog == "end" or seen.covered:
            return False
        await self.player.press(seen)
        await self.page.evaluate(DRAWN)
        if self.cuts_every and len(self.player.presses) % self.cuts_every == 0:
            self.break_line()
        return True

    def break_line(self) -> None:
        """Break all connections of her line; new ones succeed."""
        assert self.visitor.proxy
        self.visitor.proxy.cut()
        self.visitor.proxy.mend()

    async def is_over(self) -> bool:
        """Tell whether her page shows the end of the partie."""
        return await self.page.locator("[data-dialog=end]").count() > 0


async def play(people: Sequence[Person], until: Check) -> None:
    """Have people press what their pages offer, in turn, until something is the case.

    Raises:
        AssertionError: nobody has had anything to press for `STUCK` seconds.
    """
    loop = asyncio.get_running_loop()
    last = loop.time()
    while not await until():
        pressed = [await person.press() for person in people]
        if any(pressed):
            last = loop.time()
        elif loop.time() - last > STUCK:
            shown = [f"{one.name}: {await one.page.evaluate(_SHOWN)}" for one in people]
            raise AssertionError("the partie is stuck\n" + "\n".join(shown))
        else:
            await people[0].page.evaluate(_NEXT_FRAME)


async def all_over(people: Sequence[Person]) -> bool:
    """Tell whether every page shows the end of the partie."""
    for person in people:
        if not await person.is_over():
            return False
    return True


def by_own_line(visitor: Visit, link: str) -> str:
    """Return a link as it leads through the line of a visitor."""
    return re.sub(r"^https?://[^/]+/", visitor.url, link)
