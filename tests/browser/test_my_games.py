"""A person's own parties: going on, removal, the list of all, and the replay."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, expect

from buur.notation import loads, verify
from tests.browser.accessibility import barriers
from tests.browser.autoplay import is_counted, is_over, to_play
from tests.browser.clock import STEP, until
from tests.browser.conftest import Visit, Visits
from tools.exploratory_player import PATIENCE

SHORT = {"target": 300}
PHONE = (390, 844)
MINUTE, HOUR = 60_000, 3_600_000
"""Milliseconds; in an hour everything is done that is done with the clock running."""


async def go_home(visitor: Visit) -> Page:
    """Go home from a table by its button."""
    await visitor.page.locator("header.bar button").first.click()
    await visitor.page.locator("button.play").wait_for()
    return visitor.page


async def open_replay(visitor: Visit, fragment: str = "") -> Page:
    """Open the replay of the table at which the visitor sits."""
    await visitor.page.goto(f"{visitor.url}game/{visitor.table}{fragment}")
    await visitor.page.locator(".replay").wait_for()
    return visitor.page


async def expect_left(page: Page, count: int) -> None:
    """Wait until so many cards are left in all hands."""
    await expect(page.locator(".replay-hand .mini:not(.played)")).to_have_count(count)


async def test_going_on_is_the_first_button_of_the_home_page(visit: Visits) -> None:
    visitor, _ = await visit.at(to_play, "fr")
    table = visitor.table
    page = await go_home(visitor)
    first = page.locator("main :is(a, button)").first
    await expect(first).to_contain_text("Continuer")
    await expect(first).to_contain_text("Chibre")
    await expect(first).to_contain_text("aujourd’hui")
    await first.click()
    await page.wait_for_url(f"**/table/{table}")
    await page.locator(".hand button.card").first.wait_for()


async def test_who_is_refused_her_list_sees_why_on_the_home_page(visit: Visits) -> None:
    visitor, _ = await visit.at(to_play, "fr")
    page = visitor.page

    async def refuse(route: Route) -> None:
        error = {"code": "banned", "message": "the operator keeps you out"}
        await route.fulfill(status=403, json={"error": error})

    visitor.forgive("403")
    await page.route("**/api/games", refuse)
    await page.goto(visitor.url)
    await page.locator("button.play").wait_for()
    await expect(page.locator(".home-notice")).to_contain_text("exploitant")


async def test_a_guest_goes_on_without_the_ticket(visit: Visits) -> None:
    visitor, page = await visit.home("fr")
    await page.locator("button.play").click()
    await page.locator("main.table").wait_for()
    table = visitor.table
    await page.evaluate('localStorage.removeItem("buur.tables")')
    await visitor.home()
    await page.locator(f".resume[href='/table/{table}']").click()
    await page.locator("main.table").wait_for()


async def test_an_unfinished_partie_is_removed_after_one_question(visit: Visits) -> None:
    visitor, _ = await visit.at(to_play, "fr")
    table = visitor.table
    page = await go_home(visitor)
    await page.get_by_role("button", name="Supprimer Chibre").click()
    await expect(page.get_by_role("button", name="Garder")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Supprimer Chibre").click()
    await page.get_by_role("button", name="Supprimer", exact=True).click()
    await expect(page.locator(".unfinished")).to_have_count(0)
    assert await page.evaluate('localStorage.getItem("buur.tables")') == "[]"
    await page.reload()
    await page.locator("button.play").wait_for()
    await expect(page.locator(".unfinished")).to_have_count(0)
    await page.goto(f"{visitor.url}table/{table}")
    await page.get_by_role("alert").get_by_text("pas de place à cette table").wait_for()


async def test_my_games_have_results_totals_and_records(visit: Visits, tmp_path: Path) -> None:
    visitor, page = await visit.at(is_over, "fr", options=SHORT)
    over = visitor.table
    await visitor.sit(to_play)
    running = visitor.table
    await page.goto(f"{visitor.url}me")
    entries = page.locator("li.partie")
    await expect(entries).to_have_count(2)
    await expect(entries.first).to_contain_text("en cours")
    await expect(entries.last).to_contain_text(re.compile("gagnée|perdue"))
    await expect(page.locator(".totals")).to_contain_text("Parties jouées1")
    await page.get_by_role("button", name="Terminées").click()
    await expect(entries).to_have_count(1)
    await entries.get_by_role("button").click()
    async with page.expect_download() as saving:
        await page.get_by_role("link", name="Enregistrer en texte").click()
    saved = tmp_path / "saved.jass"
    await (await saving.value).save_as(saved)
    record = loads(saved.read_text(encoding="utf-8"))
    assert verify(record).is_ok
    assert (await saving.value).suggested_filename.endswith(f"-chibre-{over}.jass")
    await page.get_by_role("button", name="En cours").click()
    await page.locator(f"a[href='/table/{running}']").click()
    await page.locator("main.table").wait_for()


async def test_a_long_list_comes_in_pages(visit: Visits) -> None:
    visitor = await visit("fr")
    page = visitor.page
    for _ in range(3):
        await visitor.sit()

    async def two_at_once(route: Route) -> None:
        wanted = {**(route.request.post_data_json or {}), "limit": 2}
        await route.continue_(post_data=json.dumps(wanted))

    await page.route("**/api/games", two_at_once)
    await page.goto(f"{visitor.url}me")
    entries = page.locator("li.partie")
    await expect(entries).to_have_count(2)
    await page.get_by_role("button", name="Afficher la suite").click()
    await expect(entries).to_have_count(3)
    await expect(page.get_by_role("button", name="Afficher la suite")).to_have_count(0)


async def test_all_parties_are_removed_after_one_question(visit: Visits) -> None:
    visitor, page = await visit.at(to_play, "fr")
    await page.goto(f"{visitor.url}me")
    await page.get_by_role("button", name="Supprimer toutes mes parties").click()
    await page.get_by_role("button", name="Supprimer", exact=True).click()
    await page.get_by_text("Vous n’avez pas encore joué").wait_for()
    assert await visitor.context.cookies() == [
        cookie for cookie in await visitor.context.cookies() if cookie["name"] == "buur"
    ]
    await page.reload()
    await page.get_by_text("Vous n’avez pas encore joué").wait_for()


async def test_a_page_without_parties_offers_one(visit: Visits) -> None:
    visitor = await visit("fr")
    await visitor.page.goto(f"{visitor.url}me")
    await visitor.page.get_by_text("Vous n’avez pas encore joué").wait_for()
    await visitor.page.get_by_role("button", name="Jouer maintenant").click()
    await visitor.page.locator("main.table").wait_for()


async def test_who_comes_first_to_a_missing_game_is_asked_about_cards(visit: Visits) -> None:
    visitor = await visit("fr", asked=False)
    visitor.forgive("404")
    await visitor.page.goto(f"{visitor.url}game/none")
    await visitor.page.get_by_role("button", name="Jouer maintenant").click()
    await visitor.page.locator("main.first-visit").wait_for()


async def test_a_replay_is_walked_through_by_keyboard(visit: Visits) -> None:
    visitor, _ = await visit.at(is_over, "fr", options=SHORT)
    page = await open_replay(visitor)
    await expect_left(page, 36)
    for key, left in (
        ("ArrowDown", 35),
        ("ArrowRight", 34),
        ("ArrowRight", 33),
        ("ArrowLeft", 34),
        ("ArrowDown", 31),
        ("ArrowUp", 35),
        ("End", 0),
        ("Home", 36),
    ):
        await page.keyboard.press(key)
        await expect_left(page, left)
    await page.keyboard.press("End")
    await page.locator(".replay-account").wait_for()
    assert page.url.endswith("#deal=1&trick=9")
    await page.keyboard.press("PageDown")
    await page.wait_for_url("**#deal=2")
    await page.keyboard.press("ArrowLeft")  # back over the border between two deals
    await page.wait_for_url("**#deal=1&trick=9")


async def test_a_replay_opens_at_the_trick_of_its_address(visit: Visits) -> None:
    visitor, _ = await visit.at(is_over, "de", PHONE, options=SHORT)
    page = await open_replay(visitor, "#deal=2&trick=3")
    await expect(page.locator("[aria-current=step]")).to_have_text("3")
    await expect(page.locator(".replay-deals select")).to_have_value("2")
    await expect_left(page, 27)
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    slider = page.locator(".replay-controls .slider")
    await slider.focus()
    await page.keyboard.press("ArrowRight")
    await expect_left(page, 26)
    await page.locator(".replay-tricks button", has_text="5").click()
    await expect_left(page, 19)


async def test_a_replay_plays_by_itself_and_stops(visit: Visits) -> None:
    """By the page's clock, which only moves when the test moves it."""
    visitor, page = await visit.at(is_over, "en", options=SHORT)
    await page.clock.install(time=0)
    await open_replay(visitor, "#deal=1&trick=9")
    await page.clock.pause_at(HOUR)
    await page.keyboard.press("Space")
    await until(page, "role=button[name='Pause']")
    async with asyncio.timeout(PATIENCE / 1000):
        while "#deal=2" not in page.url:
            await page.clock.run_for(STEP)
    await page.keyboard.press("Space")
    await until(page, "role=button[name='Play']")
    place = page.url
    await page.clock.run_for(MINUTE)
    assert page.url == place


