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


_BROKEN_WORDS: Final = """() => [...document.querySelectorAll(".slate-team")].flatMap((team) => {
  const text = team.firstChild, words = [...text.data.matchAll(/\\S+/g)];
  return words.filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return !word.includes("-") && range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
"""Words of the names on a slate that are broken; a line may end after a hyphen."""


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "desktop"])
async def test_the_slate_of_a_watcher_breaks_no_name(stand: Stand, size: tuple[int, int]) -> None:
    page = stand.visitor.page
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await stand.set(lang="fr")
    names = ("Maria Bernasconi", "Hans-Ueli", "Françoise", "Dominique")
    await named("watched table is over").put_up(stand, names)
    assert await page.locator(".slate-team").all_inner_texts() == [
        "Maria Bernasconi + Françoise",
        "Hans-Ueli + Dominique",
    ]
    assert await page.evaluate(_BROKEN_WORDS) == []


_COLUMNS: Final = """() => [...document.querySelectorAll(".board-ranking table")].map(
  ({ rows }) => [...rows[0].cells].map((cell) => Math.round(cell.getBoundingClientRect().width)))"""


async def test_the_rankings_of_boards_have_the_same_columns(stand: Stand) -> None:
    page = stand.visitor.page
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await stand.set(lang="it")
    await named("boards begun").put_up(stand, SHORT)
    columns = await page.evaluate(_COLUMNS)
    assert len(columns) == 4
    assert {tuple(one) for one in columns} == {tuple(columns[0])}


def named(name: str) -> Scene:
    """Return a scene by its name."""
    return next(scene for scene in scenes() if scene.name == name)
