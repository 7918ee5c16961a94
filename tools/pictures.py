"""Small PNG files: 256 colours are plenty for the page, and take a quarter of the room."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser

_REDUCE: Final = Path(__file__).with_name("palette.js").read_text(encoding="utf-8")
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
"""The PNG colour type whose pixels are places in a palette."""


async def reduce_colours(browser: Browser, png: bytes) -> bytes:
    """Return a picture with at most 256 colours."""
    page = await browser.new_page()
    found: dict[str, Any] = await page.evaluate(_REDUCE, base64.b64encode(png).decode())
    await page.close()
    pixels = base64.b64decode(found["pixels"])
    return indexed_png(found["width"], found["height"], found["palette"], pixels)


def indexed_png(width: int, height: int, palette: list[list[int]], pixels: bytes) -> bytes:
    """Return a PNG file whose pixels are places in a palette.

    >>> indexed_png(1, 1, [[255, 0, 0]], bytes(1))[:4]
    b'\\x89PNG'
    """
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    colours = bytes(value for colour in palette for value in colour)
    rows = b"".join(
        b"\0" + pixels[start : start + width] for start in range(0, width * height, width)
    )
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)))
    return _SIGNATURE + b"".join(_chunk(*one) for one in (*chunks, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
