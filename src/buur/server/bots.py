"""Bots for live tables: a factory by name, `ThinkingBot` for those of a pool, and `CarefulBot`."""

from __future__ import annotations

import logging
from collections.abc import Callable

from buur.play.model.events import Act
from buur.play.players import Bot, Thinks
from buur.play.views import View

_LOG = logging.getLogger(__name__)


def registered_bot(name: str, seed: int) -> Bot:
    """Return a bot by its registered name; it acts without its search until that is compiled."""
    from buur.bots.registry import bot

    player = bot(name, seed)
    if isinstance(player, Thinks):
        player.waits = False
    return player


def is_affordable(name: str, rounds: int, seconds: float) -> bool:
    """Tell whether the budget per act in a bot's name, as in ``name@300``, is within the limits."""
    from buur.bots.budget import read_budget

    budget = read_budget(name.partition("@")[2])
    if budget is None:
        return True
    return (budget.rounds or 0) <= rounds and (budget.seconds or 0) <= seconds


class ThinkingBot:
    """A bot whose acts on turn a pool computes; by itself it acts as without its search.

    Claims beside the turn do not need the search. They are found in a hundredth of a millisecond.

    Args:
        bot: the name of the bot with its budget.
        seed: its seed.
        is_ready: whether the pool answers questions now.
    """

    def __init__(self, bot: str, seed: int, is_ready: Callable[[], bool]) -> None:
        from buur.bots.levels.steady import Steady

        self.bot = bot
        """Its name with its budget."""
        self.seed = seed
        """Its seed."""
        self.name = bot.partition("@")[0]
        self.is_ready = is_ready
        """Tells whether the pool answers questions now."""
        self._heuristics: Bot = Steady(seed)

    def choose(self, view: View) -> Act:
        """Return the act that it chooses without its search."""
        return self._heuristics.choose(view)

    def interject(self, view: View) -> Act | None:
        """Return its act out of turn, None if it keeps silent."""
        return self._heuristics.interject(view)


class CarefulBot:
    """A bot whose errors and illegal acts are replaced by legal acts.

    Args:
        inner: the bot.
        substitute: the bot that chooses if ``inner`` fails; else the first legal act.
    """

    def __init__(self, inner: Bot, substitute: Bot | None = None) -> None:
        self._inner = inner
        self._substitute = substitute

    @property
    def thinker(self) -> ThinkingBot | None:
        """The bot inside if a pool computes its acts."""
        return self._inner if isinstance(self._inner, ThinkingBot) else None

    @property
    def is_preparing(self) -> bool:
        """Whether its pool is not ready yet; until then it acts without its search."""
        return self.thinker is not None and not self.thinker.is_ready()

    @property
    def substitute(self) -> Bot:
        """The bot that acts if this one exceeds its time: the substitute, else this bot itself."""
        return self if self._substitute is None else CarefulBot(self._substitute)

    @property
    def name(self) -> str:
        """The name of the bot inside."""
        return self._inner.name

    def choose(self, view: View) -> Act:
        """Return the choice of the bot, else of its substitute, else the first legal act."""
        for player in (self._inner, self._substitute):
            act = None if player is None else _legal_choice(player, view)
            if act is not None:
                return act
        return next(iter(view.legal))

    def accept(self, act: Act | None, view: View) -> Act:
        """Return an act on turn that a pool has computed, else one of the substitute."""
        if act is not None and act in view.legal:
            return act
        _LOG.error("bot %s chose %s, which is not legal", self.name, act)
        return self.substitute.choose(view)

    def interject(self, view: View) -> Act | None:
        """Return the bot's act out of turn; None if it has none or fails."""
        try:
            act = self._inner.interject(view)
        except Exception:  # noqa: BLE001 - a bot's error must not stop the table
            _LOG.exception("bot %s failed beside its turn", self.name)
            return None
        if act is None or act in view.legal:
            return act
        _LOG.error("bot %s called %s, which is not legal", self.name, act)
        return None


def _legal_choice(player: Bot, view: View) -> Act | None:
    """Return a bot's choice, None if it fails or is illegal."""
    try:
        act = player.choose(view)
    except Exception:  # noqa: BLE001 - a bot's error must not stop the table
        _LOG.exception("bot %s failed on turn", player.name)
        return None
    if act in view.legal:
        return act
    _LOG.error("bot %s chose %s, which is not legal", player.name, act)
    return None
