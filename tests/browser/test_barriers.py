"""Nothing on the page shuts out those who see, hear or point otherwise.

axe looks at every view in every theme with every deck, and in every language, in windows down to
320 pixels and at a zoom of 200 %. What axe cannot tell on painted ground is measured beside it:
contrast from the pixels, signs that do not hang on colour, and whether anything moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from typing import Any, Final

import pytest

from tests.browser.barriers import Looked, barriers
from tests.browser.conftest import Visit, Visits
from tests.browser.sight import contrasts, difference
from tools.stranger import Seen

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

THEMES: Final = ("light", "dark", "contrast")
DECKS: Final = ("french", "swiss")
LANGUAGES: Final = ("fr", "de", "it", "en")

EVERYTHING: Final = 14
"""A seed whose first four deals bring every view."""

FOUR_DEALS: Final = {"finish": "deals", "deals": 4, "rubicon": "off"}
"""Everybody deals once, so everybody cuts once."""


def look_of(lang: str, theme: str = "light", deck: str = "french") -> dict[str, str]:
    """Return the settings of a look."""
    return {"lang": lang, "theme": theme, "deck": deck}


LOOKS: Final = {
    "themes": [look_of("fr", *pair) for pair in zip(THEMES, (*DECKS, "french"), strict=True)],
    "themes and decks": [look_of("fr", *pair) for pair in product(THEMES, DECKS)],
    "languages": [look_of(lang) for lang in LANGUAGES[1:]],
    "German": [look_of("de")],
}
"""What is looked at together. German has the longest words."""


def looked_at(look: dict[str, str]) -> Looked:
    """Return what can differ from the looks before."""
    if look["lang"] != "fr":
        return "structure"
    return "all" if look["theme"] in (THEMES[0], "auto") else "colours"


class Inspector:
    """Looks at every view once, in all its looks."""

    def __init__(self, visitor: Visit, looks: list[dict[str, str]]) -> None:
        self._visitor = visitor
        self._looks = looks
        self.views: set[str] = set()
        self.found: list[str] = []
        self.checked = 0

    async def inspect(self, view: str) -> None:
        """Note what axe objects to in a view."""
        if view in self.views:
            return
        decks = not self.views  # which are the same in every view: the first one shows them
        self.views.add(view)
        page = self._visitor.page
        for look in self._looks:
            await self._visitor.change(**look)
            where = f"{view}, {'/'.join(look.values())}"
            found = await barriers(page, looked_at(look), decks=decks)
            self.found += [f"{where}: {barrier}" for barrier in found]
            self.checked += 1
        await self._visitor.change(**self._looks[0])

    async def opened(self, key: str, view: str) -> None:
        """Inspect what a key opens, and close it."""
        if view in self.views:
            return
        page = self._visitor.page
        await page.keyboard.press(key)
        await page.locator(f"[data-sheet={view}]").wait_for()
        await self.inspect(view)
        await page.keyboard.press("Escape")
        await page.locator(f"[data-sheet={view}]").wait_for(state="detached")


VIEWS: Final = {
    "home", "drawer", "home settings", "choose", "melds", "cards", "refused", "cut", "summary",
    "end", "last", "log", "help", "settings", "slate-sheet", "rules", "offline", "nobody's table",
}  # fmt: skip
"""What has to be looked at. The sheets have the names that they carry on the page."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("looks", "size"),
    [
        ("themes", (320, 568)),
        ("languages", (320, 568)),
        ("German", (640, 400)),
        pytest.param("themes and decks", (320, 568), marks=pytest.mark.slow),
        pytest.param("themes and decks", (640, 400), marks=pytest.mark.slow),
        pytest.param("languages", (640, 400), marks=pytest.mark.slow),
        pytest.param("themes and decks", (1440, 900), marks=pytest.mark.slow),
        pytest.param("languages", (1440, 900), marks=pytest.mark.slow),
    ],
    ids=lambda value: value if isinstance(value, str) else str(value[0]),
)
async def test_no_view_has_barriers(
    visit: Visits,
    looks: str,
    size: tuple[int, int],
    record_property: Callable[[str, object], None],
) -> None:
    """640 by 400 is what a window of 1280 by 800 has left at a zoom of 200 %."""
    started = time.monotonic()
    visitor = await visit("fr", size, seed=EVERYTHING, options=FOUR_DEALS, theme="light")
    inspector = Inspector(visitor, LOOKS[looks])
    await outside(visitor, inspector)
    async for seen in (await visitor.sit()).moments():
        await table(visitor, inspector, seen)
    await troubled(visitor, inspector)
    record_property(
        "measured",
        f"axe, {looks} at {size[0]}x{size[1]}: {len(inspector.views)} views, "
        f"{inspector.checked} combinations in {time.monotonic() - started:.0f} s",
    )
    slate_lies_open = {"slate-sheet"} if size[0] > 1000 else set()
    assert inspector.views >= VIEWS - slate_lies_open
    if inspector.found:
        pytest.fail("\n".join(inspector.found), pytrace=False)


