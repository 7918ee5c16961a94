"""Draw the application's icons from `buur.svg`, as pictures for the devices that want those.

``.venv/bin/python -m tools.icons`` writes them beside it. The drawing is scaled down where a device
cuts its own shape out of a picture, and the felt then reaches to the edges.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from buur.web.pack import static_folder
from tools.chromium import chromium

PICTURES: Final = {
    "192.png": (192, None),
    "512.png": (512, None),
    "maskable.png": (512, 0.78),
    "180.png": (180, 0.9),
}
"""Size in pixels; and how large the sign is where a device cuts a shape of its own out of it."""


async def main() -> None:
    """Write every picture."""
    folder = static_folder() / "icons"
    drawing = (folder / "buur.svg").read_text(encoding="utf-8")
    async with chromium() as browser:
        for name, (size, scale) in PICTURES.items():
            one = drawing if scale is None else full(drawing, scale)
            await _draw(browser, one, size, folder / name)


def full(drawing: str, scale: float) -> str:
    """Return the drawing with felt up to the edges and a smaller sign."""
    square, grounds = re.subn(r'(id="ground"[^>]*?) rx="\d+"', r"\1", drawing)
    smaller = f'transform="translate(256 256) scale({scale}) translate(-256 -256)"'
    scaled, signs = re.subn('<g id="sign"', f'<g id="sign" {smaller}', square)
    if (grounds, signs) != (1, 1):
        raise SystemExit("buur.svg has one ground with round corners and one sign upon it")
    return scaled


async def _draw(browser: Browser, drawing: str, size: int, path: Path) -> None:
    page = await browser.new_page(viewport={"width": size, "height": size})
    sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    await page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{sized}")
    await page.screenshot(path=str(path), omit_background=True)
    await page.close()


if __name__ == "__main__":
    asyncio.run(main())
