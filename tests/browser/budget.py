"""Requests and bytes that a page fetches before its first cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from playwright.async_api import Request

from tests.browser.conftest import Visit
from tests.browser.fake_socket import PATH

CARDS: Final = 9
"""Cards in a hand."""

ICONS: Final = "/icons/"
"""What a browser with windows fetches for itself, whenever it likes."""

_MARK: Final = f"""
new MutationObserver((_, watcher) => {{
  if (document.querySelectorAll(".hand button.card").length < {CARDS}) return;
  watcher.disconnect();
  performance.mark("first cards");
}}).observe(document, {{ childList: true, subtree: true }});
"""
_FETCHED: Final = """() => {
  const entries = performance.getEntries();
  const fetched = entries.filter(({ entryType }) => ["navigation", "resource"].includes(entryType));
  const drawn = entries.findIndex(({ name }) => name === "first cards");
  return fetched.filter((one) => entries.indexOf(one) < drawn).map(({ name }) => name);
}"""


@dataclass(frozen=True, slots=True)
class Traffic:
    """What a page has fetched: bytes on the wire by path, headers included."""

    size: dict[str, int]

    @property
    def total(self) -> int:
        """Bytes of everything."""
        return sum(self.size.values())

    def of(self, ending: str) -> int:
        """Bytes of the files with an ending."""
        return sum(size for path, size in self.size.items() if path.endswith(ending))


async def fetched_before_the_cards(visitor: Visit) -> Traffic:
    """Open a table and return what was asked for until the first cards were drawn."""
    page = visitor.page
    done: list[Request] = []
    page.on("requestfinished", lambda request: done.append(request))
    await page.add_init_script(_MARK)
    await page.goto(visitor.server.url + PATH, wait_until="networkidle")
    await page.locator(".hand button.card").nth(CARDS - 1).wait_for()
    fetched: list[str] = await page.evaluate(_FETCHED)
    size: dict[str, int] = {}
    for request in done:
        path = urlsplit(request.url).path
        if request.url in fetched and not path.startswith(ICONS):
            sizes = await request.sizes()
            whole = sizes["responseHeadersSize"] + sizes["responseBodySize"]
            # What is asked for again later comes from the browser's memory.
            size[path] = max(whole, size.get(path, 0))
    return Traffic(size)
