"""The easy player: the heuristics with the memory of a beginner."""

from __future__ import annotations

from typing import Final

from buur.bots.features.limited_memory import remember_top_cards
from buur.bots.heuristics.settings import HeuristicSettings
from buur.bots.heuristics.weights import Weights
from buur.bots.levels.steady import Steady

BEGINNER_SETTINGS: Final = HeuristicSettings(
    remember=remember_top_cards,
    reads_signals=False,
    weights=Weights(chooser_trumps=1.0, pusher_trumps=1.0, signal=0.0, capture=8.0),
)
"""No count of trumps, no signals, nothing inferred from who chose, good cards kept too little."""


class Easy(Steady):
    """A beginner, never a clown: each act is the best he knows. Same view and seed, same act.

    What is said before the first card, and claims, are those of the steady player: a partner can
    rely on both.
    """

    name = "easy"
    settings = BEGINNER_SETTINGS
