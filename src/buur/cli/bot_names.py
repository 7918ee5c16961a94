"""Names of bots from a command line, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from buur.bots import DEFAULT, factory
from buur.cli.user_errors import UserError


def bots_by_seat(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the bot of each seat: one name stands for all seats, no name for the default bot."""
    for name in names:
        factory(name)
    if len(names) not in (0, 1, seats):
        raise UserError("bot-count", count=len(names), seats=seats)
    if len(names) == seats:
        return tuple(names)
    return (names[0] if names else DEFAULT,) * seats
