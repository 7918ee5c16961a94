"""Write the pictures of the page: ``python -m tools.screenshots`` fills ``docs/images``.

Two parties are played with chance fixed, by mouse; whenever a scene comes up it is taken in every
size, language and theme that is wanted. ``--all`` takes every combination into the folder named
with ``--out``; without it only the pictures of the repository are taken.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

from playwright.async_api import Browser, Page

from tools.chromium import chromium
from tools.live_server import LiveServer
from tools.pictures import reduce_colours
from tools.stranger import Seen, Stranger

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "images"

Scene = Literal["home", "trump-choice", "melds", "mid-trick", "deal-summary", "end"]
Theme = Literal["light", "dark"]

SCENES: Final[tuple[Scene, ...]] = get_args(Scene)
SIZES: Final = ((390, 844), (820, 1180), (1440, 900))
LANGUAGES: Final = {"fr": "Français", "de": "Deutsch", "it": "Italiano", "en": "English"}
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

PARTIES: Final[tuple[tuple[int, tuple[Scene, ...]], ...]] = (
    (14, ("home", "trump-choice", "melds", "deal-summary", "end")),
    (13, ("mid-trick",)),
)
"""Seeds of the parties, each with the scenes in which there is something to see."""

_FIXED: Final = """
crypto.getRandomValues = (bytes) => bytes.fill(7);
if (location.protocol.startsWith("http") && !localStorage.getItem("buur.settings"))
  localStorage.setItem("buur.settings", JSON.stringify(%s));
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture. German comes with Swiss-German cards."""

    scene: Scene
    size: tuple[int, int]
    lang: str
    theme: Theme = "light"

    @property
    def name(self) -> str:
        """The name of its file."""
        width, height = self.size
        dark = "-dark" if self.theme == "dark" else ""
        return f"{self.scene}-{width}x{height}-{self.lang}{dark}.png"


def every_shot() -> list[Shot]:
    """Return all combinations."""
    return [Shot(*one) for one in itertools.product(SCENES, SIZES, LANGUAGES, THEMES)]


def kept_shots() -> list[Shot]:
    """Return the pictures that the repository holds."""
    sizes = [size for size in SIZES if size != (820, 1180)]
    french = [Shot(scene, size, "fr") for scene in SCENES for size in sizes]
    swiss = [Shot("mid-trick", size, "de") for size in sizes]
    return french + swiss + [Shot("mid-trick", size, "fr", "dark") for size in sizes]


async def take_all(shots: list[Shot], folder: Path) -> None:
    """Play the parties and take the pictures."""
    async with chromium() as browser:
        for seed, scenes in PARTIES:
            wanted = [shot for shot in shots if shot.scene in scenes]
            with (
                tempfile.TemporaryDirectory() as data,
                LiveServer(Path(data) / "tables.db", seed) as server,
            ):
                page = await open_page(browser, server.url)
                await take_scenes(Photographer(page, wanted, folder))


async def take_scenes(photographer: Photographer) -> None:
    """Play one partie until all its scenes are taken."""
    page = photographer.page
    await photographer.take("home")
    await page.locator("button.play").click()
    async for seen in Stranger(page).moments():
        scene = await scene_of(page, seen)
        if scene is not None:
            await photographer.take(scene)
        if not photographer.left:
            break
    else:
        raise SystemExit(f"these scenes did not come up: {sorted(photographer.left)}")
    await page.context.close()


async def open_page(browser: Browser, url: str) -> Page:
    """Open the home page with chance fixed and nothing moving."""
    context = await browser.new_context(locale="fr-CH", reduced_motion="reduce")
    await context.add_init_script(_FIXED % json.dumps({"speed": "none", "lang": "fr"}))
    page = await context.new_page()
    await page.goto(url)
    await page.locator("button.play").wait_for()
    return page


async def scene_of(page: Page, seen: Seen) -> Scene | None:
    """Return the scene that a moment of the partie shows, if it is one."""
    sheets: dict[str, Scene] = {
        "choose": "trump-choice",
        "melds": "melds",
        "summary": "deal-summary",
        "end": "end",
    }
    if seen.sheet:
        return sheets.get(seen.sheet)
    lying = await page.locator(".trick[data-done=no] [data-card]").count()
    telling = (".hand .refused", ".hand .playable", ".bubble")
    tells = [await page.locator(selector).count() for selector in telling]
    return "mid-trick" if lying >= 2 and all(tells) else None


class Photographer:
    """Takes each scene once, in all its versions."""

    def __init__(self, page: Page, shots: list[Shot], folder: Path) -> None:
        self.page = page
        self._shots = shots
        self._folder = folder
        self._lang = "fr"
        self.left = {shot.scene for shot in shots}
        """Scenes that have not come up yet."""

    async def take(self, scene: Scene) -> None:
        """Take a scene, unless it has been taken."""
        if scene not in self.left:
            return
        self.left.remove(scene)
        for shot in sorted(
            (shot for shot in self._shots if shot.scene == scene),
            key=lambda shot: (list(LANGUAGES).index(shot.lang), shot.theme, shot.size),
        ):
            await self._take(shot)
        await self._speak("fr")

    async def _take(self, shot: Shot) -> None:
        page, (width, height) = self.page, shot.size
        await self._speak(shot.lang)
        await page.set_viewport_size({"width": width, "height": height})
        await page.emulate_media(color_scheme=shot.theme, reduced_motion="reduce")
        await page.mouse.move(0, 0)
        await page.evaluate("() => document.activeElement?.blur()")
        png = await page.screenshot(animations="disabled")
        browser = page.context.browser
        if browser is None:
            raise RuntimeError("the browser is gone")
        (self._folder / shot.name).write_bytes(await reduce_colours(browser, png))

    async def _speak(self, lang: str) -> None:
        """Change the language, and the cards with it, as a player would."""
        if lang == self._lang:
            return
        self._lang = lang
        page = self.page
        await page.set_viewport_size({"width": 1440, "height": 900})
        at_home = await page.locator("main.home").count()
        within = page.locator("section.look" if at_home else "dialog.modal")
        if not at_home:
            await page.locator("header.bar button", has_text="⚙").click()
        await within.get_by_role("button", name=LANGUAGES[lang], exact=True).click()
        deck = within.locator(".segmented").nth(1).locator("button")
        wanted = deck.nth(1 if lang == "de" else 0)
        await wanted.click()
        await page.locator(f"html[lang^={lang}]").wait_for()
        await wanted.and_(page.locator("[aria-pressed=true]")).wait_for()
        if not at_home:
            await page.keyboard.press("Escape")
            await within.wait_for(state="detached")


def main(arguments: list[str]) -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots")
    parser.add_argument("--all", action="store_true", help="every size, language and theme")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of the pictures")
    chosen = parser.parse_args(arguments)
    if chosen.all and chosen.out == FOLDER:
        parser.error("--all needs a folder outside the repository: name it with --out")
    chosen.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(take_all(every_shot() if chosen.all else kept_shots(), chosen.out))


if __name__ == "__main__":
    main(sys.argv[1:])
