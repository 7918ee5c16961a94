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
"""Settings of a beginner: remembers high cards only, ignores signals and who chose the contract,
and keeps good cards too little."""


class Easy(Steady):
    """A beginner who plays the best card that he knows. Same view and seed, same act.

    Decisions before the first card and claims are those of the steady player, so a partner can rely
    on them.
    """

    name = "easy"
    settings = BEGINNER_SETTINGS
