"""Write the pictures of the page: ``python -m tools.screenshots`` fills ``docs/images``.

Two parties are played with chance fixed, by mouse; whenever a scene comes up it is taken in every
size, language and theme that is wanted. The decks are laid out on sheets of their own. ``--all``
takes every combination into the folder named with ``--out``; without it only the pictures of the
repository are taken.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

from playwright.async_api import Browser, Page

from buur.web.deck import DECKS, sheet
from tools.chromium import chromium
from tools.exploratory_player import ExploratoryPlayer, Seen
from tools.image_files import webp
from tools.live_server import LiveServer

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "images"
TOKENS: Final = ROOT / "src" / "buur" / "web" / "static" / "style" / "tokens.css"

Scene = Literal["home", "trump-choice", "melds", "settings", "mid-trick", "deal-summary", "end"]
Theme = Literal["light", "dark"]
Size = tuple[int, int]

SCENES: Final[tuple[Scene, ...]] = get_args(Scene)
PHONE: Final = (390, 844)
SIZES: Final = (PHONE, (820, 1180), (1440, 900))
COLUMNS: Final = {PHONE: 5, (820, 1180): 9, (1440, 900): 9}
"""Cards side by side on the sheet of a deck: a suit in each row, where there is room."""

LANGUAGES: Final = ("fr", "de", "it", "en")
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

PARTIES: Final[tuple[tuple[int, tuple[Scene, ...]], ...]] = (
    (14, ("home", "trump-choice", "melds", "settings", "deal-summary", "end")),
    (13, ("mid-trick",)),
)
"""Seeds of the parties, each with the scenes in which there is something to see."""

_FIXED: Final = """
crypto.getRandomValues = (bytes) => bytes.fill(7);
if (location.protocol.startsWith("http") && !localStorage.getItem("buur.settings"))
  localStorage.setItem("buur.settings", JSON.stringify(%s));
"""
_CHANGE: Final = """(changes) => {
  const settings = JSON.parse(localStorage.getItem("buur.settings"));
  localStorage.setItem("buur.settings", JSON.stringify({ ...settings, ...changes }));
}"""
_SHEET: Final = """<!doctype html><html data-theme="{theme}"><style>{tokens}
html {{ color-scheme: {theme} }}
body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: var(--tabletop) }}
body > svg {{ display: block; max-width: 100vw; max-height: 100vh }}
</style><body>{sheet}</body></html>"""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture. German comes with Swiss-German cards."""

    scene: Scene
    size: Size
    lang: str
    theme: Theme = "light"

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.scene}-{_size_name(self.size)}-{self.lang}{_theme_name(self.theme)}.webp"


def _size_name(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def _theme_name(theme: Theme) -> str:
    return "-dark" if theme == "dark" else ""


def every_shot() -> list[Shot]:
    """Return all combinations."""
    return [Shot(*one) for one in itertools.product(SCENES, SIZES, LANGUAGES, THEMES)]


def kept_shots() -> list[Shot]:
    """Return the pictures that the repository holds."""
    french = [Shot(*one) for one in itertools.product(SCENES, SIZES, ("fr",), THEMES)]
    german = [Shot("mid-trick", size, "de") for size in SIZES]
    return [*french, *german, Shot("mid-trick", PHONE, "it"), Shot("mid-trick", PHONE, "en")]


async def take_all(shots: list[Shot], folder: Path) -> None:
    """Play the parties and take the pictures."""
    async with chromium() as browser:
        await take_decks(browser, folder)
        for seed, scenes in PARTIES:
            wanted = [shot for shot in shots if shot.scene in scenes]
            async with open_page(browser, seed) as page:
                photographer = Photographer(page, wanted, folder)
                async for scene in play_scenes(page, scenes):
                    await photographer.take(scene)


async def take_decks(browser: Browser, folder: Path) -> None:
    """Take the sheets of both decks."""
    page = await browser.new_page()
    tokens = TOKENS.read_text(encoding="utf-8")
    for deck, size, theme in itertools.product(DECKS, SIZES, THEMES):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        cards = sheet(deck, COLUMNS[size])
        await page.set_content(_SHEET.format(theme=theme, tokens=tokens, sheet=cards))
        name = f"deck-{deck}-{_size_name(size)}{_theme_name(theme)}.webp"
        (folder / name).write_bytes(webp(await page.screenshot()))
    await page.close()


@asynccontextmanager
async def open_page(browser: Browser, seed: int) -> AsyncIterator[Page]:
    """Open the home page of a server of its own, with chance fixed and nothing moving."""
    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data) / "tables.db", seed) as server,
    ):
        context = await browser.new_context(
            locale="fr-CH",
            reduced_motion="reduce",
            viewport={"width": PHONE[0], "height": PHONE[1]},
        )
        await context.add_init_script(
            _FIXED % json.dumps({"pace": "fast", "still": True, "confirm": "none", "lang": "fr"})
        )
        page = await context.new_page()
        await page.goto(server.url)
        await page.locator("button.play").wait_for()
        yield page
        await context.close()


