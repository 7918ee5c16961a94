"""The pages that people need have no barriers, and the keyboard alone reaches all of each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.accessibility import Looked, barriers
from tests.browser.conftest import Visits
from tests.browser.page_scenes import scenes
from tests.browser.people_scenes import people_scenes
from tests.browser.scenes import LONG, SHORT, Scene, Stand
from tools.live_server import LiveServer

PHONE: Final = (390, 844)
LOOKS: Final[tuple[tuple[str, tuple[int, int], str, Looked], ...]] = (
    ("light", PHONE, "fr", "all"),
    ("dark", (320, 568), "de", "colours"),
    ("contrast", (1440, 900), "it", "colours"),
    ("light", (844, 390), "en", "structure"),
)

BY_KEYBOARD: Final = (
    *("schieber gathers for a host", "links of a table", "invitation while gathering"),
    *("an open at a table of friends", "talk", "watched table is played", "lobby with tables"),
    *("boards compared", "club of a head", "account of kept", "people of kept"),
)

# Every control that a person without a mouse has to come to. One of a group of radio buttons has
# the focus of the group; what is folded away or disabled has none.
_CONTROLS: Final = """() => {
  const root = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const found = [...root.querySelectorAll("a[href], button, input, select, summary, textarea")];
  const all = found.filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0);
  window.reached = new Set();
  window.controls = all;
  return all.length;
}"""
# Notes what has the focus, and tells whether something lies over it.
_REACHED: Final = """() => {
  const one = document.activeElement;
  if (!controls.includes(one)) return "";
  reached.add(one);
  const box = one.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const top = document.elementFromPoint(x, y);
  const isSeen = top && (one.contains(top) || top.contains(one) || one.closest("label") === top);
  return isSeen ? "" : `${one.localName}.${one.className} “${one.textContent}” is covered`;
}"""
_MISSED: Final = """() => controls.filter((one) => !reached.has(one))
  .map((one) => `${one.localName}.${one.className} “${one.textContent}” is not reached`)"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stand(
    server: LiveServer, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Stand]:
    """Let one page show all scenes."""
    visits = Visits(server, browser, tmp_path_factory.mktemp("people"))
    visitor = await visits("fr")
    visitor.forgive("40[34]")  # a club and a day that one may not see, a table nobody may watch
    yield await Stand.of(visitor)
    await visits.close()


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "look",
    [
        pytest.param(
            look, marks=() if look in LOOKS[:1] else pytest.mark.slow, id=f"{look[0]}-{look[2]}"
        )
        for look in LOOKS
    ],
)
async def test_pages_of_people_have_no_barriers(stand: Stand, look: Any) -> None:
    theme, (width, height), lang, looked = look
    page = stand.visitor.page
    await page.set_viewport_size({"width": width, "height": height})
    await stand.set(theme=theme, lang=lang)
    found = []
    for scene in people_scenes():
        await scene.put_up(stand, LONG if lang == "de" else SHORT)
        found += [f"{scene.name}: {one}" for one in await barriers(page, looked)]
    await stand.set(theme="light")
    assert found == []


@pytest.mark.parametrize("name", BY_KEYBOARD)
async def test_the_keyboard_reaches_every_control_in_sight(stand: Stand, name: str) -> None:
    page = stand.visitor.page
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await stand.set(lang="de")
    await named(name).put_up(stand, SHORT)
    controls = await page.evaluate(_CONTROLS)
    assert controls > 2
    covered = set()
    for _ in range(controls + 3):
        await page.keyboard.press("Tab")
        covered.add(await page.evaluate(_REACHED))
    assert covered - {""} == set()
    assert await page.evaluate(_MISSED) == []


def named(name: str) -> Scene:
    """Return a scene by its name."""
    return next(scene for scene in scenes() if scene.name == name)
