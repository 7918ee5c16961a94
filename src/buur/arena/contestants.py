"""Contestants of a duel, made from names: registered bots, factories, programs, addresses."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from buur.arena.failures import BotFailure, NoAnswer
from buur.arguments import integer, number, text, wrong
from buur.bots import Bot, BotLike, factory, factory_of
from buur.bots.bot_like import label_of
from buur.bots.function_bot import IllegalAnswer
from buur.bots.registry import trained
from buur.errors import ArgumentError
from buur.notation.foreign import Dialect, is_askable
from buur.play.chance import HIGHEST_SEED
from buur.play.model.events import Act
from buur.play.partie import start
from buur.play.views import View
from buur.variants.model import Variant

if TYPE_CHECKING:
    from buur.arena.remote_bot import Channel

COMMAND: Final = "cmd:"
"""Prefix of a program with its arguments."""
HSLU: Final[dict[str, Dialect]] = {"hslu:": "V0.2", "hslu-old:": "old"}
"""Dialect of an HSLU agent, by prefix of its address."""
ZUEHLKE: Final = "zuehlke:"
"""Prefix of the port to which bots of the Jass Challenge connect."""
SOCKET_SCHEMES: Final = ("ws://", "wss://")
"""Schemes of the address of a bot that answers over a WebSocket."""
LISTEN: Final = "listen:"
"""Prefix of the port to which a bot connects over a WebSocket."""
LOCAL: Final = "127.0.0.1"
HIGHEST_PORT: Final = 65535
EXPECTED: Final = {ZUEHLKE: 4, LISTEN: 1}
"""Number of bots that connect, by prefix of the port."""
TIMEOUT: Final = 10.0
"""Time limit of an external bot for an act, in seconds."""
MAX_TIMEOUT: Final = 86_400.0
"""Longest time limit of an act, in seconds."""


class Contestant:
    """Makes the bots of one side of a duel.

    >>> from buur.bots import bot
    >>> mine = Contestant("mine", lambda seed: bot("easy", seed))
    >>> mine.player(1).name
    'mine'

    Args:
        name: the name as the caller gave it.
        make: a function that returns a bot from a seed.
        close: a function that ends processes and connections that ``make`` started.

    Raises:
        ArgumentError: an argument is of another type.
    """

    def __init__(
        self, name: str, make: Callable[[int], Bot], close: Callable[[], None] = lambda: None
    ) -> None:
        if not callable(make):
            raise wrong("make", make, "a function that makes a bot from a seed")
        if not callable(close):
            raise wrong("close", close, "a function without arguments")
        self.name = text(name, "name")
        self.close = close
        self._make = make

    def player(self, seed: int) -> Bot:
        """Return a bot whose exceptions are raised as `BotFailure` of this contestant.

        Raises:
            BotFailure: the bot cannot be made.
            ArgumentError: the seed is no whole number from 0 to 2^62 - 1.
        """
        integer(seed, 0, HIGHEST_SEED, "seed")
        with _bot_failures(self.name):
            return GuardedBot(self._make(seed), self.name)


class GuardedBot:
    """Wraps a bot and turns every exception into a `BotFailure`."""

    def __init__(self, inner: Bot, name: str) -> None:
        self._inner = inner
        self.name = name

    def choose(self, view: View) -> Act:
        """Return the bot's act for a view whose seat is on turn."""
        with _bot_failures(self.name):
            return self._inner.choose(view)

    def interject(self, view: View) -> Act | None:
        """Return the bot's claim, if any."""
        with _bot_failures(self.name):
            return self._inner.interject(view)


@contextmanager
def _bot_failures(name: str) -> Iterator[None]:
    """Convert any other exception than those of answers to the `BotFailure` of a contestant."""
    try:
        yield
    except (BotFailure, NoAnswer, IllegalAnswer):
        raise
    except Exception as error:
        raise BotFailure("raised", name, f"{type(error).__name__}: {error}") from error


class ExpectedBots(NamedTuple):
    """Bots that connect to the duel by themselves, so that it is played in one process."""

    url: str
    bots: int


def expected_bots(name: str) -> ExpectedBots | None:
    """Return the bots that have to connect for a contestant, None if it is of another kind."""
    for prefix, bots in EXPECTED.items():
        if name.startswith(prefix):
            host, port = _address(name)
            return ExpectedBots(f"ws://{host}:{port}", bots)
    return None


def check_playable(name: str, rules: Variant) -> None:
    """Raise if a contestant cannot play the rules, without connecting to it.

    Raises:
        BotFailure: its port is invalid, or its protocol does not know the game.
    """
    expected_bots(name)
    if name.startswith((ZUEHLKE, *HSLU)):
        state = start(rules, random.Random(1))
        if not is_askable(state.view(state.waiting[0])):
            raise BotFailure("other-game", name, rules.code)


