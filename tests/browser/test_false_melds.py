"""A meld that is claimed and not held: by keyboard, found wrong, and true in the record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from buur.cli import main
from buur.i18n import LANGUAGES, texts
from buur.notation import dumps, record_of
from buur.play.codec import parse_event
from buur.play.model.events import MeldsAsked
from buur.seats import Seat
from buur.server.tables.event_log import EventLog
from buur.variants.registry import variant
from tests.browser.accessibility import barriers
from tests.browser.boxes import set_theme, unreached
from tests.browser.conftest import Visits
from tests.browser.event_log import stored_table
from tests.browser.scripted_table import stage
from tests.browser.test_accessibility import THEMES
from tests.rules.scenario import table
from tests.rules.test_declaring_in_turn import HANDS
from tests.rules.test_false_melds import ASKED, claimed
from tests.web.tables import shown

PHONE: Final = (390, 844)
ONE_DEAL: Final = {"finish": "deals", "deals": 1, "rubicon": "off", "cut": "none"}
LONGEST: Final = "run9"
"""A run of a whole suit beats every meld, and its words do not tell the suit: opponents ask."""
DIALOG: Final = "[data-dialog=false-meld]"
FOCUSED: Final = "() => document.activeElement.innerText ?? ''"


def may_claim(view: dict[str, Any]) -> bool:
    """Tell whether the first card is to be played and a meld may be claimed that is not held."""
    return view["phase"] == "play" and bool(view["legal"].get("false_melds"))


async def tab_to(page: Page, text: str) -> None:
    """Go by the Tab key to the control that bears a text."""
    passed = []
    for _ in range(20):
        passed.append(await page.evaluate(FOCUSED))
        if passed[-1] == text:
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key leads to {passed}, not to {text!r}")


async def test_a_false_meld_is_claimed_by_keyboard_found_wrong_and_recorded(
    visit: Visits, tmp_path: Path
) -> None:
    """The claim takes two steps; what it costs is told; the record is true."""
    options = {**ONE_DEAL, **ASKED}
    visitor = await visit("en", options=options)
    page, t = visitor.page, texts("en")
    player = await visitor.sit(may_claim, by_keyboard=True)
    await page.locator("[data-dialog=melds], .sayings button").first.wait_for()
    if await page.locator("[data-dialog=melds]").count():
        await page.locator("[data-dialog=melds] button.link").wait_for()  # of the second script
        await tab_to(page, t.format("false-meld-other"))
        await page.keyboard.press("Enter")
    else:
        await page.keyboard.press("m")
    await page.locator(f"{DIALOG} button.primary:focus").wait_for()
    await page.locator(f"{DIALOG} select").first.focus()
    await page.keyboard.press("End")
    await page.keyboard.press("ArrowUp")  # the last are four of a kind
    await expect(page.locator(f"{DIALOG} select").first).to_have_value(LONGEST)
    claim = page.locator(f"{DIALOG} button", has_text="anyway")
    await expect(claim).to_have_text(re.compile(r"\b[1-9]\d\d\b"))  # once drawn: the run is 100
    (points,) = map(int, re.findall(r"\d+", await claim.inner_text()))  # with what is held in truth
    await tab_to(page, t.format("do-false-meld", points=points))
    await page.keyboard.press("Enter")
    await page.locator(DIALOG).wait_for(state="detached")
    await player.press(await player.look())
    wrong = page.locator(".seat.bottom .bubble")
    run = t.format("meld-run", count=9, top="A", deck="french")
    await expect(wrong).to_have_text(t.format("say-wrong-meld", melds=run, points=100))
    told = t.format("tell-wrong-meld", who="you", melds=run, points=100)
    await expect(page.locator(".side .log")).to_contain_text(told)
    await player.play()
    database = visitor.server.database
    played = stored_table(database, visitor.table)
    rules = variant(played.rules["name"], played.rules["options"])
    events = [parse_event(event) for event in played.events]
    assert any(isinstance(event, MeldsAsked) for event in events)
    record = tmp_path / "false-meld.jass"
    record.write_text(dumps(record_of(events, rules)), encoding="utf-8")
    assert main(["check", str(record)]) == 0


async def test_the_first_button_of_the_claim_leads_back_and_claims_nothing(visit: Visits) -> None:
    visitor = await visit("fr", PHONE)
    page = visitor.page
    staged = await stage(visitor, at_first_card())
    await page.locator("[data-dialog=melds] button.primary:focus").wait_for()
    await page.locator("[data-dialog=melds] button.link").click()
    await page.locator(f"{DIALOG} button.primary:focus").wait_for()
    await page.keyboard.press("Enter")
    await page.locator("[data-dialog=melds] button.primary:focus").wait_for()
    await page.locator("[data-dialog=melds] button.link").click()
    await page.locator(DIALOG).wait_for()
    await page.keyboard.press("Escape")
    await page.locator("[data-dialog=melds]").wait_for()
    await page.locator(".hand [data-card=CA]").click()
    assert (await staged.act())["melds"] == [["S6", "S7", "S8", "S9"]]


def at_first_card() -> dict[str, Any]:
    """Return what seat 1 is shown that holds a fifty and is to play to the first trick."""
    state = table(*HANDS, contract="trump:H", options=ASKED).play("C6")
    return shown(state, Seat(1), EventLog())


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_claim_can_be_read_and_pressed_in_every_window(visit: Visits, lang: str) -> None:
    """Light and dark; what it leads to is sent with the card."""
    visitor = await visit(lang, PHONE)
    page, t = visitor.page, texts(lang)
    staged = await stage(visitor, at_first_card())
    await page.locator("[data-dialog=melds] button.link").click()
    await page.locator(DIALOG).wait_for()
    faults = await unreached(page)
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for theme in THEMES:
        await set_theme(page, theme)
        faults += [f"{theme}: {one}" for one in await barriers(page)]
    assert faults == []
    await page.locator(f"{DIALOG} .row button").first.click()
    await page.locator(".sayings").get_by_text(t.format("melds-change-false")).wait_for()
    await page.locator(".hand [data-card=CA]").click()
    assert (await staged.act())["melds"] == [["S6", "S7", "S8", "S9"], ["SQ", "SK", "SA"]]


async def test_an_opponent_asks_to_see_a_meld(visit: Visits) -> None:
    """Where melds are shown on request, asking is how a false one is objected to."""
    visitor = await visit("de", PHONE)
    staged = await stage(visitor, shown(claimed(ASKED, "S6 S7 S8 S9 ST"), Seat(0), EventLog()))
    ask = texts("de").format("do-ask")
    await visitor.page.locator(".sayings").get_by_role("button", name=ask).click()
    assert await staged.act() == {"e": "asked"}
