"""Bots at a live table: made by name, and never able to stop the game."""

from __future__ import annotations

import logging

from buur.play.model.events import Act
from buur.play.players import Bot, Thinks
from buur.play.views import View

_LOG = logging.getLogger(__name__)


def registered_bot(name: str, seed: int) -> Bot:
    """Return a bot by the name under which it is registered."""
    from buur.bots.registry import bot

    player = bot(name, seed)
    if isinstance(player, Thinks):
        player.waits = False
    return player


def early_bot(name: str, seed: int) -> Bot:
    """Return a registered bot; one that thinks gets ready from now on, not when first asked."""
    player = registered_bot(name, seed)
    if isinstance(player, Thinks):
        from buur.bots.readiness import READINESS

        READINESS.get_ready()
    return player


def is_affordable(name: str, rounds: int, seconds: float) -> bool:
    """Tell whether the budget behind a bot's name is within these limits for an act."""
    from buur.bots.budget import read_budget

    budget = read_budget(name.partition("@")[2])
    if budget is None:
        return True
    return (budget.rounds or 0) <= rounds and (budget.seconds or 0) <= seconds


class CarefulBot:
    """A bot whose faults cost it its choice, not the others their game.

    Args:
        inner: who plays.
        stand_in: acts in its place where it fails; by default the first legal act does.
    """

    def __init__(self, inner: Bot, substitute: Bot | None = None) -> None:
        self._inner = inner
        self._substitute = substitute

    @property
    def thinks(self) -> bool:
        """Whether it takes its time."""
        return isinstance(self._inner, Thinks)

    @property
    def is_preparing(self) -> bool:
        """Whether it cannot think yet, so that it plays without."""
        return isinstance(self._inner, Thinks) and not self._inner.is_ready()

    @property
    def substitute(self) -> Bot:
        """Who acts while this one thinks for too long, as careful."""
        return self if self._substitute is None else CarefulBot(self._substitute)

    @property
    def name(self) -> str:
        """The name of the bot inside."""
        return self._inner.name

    def choose(self, view: View) -> Act:
        """Return what the bot chooses, or else its stand-in, or the first legal act."""
        for player in (self._inner, self._substitute):
            act = None if player is None else _lawful(player, view)
            if act is not None:
                return act
        return next(iter(view.legal))

    def interject(self, view: View) -> Act | None:
        """Return what the bot calls out, or nothing where it fails."""
        try:
            act = self._inner.interject(view)
        except Exception:  # noqa: BLE001 - whatever a bot does, the others play on
            _LOG.exception("bot %s failed beside its turn", self.name)
            return None
        if act is None or act in view.legal:
            return act
        _LOG.error("bot %s called %s, which is not legal", self.name, act)
        return None


def _lawful(player: Bot, view: View) -> Act | None:
    """Return what a bot chooses, None where it fails."""
    try:
        act = player.choose(view)
    except Exception:  # noqa: BLE001 - whatever a bot does, the others play on
        _LOG.exception("bot %s failed on turn", player.name)
        return None
    if act in view.legal:
        return act
    _LOG.error("bot %s chose %s, which is not legal", player.name, act)
    return None
