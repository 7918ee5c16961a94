"""Sheets that come while cards move: whole, above what flies, and with the focus."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.staged import Staged, stage, view_asked, view_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE: Final = (390, 844)

# Cards that fly stand still, but where a test puts them; every frame notes the sheet as it is seen.
_WATCH: Final = """
window.seen = [];
window.flights = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const flight = animate.apply(this, how);
  flight.pause();
  window.flights.push(flight);
  return flight;
};
const frame = () => {
  const sheet = document.querySelector(".felt .sheet");
  if (sheet) {
    const { x, y, width, height } = sheet.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + 10)?.closest(".sheet") === sheet;
    const nodes = sheet.querySelectorAll("*").length;
    window.seen.push({ there, nodes, place: [x, y, width, height] });
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

# The middles of what flies that lie on the sheet, and those of them at which the sheet is covered.
_ABOVE: Final = """() => {
  for (const { effect: { target } } of window.flights) {
    target.style.setProperty("pointer-events", "auto", "important");
  }
  const sheet = document.querySelector(".felt .sheet");
  const found = { over: 0, above: [] };
  const limits = sheet.getBoundingClientRect();
  for (let time = 0; time <= 400; time += 40) {
    for (const flight of window.flights) flight.currentTime = time;
    for (const { effect: { target } } of window.flights) {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < limits.left || x > limits.right || y < limits.top || y > limits.bottom) continue;
      found.over += 1;
      const top = document.elementFromPoint(x, y);
      if (!sheet.contains(top)) found.above.push([time, top?.className]);
    }
  }
  return found;
}"""


async def count_deal(staged: Staged) -> None:
    """Lay the last trick and count the deal."""
    summary = staged.view | {"deals": view_of("schieber", "summary")["deals"]}
    summary["legal"] = view_of("schieber", "summary")["legal"]
    cards = [["S6", 0], ["S7", 1], ["SK", 2], ["S9", 3]]
    for count in range(1, 5):
        card, seat = cards[count - 1]
        trick = {"no": 9, "leader": 0, "cards": cards[:count], "winning": 2}
        after = staged.view | {"trick": trick if count < 4 else None, "leader": 2}
        staged.tell({"e": "played", "seat": seat, "card": card}, after)
    staged.tell({"e": "counted"}, summary)


async def staged_end(visit: Visits, size: tuple[int, int]) -> tuple[Page, Staged]:
    """Return a table before the last trick of its second deal."""
    visitor = await visit("fr", size, motion="no-preference", speed="fast")
    await visitor.page.add_init_script(_WATCH)
    view = view_of("schieber", "summary")
    first = {"deals": view["deals"][:-1], "phase": "play", "legal": {}}
    staged = await stage(visitor, view | first)
    return visitor.page, staged


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_account_comes_whole_and_above_the_cards(
    visit: Visits, size: tuple[int, int]
) -> None:
    """The last trick is still on its way to its pile when the account is laid on the carpet."""
    page, staged = await staged_end(visit, size)
    await count_deal(staged)
    await page.locator(".sheet.summary button:focus").wait_for()
    found = await page.evaluate(_ABOVE)
    assert found["over"] > 0
    assert found["above"] == []
    frames: list[dict[str, Any]] = await page.evaluate("() => window.seen")
    shown = [frame for frame in frames if frame["there"]]
    assert len(shown) < len(frames), "it takes more than one frame, in which it is not seen"
    assert {(one["nodes"], *one["place"]) for one in shown} == {
        (shown[-1]["nodes"], *shown[-1]["place"])
    }


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_question_lies_above_the_cards_that_are_dealt(
    visit: Visits, size: tuple[int, int]
) -> None:
    """Who chooses is asked while the cards still come from the dealer."""
    visitor = await visit("fr", size, motion="no-preference", speed="fast")
    page = visitor.page
    await page.add_init_script(_WATCH)
    view = view_asked("schieber", "contracts")
    nothing = {"hand": [], "counts": [0] * 4, "legal": {}, "phase": "cut", "dealer": 2}
    staged = await stage(visitor, view | nothing)
    staged.tell({"e": "dealt", "counts": view["counts"]}, view | {"dealer": 2})
    await page.locator(".sheet.choose button:focus").wait_for()
    found = await page.evaluate(_ABOVE)
    assert found["over"] > 0
    assert found["above"] == []
