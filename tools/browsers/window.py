"""`Window`: a window of a browser that a program drives."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

PATIENCE: Final = 60.0
"""Seconds without a result after which a page counts as stuck."""

_INTERVAL: Final = 0.02
"""Seconds between two looks at a page."""

PRELOAD: Final = """
globalThis.complaints = [];
for (const kind of ["error", "unhandledrejection"])
  addEventListener(kind, ({ message, reason }) => complaints.push(`${kind}: ${message ?? reason}`));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  complaints.push(`blocked by the policy: ${violatedDirective} ${blockedURI}`));
crypto.getRandomValues = (bytes) => bytes.fill(7);
"""
"""Script that runs before those of a page: it collects complaints, and the shuffle is the same."""


@dataclass(frozen=True, slots=True)
class Size:
    """Size of a window in CSS pixels, and device pixels in each of them."""

    width: int
    height: int
    ratio: int = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


class Window(Protocol):
    """A window of a browser; scripts are functions whose result JSON can carry."""

    def open(self, url: str) -> None:
        """Go to an address and wait until it has loaded."""

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function in the page, await its promise, and return the result."""

    def press(self, x: float, y: float) -> None:
        """Press a point, by touch where the browser can."""

    def key(self, key: str) -> None:
        """Press a key."""

    def back(self) -> None:
        """Go back in the history."""

    def reload(self) -> None:
        """Load the page again and wait until it has loaded."""

    def screenshot(self, path: Path) -> None:
        """Save a picture of the page."""

    def close(self) -> None:
        """End the browser."""


def as_expression(function: str, arguments: tuple[Any, ...]) -> str:
    """Return an expression that calls a function and promises its result as JSON.

    >>> as_expression("(n) => n + 1", (2,))
    '(async () => JSON.stringify((await ((n) => n + 1)(2)) ?? null))()'
    """
    given = ", ".join(map(json.dumps, arguments))
    return f"(async () => JSON.stringify((await ({function})({given})) ?? null))()"


def until(check: Callable[[], Any], what: str = "") -> Any:
    """Return the first result that is true, asked for again and again.

    Args:
        check: returns the result.
        what: the error's words for what did not come.

    Raises:
        AssertionError: it did not come while a page may be patient.
    """
    ends = time.monotonic() + PATIENCE
    while not (found := check()):
        if time.monotonic() > ends:
            raise AssertionError(f"never came: {what or check}")
        time.sleep(_INTERVAL)
    return found
