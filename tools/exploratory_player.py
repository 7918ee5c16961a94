"""A player at the page who knows nothing but what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Page

_LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

# What was changed is drawn in the next frame; a press before that means what stood there.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

PATIENCE = 60_000
"""Milliseconds without anything to press after which the page counts as stuck."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Where to press next."""

    looks: str
    """What the page looked like; it has to change before the next press."""
    dialog: str
    """Name of the dialog that lies open, empty for none."""
    name: str
    card: str
    slot: int
    """Place of the card in the hand, from 1."""
    focused: bool
    x: float
    y: float
    covered: str
    """What lies over the thing to press, empty for nothing."""


@dataclass(slots=True)
class ExploratoryPlayer:
    """Plays by mouse, or by keyboard only."""

    page: Page
    by_keyboard: bool = False
    contracts: Sequence[str] = ()
    """Contracts to choose where they are offered, the first preferred."""
    think: Callable[[Seen], Awaitable[None]] | None = None
    """What is done before a press: it may change what the page shows."""
    presses: list[Seen] = field(default_factory=list)

    async def look(self) -> Seen:
        """Wait until there is something to press, and return it."""
        wish = self._wish()
        handle = await self.page.wait_for_function(_LOOK, arg=wish, timeout=PATIENCE)
        found: dict[str, Any] = await handle.json_value()
        return Seen(**found)

    async def glimpse(self) -> Seen | None:
        """Return what there is to press at this very moment, if anything."""
        found: dict[str, Any] | None = await self.page.evaluate(_LOOK, self._wish())
        return None if found is None else Seen(**found)

    def _wish(self) -> dict[str, Any]:
        before = self.presses[-1].looks if self.presses else ""
        return {"before": before, "contracts": list(self.contracts)}

    async def press(self, seen: Seen) -> None:
        """Press it, by mouse or by keys."""
        if seen.covered:
            raise AssertionError(f"{seen.name!r} is covered by {seen.covered}")
        self.presses.append(seen)
        if not self.by_keyboard:
            await self.page.mouse.click(seen.x, seen.y)
        elif seen.dialog and not seen.card:
            await self._reach(seen)
            await self.page.keyboard.press("Enter")
        elif len(self.presses) % 2 and seen.slot <= 9:
            await self.page.keyboard.press(str(seen.slot))
        else:
            await self._walk(seen)
            await self.page.keyboard.press("Enter")

    async def _reach(self, seen: Seen) -> None:
        """Tab to a control of a dialog."""
        for _ in range(30):
            if await self._is_focused(seen.name):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {seen.name!r}")

    async def _walk(self, seen: Seen) -> None:
        """Go to a card with the arrows."""
        for _ in range(40):
            if await self._is_focused(seen.name):
                return
            await self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {seen.name!r}")

    async def _is_focused(self, name: str) -> bool:
        focused = await self.page.evaluate(
            "() => document.activeElement?.ariaLabel ?? document.activeElement?.innerText ?? ''"
        )
        return bool(focused == name)

    async def moments(self, most: int = 2000) -> AsyncIterator[Seen]:
        """Play on, giving every moment just before the press, until the partie is over."""
        for _ in range(most):
            seen = await self.look()
            if self.think:
                await self.think(seen)
                await self.page.evaluate(DRAWN)
                seen = await self.look()
            yield seen
            if seen.dialog == "end":
                return
            await self.press(seen)
        raise AssertionError("the partie does not end")

    async def play(self) -> None:
        """Play until the partie is over."""
        async for _ in self.moments():
            pass
