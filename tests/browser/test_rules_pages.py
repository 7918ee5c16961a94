"""The pages of the rules: all games, one game, names that do not exist."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.conftest import Visits


async def test_a_rule_set_has_a_page_from_which_it_is_played(visit: Visits) -> None:
    visitor = await visit("de")
    page = visitor.page
    await page.goto(f"{visitor.url}rules")
    await page.locator(".presets-find input").fill("Handjass")
    await page.locator("a.game-choice").first.click()
    await expect(page).to_have_url(f"{visitor.url}rules/pomme")
    await expect(page.locator("h1")).to_have_text("Pomme (Handjass)")
    await expect(page.locator(".order")).to_have_count(2)
    await expect(page.locator(".chapter").first).to_be_visible()
    await page.get_by_role("button", name="Dieses Spiel spielen").click()
    await page.locator("main.table").wait_for()
    await page.go_back()
    await expect(page.locator("h1")).to_have_text("Pomme (Handjass)")


async def test_another_name_leads_to_the_rules_and_an_unknown_one_to_those_like_it(
    visit: Visits,
) -> None:
    visitor = await visit("fr")
    page = visitor.page
    await page.goto(f"{visitor.url}rules/Differenzler")
    await expect(page.locator("h1")).to_have_text("Estimation")
    await page.goto(f"{visitor.url}rules/koifer")
    await expect(page.locator("h1")).to_contain_text("koifer")
    await expect(page.locator("a.game-choice").first).to_contain_text("Quoifaire")
    await page.locator(".panel > a.link").click()
    await expect(page.locator("h1")).to_have_text("Toutes les règles")


async def test_the_rules_that_are_read_can_be_opened_as_a_page(visit: Visits) -> None:
    visitor, page = await visit.home("fr", rules="sidi")
    await page.locator(".rules-read").click()
    await page.get_by_role("link", name="Ouvrir comme page").click()
    await expect(page).to_have_url(f"{visitor.url}rules/sidi")
    await expect(page.locator("h1")).to_have_text(re.compile("^Sidi"))


async def test_the_rules_call_the_cards_by_the_deck_also_after_another_window_changes_it(
    visit: Visits,
) -> None:
    visitor = await visit("de", deck="swiss")
    page = visitor.page
    await page.goto(f"{visitor.url}rules/schaufel-dame-strokes")
    chapters, about = page.locator(".chapters"), page.locator(".rules-about")
    await expect(chapters).to_contain_text("der Schilten-Ober, der Eichel-Ober")
    await expect(about).to_contain_text("Schilten-Ober")
    await expect(chapters).not_to_contain_text("Dame")
    other = await visitor.context.new_page()
    await other.goto(visitor.url)
    await other.evaluate(
        "localStorage.setItem('buur.settings', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('buur.settings')), deck: 'french'}))"
    )
    await expect(chapters).to_contain_text("die Schaufel-Dame, die Kreuz-Dame")
    await expect(about).to_contain_text("Schaufel-Dame, Kreuz-Dame")
    await expect(chapters).not_to_contain_text("-Ober")


async def test_a_search_in_the_rules_finds_the_goal(visit: Visits) -> None:
    visitor = await visit("de")
    page = visitor.page
    await page.goto(f"{visitor.url}rules/schieber")
    search = page.locator(".chapters input[type=search]")
    for wanted in ("Ziel", "fertig"):
        await search.fill(wanted)
        first = page.locator(".chapter").first
        await expect(first.locator("h3")).to_have_text("Das Ende der Partie")
        await expect(first).to_contain_text("gewinnt")
