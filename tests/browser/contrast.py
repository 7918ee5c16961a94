"""Contrast of texts with the painted ground, measured from pixels.

Grounds are painted with gradients and drawings, so no rule of a style sheet tells what lies behind
a letter. Here the pixels do: the page is taken once without its letters, and the colour of every
text is held against the ground that was under it.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops
from playwright.async_api import FloatRect, Page

from tests.browser.typeface import in_blocks

Colour = tuple[int, int, int]

_TEXTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
_WITHOUT_LETTERS: Final = """(on) => {
  const rule = "* { color: transparent !important; text-shadow: none !important }";
  window.bare ??= new CSSStyleSheet();
  window.bare.replaceSync(on ? rule : "");
  const sheets = document.adoptedStyleSheets;
  if (!sheets.includes(window.bare)) sheets.push(window.bare);
}"""

GRAIN: Final = 0.08
"""Share of a ground's pixels, at either end, that are grain and edges and not the ground."""

EDGE: Final = 8
"""Pixels around an element in which its signs may stand."""

VISIBLE: Final = 40
"""Difference of two shades of grey, of 255, that an eye sees at once."""


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text with its contrast."""

    text: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.text!r} {self.ratio:.2f}:1"


async def contrasts(page: Page, within: str) -> list[Text]:
    """Return every visible text inside some elements with its contrast to what lies under it.

    How far a text reaches over its ground is no matter of the system's fonts.
    """
    async with in_blocks(page):
        found: list[dict[str, Any]] = await page.evaluate(_TEXTS, within)
        await page.evaluate(_WITHOUT_LETTERS, True)
        ground = await picture(page)
        await page.evaluate(_WITHOUT_LETTERS, False)
    return [Text(one["text"], _lowest(ground, one)) for one in found]


def _lowest(ground: Image.Image, text: dict[str, Any]) -> float:
    """Return the contrast of a text with the least favourable part of its ground."""
    left, top, right, bottom = text["box"]
    box = (max(0, int(left)), max(0, int(top)), int(right) + 1, int(bottom) + 1)
    data = ground.crop(box).tobytes()
    pixels = sorted(zip(data[::3], data[1::3], data[2::3], strict=True), key=luminance)
    edge = int(len(pixels) * GRAIN)
    kept = pixels[edge : len(pixels) - edge] or pixels
    share = text["share"]
    return min(
        ratio(_mix(tuple(text["colour"]), under, share), under)
        for under in (kept[0], kept[len(kept) // 2], kept[-1])
    )


def _mix(over: Colour, under: Colour, share: float) -> Colour:
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True)
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour. Source: WCAG 2.2."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21. Source: WCAG 2.2.

    >>> round(ratio((0, 0, 0), (255, 255, 255)))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


async def picture(page: Page, clip: FloatRect | None = None) -> Image.Image:
    """Return what the page, or a part of it, looks like."""
    png = await page.screenshot(animations="disabled", scale="css", clip=clip)
    with Image.open(io.BytesIO(png)) as opened:
        return opened.convert("RGB")


async def difference(page: Page, selector: str, undo: str, redo: str) -> int:
    """Return how many pixels in and around an element change when a sign is taken from it.

    Args:
        page: where it is.
        selector: of the element.
        undo: script that takes the sign away; gets the element.
        redo: script that puts it back.
    """
    element = await page.locator(selector).first.element_handle()
    box = await element.bounding_box()
    assert box, selector
    clip = FloatRect(
        x=max(0, box["x"] - EDGE),
        y=max(0, box["y"] - EDGE),
        width=box["width"] + 2 * EDGE,
        height=box["height"] + 2 * EDGE,
    )
    before = await picture(page, clip)
    await element.evaluate(undo)
    after = await picture(page, clip)
    await element.evaluate(redo)
    grey = ImageChops.difference(before.convert("L"), after.convert("L"))
    return sum(value > VISIBLE for value in grey.tobytes())
