"""Thinking budget of a bot's act, and its notation behind the bot's name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_ROUNDS: Final = 10_000_000
MOST_SECONDS: Final = 60.0
SYNTAX: Final = re.compile(
    r"(?P<rounds>[0-9]{1,8})|(?P<time>[0-9]{1,6}(?:\.[0-9]{1,3})?)(?P<unit>ms|s)"
)
MILLI: Final = 1000


@dataclass(frozen=True, slots=True)
class Budget:
    """Whichever is used up first; a part that is None is left to the bot.

    Only rounds make acts repeatable: how many of them fit into a time depends on the machine.
    """

    rounds: int | None = None
    """Of its search, for each act."""
    seconds: float | None = None
    """For each act."""

    def __str__(self) -> str:
        """Return what stands behind the name: ``@300``, ``@200ms``, or nothing."""
        if self.rounds is not None:
            return f"@{self.rounds}"
        return "" if self.seconds is None else f"@{round(self.seconds * MILLI)}ms"


def read_budget(text: str) -> Budget | None:
    """Return the budget that ``300`` (rounds), ``200ms`` or ``1.5s`` stands for, None for nonsense.

    At least one round or a millisecond, at most ten million rounds or a minute.
    """
    found = SYNTAX.fullmatch(text)
    if found is None:
        return None
    if found["rounds"]:
        rounds = int(found["rounds"])
        return Budget(rounds=rounds) if 1 <= rounds <= MOST_ROUNDS else None
    seconds = float(found["time"]) / (MILLI if found["unit"] == "ms" else 1)
    return Budget(seconds=seconds) if 1 / MILLI <= seconds <= MOST_SECONDS else None
