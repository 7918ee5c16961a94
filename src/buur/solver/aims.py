"""Aim of a seat in a deal by its rule set: most points, fewest, or a number of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from buur.contracts import Contract
from buur.errors import BuurError
from buur.play.model.deal import HIDDEN
from buur.scoring import match_credits
from buur.seats import Seat, Team

if TYPE_CHECKING:
    from buur.play.model.deal import Deal
    from buur.play.model.state import State
    from buur.variants.model import Variant

Aim = Literal["most", "fewest"] | int
"""Most or fewest points from here on, or as near as can be to a number of them."""
RANKING_SCORES: Final = ("extremes", "middle")
"""Values of option ``write`` that rank the points of all sides, so that no side has its own aim."""


_REASONS: Final = {
    "ranks": "these rules write the ranks of all sides; give the aim 'most' or 'fewest'",
    "prediction": "these rules write the distance from a prediction, which is not known; give the"
    " aim 'most' or 'fewest'",
    "open": "there is no trump yet, since it becomes known only by playing",
}


class Unsolvable(BuurError):  # noqa: N818 - names what the position is
    """A position that cannot be solved: the aim of one side, or the trumps, are not known.

    >>> from buur.solver import Position, solve
    >>> position = Position(["SJ HA", "S9 H6", "S6 HK", "SA H7"], leader=0)
    >>> try:
    ...     solve(position, "trump:S", "estimation")
    ... except Unsolvable as error:
    ...     error.code
    'prediction'

    Args:
        code: ``ranks``, ``prediction`` or ``open``; its text for people is
            ``cli-error-solve-{code}``.
    """

    def __init__(self, code: str) -> None:
        super().__init__(f"this cannot be solved: {_REASONS[code]}")
        self.code = code

    def __reduce__(self) -> tuple[type[Unsolvable], tuple[str]]:
        return type(self), (self.code,)


def aim_of(variant: Variant, contract: Contract) -> Aim:
    """Return the aim of every side under a rule set.

    Raises:
        Unsolvable: the score of a side depends on more than its own points.
    """
    if variant.score.write in RANKING_SCORES:
        raise Unsolvable("ranks")
    if variant.score.write == "difference":
        raise Unsolvable("prediction")
    # In a misère of one side, the points that a side takes count for the other.
    return "fewest" if contract.misere != variant.partie.lowest_wins else "most"


def aim_at(state: State, deal: Deal, contract: Contract) -> Aim:
    """Return the aim of the seat on turn in a deal of a record.

    Raises:
        Unsolvable: see `aim_of`; or the difference from a prediction counts, which is not known.
    """
    predicted = deal.predictions[deal.turn] if deal.predictions else None
    differs = state.variant.score.write == "difference"
    if not differs or predicted is None or predicted == HIDDEN:
        return aim_of(state.variant, contract)
    return predicted - state.card_points[deal.sides[deal.turn]]


def sides_of(variant: Variant) -> tuple[int, ...] | None:
    """Return the side of each seat if it is the same in every deal, else None."""
    return variant.teams if variant.sharing == "lines" else None


def sides_at(variant: Variant, deal: Deal) -> dict[Seat, int]:
    """Return the side of each seat that plays.

    Where only the line of the chooser is written, all other seats form one side against it.
    """
    sides = {seat: int(deal.sides[seat]) for seat in deal.order(0)}
    if variant.score.write != "declarers" or deal.chooser is None:
        return sides
    own = sides[deal.chooser]
    return {seat: int(side != own) for seat, side in sides.items()}


def match_swing(variant: Variant, whole: int, *, counters: bool) -> int:
    """Return the points by which a match helps a side, beyond the points of the cards.

    Args:
        variant: the rule set.
        whole: points of all cards and tricks, the last one included.
        counters: whether another side than that of the match has chosen the contract.
    """
    rules = variant.score
    if counters and rules.write == "declarers" and rules.counter_match != "minus100":
        return 0
    counter = rules.counter_match if counters else None
    earned = match_credits(Team(0), Team(1), tricks=whole, match=rules.match, counter=counter)
    swing = sum(points if side == 0 else -points for side, points in earned)
    return swing - (rules.last_trick if rules.match == "p002" else 0)