@pytest.mark.parametrize("what", ["running", "others"])
async def test_what_may_not_be_seen_says_so(visit: Visits, what: str) -> None:
    visitor, page = await visit.at(is_counted if what == "others" else to_play, "fr")
    reader = visitor if what == "running" else await visit("fr")
    await reader.page.goto(f"{visitor.url}game/{visitor.table}")
    expected = "Aucune donne n’est terminée" if what == "running" else "n’est pas la vôtre"
    await reader.page.get_by_text(expected).wait_for()
    assert await reader.page.locator(".mini").count() == 0
    reader.forgive("404")
    await page.close()


async def test_the_rules_of_a_replay_are_played_again(visit: Visits) -> None:
    visitor, _ = await visit.at(is_over, "fr", rules="schieber", options=SHORT)
    page = await open_replay(visitor)
    await page.get_by_role("button", name="Jouer avec ces règles").click()
    await page.locator("main.table").wait_for()
    await page.locator(".side").get_by_text("Partie à 300").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_pages_of_parties_have_no_barriers(visit: Visits, theme: str) -> None:
    visitor, page = await visit.at(is_over, "de", PHONE, options=SHORT, theme=theme)
    await open_replay(visitor, "#deal=1&trick=9")
    await page.keyboard.press("End")
    await page.locator(".replay-account").wait_for()
    found = await barriers(page)
    await visitor.sit(to_play)
    await page.goto(f"{visitor.url}me")
    await page.locator("li.partie .unfold").first.click()
    await page.locator(".game-controls").wait_for()
    found += await barriers(page)
    await page.locator(".game-controls .remove").click()
    await page.locator(".removal").wait_for()
    found += await barriers(page)
    await visitor.home()
    await page.locator(".resume").wait_for()
    assert found + await barriers(page) == []
