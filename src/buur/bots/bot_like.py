"""`BotLike`: a bot given by its name, as such, by a factory or by a function of the view."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Final, TypeAlias

from buur.arguments import text, wrong
from buur.bots.function_bot import DEFAULT_NAME, from_function
from buur.bots.protocol import Bot
from buur.bots.registry import factory
from buur.bots.seeds import seed_or_random
from buur.play.players import is_bot

BotLike: TypeAlias = str | Bot | Callable[..., object]
"""The name of a bot, a bot, a factory (a class, or a function of a seed), or a function that
chooses an act for a view."""
BotFactory: TypeAlias = Callable[[int], Bot]
"""Makes a bot from a seed."""

EXPECTED: Final = (
    "a name such as 'steady', a bot with name, choose and interject, a factory of bots,"
    " or a function that chooses an act for a view"
)


def bot_of(bot: BotLike, seed: int | None = None, *, name: str = "bot") -> Bot:
    """Return a bot, given by its name, as such, by a factory or by a function of the view.

    >>> bot_of("steady").name
    'steady'
    >>> bot_of(lambda view: "push").name
    'mine'

    Args:
        bot: a name as for `factory`; a bot, which is returned as it is; a factory as for
            `factory_of`; or a function as for `from_function`.
        seed: the seed of a bot that is made; None draws a random one.
        name: the name of the argument for the message of an error.

    Raises:
        BotError: there is no bot of this name.
        ArgumentError: it is none of these, or the seed is no whole number from 0 to 2^64 - 1.
    """
    return factory_of(bot, name=name)(seed_or_random(seed))


def factory_of(bot: BotLike, *, name: str = "bot") -> BotFactory:
    """Return a function that makes a bot from a seed.

    >>> factory_of("steady")(1).name, factory_of(lambda view: "push")(1).name
    ('steady', 'mine')

    A class makes bots, with or without a seed. A function whose parameter is called ``seed`` makes
    bots, too. A function whose parameter is called ``view`` chooses acts. A function with another
    parameter is called once with a seed: if it returns a bot, it makes bots.

    Args:
        bot: what `bot_of` accepts; a bot is returned for each seed.
        name: the name of the argument for the message of an error.

    Raises:
        BotError: there is no bot of this name.
        ArgumentError: it is neither a bot nor a function.
    """
    text(name, "name")
    if isinstance(bot, str):
        return factory(bot)
    if isinstance(bot, type):
        return _making(bot, name)
    if is_bot(bot):
        return lambda seed: bot
    if not callable(bot):
        raise wrong(name, bot, EXPECTED)
    if _makes_bots(bot):
        return _making(bot, name)
    made = from_function(bot, label_of(bot))
    return lambda seed: made


def label_of(bot: BotLike) -> str:
    """Return the name of a bot, or of its class or function.

    >>> label_of("sharp@300"), label_of(lambda view: "push")
    ('sharp@300', 'mine')
    """
    if isinstance(bot, str):
        return bot
    for attribute in ("name", "__name__"):
        found = getattr(bot, attribute, None)
        if isinstance(found, str) and found != "<lambda>":
            return found
    return DEFAULT_NAME


def _making(make: Callable[..., object], name: str) -> BotFactory:
    """Return the factory that calls a class or function, with the seed if it takes one.

    Raises:
        ArgumentError: it needs more than a seed; when called, it has made no bot.
    """
    takes_seed = _accepts(make, 0)
    if not takes_seed and not _accepts(make):
        raise wrong(name, make, "a class or function that makes a bot from a seed alone")

    def made(seed: int) -> Bot:
        found = make(seed) if takes_seed else make()
        if not is_bot(found):
            raise wrong(name, make, f"{EXPECTED}; it made an object of {type(found).__name__}")
        return found

    return made


def _makes_bots(function: Callable[..., object]) -> bool:
    """Tell whether a function makes bots from seeds, rather than acts from views."""
    try:
        first = next(iter(signature(function).parameters), "")
    except (TypeError, ValueError):  # a builtin without a signature
        first = ""
    if first in ("seed", "view"):
        return first == "seed"
    try:
        return is_bot(function(0) if _accepts(function, 0) else function())
    except Exception:  # noqa: BLE001 - a function of a view, which got a number
        return False


def _accepts(function: Callable[..., object], *given: object) -> bool:
    """Tell whether a function can be called with these arguments."""
    try:
        signature(function).bind(*given)
    except (TypeError, ValueError):  # also a builtin without a signature
        return False
    return True
