"""Waiting for what another process brings about, of which no event tells."""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60
"""Seconds after which something that another process brings about counts as hung."""
_LOOK: Final = 0.02
"""Seconds between two looks."""


async def next_look() -> None:
    """Wait until it is time to look again."""
    await asyncio.sleep(_LOOK)


async def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds that another process brings about."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await next_look()
