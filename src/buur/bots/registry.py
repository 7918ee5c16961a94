"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from buur.bots.budget import Budget, read_budget
from buur.bots.easy import Easy
from buur.bots.protocol import Bot
from buur.bots.random_bot import RandomBot
from buur.bots.steady import Steady
from buur.errors import BotError

Factory = Callable[[int | None], Bot]
"""Makes a bot from a seed, or from fresh randomness with None."""


class Thinker(Protocol):
    """Makes a bot that thinks as long as it is given: a factory with a budget."""

    def __call__(self, seed: int | None = None, budget: Budget | None = None) -> Bot:
        """Return a bot; without a budget it has that of its level."""
        ...


def _sharp(seed: int | None = None, budget: Budget | None = None) -> Bot:
    """Return the sharp player. What it is compiled with is loaded with the first one."""
    from buur.bots.sharp import Sharp

    return Sharp(seed, budget)


def _master(seed: int | None = None, budget: Budget | None = None) -> Bot:
    """Return the master, in the same way."""
    from buur.bots.sharp import Master

    return Master(seed, budget)


THINKERS: Final[dict[str, Thinker]] = {"sharp": _sharp, "master": _master}
"""The bots that take a budget, weakest first."""

BOTS: Final[dict[str, Factory]] = {"easy": Easy, "steady": Steady, **THINKERS, "random": RandomBot}
"""Every bot by name: the levels, weakest first, and the yardstick."""

LEVELS: Final = tuple(name for name in BOTS if name != "random")
"""What people may choose to play against, weakest first."""

DEFAULT: Final = "steady"
"""The default opponent and deputy."""


def factory(text: str) -> Factory:
    """Return what makes a bot.

    Args:
        text: a key of `BOTS`; behind one of `THINKERS` a budget for each act may stand, such as
            ``sharp@300`` for 300 rounds or ``sharp@200ms`` for a fifth of a second.

    Raises:
        BotError: there is no such bot, or it cannot be given this budget.
    """
    name, at, given = text.partition("@")
    if name not in BOTS:
        raise BotError("unknown-bot", name=text, known=", ".join(BOTS))
    if not at:
        return BOTS[name]
    if name not in THINKERS:
        raise BotError("no-budget", name=name)
    budget = read_budget(given)
    if budget is None:
        raise BotError("bad-budget", name=name, budget=given)
    return partial(THINKERS[name], budget=budget)


def bot(name: str, seed: int | None = None) -> Bot:
    """Return a bot by its name.

    Args:
        name: a key of `BOTS`, perhaps with a budget, see `factory`.
        seed: makes its choices among equals repeatable; fresh ones with None.

    Raises:
        BotError: there is no such bot, or it cannot be given this budget.
    """
    return factory(name)(seed)
