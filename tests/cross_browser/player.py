"""A player who knows nothing but what the page of any browser shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools import exploratory_player
from tools.browsers.window import Window, until
from tools.exploratory_player import Seen

_LOOK: Final = Path(exploratory_player.__file__).with_suffix(".js").read_text(encoding="utf-8")
_MOST: Final = 500
"""Presses after which a deal counts as endless."""


class Player:
    """Presses what there is to press."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._before = ""

    def look(self) -> Seen:
        """Wait until there is something to press, and return it."""
        wish = {"before": self._before, "contracts": []}
        # A comment may stand before the function, but not within brackets of an expression.
        found: dict[str, Any] = until(lambda: self._window.run(_LOOK, wish), "something to press")
        return Seen(**found)

    def press(self, seen: Seen) -> None:
        """Press it."""
        assert not seen.covered, f"{seen.name!r} is covered by {seen.covered}"
        self._before = seen.looks
        self._window.press(seen.x, seen.y)

    def moments(self) -> Iterator[Seen]:
        """Play on, giving every moment just before the press, until the partie is over."""
        for _ in range(_MOST):
            seen = self.look()
            yield seen
            if seen.dialog == "end":
                return
            self.press(seen)
        raise AssertionError("the partie does not end")
