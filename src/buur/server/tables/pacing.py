"""`Pacing`: delays before the acts of bots, so that people can follow."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from buur.play.model.events import ACTS, Contributed, Cut, Event
from buur.play.partie import Partie
from buur.play.table import Table
from buur.seats import Seat
from buur.server.settings import PACES, Pace, PaceName


@dataclass(frozen=True, slots=True)
class DueEvent:
    """The next event that needs no person, and its time; valid for one version of the table."""

    event: Event
    at: float | None
    """None while it waits until a person lets it happen."""
    version: int

    @property
    def is_held(self) -> bool:
        """Whether it waits until a person lets it happen."""
        return self.at is None


_CHANCE: Final = random.Random()


class Pacing:
    """Delays for the acts of one table's bots.

    Args:
        pace: bounds of the delays; None for those of the pace that is `wanted`.
        chance: factory of the random generator; by default all tables share one.
    """

    def __init__(self, pace: Pace | None, chance: Callable[[], random.Random] | None) -> None:
        self.wanted: PaceName = "normal"
        """The pace of the table, which the persons at it choose."""
        self._pace = pace
        # Delays are no secret, so they need no cryptographic source.
        self._chance = _CHANCE if chance is None else chance()

    def time_of(
        self, event: Event, table: Table, people: Iterable[Seat], *, begun: float, now: float
    ) -> float | None:
        """Return when an event happens: now, or after a delay if it is a decision of a bot.

        The time for which the bot has really thought is part of the delay. At the pace ``tap`` the
        answer is None if only bots are to act: a person lets the event happen. Acts beside the turn
        of a person wait for nobody, nor does the cut.

        Args:
            event: the next event.
            table: the table before the event.
            people: the seats that belong to persons.
            begun: when the bot was asked.
            now: the current time.
        """
        is_count_undisputed = table.state.phase == "count" and not table.person_may_speak()
        if not isinstance(event, ACTS) or isinstance(event, Contributed) or is_count_undisputed:
            return now
        waits = self.wanted == "tap" and not isinstance(event, Cut)
        if waits and set(people).isdisjoint(table.state.waiting):
            return None
        return begun + self._delay(table.state, people)

    def _delay(self, state: Partie, people: Iterable[Seat]) -> float:
        pace = self._pace or PACES[self.wanted]
        delay = self._chance.uniform(pace.shortest, pace.longest)
        if state.deal is not None and state.deal.tricks and not state.deal.lying:
            delay += pace.after_trick
        if any(state.legal_for(seat).may_double for seat in people):
            delay += pace.for_doubling
        return delay
