"""Nothing on the page shuts out those who see, hear or point otherwise.

axe looks at every view in every theme, and among the views in every language, with every deck, in
windows down to 320 pixels and at a zoom of 200 %. What axe cannot tell on painted ground is
measured beside it: contrast from the pixels, signs that do not hang on colour, and whether anything
moves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import pytest

from tests.browser.accessibility import Looked, barriers
from tests.browser.autoplay import (
    View,
    asks_melds,
    chooses,
    cuts,
    is_counted,
    is_over,
    leading_later,
    lies,
    refuses,
)
from tests.browser.conftest import DESKTOP, Visit, Visits
from tests.browser.contrast import contrasts, difference
from tests.browser.proxy import UNREACHABLE

THEMES: Final = ("light", "dark", "contrast")
DECKS: Final = ("french", "swiss")
LANGUAGES: Final = ("fr", "de", "it", "en")
SMALL: Final = (320, 568)
ZOOMED: Final = (640, 400)
"""What a window of 1280 by 800 has left at a zoom of 200 %."""


class Look(NamedTuple):
    """How a view is looked at."""

    size: tuple[int, int]
    lang: str
    theme: str
    deck: str
    looked: Looked

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.lang} {self.theme} {self.deck}"


def paired(nth: int) -> list[Look]:
    """Return the looks for a view: every one in all themes, in a window, a language and a deck.

    Those change from view to view, so that each goes with each other one.
    """
    size = (SMALL, ZOOMED)[nth // 8 % 2]
    lang, deck = LANGUAGES[nth % 4], DECKS[(nth + nth // 4) % 2]
    light, *others = THEMES
    found = [Look(size, lang, theme, deck, "colours") for theme in others]
    return [Look(size, lang, light, deck, "all"), *found]


def every(size: tuple[int, int]) -> list[Look]:
    """Return all looks in a window, but that colours do not hang on the language."""
    seen = [Look(size, "fr", *pair, "colours") for pair in product(THEMES, DECKS)]
    return seen + [Look(size, lang, "light", "french", "structure") for lang in LANGUAGES]


@dataclass
class Inspector:
    """Looks at every view once."""

    visitor: Visit
    size: tuple[int, int] | None
    """The window in which every view is looked at in every way; None for some ways in some."""

    def __post_init__(self) -> None:
        self.views: list[str] = []
        self.found: list[str] = []

    async def inspect(self, view: str) -> None:
        """Note what axe objects to in a view."""
        page = self.visitor.page
        looks = every(self.size) if self.size else paired(VIEWS.index(view))
        for look in looks:
            await page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
            await self.visitor.change(lang=look.lang, theme=look.theme, deck=look.deck)
            # The drawings of the decks are the same in every view: one of them shows them.
            found = await barriers(page, look.looked, decks=view == "home")
            self.found += [f"{view}, {look}: {barrier}" for barrier in found]
        self.views.append(view)


ASKED: Final = ("cut", "choose", "melds", "summary", "end")
OPENED: Final = ("last", "log", "help", "values", "rules", "referee", "settings", "slate-dialog")
VIEWS: Final = (
    *("home", "drawer", "home settings", *ASKED),
    *("cards", "refused", *OPENED, "offline", "nobody's table"),
)
"""What has to be looked at. The dialogs have the names that they carry on the page."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "size",
    [None, *[pytest.param(size, marks=pytest.mark.slow) for size in (SMALL, ZOOMED, DESKTOP)]],
    ids=lambda size: str(size[0]) if size else "paired",
)
@pytest.mark.parametrize("half", [slice(0, 8), slice(8, None)], ids=["asked", "at play"])
async def test_no_view_has_barriers(
    visit: Visits, half: slice, size: tuple[int, int] | None
) -> None:
    visitor = await visit("fr", size or SMALL, proxied=True)
    inspector = Inspector(visitor, size)
    for views in ((outside, asked), (at_play, troubled))[half.start > 0]:
        async for view in views(visitor):
            await inspector.inspect(view)
    slate_lies_open = ["slate-dialog"] if size == DESKTOP else []
    assert inspector.views == [one for one in VIEWS[half] if one not in slate_lies_open]
    if inspector.found:
        pytest.fail("\n".join(inspector.found), pytrace=False)


async def test_each_choice_goes_with_each_other_one() -> None:
    looks = [look for nth in range(len(VIEWS)) for look in paired(nth)]
    choices = ((SMALL, ZOOMED), LANGUAGES, THEMES, DECKS)
    for (one, some), (other, more) in combinations(enumerate(choices), 2):
        assert {(look[one], look[other]) for look in looks} == set(product(some, more))


async def outside(visitor: Visit) -> AsyncIterator[str]:
    """Show what lies before the table."""
    page = visitor.page
    await visitor.home()
    yield "home"
    await page.locator("details.drawer > summary").click()
    yield "drawer"
    await page.locator("button.link:not(.drawer button)").last.click()
    await page.locator("[data-dialog=settings]").wait_for()
    yield "home settings"


async def asked(visitor: Visit) -> AsyncIterator[str]:
    """Show what the game asks and tells."""
    moments = (cuts, chooses, asks_melds, is_counted, is_over)
    for dialog, moment in zip(ASKED, moments, strict=True):
        await visitor.sit(moment)
        await visitor.page.locator(f"[data-dialog={dialog}]").wait_for()
        yield dialog


def may_not_play_all(view: View) -> bool:
    """Tell whether a card may not be played in a trick that is not the first."""
    return refuses(view) and lies(view) >= 2 and sum(view["taken"]) > 0


