"""A deal of every game that asks what chibre does not, played to its end through the page."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.async_api import Page

from tests.browser.conftest import Visits
from tests.browser.reading import words
from tests.browser.test_partie import UNTRANSLATED
from tools.stranger import Seen, Stranger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = (390, 844)


@dataclass(frozen=True)
class Game:
    """What is played, and which questions have to come up."""

    rules: str
    asked: tuple[str, ...]
    highest: bool = False
    """Whether the first bid is the highest there is, so that nobody bids more."""
    deals: int = 1
    keyboard: bool = False
    size: tuple[int, int] = PHONE
    lang: str = "fr"


GAMES = (
    Game("coinche", ("bid",)),
    Game("coinche", ("bid",), keyboard=True, size=(1280, 800), lang="de"),
    Game("estimation", ("predict",), lang="en"),
    Game("estimation", ("predict",), keyboard=True, size=(1280, 800), lang="it"),
    Game("coiffeur", ("choose",), deals=2, lang="de"),
    Game("coiffeur-3", ("choose",), deals=3, lang="en"),
    Game("tutti", ("choose",), deals=2),
    Game("pomme", ("join",), lang="de"),
    Game("pomme-3", ("join",), lang="it"),
    Game("pomme-2", ("exchange",)),
    Game("pomme-2", ("exchange",), keyboard=True, size=(1280, 800)),
    Game("pandur", ("bid", "choose"), highest=True, lang="en"),
    Game("mise-4", ("bid", "discard", "choose", "renounce"), highest=True, deals=2),
    Game("mise-5", ("bid", "call", "choose"), highest=True, lang="de"),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.rules}-{game.size[0]}")
async def test_a_deal_of_every_game_is_played_to_its_end(visit: Visits, game: Game) -> None:
    visitor = await visit(game.lang, game.size, rules=game.rules)

    async def think(seen: Seen) -> None:
        if seen.sheet == "bid" and game.highest:
            await bid_highest(visitor.page)

    stranger = await visitor.sit(by_keyboard=game.keyboard, think=think)
    asked, played = await play_deals(stranger, game)
    # What may be answered in one step has one sheet; its further steps have their own names.
    assert set(game.asked) <= {name.split("-")[0] for name in asked}
    assert played > 0


async def play_deals(stranger: Stranger, game: Game) -> tuple[set[str], int]:
    """Play so many deals, and until everything was asked; return the sheets and cards pressed."""
    asked: set[str] = set()
    counted = 0
    async for seen in stranger.moments():
        if seen.sheet and seen.sheet not in asked:
            assert UNTRANSLATED.findall(await words(stranger.page)) == []
        asked.add(seen.sheet)
        counted += seen.sheet in ("summary", "end")
        missing = {name for name in game.asked if not any(one.startswith(name) for one in asked)}
        if (counted >= game.deals and not missing) or counted > 8:
            break
    return asked, sum(bool(one.card) for one in stranger.presses)


async def bid_highest(page: Page) -> None:
    """Set the highest bid there is, if there is any."""
    heights = page.locator(".stepper select")
    if await heights.count():
        values: list[str] = await heights.locator("option").evaluate_all(
            "(all) => all.map((one) => one.value)"
        )
        await heights.select_option(values[-1])


async def test_a_secret_prediction_stays_secret(visit: Visits) -> None:
    visitor = await visit("en", rules="estimation", options={"deals": 1})

    async def think(seen: Seen) -> None:
        if seen.sheet == "predict":
            await visitor.page.locator(".stepper input").fill("123")
            await visitor.page.get_by_role("button", name="Predict 123").wait_for()

    stranger = await visitor.sit(think=think)
    async for seen in stranger.moments():
        if not seen.sheet:
            break
    told = await visitor.shown(".side .journal")
    assert re.findall(r"predicts? (\d+)", told.lower()) == ["123"]
    assert "You predict 123 points." in told.replace("\n", " ")
    assert "predicted 123" in await visitor.shown(".contract-by")


async def test_games_are_found_by_name_and_number_of_players(visit: Visits) -> None:
    visitor = await visit("en")
    page = visitor.page
    await visitor.home()
    await page.locator("details.presets > summary").click()
    assert await page.locator(".preset-group h3").all_inner_texts() == [
        "4 players",
        "2 players",
        "3 players",
        "5 players",
    ]
    await page.locator(".presets-find input").fill("mittlere")
    assert await page.locator(".preset").count() == 1
    await page.locator(".preset").click()
    await page.locator("button.play").click()
    await page.locator("main.table").wait_for()
    assert await page.locator(".felt .seat").count() == 3


async def test_only_options_that_matter_are_shown(visit: Visits) -> None:
    visitor = await visit("en", rules="coinche")
    page = visitor.page
    await visitor.home()
    await page.locator("details.drawer > summary").click()
    shown = await page.locator(".drawer").inner_text()
    assert "Lowest bid" in shown
    assert "Open cards" not in shown
    await page.locator("details.presets > summary").click()
    await page.locator("input[name=preset][value=chibre]").click()
    assert "Lowest bid" not in await page.locator(".drawer").inner_text()
