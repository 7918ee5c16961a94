"""Windows of Firefox and WebKit at a real server; their pages may not complain about anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from buur.client import open_table
from tests.browser.autoplay import Moment, play_ahead
from tests.cross_browser.player import Player
from tools.browsers.firefox import Firefox
from tools.browsers.webkit import WebKit
from tools.browsers.window import Size, Window, until
from tools.live_server import LiveServer
from tools.needs import require_firefox, require_webkit

PHONE: Final = Size(390, 844, ratio=2)
DESKTOP: Final = Size(1280, 800)

SEED: Final = 14
"""Seed of every table, as in ``tests/browser``."""

LANG: Final = "de"
"""Language with the longest words."""

_QUIET: Final = "icons/192.png"
"""An address where no script of the page runs."""
_AFRESH: Final = """(settings) => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "buur=; max-age=0; path=/";
  localStorage.setItem("buur.settings", JSON.stringify(settings));
}"""

_MIDDLE: Final = """async (css) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const middle = () => {
    const found = document.querySelector(css);
    found.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (let [before, now] = [[], middle()]; ; [before, now] = [now, middle()]) {
    if (String(before) === String(now)) return now;
    await frame();
  }
}"""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.cross_browser)


@dataclass(slots=True)
class Visit:
    """A visitor with a window of a browser."""

    window: Window
    server: LiveServer
    size: Size
    settings: dict[str, Any]

    def home(self) -> None:
        """Open the home page."""
        self.window.open(self.server.url)
        self.wait_for("button.play")

    def sit(self, at: Moment | None = None) -> Player:
        """Take a seat at a new table and return somebody who plays there.

        Args:
            at: up to which moment the table has been played before; its beginning if left out.
        """
        rules, options = self.settings.get("rules", "chibre"), self.settings.get("options")
        seat = open_table(self.server.url, rules, options=options, name="Du")[0]
        if at:
            play_ahead([seat], at)
        self.window.open(str(seat))
        self.wait_for("main.table")
        return Player(self.window)

    def wait_for(self, selector: str) -> None:
        """Wait until an element is there."""
        until(lambda: self.count(selector), selector)

    def wait_until_gone(self, selector: str) -> None:
        """Wait until no such element is there."""
        until(lambda: not self.count(selector), f"end of {selector}")

    def count(self, selector: str) -> int:
        """Return the number of elements."""
        found: int = self.window.run("(css) => document.querySelectorAll(css).length", selector)
        return found

    def texts(self, selector: str) -> list[str]:
        """Return the visible texts of elements."""
        found: list[str] = self.window.run(
            "(css) => [...document.querySelectorAll(css)].map((one) => one.innerText.trim())",
            selector,
        )
        return found

    def cards(self, selector: str) -> list[str]:
        """Return the cards of elements, in their order."""
        found: list[str] = self.window.run(
            "(css) => Array.from(document.querySelectorAll(css), (one) => one.dataset.card)",
            selector,
        )
        return found

    def hand(self) -> list[str]:
        """Return the cards in the visitor's hand."""
        return self.cards(".hand button.card")

    def press(self, selector: str) -> None:
        """Press the middle of the first such element once it keeps its place."""
        self.window.press(*self.window.run(_MIDDLE, selector))

    def complaints(self) -> list[str]:
        """Return what the page complained about since it was loaded."""
        found: list[str] = self.window.run("() => globalThis.complaints ?? []")
        return found


Make = Callable[..., Visit]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Run one server for all tests that leave it alive."""
    with LiveServer(tmp_path_factory.mktemp("browser") / "tables.db", SEED) as running:
        yield running


@pytest.fixture(params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest) -> str:
    """Name the browser."""
    name: str = request.param
    return name


@pytest.fixture(scope="session")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, Size], Window]]:
    """Return windows, one of each browser and size."""
    opened: dict[tuple[str, Size], Window] = {}
    with ExitStack() as ends:

        def window(name: str, size: Size) -> Window:
            if (name, size) not in opened:
                folder = tmp_path_factory.mktemp(name)
                found = _launched(name, size, folder)
                opened[name, size] = ends.enter_context(closing(found))
            return opened[name, size]

        yield window


def _launched(name: str, size: Size, folder: Path) -> Window:
    if name == "firefox":
        return Firefox(require_firefox(), size, folder, f"{LANG}-CH")
    return WebKit(require_webkit(), size, folder, f"{LANG}-CH")


@pytest.fixture
def visit(
    browser: str, windows: Callable[[str, Size], Window], server: LiveServer
) -> Iterator[Make]:
    """Return a function that lets a visitor in: ``visit(PHONE, deck="swiss")``."""
    visits: list[Visit] = []

    def make(size: Size = PHONE, at: LiveServer = server, **settings: Any) -> Visit:
        window = windows(browser, size)
        kept = {"pace": "fast", "still": True, "confirm": "none", "lang": LANG}
        found = Visit(window, at, size, kept | settings)
        window.open(at.url + _QUIET)
        window.run(_AFRESH, found.settings)
        visits.append(found)
        return found

    yield make
    assert [line for one in visits for line in one.complaints()] == []
