"""Whole parties, played to their end by somebody who only sees the page."""

from __future__ import annotations

import re

import pytest

from tests.browser.autoplay import chooses
from tests.browser.conftest import Visits
from tests.browser.page_reader import account, words
from tools.exploratory_player import ExploratoryPlayer

UNTRANSLATED = re.compile(r"\[[a-z][\w.-]*\]|\{|\}|\bundefined\b|\bNaN\b|\bnull\b|\w_\w")
"""A missing key or argument shows in brackets; the rest is what programs say."""

PHONE = (390, 844)
LANGUAGES = {"fr": "fr-CH", "de": "de-CH", "it": "it-CH", "en": "en"}
DEALS = {"finish": "deals", "deals": 1, "rubicon": "off"}


async def test_a_partie_by_mouse_adds_up_to_its_end(visit: Visits) -> None:
    visitor = await visit("fr", options={"target": 400})
    deals = 0
    player = await visitor.sit()
    async for seen in player.moments():
        if seen.dialog == "summary":
            deals += 1
            await check_account(player)
            await visitor.has_score(*(await account(player.page))[-1][2:4])
    assert deals >= 2
    assert max(map(int, scores_in(await visitor.shown(".end-score")))) >= 400
    await visitor.has_score(*scores_in(await visitor.shown(".end-score")))


async def check_account(player: ExploratoryPlayer) -> None:
    """Check that the tricks of a deal hold 157 points, and that its rows make its sums."""
    rows = await account(player.page)
    assert rows[0][0] == "count"
    assert sum(map(int, rows[0][2:4])) == 9
    sums = [0, 0]
    stated = []
    for kind, _, us, them, both in rows[1:]:
        points = [int(us), int(them)]
        if kind == "add":
            sums = [sum(pair) for pair in zip(sums, points, strict=True)]
            continue
        assert points == sums
        stated.append(both)
    assert stated[0] == "157"


def scores_in(text: str) -> list[str]:
    """Return the first two numbers of a text."""
    return re.findall(r"\d+", text.replace("’", ""))[:2]


async def test_a_partie_by_keyboard_alone_in_german(visit: Visits) -> None:
    _, page = await visit.home("de", options=DEALS)
    for _ in range(5):
        await page.keyboard.press("Tab")
        if await page.locator("button.play:focus").count():
            break
    await page.keyboard.press("Enter")
    player = ExploratoryPlayer(page, by_keyboard=True)
    await player.play()
    ways = {bool(seen.dialog) for seen in player.presses}
    assert ways == {True, False}
    await page.locator("[data-dialog=end] button:focus").wait_for()


@pytest.mark.parametrize(("lang", "tag"), LANGUAGES.items())
async def test_every_word_is_there(visit: Visits, lang: str, tag: str) -> None:
    visitor = await visit(lang, rules="schieber", options=DEALS | {"deals": 2})
    page = visitor.page
    said = []
    player = await visitor.sit(chooses, contracts=["unten"])
    assert await page.get_attribute("html", "lang") == tag
    async for _ in player.moments():
        said.append(await words(page))
    for key in "?j":
        await page.keyboard.press(key)
        await page.locator("dialog.modal").wait_for()
        said.append(await words(page))
        await page.keyboard.press("Escape")
        await page.locator("dialog.modal").wait_for(state="detached")
    await page.locator("[data-dialog=end] button.plain").first.click()
    await page.locator("details.drawer > summary").click()
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    said.append(await words(page))
    assert {found for text in said for found in UNTRANSLATED.findall(text)} == set()


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        pytest.param("pique-double", {"target": 200}, marks=pytest.mark.slow),
        pytest.param("chibre-2010", {"target": 200}, marks=pytest.mark.slow),
        pytest.param("reglement-1993", {"target": 200}, marks=pytest.mark.slow),
        ("regles-002", {"target": 200}),
        ("tournoi-2006", {"deals": 1}),
        ("schieber", {"target": 100}),
        ("schieber-2500", {"target": 100}),
    ],
)
async def test_a_short_partie_of_every_rule_set(
    visit: Visits, rules: str, options: dict[str, int]
) -> None:
    visitor = await visit("fr", PHONE, rules=rules, options=options)
    await (await visitor.sit()).play()
    assert UNTRANSLATED.findall(await words(visitor.page)) == []


@pytest.mark.parametrize(("contract", "name"), [("oben", "Obenabe"), ("unten", "Undenufe")])
async def test_a_contract_without_trumps(visit: Visits, contract: str, name: str) -> None:
    visitor = await visit("de", rules="schieber-2500")
    player = await visitor.sit(chooses, contracts=[contract])
    seen = await player.look()
    assert seen.name.startswith(name)
    await player.press(seen)
    await visitor.page.locator(".contract-name").filter(has_text=name).wait_for()


async def test_an_imposed_trump_is_not_asked_for(visit: Visits) -> None:
    visitor = await visit("fr", rules="match-aux-cartes", options={"deals": 1})
    player = await visitor.sit()
    await visitor.page.locator(".side").get_by_text("Partie en une donne").wait_for()
    await player.play()
    assert "choose" not in {seen.dialog for seen in player.presses}
    assert "trèfle" in await visitor.shown(".contract-name")
    assert UNTRANSLATED.findall(await words(visitor.page)) == []
