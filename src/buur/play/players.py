"""Protocols of players in software: `Bot`, and `Thinks` for a bot that computes for long."""

from __future__ import annotations

from typing import Protocol, TypeGuard, runtime_checkable

from buur.play.model.events import Act
from buur.play.views import View


class Bot(Protocol):
    """A player in software. It gets a `View`, never the state.

    >>> from buur.bots import bot
    >>> mine: Bot = bot("steady", seed=1)
    >>> mine.name
    'steady'
    """

    @property
    def name(self) -> str:
        """The name by which users choose the bot, such as ``steady``."""
        ...

    def choose(self, view: View) -> Act:
        """Return one of ``view.legal``; asked when the seat is on turn."""
        ...

    def interject(self, view: View) -> Act | None:
        """Return one of ``view.legal.claims``, or None to keep silent; asked after every event."""
        ...


def is_bot(value: object) -> TypeGuard[Bot]:
    """Tell whether a value has what a `Bot` has; a class of bots is none."""
    methods = (getattr(value, name, None) for name in ("choose", "interject"))
    return not isinstance(value, type) and all(map(callable, methods)) and hasattr(value, "name")


@runtime_checkable
class Thinks(Protocol):
    """A bot that computes for long, so that a table with people asks it in another process."""

    waits: bool
    """Whether it waits until it is ready to search; if not, it answers without a search."""

    def is_ready(self) -> bool:
        """Tell whether it can search now; if it cannot, start to prepare the search."""
        ...