async def play_scenes(page: Page, scenes: tuple[Scene, ...]) -> AsyncIterator[Scene]:
    """Play one partie and stop at each scene when it comes up first."""
    left = set(scenes)
    if "home" in left:
        left.remove("home")
        yield "home"
    await page.locator("button.play").click()
    async for seen in ExploratoryPlayer(page).moments():
        scene = await scene_of(page, seen)
        if scene in left:
            left.remove(scene)
            yield scene
        elif seen.card and "settings" in left:
            left.remove("settings")
            await page.locator("[data-icon=settings]").click()
            await page.locator("[data-dialog=settings]").wait_for()
            yield "settings"
            await page.keyboard.press("Escape")
            await page.locator("[data-dialog=settings]").wait_for(state="detached")
        if not left:
            return
    raise SystemExit(f"these scenes did not come up: {sorted(left)}")


async def scene_of(page: Page, seen: Seen) -> Scene | None:
    """Return the scene that a moment of the partie shows, if it is one."""
    dialogs: dict[str, Scene] = {
        "choose": "trump-choice",
        "melds": "melds",
        "summary": "deal-summary",
        "end": "end",
    }
    if seen.dialog:
        return dialogs.get(seen.dialog)
    lying = await page.locator(".trick[data-done=no] [data-card]").count()
    telling = (".hand .refused", ".hand .playable", ".bubble")
    tells = [await page.locator(selector).count() for selector in telling]
    return "mid-trick" if lying >= 2 and all(tells) else None


class Photographer:
    """Takes a scene in all its versions."""

    def __init__(self, page: Page, shots: list[Shot], folder: Path) -> None:
        self._page = page
        self._shots = shots
        self._folder = folder
        self._other: Page | None = None

    async def take(self, scene: Scene) -> None:
        """Take a scene that is on the page now."""
        shots = [shot for shot in self._shots if shot.scene == scene]
        for shot in sorted(shots, key=lambda shot: (shot.lang, shot.size, shot.theme)):
            await self._take(shot)
        await self._speak("fr")

    async def _take(self, shot: Shot) -> None:
        page, (width, height) = self._page, shot.size
        await self._speak(shot.lang)
        await page.set_viewport_size({"width": width, "height": height})
        await page.emulate_media(color_scheme=shot.theme, reduced_motion="reduce")
        png = await portrait(page)
        (self._folder / shot.name).write_bytes(webp(png))

    async def _speak(self, lang: str) -> None:
        """Change the language, and the cards with it, in another window of the device."""
        if self._other is None:
            self._other = await self._page.context.new_page()
            await self._other.goto(self._page.url.partition("/table")[0])
            await self._page.bring_to_front()  # behind another window it draws once a second
        deck = "swiss" if lang == "de" else "french"
        await self._other.evaluate(_CHANGE, {"lang": lang, "deck": deck})
        await self._page.locator(f"html[lang^={lang}][data-deck={deck}]").wait_for()


async def portrait(page: Page) -> bytes:
    """Return a picture of the page at rest, without a mark of mouse or keyboard."""
    await page.mouse.move(0, 0)
    await page.evaluate("() => document.activeElement?.blur()")
    await page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )
    return await page.screenshot(animations="disabled")


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
