"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.bots.protocol import Bot
from buur.bots.random_bot import RandomBot
from buur.bots.steady import Steady
from buur.errors import BuurError

Factory = Callable[[int | None], Bot]
"""Makes a bot from a seed, or from fresh randomness with None."""

BOTS: Final[dict[str, Factory]] = {"steady": Steady, "random": RandomBot}
"""Every bot by name, the default opponent first."""


def bot(name: str, seed: int | None = None) -> Bot:
    """Return a bot by its name.

    Args:
        name: a key of `BOTS`.
        seed: makes its choices among equals repeatable; fresh ones with None.

    Raises:
        BuurError: there is no such bot; the message lists those there are.
    """
    factory = BOTS.get(name)
    if factory is None:
        raise BuurError(f"bot {name!r} does not exist: expected one of {', '.join(BOTS)}")
    return factory(seed)