def contestant(name: BotLike, timeout: float = TIMEOUT) -> Contestant:
    """Return a contestant by its name.

    >>> contestant("steady").player(1).name
    'steady'

    Args:
        name: a bot, a factory or a function, see `buur.bots.factory_of`; or a text: a registered
            bot, perhaps with a budget, perhaps followed by ``+`` and a policy file;
            ``package.module:name`` for a factory or a function there; ``cmd:`` and a program with
            its arguments; ``hslu:`` or ``hslu-old:`` and the address of an agent; ``zuehlke:`` and
            the port to which bots of the Jass Challenge connect; the address ``ws://…`` of a bot;
            ``listen:`` and the port to which a bot connects.
        timeout: the time limit of an external bot for an act, in seconds.

    Raises:
        BotError: there is no such bot, or its file holds no policy.
        BotFailure: the module has no such factory, or the external bot does not answer.
        OSError: the policy file cannot be read.
        ArgumentError: an argument is of another type, or out of range.
    """
    number(timeout, 0, MAX_TIMEOUT, "timeout")
    if not isinstance(name, str):
        return Contestant(label_of(name), factory_of(name, name="name"))
    if (make := trained(name)) is not None:
        return Contestant(name, make)
    if ":" not in name:
        return Contestant(name, factory(name))
    if name.startswith(COMMAND):
        return _program(name, timeout)
    for prefix, dialect in HSLU.items():
        if name.startswith(prefix):
            return _agent(name, name.removeprefix(prefix), dialect, timeout)
    if name.startswith(ZUEHLKE):
        return _table(name, timeout)
    if name.startswith(SOCKET_SCHEMES):
        return _socket_bot(name, timeout)
    if name.startswith(LISTEN):
        return _expected_bot(name, timeout)
    module, _, function = name.partition(":")
    return Contestant(name, _import_factory(name, module, function) if function else factory(name))


def check_bot(bot: BotLike, name: str) -> None:
    """Raise if a bot does not exist, without connecting to it.

    Args:
        bot: what `contestant` accepts.
        name: the name of the argument for the message of an error.

    Raises:
        BotError: there is no bot of this name.
        ArgumentError: it is neither a bot nor a function.
    """
    if not isinstance(bot, str):
        factory_of(bot, name=name)
    elif ":" not in bot and "+" not in bot:
        factory(bot)


def _program(name: str, timeout: float) -> Contestant:
    from buur.arena.program_channel import ProgramChannel

    return _remote_bot(name, ProgramChannel(name, name.removeprefix(COMMAND)), timeout)


def _socket_bot(name: str, timeout: float) -> Contestant:
    from buur.arena.socket_channel import connect_bot

    return _remote_bot(name, connect_bot(name, name), timeout)


def _remote_bot(name: str, channel: Channel, timeout: float) -> Contestant:
    from buur.arena.remote_bot import BotConnection, RemoteBot

    outsider = BotConnection(name, channel, timeout)
    return Contestant(name, lambda seed: RemoteBot(outsider, seed), outsider.close)


def _expected_bot(name: str, timeout: float) -> Contestant:
    from buur.arena.remote_bot import BotConnection, RemoteBot
    from buur.arena.socket_channel import ChannelListener

    door, here = ChannelListener(name, *_address(name)), list[BotConnection]()

    def make(seed: int) -> Bot:
        if not here:
            here.append(BotConnection(name, door.accept(), timeout))
        return RemoteBot(here[0], seed)

    return Contestant(name, make, door.close)


def _agent(name: str, url: str, dialect: Dialect, timeout: float) -> Contestant:
    from buur.arena.hslu_agent import Agent, AgentBot

    agent = Agent(name, url, dialect, timeout)
    return Contestant(name, lambda seed: AgentBot(agent))


def _table(name: str, timeout: float) -> Contestant:
    from buur.arena.zuehlke_bot import ZuehlkeBot
    from buur.arena.zuehlke_table import ZuehlkeTable

    table = ZuehlkeTable(name, *_address(name), timeout)
    return Contestant(name, lambda seed: ZuehlkeBot(table), table.close)


def _address(name: str) -> tuple[str, int]:
    """Return the host and the port that follow the prefix of a name."""
    host, _, port = name.partition(":")[2].rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= HIGHEST_PORT:
        raise BotFailure("bad-port", name, port or "–")
    return host or LOCAL, int(port)


def _import_factory(name: str, module: str, factory: str) -> Callable[[int], Bot]:
    try:
        found = getattr(importlib.import_module(module), factory, None)
    except (ImportError, ValueError) as error:
        raise BotFailure("no-module", name, str(error)) from error
    try:
        return factory_of(found)  # type: ignore[arg-type]
    except ArgumentError as error:
        raise BotFailure("no-factory", name, factory) from error
