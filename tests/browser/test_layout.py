"""Everything fits the window, nothing lies over a card, and a finger fits every card."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.autoplay import View, asks_melds, chooses, is_counted, is_over, lies, to_play
from tests.browser.conftest import Visits
from tests.browser.page_reader import paint

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = [(320, 568), (390, 844), (820, 1180), (1440, 900), (844, 390)]
TOUCH = 44

WINDOWS = [
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 844),
    (412, 915),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (1024, 1366),
    (568, 320),
    (667, 375),
    (844, 390),
    (915, 412),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    # Windows at 200 %: what is left of 1280x800, 1440x900 and 1024x768.
    (640, 400),
    (720, 450),
    (512, 384),
]
THEMES = ["light", "dark", "contrast"]

PLAYERS = {
    "fr": ("french", "right", ("Cinq cartes ou plus", "Au valet", "Pas d’atout")),
    "de": ("swiss", "left", ("Fünfblatt oder mehr", "Vom Banner", "Nicht Trumpf")),
    "it": ("french", "left", ("Cinque carte o più", "Alla donna", "Non di briscola")),
    "en": ("swiss", "right", ("Five cards or more", "To the Banner", "Not trumps")),
}
"""By language: the deck, the hand, and the longest that anybody says at once."""

_STRIPS = """() => [...document.querySelectorAll(".hand button.card")].map((card) => {
  const box = card.getBoundingClientRect();
  const within = box.right <= innerWidth && box.bottom <= innerHeight;
  const inside = box.left >= 0 && box.top >= 0 && within;
  const y = box.top + box.height / 2;
  let free = 0;
  for (let x = Math.ceil(box.left); x < box.right; x += 2)
    if (card.contains(document.elementFromPoint(x, y))) free += 2;
  return { card: card.dataset.card, inside, free, height: box.height };
})"""

_OVERFLOW = """() => {
  const root = document.documentElement;
  const wide = [...document.body.querySelectorAll("*")].filter((node) => {
    if (node.closest("#decks, .hidden, svg")) return false;
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  });
  return { scrolls: root.scrollWidth > root.clientWidth, wide: wide.map((node) => node.className) };
}"""

# Lays a card of every seat on the tabletop and lets everybody speak at once, as long as can be.
_CROWD = """(words) => {
  const make = (tag, name) => Object.assign(document.createElement(tag), { className: name });
  const marks = { right: "led", top: "winning" };
  const laid = document.querySelector(".trick .spot");
  document.querySelectorAll(".trick .spot").forEach((one) => one !== laid && one.remove());
  for (const side of ["bottom", "right", "top", "left"]) {
    const card = laid.cloneNode(true);
    card.className = `spot ${side} ${marks[side] ?? ""}`;
    laid.parentElement.append(card);
    const slip = make("div", words.length > 2 ? "bubble long" : "bubble");
    for (const word of words) slip.append(make("span", "word"));
    [...slip.children].forEach((one, i) => (one.textContent = words[i]));
    const seat = document.querySelector(`.seat.${side}`);
    seat.querySelector(".bubble")?.remove();
    seat.append(slip);
    seat.classList.add("speaks");
  }
  laid.remove();
}"""

_FAULTS = """() => {
  const seen = (...selectors) =>
    [...document.querySelectorAll(selectors)].filter((node) => node.checkVisibility());
  const box = (node) => node.getBoundingClientRect();
  const told = (node) => `${node.className}@${node.parentElement.className}`;
  const over = (one, other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return !one.contains(other) && !other.contains(one) && wide > 3 && high > 3;
  };
  const faults = [];
  const cards = seen(".hand button.card", ".spot");
  const near = seen(".plate", ".bubble", ".taken", ".tokens");
  const far = seen(".held", ".sayings > *", ".status", ".slate", ".bar", ".side");
  for (const thing of [...near, ...far])
    for (const card of cards)
      if (over(thing, card)) faults.push(`${told(thing)} lies over ${told(card)}`);
  for (const one of near)
    for (const other of near)
      if (one !== other && over(one, other)) faults.push(`${told(one)} lies over ${told(other)}`);
  const texts = [".seat-name", ".bubble", ".status", ".contract-name"];
  for (const text of seen(...texts, ".slate-score", ".slate-team", ".slate-now")) {
    const clips = getComputedStyle(text).overflowX !== "visible";
    const ground = text.closest(".plate, .bubble, .slate, .table");
    const hidden = clips && text.scrollWidth > text.clientWidth + 1;
    if (hidden || box(text).right > box(ground).right + 1)
      faults.push(`${told(text)} is cut: ${text.textContent}`);
  }
  // The index in the upper left corner of a card is what it is known by.
  for (const card of seen(".spot")) {
    const { left, top, width, height } = box(card);
    const there = document.elementFromPoint(left + width * 0.14, top + height * 0.12);
    if (!card.contains(there)) faults.push(`${told(there)} hides the index of ${told(card)}`);
  }
  return faults;
}"""


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


# Every view says that both teams are near the end of a long partie, and that trumps were pushed.
_LONG = """() => {
  const parse = JSON.parse;
  const lengthen = (value) => {
    if (!value || typeof value !== "object") return;
    if (Array.isArray(value.scores) && value.rules) {
      Object.assign(value, { scores: [984, 1240], points: [157, 100] });
      value.rules.target = 2500;
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
  const line = (node) => parseFloat(getComputedStyle(node).lineHeight);
  const lines = (node) => Math.round(box(node).height / line(node));
  const faults = [];
  for (const one of document.querySelectorAll(".strip :is(.chalk, .slate-now)")) {
    if (!one.checkVisibility()) continue;
    const { left, right, top, bottom } = box(one);
    const inside = left >= slate.left + 8 && right <= slate.right - 8;
    if (!inside || top < slate.top + 4 || bottom > slate.bottom - 4) faults.push(one.textContent);
  }
  for (const one of document.querySelectorAll(".strip .slate-now"))
    if (one.checkVisibility() && lines(one) > 2) faults.push(`lines: ${one.textContent}`);
  const by = document.querySelector(".contract-by");
  if (lines(by) > 1) faults.push(`lines: ${by.textContent}`);
  const edge = Math.min(...[...document.querySelectorAll(".contract ~ .icon")]
    .filter((one) => one.checkVisibility()).map((one) => box(one).left));
  if (box(document.querySelector(".trick-no")).right > edge + 1) faults.push(by.textContent);
  return faults;
}"""


async def check_width(page: Any) -> None:
    """Check that nothing sticks out to the sides."""
    assert await page.evaluate(_OVERFLOW) == {"scrolls": False, "wide": []}


async def check_strips(page: Page) -> None:
    """Check that nine cards can be seen whole and touched."""
    cards = await page.evaluate(_STRIPS)
    assert len(cards) == 9
    for card in cards:
        assert card["inside"], card
        assert card["free"] >= TOUCH, card
        assert card["height"] >= TOUCH, card


def follows_with_nine_cards(view: View) -> bool:
    """Tell whether it is one's turn in the first trick, with a card of another on the tabletop."""
    return to_play(view) and lies(view) > 0 and len(view["hand"]) == 9


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nine_cards_can_be_seen_and_touched(visit: Visits, size: tuple[int, int]) -> None:
    """From the first page on, through all that is asked before."""
    visitor = await visit("fr", size=size)
    page = visitor.page
    await visitor.home()
    await check_width(page)
    await page.locator("details.drawer > summary").click()
    await check_width(page)
    stranger = await visitor.sit(chooses)
    await check_width(page)
    async for seen in stranger.moments():
        await check_width(page)
        if seen.dialog == "melds":
            break
        assert not seen.card, "the melds are asked for before"
    await check_strips(page)


@pytest.mark.parametrize("lang", PLAYERS)
async def test_nothing_lies_over_a_card(visit: Visits, lang: str) -> None:
    """In every window and theme, with four cards on the tabletop and four players speaking."""
    deck, hand, words = PLAYERS[lang]
    visitor = await visit(lang, deck=deck, left=hand == "left")
    page = visitor.page
    await visitor.sit(follows_with_nine_cards)
    await page.mouse.move(0, 0)  # a card under the pointer rises a little more
    await page.evaluate(_CROWD, words)
    await paint(page, on=False)
    faults: list[str] = []
    for nth, theme in enumerate(THEMES):
        await page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        for width, height in WINDOWS[nth :: len(THEMES)]:
            faults += await faults_in(page, width, height)
    assert not faults, "\n".join(faults)


async def faults_in(page: Page, width: int, height: int) -> list[str]:
    """Return what lies over something else, or is cut, in a window."""
    await page.set_viewport_size({"width": width, "height": height})
    await check_width(page)
    await check_strips(page)
    theme = await page.get_attribute("html", "data-theme")
    return [f"{width}x{height} {theme}: {fault}" for fault in await page.evaluate(_FAULTS)]


async def test_a_sequence_of_nine_that_is_shown_stays_in_the_window(visit: Visits) -> None:
    visitor = await visit("fr", size=(390, 844))
    page = visitor.page
    await visitor.sit(follows_with_nine_cards)
    await page.evaluate(_SHOWN)
    await paint(page, on=False)
    for width, height in WINDOWS:
        await page.set_viewport_size({"width": width, "height": height})
        await check_width(page)


async def test_every_dialog_fits_a_phone(visit: Visits) -> None:
    """A dialog may scroll inside, but what it asks can always be answered."""
    visitor = await visit("de", rules="schieber", options={"target": 200})
    page = visitor.page
    for moment in (chooses, asks_melds, is_counted, is_over):
        await page.set_viewport_size({"width": 390, "height": 844})
        stranger = await visitor.sit(moment)
        await check_width(page)
        assert not (await stranger.look()).covered
        await page.set_viewport_size({"width": 320, "height": 568})
        await check_width(page)
        seen = await stranger.look()
        assert seen.dialog
        await stranger.press(seen)  # one on anything covered or outside fails


@pytest.mark.parametrize("lang", ["fr", "de"])
async def test_long_numbers_stay_on_the_slate(visit: Visits, lang: str) -> None:
    """With numbers of four digits, and the longest that the bar has to tell."""
    visitor = await visit(lang)
    page = visitor.page
    await page.add_init_script(f"({_LONG})()")
    await visitor.sit(follows_with_nine_cards)
    assert (await visitor.score())[1].endswith("240")
    await paint(page, on=False)
    faults: list[str] = []
    for width, height in [size for size in WINDOWS if size[0] < 1100]:
        await page.set_viewport_size({"width": width, "height": height})
        found = await page.evaluate(_BURST)
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
