"""`TurnClock`: the time that each person at a table for friends has left for her act."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from buur.seats import Seat
from buur.server.storage.models import ThinkingTime


class TurnTime(NamedTuple):
    """Seconds for an act, and a bank for a deal from which longer acts draw."""

    turn: float
    bank: float


TIMES: Final[Mapping[ThinkingTime, TurnTime]] = {
    "normal": TurnTime(turn=20, bank=90),
    "long": TurnTime(turn=60, bank=300),
}


class TurnClock:
    """The time that persons have left for their acts.

    Args:
        time: the time for an act and for a deal.
    """

    def __init__(self, time: TurnTime) -> None:
        self._time = time
        self._deal = -1
        self._used: dict[Seat, float] = {}
        """Seconds of its bank that a seat has used in this deal."""
        self._since: dict[Seat, float] = {}
        """By seat that has to act: since when."""

    @property
    def running(self) -> tuple[tuple[Seat, float], ...]:
        """The seats that have to act, each with the time since when."""
        return tuple(sorted(self._since.items()))

    def follow(self, waiting: Collection[Seat], deal: int, now: float) -> None:
        """Run for the persons for whom others wait, from now on.

        Args:
            waiting: their seats.
            deal: the number of the deal; a new one fills the banks.
            now: the current time in seconds.
        """
        for seat in set(self._since).difference(waiting):
            self.stop(seat, now)
        if deal != self._deal:
            self._deal = deal
            self._used.clear()
        for seat in waiting:
            self._since.setdefault(seat, now)

    def stop(self, seat: Seat, now: float) -> None:
        """Stop for a seat that has acted, or for which nobody waits any more."""
        since = self._since.pop(seat, None)
        if since is not None:
            over = max(0.0, now - since - self._time.turn)
            self._used[seat] = min(self._time.bank, self._used.get(seat, 0.0) + over)

    def forget(self, seat: Seat) -> None:
        """Begin anew for a seat with another player."""
        self._since.pop(seat, None)
        self._used.pop(seat, None)

    def deadline(self, seat: Seat) -> float | None:
        """Return when the time of a seat ends, None while nobody waits for it."""
        since = self._since.get(seat)
        if since is None:
            return None
        return since + self._time.turn + self._time.bank - self._used.get(seat, 0.0)
