"""A typeface that tests bring with them: every letter is the same block, on every machine.

A page set in it has the same lines, breaks and boxes wherever it is drawn; the fonts of the system
decide nothing.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from playwright.async_api import Page

EM: Final = 1000
"""Units of the typeface in the height of a line."""

ASCENT: Final = 800
ADVANCE: Final = 550
"""Width of a letter, near the mean of ordinary typefaces."""

BLOCK: Final = (50, 0, 500, 500)
"""Left, bottom, right and top of a letter: as high as a small one."""

SPACES: Final = ((0x00, 0x20), (0xA0, 0xA0), (0x2000, 0x200F), (0x2028, 0x202F))
"""Characters of which nothing is drawn."""

LAST: Final = 0x10FFFF
NONE, SPACE, LETTER = range(3)
"""The glyphs; a typeface has to have one for what is missing."""

# The weights are all the same, so that the browser emboldens nothing by itself; letters stand where
# they are measured, and not on the next whole pixel, whatever the system prefers.
_SET: Final = """(on) => {
  if (!window.blocks) {
    const bytes = Uint8Array.from(atob("TYPEFACE"), (one) => one.charCodeAt(0));
    document.fonts.add(new FontFace("Blocks", bytes.buffer, { weight: "1 1000" }));
    window.blocks = new CSSStyleSheet();
    document.adoptedStyleSheets.push(window.blocks);
  }
  const exactly = "text-rendering: geometricPrecision !important";
  const rule = `*, ::before, ::after { font-family: Blocks !important; ${exactly} }`;
  window.blocks.replaceSync(on ? rule : "");
}"""


async def set_in_blocks(page: Page) -> None:
    """Have a page set everything in this typeface from when it is opened."""
    await page.add_init_script(f"({_script()})(true)")


@asynccontextmanager
async def in_blocks(page: Page) -> AsyncIterator[None]:
    """Have a page set everything in this typeface for a while."""
    await page.evaluate(_script(), True)
    yield
    await page.evaluate(_script(), False)


def _script() -> str:
    return _SET.replace("TYPEFACE", base64.b64encode(typeface()).decode())


@cache
def typeface() -> bytes:
    """Return the typeface as a TrueType file. Source: OpenType 1.9.1."""
    outline = _outline()
    return _file(
        {
            b"OS/2": _measures(),
            b"cmap": _characters(),
            b"glyf": outline,
            b"head": _head(),
            b"hhea": _lines(),
            b"hmtx": struct.pack(">HhHhHh", ADVANCE, 0, ADVANCE, 0, ADVANCE, BLOCK[0]),
            b"loca": struct.pack(">4I", 0, 0, 0, len(outline)),
            b"maxp": struct.pack(">I14H", 0x10000, 3, 4, 1, 0, 0, 2, *[0] * 8),
            b"name": _names(),
            b"post": struct.pack(">IIhhI4I", 0x30000, 0, -100, 50, 1, 0, 0, 0, 0),
        }
    )


def _file(tables: dict[bytes, bytes]) -> bytes:
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    directory = struct.pack(
        ">I4H", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16
    )
    contents = b""
    begins = len(directory) + 16 * count
    for tag, table in tables.items():
        padded = table + bytes(-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        directory += struct.pack(">4s3I", tag, total, begins + len(contents), len(table))
        contents += padded
    return directory + contents


def _head() -> bytes:
    magic, places_in_four_bytes = 0x5F0F3CF5, 1
    begins = struct.pack(">4I2H2q", 0x10000, 0x10000, 0, magic, 0, EM, 0, 0)
    return begins + struct.pack(">4h2H3h", *BLOCK, 0, 8, 2, places_in_four_bytes, 0)


def _lines() -> bytes:
    """Return how high lines are, and how wide the widest letter is."""
    caret = (1, 0, 0)
    widest = (ADVANCE, 0, 0, ADVANCE)
    return struct.pack(
        ">I3hH3h3h4hhH", 0x10000, ASCENT, ASCENT - EM, 0, *widest, *caret, *[0] * 5, 3
    )


def _measures() -> bytes:
    """Return the table in which systems look for weight, height and names."""
    sizes = (650, 600, 0, 75, 650, 600, 0, 350, 50, 250)
    ranges = (1, 0, 0, 0)
    return struct.pack(
        ">HhHHH10hh10B4I4sHHHhhhHHIIhhHHH",
        4, ADVANCE, 400, 5, 0, *sizes, 0, *[0] * 10, *ranges, b"BUUR", 0x40, 0x20, 0xFFFF,
        ASCENT, ASCENT - EM, 0, ASCENT, EM - ASCENT, 1, 0, 500, 700, 0, 0x20, 1,
    )  # fmt: skip


def _characters() -> bytes:
    """Return which glyph each character has: ranges of many with one (format 13)."""
    groups: list[tuple[int, int, int]] = []
    begins = 0
    for first, last in SPACES:
        if first > begins:
            groups.append((begins, first - 1, LETTER))
        groups.append((first, last, SPACE))
        begins = last + 1
    groups.append((begins, LAST, LETTER))
    length = 16 + 12 * len(groups)
    table = struct.pack(">HHIII", 13, 0, length, 0, len(groups))
    table += b"".join(struct.pack(">3I", *group) for group in groups)
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


def _outline() -> bytes:
    """Return the block: four corners, joined by straight lines."""
    left, bottom, right, top = BLOCK
    glyph = struct.pack(">5h", 1, left, bottom, right, top) + struct.pack(">HH", 3, 0)
    glyph += bytes([1] * 4)  # every corner lies on the line
    glyph += struct.pack(">4h", left, 0, right - left, 0)
    glyph += struct.pack(">4h", bottom, top - bottom, 0, bottom - top)
    return glyph + bytes(-len(glyph) % 4)


def _names() -> bytes:
    texts = {1: "Blocks", 2: "Regular", 3: "Blocks", 4: "Blocks", 5: "Version 1.0", 6: "Blocks"}
    records, letters = b"", b""
    for kind, text in texts.items():
        written = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, kind, len(written), len(letters))
        letters += written
    return struct.pack(">3H", 0, len(texts), 6 + len(records)) + records + letters
