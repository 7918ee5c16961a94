"""Registry of the bots by name, which a budget or a policy file may follow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from buur.arguments import hint, text
from buur.bots.budget import Budget, read_budget
from buur.bots.levels.easy import Easy
from buur.bots.levels.random_bot import RandomBot
from buur.bots.levels.steady import Steady
from buur.bots.protocol import Bot
from buur.bots.seeds import checked_seed
from buur.errors import BotError

if TYPE_CHECKING:
    from buur.bots.policy.weights import PolicyWeights

Factory = Callable[[int | None], Bot]
"""Makes a bot from a seed; None draws a random one."""


class Thinker(Protocol):
    """Factory of a bot that searches, with a budget and the weights of its policy."""

    def __call__(
        self,
        seed: int | None = None,
        budget: Budget | None = None,
        *,
        weights: PolicyWeights | None = None,
    ) -> Bot:
        """Return a bot, by default with the budget of its level and the package's policy."""
        ...


def _sharp(
    seed: int | None = None, budget: Budget | None = None, *, weights: PolicyWeights | None = None
) -> Bot:
    """Return the sharp player. The first call imports the search and its compiler."""
    from buur.bots.levels.sharp import Sharp

    return Sharp(seed, budget, weights=weights)


def _master(
    seed: int | None = None, budget: Budget | None = None, *, weights: PolicyWeights | None = None
) -> Bot:
    """Return the master. The first call imports the search and its compiler."""
    from buur.bots.levels.sharp import Master

    return Master(seed, budget, weights=weights)


THINKERS: Final[dict[str, Thinker]] = {"sharp": _sharp, "master": _master}
"""The bots that take a budget, weakest first."""

BOTS: Final[dict[str, Factory]] = {"easy": Easy, "steady": Steady, **THINKERS, "random": RandomBot}
"""Every bot by name: the levels, weakest first, then the random player as a reference."""

LEVELS: Final = tuple(name for name in BOTS if name != "random")
"""Names of the bots that people may choose as opponents, weakest first."""

NAME_EXPECTED: Final = "the name of a bot such as 'steady' or 'sharp@300'"

DEFAULT: Final = "steady"
"""Name of the bot that is the default opponent, and the substitute of an absent person."""


def factory(name: str) -> Factory:
    """Return the factory of a bot.

    >>> factory("sharp@300")(1).name
    'sharp'

    Args:
        name: a key of `BOTS`. A key of `THINKERS` may be followed by a budget for each act, such as
            ``sharp@300`` for 300 rounds or ``sharp@200ms`` for a fifth of a second.

    Raises:
        BotError: there is no such bot, or it cannot be given this budget.
        ArgumentError: the name is no text.
    """
    level, budget = _named(name)
    return BOTS[level] if budget is None else partial(THINKERS[level], budget=budget)


def _named(notation: str) -> tuple[str, Budget | None]:
    """Return the name and the budget that the notation of a bot contains."""
    name, at, given = text(notation, "name", NAME_EXPECTED).partition("@")
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BotError("unknown-bot", name=notation, known=known, hint=hint(name, BOTS))
    if not at:
        return name, None
    if name not in THINKERS:
        raise BotError("no-budget", name=name)
    budget = read_budget(given)
    if budget is None:
        raise BotError("bad-budget", name=name, budget=given)
    return name, budget


def trained(notation: str) -> Factory | None:
    """Return the factory of a bot whose policy is in a file, None where no file is named.

    `factory` opens no files, so remote users may name bots to it.

    Args:
        notation: a key of `THINKERS`, perhaps with a budget, then ``+`` and a file that ``buur
            train`` wrote: ``sharp+own.json``, ``sharp@300+own.json``.

    Raises:
        BotError: the bot cannot be given this budget, or the file holds no policy.
        OSError: the file cannot be read.
    """
    level, plus, file = text(notation, "name", NAME_EXPECTED).partition("+")
    if not plus or level.partition("@")[0] not in THINKERS:
        return None
    from buur.bots.policy.weights import loads

    name, budget = _named(level)
    try:
        weights = loads(Path(file).read_text(encoding="utf-8"))
    except ValueError as error:  # no text, or no policy
        raise BotError("bad-habits", file=file) from error
    return partial(THINKERS[name], budget=budget, weights=weights)


def bot(name: str, seed: int | None = None) -> Bot:
    """Return a bot by its name.

    >>> bot("steady", seed=1).name
    'steady'

    Args:
        name: a key of `BOTS`, perhaps with a budget, see `factory`.
        seed: makes the bot's random choices repeatable; None draws a random seed.

    Raises:
        BotError: there is no such bot, or it cannot be given this budget.
        ArgumentError: the name is no text, or the seed is no whole number from 0 to 2^64 - 1.
    """
    return factory(name)(checked_seed(seed))
