"""The referee's dialog: questions by keyboard, the ruling, the printed regulation."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Page, expect

from buur.i18n import LANGUAGES, catalogue, texts
from buur.referee import REGULATIONS
from tests.browser.accessibility import barriers
from tests.browser.boxes import unreached
from tests.browser.conftest import DESKTOP, Visit, Visits
from tests.browser.scripted_table import stage, view_of

PHONE: Final = (390, 844)
SIZES: Final = (PHONE, (820, 1180), DESKTOP)
THEMES: Final = ("light", "dark")


async def at_table(visit: Visits, lang: str, size: tuple[int, int], rules: str) -> Visit:
    """Return a visitor at a table in the middle of a deal."""
    visitor = await visit(lang, size)
    await stage(visitor, view_of(rules, "play"))
    return visitor


# An answer is ticked and sent before the page draws itself anew.
_AT_ONCE: Final = """(answer) => {
  const choice = document.querySelector(`.modal input[value="${answer}"]`);
  choice.click();
  choice.form.requestSubmit();
}"""


async def test_what_is_sent_at_once_is_what_was_ticked_last(visit: Visits) -> None:
    page = (await at_table(visit, "en", PHONE, "chibre")).page
    await page.keyboard.press("a")
    await page.locator('.modal input[value="revoke"]').wait_for()
    for answer in ("remark", "german-swiss"):
        told = await page.locator(f'.modal label:has(input[value="{answer}"])').inner_text()
        await page.evaluate(_AT_ONCE, answer)
        await expect(page.locator(".modal .hint").last).to_have_text(told)


async def answer_by_key(page: Page, asked: str, answer: str) -> None:
    """Choose an answer with the arrow keys and go on with Enter."""
    await expect(page.locator("[data-dialog=referee] h2")).to_have_text(asked)
    chosen = page.locator(f'.modal input[value="{answer}"]')
    await expect(page.locator(".modal input:focus")).to_have_count(1)
    count = await page.locator(".modal input").count()
    for _ in range(count + 1):
        if await chosen.is_checked():
            break
        await page.keyboard.press("ArrowDown")
    await expect(chosen).to_be_checked()
    await page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("lang", "rules", "regulation", "effect", "basis"),
    [
        ("fr", "chibre", "1993", "follow-suit", "R93, Le jeu, 9.1 R2"),
        ("de", "schieber", "german-swiss", "trick-lost", "JW, 9.3 G2"),
    ],
)
async def test_a_revoke_is_ruled_on_by_keyboard(
    visit: Visits, lang: str, rules: str, regulation: str, effect: str, basis: str
) -> None:
    """The regulation that fits the table is ticked, so Enter is enough for it."""
    visitor = await at_table(visit, lang, PHONE, rules)
    page, t = visitor.page, texts(lang)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.keyboard.press("a")
    await page.locator("[data-dialog=referee] form").wait_for()
    assert [url.partition("?")[0] for url in asked if "/referee/" in url] == [
        f"{visitor.server.url}referee/{lang}.json"
    ]
    await answer_by_key(page, t.format("referee-ask-kind"), "revoke")
    assert await page.locator(f'.modal input[value="{regulation}"]').is_checked()
    await answer_by_key(page, t.format("referee-ask-regulation"), regulation)
    await answer_by_key(page, t.format("referee-ask-case"), "revoke-open")
    ruling = page.locator(".ruling:focus")
    await expect(ruling.locator(".ruled")).to_have_text(t.format(f"referee-effect-{effect}"))
    await expect(ruling.locator(".source")).to_have_text(re.compile(re.escape(basis) + "$"))
    await page.keyboard.press("Escape")
    await page.locator("[data-dialog=referee]").wait_for(state="detached")


async def test_the_page_asks_for_the_referee_only_when_he_is_called(visit: Visits) -> None:
    visitor = await visit("fr", PHONE)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    await stage(visitor, view_of("chibre", "play"))
    await visitor.page.keyboard.press("g")
    await visitor.page.locator("[data-dialog=rules] .chapter").first.wait_for()
    assert not [url for url in asked if "/referee/" in url]
    for _ in range(2):  # the second time he is there already
        await visitor.page.locator("dialog").get_by_text(called("fr")).click()
        await visitor.page.locator("[data-dialog=referee] form").wait_for()
        await visitor.page.keyboard.press("Escape")
        await visitor.page.locator("dialog").wait_for(state="detached")
        await visitor.page.locator("button.slate").click()
    assert len([url for url in asked if "/referee/" in url]) == 1


def called(lang: str) -> str:
    """Return what the buttons say that open the dialog."""
    text = catalogue(lang)["messages"]
    assert isinstance(text, dict)
    return str(text["referee"])


async def walk(page: Page, incident: tuple[str, ...]) -> None:
    """Answer all questions by hand, and leave the ruling open."""
    for answer in incident:
        await page.locator(f'.modal input[value="{answer}"]').check()
        await page.locator(".modal [type=submit]").click()
        await page.locator(f'.modal input[value="{answer}"]').wait_for(state="detached")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_step_can_be_read_and_pressed(visit: Visits, lang: str) -> None:
    """In every window and language, light and dark, without scrolling sideways or a barrier."""
    visitor = await at_table(visit, lang, PHONE, "pandur")  # it has the longest dialog
    page = visitor.page
    await page.keyboard.press("a")
    await page.locator("[data-dialog=referee] form").wait_for()
    found: list[str] = []
    for answer in ("revoke", "german-swiss", "revoke-open", ""):
        # A word that is explained is as high as the line it stands in.
        controls = "button, label, a:not(.term)"
        faults = await unreached(page, SIZES, ".modal .dialog", controls)
        found += [f"{answer} {fault}" for fault in faults]
        if answer:
            await walk(page, (answer,))
    for theme in THEMES:  # the other steps are like the first, which `test_accessibility` looks at
        await visitor.change(theme=theme)
        found += [f"{theme}: {one}" for one in await barriers(page)]
    assert found == []


async def test_focus_goes_with_the_steps_and_comes_back(visit: Visits) -> None:
    visitor = await at_table(visit, "en", DESKTOP, "chibre")
    page = visitor.page
    await page.locator("[data-icon=referee]").focus()
    await page.keyboard.press("Enter")
    await page.locator(".modal input:focus").wait_for()
    await walk(page, ("wrong_cut", "1993", "cut-later"))
    await page.locator(".ruling[data-customary=yes]:focus").wait_for()
    await page.get_by_role("button", name="Back").click()
    await page.locator(".modal input[value=cut-later]:focus").wait_for()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Another question").click()
    await page.locator(".modal input[value=revoke]:focus").wait_for()
    assert await page.locator(".modal input:checked").count() == 0
    await page.keyboard.press("Escape")
    await page.locator("[data-icon=referee]:focus").wait_for()


async def test_another_language_is_asked_in_at_once(visit: Visits) -> None:
    """The answers stay; only the words change."""
    visitor = await at_table(visit, "fr", PHONE, "chibre")
    await visitor.page.keyboard.press("a")
    await visitor.page.locator("[data-dialog=referee] form").wait_for()
    await walk(visitor.page, ("revoke",))
    await visitor.change(lang="de")
    title = visitor.page.locator("[data-dialog=referee] h2")
    await expect(title).to_have_text(texts("de").format("referee-ask-regulation"))


async def test_no_answer_is_no_dead_end(visit: Visits) -> None:
    """What the server could not send is asked for again."""
    visitor = await at_table(visit, "it", PHONE, "chibre")
    page = visitor.page
    visitor.forgive("referee|ERR_FAILED")
    await page.route("**/referee/*.json*", lambda route: route.abort())
    await page.keyboard.press("a")
    again = page.get_by_role("button", name="Riprova")
    await again.wait_for()
    await page.unroute("**/referee/*.json*")
    await again.click()
    await page.locator("[data-dialog=referee] form").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGULATIONS)
async def test_the_link_opens_one_sheet_of_paper(visit: Visits, name: str, lang: str) -> None:
    """The browser accepts its style under the server's policy: without it there were two sheets."""
    visitor = await visit(lang, PHONE)
    page = visitor.page
    await page.goto(f"{visitor.server.url}referee/{lang}/{name}.html")
    margin = await page.evaluate("() => getComputedStyle(document.body).margin")
    assert margin == "0px"
    document = await page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", document)) == 1


async def test_the_link_is_followed_into_a_window_of_its_own(visit: Visits) -> None:
    visitor = await at_table(visit, "de", PHONE, "schieber")
    page = visitor.page
    await page.keyboard.press("a")
    await page.locator("[data-dialog=referee] form").wait_for()
    async with visitor.context.expect_page() as opened:
        await page.locator("[data-dialog=referee] a").click()
    paper = await opened.value
    await expect(paper.locator("h1")).to_contain_text("Deutschschweizer Reglemente")
    assert await page.locator("[data-dialog=referee] form").count() == 1
