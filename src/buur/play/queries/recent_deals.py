"""Scores of past deals: those on which the rest of a partie may depend, and those for programs.

A server that keeps only these needs no more memory for a partie of a thousand deals than for one of
a few.
"""

from __future__ import annotations

from typing import Final

from buur.play.model.result import DealScore
from buur.play.model.state import State

RECENT: Final = 32
"""Number of the last deals that are kept in any case, for players and programs."""


def recent_deals(state: State) -> tuple[DealScore, ...]:
    """Return the scores of the last deals, and of earlier ones that the rules still look at.

    Rows of a checklist are played once. Strokes by rank look at every round, other strokes at the
    deals with every trick (variants §1.7, §2).

    Args:
        state: the state of the partie.
    """
    earlier, last = state.history[:-RECENT], state.history[-RECENT:]
    strokes = state.variant.partie.strokes
    if not earlier or state.variant.checklist.rows or strokes == "low_half":
        return state.history
    if strokes == "off":
        return last
    return (*(score for score in earlier if score.matched is not None), *last)


def shown_deals(state: State) -> tuple[DealScore, ...]:
    """Return the scores that a program needs to act: the last deals, or all with a checklist."""
    return state.history if state.variant.checklist.rows else state.history[-RECENT:]
