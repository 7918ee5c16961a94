"""Chromium from the system's packages, driven by Playwright."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

from tools.needs import require_chromium

FLAGS = (
    "--no-sandbox",  # as root in a container there is no other way
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@asynccontextmanager
async def chromium(*, scrollbars: bool = False) -> AsyncIterator[Browser]:
    """Start a browser without a window.

    Args:
        scrollbars: whether scrollbars take room, as those of most desktops do.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=str(require_chromium()),
            headless=True,
            args=list(FLAGS),
            ignore_default_args=["--hide-scrollbars"] if scrollbars else None,
        )
        try:
            yield browser
        finally:
            await browser.close()
