"""One sentence where the page would stay empty: old browsers, and browsers without scripts."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, expect

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


@pytest.mark.parametrize(
    "missing",
    [
        "delete Array.prototype.findLast",
        "delete window.HTMLDialogElement",
        "CSS.supports = () => 0",
    ],
)
async def test_a_browser_that_lacks_something_is_told(
    context: BrowserContext, server: LiveServer, missing: str
) -> None:
    page = await context.new_page()
    await page.add_init_script(missing)
    await page.goto(server.url)
    await too_old(page)


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