async def outside(visitor: Visit, inspector: Inspector) -> None:
    """Look at what lies before the table."""
    page = visitor.page
    await visitor.home()
    await inspector.inspect("home")
    await page.locator("details.drawer > summary").click()
    await inspector.inspect("drawer")
    await page.locator("button.link:not(.drawer button)").last.click()
    await page.locator("[data-sheet=settings]").wait_for()
    await inspector.inspect("home settings")
    await page.keyboard.press("Escape")


async def table(visitor: Visit, inspector: Inspector, seen: Seen) -> None:
    """Look at a moment of the partie, where the page waits for the player."""
    page = visitor.page
    if seen.sheet:
        await inspector.inspect(seen.sheet)
        return
    if await page.locator(".trick[data-done=no] [data-card]").count() < 2:
        return
    await inspector.inspect("cards")
    if await page.locator(".hand .refused").count() and "refused" not in inspector.views:
        await page.locator(".hand .refused").first.focus()
        await page.keyboard.press("Enter")
        await page.locator(".status.notice").wait_for()
        await inspector.inspect("refused")
    if await page.locator(".taken").count():
        await inspector.opened("l", "last")
        for key, view in (("j", "log"), ("?", "help"), ("g", "rules")):
            await inspector.opened(key, view)
        await pressed(visitor, inspector, "[data-icon=settings]", "settings")
        if await page.locator("button.slate").is_visible():
            await pressed(visitor, inspector, "button.slate", "slate-sheet")


async def pressed(visitor: Visit, inspector: Inspector, what: str, view: str) -> None:
    """Inspect what a press opens, and close it."""
    if view in inspector.views:
        return
    await visitor.page.locator(what).first.click()
    await visitor.page.locator(f"[data-sheet={view}]").wait_for()
    await inspector.inspect(view)
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator(f"[data-sheet={view}]").wait_for(state="detached")


async def troubled(visitor: Visit, inspector: Inspector) -> None:
    """Look at a table without a server, and at a table that is somebody else's."""
    page = visitor.page
    over = page.url
    await page.locator("[data-sheet=end] button.primary").click()
    await page.wait_for_function("(over) => location.href !== over", arg=over)
    await page.locator("main.table").wait_for()
    visitor.server.kill()
    await page.locator(".offline").wait_for()
    await inspector.inspect("offline")
    visitor.server.start()
    await page.locator(".offline").wait_for(state="detached")
    await page.goto(f"{visitor.server.url}table/nobody")
    await page.locator("[role=alert]").wait_for()
    await inspector.inspect("nobody's table")
    visitor.forgive(r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|^failed: ")


CARPET: Final = ".felt .plate, .felt .bubble, .slate, .status"
WOOD: Final = ".contract, .side h2, .sayings"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "size",
    [(390, 844), pytest.param((1440, 900), marks=pytest.mark.slow)],
    ids=["phone", "desktop"],
)
async def test_what_stands_on_carpet_and_slate_can_be_read(
    visit: Visits, theme: str, size: tuple[int, int]
) -> None:
    """Seven to one on the painted ground for names, sayings, score and turn; AA around it."""
    visitor = await visit("fr", size, theme=theme)
    read = 0
    weak: set[str] = set()
    async for seen in (await visitor.sit()).moments():
        if seen.sheet == "summary":
            break
        if not seen.sheet and len(await visitor.hand()) % 2:
            texts = await contrasts(visitor.page, CARPET)
            read += len(texts)
            weak |= {str(text) for text in texts if text.ratio < 7}
            around = await contrasts(visitor.page, WOOD)
            weak |= {str(text) for text in around if text.ratio < 4.5}
    assert read >= 20
    assert weak == set()


