"""Everything fits the window, nothing lies over a card, and a finger fits every card."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.browser.autoplay import (
    View,
    asks_melds,
    chooses,
    is_counted,
    is_over,
    lies,
    to_play,
)
from tests.browser.boxes import (
    check_strips,
    check_width,
    crowd,
    overlaps,
    portrayed,
    resize,
    set_theme,
    windows,
)
from tests.browser.conftest import Visits
from tests.browser.cut_text import cut_text
from tests.browser.page_reader import paint
from tests.browser.scripted_table import stage, view_asked
from tools.chromium import chromium
from tools.live_server import LiveServer

SIZES = [(320, 568), (390, 844), (820, 1180), (1440, 900), (844, 390)]

WINDOWS = windows(
    "320x568 360x640 360x740 390x844 412x915 600x960 768x1024 820x1180 1024x1366 568x320 667x375 "
    "844x390 915x412 1024x768 1180x820 1280x720 1440x900 1920x1080 2560x1440 "
    "640x400 720x450 512x384"
)
"""The last three are what a zoom of 200 % leaves of 1280x800, 1440x900 and 1024x768."""
THEMES = ["light", "dark", "contrast"]

PLAYERS = {
    "fr": ("french", "right", ("Cinq cartes ou plus", "Au valet", "Pas d’atout")),
    "de": ("swiss", "left", ("Fünfblatt oder mehr", "Vom Banner", "Nicht Trumpf")),
    "it": ("french", "left", ("Cinque carte o più", "Alla donna", "Non di briscola")),
    "en": ("swiss", "right", ("Five cards or more", "To the banner", "Not trumps")),
}
"""By language: the deck, the hand, and the longest that anybody says at once."""


# Every player deals, has named the contract, and shows nine cards in a row.
_SHOWN = """() => {
  const drawn = document.querySelector(".hand .face");
  for (const seat of document.querySelectorAll(".tabletop .seat")) {
    seat.querySelector(".bubble")?.remove();
    const slip = Object.assign(document.createElement("div"), { className: "bubble" });
    slip.innerHTML = '<span class="word">9</span><span class="mini-cards"></span>';
    for (let at = 0; at < 9; at += 1) {
      const mini = Object.assign(document.createElement("span"), { className: "mini" });
      mini.append(drawn.cloneNode(true));
      slip.lastChild.append(mini);
    }
    seat.append(slip);
    seat.querySelector(".tokens").innerHTML =
      '<span class="dealer">D</span><span class="maker medal"></span>';
  }
}"""


# Every view says how far both teams are in a long partie, and that trumps were pushed.
_LONG = """([target, scores, points]) => {
  const parse = JSON.parse;
  const lengthen = (value) => {
    if (!value || typeof value !== "object") return;
    if (Array.isArray(value.scores) && value.rules) {
      Object.assign(value, { scores, points });
      value.rules.target = target;
      if (value.contract) Object.assign(value, { pushed: true, chooser: 3 });
    }
    Object.values(value).forEach(lengthen);
  };
  JSON.parse = (...told) => {
    const value = parse(...told);
    lengthen(value);
    return value;
  };
}"""

# What of the bar and the slate leaves its frame, or takes more lines than it has.
_BURST = """() => {
  const box = (node) => node.getBoundingClientRect();
  const slate = box(document.querySelector(".slate.strip"));
  const written = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return box(node.matches(".chalk") ? node : range);
  };
  const line = (node) => parseFloat(getComputedStyle(node).lineHeight);
  const lines = (node) => Math.round(box(node).height / line(node));
  const faults = [];
  for (const one of document.querySelectorAll(".strip :is(.chalk, .slate-now)")) {
    if (!one.checkVisibility()) continue;
    const { left, right, top, bottom } = written(one);
    const inside = left >= slate.left + 8 && right <= slate.right - 8;
    if (!inside || top < slate.top + 4 || bottom > slate.bottom - 4) faults.push(one.textContent);
  }
  for (const one of document.querySelectorAll(".strip .slate-now"))
    if (one.checkVisibility() && lines(one) > 2) faults.push(`lines: ${one.textContent}`);
  const by = document.querySelector(".contract-by");
  if (lines(by) > 2) faults.push(`lines: ${by.textContent}`);
  const edge = Math.min(...[...document.querySelectorAll(".contract ~ .icon")]
    .filter((one) => one.checkVisibility()).map((one) => box(one).left));
  if (box(by.lastElementChild).right > edge + 1) faults.push(by.textContent);
  return faults;
}"""


def follows_with_nine_cards(view: View) -> bool:
    """Tell whether it is one's turn in the first trick, with a card of another on the tabletop."""
    return to_play(view) and lies(view) > 0 and len(view["hand"]) == 9


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nine_cards_can_be_seen_and_touched(visit: Visits, size: tuple[int, int]) -> None:
    """From the first page on, through all that is asked before."""
    visitor, page = await visit.home("fr", size=size)
    await check_width(page)
    await page.locator("details.drawer > summary").click()
    await check_width(page)
    player = await visitor.sit(chooses)
    await check_width(page)
    async for seen in player.moments():
        await check_width(page)
        if seen.dialog == "melds":
            break
        assert not seen.card, "the melds are asked for before"
    await check_strips(page)


