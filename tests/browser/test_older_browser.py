"""Whole deals on the plainer page, in a browser that knows no more than iOS 15.4."""

from __future__ import annotations

import re
from typing import Final

import pytest

from buur.web.pack.containers import MEDIA
from tests.browser.autoplay import is_over
from tests.browser.boxes import TOUCH, check_width, overlaps, windows
from tests.browser.conftest import Visits
from tests.browser.older_browser import take_away
from tests.browser.page_reader import paint
from tests.browser.test_layout import WINDOWS, follows_with_nine_cards

ONE_DEAL: Final = {"finish": "deals", "deals": 1, "rubicon": "off"}

SIZES: Final = windows("390x844 844x390")

NEAR: Final = 20
"""Pixels by which the tabletop may miss a limit that media queries take for reached."""

LEAST_CARD: Final = 40
"""Least width of a card of the trick in pixels."""

# Cards in the hand that cannot be pressed, and whatever else of the table cannot be seen.
_UNSEEN: Final = """([touch, least]) => {
  const faults = [];
  const box = (node) => node.getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  for (const card of document.querySelectorAll(".hand button.card")) {
    const { left, right, top, height } = box(card);
    let free = 0;
    for (let x = Math.ceil(left); x < right; x += 2)
      if (card.contains(document.elementFromPoint(x, top + height / 2))) free += 2;
    if (!inside(box(card))) faults.push(`${card.dataset.card} lies outside`);
    if (free < touch || height < touch) faults.push(`${card.dataset.card} is small: ${free}`);
  }
  for (const spot of document.querySelectorAll(".trick .spot"))
    if (box(spot).width < least) faults.push(`a card of ${box(spot).width} pixels`);
  const seen = [".tabletop .plate", ".trick .spot", ".strip .slate-score"];
  for (const one of seen.flatMap((css) => [...document.querySelectorAll(css)]))
    if (one.checkVisibility() && !(inside(box(one)) && box(one).width > 8))
      faults.push(`${one.className} is not seen`);
  if (document.querySelectorAll(".tabletop .plate").length < 4) faults.push("no plates");
  if (document.querySelectorAll(".strip .slate-score").length < 2) faults.push("no scores");
  return faults;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("rules", "lang", "deck"), [("chibre", "fr", "french"), ("schieber", "de", "swiss")]
)
async def test_a_whole_deal(
    visit: Visits, size: tuple[int, int], rules: str, lang: str, deck: str
) -> None:
    visitor = await visit(lang, size, rules=rules, deck=deck, options=ONE_DEAL)
    await take_away(visitor.context, visitor.server.url, lang, deck)
    laid, found = set(), set()
    async for seen in (await visitor.sit()).moments():
        await check_width(visitor.page)
        laid.add(seen.card)
        if seen.dialog != "end":
            found |= set(await visitor.page.evaluate(_UNSEEN, [TOUCH, LEAST_CARD]))
        if not seen.dialog:
            found |= set(await overlaps(visitor.page))
    assert found == set()
    assert len(laid - {""}) == 9
    assert await visitor.page.evaluate("() => CSS.supports('width: 1cqw')") is False
    shown = re.findall(r"\d+", await visitor.shown(".end-score"))
    assert sum(map(int, shown)) >= 157
    await visitor.has_score(*shown)


_UNITS: Final = """() => {
  const probe = document.querySelector(".trick").appendChild(document.createElement("p"));
  probe.style.cssText =
    "position: absolute; margin: 0; width: calc(100 * var(--cqw)); height: calc(100 * var(--cqh))";
  const { offsetWidth, offsetHeight } = probe;
  probe.remove();
  const { clientWidth, clientHeight } = document.querySelector(".tabletop");
  return [offsetWidth - clientWidth, offsetHeight - clientHeight];
}"""


@pytest.mark.parametrize("rules", ["chibre", "differenzler"])
async def test_the_tabletop_is_measured_by_the_window(visit: Visits, rules: str) -> None:
    """A hundredth of its width and height, in every window."""
    visitor = await visit("fr", (390, 844), rules=rules)
    await take_away(visitor.context, visitor.server.url, "fr", "french")
    await visitor.sit(follows_with_nine_cards)
    await paint(visitor.page, on=False)
    wrong = []
    for width, height in WINDOWS:
        await visitor.page.set_viewport_size({"width": width, "height": height})
        found = await visitor.page.evaluate(_UNITS)
        if max(map(abs, found)) > 2:
            wrong.append((width, height, found))
    assert wrong == []


@pytest.mark.parametrize("size", [*SIZES, (820, 1100), (1280, 800)], ids=str)
async def test_a_partie_is_looked_at_again(visit: Visits, size: tuple[int, int]) -> None:
    visitor = await visit("de", size, rules="chibre", deck="swiss", options=ONE_DEAL)
    await take_away(visitor.context, visitor.server.url, "de", "swiss")
    await visitor.sit(is_over)
    await visitor.page.goto(f"{visitor.url}game/{visitor.table}#deal=1&trick=4")
    await visitor.page.locator(".replay .trick .spot").first.wait_for()
    await check_width(visitor.page)
    assert await overlaps(visitor.page) == []


_MATCHES: Final = """(media) => {
  const { clientWidth, clientHeight } = document.querySelector(".tabletop");
  return [clientWidth, clientHeight, media.map((queries) => matchMedia(queries).matches)];
}"""


async def test_media_queries_stand_for_those_of_the_tabletop(visit: Visits) -> None:
    """In a browser with containers, so that the tabletop is the true one."""
    _, page = await visit.at(follows_with_nine_cards, "fr", size=(390, 844))
    await paint(page, on=False)
    wrong = []
    for width, height in WINDOWS:
        await page.set_viewport_size({"width": width, "height": height})
        queries = [", ".join(media) for media in MEDIA.values()]
        wide, high, found = await page.evaluate(_MATCHES, queries)
        for condition, matches in zip(MEDIA, found, strict=True):
            if matches not in nearly(condition, wide, high):
                wrong.append((width, height, condition, matches))
    assert wrong == []


def nearly(condition: str, width: int, height: int) -> set[bool]:
    """Return whether a container query holds, in containers of about a size.

    >>> nearly("(max-width:599px)", 500, 300), nearly("(min-aspect-ratio:3 / 2)", 450, 300)
    ({True}, {False, True})
    """
    return {
        holds(condition, width + right, height + down)
        for right in (-NEAR, 0, NEAR)
        for down in (-NEAR, 0, NEAR)
    }


def holds(condition: str, width: float, height: float) -> bool:
    """Tell whether a container query holds in a container."""
    sizes = {"width": width, "height": height, "aspect-ratio": width / height}
    for bound, name, value in re.findall(r"\((min|max)-([a-z-]+):([^)]+)\)", condition):
        above, _, below = value.removesuffix("px").partition("/")
        limit = float(above) / float(below or 1)
        if sizes[name] < limit if bound == "min" else sizes[name] > limit:
            return False
    return True
