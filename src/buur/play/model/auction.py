"""`Auction`: its calls and its highest bid; `Stake`: the bid that a deal is played for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from buur.play.model.events import Bid, Doubled, Passed
from buur.seats import Seat
from buur.variants.option_groups.auction import Goal
from buur.variants.option_groups.solo import number_worth


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction of a deal; all of it is public."""

    calls: tuple[Bid | Passed | Doubled, ...] = ()
    """The calls in the order in which they were made."""

    @property
    def top(self) -> Bid | None:
        """The highest bid, None before the first."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def since_top(self) -> tuple[Passed | Doubled, ...]:
        """The calls after the highest bid; all calls if nobody has bid."""
        return tuple(reversed(tuple(self._backwards())))

    def _backwards(self) -> Iterator[Passed | Doubled]:
        for call in reversed(self.calls):
            if isinstance(call, Bid):
                return
            yield call

    @property
    def factor(self) -> int:
        """The factor of the bid: 1, 2 after a double, 4 after a redouble."""
        return 1 << sum(isinstance(call, Doubled) for call in self.calls)

    def passed(self, *, ever: bool) -> frozenset[Seat]:
        """Return the seats that have passed since the highest bid, with ``ever`` at any time."""
        calls = self.calls if ever else self.since_top
        return frozenset(call.seat for call in calls if isinstance(call, Passed))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake:
    """The highest bid of an auction, as the deal is played for it."""

    seat: Seat
    height: str
    goal: Goal
    points: int
    """The points at stake, before a double."""
    factor: int
    """1, 2 or 4."""
    made: bool
    """Whether the bid has been made so far."""

    @property
    def worth(self) -> int:
        """The points for the bid, which go to its side if it is made, else to the opponents."""
        points = number_worth(self.points) if self.goal == "all_points" else self.points
        return points * self.factor
