"""The interface of a player at a table: bots, adapters, deputies."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from buur.play.model.events import Act
from buur.play.views import View


class Bot(Protocol):
    """A player in software. It gets a `View`, never the state."""

    @property
    def name(self) -> str:
        """The name it is chosen by, such as ``steady``."""
        ...

    def choose(self, view: View) -> Act:
        """Return one of ``view.legal``; asked when the seat is on turn."""
        ...

    def interject(self, view: View) -> Act | None:
        """Return one of ``view.legal.claims``, or None to keep silent; asked after every event."""
        ...


@runtime_checkable
class Thinks(Protocol):
    """A bot that takes its time, so that a table with people asks it in a thread."""

    waits: bool
    """Whether it waits until it is ready to think; where it does not, it answers without."""

    def is_ready(self) -> bool:
        """Tell whether it can think at once; where not, see to it that it soon will."""
        ...
