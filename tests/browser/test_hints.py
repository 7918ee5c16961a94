"""Advice at the table, and the rules within reach."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.autoplay import chooses, refuses, to_play
from tests.browser.conftest import Visits
from tests.browser.page_reader import center
from tests.browser.scripted_table import stage, view_asked

LANGS = ("fr", "de", "it", "en")
SOME_LANGS = [
    lang if lang in ("fr", "de") else pytest.param(lang, marks=pytest.mark.slow) for lang in LANGS
]
HINT = "button.hint-button"
SLIP = ".hint-note"
RULES = "[data-dialog=rules]"
CHANGED = {"fr": "But", "de": "Ziel", "it": "Traguardo", "en": "Target"}
"""What an option is called that every test of the rules changes."""
SUITS = {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"}


@pytest.mark.parametrize("lang", SOME_LANGS)
async def test_a_hint_marks_a_card_that_may_be_played_and_says_why(
    visit: Visits, lang: str
) -> None:
    """It is asked for and put away by key as well."""
    visitor, page = await visit.at(to_play, lang)
    await page.keyboard.press("i")
    await page.locator(SLIP).wait_for()
    await page.keyboard.press("i")
    await page.locator(SLIP).wait_for(state="detached")
    await page.locator(HINT).click()
    marked = page.locator("button.card.advised")
    await marked.wait_for()
    assert await marked.count() == 1
    assert await marked.get_attribute("aria-disabled") is None
    assert await marked.locator(".advised-mark").is_visible()
    why = await visitor.shown(f"{SLIP} span")
    assert why.endswith(".")
    assert why in await page.locator("#live").inner_text()
    card = await marked.get_attribute("data-card")
    await marked.click()
    await page.locator(SLIP).wait_for(state="detached")
    await page.locator(f".hand button.card[data-card='{card}']").wait_for(state="detached")


async def test_a_hint_names_a_contract_where_one_is_chosen(visit: Visits) -> None:
    _, page = await visit.at(chooses, "fr", rules="schieber")
    await page.locator(HINT).click()
    await page.locator(f"[data-dialog=choose] {SLIP}").wait_for()
    marked = page.locator("[data-dialog=choose] .advised")
    assert await marked.count() == 1
    assert await page.locator("[data-dialog=choose] .advised-mark").is_visible()


async def test_who_wants_no_hints_sees_none(visit: Visits) -> None:
    _, page = await visit.at(to_play, "fr", hints=False)
    asked: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", asked.append))
    assert await page.locator(HINT).count() == 0
    await page.keyboard.press("i")
    await page.keyboard.press("h")  # its words come after whatever the other key did
    await page.locator("#live p").get_by_text("Votre jeu").wait_for(state="attached")
    assert await page.locator(SLIP).count() == 0
    assert not [frame for frame in asked if '"hint"' in str(frame)]


@pytest.mark.parametrize("lang", SOME_LANGS)
async def test_the_rules_of_the_table_are_one_press_away(visit: Visits, lang: str) -> None:
    _, page = await visit.at(to_play, lang, options={"target": 300})
    await page.locator("header.bar [data-icon=rules]").click()
    chapters = page.locator(f"{RULES} .chapter")
    await chapters.first.wait_for()
    first = await chapters.first.inner_text()
    assert CHANGED[lang] in first
    assert "300" in first
    assert await chapters.count() > 8
    await page.keyboard.press("Escape")
    await page.locator(RULES).wait_for(state="detached")
    await page.keyboard.press("g")
    await chapters.first.wait_for()


@pytest.mark.parametrize(
    ("lang", "wanted", "word", "rule"),
    [
        ("fr", "SOUS COUPER", "sous-couper", "Il est interdit de sous-couper"),
        ("de", "puur", "buur", "Der Puur"),
    ],
)
async def test_the_rules_and_the_words_are_searched(
    visit: Visits, lang: str, wanted: str, word: str, rule: str
) -> None:
    """Of rules and words only those are left that contain it; case and accents do not matter."""
    _, page = await visit.at(to_play, lang)
    await page.keyboard.press("g")
    chapters = page.locator(f"{RULES} .chapter")
    await chapters.first.wait_for()
    whole = await chapters.count()
    search = page.locator(f"{RULES} input[type=search]")
    await search.fill(wanted)
    await page.locator(f"{RULES} .words[open] dt", has_text=word).first.wait_for()
    assert 0 < await chapters.count() < whole
    assert rule in " ".join(await chapters.all_inner_texts())
    await search.fill("8 martigny")
    await chapters.first.wait_for(state="detached")
    assert "Martigny" in await page.locator(f"{RULES} .words[open] dt").first.inner_text()
    await search.fill("zzz")
    await page.locator(f"{RULES} .hint[role=status]").wait_for()


async def test_rules_are_read_before_one_plays_and_asked_for_once(visit: Visits) -> None:
    visitor, page = await visit.home("fr", options={"target": 300})
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/api/explain" in one.url else None)
    for _ in range(2):
        await page.locator(".rules-read").click()
        await page.locator(f"{RULES} .chapter").first.wait_for()
        assert "300" in await visitor.shown(f"{RULES} .chapter >> nth=0")
        await page.locator(f"{RULES} button.primary").click()
        await page.locator(RULES).wait_for(state="detached")
    assert len(asked) == 1


async def test_rules_that_do_not_come_can_be_asked_for_again(visit: Visits) -> None:
    visitor, page = await visit.home("fr")
    await page.route("**/api/explain", lambda route: route.abort())
    await page.locator(".rules-read").click()
    again = page.get_by_role("button", name="Réessayer")
    await again.wait_for()
    assert "pas arrivées" in await visitor.shown(RULES)
    await page.unroute("**/api/explain")
    await again.click()
    await page.locator(f"{RULES} .chapter").first.wait_for()
    visitor.forgive("explain|ERR_FAILED")


@pytest.mark.parametrize("lang", SOME_LANGS)
async def test_an_impossible_rule_set_is_refused_in_ones_language(visit: Visits, lang: str) -> None:
    visitor, _ = await visit.home(lang, options={"finish": "deals", "rubicon": "off"})
    await visitor.page.locator("button.play").click()
    told = await visitor.shown(".home [role=alert]")
    texts = await visitor.page.request.get(f"{visitor.url}i18n/{lang}.later.json")
    option = (json.loads(await texts.text()))["messages"]["option-deals"]
    assert option in told
    assert told.endswith(".")
    visitor.forgive("422")


async def test_a_refused_card_names_what_would_do_and_the_rule(visit: Visits) -> None:
    visitor = await visit("fr", prepare=False)
    page, refused = visitor.page, ".hand[data-turn=yes] button.card[aria-disabled=true]"
    await visitor.sit(refuses)
    await page.mouse.click(*await center(page, refused))
    told = page.locator(".status.notice[data-clause]")
    await told.wait_for()  # the rules may come after the table
    assert re.fullmatch(r"\d\.\d", await told.get_attribute("data-clause") or "")
    sentence = await told.inner_text()
    would_do = page.locator(".hand[data-turn=yes] button.card:not([aria-disabled])")
    codes = [str(await card.get_attribute("data-card")) for card in await would_do.all()]
    assert codes
    assert all(SUITS[code[0]] in sentence for code in codes)


# What of a refusal is not to be read: parts outside of its frame, and chips over it.
_HIDDEN = """() => {
  const line = document.querySelector(".status.notice");
  const [frame, slip] = [line, line.firstElementChild].map((node) => node.getBoundingClientRect());
  const over = [...document.querySelectorAll(".sayings > *")].filter((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const beside = right < slip.left + 1 || left > slip.right - 1;
    return !beside && bottom > slip.top + 1 && top < slip.bottom - 1;
  });
  const cards = [...document.querySelectorAll(".hand .card")];
  const hand = Math.min(...cards.map((card) => card.getBoundingClientRect().top));
  const cut = slip.top < frame.top - 1 || slip.bottom > Math.min(frame.bottom, hand) + 1;
  return [...over.map((chip) => chip.innerText), ...(cut ? [line.innerText] : [])];
}"""


@pytest.mark.parametrize("lang", SOME_LANGS)
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (820, 1180)])
async def test_a_refusal_is_whole_beside_what_can_be_said(
    visit: Visits, lang: str, size: tuple[int, int]
) -> None:
    visitor = await visit(lang, size)
    view = view_asked("schieber", "refusal")
    view["legal"] |= {"stoeck": True, "ask": True}
    await stage(visitor, view)
    await visitor.page.locator(".sayings > :nth-child(2)").wait_for()
    await visitor.page.locator(".hand .card[aria-disabled=true]").first.dispatch_event("click")
    await visitor.page.locator(".status.notice").wait_for()
    assert await visitor.page.evaluate(_HIDDEN) == []
