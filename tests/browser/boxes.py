"""Boxes of the page: what sticks out, lies over something else, or cannot be read and pressed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from playwright.async_api import Page

TOUCH: Final = 44
"""Least width and height of what a finger presses, in pixels."""

WINDOWS: Final = ((390, 844), (360, 640), (320, 568), (820, 1180), (1440, 900), (844, 390))

_OVERFLOW: Final = """() => {
  const root = document.documentElement;
  const wide = [...document.body.querySelectorAll("*")].filter((node) => {
    if (node.closest("#decks, .hidden, svg")) return false;
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  });
  return { scrolls: root.scrollWidth > root.clientWidth, wide: wide.map((node) => node.className) };
}"""

_STRIPS: Final = """() => [...document.querySelectorAll(".hand button.card")].map((card) => {
  const box = card.getBoundingClientRect();
  const within = box.right <= innerWidth && box.bottom <= innerHeight;
  const inside = box.left >= 0 && box.top >= 0 && within;
  const y = box.top + box.height / 2;
  let free = 0;
  for (let x = Math.ceil(box.left); x < box.right; x += 2)
    if (card.contains(document.elementFromPoint(x, y))) free += 2;
  return { card: card.dataset.card, inside, free, height: box.height };
})"""

# Lays a card of everybody on the tabletop and lets everybody speak.
_CROWD: Final = """(words) => {
  const make = (tag, name) => Object.assign(document.createElement(tag), { className: name });
  const seats = [...document.querySelectorAll(".tabletop > .seat")];
  const side = (seat) => [...seat.classList].find((one) => /^(top|left|right|bottom)/.test(one));
  const laid = document.querySelector(".trick .spot");
  document.querySelectorAll(".trick .spot").forEach((one) => one !== laid && one.remove());
  seats.forEach((seat, i) => {
    const card = laid.cloneNode(true);
    card.className = `spot ${side(seat)} ${["led", "winning"][i] ?? ""}`;
    laid.parentElement.append(card);
    const slip = make("div", words.length > 2 ? "bubble long" : "bubble");
    for (const word of words) slip.append(make("span", "word"));
    [...slip.children].forEach((one, at) => (one.textContent = words[at]));
    seat.querySelector(".bubble")?.remove();
    if (words.length) seat.append(slip);
    for (const is of ["speaks", "laid"]) seat.classList.toggle(is, words.length > 0);
  });
  laid.remove();
}"""

# What lies over a card or over something else, and names and speeches that are cut.
_OVERLAPS: Final = """() => {
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

# What of a dialog cannot be pressed, or not be read.
_UNREACHED: Final = """([within, controls]) => {
  const dialog = document.querySelector(within);
  const told = (node) => node.ariaLabel || node.innerText || node.className;
  const faults = [];
  for (const one of dialog.querySelectorAll(controls)) {
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!one.contains(top)) faults.push(`${told(one)} is covered by ${top?.className}`);
    if (width < 44 || height < 44) faults.push(`${told(one)} is small: ${width} x ${height}`);
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`${told(one)} is cut`);
  }
  if (dialog.scrollWidth > dialog.clientWidth) faults.push("the dialog scrolls sideways");
  return faults;
}"""


def windows(sizes: str) -> list[tuple[int, int]]:
    """Return windows that are written as ``320x568 390x844``."""
    pairs = (one.split("x") for one in sizes.split())
    return [(int(width), int(height)) for width, height in pairs]


async def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window a size, in which nothing may stick out to the sides."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await check_width(page)


async def check_width(page: Any) -> None:
    """Check that nothing sticks out to the sides."""
    found = await page.evaluate(_OVERFLOW)
    assert found == {"scrolls": False, "wide": []}, found


async def check_strips(page: Page) -> None:
    """Check that nine cards can be seen whole and touched."""
    cards = await page.evaluate(_STRIPS)
    assert len(cards) == 9
    for card in cards:
        assert card["inside"], card
        assert card["free"] >= TOUCH, card
        assert card["height"] >= TOUCH, card


# A plate is drawn anew when it gets its portrait, with what the player has really said.
_PORTRAYED: Final = """() =>
  [...document.querySelectorAll(".tabletop .portrait")].every(
    (one) => Number(one.style.getPropertyValue("--who") || -1) >= 0)
"""


async def portrayed(page: Page) -> None:
    """Wait until every player has a portrait: until then the page draws over what a test adds."""
    await page.wait_for_function(_PORTRAYED)


async def crowd(page: Page, words: Iterable[str]) -> None:
    """Lay a card of every seat and let every player speak."""
    await portrayed(page)
    await page.evaluate(_CROWD, list(words))


async def overlaps(page: Page) -> list[str]:
    """Return what lies over something else, or is cut."""
    found: list[str] = await page.evaluate(_OVERLAPS)
    return found


async def unreached(
    page: Page,
    sizes: Iterable[tuple[int, int]] = WINDOWS,
    within: str = ".tabletop .dialog",
    controls: str = "button, select, input",
) -> list[str]:
    """Return the controls of a dialog that cannot be pressed or read in some window."""
    faults: list[str] = []
    for size in sizes:
        await resize(page, size)
        found = await page.evaluate(_UNREACHED, [within, controls])
        faults += [f"{size}: {fault}" for fault in found]
    return faults


async def set_theme(page: Page, theme: str) -> None:
    """Show the page in a theme."""
    await page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
