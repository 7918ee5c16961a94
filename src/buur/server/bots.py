"""Bots at a live table: made by name, and never able to stop the game."""

from __future__ import annotations

import logging

from buur.play.events import Act
from buur.play.players import Bot
from buur.play.views import View

_LOG = logging.getLogger(__name__)


def registered_bot(name: str, seed: int) -> Bot:
    """Return a bot by the name under which it is registered."""
    from buur.bots.registry import bot

    return bot(name, seed)


class CarefulBot:
    """A bot whose faults cost it its choice, not the others their game."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner

    @property
    def name(self) -> str:
        """The name of the bot inside."""
        return self._inner.name

    def choose(self, view: View) -> Act:
        """Return what the bot chooses, or the first legal act where it fails."""
        try:
            act = self._inner.choose(view)
        except Exception:  # noqa: BLE001 - whatever a bot does, the others play on
            _LOG.exception("bot %s failed on turn", self.name)
        else:
            if act in view.legal:
                return act
            _LOG.error("bot %s chose %s, which is not legal", self.name, act)
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
