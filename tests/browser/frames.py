"""Counts of a page's work in each frame; its clock moves only when a test moves it.

Nodes, drawings, layouts and shifts are the same on every machine, however fast it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.async_api import Page, Request, Route

from tests.browser.conftest import Visit, Visits
from tests.browser.deal import Told
from tests.browser.fake_socket import PATH, FakeSocket, install_fake_socket
from tests.browser.typeface import set_in_blocks

_COUNTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FRAME: Final = 16
"""Milliseconds from one frame to the next on the page's clock."""

LONGEST: Final = 62
"""Frames in which all that an event brings is drawn: a complete trick is swept after 650 ms."""

FEW: Final = 12
"""Frames in which a redraw is done with all its steps."""

RULES: Final = "/api/rules"
# Whoever has fetched the same once more has been told all that was fetched before.
_OVERTAKE: Final = f"() => fetch('{RULES}').then((answer) => answer.text())"

_REDRAW: Final = """() => {
  const key = "buur.settings";
  dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
}"""


class Shift(NamedTuple):
    """Something that stayed on the page, but not in its place."""

    node: str
    within: str
    """The part of the page that it belongs to."""
    right: int
    down: int


class Frame(NamedTuple):
    """What a page did from one frame to the next."""

    asked: int
    """Times that it asked for another frame."""
    added: int
    """Elements that came."""
    removed: int
    """Elements that went."""
    changed: int
    """Elements that stayed and got another attribute or text."""
    drawings: tuple[int, ...]
    """Nodes of each drawing that came: a court card has sixty."""
    layouts: int
    """Times that a place was asked for after a change, so that the page was laid out at once."""
    shifts: tuple[Shift, ...]

    @property
    def touched(self) -> int:
        """Elements that are not as they were."""
        return self.added + self.removed + self.changed


async def hold_clock(visitor: Visit, path: str = "") -> None:
    """Open a page with its clock at rest, and with everything that moves at its beginning."""
    page = visitor.page
    await set_in_blocks(page)
    await page.clock.install(time=0)
    await page.clock.pause_at(FRAME)
    await page.add_init_script(_COUNTS)
    session = await visitor.context.new_cdp_session(page)
    await page.goto(visitor.server.url + path)
    await session.send("Animation.enable")
    await session.send("Animation.setPlaybackRate", {"playbackRate": 0})


async def frames(page: Page, count: int = LONGEST) -> list[Frame]:
    """Let some frames pass and return them."""
    await page.clock.run_for(FRAME * count)
    found: list[dict[str, Any]] = await page.evaluate("takeFrames()")
    return [_frame(one) for one in found]


def _frame(found: dict[str, Any]) -> Frame:
    shifts = tuple(Shift(**shift) for shift in found["shifts"])
    return Frame(**(found | {"drawings": tuple(found["drawings"]), "shifts": shifts}))


async def overtake(page: Page) -> None:
    """Wait until the page has taken in what it has fetched."""
    await page.evaluate(_OVERTAKE)


@dataclass(frozen=True)
class Driven:
    """A table whose clock is moved by hand."""

    page: Page
    socket: FakeSocket

    async def tell(self, told: Told) -> list[Frame]:
        """Let something happen, pressed if it is a card of one's own, and return its frames."""
        if told.is_own and told.event["e"] == "played":
            await self._press(told.event["card"])
        await self.socket.tell(told.event, told.view)
        found = await frames(self.page)
        await self.page.evaluate("finishMotion()")
        return found + await frames(self.page, 1)  # in which the cards have come to rest

    async def _press(self, card: str) -> None:
        if await self.page.locator(".tabletop .dialog").count():
            return  # what it asks comes first
        await self.page.locator(f'.hand button.card[data-card="{card}"]').click()

    async def redraw(self) -> list[Frame]:
        """Have everything drawn anew from the same, as if settings had changed elsewhere."""
        for _ in range(2):  # on a busy machine the first one still draws what has happened before
            await overtake(self.page)
            await frames(self.page, FEW)
            await self.page.evaluate(_REDRAW)
        return await frames(self.page, FEW)


async def _leave_waiting(route: Route) -> None:
    """Leave a request without an answer."""


async def drive(visits: Visits, size: tuple[int, int], view: dict[str, Any]) -> Driven:
    """Open a table whose cards move, with its clock at rest."""
    visitor = await visits("fr", size, pace="fast", still=False, motion="no-preference")
    page = visitor.page
    driven = Driven(page, await install_fake_socket(page, view))
    await page.route("**/api/games/**", _leave_waiting)  # its answer would come in any frame
    await hold_clock(visitor, PATH)
    await page.locator("main.table").wait_for()
    async with page.expect_event("requestfinished", _is_of_rules):
        await frames(page, 2)  # the table is there: now the page fetches the rest
    await overtake(page)
    await frames(page)
    return driven


def _is_of_rules(request: Request) -> bool:
    return request.url.endswith(RULES)
