"""A beginner who plays in earnest: he takes what he sees and forgets what is gone."""

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
"""He counts no trumps, gives and reads no signals, makes nothing of who chose, and keeps his good
cards for later less than he should."""


class Easy(Steady):
    """A beginner, never a clown: each act is the best he knows. Same view and seed, same act.

    What is said before the first card, and claims, are those of the steady player: a partner can
    rely on both.
    """

    name = "easy"
    settings = BEGINNER_SETTINGS
