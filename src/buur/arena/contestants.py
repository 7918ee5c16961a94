"""Who takes part: a bot by its registered name, or one of your own by where it is defined."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Final

from buur.arena.failures import BotFailure, NoAnswer
from buur.bots import Bot, factory
from buur.notation.foreign import Dialect
from buur.play.events import Act
from buur.play.views import View

COMMAND: Final = "cmd:"
"""Stands before a program with its arguments."""
HSLU: Final[dict[str, Dialect]] = {"hslu:": "V0.2", "hslu-old:": "old"}
"""What stands before the address of an agent of the HSLU, and its dialect."""
TIMEOUT: Final = 10.0
"""Seconds that a program has for an act."""


class Contestant:
    """Makes the bots of one side of a duel.

    Args:
        name: as it was given.
        make: returns a bot from a seed.
        close: ends what `make` started.
    """

    def __init__(
        self, name: str, make: Callable[[int], Bot], close: Callable[[], None] = lambda: None
    ) -> None:
        self.name = name
        self.close = close
        self._make = make

    def player(self, seed: int) -> Bot:
        """Return a bot whose faults are told as faults of this contestant."""
        return Guarded(self._guarded_make(seed), self.name)

    def _guarded_make(self, seed: int) -> Bot:
        try:
            return self._make(seed)
        except (BotFailure, NoAnswer):
            raise
        except Exception as error:
            raise _raised(self.name, error) from error


class Guarded:
    """A bot whatever it raises is told in one sentence."""

    def __init__(self, inner: Bot, name: str) -> None:
        self._inner = inner
        self.name = name

    def choose(self, view: View) -> Act:
        """Return what the bot chooses."""
        try:
            return self._inner.choose(view)
        except (BotFailure, NoAnswer):
            raise
        except Exception as error:
            raise _raised(self.name, error) from error

    def interject(self, view: View) -> Act | None:
        """Return what the bot calls out."""
        try:
            return self._inner.interject(view)
        except (BotFailure, NoAnswer):
            raise
        except Exception as error:
            raise _raised(self.name, error) from error


def _raised(name: str, error: Exception) -> BotFailure:
    return BotFailure("raised", name, f"{type(error).__name__}: {error}")


def contestant(name: str, timeout: float = TIMEOUT) -> Contestant:
    """Return a contestant by its name.

    Args:
        name: a registered bot, perhaps with a budget; ``package.module:factory`` for what makes a
            bot from a seed; ``cmd:`` and a program with its arguments; ``hslu:`` or ``hslu-old:``
            and the address of an agent.
        timeout: seconds that a program or an agent has for an act.

    Raises:
        BotError: there is no such bot.
    """
    if ":" not in name:
        return Contestant(name, factory(name))
    if name.startswith(COMMAND):
        return _program(name, timeout)
    for prefix, dialect in HSLU.items():
        if name.startswith(prefix):
            return _agent(name, name.removeprefix(prefix), dialect, timeout)
    module, _, function = name.partition(":")
    return Contestant(name, _imported(name, module, function))


def _program(name: str, timeout: float) -> Contestant:
    from buur.arena.program import Program, ProgramBot

    program = Program(name, name.removeprefix(COMMAND), timeout)
    return Contestant(name, lambda seed: ProgramBot(name, program, seed), program.close)


def _agent(name: str, url: str, dialect: Dialect, timeout: float) -> Contestant:
    from buur.arena.hslu_agent import Agent, AgentBot

    agent = Agent(name, url, dialect, timeout)
    return Contestant(name, lambda seed: AgentBot(agent))


def _imported(name: str, module: str, factory: str) -> Callable[[int], Bot]:
    try:
        found = getattr(importlib.import_module(module), factory, None)
    except (ImportError, ValueError) as error:
        raise BotFailure("no-module", name, str(error)) from error
    if not callable(found):
        raise BotFailure("no-factory", name, factory)
    make: Callable[[int], Bot] = found
    return make
