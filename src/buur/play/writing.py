"""What a deal brings to the slate, by the rule set's way of writing (§7.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.play.stages.predicting import told_predictions
from buur.play.state import State, by_line, deal_of
from buur.scoring import raw_points, totals
from buur.seats import ByTeam, Seat

EXACT_BONUS: Final = 10
COMPENSATION_STEP: Final = 5
"""The dealer is spared a point for each five by which the predictions missed the whole."""


def written(state: State) -> ByTeam[int]:
    """Return what each line of the slate is written for the deal, now that it is played."""
    return WAYS[state.variant.score.write](state)


def _points(state: State) -> ByTeam[int]:
    deal = deal_of(state)
    return by_line(state, totals(deal.credits, len(state.scores), deal.multiplier))


def _difference(state: State) -> ByTeam[int]:
    """Return by how much each missed his prediction (variants §1.4)."""
    deal, rules = deal_of(state), state.variant.predict
    missed = [
        abs(predicted - made)
        for predicted, made in zip(told_predictions(state), state.card_points, strict=True)
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
    """Tell whether an exact prediction counts: a predicted nothing needs a trick without points."""
    deal = deal_of(state)
    took = any(trick.winner == seat for trick in deal.tricks)
    return deal.predictions[seat] != 0 or took


def _compensation(state: State) -> int:
    """Return what the dealer, who speaks last, is spared."""
    whole = sum(raw_points(deal_of(state).credits, len(state.scores), "cards"))
    whole += state.variant.score.last_trick
    return abs(sum(told_predictions(state)) - whole) // COMPENSATION_STEP


WAYS: Final[dict[str, Callable[[State], ByTeam[int]]]] = {
    "points": _points,
    "difference": _difference,
}
