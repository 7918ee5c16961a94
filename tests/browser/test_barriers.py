"""Nothing on the page shuts out those who see, hear or point otherwise, as far as axe can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.browser.conftest import Visits
from tools.needs import require_axe

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

REPOSITORY = Path(__file__).resolve().parents[2]

_RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.length} such as ${nodes[0].html.slice(0, 200)}`)"""


class Inspector:
    """Looks at every scene once."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.scenes: set[str] = set()
        self.found: list[str] = []

    async def inspect(self, scene: str) -> None:
        """Note what axe objects to in a scene."""
        if scene in self.scenes:
            return
        self.scenes.add(scene)
        if not await self._page.evaluate("() => 'axe' in window"):
            await self._page.evaluate(require_axe(REPOSITORY).read_text(encoding="utf-8"))
        self.found += [f"{scene}: {barrier}" for barrier in await self._page.evaluate(_RUN)]


@pytest.mark.parametrize(
    ("lang", "theme", "deck", "size"),
    [("fr", "light", "french", (1440, 900)), ("de", "dark", "swiss", (390, 844))],
    ids=["light", "dark"],
)
async def test_no_scene_has_barriers(
    visit: Visits, lang: str, theme: str, deck: str, size: tuple[int, int]
) -> None:
    visitor = await visit(lang, size, options={"target": 400}, theme=theme, deck=deck)
    page, inspector = visitor.page, Inspector(visitor.page)
    await visitor.home()
    await page.locator("details.drawer > summary").click()
    await inspector.inspect("home")
    async for seen in (await visitor.sit()).moments():
        await inspector.inspect(seen.sheet or "cards")
        if not seen.sheet and await page.locator(".refused").count():
            await inspector.inspect("refused cards")
    for key, dialog in (("j", "log"), ("?", "help")):
        await page.keyboard.press(key)
        await page.locator("dialog.modal").wait_for()
        await inspector.inspect(dialog)
        await page.keyboard.press("Escape")
    assert {"home", "cards", "summary", "end", "log", "help"} <= inspector.scenes
    if inspector.found:
        pytest.fail("\n".join(inspector.found), pytrace=False)
