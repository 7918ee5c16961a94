"""Points and result of a state, for comparison with the claims of a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from buur.notation.record import CLAIM_KINDS, Claim, ClaimKind, Outcome
from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.play.transitions.partie_end import score_of
from buur.seats import ByTeam

_ALWAYS: Final[frozenset[ClaimKind]] = frozenset(("tricks", "cards", "total", "score"))
"""Kinds of points that are written even if they are 0."""


def deal_score(state: State) -> DealScore | None:
    """Return the score of the deal in progress, else of the last one; None before the first."""
    if state.result is None and state.deal is not None and state.deal.is_dealt:
        return score_of(state)
    return state.history[-1] if state.history else None


def points_of(state: State, kind: ClaimKind) -> ByTeam[int] | None:
    """Return the points of one kind in the present or last deal, None before the first deal."""
    score = deal_score(state)
    if score is None:
        return None
    if kind == "score":
        return state.running
    points: ByTeam[int] = getattr(score, kind)
    return points


def claims_of(state: State) -> Iterator[Claim]:
    """Yield the claims for a deal: the main sums, and the other kinds that are not 0."""
    for kind in CLAIM_KINDS:
        points = points_of(state, kind)
        if points is not None and (kind in _ALWAYS or any(points)):
            yield Claim(kind, points)


def outcome_of(state: State) -> Outcome | None:
    """Return the result of the partie, None if it is not over."""
    result = state.result
    if result is None:
        return None
    return Outcome(result.winner, result.reason, result.scores, result.short, result.strokes)
