"""No text is cut, overlaps another or leaves its frame: every state, window, language and deck."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.boxes import windows
from tests.browser.conftest import Visits
from tests.browser.cut_text import cut_text
from tests.browser.page_scenes import scenes
from tests.browser.pairwise import pairs_in, pairwise_cases
from tests.browser.scenes import LONG, SHORT, Scene, Stand
from tools.live_server import LiveServer

SIZES: Final = ("320x568", "390x844", "844x390", "820x1180", "1440x900", "720x450")
"""Phones upright and on the side, a tablet, a desktop, and the same desktop at twice its size."""

LANGUAGES: Final = ("fr", "de", "it", "en")
USUAL: Final = ("fr", "de")
"""Languages of a usual run; a slow one has all."""
DECKS: Final = ("french", "swiss")
NAMES: Final = {"short": SHORT, "long": LONG}
SCENES: Final = scenes()
KINDS: Final = tuple(dict.fromkeys(scene.kind for scene in SCENES))


@dataclass(frozen=True, slots=True)
class Look:
    """A scene under certain conditions."""

    scene: Scene
    lang: str
    deck: str
    names: str
    sizes: tuple[str, ...] = SIZES


def sample() -> list[Look]:
    """Return each scene once, in two windows, with conditions chosen by pairs."""
    pairs = [f"{one} {other}" for one, other in combinations(SIZES, 2)]
    factors = {"lang": LANGUAGES, "deck": DECKS, "names": tuple(NAMES), "sizes": pairs}
    cases = pairwise_cases([{"kind": scene.kind} for scene in SCENES], factors)
    return [
        Look(scene, case["lang"], case["deck"], case["names"], tuple(case["sizes"].split()))
        for scene, case in zip(SCENES, cases, strict=True)
    ]


def everything(lang: str, deck: str) -> list[Look]:
    """Return each scene in every window, with long names in every second one."""
    shift = LANGUAGES.index(lang) + DECKS.index(deck)
    names = tuple(NAMES)
    return [Look(scene, lang, deck, names[(nth + shift) % 2]) for nth, scene in enumerate(SCENES)]


SAMPLE: Final = sample()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stand(
    server: LiveServer, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Stand]:
    """Let one page show all scenes."""
    visits = Visits(server, browser, tmp_path_factory.mktemp("scenes"))
    visitor = await visits("fr")
    visitor.forgive("404")  # a partie of somebody else
    visitor.forgive("403")  # a table that nobody may watch
    yield await Stand.of(visitor)
    await visits.close()


async def faults_of(stand: Stand, looks: Iterable[Look]) -> list[str]:
    """Return the faults of scenes."""
    page = stand.visitor.page
    faults: list[str] = []
    for look in looks:
        await stand.set(lang=look.lang, deck=look.deck)
        where = f"{look.scene.name}, {look.lang}, {look.deck}, {look.names}"
        names = NAMES[look.names]
        await look.scene.put_up(stand, names)
        for width, height in windows(" ".join(look.sizes)):
            await page.set_viewport_size({"width": width, "height": height})
            found = await cut_text(page, names=[name.strip() for name in names])
            faults += [f"{where}, {width}x{height}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize(
    "lang",
    [pytest.param(one, marks=() if one in USUAL else pytest.mark.slow) for one in LANGUAGES],
)
async def test_every_text_can_be_read(stand: Stand, lang: str) -> None:
    """Every scene in one language, with either deck and the shortest or the longest names."""
    looks = sorted((look for look in SAMPLE if look.lang == lang), key=lambda look: look.deck)
    faults = await faults_of(stand, looks)
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_text_can_be_read_in_every_language(stand: Stand, lang: str, deck: str) -> None:
    faults = await faults_of(stand, everything(lang, deck))
    assert not faults, "\n".join(faults)


def test_the_sample_has_every_scene_and_every_pair_of_conditions() -> None:
    """Of what is looked at, and of the windows, languages, decks and names in which it is."""
    assert [look.scene for look in SAMPLE] == list(SCENES)
    factors = {
        "kind": KINDS,
        "lang": LANGUAGES,
        "deck": DECKS,
        "names": tuple(NAMES),
        "size": SIZES,
    }
    met = set()
    for look in SAMPLE:
        of_look = {
            "kind": look.scene.kind,
            "lang": look.lang,
            "deck": look.deck,
            "names": look.names,
        }
        for size in look.sizes:
            met |= set(pairs_in(of_look | {"size": size}))
    wanted = {
        ((one, value), (other, its))
        for one, other in combinations(factors, 2)
        for value, its in product(factors[one], factors[other])
    }
    assert wanted <= met, wanted - met


FAULTS: Final = {
    "is cut in": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>Rosen Trumpf</p>",
    "is cut above or below": "<p style='height: 9px; line-height: 20px; overflow: clip'>Trumpf</p>",
    "is cut by the path": "<p style='clip-path: inset(0 0 0 12px)'>Trumpf</p>",
    "sticks out of the window": "<p style='margin-left: -20px'>Trumpf</p>",
    "sticks 30 out": "<p style='width: 60px; background: red'>"
    "<i style='display: inline-block; width: 90px; text-align: right'>Rosen</i></p>",
    "is broken inside": "<p style='width: 40px; overflow-wrap: anywhere'>Gegner</p>",
    "lies over": "<p style='margin: 0 0 -18px'>Trumpf</p><p style='margin: 0'>Rosen</p>",
    "“Paper” lies over “Chip”": "<p class='dialog' style='margin: 0; background: red'>Paper</p>"
    "<p style='margin: -20px 0 0; position: relative'>Chip</p>",
    "“102” lies over": "<p style='margin: 0'>Maria<b style='margin-left: -20px'><svg class='number'"
    " width='40' height='20'></svg><i style='clip-path: inset(50%)'>102</i></b></p>",
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
        "<p style='margin: 0'>Below</p>"
        "<p class='dialog' style='margin: -20px 0 0; position: relative; background: red'>Paper</p>"
    )
    assert await cut_text(page, names=[NAME]) == []
    assert await cut_text(page), "it is no name here"
    await page.close()