@pytest.mark.parametrize("lang", PLAYERS)
async def test_nothing_lies_over_a_card(visit: Visits, lang: str) -> None:
    """In every window and theme, with four cards on the tabletop and four players speaking."""
    deck, hand, words = PLAYERS[lang]
    _, page = await visit.at(follows_with_nine_cards, lang, deck=deck, left=hand == "left")
    await page.mouse.move(0, 0)  # a card under the pointer rises a little more
    await crowd(page, words)
    await paint(page, on=False)
    faults: list[str] = []
    for nth, theme in enumerate(THEMES):
        await set_theme(page, theme)
        for width, height in WINDOWS[nth :: len(THEMES)]:
            faults += await faults_in(page, width, height)
    assert await page.locator(".tabletop .bubble").count() == 4, "the page has drawn them away"
    assert not faults, "\n".join(faults)


async def faults_in(page: Page, width: int, height: int) -> list[str]:
    """Return what lies over something else, or is cut, in a window."""
    await resize(page, (width, height))
    await check_strips(page)
    theme = await page.get_attribute("html", "data-theme")
    return [f"{width}x{height} {theme}: {fault}" for fault in await overlaps(page)]


async def test_what_may_be_announced_is_in_whole_words(visit: Visits) -> None:
    """However long it is: the rest of the tricks, in German."""
    visitor = await visit("de")
    view = view_asked("chibre", "solder")
    view["legal"]["solder_stake"]["sure"] = True
    await stage(visitor, view)
    page = visitor.page
    await page.locator(".sayings .solder").wait_for()
    assert "Rest verlangen" in await visitor.shown(".sayings")
    faults: list[str] = []
    for width, height in WINDOWS:
        await page.set_viewport_size({"width": width, "height": height})
        found = await cut_text(page, ".sayings")
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def test_a_sequence_of_nine_that_is_shown_stays_in_the_window(visit: Visits) -> None:
    _, page = await visit.at(follows_with_nine_cards, "fr", size=(390, 844))
    await portrayed(page)
    await page.evaluate(_SHOWN)
    await paint(page, on=False)
    for width, height in WINDOWS:
        await resize(page, (width, height))
    assert await page.locator(".mini").count() == 36


async def test_every_dialog_fits_a_phone(visit: Visits) -> None:
    """A dialog may scroll inside, but what it asks can always be answered."""
    visitor = await visit("de", rules="schieber", options={"target": 200})
    page = visitor.page
    for moment in (chooses, asks_melds, is_counted, is_over):
        await page.set_viewport_size({"width": 390, "height": 844})
        player = await visitor.sit(moment)
        await check_width(page)
        assert not (await player.look()).covered
        await page.set_viewport_size({"width": 320, "height": 568})
        await check_width(page)
        seen = await player.look()
        assert seen.dialog
        await player.press(seen)  # one on anything covered or outside fails


STANDS = {
    "long": (2500, (984, 1240), (157, 100)),
    "middling": (1000, (884, 990), (108, 27)),
    "far": (2500, (384, 290), (108, 127)),
    "reached": (800, (884, 790), (108, 127)),
}
"""The target, the scores and the points of this deal."""


@pytest.mark.parametrize("stand", STANDS)
@pytest.mark.parametrize("lang", PLAYERS)
async def test_long_numbers_stay_on_the_slate(visit: Visits, lang: str, stand: str) -> None:
    """With numbers of three or four digits, and the longest that the bar has to tell."""
    target, scores, _ = STANDS[stand]
    visitor = await visit(lang, options={"target": target})
    page = visitor.page
    await page.add_init_script(f"({_LONG})({json.dumps(STANDS[stand])})")
    await visitor.sit(follows_with_nine_cards)
    assert (await visitor.score())[1].endswith(str(scores[1])[-3:])
    await paint(page, on=False)
    faults: list[str] = []
    for width, height in [size for size in WINDOWS if size[0] < 1100]:
        await page.set_viewport_size({"width": width, "height": height})
        found = await page.evaluate(_BURST)
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


# What is taller or wider than the window, and in how many rows the hand lies.
_ROOM = """() => {
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  const tops = [...document.querySelectorAll(".hand .slot")].map((slot) => slot.offsetTop);
  return {
    down: scrollHeight - clientHeight,
    across: scrollWidth - clientWidth,
    bar: innerWidth - clientWidth,
    rows: new Set(tops).size,
  };
}"""


async def test_scrollbars_that_take_room_are_not_there_and_break_nothing(
    server: LiveServer, tmp_path: Path
) -> None:
    """The table is as high as the window; in one that is too low the hand stays in its rows."""
    async with chromium(scrollbars=True) as browser:
        visits = Visits(server, browser, tmp_path)
        _, page = await visits.at(follows_with_nine_cards, "fr", size=(390, 844))
        for width, height in WINDOWS:
            await page.set_viewport_size({"width": width, "height": height})
            room = await page.evaluate(_ROOM)
            assert (room["down"], room["across"], room["bar"]) == (0, 0, 0), (width, height)
            assert room["rows"] <= 2, (width, height)
        await page.set_viewport_size({"width": 390, "height": 400})
        room = await page.evaluate(_ROOM)
        await visits.close()
    assert room["bar"] > 0, "the bar is there"
    assert (room["across"], room["rows"]) == (0, 2)


async def test_the_title_of_an_account_in_a_low_window_stands_above_it(visit: Visits) -> None:
    """A desktop at twice its size: the title at the left, the question mark at the right edge."""
    _, page = await visit.at(is_counted, "fr", (720, 450))
    sheet = page.locator(".dialog.summary")
    places = [await sheet.locator(one).bounding_box() for one in ("h2", ".account", ".ask-words")]
    outer = await sheet.bounding_box()
    assert outer
    assert all(places)
    title, account, mark = (place for place in places if place)
    assert title["x"] == account["x"]
    assert title["y"] + title["height"] <= account["y"]
    assert outer["x"] + outer["width"] - mark["x"] - mark["width"] < mark["width"] / 2
