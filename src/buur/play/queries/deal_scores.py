"""Score of a deal by line of the slate, by the rule set's option ``write`` (§7.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.play.model.state import State, by_line, deal_of
from buur.play.queries.bids import bid_points
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.putzes import putzes_by_line
from buur.play.queries.ranks import extreme_strokes, middle_strokes
from buur.play.queries.solo import solo_points
from buur.scoring import TENS, totals
from buur.seats import ByTeam, Seat

EXACT_BONUS: Final = 10
COMPENSATION_STEP: Final = 5
"""The dealer loses one point less per five by which the sum of all predictions is wrong."""


def points_by_line(state: State) -> ByTeam[int]:
    """Return the score of each line of the slate for a played deal."""
    return WAYS[state.variant.score.write](state)


def _points(state: State) -> ByTeam[int]:
    deal = deal_of(state)
    return by_line(state, totals(deal.credits, state.variant.sides, deal.multiplier))


def _declarers(state: State) -> ByTeam[int]:
    """Return the points of the line that chose the contract, 0 for the others (variants §1.13)."""
    chooser = deal_of(state).chooser
    own = None if chooser is None else state.line(chooser)
    return tuple(points if line == own else 0 for line, points in enumerate(_points(state)))


def _tens(state: State) -> ByTeam[int]:
    """Return the points in tens, rounded to the nearest, five upwards (variants §1.7)."""
    return tuple((points + TENS // 2) // TENS for points in _points(state))


def _difference(state: State) -> ByTeam[int]:
    """Return the difference between each seat's points and its prediction (variants §1.4)."""
    deal, rules = deal_of(state), state.variant.predict
    missed = [
        abs(predicted - made)
        for predicted, made in zip(deal.told_predictions, state.card_points, strict=True)
    ]
    if rules.exact_bonus:
        missed = [
            -EXACT_BONUS if gap == 0 and _earns_bonus(state, Seat(seat)) else gap
            for seat, gap in enumerate(missed)
        ]
    if rules.dealer_compensation:
        missed[deal.dealer] -= _compensation(state)
    return tuple(missed)


def _earns_bonus(state: State, seat: Seat) -> bool:
    """Tell whether an exact prediction earns the bonus; one of 0 requires a trick taken."""
    deal = deal_of(state)
    took = any(trick.winner == seat for trick in deal.tricks)
    return deal.predictions[seat] != 0 or took


def _compensation(state: State) -> int:
    """Return the points subtracted from the difference of the dealer, who predicts last."""
    whole = all_points(state) + last_bonus(state)
    return abs(sum(deal_of(state).told_predictions) - whole) // COMPENSATION_STEP


WAYS: Final[dict[str, Callable[[State], ByTeam[int]]]] = {
    "points": _points,
    "tens": _tens,
    "extremes": extreme_strokes,
    "middle": middle_strokes,
    "difference": _difference,
    "bid": bid_points,
    "putzes": putzes_by_line,
    "declarers": _declarers,
    "worth": solo_points,
}
