"""`Budget`: limit of a bot's search for each act, and its notation, as in ``sharp@300``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from buur.arguments import integer, number

MOST_ROUNDS: Final = 10_000_000
MOST_SECONDS: Final = 60.0
SYNTAX: Final = re.compile(
    r"(?P<rounds>[0-9]{1,8})|(?P<time>[0-9]{1,6}(?:\.[0-9]{1,3})?)(?P<unit>ms|s)"
)
MILLI: Final = 1000


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of the search for an act: it ends at the first that is reached.

    >>> str(Budget(rounds=300)), str(Budget(seconds=0.2))
    ('@300', '@200ms')

    The bot decides about a limit that is None.

    Only a limit of rounds makes acts repeatable: the rounds that fit into a time depend on the
    machine.

    Raises:
        ArgumentError: the rounds are not 1 to ten million, or the seconds not 0.001 to 60.
    """

    rounds: int | None = None
    """Most rounds of the search for an act."""
    seconds: float | None = None
    """Most seconds of the search for an act."""

    def __post_init__(self) -> None:
        if self.rounds is not None:
            object.__setattr__(self, "rounds", integer(self.rounds, 1, MOST_ROUNDS, "rounds"))
        if self.seconds is not None:
            number(self.seconds, 1 / MILLI, MOST_SECONDS, "seconds")

    def __str__(self) -> str:
        """Return the suffix of the bot's name: ``@300``, ``@200ms``, or empty without a limit."""
        if self.rounds is not None:
            return f"@{self.rounds}"
        return "" if self.seconds is None else f"@{round(self.seconds * MILLI)}ms"


def read_budget(text: str) -> Budget | None:
    """Return the budget that ``300`` (rounds), ``200ms`` or ``1.5s`` stands for, None if invalid.

    A budget is 1 to ten million rounds, or a millisecond to a minute.
    """
    found = SYNTAX.fullmatch(text)
    if found is None:
        return None
    if found["rounds"]:
        rounds = int(found["rounds"])
        return Budget(rounds=rounds) if 1 <= rounds <= MOST_ROUNDS else None
    seconds = float(found["time"]) / (MILLI if found["unit"] == "ms" else 1)
    return Budget(seconds=seconds) if 1 / MILLI <= seconds <= MOST_SECONDS else None
