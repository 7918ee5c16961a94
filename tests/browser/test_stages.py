"""A deal of every game that asks what chibre does not, played to its end through the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import Looked, barriers
from tests.browser.autoplay import Moment, offers
from tests.browser.boxes import set_theme, unreached
from tests.browser.conftest import Visits
from tests.browser.page_reader import paint, words
from tests.browser.scripted_table import Staged, stage, view_asked
from tests.browser.test_accessibility import THEMES
from tests.browser.test_partie import UNTRANSLATED
from tools.exploratory_player import DRAWN, ExploratoryPlayer, Seen

PHONE = (390, 844)
MOST_DEALS: Final = 8
"""Without a question in so many deals it counts as missing."""
MOST_STEPS: Final = 20
"""An answer that takes more does not come."""
PARTS: Final = 4
"""In so many tests the dialogs are looked at."""

DIALOGS: Final = (
    ("coinche", "bids"),
    ("coinche", "double"),
    ("coinche", "double again"),
    ("sidi", "bids"),
    ("pandur", "bids"),
    ("pandur", "contracts"),
    ("mise", "bids"),
    ("estimation", "predict"),
    ("estimation-3", "predict"),
    ("stich-differenzler", "predict"),
    ("pomme", "answers"),
    ("pomme-2", "exchange"),
    ("mise", "discard"),
    ("mise-5", "call"),
    ("mise-5", "owned"),
    ("mise-4", "renounce"),
    ("coiffeur", "rows"),
    ("coiffeur-8", "rows"),
    ("coiffeur-10", "rows"),
    ("tutti", "push"),
)
"""Presets, and what they ask in a dialog."""

# At once: between two looks at it, somebody else may bid and the list be gone.
_SET_HIGHEST: Final = """() => {
  const heights = document.querySelector(".stepper select");
  if (!heights || heights.options.length === 0) return;
  heights.selectedIndex = heights.options.length - 1;
  heights.dispatchEvent(new Event("change", { bubbles: true }));
}"""


@dataclass(frozen=True)
class Game:
    """What is played, and which questions have to come up."""

    rules: str
    asked: tuple[str, ...]
    at: Moment
    """When the first of them comes up."""
    highest: bool = False
    """Whether the first bid is the highest there is, so that nobody bids more."""
    lang: str = "fr"


GAMES = (
    Game("coinche", ("bid",), offers("bids")),
    Game("estimation", ("predict",), offers("predict"), lang="en"),
    Game("coiffeur", ("choose",), offers("rows"), lang="de"),
    Game("coiffeur-3", ("choose",), offers("rows"), lang="en"),
    Game("tutti", ("choose",), offers("push")),
    Game("pomme", ("join",), offers("answers"), lang="de"),
    Game("pomme-3", ("join",), offers("answers"), lang="it"),
    Game("pomme-2", ("exchange",), offers("exchange")),
    Game("pandur", ("bid", "choose"), offers("bids"), highest=True, lang="en"),
    Game("mise-4", ("bid", "discard", "choose", "renounce"), offers("bids"), highest=True),
    Game("mise-5", ("bid", "call", "choose"), offers("bids"), highest=True, lang="de"),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules)
async def test_a_deal_of_every_game_is_played_to_its_end(visit: Visits, game: Game) -> None:
    visitor = await visit(game.lang, PHONE, rules=game.rules)

    async def think(seen: Seen) -> None:
        if seen.dialog == "bid" and game.highest:
            await bid_highest(visitor.page)

    player = await visitor.sit(game.at, think=think)
    asked, played = await play_deals(player, game)
    # What may be answered in one step has one dialog; its further steps have their own names.
    assert set(game.asked) <= {name.split("-")[0] for name in asked}
    assert played > 0


async def play_deals(player: ExploratoryPlayer, game: Game) -> tuple[set[str], int]:
    """Play a deal, and on until everything was asked; return the dialogs and cards pressed."""
    asked: set[str] = set()
    counted = 0
    async for seen in player.moments():
        if seen.dialog and seen.dialog not in asked:
            assert UNTRANSLATED.findall(await words(player.page)) == []
        asked.add(seen.dialog)
        counted += seen.dialog in ("summary", "end")
        missing = {name for name in game.asked if not any(one.startswith(name) for one in asked)}
        if counted and (not missing or counted > MOST_DEALS):
            break
    return asked, sum(bool(one.card) for one in player.presses)


async def bid_highest(page: Page) -> None:
    """Set the highest bid there is, if there is any."""
    await page.evaluate(_SET_HIGHEST)


async def test_a_secret_prediction_stays_secret(visit: Visits) -> None:
    visitor = await visit("en", rules="estimation", options={"deals": 1})

    async def think(seen: Seen) -> None:
        if seen.dialog == "predict":
            await visitor.page.locator(".stepper input").fill("123")
            await visitor.page.get_by_role("button", name="Predict 123").wait_for()

    player = await visitor.sit(offers("predict"), think=think)
    async for seen in player.moments():
        if not seen.dialog:
            break
    told = await visitor.shown(".side .log")
    assert re.findall(r"predicts? (\d+)", told.lower()) == ["123"]
    assert "You predict 123 points." in told.replace("\n", " ")
    assert "Predicted 123" in await visitor.shown(".side .slate-lines")


async def test_games_are_found_by_name_and_number_of_players(visit: Visits) -> None:
    _, page = await visit.home("en")
    await page.locator(".start-game").click()
    await page.locator("button.games-more").click()
    seats = page.locator(".games-seats button")
    assert await seats.all_inner_texts() == ["2", "3", "4", "5", "6"]
    await seats.nth(0).click()
    await expect(page.locator(".game-choice[value=pandur-2]")).to_be_visible()
    await expect(page.locator(".game-choice[value=pandur]")).to_have_count(0)
    await page.locator(".presets-find input").fill("mitlere")
    await expect(page.locator(".game-choice")).to_have_count(1)
    await page.get_by_role("button", name="Play Mittlere").click()
    await page.locator("main.table").wait_for()
    assert await page.locator(".tabletop .seat").count() == 3


async def test_only_options_that_matter_are_shown(visit: Visits) -> None:
    _, page = await visit.home("en", rules="coinche")
    await page.locator("details.drawer > summary").click()
    drawer = page.locator(".drawer")
    await expect(drawer).to_contain_text("Lowest bid")
    await expect(drawer).not_to_contain_text("Open cards")
    await page.locator(".start-game").click()
    await page.locator(".game-choice[value=chibre]").click()
    await page.keyboard.press("Escape")
    await expect(drawer).not_to_contain_text("Lowest bid")


@pytest.mark.parametrize("part", range(PARTS))
async def test_every_dialog_can_be_answered_in_every_window(visit: Visits, part: int) -> None:
    """By mouse or finger, for every button is there and large enough; and by keyboard alone."""
    visitor = await visit("de", size=PHONE)
    page = visitor.page
    dialogs = DIALOGS[part::PARTS]
    staged = await stage(visitor, view_asked(*dialogs[0]))
    faults: list[str] = []
    for rules, what in dialogs:
        await staged.show(view_asked(rules, what))
        await page.locator(".tabletop .dialog").wait_for()
        await paint(page, on=False)
        found = await unreached(page)
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await paint(page, on=True)
        found += await barriers_in(page, THEMES[0], "all")
        faults += [f"{rules}, {what}: {fault}" for fault in found]
        await answer_by_keyboard(staged)
    assert not faults, "\n".join(faults)


async def answer_by_keyboard(staged: Staged) -> None:
    """Answer what is asked, in as many steps as it takes."""
    player = ExploratoryPlayer(staged.page, by_keyboard=True)
    for _ in range(MOST_STEPS):
        await player.press(await player.look())
        await staged.page.evaluate(DRAWN)
        if await staged.acted():
            await staged.act()
            return
    raise AssertionError("nothing is answered")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_no_theme_shuts_anybody_out(visit: Visits, part: int) -> None:
    visitor = await visit("de", size=PHONE)
    dialogs = DIALOGS[part::PARTS]
    staged = await stage(visitor, view_asked(*dialogs[0]))
    faults: list[str] = []
    for rules, what in dialogs:
        await staged.show(view_asked(rules, what))
        await visitor.page.locator(".tabletop .dialog").wait_for()
        for theme in THEMES[1:]:
            found = await barriers_in(visitor.page, theme, "colours")
            faults += [f"{rules}, {what}, {theme}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def barriers_in(page: Page, theme: str, looked: Looked) -> list[str]:
    """Return what axe objects to in a theme."""
    await set_theme(page, theme)
    return await barriers(page, looked)


SAYINGS: Final[tuple[tuple[str, str, str, dict[str, Any]], ...]] = (
    ("coinche", "double out of turn", "Double", {"e": "doubled"}),
    ("pomme-2", "rob", "Take the turned card", {"e": "robbed"}),
)


@pytest.mark.parametrize(("rules", "what", "words_", "act"), SAYINGS)
async def test_a_word_beside_the_turn_is_sent(
    visit: Visits, rules: str, what: str, words_: str, act: dict[str, Any]
) -> None:
    visitor = await visit("en", size=PHONE)
    staged = await stage(visitor, view_asked(rules, what))
    await visitor.page.locator(".sayings").get_by_role("button", name=words_).click()
    assert await staged.act() == act


async def test_a_marriage_is_shown_with_its_cards(visit: Visits) -> None:
    visitor = await visit("en", size=PHONE)
    view = view_asked("brouc", "marry")
    staged = await stage(visitor, view)
    [cards, *_] = view["legal"]["marry"]
    await visitor.page.locator(".sayings").get_by_role("button", name="Show").first.click()
    assert await staged.act() == {"e": "married", "cards": cards}


async def test_who_holds_the_called_card_owns_up(visit: Visits) -> None:
    visitor = await visit("en", size=PHONE)
    view = view_asked("mise-5", "owned")
    assert view["called"][-1] in view["hand"]
    staged = await stage(visitor, view)
    dialog = visitor.page.locator("[data-dialog=own]")
    assert view["names"][view["declarer"]] in await dialog.inner_text()
    await dialog.get_by_role("button").click()
    assert await staged.act() == {"e": "owned"}