async def test_contrast_on_painted_ground_would_be_found(visit: Visits) -> None:
    visitor = await visit("fr")
    await visitor.home()
    await visitor.page.evaluate(
        """() => {
          document.body.replaceChildren();
          document.body.style.background = "linear-gradient(90deg, #fff, #777)";
          const line = document.createElement("p");
          line.textContent = "on white and on grey, all across the window, on white and on grey";
          line.style.color = "#555";
          document.body.append(line);
        }"""
    )
    (text,) = await contrasts(visitor.page, "p")
    assert text.ratio < 7


_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.moved.push(`${this.className?.baseVal ?? this.className}: ${JSON.stringify(options)}`);
  return animate.call(this, frames, options);
};
const note = ({ target, type }) => window.moved.push(`${target.className}: ${type}`);
for (const type of ["transitionrun", "animationstart"]) addEventListener(type, note, true);
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
async def test_nothing_moves_for_who_asked_for_stillness(visit: Visits, motion: Any) -> None:
    """The same test without the wish finds plenty of motion, so it would find it here."""
    visitor = await visit("fr", motion=motion, speed="fast")
    await visitor.context.add_init_script(_MOTION)
    stranger = await visitor.sit()
    async for seen in stranger.moments():
        if seen.card and len(await visitor.hand()) == 7:
            break
    moved = await visitor.page.evaluate("() => window.moved")
    if motion == "reduce":
        assert moved == []
    else:
        assert len(moved) > 8


async def test_signs_survive_forced_colours(visit: Visits) -> None:
    """Where the system paints with two colours, turn, winner and refused cards still differ."""
    visitor = await visit("fr", colours="active", motion="reduce")
    page = visitor.page
    async for seen in (await visitor.sit()).moments():
        winning = await page.locator(".trick[data-done=no] .winning").count()
        if not seen.sheet and winning and await page.locator(".hand .refused").count():
            break
    assert await page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    await signs(visitor)
    inspector = Inspector(visitor, [{"lang": "fr", "theme": "auto"}])
    await inspector.inspect("forced colours")
    # axe reads the colours that the page wished for, not those that the system paints.
    assert [found for found in inspector.found if "color-contrast" not in found] == []
    for seen_card in await page.locator(".hand button.card").all():
        assert await seen_card.is_visible()


async def signs(visitor: Visit) -> None:
    """Check that turn, winner, leader and refused cards can be told by shape."""
    page = visitor.page
    turned = await difference(
        page,
        ".seat[data-turn=yes]",
        "(seat) => { seat.dataset.turn = 'no' }",
        "(seat) => { seat.dataset.turn = 'yes' }",
    )
    assert turned > 20, "whose turn it is"
    for sign, about in (("winning", "which card wins"), ("led", "who led")):
        changed = await difference(
            page,
            f".trick .{sign}",
            f"(card) => card.classList.remove('{sign}')",
            f"(card) => card.classList.add('{sign}')",
        )
        assert changed > 20, about
    refused = await difference(
        page,
        ".hand .refused",
        "(card) => card.classList.replace('refused', 'playable')",
        "(card) => card.classList.replace('playable', 'refused')",
    )
    assert refused > 100, "what may not be played"


async def test_signs_do_not_hang_on_colour(visit: Visits) -> None:
    """In shades of grey, turn, winner, leader and refused cards still differ."""
    visitor = await visit("fr")
    async for seen in (await visitor.sit()).moments():
        winning = await visitor.page.locator(".trick[data-done=no] .winning").count()
        if not seen.sheet and winning and await visitor.page.locator(".hand .refused").count():
            break
    await visitor.page.emulate_media(forced_colors="none")
    await signs(visitor)