async def at_play(visitor: Visit) -> AsyncIterator[str]:
    """Show the table where a card is to be played, and what can be opened there."""
    page = visitor.page
    await visitor.sit(may_not_play_all)
    yield "cards"
    await page.locator(".hand .refused").first.focus()
    await page.keyboard.press("Enter")
    await page.locator(".status.notice").wait_for()
    yield "refused"
    await visitor.sit(leading_later)  # with a card on the table nobody looks at the last trick
    for key, view in (
        ("l", "last"),
        ("j", "log"),
        ("?", "help"),
        ("v", "values"),
        ("g", "rules"),
        ("a", "referee"),
    ):
        await page.keyboard.press(key)
        yield await opened(visitor, view)
        await closed(visitor, view)
    for button, view in (("[data-icon=settings]", "settings"), ("button.slate", "slate-dialog")):
        if await page.locator(button).first.is_visible():
            await page.locator(button).first.click()
            yield await opened(visitor, view)
            await closed(visitor, view)


async def opened(visitor: Visit, view: str) -> str:
    """Wait until something has been opened, and return its name."""
    await visitor.page.locator(f"[data-dialog={view}]").wait_for()
    return view


async def closed(visitor: Visit, view: str) -> None:
    """Close what was opened."""
    await visitor.page.keyboard.press("Escape")
    await visitor.page.locator(f"[data-dialog={view}]").wait_for(state="detached")


async def troubled(visitor: Visit) -> AsyncIterator[str]:
    """Show a table without a server, and a table that is somebody else's."""
    page = visitor.page
    assert visitor.proxy
    visitor.proxy.cut()
    await page.locator(".offline").wait_for()
    yield "offline"
    visitor.proxy.mend()
    await page.locator(".offline").wait_for(state="detached")
    await page.goto(f"{visitor.url}table/nobody")
    await page.locator("[role=alert]").wait_for()
    yield "nobody's table"
    visitor.forgive(UNREACHABLE)


TABLETOP: Final = ".tabletop .plate, .tabletop .bubble, .slate, .status"
WOOD: Final = ".contract, .side h2, .sayings"


@pytest.mark.parametrize(
    "size",
    [(390, 844), pytest.param((1440, 900), marks=pytest.mark.slow)],
    ids=["phone", "desktop"],
)
async def test_what_stands_on_carpet_and_slate_can_be_read(
    visit: Visits, size: tuple[int, int]
) -> None:
    """Seven to one on the painted ground for names, sayings, score and turn; AA around it."""
    visitor = await visit("fr", size)
    read: dict[str, list[str]] = {theme: [] for theme in THEMES}
    weak: set[str] = set()
    async for seen in (await visitor.sit(asks_melds)).moments():
        if not seen.card:
            continue
        await visitor.page.locator(".trick[data-done=no]").wait_for()  # nothing changes any more
        for theme in THEMES:
            await visitor.change(theme=theme)
            texts = await contrasts(visitor.page, TABLETOP)
            read[theme] += [one.text for one in texts]
            weak |= {f"{theme}: {text}" for text in texts if text.ratio < 7}
            around = await contrasts(visitor.page, WOOD)
            weak |= {f"{theme}: {text}" for text in around if text.ratio < 4.5}
        if len(await visitor.hand()) == 8:
            break
    assert read[THEMES[0]]
    for theme in THEMES:
        assert read[theme] == read[THEMES[0]], "every theme shows the same texts"
    assert weak == set()


async def test_contrast_on_painted_ground_would_be_found(visit: Visits) -> None:
    visitor, _ = await visit.home("fr")
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


_PAPER = "() => getComputedStyle(document.documentElement).getPropertyValue('--paper')"


async def test_the_system_may_ask_for_the_contrast_theme(visit: Visits) -> None:
    """As it does while the page is open, and as it no longer does."""
    _, page = await visit.home("fr")
    await page.emulate_media(contrast="more")
    await page.locator("html[data-contrast=more]").wait_for()
    assert await page.evaluate(_PAPER) == "#fff"
    await page.emulate_media(contrast="no-preference")
    await page.locator("html[data-contrast=normal]").wait_for()
    assert await page.evaluate(_PAPER) != "#fff"


_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.moved.push(`${this.className?.baseVal ?? this.className}: ${JSON.stringify(options)}`);
  return animate.call(this, frames, options);
};
// The shadow above a dialog's buttons follows the scrolling and nothing else.
const note = ({ target, type, animationName }) => {
  if (animationName !== "more-below") window.moved.push(`${target.className}: ${type}`);
};
for (const type of ["transitionrun", "animationstart"]) addEventListener(type, note, true);
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
async def test_nothing_moves_for_who_asked_for_stillness(visit: Visits, motion: Any) -> None:
    """The same test without the wish finds plenty of motion, so it would find it here."""
    visitor = await visit("fr", motion=motion, pace="fast", still=False)
    await visitor.context.add_init_script(_MOTION)
    player = await visitor.sit()
    async for seen in player.moments():
        if seen.card and len(await visitor.hand()) == 8:
            break
    moved = await visitor.page.evaluate("() => window.moved")
    if motion == "reduce":
        assert moved == []
    else:
        assert len(moved) > 8


async def test_signs_survive_forced_colours(visit: Visits) -> None:
    """Where the system paints with two colours, turn, winner and refused cards still differ."""
    visitor, page = await visit.at(may_not_play_all, "fr", colours="active", motion="reduce")
    assert await page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    await signs(visitor)
    # axe reads the colours that the page wished for, not those that the system paints.
    assert [one for one in await barriers(page) if "color-contrast" not in one] == []
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
    visitor, _ = await visit.at(may_not_play_all, "fr")
    await visitor.page.emulate_media(forced_colors="none")
    await signs(visitor)
