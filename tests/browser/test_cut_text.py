"""No text is cut, overlaps another or leaves its frame: every state, window, language and deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.boxes import windows
from tests.browser.conftest import Visits
from tests.browser.cut_text import cut_text
from tests.browser.scenes import LONG, SHORT, Scene, scenes
from tests.browser.scripted_table import stage

WINDOWS: Final = windows("320x568 390x844 844x390 820x1180 1440x900 720x450")
"""Phones upright and on the side, a tablet, a desktop, and the same desktop at twice its size."""

LANGUAGES: Final = ("fr", "de", "it", "en")
DECKS: Final = ("french", "swiss")
SCENES: Final = tuple(scenes())

Size = tuple[int, int]


async def faults_of(
    visit: Visits, lang: str, deck: str, shown: Iterable[tuple[Scene, Sequence[Size]]]
) -> list[str]:
    """Return the faults of scenes in windows, each with real names and with the longest."""
    visitor = await visit(lang, deck=deck)
    page = visitor.page
    staged = await stage(visitor, SCENES[0].view(SHORT))
    faults: list[str] = []
    for nth, (scene, sizes) in enumerate(shown):
        names = (SHORT, LONG)[nth // 2 % 2]
        await scene.put_up(visitor, staged, names)
        for width, height in sizes:
            await page.set_viewport_size({"width": width, "height": height})
            found = await cut_text(page, names=[name.strip() for name in names])
            where = f"{scene.name}, {width}x{height}, {lang}, {deck}"
            faults += [f"{where}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize("nth", range(len(LANGUAGES)), ids=LANGUAGES)
async def test_every_text_can_be_read(visit: Visits, nth: int) -> None:
    """A quarter of the scenes in each language, with either deck, in half of the windows."""
    lang, deck = LANGUAGES[nth], DECKS[nth % 2]
    chosen = SCENES[nth :: len(LANGUAGES)]
    shown = [(scene, WINDOWS[at % 2 :: 2]) for at, scene in enumerate(chosen, start=nth)]
    faults = await faults_of(visit, lang, deck, shown)
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_text_can_be_read_in_every_language(
    visit: Visits, lang: str, deck: str
) -> None:
    faults = await faults_of(visit, lang, deck, [(scene, WINDOWS) for scene in SCENES])
    assert not faults, "\n".join(faults)


FAULTS: Final = {
    "is cut in": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>Rosen Trumpf</p>",
    "is cut above or below": "<p style='height: 9px; line-height: 20px; overflow: clip'>Trumpf</p>",
    "is cut by the path": "<p style='clip-path: inset(0 0 0 12px)'>Trumpf</p>",
    "sticks out of the window": "<p style='margin-left: -20px'>Trumpf</p>",
    "sticks 30 out": "<p style='width: 60px; background: red'>"
    "<i style='display: inline-block; width: 90px; text-align: right'>Rosen</i></p>",
    "is broken inside": "<p style='width: 40px; overflow-wrap: anywhere'>Gegner</p>",
    "lies over": "<p style='margin: 0 0 -18px'>Trumpf</p><p style='margin: 0'>Rosen</p>",
    "is empty": "<div class='bubble'></div>",
    "scrolls without a sign": "<div style='height: 30px; overflow: auto; scrollbar-width: none'>"
    "one<br>two<br>three</div>",
    "scrolls sideways": "<div style='width: 60px; overflow-x: auto; white-space: nowrap'>"
    "Trumpf Rosen</div>",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_is_found(browser: Browser, fault: str) -> None:
    page = await browser.new_page()
    await page.set_content(f"<main style='font: 16px/20px sans-serif'>{FAULTS[fault]}</main>")
    found = await cut_text(page)
    await page.close()
    assert [one for one in found if fault in one], found


NAME: Final = "Kurfürstenstrassenbahnhaltestelle"


async def test_what_can_be_read_is_no_fault(browser: Browser) -> None:
    """A long name may end in an ellipsis; what waits below in a list with a shadow is not cut."""
    page = await browser.new_page()
    await page.set_content(
        "<p style='width: 90px; background: red; overflow: hidden; white-space: nowrap;"
        f" text-overflow: ellipsis'>{NAME}</p>"
        "<div style='height: 30px; overflow: auto; background: linear-gradient(red, red) local'>"
        "one<br>two<br>three</div>"
    )
    assert await cut_text(page, names=[NAME]) == []
    assert await cut_text(page), "it is no name here"
    await page.close()
