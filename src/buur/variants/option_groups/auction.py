"""Options of the auction (§3.6), and the ladders of bids that they define."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from buur.variants.option_groups.solo import ContractSort
from buur.variants.options import option

Goal = Literal["points", "all_points", "match", "partie"]
"""The aim of a bid: card points, all points with those of melds, the points of the whole partie,
or ``match``: every trick, and in a misère no trick."""

MATCH: Final = "match"
ALL_POINTS: Final = 157


class Rung(NamedTuple):
    """One step of a ladder of bids."""

    height: str
    """The name of the bid; a bid of points has its number."""
    points: int
    """The points that the bidder stakes."""
    goal: Goal = "points"
    plays: ContractSort = "any"
    """The contracts that its winner may name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionRules:
    """The auction for the contract (§3.6)."""

    ladder: Literal["none", "points", "pandur", "king"] = option("none", "3.6")
    bid_low: int = option(50, "3.6", low=1, high=2000, major=True)
    bid_step: int = option(10, "3.6", low=1, high=100, major=True)
    bid_high: int = option(150, "3.6", low=1, high=5000)
    bid_top: Literal["none", "157", "match", "157_match"] = option(
        "match", "3.6", needs="ladder=points"
    )
    match_worth: int = option(
        ALL_POINTS, "3.6", low=1, high=1000, needs="ladder=points and bid_top=match|157_match"
    )
    named: Literal["with_bid", "after"] = option("with_bid", "3.6", needs="ladder=points")
    reentry: bool = option(True, "3.6")
    auction_end: Literal["all_passed", "opponents_passed"] = option("all_passed", "3.6")
    doubling: Literal["off", "double", "redouble"] = option("off", "3.6", major=True)
    double_window: Literal["standing", "next_spoken", "turn"] = option(
        "standing", "3.6", needs="doubling"
    )
    all_pass: Literal["next", "same"] = option("next", "3.6")
    bid_failed: Literal["own", "lost", "defence_takes_all"] = option(
        "own", "7.9", major=True, needs="write=bid"
    )

    @property
    def is_held(self) -> bool:
        """Whether the rules have an auction."""
        return self.ladder != "none"

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """Everything that may be bid, the lowest first."""
        return _rungs(self)

    def rung(self, height: str) -> Rung | None:
        """Return the rung of a height, None if there is none."""
        return next((rung for rung in self.rungs if rung.height == height), None)


@lru_cache(maxsize=256)
def _rungs(rules: AuctionRules) -> tuple[Rung, ...]:
    return LADDERS[rules.ladder](rules)


def _points(rules: AuctionRules) -> tuple[Rung, ...]:
    """Return the bids by points: from the lowest by steps, then all points, then the match."""
    numbers = tuple(range(rules.bid_low, rules.bid_high + 1, rules.bid_step))
    tops = rules.bid_top.split("_")
    if str(ALL_POINTS) in tops:
        numbers = (*(points for points in numbers if points < ALL_POINTS), ALL_POINTS)
    match = (Rung(MATCH, rules.match_worth, "match"),) if MATCH in tops else ()
    return (*(Rung(str(points), points) for points in numbers), *match)


def _pandur(rules: AuctionRules) -> tuple[Rung, ...]:
    """Return the bids of Pandur in ascending order: numbers, misères and Pandur itself."""
    rungs: list[Rung] = []
    specials = list(_SPECIALS)
    for points in range(rules.bid_low, rules.bid_high + 1, rules.bid_step):
        while specials and specials[0][0] < points:
            rungs.append(specials.pop(0)[1])
        rungs.append(Rung(str(points), points, "all_points", "trump"))
    return (*rungs, *(rung for _, rung in specials))


_SPECIALS: Final = (
    (200, Rung("misere", 4, "match", "misere_plain")),
    (200, Rung("misere_trump", 4, "match", "misere_trump")),
    (250, Rung("pandur", 5, "match", "plain")),
    (10_000, Rung("pandur_trump", 6, "match", "trump")),
)
"""The bids that are not numbers, each with the highest number that it beats (variants §1.6)."""


def _king(rules: AuctionRules) -> tuple[Rung, ...]:
    """Return the bids for the whole partie (variants §1.8)."""
    numbers = range(rules.bid_low, rules.bid_high + 1, rules.bid_step)
    return tuple(Rung(str(points), points, "partie") for points in numbers)


LADDERS: Final[dict[str, Callable[[AuctionRules], tuple[Rung, ...]]]] = {
    "none": lambda rules: (),
    "points": _points,
    "pandur": _pandur,
    "king": _king,
}
"""Every ladder of bids by name. A new ladder is also a new value of option ``ladder``."""
