"""Dialogs that open while cards move: whole, above flying cards, and with the focus."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.autoplay import to_play
from tests.browser.conftest import DESKTOP, Visits
from tests.browser.scripted_table import end_of_deal, stage, view_asked

PHONE: Final = (390, 844)
LARGE_PHONE: Final = (430, 932)
"""The bar has room for the log."""

# Flying cards stand still except where a test puts them; every frame notes the dialog as seen.
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
  const dialog = document.querySelector(".tabletop .dialog");
  if (dialog) {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + 10)?.closest(".dialog") === dialog;
    const nodes = dialog.querySelectorAll("*").length;
    window.seen.push({ there, nodes, place: [x, y, width, height] });
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

# Middles of flying cards that lie on the dialog, and those of them at which the dialog is covered.
_ABOVE: Final = """() => {
  for (const { effect: { target } } of window.flights) {
    target.style.setProperty("pointer-events", "auto", "important");
  }
  const dialog = document.querySelector(".tabletop .dialog");
  const found = { over: 0, above: [] };
  const limits = dialog.getBoundingClientRect();
  for (let time = 0; time <= 400; time += 40) {
    for (const flight of window.flights) flight.currentTime = time;
    for (const { effect: { target } } of window.flights) {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < limits.left || x > limits.right || y < limits.top || y > limits.bottom) continue;
      found.over += 1;
      const top = document.elementFromPoint(x, y);
      if (!dialog.contains(top)) found.above.push([time, top?.className]);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_account_comes_whole_and_above_the_cards(
    visit: Visits, size: tuple[int, int]
) -> None:
    """The last trick is still on its way to its pile when the account is laid on the tabletop."""
    visitor = await visit("fr", size, motion="no-preference", pace="fast", still=False)
    page = visitor.page
    await page.add_init_script(_WATCH)
    start, told = end_of_deal()
    staged = await stage(visitor, start)
    for event, view in told:
        await staged.tell(event, view)
    await page.locator(".dialog.summary button:focus").wait_for()
    found = await page.evaluate(_ABOVE)
    assert found["over"] > 0
    assert found["above"] == []
    frames: list[dict[str, Any]] = await page.evaluate("() => window.seen")
    shown = [frame for frame in frames if frame["there"]]
    assert len(shown) < len(frames), "it takes more than one frame, in which it is not seen"
    assert {(one["nodes"], *one["place"]) for one in shown} == {
        (shown[-1]["nodes"], *shown[-1]["place"])
    }


async def test_a_question_lies_above_the_cards_that_are_dealt(visit: Visits) -> None:
    """Who chooses is asked while the cards still come from the dealer."""
    visitor = await visit("fr", PHONE, motion="no-preference", pace="fast", still=False)
    page = visitor.page
    await page.add_init_script(_WATCH)
    view = view_asked("schieber", "contracts")
    nothing = {"hand": [], "counts": [0] * 4, "legal": {}, "phase": "cut", "dealer": 2}
    staged = await stage(visitor, view | nothing)
    await staged.tell({"e": "dealt", "counts": view["counts"]}, view | {"dealer": 2})
    await page.locator(".dialog.choose button:focus").wait_for()
    found = await page.evaluate(_ABOVE)
    assert found["over"] > 0
    assert found["above"] == []


@pytest.mark.parametrize(
    ("icon", "size"), [("settings", PHONE), ("log", LARGE_PHONE), ("rules", PHONE)]
)
async def test_the_heading_of_a_sheet_takes_the_focus(
    visit: Visits, icon: str, size: tuple[int, int]
) -> None:
    visitor = await visit("fr", size)
    await (await visitor.sit(to_play)).look()  # else a question may take the focus meanwhile
    await visitor.page.locator(f"[data-icon={icon}]").click()
    await visitor.page.locator("dialog.modal h2:focus").wait_for()
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator(f"[data-icon={icon}]:focus").wait_for()


async def test_the_log_is_reached_by_the_settings_where_the_bar_is_short(visit: Visits) -> None:
    visitor = await visit("fr", PHONE)
    await (await visitor.sit(to_play)).look()
    await visitor.page.locator("[data-icon=settings]").click()
    await (
        visitor.page.locator("[data-dialog=settings]")
        .get_by_role("button", name="Déroulement")
        .click()
    )
    await visitor.page.locator("[data-dialog=log] h2:focus").wait_for()
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator("[data-icon=settings]:focus").wait_for()


async def test_another_language_leaves_the_settings_where_they_are(visit: Visits) -> None:
    visitor = await visit("fr", PHONE)
    await (await visitor.sit(to_play)).look()
    await visitor.page.locator("[data-icon=settings]").click()
    sheet = visitor.page.locator("[data-dialog=settings]")
    await sheet.get_by_role("button", name="Deutsch", exact=True).click()
    chosen = sheet.get_by_role("button", name="Deutsch", exact=True)
    await visitor.page.locator("html[lang|=de]").wait_for()
    assert await sheet.evaluate("sheet => sheet.scrollTop") > 0
    await expect(chosen).to_be_focused()
    await expect(chosen).to_be_in_viewport()


async def test_the_heading_of_the_help_takes_the_focus(visit: Visits) -> None:
    visitor = await visit("fr", PHONE)
    await (await visitor.sit(to_play)).look()
    await visitor.page.keyboard.press("?")
    await visitor.page.locator("dialog.modal h2:focus").wait_for()


# Every frame in which the dialog of melds is to be seen notes how many small cards have no drawing.
_BARE: Final = """
window.bare = [];
const look = () => {
  const dialog = document.querySelector("[data-dialog=melds]");
  if (dialog?.checkVisibility({ visibilityProperty: true }))
    window.bare.push(dialog.querySelectorAll("use:not([href])").length);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


async def test_small_cards_come_with_their_dialog(visit: Visits) -> None:
    """Where cards move, drawings come one a frame: the dialog waits for those of its own."""
    visitor = await visit("de", DESKTOP, motion="no-preference", still=False)
    page = visitor.page
    await page.add_init_script(_BARE)
    view = view_asked("chibre", "melds")
    staged = await stage(visitor, view | {"legal": {}})
    await staged.greet(view)
    await page.wait_for_function("() => window.bare.length > 3")
    assert not any(await page.evaluate("window.bare"))
