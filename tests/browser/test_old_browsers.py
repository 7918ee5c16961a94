"""One sentence where the page would stay empty: old browsers, and browsers without scripts."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, expect

from buur.client import open_table
from buur.i18n import LANGUAGES, texts
from tools.exploratory_player import PATIENCE
from tools.live_server import LiveServer

NOTE = ".browser-note"


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A browser in German."""
    found = await browser.new_context(locale="de-CH", service_workers="block")
    found.set_default_timeout(PATIENCE)
    yield found
    await found.close()


async def too_old(page: Page) -> None:
    """Expect the sentence."""
    await expect(page.locator(NOTE)).to_have_text(texts("de").format("browser-too-old"))
    await expect(page.locator(NOTE)).to_be_visible()


@pytest.mark.parametrize("script", ["let a = ;", "undefined.f();"], ids=["unreadable", "ends"])
async def test_a_script_that_fails_is_told(
    context: BrowserContext, server: LiveServer, script: str
) -> None:
    page = await context.new_page()
    headers = {"content-type": "text/javascript"}
    await page.route("**/app.*.js", lambda route: route.fulfill(body=script, headers=headers))
    await page.goto(server.url)
    await too_old(page)


MISSING = [
    "delete Array.prototype.findLast",
    "delete window.HTMLDialogElement",
    "CSS.supports = () => 0",
]
"""Scripts that take from a browser what the page needs."""


@pytest.mark.parametrize("missing", MISSING)
async def test_a_browser_that_lacks_something_is_told(
    context: BrowserContext, server: LiveServer, missing: str
) -> None:
    page = await context.new_page()
    await page.add_init_script(missing)
    await page.goto(server.url)
    await too_old(page)


LOCALES = {"fr-CH": "fr", "de-AT": "de", "it-IT": "it", "rm-CH": "de", "pt-BR": "en"}
"""Languages of the page by those of browsers."""

_VISIBLE = """() => [...document.body.children]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)
  .map((one) => [one.id, one.innerText])"""


@pytest.mark.parametrize(
    ("locale", "missing"), [(one, MISSING[nth % 3]) for nth, one in enumerate(LOCALES)]
)
async def test_nothing_but_the_sentence_is_shown(
    browser: Browser, server: LiveServer, locale: str, missing: str
) -> None:
    """In the language of the browser, even where the scripts can draw the page."""
    context = await browser.new_context(locale=locale, service_workers="block")
    await context.add_init_script(missing)
    page = await context.new_page()
    sentence = texts(LOCALES[locale]).format("browser-too-old")
    for address in (server.url, str(open_table(server.url, "chibre")[0])):
        await page.goto(address, wait_until="networkidle")
        assert await page.evaluate(_VISIBLE) == [["too-old", sentence]]
    await context.close()


_ERROR = "document.addEventListener('readystatechange', () => dispatchEvent(new Event('error')))"
"""Script of which an error comes while the page is empty, as of an extension."""


async def test_an_error_of_another_script_hides_no_page(
    context: BrowserContext, server: LiveServer
) -> None:
    page = await context.new_page()
    await page.add_init_script(_ERROR)
    await page.goto(server.url)
    await page.locator("#page > *").first.wait_for()
    await expect(page.locator("#too-old")).not_to_have_attribute("hidden", "")
    await expect(page.locator(NOTE)).to_be_hidden()


async def test_others_are_not_told(context: BrowserContext, server: LiveServer) -> None:
    page = await context.new_page()
    await page.goto(server.url)
    await page.locator("#page > *").first.wait_for()
    await expect(page.locator(NOTE)).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_sentences_are_in_the_language_of_the_page(
    context: BrowserContext, server: LiveServer, lang: str
) -> None:
    answer = await context.request.get(server.url, headers={"accept-language": f"{lang}-CH"})
    html = await answer.text()
    without, old = (texts(lang).format(f"browser-{key}") for key in ("no-script", "too-old"))
    assert f'<noscript><p class="browser-note">{without}</p></noscript>' in html
    assert f" hidden>{old}</p>" in html
